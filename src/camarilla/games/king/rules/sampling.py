"""Determinization: full positions drawn to fit an information state."""

from math import comb
from random import Random
from typing import Final

from camarilla.games.king.rules import story
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import GOLD, GOVERNMENT, KINDS, is_gold, is_king
from camarilla.games.king.rules.deck import setup_for
from camarilla.games.king.rules.gold_posterior import ONE_OF, BidModel, Chooser, GoldPosterior
from camarilla.games.king.rules.information import KingInformation
from camarilla.games.king.rules.knowledge import entry_of, kind_of
from camarilla.games.king.rules.operations import PAY_GOLD, PLACE_CARD
from camarilla.games.king.rules.story import UNKNOWN, seat_of, verb_of, what_of
from camarilla.kernel.frames import OPERATION, first, second


def fill(s: Board, info: KingInformation, rng: Random, bid_model: BidModel) -> None:
    """Make `s` a full position that fits the information state; the rest is drawn at random."""
    known = known_from(info, bid_model)
    s.setup = known.setup
    s.stack = list(info.frames)
    s.chiefs = list(info.chiefs)
    s.leader = info.leader
    s.kept = info.kept
    s.shown = info.shown
    s.favoured = info.favoured
    s.sale = kind_of(s.setup, info.sale)
    s.bidder = info.bidder
    s.high = info.high
    s.high_seat = info.high_seat
    s.passed = sum(1 << seat for seat, other in enumerate(info.seats) if other.passed)
    s.excluded = sum(1 << seat for seat, other in enumerate(info.seats) if other.excluded)
    guess = Guess(known, Chooser(rng))
    s.drawn = guess.drawn
    s.past = ()
    s.story = guess.story
    s.place_cards()


class Known:
    """What an information state tells of the cards; it serves for any number of samples."""

    def __init__(self, info: KingInformation, bid_model: BidModel) -> None:
        self.information = info
        self.bid_model = bid_model
        self.setup = setup_for(info.players, info.deck)
        self.story = [entry_of(self.setup, seen) for seen in info.story]
        """With `UNKNOWN` for each card that the information state hides."""
        self.drawn = kind_of(self.setup, info.drawn)
        asked = info.frames[-1] & OPERATION if info.frames else -1
        self.drawn_unseen = asked == PLACE_CARD and self.drawn < 0
        self.posteriors = [posterior_of(self, seat) for seat in range(info.players)]
        self.favour = [
            where
            for where, entry in enumerate(self.story)
            if verb_of(entry) == story.TO_FAVOUR and what_of(entry) == UNKNOWN
        ]
        """Where in the story a card went to the favour pile unseen."""
        self.turned = turned_of_others(self.story)
        self.unseen = self.setup.counts[:]
        """By kind, the cards that can be anywhere unseen."""
        for entry in self.story:
            if verb_of(entry) <= story.TO_FAVOUR and what_of(entry) != UNKNOWN:
                self.unseen[what_of(entry)] -= 1
        for kind in self.turned:
            self.unseen[kind] -= 1
        if self.drawn >= 0:
            self.unseen[self.drawn] -= 1
        for posterior in self.posteriors:
            for kind in posterior.staying_unseen:
                self.unseen[kind] -= 1


_LAST: Final[list[Known]] = []
_COMB: Final = [[float(comb(n, k)) for k in range(KINDS)] for n in range(KINDS)]
"""In how many ways `k` of `n` cards are chosen; lists are faster than `comb`."""


def known_from(info: KingInformation, bid_model: BidModel) -> Known:
    """What the information state tells; remembered for the next sample of the same information."""
    for known in _LAST:
        if known.information is info and known.bid_model is bid_model:
            return known
    known = Known(info, bid_model)
    _LAST[:] = [known]
    return known


def turned_of_others(entries: list[int]) -> list[int]:
    """The cards turned up in the second phase that the view's seat did not put there itself."""
    own: list[int] = []
    turned: list[int] = []
    for entry in entries:
        kind = what_of(entry)
        if verb_of(entry) == story.TO_FAVOUR and kind != UNKNOWN:
            own.append(kind)
        elif verb_of(entry) == story.TURNED_UP:
            if kind in own:
                own.remove(kind)
            else:
                turned.append(kind)
    return turned


def posterior_of(known: Known, seat: int) -> GoldPosterior:
    """What the information state knows of a player's cards; of its own seat it knows all."""
    posterior = GoldPosterior(known.bid_model)
    info = known.information
    if seat == info.seat:
        return posterior
    sale = -1
    high = 0
    for where, entry in enumerate(known.story):
        verb, what = verb_of(entry), what_of(entry)
        if verb in (story.TURNED_UP, story.FAILED):
            high = 0
        elif verb == story.BID:
            high = what
        if verb == story.TURNED_UP:
            sale = what
        elif seat_of(entry) != seat:
            continue
        elif verb == story.KEPT:
            if what == UNKNOWN:
                posterior.kept.append(where)
        elif verb in (story.TOOK, story.RECEIVED):
            if not is_king(what):
                posterior.gain(what)
        elif verb == story.PAID:
            posterior.pay(what)
        elif verb in (story.GAVE, story.LOST):
            posterior.lose(where)
        elif is_gold(sale):
            continue
        elif verb == story.FAILED:
            posterior.fail(what)
        elif verb == story.BID:
            posterior.bid(what)
        elif verb == story.PASSED:
            posterior.leave(high)
    if info.frames and info.frames[-1] & OPERATION == PAY_GOLD and first(info.frames[-1]) == seat:
        posterior.can_pay(second(info.frames[-1]))
    hand = info.seats[seat].hand
    if hand is not None:
        posterior.show([kind_of(known.setup, id) for id in hand])
    posterior.close()
    return posterior


class Guess:
    """One way to fill in all that an information state hides."""

    def __init__(self, known: Known, choose: Chooser) -> None:
        self.known = known
        self.choose = choose
        self.story = known.story[:]
        self.pool = known.unseen[:]
        self.gold: list[list[int]] = [[] for _ in known.posteriors]
        self.drawn = known.drawn
        self.fill_hands()
        self.fill_favour()

    def fill_hands(self) -> None:
        """What the others have kept, and what they have lost face down."""
        found = self.choose_gold(0, sum(self.pool[:GOVERNMENT]))
        assert found, "no position fits the view"
        government = [kind for kind in range(GOVERNMENT) if self.pool[kind]]
        for posterior, gold in zip(self.known.posteriors, self.gold, strict=True):
            kept = posterior.staying_unseen + gold
            while len(kept) < len(posterior.kept):
                kind = self.choose.pop(government)
                self.pool[kind] -= 1
                kept.append(kind)
            for where, kind in posterior.lost(kept, self.choose):
                self.tell(where, kind)
            for where in posterior.kept:
                self.tell(where, self.choose.pop(kept))

    def choose_gold(self, seat: int, government: int) -> bool:
        """Choose the Gold that a player, and all after them, have kept; False if none fits.

        A choice is as likely as the ways in which the unseen cards and the player's posterior allow
        it; one that leaves nothing fitting for a later player is taken back.
        """
        if seat == len(self.gold):
            return True
        slots = self.known.posteriors[seat].slots
        choices, weights = self.gold_choices(seat, government)
        while choices:
            index = self.choose.weighted(weights)
            gold = choices.pop(index)
            weights.pop(index)
            for kind in gold:
                self.pool[kind] -= 1
            if self.choose_gold(seat + 1, government - slots + len(gold)):
                self.gold[seat] = gold
                return True
            for kind in gold:
                self.pool[kind] += 1
        return False

    def gold_choices(self, seat: int, government: int) -> tuple[list[list[int]], list[float]]:
        """The Gold that a player can have kept, and in how many ways."""
        ones, twos, threes = self.pool[GOLD], self.pool[GOLD + 1], self.pool[GOLD + 2]
        posterior = self.known.posteriors[seat]
        slots = posterior.slots
        choices: list[list[int]] = []
        weights: list[float] = []
        for one in range(min(slots, ones) + 1):
            for two in range(min(slots - one, twos) + 1):
                for three in range(min(slots - one - two, threes) + 1):
                    others = slots - one - two - three
                    if others > government:
                        continue
                    ways = posterior.ways(one * ONE_OF[0] + two * ONE_OF[1] + three * ONE_OF[2], 0)
                    if ways > 0.0:
                        choices.append([GOLD] * one + [GOLD + 1] * two + [GOLD + 2] * three)
                        weights.append(
                            ways
                            * _COMB[government][others]
                            * _COMB[ones][one]
                            * _COMB[twos][two]
                            * _COMB[threes][three]
                        )
        return choices, weights

    def fill_favour(self) -> None:
        """What the others have put on the favour pile, and the card an adviser holds."""
        rest: list[int] = []
        for kind in range(KINDS):
            rest += [kind] * self.pool[kind]
        put = self.known.turned[:]
        while len(put) < len(self.known.favour):
            put.append(self.choose.pop(rest))
        for where in self.known.favour:
            self.tell(where, self.choose.pop(put))
        if self.known.drawn_unseen:
            self.drawn = self.choose.pop(rest)

    def tell(self, where: int, kind: int) -> None:
        """Fill the card in that an entry of the story hides."""
        entry = self.story[where]
        self.story[where] = story.entry_for(seat_of(entry), verb_of(entry), kind)
