"""A position of King as it is saved."""

import msgspec


class Saved(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole position as saved; nobody but the program itself may see it."""

    players: int
    deck: str
    stack: list[int]
    chiefs: list[int]
    drawn: int
    leader: int
    kept: int
    shown: int
    favoured: int
    sale: int
    bidder: int
    high: int
    high_seat: int
    passed: int
    excluded: int
    story: list[int]
