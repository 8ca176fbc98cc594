"""The linear policy of Pax Illuminaten.

One function for each kind of decision gives the features of its options. The weights were learned
in self-play (`weights.csv`, by `examples/train_linear_policy.py`).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.illuminaten.bot.feature_names import (
    ABILITY_FEATURES,
    ABLE,
    AT_COURT,
    CONSPIRING,
    CONTESTING,
    COURT_FEATURES,
    DISPLACING,
    DISPLACING_WITH,
    EVENT_FEATURES,
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
    WEIGHTS,
)
from camarilla.games.illuminaten.bot.features import (
    TurnFeatures,
    acting_features,
    attack_features,
    card_features,
    favor_features,
    flag,
    hand_strength,
    place_features,
    site_features,
    targets,
    yield_features,
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
from camarilla.games.illuminaten.rules.cast import as_illuminaten
from camarilla.games.illuminaten.rules.ids import (
    DAGGER,
    FACTIONS,
    GRAND_MASTER,
    HAMMERS,
    ROYAL_ARCH,
    SECOND,
    THIRD,
)
from camarilla.games.illuminaten.rules.main_actions.contest import DEFENDER
from camarilla.games.illuminaten.rules.main_actions.displace import rivals_discs
from camarilla.games.illuminaten.rules.strength import initial_strengths, is_even
from camarilla.games.illuminaten.rules.tables import ABILITY, DEGREE, FACTIONS_OF, STRENGTH
from camarilla.kernel.frames import OPERATION, first, second, third
from camarilla.kernel.game import CHANCE, State
from camarilla.search.linear_policy import LinearPolicy, SoftmaxChoice
from camarilla.search.policy import Policy

LEARNED: Final = frozenset(
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
"""The operations whose decisions have features."""


@mypyc_attr(allow_interpreted_subclasses=True)
class IlluminatenLinearPolicy(LinearPolicy):
    """Learned weights; rules of thumb for decisions without features."""

    def __init__(self, fallback: Policy) -> None:
        super().__init__(WEIGHTS, fallback)

    def players(self, s: State) -> int:
        return as_illuminaten(s).setup.players

    def options(self, s: State, weights: list[float]) -> SoftmaxChoice | None:
        return options(as_illuminaten(s), weights)


def options(s: Board, weights: list[float]) -> SoftmaxChoice | None:
    """The options of whoever is to act, with their features; None where nothing was learned.

    What can be claimed or fulfilled is left to the rules of thumb, which do it.
    """
    legal = s.legal()
    number = s.stack[-1] & OPERATION
    if s.actor() == CHANCE or len(legal) == 1 or number not in LEARNED:
        return None
    if number == op.MENU:
        for action in legal:
            if CLAIM <= action < USE_FACTION:
                return None
    choice = SoftmaxChoice(weights)
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
            choice.add(action, INTERROGATING, yield_features(s, s.active, action - AT))
    elif number == op.REFILL_COURT:
        court(s, legal, choice)
    elif number in (op.YIELD, op.LOSER_GAINS):
        seat = s.actor()
        for action in legal:
            choice.add(action, TAKING, favor_features(s, seat, action - TAKE))
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
            choice.add(action, SCOUTING_AT, site_features(s, s.active, action - AT))
    elif number == op.EXCLUDE_AT:
        influence(s, legal, choice, EXCLUDING_AT)
    elif number == op.DISPLACE_AT:
        for action in legal:
            choice.add(action, DISPLACING, attack_features(s, s.active, action - AT))
    elif number == op.DISPLACE_SLOTS:
        slots(s, legal, choice)
    elif number == op.PLAY_SPECIAL:
        play_special(s, legal, choice)
    else:
        keep_event(s, legal, choice)
    return choice


def menu(s: Board, legal: list[int], choice: SoftmaxChoice) -> None:
    """X5.2: what to do next; to end the turn is the reference."""
    turn = TurnFeatures(s)
    plain = turn.vector(0)
    for action in legal:
        if action <= DISPLACE:
            choice.add(action, MAIN + TURN * action, turn.vector(targets(s, action)))
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


def ability(s: Board, legal: list[int], choice: SoftmaxChoice) -> None:
    """X7.1, X7.2: the ability, or quick favor; to skip both is the reference."""
    turn = TurnFeatures(s)
    card = first(s.stack[-1])
    for action in legal:
        if action == USE:
            features = [1.0, turn.favor, turn.late, flag(turn.mains == 0)]
            choice.add(action, ABLE + len(ABILITY_FEATURES) * ABILITY[card], features)
        elif action == QUICK:
            degree = DEGREE[card]
            features = [
                1.0,
                turn.favor,
                turn.kinds,
                flag(degree == SECOND),
                flag(degree == THIRD),
                flag(degree == ROYAL_ARCH),
                flag(turn.mains == 0),
            ]
            choice.add(action, QUICKLY, features)
        else:
            choice.add(SKIP, 0, [])


def play_special(s: Board, legal: list[int], choice: SoftmaxChoice) -> None:
    """X5.1: a special event, or none."""
    turn = TurnFeatures(s)
    features = [1.0, turn.favor, turn.late]
    for action in legal:
        if action == PASS:
            choice.add(action, 0, [])
        else:
            choice.add(action, PLAYING + len(EVENT_FEATURES) * (action - PLAY - FACTIONS), features)


def keep_event(s: Board, legal: list[int], choice: SoftmaxChoice) -> None:
    """X9.2: an edict takes favor from all and will pay; a special is for later."""
    turn = TurnFeatures(s)
    seat = s.active
    for action in legal:
        event = action - KEEP
        if event >= FACTIONS:
            features = [1.0, turn.favor, turn.late]
            choice.add(action, KEEPING + len(EVENT_FEATURES) * (event - FACTIONS), features)
            continue
        rival = 0
        for other in range(s.setup.players):
            if other != seat:
                rival = max(rival, s.favor[other * FACTIONS + event])
        own = s.favor[seat * FACTIONS + event]
        choice.add(action, KEEPING_EDICT, [1.0, own / 3.0, rival / 3.0, turn.late, turn.discs])


def court(s: Board, legal: list[int], choice: SoftmaxChoice) -> None:
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
        features = [1.0, hand_strength(card), favor / 4.0, again]
        choice.add(action, AT_COURT + len(COURT_FEATURES) * ABILITY[card], features)


def influence(s: Board, legal: list[int], choice: SoftmaxChoice, start: int) -> None:
    """X6.2, X6.5: where discs go, or which card goes."""
    favor = TurnFeatures(s).favor
    for action in legal:
        choice.add(action, start, place_features(s, s.active, action - AT, favor))


def more(s: Board, choice: SoftmaxChoice) -> None:
    """X6.2: another disc on the same card, or none."""
    seat = s.active
    turn = TurnFeatures(s)
    place = second(s.stack[-1])
    at_place = place_features(s, seat, place, 0.0)
    discs = s.discs[place]
    own, others = d.count(discs, seat), d.others(discs, seat)
    features = [
        1.0,
        turn.favor,
        flag(own == others),
        at_place[0],
        at_place[1],
        flag(own > others),
        flag(turn.mains == 0),
    ]
    choice.add(MORE, MORE_DISCS, features)
    choice.add(DONE, 0, [])


def lay(s: Board, legal: list[int], choice: SoftmaxChoice, start: int) -> None:
    """X6.1, X6.5: a card from hand into the field."""
    place = second(s.stack[-1])
    for action in legal:
        choice.add(action, start, card_features(s, s.active, place, action - LAY))


def with_card(s: Board, legal: list[int], choice: SoftmaxChoice, start: int, reach: int) -> None:
    """X6: the acting card pays and reaches."""
    for action in legal:
        choice.add(action, start, acting_features(s, s.active, action - WITH, reach))


def slots(s: Board, legal: list[int], choice: SoftmaxChoice) -> None:
    """X6.6: how many discs are attacked at once."""
    favor = TurnFeatures(s).favor
    for action in legal:
        mask = action - SLOT_SET + 1
        count = float((mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1))
        choice.add(action, TARGETING, [count, count * favor])


def contest(s: Board, legal: list[int], choice: SoftmaxChoice) -> None:
    """X6.6b: a card for the contest, knowing who is stronger so far."""
    seat = s.actor()
    gap = 0
    for place in range(len(s.stack)):
        asked = s.stack[place]
        if asked & OPERATION == op.CONTEST_OUTCOME:
            defender = second(asked) >> DEFENDER
            attack, defence = initial_strengths(s, first(asked), s.active, defender, third(asked))
            gap = attack - defence if seat == s.active else defence - attack
    even = is_even(s)
    close = flag(-5 < gap < 5)
    for action in legal:
        card = action - CONTEST
        strength = STRENGTH[card]
        number = strength / 6.0 if strength < DAGGER else 0.0
        dagger, hammers = strength == DAGGER, strength == HAMMERS
        features = [
            number,
            number * close,
            flag(dagger and gap < 0 and not even),
            flag(dagger and (gap >= 0 or even)),
            flag(hammers and gap > 0 and not even),
            flag(hammers and (gap <= 0 or even)),
            flag(DEGREE[card] >= GRAND_MASTER),
        ]
        choice.add(action, CONTESTING, features)


def pay(s: Board, legal: list[int], choice: SoftmaxChoice) -> None:
    """X4.1, X4.2: the favor of least value."""
    seat = s.active
    for action in legal:
        group = action >= PAY_GROUP
        type = action - (PAY_GROUP if group else PAY_ONE)
        features = favor_features(s, seat, type)
        features.append(flag(s.favor[seat * FACTIONS + type] == 1))
        features.append(flag(group))
        choice.add(action, PAYING, features)
