"""What a seat of Oriflamme may know (O12)."""

import msgspec

from camarilla.kernel.information import InformationState


class CardView(msgspec.Struct, frozen=True):
    """A card in the row; `kind` is null where this seat may not know it."""

    owner: str
    family: str
    kind: str | None
    up: bool
    influence: int
    token: bool


class PlaceView(msgspec.Struct, frozen=True):
    """A place: its cards from the lowest to the top one, which is the one that counts."""

    cards: tuple[CardView, ...]


class FamilyView(msgspec.Struct, frozen=True):
    """What a family has in front of it; lists are null where this seat may not know them."""

    family: str
    seat: int
    hand: tuple[str, ...] | None
    hand_size: int
    aside: tuple[str, ...] | None
    aside_size: int
    pile_size: int
    discard: tuple[str, ...]
    twin: bool
    """Whether its Twin lies in front of it."""
    token: bool
    """Whether its bribe token lies in front of it."""
    placed: bool
    """Whether it has placed a card in this round."""


class OriflammeInformation(InformationState, frozen=True, kw_only=True):
    kinds: tuple[str, ...]
    """The ten kinds every family has."""
    direction: str
    start: int
    """The first player of round 1."""
    first: int
    """The first player of this round."""
    chosen_aside: bool
    first_edition: bool
    round: int
    phase: str
    row: tuple[PlaceView, ...]
    families: tuple[FamilyView, ...]
    influence: tuple[int, ...]
    """By seat."""
    placed: int
    pointer: int
    """The place being activated, from 0; -1 outside of activation."""
    standing: bool
    """Whether the pointer's place still exists."""
    active_on_top: bool
    """Whether the card being activated is still the top card of the pointer's place."""
    acting: str | None
    """The kind whose ability asks for a choice."""
    acting_place: int
    """Its place from 0; -1 if none is asked for."""
