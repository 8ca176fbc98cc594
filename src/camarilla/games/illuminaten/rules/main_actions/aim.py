"""What a Displace is aimed at, as ints that travel in frames."""

from typing import Final

_SLOTS: Final = 0b111
_SLOT_BITS: Final = 3
_PLACE_BITS: Final = 5


def aim(slots: int, defender: int) -> int:
    """The targeted slots, a bit mask, and the seat whose discs they are."""
    return slots | defender << _SLOT_BITS


def slots(aim: int) -> int:
    return aim & _SLOTS


def defender(aim: int) -> int:
    return aim >> _SLOT_BITS


def rival(place: int, seat: int) -> int:
    """A card and the opponent whose discs on it are to be displaced."""
    return place | seat << _PLACE_BITS


def place(rival: int) -> int:
    return rival & (1 << _PLACE_BITS) - 1


def seat(rival: int) -> int:
    return rival >> _PLACE_BITS
