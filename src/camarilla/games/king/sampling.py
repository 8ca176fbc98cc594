"""Full positions drawn to fit a view: every public fact, and all that the seat remembers."""

from math import comb
from random import Random

from camarilla.games.king import story
from camarilla.games.king.cards import GOLD, GOVERNMENT, KINDS, is_gold, is_king
from camarilla.games.king.council import Council
from camarilla.games.king.deck import setup_for
from camarilla.games.king.fate import ONE_OF, Chooser, Fate
from camarilla.games.king.knowledge import entry_of, kind_of
from camarilla.games.king.operations import PAY_GOLD, PLACE_CARD
from camarilla.games.king.story import UNKNOWN, seat_of, verb_of, what_of
from camarilla.games.king.views import KingView
from camarilla.kernel.frames import first, operation, second


def fill(s: Council, view: KingView, rng: Random) -> None:
    """Make `s` a full position that fits the view: what it does not know is drawn at random."""
    setup = setup_for(view.players, view.deck)
    s.setup = setup
    s.stack = list(view.stack)
    s.chiefs = list(view.chiefs)
    s.leader = view.leader
    s.kept = view.kept
    s.shown = view.shown
    s.favoured = view.favoured
    s.sale = kind_of(setup, view.sale)
    s.bidder = view.bidder
    s.high = view.high
    s.high_seat = view.high_seat
    s.passed = sum(1 << seat for seat, other in enumerate(view.seats) if other.passed)
    s.excluded = sum(1 << seat for seat, other in enumerate(view.seats) if other.excluded)
    s.drawn = kind_of(setup, view.drawn)
    s.story = [entry_of(setup, deed) for deed in view.story]
    hidden = Hidden(s, view, Chooser(rng))
    hidden.fill_hands()
    hidden.fill_favour()
    s.place_cards()


class Hidden:
    """The cards whose place the view does not tell, and the deeds that they belong to."""

    def __init__(self, s: Council, view: KingView, choose: Chooser) -> None:
        self.s = s
        self.choose = choose
        self.fates = [fate_of(s, view, seat) for seat in range(view.players)]
        self.turned = turned_of_others(s)
        self.pool = unseen(s, self.turned)
        for fate in self.fates:
            for kind in fate.staying_unseen():
                self.pool[kind] -= 1
        self.gold: list[list[int]] = [[] for _ in self.fates]

    def fill_hands(self) -> None:
        """What the others have kept, and what they have lost face down."""
        found = self.choose_gold(0, sum(self.pool[:GOVERNMENT]))
        assert found, "no position fits the view"
        government = [kind for kind in range(GOVERNMENT) if self.pool[kind]]
        for fate, gold in zip(self.fates, self.gold, strict=True):
            kept = fate.staying_unseen() + gold
            while len(kept) < len(fate.kept):
                kind = self.choose.pop(government)
                self.pool[kind] -= 1
                kept.append(kind)
            for where, kind in fate.lost(kept, self.choose):
                self.tell(where, kind)
            for where in fate.kept:
                self.tell(where, self.choose.pop(kept))

    def choose_gold(self, seat: int, government: int) -> bool:
        """Choose the Gold that a player, and all after them, have kept; False if none fits.

        A choice is as likely as the ways in which the unseen cards and the player's fate allow
        it; one that leaves nothing fitting for a later player is taken back.
        """
        if seat == len(self.fates):
            return True
        choices, weights = self.gold_choices(seat, government)
        slots = self.slots(seat)
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
        ones, twos, threes = self.pool[GOLD:KINDS]
        slots = self.slots(seat)
        fate = self.fates[seat]
        choices: list[list[int]] = []
        weights: list[float] = []
        for one in range(min(slots, ones) + 1):
            for two in range(min(slots - one, twos) + 1):
                for three in range(min(slots - one - two, threes) + 1):
                    ways = comb(government, slots - one - two - three) * fate.ways(
                        one * ONE_OF[0] + two * ONE_OF[1] + three * ONE_OF[2]
                    )
                    if ways > 0.0:
                        choices.append([GOLD] * one + [GOLD + 1] * two + [GOLD + 2] * three)
                        weights.append(
                            ways * comb(ones, one) * comb(twos, two) * comb(threes, three)
                        )
        return choices, weights

    def slots(self, seat: int) -> int:
        """How many of the cards that a player has kept can be any unseen card."""
        fate = self.fates[seat]
        return len(fate.kept) - len(fate.staying_unseen())

    def fill_favour(self) -> None:
        """What the others have put on the favour pile, and the card an adviser holds."""
        rest: list[int] = []
        for kind in range(KINDS):
            rest += [kind] * self.pool[kind]
        hidden = [
            where
            for where, entry in enumerate(self.s.story)
            if verb_of(entry) == story.TO_FAVOUR and what_of(entry) == UNKNOWN
        ]
        put = self.turned[:]
        while len(put) < len(hidden):
            put.append(self.choose.pop(rest))
        for where in hidden:
            self.tell(where, self.choose.pop(put))
        if self.s.drawn < 0 and self.s.stack and operation(self.s.stack[-1]) == PLACE_CARD:
            self.s.drawn = self.choose.pop(rest)

    def tell(self, where: int, kind: int) -> None:
        """Fill the card in that a deed of the story hides."""
        entry = self.s.story[where]
        self.s.story[where] = story.deed_of(seat_of(entry), verb_of(entry), kind)


def turned_of_others(s: Council) -> list[int]:
    """The cards turned up in the second phase that the view's seat did not put there itself."""
    own: list[int] = []
    turned: list[int] = []
    for entry in s.story:
        kind = what_of(entry)
        if verb_of(entry) == story.TO_FAVOUR and kind != UNKNOWN:
            own.append(kind)
        elif verb_of(entry) == story.TURNED_UP:
            if kind in own:
                own.remove(kind)
            else:
                turned.append(kind)
    return turned


def unseen(s: Council, turned: list[int]) -> list[int]:
    """The cards that the view has not seen, by kind."""
    pool = s.setup.counts[:]
    for entry in s.story:
        if verb_of(entry) <= story.TO_FAVOUR and what_of(entry) != UNKNOWN:
            pool[what_of(entry)] -= 1
    for kind in turned:
        pool[kind] -= 1
    if s.drawn >= 0:
        pool[s.drawn] -= 1
    return pool


def fate_of(s: Council, view: KingView, seat: int) -> Fate:
    """What the view knows of a player's cards; of its own seat it knows all."""
    fate = Fate()
    if seat == view.seat:
        return fate
    sale = -1
    for where, entry in enumerate(s.story):
        verb, what = verb_of(entry), what_of(entry)
        if verb == story.TURNED_UP:
            sale = what
        elif seat_of(entry) != seat:
            continue
        elif verb == story.KEPT:
            if what == UNKNOWN:
                fate.kept.append(where)
        elif verb in (story.TOOK, story.RECEIVED):
            if not is_king(what):
                fate.gain(what)
        elif verb == story.PAID:
            fate.pay(what)
        elif verb in (story.GAVE, story.LOST):
            fate.lose(where)
        elif verb == story.FAILED and not is_gold(sale):
            fate.fail(what)
    if s.stack and operation(s.stack[-1]) == PAY_GOLD and first(s.stack[-1]) == seat:
        fate.at_least = second(s.stack[-1])
    hand = view.seats[seat].hand
    if hand is not None:
        fate.show([kind_of(s.setup, id) for id in hand])
    fate.close()
    return fate
