"""For the King as vectors; K7 says what a seat may know, and that nobody forgets anything."""

from typing import Final

from camarilla.games.king.encoding.cards import CardMemories
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import GOLD, GOVERNMENT, KINDS
from camarilla.games.king.rules.cast import as_king
from camarilla.games.king.rules.deck import Setup
from camarilla.games.king.rules.knowledge import bids_so_far
from camarilla.games.king.rules.operations import CHANGE_TILE, PAY_CARDS, PAY_GOLD
from camarilla.kernel.encoding import BYTES, COUNT, BitSets, Encoder, bits, one_hot
from camarilla.kernel.frames import OPERATION, second, third
from camarilla.kernel.game import State

ASKED: Final = one_hot(14)
"""The open decision, by operation."""
KIND_BITS: Final = one_hot(KINDS)
EDICTS: Final = one_hot(12)
"""K5.1: the King card being resolved, and which of its parts."""
CHANGED: Final = one_hot(7)
VALUE: Final = 0.25
HANDS: Final = BitSets(GOLD)
"""Government cards in hand; no hand has King cards."""
PILES: Final = BitSets(KINDS)


class KingEncoder(Encoder):
    """The table, the seat's own cards, and what the story tells of everybody's."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.player_bits = one_hot(players)
        self.everybody = (1 << players) - 1
        self.some_players = [bits(mask, players) for mask in range(1 << players)]
        """By mask."""
        domains = 6 if players == 5 else 5
        self.decks: dict[Setup, bytes] = {}
        self.no_bids = bytes(players)
        self.memories = CardMemories()

        self.part("values of the Government kinds", GOVERNMENT, VALUE)
        self.part("domains of the Government kinds", GOVERNMENT, VALUE)
        self.part("asked", 14)
        self.part("actor", players)
        self.part("adviser or first player", players)
        self.part("chief tiles", domains, VALUE)
        self.part("deck, favour pile", 2, COUNT)
        self.part("kept, shown, favoured", 3)
        self.part("King card carried out", 12)
        self.part("tile it has changed", 7)
        self.part("highest bid, still to pay", 2, COUNT)
        self.part("highest bidder", players)
        self.part("hand sizes", players, COUNT)
        self.part("bids", players, COUNT)
        self.part("passed", players)
        self.part("excluded", players)
        self.part("drawn card", KINDS)
        self.part("card being sold", KINDS)
        self.part("own hand", KINDS)
        self.part("middle", KINDS)
        self.part("seen so far", KINDS)
        self.part("own cards in the favour pile", KINDS)
        for index in range(1, players):
            self.part(f"openly got by player {index + 1}, less openly paid", KINDS)

    def add(self, state: State, seat: int, chunks: list[bytes]) -> None:
        s = as_king(state)
        self._add_table(s, seat, chunks)
        self._add_seats(s, seat, chunks)
        chunks.append(KIND_BITS[s.drawn if seat == s.leader else -1])
        chunks.append(KIND_BITS[s.sale])
        chunks.append(HANDS.of(s.hands[seat]))
        first = 3 * seat
        chunks.append(BYTES[s.gold[first]])
        chunks.append(BYTES[s.gold[first + 1]])
        chunks.append(BYTES[s.gold[first + 2]])
        chunks.append(cards_in(s.middle))
        chunks.append(self.memories.of(s, seat).vector())

    def _add_table(self, s: Board, seat: int, chunks: list[bytes]) -> None:
        setup = s.setup
        players = self.players
        actor = s.actor()
        deck = self.decks.get(setup)
        if deck is None:
            deck = bytes(setup.value) + bytes(setup.domain)
            self.decks[setup] = deck
        chunks.append(deck)
        top = s.stack[-1] if s.stack else -1
        asked = top & OPERATION if s.stack else -1
        chunks.append(ASKED[asked])
        chunks.append(self.player_bits[(actor - seat) % players if actor >= 0 else -1])
        chunks.append(self.player_bits[(s.leader - seat) % players])
        chunks.append(bytes([*s.chiefs, s.deck, len(s.favour), s.kept, s.shown, s.favoured]))
        changing = asked == CHANGE_TILE
        chunks.append(EDICTS[second(top) if changing else -1])
        chunks.append(CHANGED[third(top) if changing else -1])
        due = second(top) if asked in (PAY_GOLD, PAY_CARDS) else 0
        chunks.append(BYTES[s.high])
        chunks.append(BYTES[due])

    def _add_seats(self, s: Board, seat: int, chunks: list[bytes]) -> None:
        """What everybody sees of each player: size of the hand, bids."""
        players = self.players
        chunks.append(self.player_bits[(s.high_seat - seat) % players if s.high_seat >= 0 else -1])
        for index in range(seat, seat + players):
            chunks.append(BYTES[s.sizes[index % players]])
        if s.high:
            bids = bids_so_far(s)
            for index in range(seat, seat + players):
                chunks.append(BYTES[bids[index % players]])
        else:
            chunks.append(self.no_bids)
        for mask in (s.passed, s.excluded):
            turned = mask >> seat | mask << (players - seat)
            chunks.append(self.some_players[turned & self.everybody])


def cards_in(kinds: list[int]) -> bytes:
    """How many cards of each kind there are."""
    found = 0
    for kind in kinds:
        if found >> kind & 1:  # two of one kind
            return bytes([kinds.count(kind) for kind in range(KINDS)])
        found |= 1 << kind
    return PILES.of(found)
