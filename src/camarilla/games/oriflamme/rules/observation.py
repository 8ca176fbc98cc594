"""What a person at a table of this game sees."""

from camarilla.games.oriflamme.rules.information import FamilyView, PlaceView
from camarilla.kernel.observation import Observation


class OriflammeObservation(Observation, frozen=True, kw_only=True):
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
