"""The position of For the King: runs the frames, copies and saves itself, walks at random."""

from random import Random

import msgspec

from camarilla.games.king.rules import edicts, esteem, influence, knowledge, scoring
from camarilla.games.king.rules.actions import INDEX, PASS
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import KINDS
from camarilla.games.king.rules.observe import observe
from camarilla.games.king.rules.operations import (
    CHANGE_TILE,
    CHOOSE_FIRST,
    DRAW_CARD,
    END_SALE,
    END_TURN,
    LOSE_CARD,
    MAKE_BID,
    OPEN_BIDDING,
    PAY_CARDS,
    PAY_GOLD,
    PLACE_CARD,
    RECEIVE,
    TAKE_CARD,
    TURN_UP_CARD,
)
from camarilla.games.king.rules.saved import Saved
from camarilla.kernel.chance import uniform, weighted
from camarilla.kernel.frames import OPERATION, first
from camarilla.kernel.game import CHANCE, OVER
from camarilla.kernel.information import InformationState
from camarilla.kernel.observation import Observation


class KingState(Board):
    """A position of For the King, ready to play."""

    def proceed(self, frame: int) -> bool:
        op = frame & OPERATION
        if op == DRAW_CARD:
            return influence.ask_draw(self)
        if op == PLACE_CARD:
            return influence.ask_place(self)
        if op == TAKE_CARD:
            return influence.ask_take(self, first(frame))
        if op == MAKE_BID:
            return esteem.ask_bid(self)
        if op == CHANGE_TILE:
            return edicts.ask_change(self, frame)
        if op == PAY_GOLD:
            return esteem.ask_gold(self, frame)
        if op == PAY_CARDS:
            return esteem.ask_cards(self, frame)
        if op == TURN_UP_CARD:
            return esteem.ask_turn_up(self)
        if op == LOSE_CARD:
            return esteem.ask_loss(self, first(frame))
        if op == CHOOSE_FIRST:
            return influence.ask_first(self)
        if op == END_TURN:
            influence.end_turn(self)
        elif op == OPEN_BIDDING:
            esteem.open_bidding(self)
        elif op == RECEIVE:
            esteem.receive(self, first(frame))
        elif op == END_SALE:
            esteem.end_sale(self)
        return False

    def answer(self, frame: int, action: int) -> None:
        op = frame & OPERATION
        if op == DRAW_CARD:
            influence.draw(self, action)
        elif op == PLACE_CARD:
            influence.place(self, action)
        elif op == TAKE_CARD:
            influence.take(self, frame, INDEX[action])
        elif op == MAKE_BID:
            esteem.make_bid(self, action)
        elif op == CHANGE_TILE:
            edicts.change_tile(self, frame, action)
        elif op == PAY_GOLD:
            esteem.pay_gold(self, frame, INDEX[action])
        elif op == PAY_CARDS:
            esteem.pay_card(self, frame, INDEX[action])
        elif op == TURN_UP_CARD:
            esteem.turn_up(self, INDEX[action])
        elif op == LOSE_CARD:
            esteem.lose(self, first(frame), INDEX[action])
        elif op == CHOOSE_FIRST:
            influence.choose_first(self, action)

    def weights(self) -> list[int]:
        """K2.4: chance weighs kinds by their number of cards."""
        top = self.stack[-1]
        op = top & OPERATION
        if op == DRAW_CARD:
            return [count for count in self.undrawn if count]
        if op == TURN_UP_CARD:
            kinds = self.setup.kinds
            return [self.favour.count(kinds[INDEX[action]]) for action in self._legal]
        if op == LOSE_CARD:
            seat = first(top)
            return [self.holds(seat, kind) for kind in self.kinds_held(seat)]
        return [1] * len(self._legal)

    def random_action(self, rng: Random) -> int:
        """Uniform, but for bids: a pass or a bid, mostly a small raise, rarely any at all."""
        legal = self._legal
        op = self.stack[-1] & OPERATION
        if op == DRAW_CARD:
            return self.setup.draws[self._random_card(rng)]
        if op == MAKE_BID:
            if rng.random() < 0.5:
                return PASS
            if rng.random() < 0.02:
                return legal[1 + int(rng.random() * (len(legal) - 1))]
            return legal[min(1 + int(rng.random() * 2.0), len(legal) - 1)]
        if self._actor == CHANCE:
            return weighted(legal, self.weights(), rng)
        return uniform(legal, rng)

    def _random_card(self, rng: Random) -> int:
        """A kind, each undrawn card equally likely."""
        undrawn = self.undrawn
        point = int(rng.random() * (self.deck + self.setup.removed))
        for kind in range(KINDS):
            point -= undrawn[kind]
            if point < 0:
                return kind
        raise AssertionError("the deck and its size disagree")

    def clone(self) -> "KingState":
        c = KingState()
        c.setup = self.setup
        c.stack = self.stack[:]
        c.out = None
        c._actor = self._actor
        c._legal = self._legal
        c.chiefs = self.chiefs[:]
        c.undrawn = self.undrawn[:]
        c.drawable = self.drawable
        c.deck = self.deck
        c.drawn = self.drawn
        c.middle = self.middle[:]
        c.favour = self.favour[:]
        c.hands = self.hands[:]
        c.gold = self.gold[:]
        c.sizes = self.sizes[:]
        c.leader = self.leader
        c.kept = self.kept
        c.shown = self.shown
        c.favoured = self.favoured
        c.sale = self.sale
        c.bidder = self.bidder
        c.high = self.high
        c.high_seat = self.high_seat
        c.passed = self.passed
        c.excluded = self.excluded
        c.past = self.past
        c.story = self.story[:]
        return c

    def information_state(self, seat: int) -> InformationState:
        return knowledge.information_of(self, seat)

    def observe(self, seat: int) -> Observation:
        return observe(self, seat)

    def scores(self) -> list[int]:
        """K6: no tile is taken before the end, and until then the hands are secret."""
        if self._actor != OVER:
            return [0] * self.setup.players
        return scoring.points(self)

    def winners(self) -> list[int]:
        """K6.4"""
        return scoring.leaders(self)

    def to_data(self) -> dict[str, object]:
        saved = Saved(
            players=self.setup.players,
            deck=self.setup.text,
            stack=self.stack[:],
            chiefs=self.chiefs[:],
            drawn=self.drawn,
            leader=self.leader,
            kept=self.kept,
            shown=self.shown,
            favoured=self.favoured,
            sale=self.sale,
            bidder=self.bidder,
            high=self.high,
            high_seat=self.high_seat,
            passed=self.passed,
            excluded=self.excluded,
            story=self.whole_story(),
        )
        data: dict[str, object] = msgspec.to_builtins(saved)
        return data

    def check(self) -> None:
        """Every card is where the story says, each exactly once; tiles are of 1 to 6."""
        found = KingState()
        found.setup = self.setup
        found.past = self.past
        found.story = self.story
        found.drawn = self.drawn
        found.place_cards()
        assert found.undrawn == self.undrawn
        assert min(self.undrawn) >= 0
        assert found.deck == self.deck >= 0
        assert found.drawable == self.drawable
        assert found.middle == self.middle
        assert found.favour == sorted(self.favour)
        assert found.hands == self.hands
        assert found.gold == self.gold
        assert found.sizes == self.sizes
        assert max(self.sizes) <= self.setup.turns
        assert self._legal or self._actor == OVER
        assert len(self.chiefs) == self.setup.domains
        assert all(1 <= value <= 6 for value in self.chiefs)
