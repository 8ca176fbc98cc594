"""The structs of High Card. mypyc does not compile this file."""

import msgspec

from camarilla.kernel.information import InformationState


class HighCardInformation(InformationState, frozen=True, kw_only=True):
    hands: tuple[int | None, ...]
    """By seat: a card, `NONE`, or None if this seat may not know it."""
    discards: tuple[int, ...]


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stack: list[int]
    hands: list[int]
    discards: list[int]
    points: list[int]
