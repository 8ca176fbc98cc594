"""Card counting in For the King: what a seat knows of everybody's cards, summed by domain."""

from camarilla.games.king.encoding.memory import Memories, Memory
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import DOMAINS, GOLD, GOVERNMENT, KINDS, is_gold, is_king
from camarilla.games.king.rules.deck import Setup


class CardCounts(Memory):
    """What a seat knows of everybody's cards, summed by domain.

    Its own hand it can see; others have what they got openly.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.hands: list[int] = []
        """By seat: the Government cards that it got openly, as a bit mask."""
        self.sums: list[int] = []
        """By seat and domain: their values."""
        self.gold: list[int] = []
        """By seat: Gold got openly, less what was paid."""
        self.cards: list[int] = []
        """By seat: the cards that are known to be in its hand."""
        self.unseen: list[int] = []
        """By domain the values that the seat has not seen yet; then Gold, and King cards."""
        self.favoured: list[int] = []
        """The same of the cards that the seat itself put on the favour pile."""
        self.favour: list[int] = []
        """Those cards."""

    def copy(self) -> "CardCounts":
        other = CardCounts(self.setup)
        other.hands = self.hands[:]
        other.sums = self.sums[:]
        other.gold = self.gold[:]
        other.cards = self.cards[:]
        other.unseen = self.unseen[:]
        other.favoured = self.favoured[:]
        other.favour = self.favour[:]
        return other

    def see(self, kind: int) -> None:
        self.count(self.unseen, kind, -1)

    def put_aside(self, kind: int) -> None:
        self.count(self.favoured, kind, 1)
        self.favour.append(kind)

    def find(self, kind: int) -> bool:
        if kind not in self.favour:
            return False
        self.count(self.favoured, kind, -1)
        self.favour.remove(kind)
        return True

    def get(self, seat: int, kind: int) -> None:
        if is_king(kind):
            return
        self.cards[seat] += 1
        if is_gold(kind):
            self.gold[seat] += kind - GOLD + 1
        else:
            self.hands[seat] |= 1 << kind
            self.sums[seat * DOMAINS + self.setup.domain[kind]] += self.setup.value[kind]

    def pay(self, seat: int, kind: int) -> None:
        self.cards[seat] -= 1
        self.gold[seat] -= kind - GOLD + 1

    def count(self, totals: list[int], kind: int, way: int) -> None:
        """Add a card to totals by domain, or take it off them."""
        if kind < GOVERNMENT:
            totals[self.setup.domain[kind]] += way * self.setup.value[kind]
        elif is_gold(kind):
            totals[DOMAINS] += way * (kind - GOLD + 1)
        else:
            totals[DOMAINS + 1] += way


class CardCountsCache(Memories):
    """The card counts of recent positions."""

    def fresh(self, s: Board) -> CardCounts:
        setup = s.setup
        counts = CardCounts(setup)
        players = setup.players
        counts.hands = [0] * players
        counts.sums = [0] * (players * DOMAINS)
        counts.gold = [0] * players
        counts.cards = [0] * players
        counts.unseen = [0] * (DOMAINS + 2)
        counts.favoured = [0] * (DOMAINS + 2)
        for kind in range(KINDS):
            for _ in range(setup.counts[kind]):
                counts.count(counts.unseen, kind, 1)
        return counts
