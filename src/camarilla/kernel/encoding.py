"""What an encoder is, and the small tables that encoders are made of."""

from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.kernel.game import State

COUNT: Final = 0.1
"""The scale of counts: ten of something is 1."""
BIT: Final = 1.0
BYTES: Final = [bytes([value]) for value in range(256)]
"""A count as one byte."""
KEPT: Final = 20_000
"""`BitSets` keeps this many masks, then clears its cache."""


class Part:
    """A part of the vector: its meaning, its offset, and how a learner may scale it."""

    def __init__(self, name: str, first: int, width: int, scale: float) -> None:
        self.name = name
        self.first = first
        self.width = width
        self.scale = scale


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat knows as a vector of `size` bytes: bits, and counts up to 255.

    Seats are in the order of play from the observing one, which is always the first.
    """

    players: int
    size: int
    parts: list[Part]

    def __init__(self, players: int) -> None:
        self.players = players
        self.size = 0
        self.parts = []

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles contain its constructor arguments."""
        return type(self), (self.players,)

    def part(self, name: str, width: int, scale: float = BIT) -> None:
        """Add a part to the end of the layout."""
        self.parts.append(Part(name, self.size, width, scale))
        self.size += width

    def add(self, s: State, seat: int, chunks: list[bytes]) -> None:
        """Append the vector of what `seat` knows of the position, in pieces."""
        raise NotImplementedError

    def forced_action(self, s: State) -> int:
        """The only sensible action of the actor; -1 if there is a choice."""
        return -1

    def encode(self, s: State, seat: int) -> bytes:
        """The vector of what `seat` knows of the position."""
        chunks: list[bytes] = []
        self.add(s, seat, chunks)
        return b"".join(chunks)

    def scales(self) -> list[float]:
        """For every byte the factor that brings it to about 0 to 1."""
        factors: list[float] = []
        for part in self.parts:
            factors += [part.scale] * part.width
        return factors


def one_hot(width: int) -> list[bytes]:
    """By index the vector with only this bit set; the extra last entry (-1) has none."""
    table = [b"\0" * index + b"\1" + b"\0" * (width - index - 1) for index in range(width)]
    return [*table, b"\0" * width]


def bits(mask: int, width: int) -> bytes:
    """The bits of a mask, the lowest first."""
    return bytes([mask >> index & 1 for index in range(width)])


_BITS_OF_BYTE: Final = [bytes([byte >> index & 1 for index in range(8)]) for byte in range(256)]


class BitSets:
    """Bit masks of one width as bytes, the lowest bit first; the recent ones are kept."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.none = bytes(width)
        self.kept: dict[int, bytes] = {}

    def of(self, mask: int) -> bytes:
        """The same as `bits`, for a mask that is likely to recur."""
        if not mask:
            return self.none
        found = self.kept.get(mask)
        if found is None:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            pieces = [_BITS_OF_BYTE[mask >> first & 255] for first in range(0, self.width, 8)]
            found = b"".join(pieces)[: self.width]
            self.kept[mask] = found
        return found


def counts(values: list[int]) -> bytes:
    """Counts as bytes; larger ones become 255."""
    return bytes([min(255, value) for value in values])
