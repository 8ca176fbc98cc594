"""What a yield has brought and collusion has passed on, as ints that fit in frames."""

from typing import Final

_COLLUSION: Final = 1 << 8
_FAVOR: Final = 15
_SECONDARY: Final = 4
_GIVEN: Final = 8


# How far a yield has come: the step, the favor due in all, and whether collusion follows.


def begin(total: int, collusion: bool) -> int:
    return total << 4 | (_COLLUSION if collusion else 0)


def next_step(progress: int) -> int:
    """One step further."""
    return progress + 1


def step(progress: int) -> int:
    return progress & 15


def total(progress: int) -> int:
    return progress >> 4 & 15


def colludes(progress: int) -> bool:
    return progress & _COLLUSION != 0


# What came: favor of the primary and of the secondary faction; then what each seat was given.


def more(tally: int, is_primary: bool) -> int:
    return tally + (1 if is_primary else 1 << _SECONDARY)


def give(tally: int, is_primary: bool, seat: int) -> int:
    """One favor less, and one more for a seat, of three at most."""
    return tally - (1 if is_primary else 1 << _SECONDARY) + (1 << _GIVEN + 2 * seat)


def primary(tally: int) -> int:
    return tally & _FAVOR


def secondary(tally: int) -> int:
    return tally >> _SECONDARY & _FAVOR


def received(tally: int, seat: int) -> int:
    return tally >> _GIVEN + 2 * seat & 3
