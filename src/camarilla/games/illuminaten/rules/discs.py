"""X3.3, X3.5: the discs on one card as one int: three bits a slot, 0 for free, else seat + 1."""

from typing import Final

SHAPES: Final = 512
"""The number of ways in which three slots can be filled, impossible ones included."""
NOBODY: Final = -1


def owner(discs: int, slot: int) -> int:
    """The seat whose disc is in a slot, or -1."""
    return (discs >> 3 * slot & 7) - 1


def with_disc(discs: int, slot: int, seat: int) -> int:
    return discs | seat + 1 << 3 * slot


def without_disc(discs: int, slot: int) -> int:
    return discs & ~(7 << 3 * slot)


# Where a disc lies, as one int: places and their three slots in order.


def disc_at(place: int, slot: int) -> int:
    return place * 3 + slot


def place_of(disc: int) -> int:
    return disc // 3


def slot_of(disc: int) -> int:
    return disc % 3


def _count(discs: int, seat: int) -> int:
    return sum(owner(discs, slot) == seat for slot in range(3))


def _controller(discs: int) -> int:
    counts = [_count(discs, seat) for seat in range(4)]
    best = max(counts)
    return counts.index(best) if best and counts.count(best) == 1 else NOBODY


def _free_slot(discs: int, slots: int) -> int:
    for slot in range(slots):
        if owner(discs, slot) < 0:
            return slot
    return -1


# By seat * SHAPES + discs, by discs, and by number of slots * SHAPES + discs.
_COUNTS: Final[list[int]] = [_count(discs, seat) for seat in range(4) for discs in range(SHAPES)]
_TOTALS: Final[list[int]] = [
    sum(owner(discs, slot) >= 0 for slot in range(3)) for discs in range(SHAPES)
]
_CONTROLLERS: Final[list[int]] = [_controller(discs) for discs in range(SHAPES)]
_FREE_SLOTS: Final[list[int]] = [
    _free_slot(discs, slots) for slots in range(4) for discs in range(SHAPES)
]


def count(discs: int, seat: int) -> int:
    """How many of the discs are the seat's."""
    return _COUNTS[seat * SHAPES + discs]


def total(discs: int) -> int:
    return _TOTALS[discs]


def others(discs: int, seat: int) -> int:
    """How many of the discs are not the seat's."""
    return _TOTALS[discs] - _COUNTS[seat * SHAPES + discs]


def controller(discs: int) -> int:
    """X3.5: the seat with strictly more discs than any other, or -1."""
    return _CONTROLLERS[discs]


def free_slot(discs: int, slots: int) -> int:
    """The topmost free slot of a card with this number of slots, or -1."""
    return _FREE_SLOTS[slots * SHAPES + discs]
