"""A position of Oriflamme as it is saved."""

import msgspec


class Saved(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole position as saved; nobody but the program itself may see it."""

    players: int
    kinds: tuple[int, ...]
    first: int
    step: int
    chosen_aside: bool
    first_edition: bool
    stack: list[int]
    row: list[int]
    under: list[tuple[int, ...]]
    influence: list[int]
    hands: list[list[int]]
    asides: list[int]
    piles: tuple[int, ...]
    discards: list[int]
    twins: int
    round: int
    turn: int
    placed: int
    placed_families: int
    pointer: int
    standing: bool
    active: int
