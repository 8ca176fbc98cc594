"""The table of For the King as flat data: who has what, and where turn and auction stand."""

from camarilla.games.king.rules import story
from camarilla.games.king.rules.cards import GOLD, GOVERNMENT, KINDS, is_king
from camarilla.games.king.rules.deck import Setup
from camarilla.games.king.rules.story import entry_for, seat_of, verb_of, what_of
from camarilla.kernel.game import State


class Board(State):
    """A position of For the King. Cards are kinds; seats count clockwise."""

    setup: Setup
    chiefs: list[int]
    """K1.2: the values of the chief tiles, by domain."""
    undrawn: list[int]
    """Cards not yet drawn, by kind: the deck and the box, which nobody can tell apart."""
    drawable: list[int]
    """The actions that draw one of them; replaced, never changed."""
    deck: int
    """How many of them are still to be drawn."""
    drawn: int
    """The kind that the adviser has drawn and not yet placed; -1 for none."""
    middle: list[int]
    favour: list[int]
    """In the second phase in the order of kinds."""
    hands: list[int]
    """The Government cards of each seat, as a bit mask of kinds."""
    gold: list[int]
    """Three numbers a seat: its Gold cards of value 1, 2 and 3."""
    sizes: list[int]
    """Cards in each seat's pile or hand."""
    leader: int
    """The adviser; in the second phase the first player."""
    kept: int
    """Cards of this turn kept, in the middle so far, and put on the favour pile."""
    shown: int
    favoured: int
    sale: int
    """The kind of favour card being sold; -1 for none."""
    bidder: int
    high: int
    """The highest bid; 0 for none."""
    high_seat: int
    """Whose it is; -1 for nobody's."""
    passed: int
    """Bit mask of the seats that are out of this bidding, excluded ones among them."""
    excluded: int
    """K4.6: bit mask of the seats excluded for this card."""
    past: tuple[tuple[int, ...], ...]
    """K7.4: the entries of each turn and sale before this one; clones share them."""
    story: list[int]
    """The entries of this turn or sale."""

    def place_cards(self) -> None:
        """Put every card where the story and the drawn card say that it is."""
        setup = self.setup
        self.undrawn = setup.counts[:]
        self.middle = []
        self.favour = []
        self.hands = [0] * setup.players
        self.gold = [0] * (3 * setup.players)
        self.sizes = [0] * setup.players
        for entry in self.whole_story():
            self._follow(seat_of(entry), verb_of(entry), what_of(entry))
        if self.drawn >= 0:
            self.undrawn[self.drawn] -= 1
        self.favour.sort()
        self.deck = sum(self.undrawn) - setup.removed
        self.drawable = [setup.draws[kind] for kind in range(KINDS) if self.undrawn[kind]]

    def _follow(self, seat: int, verb: int, kind: int) -> None:
        if verb <= story.TO_FAVOUR:
            self.undrawn[kind] -= 1
        if verb == story.TO_MIDDLE:
            self.middle.append(kind)
        elif verb == story.TO_FAVOUR:
            self.favour.append(kind)
        elif verb == story.TURNED_UP:
            self.favour.remove(kind)
        elif verb in (story.KEPT, story.TOOK, story.RECEIVED):
            if verb == story.TOOK:
                self.middle.remove(kind)
            if not is_king(kind):
                self.gain(seat, kind)
        elif verb in (story.PAID, story.GAVE, story.LOST):
            assert self.holds(seat, kind)
            self.give_up(seat, kind)

    def minor(self, domain: int) -> int:
        """K1.2: the value of the minor tile; 0 where there is none."""
        return 0 if self.setup.players == 2 else self.chiefs[domain] >> 1

    def left_of(self, seat: int) -> int:
        """K1.1"""
        return (seat + 1) % self.setup.players

    def gold_sum(self, seat: int) -> int:
        first = 3 * seat
        return self.gold[first] + 2 * self.gold[first + 1] + 3 * self.gold[first + 2]

    def holds(self, seat: int, kind: int) -> int:
        """How many cards of a kind the seat has."""
        if kind < GOVERNMENT:
            return self.hands[seat] >> kind & 1
        return self.gold[3 * seat + kind - GOLD] if kind >= GOLD else 0

    def gain(self, seat: int, kind: int) -> None:
        """Put a Government or Gold card into a pile or hand."""
        self.sizes[seat] += 1
        if kind < GOVERNMENT:
            self.hands[seat] |= 1 << kind
        else:
            self.gold[3 * seat + kind - GOLD] += 1

    def give_up(self, seat: int, kind: int) -> None:
        """Take a card out of a hand."""
        self.sizes[seat] -= 1
        if kind < GOVERNMENT:
            self.hands[seat] &= ~(1 << kind)
        else:
            self.gold[3 * seat + kind - GOLD] -= 1

    def kinds_held(self, seat: int) -> list[int]:
        """The different kinds in a pile or hand, in their order."""
        kinds: list[int] = []
        mask = self.hands[seat]
        kind = 0
        while mask:
            if mask & 1:
                kinds.append(kind)
            mask >>= 1
            kind += 1
        first = 3 * seat
        for value in range(3):
            if self.gold[first + value]:
                kinds.append(GOLD + value)
        return kinds

    def note(self, seat: int, verb: int, what: int = 0) -> None:
        """K7.4: add an entry to the story."""
        self.story.append(entry_for(seat, verb, what))

    def turns_over(self) -> int:
        """The turns of the first phase that are over; each takes a card for each player and one."""
        placed = self.kept + self.shown + self.favoured + (1 if self.drawn >= 0 else 0)
        return (self.setup.deck - self.deck - placed) // (self.setup.players + 1)

    def begin_chapter(self) -> None:
        """A new turn or sale begins: what was done so far is past."""
        self.past = (*self.past, tuple(self.story))
        self.story = []

    def whole_story(self) -> list[int]:
        whole: list[int] = []
        for chapter in self.past:
            whole += chapter
        whole += self.story
        return whole
