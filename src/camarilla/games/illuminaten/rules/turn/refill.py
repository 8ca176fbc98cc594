"""X9.3, X9.4: hands and the court are filled, the turn passes on, the game is scored."""

from typing import Final

from camarilla.games.illuminaten.rules.actions import COURT, DISCARD, PASS, SPACE
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.dealing import ask_from_deck, luminaries, take_from_deck
from camarilla.games.illuminaten.rules.events import (
    COURT_FILLED,
    COURT_MOVED_ON,
    DISCARDED,
    SCORED,
    THREW_OFF,
    WON,
)
from camarilla.games.illuminaten.rules.favor.payment import push_due
from camarilla.games.illuminaten.rules.ids import EVERY_FACTION, FACTIONS, NOTHING
from camarilla.games.illuminaten.rules.lodges import points
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    BEGIN_TURN,
    DRAW_TO_HAND,
    END_TURN,
    FILL_COURT,
    REFILL,
    REFILL_COURT,
    REFILL_HAND,
    REFRESH_COURT,
)
from camarilla.games.illuminaten.rules.tables import LUMINARIES
from camarilla.games.illuminaten.rules.turn import event_deck
from camarilla.games.illuminaten.rules.turn.specials import take_from_court
from camarilla.kernel.frames import first, frame

COURT_PLACES: int = 5
EDICTS_TO_END: int = 5
"""X9.4"""


def hand_size(s: Board, seat: int) -> int:
    return s.hands[seat].bit_count()


def begin_after_automaton(s: Board) -> None:
    """X10.2: the court first, then an opponent who was in a contest draws up."""
    for seat in range(s.setup.players - 1, 0, -1):
        if s.contested >> seat & 1:
            s.stack.append(frame(REFILL_HAND, seat))
    s.stack.append(frame(REFRESH_COURT))


def discard_played(s: Board) -> None:
    """X9.3: the chain, contest cards and plan cards."""
    for card in s.chain:
        s.to_discard(card)
    s.chain = ()
    for card in range(LUMINARIES):
        if s.contest_cards >> card & 1:
            s.to_discard(card)
    s.contest_cards = 0


def has_favor(s: Board) -> bool:
    base = s.active * FACTIONS
    return max(s.favor[base : base + FACTIONS]) > 0


def clear_turn(s: Board) -> None:
    s.mains = 0
    s.boosts = 0
    s.used = 0
    s.used_factions = 0
    s.yielded = 0
    s.scouted = 0
    s.contested = 0


def score(s: Board) -> None:
    """X9.4"""
    for seat in range(s.setup.players):
        for faction in range(FACTIONS):
            count = s.discs_in(seat, s.largest[faction])
            if count:
                s.say(SCORED, "X9.4", seat, faction, count)
    for seat in best_seats(s):
        s.say(WON, "X9.4", seat)


def best_seats(s: Board) -> list[int]:
    """X9.4: most points; tie: more faction cards; then shared."""
    ranks = [points(s, seat) * 10 + s.holders.count(seat) for seat in range(s.setup.players)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


class Refill(Operation):
    number = REFILL

    def proceed(self, s: Board, asked: int) -> bool:
        """X9.3: the others first, from the left of the active player, then the active player."""
        discard_played(s)
        s.stack.append(frame(END_TURN))
        if s.setup.is_automaton(s.active):
            begin_after_automaton(s)
            return False
        s.stack.append(frame(REFRESH_COURT))
        s.stack.append(frame(REFILL_HAND, s.active))
        s.stack.append(frame(REFILL_COURT))
        for seat in reversed(s.seats_from(s.active)):
            if seat != s.active and not s.setup.is_automaton(seat):
                s.stack.append(frame(REFILL_HAND, seat))
        return False


class RefillHand(Operation):
    """Argument: the seat."""

    number = REFILL_HAND
    kind = "discard"
    rule = "X9.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X9.3: draw up to the limit, or discard down to it."""
        seat = first(asked)
        missing = s.hand_limit(seat) - hand_size(s, seat)
        if missing < 0:
            return s.ask(seat, asked, luminaries(DISCARD, s.hands[seat]))
        if missing:
            s.stack.append(frame(DRAW_TO_HAND, seat, missing))
        return False

    def answer(self, s: Board, asked: int, action: int) -> None:
        seat, card = first(asked), SPACE.index(action)
        s.from_hand(seat, card)
        s.to_discard(card)
        s.say(THREW_OFF, "X9.3", seat, card)
        s.stack.append(asked)


class RefillCourt(Operation):
    """Argument: 1 for the second card."""

    number = REFILL_COURT
    kind = "court"
    rule = "X9.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X9.3: one card is free; two cost 1 favor, and one of them is the steward's.

        A player who wants two takes the steward's first.
        """
        options: list[int] = []
        is_second = first(asked) == 1
        if hand_size(s, s.active) < s.hand_limit(s.active) and (not is_second or has_favor(s)):
            for place in range(COURT_PLACES):
                if s.court[place] >= 0:
                    options.append(COURT + place)
        if not options:
            return False
        options.append(PASS)
        return s.ask(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        if action == PASS:
            return
        place = SPACE.index(action)
        take_from_court(s, place, "X9.3")
        if first(asked) == 1:
            push_due(s, EVERY_FACTION, 1)
        elif place == s.steward:
            s.stack.append(frame(REFILL_COURT, 1))


class RefreshCourt(Operation):
    number = REFRESH_COURT

    def proceed(self, s: Board, asked: int) -> bool:
        """X9.3: the card under the steward goes, the steward steps right, gaps are filled."""
        card = s.court[s.steward]
        if card >= 0:
            s.court[s.steward] = NOTHING
            s.to_discard(card)
            s.say(DISCARDED, "X9.3", s.active, card)
        s.steward = (s.steward + 1) % COURT_PLACES
        s.say(COURT_MOVED_ON, "X9.3", s.steward)
        s.stack.append(frame(FILL_COURT))
        return False


class FillCourt(Operation):
    number = FILL_COURT
    kind = "draw"
    rule = "X9.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X9.3: from left to right."""
        return NOTHING in s.court and ask_from_deck(s, asked)

    def answer(self, s: Board, asked: int, action: int) -> None:
        place, card = s.court.index(NOTHING), SPACE.index(action)
        s.court[place] = card
        s.say(COURT_FILLED, "X9.3", place, card)
        take_from_deck(s, card)
        s.stack.append(asked)


class EndTurn(Operation):
    number = END_TURN

    def proceed(self, s: Board, asked: int) -> bool:
        """X5, X9.4: the next player's turn, or the end when a round ends after the fifth edict."""
        clear_turn(s)
        s.active = s.next_seat(s.active)
        if s.active == s.setup.first:
            if event_deck.edicts_discarded(s) >= EDICTS_TO_END:
                score(s)
                return False
            s.round += 1
        s.stack.append(frame(BEGIN_TURN))
        return False


OPERATIONS: Final[list[Operation]] = [
    Refill(),
    RefillHand(),
    RefillCourt(),
    RefreshCourt(),
    FillCourt(),
    EndTurn(),
]
