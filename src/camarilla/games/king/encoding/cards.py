"""K7.4: what a seat has seen of each kind of card, as the vector has it."""

from typing import Final

from camarilla.games.king.encoding.memory import FULL, Memory
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import KINDS
from camarilla.games.king.rules.story import seen_by

EVEN: Final = 128
"""In a count that can be negative: nothing more got than paid."""
GOT: Final = bytes(EVEN) + bytes(range(EVEN))
"""For `translate`: such a count as the vector has it, at least 0."""


class CardMemory(Memory):
    """By kind of card, in the order of the vector: seen, own favour cards, got by each other."""

    def __init__(self, players: int, seat: int, cells: bytearray) -> None:
        super().__init__()
        self.players = players
        self.seat = seat
        self.cells = cells
        """Each count and `EVEN`."""
        self.written: bytes | None = None
        """The cells as the vector has them, until one of them changes."""

    def copy(self) -> "CardMemory":
        other = CardMemory(self.players, self.seat, self.cells[:])
        other.written = self.written
        return other

    def see(self, kind: int) -> None:
        self.written = None
        self.cells[kind] += 1

    def put_aside(self, kind: int) -> None:
        self.written = None
        self.cells[KINDS + kind] += 1

    def find(self, kind: int) -> bool:
        if self.cells[KINDS + kind] == EVEN:
            return False
        self.written = None
        self.cells[KINDS + kind] -= 1
        return True

    def get(self, seat: int, kind: int) -> None:
        if seat != self.seat:
            self.written = None
            self.cells[self.row_of(seat) + kind] += 1

    def pay(self, seat: int, kind: int) -> None:
        if seat != self.seat:
            self.written = None
            self.cells[self.row_of(seat) + kind] -= 1

    def row_of(self, seat: int) -> int:
        return (1 + (seat - self.seat) % self.players) * KINDS

    def vector(self) -> bytes:
        if self.written is None:
            self.written = bytes(self.cells.translate(GOT))
        return self.written


class Reading:
    """How far a seat has read: past chapters up to one, and a part of the one being written."""

    def __init__(self, past: CardMemory, last: tuple[int, ...]) -> None:
        self.past = past
        self.last = last
        """The last chapter of the past: kept alive, so that its identity stays its own."""
        self.story: list[int] = []
        """The chapter being written: the list itself, which grows."""
        self.read = 0
        self.now = past
        """What the seat knows after the first `read` entries of it."""

    def after(self, chapter: tuple[int, ...]) -> CardMemory:
        """What the seat knows when this is the next chapter, and is over."""
        if self.read and chapter == tuple(self.story):
            return self.during(self.story)
        memory = self.past.copy()
        for entry in chapter:
            memory.follow(seen_by(entry, memory.seat))
        return memory

    def during(self, story: list[int]) -> CardMemory:
        """What the seat knows now, in the middle of this chapter."""
        if not story:
            return self.past
        if not self.read or self.story is not story:
            self.story = story
            self.read = 0
            self.now = self.past.copy()
        while self.read < len(story):
            self.now.follow(seen_by(story[self.read], self.now.seat))
            self.read += 1
        return self.now


class CardMemories:
    """What seats have seen, so that a position that is played on is not read twice."""

    def __init__(self) -> None:
        self.recent: dict[int, Reading] = {}
        """By seat and the identity of the last chapter of the past."""
        self.older: dict[int, Reading] = {}
        """Those that were recent before; what is used again becomes recent again."""

    def of(self, s: Board, seat: int) -> CardMemory:
        """K7.4: all that the seat has seen, this turn or sale too."""
        past = s.past
        known = len(past)
        reading: Reading | None = None
        while known:
            reading = self.find(id(past[known - 1]) << 3 | seat)
            if reading is not None:
                break
            known -= 1
        if reading is None:
            players = s.setup.players
            cells = bytearray([EVEN]) * (KINDS * (players + 1))
            reading = Reading(CardMemory(players, seat, cells), ())
        if known < len(past):
            for chapter in past[known:]:
                if chapter:
                    reading = Reading(reading.after(chapter), chapter)
            if reading.last:
                self.keep(id(reading.last) << 3 | seat, reading)
        return reading.during(s.story)

    def find(self, key: int) -> Reading | None:
        found = self.recent.get(key)
        if found is None:
            found = self.older.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: int, reading: Reading) -> None:
        if len(self.recent) >= FULL:
            self.older = self.recent
            self.recent = {}
        self.recent[key] = reading
