"""K1.4 and K3: the first player, and the first phase, sharing influence."""

from camarilla.games.king.rules import events, story
from camarilla.games.king.rules.actions import FAVOUR, FIRST, INDEX, KEEP, MIDDLE, TAKE
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import KING, is_king
from camarilla.games.king.rules.edicts import carry_out
from camarilla.games.king.rules.operations import (
    CHOOSE_FIRST,
    DRAW_CARD,
    END_TURN,
    PLACE_CARD,
    TAKE_CARD,
    TURN_UP_CARD,
)
from camarilla.kernel.frames import first, frame
from camarilla.kernel.game import CHANCE


def ask_first(s: Board) -> bool:
    """K1.4"""
    options = [FIRST + seat for seat in range(s.setup.players)]
    return s.ask(CHANCE, CHOOSE_FIRST, options)


def choose_first(s: Board, action: int) -> None:
    """K1.4: the first player is the first adviser."""
    s.leader = INDEX[action]
    s.say(events.CHOSE_FIRST, "K1.4", s.leader)
    begin_turn(s)


def begin_turn(s: Board) -> None:
    """K3.1: all three places are empty."""
    s.begin_chapter()
    s.kept = 0
    s.shown = 0
    s.favoured = 0
    s.say(events.TURN_BEGAN, "K3.1", s.leader, s.turns_over() + 1)
    s.stack.append(DRAW_CARD)


def ask_draw(s: Board) -> bool:
    """K3.1: the top card is any of the undrawn cards (K1.3)."""
    return s.ask(CHANCE, DRAW_CARD, s.drawable)


def draw(s: Board, action: int) -> None:
    """K3.1: the adviser alone sees the card."""
    face = INDEX[action]
    kind = s.setup.kinds[face]
    s.undrawn[kind] -= 1
    if not s.undrawn[kind]:
        s.drawable = s.drawable[:]
        s.drawable.remove(action)
    s.deck -= 1
    s.drawn = kind
    s.say(events.DREW, "K3.1", s.leader, face)
    s.stack.append(PLACE_CARD)


def ask_place(s: Board) -> bool:
    """K3.1: any place that still has room this turn."""
    options: list[int] = []
    if not s.kept:
        options.append(KEEP)
    if s.shown < s.setup.players - 1:
        options.append(MIDDLE)
    if not s.favoured:
        options.append(FAVOUR)
    return s.ask_openly(s.leader, PLACE_CARD, options)


def place(s: Board, action: int) -> None:
    """K3.1"""
    seat, kind = s.leader, s.drawn
    face = s.setup.faces[kind]
    s.drawn = -1
    if action == KEEP:
        s.kept = 1
    elif action == MIDDLE:
        s.shown += 1
    else:
        s.favoured = 1
    everything_placed = s.kept + s.shown + s.favoured == s.setup.players + 1
    s.stack.append(frame(TAKE_CARD, 1) if everything_placed else DRAW_CARD)
    if action == KEEP:
        s.note(seat, story.KEPT, kind)
        s.say(events.KEPT, "K3.1", seat, face)
        take_in(s, seat, kind)
    elif action == MIDDLE:
        s.middle.append(kind)
        s.note(seat, story.TO_MIDDLE, kind)
        s.say(events.TO_MIDDLE, "K3.1", seat, face)
    else:
        s.favour.append(kind)
        s.note(seat, story.TO_FAVOUR, kind)
        s.say(events.TO_FAVOUR, "K3.1", seat, face)


def take_in(s: Board, seat: int, kind: int) -> None:
    """K3.4: a King card is shown and resolved at once, any other goes to the pile."""
    if is_king(kind):
        s.say(events.SHOWED_KING, "K3.4", seat, s.setup.faces[kind])
        carry_out(s, seat, kind - KING)
    else:
        s.gain(seat, kind)


def ask_take(s: Board, distance: int) -> bool:
    """K3.2: cards of one kind make one choice (K2.4)."""
    options: list[int] = []
    for kind in s.middle:
        action = TAKE + s.setup.faces[kind]
        if action not in options:
            options.append(action)
    seat = (s.leader + distance) % s.setup.players
    return s.ask_openly(seat, frame(TAKE_CARD, distance), options)


def take(s: Board, asked: int, face: int) -> None:
    """K3.2"""
    distance = first(asked)
    seat = (s.leader + distance) % s.setup.players
    kind = s.setup.kinds[face]
    s.middle.remove(kind)
    s.note(seat, story.TOOK, kind)
    s.say(events.TOOK, "K3.2", seat, face)
    next_seat = distance + 1 < s.setup.players
    s.stack.append(frame(TAKE_CARD, distance + 1) if next_seat else END_TURN)
    take_in(s, seat, kind)


def end_turn(s: Board) -> None:
    """K3.3, K4.1: with an empty deck the next adviser is the first player of the auction."""
    s.leader = s.left_of(s.leader)
    if s.deck:
        begin_turn(s)
        return
    s.kept = 0
    s.shown = 0
    s.favoured = 0
    s.favour.sort()
    s.say(events.AUCTION_BEGAN, "K4.1", s.leader, len(s.favour))
    s.stack.append(TURN_UP_CARD)
