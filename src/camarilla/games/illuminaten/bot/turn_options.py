"""Features of the decisions of a turn in Pax Illuminaten: what to do, which cards to keep."""

from camarilla.games.illuminaten.bot.feature_names import (
    ABILITY_FEATURES,
    ABLE,
    AT_COURT,
    CONSPIRING,
    COURT_FEATURES,
    EVENT_FEATURES,
    EXTRA,
    KEEPING,
    KEEPING_EDICT,
    MAIN,
    PLAYING,
    QUICKLY,
    TURN,
    USING,
)
from camarilla.games.illuminaten.bot.features import (
    TurnFeatures,
    flag,
    hand_strength,
    targets,
)
from camarilla.games.illuminaten.rules.actions import (
    BUY_BY_CONVENT,
    BUY_BY_PROPAGANDA,
    CONSPIRE,
    COURT,
    DISPLACE,
    END,
    KEEP,
    LOOK_AT_HAND,
    LOOK_AT_PLOT,
    PASS,
    PLAY,
    QUICK,
    REWARD_EXCLUDE,
    REWARD_INFLUENCE,
    REWARD_REASSIGN,
    SKIP,
    USE,
    USE_FACTION,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.ids import (
    FACTIONS,
    ROYAL_ARCH,
    SECOND,
    THIRD,
)
from camarilla.games.illuminaten.rules.tables import ABILITY, DEGREE, FACTIONS_OF
from camarilla.kernel.frames import first
from camarilla.search.linear_policy import SoftmaxChoice


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
