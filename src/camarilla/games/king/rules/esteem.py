"""K4: the second phase, gaining esteem."""

from camarilla.games.king.rules import events, story
from camarilla.games.king.rules.actions import INDEX, LOSE, PASS, PAY, TURN_UP
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import GOLD, KING, is_gold, is_king
from camarilla.games.king.rules.edicts import carry_out
from camarilla.games.king.rules.operations import (
    END_SALE,
    LOSE_CARD,
    MAKE_BID,
    OPEN_BIDDING,
    PAY_CARDS,
    PAY_GOLD,
    RECEIVE,
    TURN_UP_CARD,
)
from camarilla.games.king.rules.scoring import tell_result
from camarilla.kernel.frames import first, frame, second
from camarilla.kernel.game import CHANCE


def ask_turn_up(s: Board) -> bool:
    """K4.2; K4.7: the game ends with the favour pile."""
    if not s.favour:
        tell_result(s)
        return False
    options: list[int] = []
    last = -1
    for kind in s.favour:
        if kind != last:
            options.append(TURN_UP + s.setup.faces[kind])
            last = kind
    return s.ask(CHANCE, TURN_UP_CARD, options)


def turn_up(s: Board, face: int) -> None:
    """K4.2"""
    s.begin_chapter()
    kind = s.setup.kinds[face]
    s.favour.remove(kind)
    s.sale = kind
    s.excluded = 0
    s.note(s.leader, story.TURNED_UP, kind)
    s.say(events.TURNED_UP, "K4.2", s.leader, face)
    s.stack.append(OPEN_BIDDING)


def open_bidding(s: Board) -> None:
    """K4.2, K4.6: from the first player on, all who are not excluded; earlier bids are void."""
    s.high = 0
    s.high_seat = -1
    s.passed = s.excluded
    s.bidder = s.leader
    if next_bidder(s, s.leader):
        if s.excluded:
            s.say(events.BIDDING_AGAIN, "K4.6", s.setup.faces[s.sale])
        s.stack.append(MAKE_BID)
    else:
        discard_unsold(s, "K4.6")


def next_bidder(s: Board, seat: int) -> bool:
    """Whether anybody is to bid, `seat` or the next clockwise; then it is their turn."""
    for _ in range(s.setup.players):
        if not s.passed >> seat & 1 and seat != s.high_seat:
            s.bidder = seat
            return True
        seat = s.left_of(seat)
    return False


def bids(s: Board) -> list[int]:
    """K4.2, K4.8: a pass, and every higher bid that somebody could pay."""
    return s.setup.card_bids[s.high] if is_gold(s.sale) else s.setup.gold_bids[s.high]


def ask_bid(s: Board) -> bool:
    """K4.2, K4.8: a player who cannot go higher can only pass."""
    return s.ask_openly(s.bidder, MAKE_BID, bids(s))


def make_bid(s: Board, action: int) -> None:
    """K4.2, K4.3"""
    seat = s.bidder
    if action == PASS:
        s.passed |= 1 << seat
        s.note(seat, story.PASSED)
        s.say(events.PASSED, "K4.2", seat)
    else:
        s.high = INDEX[action] + 1
        s.high_seat = seat
        s.note(seat, story.BID, s.high)
        s.say(events.BID, "K4.2", seat, s.high)
    if next_bidder(s, s.left_of(seat)):
        s.stack.append(MAKE_BID)
    elif s.high:
        settle(s, s.high_seat)
    else:
        discard_unsold(s, "K4.3")


def discard_unsold(s: Board, rule: str) -> None:
    """K4.3 all have passed, K4.6 all are excluded: the card is discarded face up."""
    s.note(s.leader, story.UNSOLD, s.sale)
    s.say(events.UNSOLD, rule, s.setup.faces[s.sale])
    s.stack.append(END_SALE)


def settle(s: Board, seat: int) -> None:
    """K4.6: a winner who can pay must; one who cannot is excluded."""
    s.say(events.WON_BIDDING, "K4.3", seat, s.setup.faces[s.sale], s.high)
    means = s.sizes[seat] if is_gold(s.sale) else s.gold_sum(seat)
    if means < s.high:
        fail(s, seat)
        return
    s.stack.append(frame(RECEIVE, seat))
    s.stack.append(frame(PAY_CARDS if is_gold(s.sale) else PAY_GOLD, seat, s.high))


def fail(s: Board, seat: int) -> None:
    """K4.6: a card by the neighbour's hand, if there is one; then the bidding starts afresh."""
    s.excluded |= 1 << seat
    s.note(seat, story.FAILED, s.high)
    s.say(events.FAILED, "K4.6", seat, s.high)
    s.stack.append(OPEN_BIDDING)
    if s.sizes[seat]:
        s.stack.append(frame(LOSE_CARD, seat))


def ask_loss(s: Board, seat: int) -> bool:
    """K4.6: each card equally likely."""
    faces = s.setup.faces
    options = [LOSE + faces[kind] for kind in s.kinds_held(seat)]
    return s.ask(CHANCE, frame(LOSE_CARD, seat), options)


def lose(s: Board, seat: int, face: int) -> None:
    """K4.6: the owner alone knows which card is gone."""
    kind = s.setup.kinds[face]
    s.give_up(seat, kind)
    s.note(seat, story.LOST, kind)
    s.say(events.LOST, "K4.6", seat, s.left_of(seat), face)


def ask_gold(s: Board, asked: int) -> bool:
    """K4.4: Gold, one card after the other; what a hand holds is not public."""
    seat = first(asked)
    options: list[int] = []
    for kind in range(GOLD, GOLD + 3):
        if s.holds(seat, kind):
            options.append(PAY + s.setup.faces[kind])
    return s.ask(seat, asked, options)


def pay_gold(s: Board, asked: int, face: int) -> None:
    """K4.4: face up; no change is given."""
    seat, due = first(asked), second(asked)
    kind = s.setup.kinds[face]
    s.give_up(seat, kind)
    s.note(seat, story.PAID, kind)
    s.say(events.PAID, "K4.4", seat, face)
    value = kind - GOLD + 1
    if value < due:
        s.stack.append(frame(PAY_GOLD, seat, due - value))


def ask_cards(s: Board, asked: int) -> bool:
    """K4.5: any card of the hand."""
    seat = first(asked)
    faces = s.setup.faces
    return s.ask(seat, asked, [PAY + faces[kind] for kind in s.kinds_held(seat)])


def pay_card(s: Board, asked: int, face: int) -> None:
    """K4.5: face down."""
    seat, due = first(asked), second(asked)
    kind = s.setup.kinds[face]
    s.give_up(seat, kind)
    s.note(seat, story.GAVE, kind)
    s.say(events.GAVE, "K4.5", seat, face)
    if due > 1:
        s.stack.append(frame(PAY_CARDS, seat, due - 1))


def receive(s: Board, seat: int) -> None:
    """K4.4, K4.5: the card goes to hand; a King card is resolved at once."""
    kind = s.sale
    face = s.setup.faces[kind]
    s.note(seat, story.RECEIVED, kind)
    s.stack.append(END_SALE)
    if is_king(kind):
        s.say(events.SHOWED_KING, "K4.4", seat, face)
        carry_out(s, seat, kind - KING)
    else:
        s.gain(seat, kind)
        s.say(events.RECEIVED, "K4.5" if is_gold(kind) else "K4.4", seat, face)


def end_sale(s: Board) -> None:
    """K4.7"""
    s.sale = -1
    s.high = 0
    s.high_seat = -1
    s.passed = 0
    s.excluded = 0
    s.leader = s.left_of(s.leader)
    s.bidder = s.leader
    s.stack.append(TURN_UP_CARD)
