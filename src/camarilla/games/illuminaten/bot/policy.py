"""How a practised player of Pax Illuminaten plays without thinking, by habit.

For every kind of decision the reasons that count, one function each. How much they count was
learned in games (`illuminaten_habits.csv`, by `examples/teach.py`).
"""

from typing import Final

from camarilla.games.illuminaten.bot.feature_names import (
    ABLE,
    AT_COURT,
    CONSPIRING,
    CONTESTING,
    DISPLACING,
    DISPLACING_WITH,
    EXCLUDING,
    EXCLUDING_AT,
    EXCLUDING_WITH,
    EXTRA,
    INFLUENCING,
    INTERROGATING,
    KEEPING,
    KEEPING_EDICT,
    MAIN,
    MORE_DISCS,
    OF_ABILITY,
    OF_COURT,
    OF_EVENT,
    PAYING,
    PLAYING,
    QUICKLY,
    SCOUTING,
    SCOUTING_AT,
    SCOUTING_WITH,
    TAKING,
    TARGETING,
    TURN,
    USING,
)
from camarilla.games.illuminaten.bot.features import (
    Turn,
    flag,
    hand_strength,
    of_acting,
    of_attack,
    of_card,
    of_favor,
    of_place,
    of_site,
    of_yield,
    targets,
)
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules import operations as op
from camarilla.games.illuminaten.rules.actions import (
    AT,
    BUY_BY_CONVENT,
    BUY_BY_PROPAGANDA,
    CLAIM,
    CONSPIRE,
    CONTEST,
    COURT,
    DISPLACE,
    DONE,
    END,
    KEEP,
    LAY,
    LOOK_AT_HAND,
    LOOK_AT_PLOT,
    MORE,
    PASS,
    PAY_GROUP,
    PAY_ONE,
    PLAY,
    QUICK,
    REWARD_EXCLUDE,
    REWARD_INFLUENCE,
    REWARD_REASSIGN,
    SKIP,
    SLOT_SET,
    TAKE,
    USE,
    USE_FACTION,
    WITH,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.ids import (
    DAGGER,
    FACTIONS,
    GRAND_MASTER,
    HAMMERS,
    ROYAL_ARCH,
    SECOND,
    THIRD,
)
from camarilla.games.illuminaten.rules.main_actions.displace import rivals_discs
from camarilla.games.illuminaten.rules.strength import initial_strengths, is_even
from camarilla.games.illuminaten.rules.tables import ABILITY, DEGREE, FACTIONS_OF, STRENGTH
from camarilla.kernel.frames import OPERATION, first, second, third
from camarilla.kernel.game import CHANCE
from camarilla.search.linear_policy import Choice

WEIGHED: Final = frozenset(
    {
        op.MENU,
        op.ABILITY,
        op.PLAY_SPECIAL,
        op.KEEP_EVENT,
        op.REFILL_COURT,
        op.INFLUENCE_AT,
        op.INFLUENCE_MORE,
        op.INTERROGATE_AT,
        op.SCOUT_WITH,
        op.SCOUT_AT,
        op.SCOUT_LAY,
        op.EXCLUDE_WITH,
        op.EXCLUDE_AT,
        op.EXCLUDE_LAY,
        op.DISPLACE_WITH,
        op.DISPLACE_AT,
        op.DISPLACE_SLOTS,
        op.CONTEST_LAY,
        op.YIELD,
        op.LOSER_GAINS,
        op.PAY,
    }
)


def weigh(s: Board, weights: list[float]) -> Choice | None:
    """What speaks for each option of whoever is to act; None without a choice that was taught.

    What can be claimed or fulfilled is, without weighing.
    """
    legal = s.legal()
    number = s.stack[-1] & OPERATION
    if s.actor() == CHANCE or len(legal) == 1 or number not in WEIGHED:
        return None
    if number == op.MENU:
        for action in legal:
            if CLAIM <= action < USE_FACTION:
                return None
    choice = Choice(weights)
    if number == op.MENU:
        menu(s, legal, choice)
    elif number == op.PAY:
        pay(s, legal, choice)
    elif number == op.ABILITY:
        ability(s, legal, choice)
    elif number == op.INFLUENCE_AT:
        influence(s, legal, choice, INFLUENCING)
    elif number == op.INFLUENCE_MORE:
        more(s, choice)
    elif number == op.INTERROGATE_AT:
        for action in legal:
            choice.add(action, INTERROGATING, of_yield(s, s.active, action - AT))
    elif number == op.REFILL_COURT:
        court(s, legal, choice)
    elif number in (op.YIELD, op.LOSER_GAINS):
        seat = s.actor()
        for action in legal:
            choice.add(action, TAKING, of_favor(s, seat, action - TAKE))
    elif number == op.CONTEST_LAY:
        contest(s, legal, choice)
    elif number == op.SCOUT_LAY:
        lay(s, legal, choice, SCOUTING)
    elif number == op.EXCLUDE_LAY:
        lay(s, legal, choice, EXCLUDING)
    elif number == op.SCOUT_WITH:
        with_card(s, legal, choice, SCOUTING_WITH, s.down())
    elif number == op.DISPLACE_WITH:
        with_card(s, legal, choice, DISPLACING_WITH, rivals_discs(s))
    elif number == op.EXCLUDE_WITH:
        with_card(s, legal, choice, EXCLUDING_WITH, s.up & ~rivals_discs(s))
    elif number == op.SCOUT_AT:
        for action in legal:
            choice.add(action, SCOUTING_AT, of_site(s, s.active, action - AT))
    elif number == op.EXCLUDE_AT:
        influence(s, legal, choice, EXCLUDING_AT)
    elif number == op.DISPLACE_AT:
        for action in legal:
            choice.add(action, DISPLACING, of_attack(s, s.active, action - AT))
    elif number == op.DISPLACE_SLOTS:
        slots(s, legal, choice)
    elif number == op.PLAY_SPECIAL:
        play_special(s, legal, choice)
    else:
        keep_event(s, legal, choice)
    return choice


def menu(s: Board, legal: list[int], choice: Choice) -> None:
    """X5.2: what to do next; to end the turn is what all is measured by."""
    turn = Turn(s)
    plain = turn.reasons(0)
    for action in legal:
        if action <= DISPLACE:
            choice.add(action, MAIN + TURN * action, turn.reasons(targets(s, action)))
        elif action == END:
            choice.add(action, 0, [])
        elif action >= CONSPIRE:
            card = action - CONSPIRE
            choice.add(action, CONSPIRING + TURN * ABILITY[card], plain)
        elif action < REWARD_INFLUENCE:
            choice.add(action, USING + TURN * (action - USE_FACTION), plain)
        else:
            choice.add(action, EXTRA + TURN * extra(action), plain)


def extra(action: int) -> int:
    """The place of an extra action in `EXTRA_IDS`."""
    if action < REWARD_REASSIGN:
        return 0
    if action < REWARD_EXCLUDE:
        return 1
    if action < BUY_BY_PROPAGANDA:
        return 2
    if action < BUY_BY_CONVENT:
        return 3
    if action < LOOK_AT_HAND:
        return 4
    return 5 if action < LOOK_AT_PLOT else 6


def ability(s: Board, legal: list[int], choice: Choice) -> None:
    """X7.1, X7.2: the ability, or quick favor; to skip both is what all is measured by."""
    turn = Turn(s)
    card = first(s.stack[-1])
    for action in legal:
        if action == USE:
            reasons = [1.0, turn.favor, turn.late, flag(turn.mains == 0)]
            choice.add(action, ABLE + len(OF_ABILITY) * ABILITY[card], reasons)
        elif action == QUICK:
            degree = DEGREE[card]
            reasons = [
                1.0,
                turn.favor,
                turn.kinds,
                flag(degree == SECOND),
                flag(degree == THIRD),
                flag(degree == ROYAL_ARCH),
                flag(turn.mains == 0),
            ]
            choice.add(action, QUICKLY, reasons)
        else:
            choice.add(SKIP, 0, [])


def play_special(s: Board, legal: list[int], choice: Choice) -> None:
    """X5.1: a special event, or none."""
    turn = Turn(s)
    reasons = [1.0, turn.favor, turn.late]
    for action in legal:
        if action == PASS:
            choice.add(action, 0, [])
        else:
            choice.add(action, PLAYING + len(OF_EVENT) * (action - PLAY - FACTIONS), reasons)


def keep_event(s: Board, legal: list[int], choice: Choice) -> None:
    """X9.2: an edict takes favor from all and will pay; a special is for later."""
    turn = Turn(s)
    seat = s.active
    for action in legal:
        event = action - KEEP
        if event >= FACTIONS:
            reasons = [1.0, turn.favor, turn.late]
            choice.add(action, KEEPING + len(OF_EVENT) * (event - FACTIONS), reasons)
            continue
        rival = 0
        for other in range(s.setup.players):
            if other != seat:
                rival = max(rival, s.favor[other * FACTIONS + event])
        own = s.favor[seat * FACTIONS + event]
        choice.add(action, KEEPING_EDICT, [1.0, own / 3.0, rival / 3.0, turn.late, turn.discs])


def court(s: Board, legal: list[int], choice: Choice) -> None:
    """X9.3: a card from the court, or one from the deck."""
    again = float(first(s.stack[-1]))
    seat = s.active
    for action in legal:
        if action == PASS:
            choice.add(action, 0, [])
            continue
        card = s.court[action - COURT]
        favor = 0
        for faction in range(FACTIONS):
            if FACTIONS_OF[card] >> faction & 1:
                favor += s.favor[seat * FACTIONS + faction]
        reasons = [1.0, hand_strength(card), favor / 4.0, again]
        choice.add(action, AT_COURT + len(OF_COURT) * ABILITY[card], reasons)


def influence(s: Board, legal: list[int], choice: Choice, start: int) -> None:
    """X6.2, X6.5: where discs go, or which card goes."""
    favor = Turn(s).favor
    for action in legal:
        choice.add(action, start, of_place(s, s.active, action - AT, favor))


def more(s: Board, choice: Choice) -> None:
    """X6.2: another disc on the same card, or none."""
    seat = s.active
    turn = Turn(s)
    place = second(s.stack[-1])
    look = of_place(s, seat, place, 0.0)
    discs = s.discs[place]
    own, others = d.count(discs, seat), d.others(discs, seat)
    reasons = [
        1.0,
        turn.favor,
        flag(own == others),
        look[0],
        look[1],
        flag(own > others),
        flag(turn.mains == 0),
    ]
    choice.add(MORE, MORE_DISCS, reasons)
    choice.add(DONE, 0, [])


def lay(s: Board, legal: list[int], choice: Choice, start: int) -> None:
    """X6.1, X6.5: a card from hand into the field."""
    place = second(s.stack[-1])
    for action in legal:
        choice.add(action, start, of_card(s, s.active, place, action - LAY))


def with_card(s: Board, legal: list[int], choice: Choice, start: int, reach: int) -> None:
    """X6: the acting card pays and reaches."""
    for action in legal:
        choice.add(action, start, of_acting(s, s.active, action - WITH, reach))


def slots(s: Board, legal: list[int], choice: Choice) -> None:
    """X6.6: how many discs are attacked at once."""
    favor = Turn(s).favor
    for action in legal:
        mask = action - SLOT_SET + 1
        count = float((mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1))
        choice.add(action, TARGETING, [count, count * favor])


def contest(s: Board, legal: list[int], choice: Choice) -> None:
    """X6.6b: a card for the contest, knowing who is stronger so far."""
    seat = s.actor()
    gap = 0
    for place in range(len(s.stack)):
        asked = s.stack[place]
        if asked & OPERATION == op.CONTEST_OUTCOME:
            defender = second(asked) >> 3
            attack, defence = initial_strengths(s, first(asked), s.active, defender, third(asked))
            gap = attack - defence if seat == s.active else defence - attack
    even = is_even(s)
    close = flag(-5 < gap < 5)
    for action in legal:
        card = action - CONTEST
        strength = STRENGTH[card]
        number = strength / 6.0 if strength < DAGGER else 0.0
        dagger, hammers = strength == DAGGER, strength == HAMMERS
        reasons = [
            number,
            number * close,
            flag(dagger and gap < 0 and not even),
            flag(dagger and (gap >= 0 or even)),
            flag(hammers and gap > 0 and not even),
            flag(hammers and (gap <= 0 or even)),
            flag(DEGREE[card] >= GRAND_MASTER),
        ]
        choice.add(action, CONTESTING, reasons)


def pay(s: Board, legal: list[int], choice: Choice) -> None:
    """X4.1, X4.2: what is missed least."""
    seat = s.active
    for action in legal:
        group = action >= PAY_GROUP
        type = action - (PAY_GROUP if group else PAY_ONE)
        reasons = of_favor(s, seat, type)
        reasons.append(flag(s.favor[seat * FACTIONS + type] == 1))
        reasons.append(flag(group))
        choice.add(action, PAYING, reasons)
