"""The inputs of the policy networks of For the King: sums by domain instead of single cards.

A network learns from these in far fewer games than from single cards.
"""

from typing import Final

from camarilla.games.king.bot.action_features import OPTIONS, candidate_options
from camarilla.games.king.bot.card_counts import CardCounts, CardCountsCache
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import DOMAINS, GOLD, GOVERNMENT, KING, is_king
from camarilla.games.king.rules.cast import as_king
from camarilla.games.king.rules.operations import (
    CHANGE_TILE,
    MAKE_BID,
    PAY_CARDS,
    PAY_GOLD,
    PLACE_CARD,
    TAKE_CARD,
)
from camarilla.kernel.encoding import Encoder, one_hot
from camarilla.kernel.frames import OPERATION, second, third
from camarilla.kernel.game import State
from camarilla.search.network_features import Candidates, NetworkFeatures

ASKED: Final = one_hot(6)
ASKS: Final = (PLACE_CARD, TAKE_CARD, CHANGE_TILE, MAKE_BID, PAY_GOLD, PAY_CARDS)
EDICTS: Final = one_hot(12)
CHANGED: Final = one_hot(7)
KING_KINDS: Final = one_hot(6)
GOLD_KINDS: Final = one_hot(3)


class KingFeatures(Encoder):
    """The table, everybody's Gold as far as it is known, and the contest for every domain."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.seats = one_hot(players)
        self.domains = DOMAINS if players == 5 else DOMAINS - 1
        self.counts_cache = CardCountsCache()
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

    def add(self, state: State, seat: int, chunks: list[bytes]) -> None:
        s = as_king(state)
        counts = self.counts_cache.of(s, seat)
        assert isinstance(counts, CardCounts)
        focus = s.sale if s.sale >= 0 else s.drawn if s.leader == seat else -1
        self._add_table(s, seat, chunks)
        seen = self._gold(s, seat, counts)
        seen += self._kings(s, counts)
        chunks.append(bytes(seen))
        self._add_card(s, focus, chunks)
        chunks.append(bytes(self._domains(s, seat, counts, focus)))

    def _add_table(self, s: Board, seat: int, chunks: list[bytes]) -> None:
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

    def _gold(self, s: Board, seat: int, counts: CardCounts) -> list[int]:
        """K7: everybody's Gold, as far as it was got and paid openly."""
        players = self.players
        own = 3 * seat
        told = [s.gold[own], s.gold[own + 1], s.gold[own + 2], s.gold_sum(seat)]
        hidden: list[int] = []
        for distance in range(1, players):
            other = (seat + distance) % players
            told.append(max(counts.gold[other], 0))
            hidden.append(max(s.sizes[other] - counts.cards[other], 0))
        told += hidden
        told.append(counts.unseen[DOMAINS])
        told.append(counts.favoured[DOMAINS])
        for value in range(3):
            told.append(s.middle.count(GOLD + value))
        return told

    def _kings(self, s: Board, counts: CardCounts) -> list[int]:
        told = [s.middle.count(kind) for kind in range(KING, GOLD)]
        told.append(counts.unseen[DOMAINS + 1])
        told.append(counts.favoured[DOMAINS + 1])
        return told

    def _add_card(self, s: Board, kind: int, chunks: list[bytes]) -> None:
        """The card that was drawn, or is being sold."""
        government = 0 <= kind < GOVERNMENT
        if government:
            nearest = letter_of(1 << kind - s.setup.starts[s.setup.domain[kind]])
            chunks.append(bytes([5, s.setup.value[kind], nearest]))
        else:
            chunks.append(bytes(3))
        chunks.append(KING_KINDS[kind - KING if is_king(kind) else -1])
        chunks.append(GOLD_KINDS[kind - GOLD if kind >= GOLD else -1])

    def _domains(self, s: Board, seat: int, counts: CardCounts, card: int) -> list[int]:
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
                total = counts.sums[other * DOMAINS + domain]
                letter = letter_of(counts.hands[other] >> start & every)
                others.append(total)
                letters.append(letter)
                if total > best or (total == best and letter > best_letter):
                    best, best_letter = total, letter
            tie = 10 if own and own == best and nearest > best_letter else 0
            row = [own, cards, nearest, max(own - best, 0), max(best - own, 0), tie]
            row += [counts.unseen[domain], counts.favoured[domain], middle[domain]]
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


class KingNetworkFeatures(NetworkFeatures):
    """The features above, and the options of `action_features` as outputs."""

    def __init__(self, players: int) -> None:
        super().__init__(KingFeatures(players), OPTIONS)

    def candidates(self, s: State) -> Candidates:
        return candidate_options(as_king(s))


def letter_of(cards: int) -> int:
    """Of the cards of one domain the one nearest to A, the nearer the more; 0 for none."""
    nearest = 0
    while cards:
        if cards & 1:
            return 10 - min(nearest, 9)
        cards >>= 1
        nearest += 1
    return 0
