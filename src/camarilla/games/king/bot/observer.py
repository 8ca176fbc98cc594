"""What a seat knows and sees in For the King (K7)."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.king.rules.actions import DRAW, FAVOUR, KEEP, MIDDLE, PASS
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import GOLD, GOVERNMENT, is_king
from camarilla.games.king.rules.cast import as_king
from camarilla.games.king.rules.game import King
from camarilla.games.king.rules.gold_posterior import BidModel
from camarilla.games.king.rules.information import KingInformation
from camarilla.games.king.rules.operations import (
    DRAW_CARD,
    LOSE_CARD,
    MAKE_BID,
    PAY_CARDS,
    PLACE_CARD,
)
from camarilla.games.king.rules.story import BID, PASSED, VERB_IDS, seat_of, verb_of, what_of
from camarilla.kernel.frames import OPERATION, first
from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.observer import Observer, PastDecision

BIDS: Final = BidModel(bluff=0.03, restraint=0.45)
"""Bots never bid what they cannot pay, and pass in three to seven of ten cases if they could pay
more; people may bluff now and then."""
UNSEEN: Final = -1
"""The key of an action of which a seat sees nothing."""
SHOWN: Final = -10
PLACES: Final = 10
"""Keys of placings that show the card begin below `SHOWN`; there are fewer places than these."""
NO_PLACE: Final = -1
"""Not a single place: there is a choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class KingObserver(Observer):
    """Others' draws, face-down payments and losses are hidden."""

    def determinize(self, game: Game, info: InformationState, rng: Random) -> State:
        """A player who bids can usually pay, and one who passes often cannot pay more."""
        if isinstance(game, King):
            return game.sample_with_beliefs(info, rng, BIDS)
        return game.sample(info, rng)

    def has_past(self, info: InformationState) -> bool:
        """Whether somebody has bid or passed since the bidding was opened."""
        if not isinstance(info, KingInformation) or info.frames[-1] & OPERATION != MAKE_BID:
            return False
        return info.story[-1].kind in (VERB_IDS[BID], VERB_IDS[PASSED])

    def past_decisions(self, state: State, seat: int) -> list[PastDecision]:
        """What the others bid for the card that is being sold, or that they passed (K4.2)."""
        s = as_king(state)
        if s.stack[-1] & OPERATION != MAKE_BID:
            return []
        bidding: list[int] = []
        for entry in reversed(s.story):
            if verb_of(entry) not in (BID, PASSED):
                break
            bidding.append(entry)
        found: list[PastDecision] = []
        high, high_seat, passed = 0, -1, s.excluded
        for entry in reversed(bidding):
            who = seat_of(entry)
            bids = s.setup.card_bids[high] if s.sale >= GOLD else s.setup.gold_bids[high]
            if who != seat and len(bids) > 1:
                then = as_king(s.clone())
                then.high, then.high_seat, then.passed = high, high_seat, passed
                then.bidder = who
                then.run()
                is_pass = verb_of(entry) == PASSED
                found.append(PastDecision(then, PASS if is_pass else bids[what_of(entry) - high]))
            if verb_of(entry) == PASSED:
                passed |= 1 << who
            else:
                high, high_seat = what_of(entry), who
        return found

    def private_key(self, state: State) -> int:
        """Where a card goes depends on the card; a bid, on the bidder's cards of its domain."""
        s = as_king(state)
        op = s.stack[-1] & OPERATION
        if op == PLACE_CARD:
            return 1 + s.drawn
        if op == MAKE_BID and s.sale < GOVERNMENT:
            return 1 + held(s, s.bidder, s.setup.domain[s.sale])
        return 0

    def observation_key(self, state: State, action: int, seat: int) -> int:
        """K7: others' draws, face-down payments and losses look all alike."""
        s = as_king(state)
        top = s.stack[-1]
        op = top & OPERATION
        if op == DRAW_CARD:
            if s.leader == seat:
                return action
            kind = s.setup.kinds[action - DRAW]
            place = only_place(s)
            return placing_key(place, kind) if is_shown(place, kind) else UNSEEN
        if op == PLACE_CARD:
            shown = s.leader != seat and is_shown(action, s.drawn)
            return placing_key(action, s.drawn) if shown else action
        if op in (PAY_CARDS, LOSE_CARD):
            return action if first(top) == seat else UNSEEN
        return action


def only_place(s: Board) -> int:
    """K3.1: where the next card must go, or `NO_PLACE`."""
    full = s.shown == s.setup.players - 1
    if s.kept and s.favoured:
        return MIDDLE
    if s.favoured and full:
        return KEEP
    return FAVOUR if s.kept and full else NO_PLACE


def is_shown(place: int, kind: int) -> bool:
    """K3.1, K3.4: whether all see the card that goes there."""
    return place == MIDDLE or (place == KEEP and is_king(kind))


def placing_key(place: int, kind: int) -> int:
    """The key of a placing together with the card that all see."""
    return SHOWN - place - PLACES * kind


def held(s: Board, seat: int, domain: int) -> int:
    """The sum of the seat's cards in a domain."""
    setup = s.setup
    total = 0
    for kind in range(setup.starts[domain], setup.starts[domain + 1]):
        if s.hands[seat] >> kind & 1:
            total += setup.value[kind]
    return total
