"""O1 Setup, O9 mixed sets, O10.1 draws, O11.1 chosen set-aside: all that is dealt or drawn."""

from typing import cast

from camarilla.games.oriflamme.rules.actions import (
    ASIDES,
    DRAW,
    FIRST,
    INCLUDE,
    LEFTWARD,
    RIGHTWARD,
)
from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import PAIRS, PRINCE
from camarilla.games.oriflamme.rules.events import (
    CHOSE_DIRECTION,
    CHOSE_FIRST,
    DREW,
    INCLUDED,
    SET_CARD_ASIDE,
)
from camarilla.games.oriflamme.rules.operations import (
    CHOOSE_DIRECTION,
    CHOOSE_FIRST,
    DRAW_CARD,
    INCLUDE_CARDS,
    MAKE_PILES,
    SET_ASIDE_CARD,
)
from camarilla.kernel.frames import first, frame
from camarilla.kernel.game import CHANCE


def ask_include(s: Board, by_pairs: int) -> bool:
    """O9.1: chance picks one of each pair, or any ten."""
    count = len(s.setup.kinds)
    if by_pairs:
        kinds = list(PAIRS[count])
    else:
        kinds = [kind for kind in range(20) if kind not in s.setup.kinds]
    return s.ask(CHANCE, frame(INCLUDE_CARDS, by_pairs), [INCLUDE + kind for kind in kinds])


def include(s: Board, by_pairs: int, kind: int) -> None:
    setup = s.setup.copy()
    setup.kinds = (*setup.kinds, kind)
    s.say(INCLUDED, "O9.1", kind)
    if len(setup.kinds) < 10:
        s.stack.append(frame(INCLUDE_CARDS, by_pairs))
    else:
        setup.kinds = tuple(sorted(setup.kinds))
    s.setup = setup


def ask_first(s: Board) -> bool:
    """O1.5"""
    options = [FIRST + player for player in range(s.setup.players)]
    return s.ask(CHANCE, CHOOSE_FIRST, options)


def choose_first(s: Board, player: int) -> None:
    setup = s.setup.copy()
    setup.first = player
    s.setup = setup
    s.say(CHOSE_FIRST, "O1.5", player)


def ask_direction(s: Board) -> bool:
    """O1.5"""
    return s.ask(CHANCE, CHOOSE_DIRECTION, [RIGHTWARD, LEFTWARD])


def choose_direction(s: Board, action: int) -> None:
    setup = s.setup.copy()
    setup.step = 1 if action == RIGHTWARD else -1
    s.setup = setup
    s.say(CHOSE_DIRECTION, "O1.5", 0 if action == RIGHTWARD else 1)


def deal(s: Board) -> None:
    """O1.3: every family has its ten cards; the Twin lies in front (O9.1: with the Prince)."""
    s.hands = [list(s.setup.kinds)] * s.setup.families
    if PRINCE in s.setup.kinds:
        s.twins = (1 << s.setup.families) - 1
    if s.setup.players == 2:
        s.stack.append(MAKE_PILES)
    for family in reversed(aside_order(s)):
        s.stack += [frame(SET_ASIDE_CARD, family)] * 3


def aside_order(s: Board) -> list[int]:
    """In which order the families set their cards aside.

    By chance in their own; O11.1: by choice from the first player clockwise, each player's
    families one after the other.
    """
    players, families = s.setup.players, s.setup.families
    if not s.setup.chosen_aside:
        return list(range(families))
    return [
        family
        for turn in range(players)
        for family in range((s.setup.first + turn) % players, families, players)
    ]


def ask_set_aside(s: Board, asked: int) -> bool:
    """O1.3 at random, O11.1 by the player in secret."""
    family = first(asked)
    actor = s.setup.player_of(family) if s.setup.chosen_aside else CHANCE
    return s.ask(actor, asked, cast("list[int]", [ASIDES[kind] for kind in s.hands[family]]))


def set_aside(s: Board, family: int, kind: int) -> None:
    take_from_hand(s, family, kind)
    s.asides[family] |= 1 << kind
    if s.out is not None:
        rule = "O11.1" if s.setup.chosen_aside else "O1.3"
        s.say(SET_CARD_ASIDE, rule, s.setup.player_of(family), family, kind)


def make_piles(s: Board) -> None:
    """O10.1: the seven cards left of each family; three are drawn as the hand."""
    piles: list[int] = []
    for hand in s.hands:
        pile = 0
        for kind in hand:
            pile |= 1 << kind
        piles.append(pile)
    s.piles = tuple(piles)
    s.hands = [[]] * s.setup.families
    draw_each(s, 3)


def draw_each(s: Board, count: int) -> None:
    """O10.1, O10.2: each family draws cards, in their order."""
    for family in range(s.setup.families - 1, -1, -1):
        s.stack += [frame(DRAW_CARD, family)] * count


def ask_draw(s: Board, asked: int) -> bool:
    """O10.1"""
    pile = s.piles[first(asked)]
    return s.ask(CHANCE, asked, [DRAW + kind for kind in s.setup.kinds if pile >> kind & 1])


def draw(s: Board, family: int, kind: int) -> None:
    piles = list(s.piles)
    piles[family] &= ~(1 << kind)
    s.piles = tuple(piles)
    s.hands[family] = sorted([*s.hands[family], kind])
    s.say(DREW, "O10.1", s.setup.player_of(family), family, kind)


def take_from_hand(s: Board, family: int, kind: int) -> None:
    hand = s.hands[family][:]
    hand.remove(kind)
    s.hands[family] = hand
