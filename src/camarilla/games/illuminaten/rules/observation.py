"""What a person at a table of this game sees."""

from camarilla.games.illuminaten.rules.information import EdictView, PlaceView, SeatView
from camarilla.kernel.observation import Observation


class IlluminatenObservation(Observation, frozen=True, kw_only=True):
    opponent: str
    first: int
    round: int
    active: int
    mains: int
    """Main actions left."""
    field: tuple[PlaceView, ...]
    court: tuple[str | None, ...]
    steward: int
    """Its place over the court, from 0."""
    seats: tuple[SeatView, ...]
    supply: tuple[int, ...]
    deck_size: int
    discard_size: int
    discard_top: str | None
    faction_row: tuple[str, ...]
    borrowed: str | None
    plots: tuple[str | None, ...]
    plots_gone: tuple[str, ...]
    plot_pile: int
    edicts: tuple[EdictView, ...]
    event_deck: int
    event_put_back: bool
    top_event: str | None
    """Known only to who put it back."""
    looked: tuple[str, ...] | None
    looked_count: int
    event_discard_size: int
    event_discard_top: str | None
    event_discard: tuple[str, ...]
    """The discarded events: they lie open."""
    chain: tuple[str, ...]
    contest_cards: tuple[str, ...]
    """Revealed contest cards and plan cards that lie out until the check phase."""
    boosts: tuple[int, ...]
    """How often each boost was played: influence, exclude, interrogate, scout, displace."""
    used: int
    used_factions: tuple[str, ...]
    yielded: tuple[str, ...]
    yielded_areopagi: tuple[int, ...]
    scouted: tuple[str, ...]
    markers: tuple[int, ...]
    """Numbers of places."""
    contested: tuple[int, ...]
    figure: int | None
    """The number of the place of the artificial opponent's figure; 20 is its areopagus."""
    victor: int | None
