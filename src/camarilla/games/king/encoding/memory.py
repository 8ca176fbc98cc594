"""K7.4: what a seat has seen in the story so far, without reading any chapter twice."""

from typing import Final

from camarilla.games.king.rules import story
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.story import UNKNOWN, seat_of, seen_by, verb_of, what_of

FULL: Final = 10_000
"""The number of memories kept before the cache is cleared."""


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


class Memories:
    """What seats remember of some positions, so that no chapter is read twice."""

    def __init__(self) -> None:
        self.kept: dict[int, Memory] = {}
        """By seat and the identity of the last chapter, which the memory keeps alive."""

    def fresh(self, s: Board) -> Memory:
        """What a seat knows before the first entry."""
        raise NotImplementedError

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
