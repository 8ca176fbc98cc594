"""O2 and O3: rounds and their placement phase."""

from typing import Final, cast

from camarilla.games.oriflamme.rules.actions import (
    LEFT_END,
    ON_PLACE,
    PLACINGS,
    RIGHT_END,
    SECOND_PLACINGS,
    Placings,
    is_second,
    placed_kind,
    placed_spot,
)
from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import FAMILY, card_of, family_bits
from camarilla.games.oriflamme.rules.dealing import draw_each, take_from_hand
from camarilla.games.oriflamme.rules.events import PLACED, ROUND_BEGAN
from camarilla.games.oriflamme.rules.operations import (
    BEGIN_ROUND,
    END_ROUND,
    NEXT_PLACE,
    PLACE_CARD,
)

ROUNDS: Final = 6
"""O2: the rounds of a game."""


def begin_round(s: Board) -> None:
    """O2.1"""
    s.round += 1
    s.placed = 0
    s.placed_families = 0
    s.turn = s.first_player()
    s.say(ROUND_BEGAN, "O2.1", s.round, s.turn)
    s.stack.append(END_ROUND)
    s.stack.append(PLACE_CARD)


def end_round(s: Board) -> None:
    """O2.2, O10.2"""
    if s.round == ROUNDS:
        return
    s.stack.append(BEGIN_ROUND)
    if s.setup.players == 2 and s.round <= 4:
        draw_each(s, 1)


def ask_place(s: Board) -> bool:
    """O3.1; O10.2: two players choose which of their families places first."""
    player = s.turn
    if s.setup.players > 2:
        return s.ask(player, PLACE_CARD, placings(s, player, PLACINGS))
    options: list[int] = []
    if not s.placed_families >> player & 1:
        options += placings(s, player, PLACINGS)
    second = s.setup.second_family(player)
    if not s.placed_families >> second & 1:
        options += placings(s, second, SECOND_PLACINGS)
    return s.ask(player, PLACE_CARD, options)


def placings(s: Board, family: int, actions: Placings) -> list[int]:
    """Every card of the family's hand at every spot that O3.1 allows."""
    hand = s.hands[family]
    if not s.row:
        at_left_end = actions.at[LEFT_END]
        return cast("list[int]", [at_left_end[kind] for kind in hand])
    options: list[object] = []
    for kind in hand:
        options += actions.ends[kind]
    mark = family_bits(family)
    spot = ON_PLACE
    for card in s.row:
        if card & FAMILY == mark:
            at_spot = actions.at[spot]
            options += [at_spot[kind] for kind in hand]
        spot += 1
    return cast("list[int]", options)


def place_card(s: Board, action: int) -> None:
    """O3.1, O3.2: then the next player clockwise; O10.2: two players alternate."""
    player = s.turn
    family = s.setup.second_family(player) if is_second(action) else player
    kind = placed_kind(action)
    take_from_hand(s, family, kind)
    place = put(s, card_of(family, kind), placed_spot(action))
    if s.out is not None:
        covering = 1 if s.under[place] else 0
        s.say(PLACED, "O3.2" if covering else "O3.1", player, family, kind, place, covering)
    s.placed += 1
    s.placed_families |= 1 << family
    if s.placed < s.setup.families:
        s.turn = (player + 1) % s.setup.players
        s.stack.append(PLACE_CARD)
    else:
        begin_activation(s)


def put(s: Board, card: int, spot: int) -> int:
    """Put a card at an end of the row or on a place; the place it is now at."""
    if spot == LEFT_END:
        s.insert(0, card)
        return 0
    if spot == RIGHT_END:
        s.insert(len(s.row), card)
        return len(s.row) - 1
    s.cover(spot - ON_PLACE, card)
    return spot - ON_PLACE


def begin_activation(s: Board) -> None:
    """O4.1: the pointer stands before the first place in the direction of activation."""
    s.pointer = 0 if s.setup.step == 1 else len(s.row)
    s.standing = False
    s.active = -1
    s.stack.append(NEXT_PLACE)
