"""Features of the decisions within an action of Pax Illuminaten: where, with what, at what cost."""

from camarilla.games.illuminaten.bot.feature_names import (
    CONTESTING,
    MORE_DISCS,
    PAYING,
    TARGETING,
)
from camarilla.games.illuminaten.bot.features import (
    TurnFeatures,
    acting_features,
    card_features,
    favor_features,
    flag,
    place_features,
)
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules import operations as op
from camarilla.games.illuminaten.rules.actions import (
    AT,
    CONTEST,
    DONE,
    LAY,
    MORE,
    PAY_GROUP,
    PAY_ONE,
    SLOT_SET,
    WITH,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.ids import (
    DAGGER,
    FACTIONS,
    GRAND_MASTER,
    HAMMERS,
)
from camarilla.games.illuminaten.rules.main_actions.aim import defender as defender_of
from camarilla.games.illuminaten.rules.strength import initial_strengths, is_even
from camarilla.games.illuminaten.rules.tables import DEGREE, STRENGTH
from camarilla.kernel.frames import OPERATION, first, second, third
from camarilla.search.linear_policy import SoftmaxChoice


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
            defender = defender_of(second(asked))
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
