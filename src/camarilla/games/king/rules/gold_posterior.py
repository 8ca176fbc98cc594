"""The posterior of another player's hidden Gold, given all that was seen of it.

Only facts about Gold constrain the hand: a player who paid it had it, one who failed to pay had
less than the bid, one who is paying now has enough, and at the end the hands are shown. A hand is
therefore tracked as three numbers, its Gold cards of value 1, 2 and 3 packed in one int; every
other card in it is a Government card, because King cards never stay. Each face-down loss may have
been any card in hand, all equally likely. Bids and passes rule nothing out; a `BidModel` weighs
them.
"""

from random import Random
from typing import Final

from camarilla.games.king.rules.cards import GOLD

ONE_OF: Final = (1, 1 << 8, 1 << 16)
"""One Gold card of value 1, 2 and 3 in a packed hand."""
UNBOUND: Final = -1


class BidModel:
    """How likely bids and passes are, given the bidder's Gold.

    By the rules anybody may bid, and pass, with any Gold; players seldom do.
    """

    def __init__(self, bluff: float, restraint: float) -> None:
        self.bluff = bluff
        """The likelihood of a bid by a player who cannot pay it, relative to one who can."""
        self.restraint = restraint
        """The likelihood of a pass by a player who could pay more, relative to one who cannot."""


UNINFORMATIVE: Final = BidModel(1.0, 1.0)
"""Bids tell nothing of the Gold behind them."""

# Steps of a history.
_GAIN_GOLD: Final = 0
_GAIN_GOVERNMENT: Final = 1
_PAY: Final = 2
_LOSE: Final = 3
_BELOW: Final = 4
_BID: Final = 5
_PASS: Final = 6
_BINDING: Final = (_PAY, _BELOW, _BID, _PASS)


def cards_in(gold: int) -> int:
    return (gold & 255) + (gold >> 8 & 255) + (gold >> 16)


def sum_of(gold: int) -> int:
    return (gold & 255) + 2 * (gold >> 8 & 255) + 3 * (gold >> 16)


class Chooser:
    """Random choices for filling in what is hidden."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def weighted(self, weights: list[float]) -> int:
        """An index, as likely as its weight; never one of weight 0."""
        point = self.rng.random() * sum(weights)
        last = -1
        for index, weight in enumerate(weights):
            if weight > 0.0:
                last = index
                point -= weight
                if point < 0.0:
                    break
        return last

    def pop(self, items: list[int]) -> int:
        """Take a random item out of a list."""
        index = int(self.rng.random() * len(items))
        item = items[index]
        items[index] = items[-1]
        items.pop()
        return item


class GoldPosterior:
    """What one player's hidden cards can have been, from all that is known of them in order.

    Its methods are called in the order of the story, `close` at last; the cards kept unseen are
    in hand from the beginning.
    """

    def __init__(self, bid_model: BidModel) -> None:
        self.bid_model = bid_model
        self.kept: list[int] = []
        """Where in the story the player kept a card unseen."""
        self.staying: set[int] = set()
        """Government cards that cannot have been lost: they were shown at the end."""
        self.staying_unseen: list[int] = []
        """Those of them that the player must have kept unseen."""
        self.slots = 0
        """How many of the cards kept unseen can be any card."""
        self._at_least = 0
        """The Gold in hand now sums to this at least."""
        self._final = UNBOUND
        """The Gold in hand at the end, where it was shown."""
        self._bound = 0
        """From this step on anything may have happened."""
        self._steps: list[int] = []
        self._values: list[int] = []
        self._known: list[int] = []
        self._free: list[int] = []
        """For each step the cards in hand, without those that stay."""
        self._ways: dict[int, float] = {}

    def gain(self, kind: int) -> None:
        if kind >= GOLD:
            self._add(_GAIN_GOLD, kind - GOLD)
        else:
            self._add(_GAIN_GOVERNMENT, kind)
            self._known.append(kind)

    def pay(self, kind: int) -> None:
        self._add(_PAY, kind - GOLD)

    def lose(self, where: int) -> None:
        """A card went face down, at this place of the story."""
        self._add(_LOSE, where)

    def fail(self, bid: int) -> None:
        """K4.6: the Gold in hand did not sum to the bid."""
        self._add(_BELOW, bid)

    def bid(self, price: int) -> None:
        """The player bid this for a card that is paid in Gold."""
        if self.bid_model is not UNINFORMATIVE:
            self._add(_BID, price)

    def leave(self, price: int) -> None:
        """The player passed when this was the highest bid."""
        if self.bid_model is not UNINFORMATIVE:
            self._add(_PASS, price)

    def can_pay(self, due: int) -> None:
        """K4.6: the player who is paying now has enough."""
        self._at_least = due

    def show(self, hand: list[int]) -> None:
        """K7.5: the hand was shown at the end."""
        self._final = 0
        for kind in hand:
            if kind >= GOLD:
                self._final += ONE_OF[kind - GOLD]
            else:
                self.staying.add(kind)

    def _add(self, step: int, value: int) -> None:
        self._steps.append(step)
        self._values.append(value)

    def close(self) -> None:
        """The history is complete: count the free cards in hand before each step."""
        self.staying_unseen = sorted(self.staying.difference(self._known))
        self.slots = len(self.kept) - len(self.staying_unseen)
        free = self.slots
        for index, step in enumerate(self._steps):
            value = self._values[index]
            self._free.append(free)
            if step == _GAIN_GOLD or (step == _GAIN_GOVERNMENT and value not in self.staying):
                free += 1
            elif step in (_PAY, _LOSE):
                free -= 1
            if step in _BINDING:
                self._bound = index + 1
        if self._at_least or self._final != UNBOUND:
            self._bound = len(self._steps) + 1

    def ways(self, gold: int, start: int) -> float:
        """In how many ways the steps from `start` on could follow from this Gold in hand.

        Up to a factor that is the same for any Gold: without constraints, all losses are possible.
        What the bid model holds unlikely counts for less than one way.
        """
        if start >= self._bound:
            return 1.0
        key = start << 24 | gold
        known = self._ways.get(key)
        if known is None:
            known = self._ways[key] = self._count(gold, start)
        return known

    def _count(self, gold: int, start: int) -> float:
        ways = 1.0
        for index in range(start, len(self._steps)):
            step, value = self._steps[index], self._values[index]
            if step == _GAIN_GOLD:
                gold += ONE_OF[value]
            elif step == _PAY:
                if not gold >> 8 * value & 255:
                    return 0.0
                gold -= ONE_OF[value]
            elif step == _BELOW:
                if sum_of(gold) >= value:
                    return 0.0
            elif step == _BID:
                if sum_of(gold) < value:
                    ways *= self.bid_model.bluff
            elif step == _PASS:
                if sum_of(gold) > value:
                    ways *= self.bid_model.restraint
            elif step == _LOSE:
                return ways if index >= self._bound else ways * sum(self.losses(index, gold))
        if self._final != UNBOUND:
            return ways if gold == self._final else 0.0
        return ways if sum_of(gold) >= self._at_least else 0.0

    def losses(self, index: int, gold: int) -> list[float]:
        """In how many ways the loss of a step was Gold of value 1, 2, 3, or another card."""
        ways: list[float] = []
        for value in range(3):
            count = gold >> 8 * value & 255
            ways.append(count * self.ways(gold - ONE_OF[value], index + 1) if count else 0.0)
        others = self._free[index] - cards_in(gold)
        ways.append(others * self.ways(gold, index + 1) if others > 0 else 0.0)
        return ways

    def lost(self, kept: list[int], choose: Chooser) -> list[tuple[int, int]]:
        """For the cards that the player kept: each place of a loss, and the card lost there."""
        gold = 0
        government: list[int] = []
        for kind in kept:
            if kind >= GOLD:
                gold += ONE_OF[kind - GOLD]
            elif kind not in self.staying:
                government.append(kind)
        found: list[tuple[int, int]] = []
        for index, step in enumerate(self._steps):
            value = self._values[index]
            if step == _GAIN_GOLD:
                gold += ONE_OF[value]
            elif step == _GAIN_GOVERNMENT:
                if value not in self.staying:
                    government.append(value)
            elif step == _PAY:
                gold -= ONE_OF[value]
            elif step == _LOSE:
                choice = choose.weighted(self.losses(index, gold))
                if choice < 3:
                    gold -= ONE_OF[choice]
                    found.append((value, GOLD + choice))
                else:
                    found.append((value, choose.pop(government)))
        return found
