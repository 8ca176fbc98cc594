"""What a seat knows and sees in For the King (K7)."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.king.rules.actions import DRAW, FAVOUR, KEEP, MIDDLE
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import GOVERNMENT, is_king
from camarilla.games.king.rules.cast import as_king
from camarilla.games.king.rules.game import King
from camarilla.games.king.rules.gold_posterior import BidModel
from camarilla.games.king.rules.operations import (
    DRAW_CARD,
    LOSE_CARD,
    MAKE_BID,
    PAY_CARDS,
    PLACE_CARD,
)
from camarilla.kernel.frames import OPERATION, first
from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.observer import Observer

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
