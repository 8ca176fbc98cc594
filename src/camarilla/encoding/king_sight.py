"""What a practised player of For the King looks at: sums by domain instead of single cards.

A network that learns from this needs far fewer games than one that is told of every card. The
vector ends with a byte for each option, 1 for those that are open: bids are told as raises, and
cards of one domain and value are one option.
"""

from typing import Final

from camarilla.encoding.encoder import Encoder, one_hot
from camarilla.encoding.king import Memories, Memory
from camarilla.games.king import story
from camarilla.games.king.actions import FAVOUR, KEEP, LOWER, MIDDLE, PASS, PAY, RAISE, TAKE
from camarilla.games.king.cards import DOMAINS, GOLD, GOVERNMENT, KINDS, KING
from camarilla.games.king.council import Council
from camarilla.games.king.deck import Setup
from camarilla.games.king.operations import (
    CHANGE_TILE,
    MAKE_BID,
    PAY_CARDS,
    PAY_GOLD,
    PLACE_CARD,
    TAKE_CARD,
)
from camarilla.games.king.state import KingState
from camarilla.games.king.story import UNKNOWN, seat_of, verb_of, what_of
from camarilla.kernel.frames import OPERATION, second, third
from camarilla.kernel.game import State

RAISES: Final = 3
"""Higher raises are not thought of: they seldom win what a low one does not."""

# The options.
TO_KEEP: Final = 0
TO_SHOW: Final = 1
TO_FAVOUR: Final = 2
TO_PASS: Final = 3
TO_BID: Final = 4
TO_RAISE: Final = TO_BID + RAISES
TO_LOWER: Final = TO_RAISE + DOMAINS
TO_TAKE: Final = TO_LOWER + DOMAINS
OF_CARDS: Final = 4 * DOMAINS + 9
"""Government cards by domain and value, King cards, Gold."""
TO_PAY: Final = TO_TAKE + OF_CARDS
OPTIONS: Final = TO_PAY + OF_CARDS

ASKED: Final = one_hot(6)
ASKS: Final = (PLACE_CARD, TAKE_CARD, CHANGE_TILE, MAKE_BID, PAY_GOLD, PAY_CARDS)
EDICTS: Final = one_hot(12)
CHANGED: Final = one_hot(7)
KING_KINDS: Final = one_hot(6)
GOLD_KINDS: Final = one_hot(3)


class Open:
    """The open options, each with its action."""

    def __init__(self) -> None:
        self.options: list[int] = []
        self.actions: list[int] = []

    def add(self, option: int, action: int) -> None:
        self.options.append(option)
        self.actions.append(action)


def open_options(s: Council) -> Open:
    """What whoever is to act may do, as far as it is worth a thought."""
    found = Open()
    legal = s.legal()
    op = s.stack[-1] & OPERATION
    if op == MAKE_BID:
        seat = s.bidder
        means = s.sizes[seat] if s.sale >= GOLD else s.gold_sum(seat)
        found.add(TO_PASS, PASS)
        for raise_by in range(1, min(RAISES, means - s.high, len(legal) - 1) + 1):
            found.add(TO_BID + raise_by - 1, legal[raise_by])
        return found
    if op in (TAKE_CARD, PAY_GOLD, PAY_CARDS):
        taking = op == TAKE_CARD
        base = TO_TAKE if taking else TO_PAY
        for action in sorted(legal, reverse=not taking):
            option = base + sort_of(s, s.setup.kinds[action - (TAKE if taking else PAY)])
            if option not in found.options:
                found.add(option, action)
        return found
    for action in legal:
        if action == KEEP:
            found.add(TO_KEEP, action)
        elif action == MIDDLE:
            found.add(TO_SHOW, action)
        elif action == FAVOUR:
            found.add(TO_FAVOUR, action)
        elif action >= LOWER:
            found.add(TO_LOWER + action - LOWER, action)
        else:
            found.add(TO_RAISE + action - RAISE, action)
    return found


def sort_of(s: Council, kind: int) -> int:
    """Cards of one domain and value are alike here; the letter nearest to A is taken first, and
    paid last."""
    if kind < GOVERNMENT:
        return 4 * s.setup.domain[kind] + s.setup.value[kind] - 1
    return 4 * DOMAINS + kind - KING


class Ledger(Memory):
    """What a seat knows of everybody's cards, added up by domain.

    Its own hand it can see; others have what they got openly.
    """

    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__()
        self.setup = setup
        self.seat = seat
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

    def copy(self) -> "Ledger":
        other = Ledger(self.setup, self.seat)
        other.hands = self.hands[:]
        other.sums = self.sums[:]
        other.gold = self.gold[:]
        other.cards = self.cards[:]
        other.unseen = self.unseen[:]
        other.favoured = self.favoured[:]
        other.favour = self.favour[:]
        return other

    def follow(self, entry: int) -> None:
        kind = what_of(entry)
        if kind == UNKNOWN:
            return
        verb = verb_of(entry)
        if verb <= story.TO_FAVOUR:
            self.count(self.unseen, kind, -1)
            if verb == story.TO_FAVOUR:
                self.count(self.favoured, kind, 1)
                self.favour.append(kind)
        elif verb == story.TURNED_UP:
            if kind in self.favour:
                self.count(self.favoured, kind, -1)
                self.favour.remove(kind)
            else:
                self.count(self.unseen, kind, -1)
        elif verb in (story.TOOK, story.RECEIVED):
            self._got(seat_of(entry), kind)
        elif verb == story.PAID:
            seat = seat_of(entry)
            self.gold[seat] -= kind - GOLD + 1
            self.cards[seat] -= 1

    def _got(self, seat: int, kind: int) -> None:
        if kind < GOVERNMENT:
            self.hands[seat] |= 1 << kind
            self.sums[seat * DOMAINS + self.setup.domain[kind]] += self.setup.value[kind]
        elif kind >= GOLD:
            self.gold[seat] += kind - GOLD + 1
        else:
            return
        self.cards[seat] += 1

    def count(self, totals: list[int], kind: int, way: int) -> None:
        """Add a card to totals by domain, or take it off them."""
        if kind < GOVERNMENT:
            totals[self.setup.domain[kind]] += way * self.setup.value[kind]
        elif kind >= GOLD:
            totals[DOMAINS] += way * (kind - GOLD + 1)
        else:
            totals[DOMAINS + 1] += way


class Ledgers(Memories):
    """The ledgers of some positions."""

    def fresh(self, s: Council, seat: int) -> Ledger:
        setup = s.setup
        ledger = Ledger(setup, seat)
        players = setup.players
        ledger.hands = [0] * players
        ledger.sums = [0] * (players * DOMAINS)
        ledger.gold = [0] * players
        ledger.cards = [0] * players
        ledger.unseen = [0] * (DOMAINS + 2)
        ledger.favoured = [0] * (DOMAINS + 2)
        for kind in range(KINDS):
            for _ in range(setup.counts[kind]):
                ledger.count(ledger.unseen, kind, 1)
        return ledger


class KingSight(Encoder):
    """The table, everybody's Gold as far as it is known, and the contest for every domain."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.seats = one_hot(players)
        self.domains = DOMAINS if players == 5 else DOMAINS - 1
        self.ledgers = Ledgers()
        self.part("asked", 6)
        self.part("adviser or first player", players)
        self.part("deck", 1, 0.02)
        self.part("favour pile", 1, 0.1)
        self.part("kept, shown, favoured", 3)
        self.part("King card carried out", 12)
        self.part("tile it has changed", 7)
        self.part("highest bid, still to pay", 2, 0.1)
        self.part("highest bidder", players)
        self.part("hand sizes", players, 0.1)
        self.part("passed", players)
        self.part("excluded", players)
        self.part("own Gold by value", 3, 0.2)
        self.part("own Gold", 1, 0.05)
        self.part("others' known Gold", players - 1, 0.05)
        self.part("others' unknown cards", players - 1, 0.1)
        self.part("Gold not seen", 1, 0.02)
        self.part("own Gold in the favour pile", 1, 0.1)
        self.part("Gold in the middle", 3)
        self.part("King cards in the middle", 6)
        self.part("King cards not seen", 1, 0.1)
        self.part("own King cards in the favour pile", 1, 0.3)
        self.part("the card: Government", 1, 0.2)
        self.part("the card: value, letter", 2, 0.1)
        self.part("the card: King", 6)
        self.part("the card: Gold", 3)
        for domain in range(self.domains):
            self.part(f"domain {domain}", 9, 0.1)
            self.part(f"domain {domain}: chief tile", 1, 0.2)
            self.part(f"domain {domain}: others", players - 1, 0.1)
            self.part(f"domain {domain}: of the card", 1)
        self.part("domain of the card", 9, 0.1)
        self.part("domain of the card: chief tile", 1, 0.2)
        self.part("domain of the card: others", players - 1, 0.1)
        self.part("domain of the card: others' letters", players - 1, 0.1)
        self.part("domain of the card: ahead, behind with it", 2, 0.1)
        self.width = self.size
        """What is seen; the rest are the options."""
        self.part("open options", OPTIONS)

    def forced(self, s: State) -> int:
        assert isinstance(s, KingState)
        found = open_options(s)
        return found.actions[0] if len(found.actions) == 1 else -1

    def add(self, s: State, seat: int, chunks: list[bytes]) -> None:
        assert isinstance(s, KingState)
        ledger = self.ledgers.of(s, seat)
        assert isinstance(ledger, Ledger)
        focus = s.sale if s.sale >= 0 else s.drawn if s.leader == seat else -1
        self._add_table(s, seat, chunks)
        seen = self._gold(s, seat, ledger)
        seen += self._kings(s, ledger)
        chunks.append(bytes(seen))
        self._add_card(s, focus, chunks)
        chunks.append(bytes(self._domains(s, seat, ledger, focus)))
        options = bytearray(OPTIONS)
        for option in open_options(s).options:
            options[option] = 1
        chunks.append(bytes(options))

    def _add_table(self, s: Council, seat: int, chunks: list[bytes]) -> None:
        players = self.players
        top = s.stack[-1]
        op = top & OPERATION
        changing = op == CHANGE_TILE
        chunks.append(ASKED[ASKS.index(op)])
        chunks.append(self.seats[(s.leader - seat) % players])
        chunks.append(bytes([s.deck, len(s.favour), s.kept, s.shown, s.favoured]))
        chunks.append(EDICTS[second(top) if changing else -1])
        chunks.append(CHANGED[third(top) if changing else -1])
        due = second(top) if op in (PAY_GOLD, PAY_CARDS) else 0
        chunks.append(bytes([s.high, due]))
        chunks.append(self.seats[(s.high_seat - seat) % players if s.high_seat >= 0 else -1])
        told: list[int] = []
        for distance in range(players):
            told.append(s.sizes[(seat + distance) % players])
        for mask in (s.passed, s.excluded):
            for distance in range(players):
                told.append(mask >> (seat + distance) % players & 1)
        chunks.append(bytes(told))

    def _gold(self, s: Council, seat: int, ledger: Ledger) -> list[int]:
        """K7: everybody's Gold, as far as it was got and paid openly."""
        players = self.players
        own = 3 * seat
        told = [s.gold[own], s.gold[own + 1], s.gold[own + 2], s.gold_sum(seat)]
        hidden: list[int] = []
        for distance in range(1, players):
            other = (seat + distance) % players
            told.append(max(ledger.gold[other], 0))
            hidden.append(max(s.sizes[other] - ledger.cards[other], 0))
        told += hidden
        told.append(ledger.unseen[DOMAINS])
        told.append(ledger.favoured[DOMAINS])
        for value in range(3):
            told.append(s.middle.count(GOLD + value))
        return told

    def _kings(self, s: Council, ledger: Ledger) -> list[int]:
        told = [s.middle.count(kind) for kind in range(KING, GOLD)]
        told.append(ledger.unseen[DOMAINS + 1])
        told.append(ledger.favoured[DOMAINS + 1])
        return told

    def _add_card(self, s: Council, kind: int, chunks: list[bytes]) -> None:
        """The card that was drawn, or is being sold."""
        government = 0 <= kind < GOVERNMENT
        if government:
            nearest = 10 - min(kind - s.setup.starts[s.setup.domain[kind]], 9)
            chunks.append(bytes([5, s.setup.value[kind], nearest]))
        else:
            chunks.append(bytes(3))
        chunks.append(KING_KINDS[kind - KING if KING <= kind < GOLD else -1])
        chunks.append(GOLD_KINDS[kind - GOLD if kind >= GOLD else -1])

    def _domains(self, s: Council, seat: int, ledger: Ledger, card: int) -> list[int]:
        """K6.1: everybody's sums, as far as they are known, and who would win a tie."""
        setup = s.setup
        players = self.players
        of_card = setup.domain[card] if 0 <= card < GOVERNMENT else -1
        told: list[int] = []
        of_card_told = [0] * (9 + 1 + 2 * (players - 1) + 2)
        middle = [0] * DOMAINS
        for kind in s.middle:
            if kind < GOVERNMENT:
                middle[setup.domain[kind]] += setup.value[kind]
        for domain in range(self.domains):
            start, end = setup.starts[domain], setup.starts[domain + 1]
            every = (1 << (end - start)) - 1
            own = cards = 0
            hand = s.hands[seat] >> start & every
            kind = start
            mask = hand
            while mask:
                if mask & 1:
                    own += setup.value[kind]
                    cards += 1
                mask >>= 1
                kind += 1
            nearest = letter_of(hand)
            best = best_letter = 0
            others: list[int] = []
            letters: list[int] = []
            for distance in range(1, players):
                other = (seat + distance) % players
                total = ledger.sums[other * DOMAINS + domain]
                letter = letter_of(ledger.hands[other] >> start & every)
                others.append(total)
                letters.append(letter)
                if total > best or (total == best and letter > best_letter):
                    best, best_letter = total, letter
            tie = 10 if own and own == best and nearest > best_letter else 0
            row = [own, cards, nearest, max(own - best, 0), max(best - own, 0), tie]
            row += [ledger.unseen[domain], ledger.favoured[domain], middle[domain]]
            row.append(s.chiefs[domain])
            row += others
            told += row
            told.append(1 if domain == of_card else 0)
            if domain == of_card:
                more = own + setup.value[card]
                row += letters
                row += [max(more - best, 0), max(best - more, 0)]
                of_card_told = row
        told += of_card_told
        return told


def letter_of(cards: int) -> int:
    """Of the cards of one domain the one nearest to A, the nearer the more; 0 for none."""
    nearest = 0
    while cards:
        if cards & 1:
            return 10 - min(nearest, 9)
        cards >>= 1
        nearest += 1
    return 0
