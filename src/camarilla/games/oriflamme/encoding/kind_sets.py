"""Sets of kinds as vectors, looked up in tables."""

from typing import Final

from camarilla.games.oriflamme.rules.actions import KINDS
from camarilla.kernel.encoding import bits

BIT_COUNT: Final = [value.bit_count() for value in range(2048)]
KIND_SETS: Final = [
    *[bits(value, KINDS) for value in range(1024)],
    *[bits(value << 10, KINDS) for value in range(2048)],
]
"""Sets of the ten kinds of the base game, then of all the others: see `set_index`."""


def add_kinds(mask: int, chunks: list[bytes]) -> None:
    """A bit for every kind of the mask; for the kinds of one box they are precomputed."""
    index = set_index(mask)
    chunks.append(KIND_SETS[index] if index >= 0 else bits(mask, KINDS))


def set_index(mask: int) -> int:
    """The number of a set of kinds of one box; -1 for a set that has kinds of both."""
    if mask < 1024:
        return mask
    if mask & 1023:
        return -1
    return 1024 + (mask >> 10)


def bit_count(mask: int) -> int:
    """How many kinds a mask has; for one box, by a single lookup."""
    if mask < 1024:
        return BIT_COUNT[mask]
    return BIT_COUNT[mask & 1023] + BIT_COUNT[mask >> 10]
