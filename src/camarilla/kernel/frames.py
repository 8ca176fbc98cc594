"""Frames: what is still to be done, as plain ints on the state's stack.

A frame is one int: an operation of the game and up to three small arguments. Only this module packs
and unpacks them. Plain ints can be cloned, saved and compiled, which generators and closures
cannot. The frame of an operation without arguments is the operation's own number.
"""

from typing import Final

OPERATION: Final = 0xFF
"""The part of a frame that is its operation."""
_ARGUMENT: Final = 0xFFFF


def frame(operation: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """The frame for `operation` (0..255) with non-negative arguments.

    The first and the second are at most 65535. The third may have 22 bits: more would make the
    frame a big int, which is slow.
    """
    return operation | first << 8 | second << 24 | third << 40


def first(frame: int) -> int:
    return frame >> 8 & _ARGUMENT


def second(frame: int) -> int:
    return frame >> 24 & _ARGUMENT


def third(frame: int) -> int:
    return frame >> 40
