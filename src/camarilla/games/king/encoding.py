"""For the King as vectors; K7 says what a seat may know, and that nobody forgets anything."""

from typing import Final

from camarilla.games.king.rules import story
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import GOLD, GOVERNMENT, KINDS
from camarilla.games.king.rules.cast import as_king
from camarilla.games.king.rules.deck import Setup
from camarilla.games.king.rules.knowledge import bids_so_far
from camarilla.games.king.rules.operations import CHANGE_TILE, PAY_CARDS, PAY_GOLD
from camarilla.games.king.rules.story import UNKNOWN, seat_of, seen_by, verb_of, what_of
from camarilla.kernel.encoding import COUNT, Encoder, bits, counts, one_hot
from camarilla.kernel.frames import OPERATION, second, third
from camarilla.kernel.game import State

ASKED: Final = one_hot(14)
"""The open decision, by operation."""
KIND_BITS: Final = one_hot(KINDS)
EDICTS: Final = one_hot(12)
"""K5.1: the King card being carried out, and which of its parts."""
CHANGED: Final = one_hot(7)
VALUE: Final = 0.25
EVEN: Final = 128
"""In a count that can be negative: nothing more got than paid."""
GOT: Final = bytes(EVEN) + bytes(range(EVEN))
"""For `translate`: such a count as the vector has it, at least 0."""
FULL: Final = 10_000
"""So many memories are kept; then they begin anew."""


class Memory:
    """What a seat has seen in some chapters of the story."""

    def __init__(self) -> None:
        self.last: tuple[int, ...] = ()
        """The last of the chapters."""

    def copy(self) -> "Memory":
        raise NotImplementedError

    def follow(self, entry: int) -> None:
        """Remember one entry of the story, as the seat knows it."""
        kind = what_of(entry)
        if kind == UNKNOWN:
            return
        verb = verb_of(entry)
        if verb <= story.TO_FAVOUR:
            self.see(kind)
            if verb == story.TO_FAVOUR:
                self.put_aside(kind)
        elif verb == story.TURNED_UP:
            if not self.find(kind):
                self.see(kind)
        elif verb in (story.TOOK, story.RECEIVED):
            self.get(seat_of(entry), kind)
        elif verb == story.PAID:
            self.pay(seat_of(entry), kind)

    def see(self, kind: int) -> None:
        """A card that the seat has not seen before."""
        raise NotImplementedError

    def put_aside(self, kind: int) -> None:
        """The seat put it on the favour pile."""
        raise NotImplementedError

    def find(self, kind: int) -> bool:
        """Whether a favour card is one that the seat had put there."""
        raise NotImplementedError

    def get(self, seat: int, kind: int) -> None:
        """Somebody openly got a card."""
        raise NotImplementedError

    def pay(self, seat: int, kind: int) -> None:
        """Somebody openly paid a Gold card."""
        raise NotImplementedError


class CardMemory(Memory):
    """By kind of card."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.seen = bytearray(KINDS)
        self.favour = bytearray(KINDS)
        """The seat's own cards in the favour pile."""
        self.got = bytearray([EVEN]) * (KINDS * players)
        """By seat and kind: what it got openly, less what it openly paid."""

    def copy(self) -> "CardMemory":
        other = CardMemory(0)
        other.seen = self.seen[:]
        other.favour = self.favour[:]
        other.got = self.got[:]
        return other

    def see(self, kind: int) -> None:
        self.seen[kind] += 1

    def put_aside(self, kind: int) -> None:
        self.favour[kind] += 1

    def find(self, kind: int) -> bool:
        if not self.favour[kind]:
            return False
        self.favour[kind] -= 1
        return True

    def get(self, seat: int, kind: int) -> None:
        self.got[seat * KINDS + kind] += 1

    def pay(self, seat: int, kind: int) -> None:
        self.got[seat * KINDS + kind] -= 1


class Memories:
    """What seats remember of some positions, so that no chapter is read twice."""

    def __init__(self) -> None:
        self.kept: dict[int, Memory] = {}
        """By seat and the identity of the last chapter, which the memory keeps alive."""

    def fresh(self, s: Board) -> Memory:
        """What a seat knows before the first entry."""
        return CardMemory(s.setup.players)

    def of(self, s: Board, seat: int) -> Memory:
        """K7.4: all that the seat has seen, this turn or sale too."""
        memory = self._of_the_past(s, seat)
        if s.story:
            memory = memory.copy()
            for entry in s.story:
                memory.follow(seen_by(entry, seat))
        return memory

    def _of_the_past(self, s: Board, seat: int) -> Memory:
        """What the seat knows from past chapters: what it knew before, and those since then."""
        past = s.past
        known = len(past)
        memory: Memory | None = None
        while known:
            chapter = past[known - 1]
            if chapter:
                memory = self.kept.pop(id(chapter) << 3 | seat, None)
                if memory is not None:
                    break
            known -= 1
        if memory is None:
            memory = self.fresh(s)
        for chapter in past[known:]:
            if chapter:
                memory.last = chapter
                for entry in chapter:
                    memory.follow(seen_by(entry, seat))
        if len(self.kept) >= FULL:
            self.kept.clear()
        self.kept[id(memory.last) << 3 | seat] = memory
        return memory


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
        self.memories = Memories()

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
        chunks.append(KIND_BITS[s.drawn if seat == s.leader else -1])
        chunks.append(KIND_BITS[s.sale])
        chunks.append(own_hand(s, seat))
        middle = [0] * KINDS
        for kind in s.middle:
            middle[kind] += 1
        chunks.append(bytes(middle))
        self._add_story(s, seat, chunks)

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
        chunks.append(counts(s.chiefs))
        chunks.append(bytes([s.deck, len(s.favour), s.kept, s.shown, s.favoured]))
        changing = asked == CHANGE_TILE
        chunks.append(EDICTS[second(top) if changing else -1])
        chunks.append(CHANGED[third(top) if changing else -1])
        due = second(top) if asked in (PAY_GOLD, PAY_CARDS) else 0
        chunks.append(counts([s.high, due]))
        chunks.append(self.player_bits[(s.high_seat - seat) % players if s.high_seat >= 0 else -1])
        chunks.append(counts(s.sizes[seat:] + s.sizes[:seat]))
        bids = bids_so_far(s)
        chunks.append(counts(bids[seat:] + bids[:seat]))
        out, barred = s.passed, s.excluded
        for mask in (out, barred):
            turned = mask >> seat | mask << (players - seat)
            chunks.append(self.some_players[turned & self.everybody])

    def _add_story(self, s: Board, seat: int, chunks: list[bytes]) -> None:
        """K7.4: what the seat has seen of each kind, and who got it openly."""
        memory = self.memories.of(s, seat)
        assert isinstance(memory, CardMemory)
        chunks.append(bytes(memory.seen))
        chunks.append(bytes(memory.favour))
        got = memory.got.translate(GOT)
        chunks.append(bytes(got[(seat + 1) * KINDS :]))
        chunks.append(bytes(got[: seat * KINDS]))


def own_hand(s: Board, seat: int) -> bytes:
    """The cards of a seat's pile or hand, by kind."""
    first = 3 * seat
    return (
        bits(s.hands[seat], GOVERNMENT)
        + bytes(GOLD - GOVERNMENT)
        + bytes(s.gold[first : first + 3])
    )
