"""What a seat of Pax Illuminaten may know (X12)."""

import msgspec

from camarilla.kernel.information import InformationState


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the field, by its number of X11; `card` is null while it lies face down."""

    number: int
    card: str | None
    gap: bool
    """The card was taken and is about to be replaced."""
    discs: tuple[int | None, ...]
    """By slot from the top: the seat whose disc is there."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has; lists are null where this seat may not know them."""

    seat: int
    automaton: bool
    connection: str | None
    favor: tuple[int, ...]
    """Of nobility, magistrates, artists, connoisseurs, clergy, scholars."""
    stock: int
    """Discs not yet in use."""
    hand: tuple[str, ...] | None
    hand_size: int
    seen: tuple[str, ...]
    """Cards in this hand that this seat has seen go there, or has looked at."""
    unseen: tuple[int, ...]
    """How many of the other cards were last shuffled with each shuffle, the first one first."""
    laid: bool
    """Whether a contest card lies in front of the player."""
    contest_card: str | None
    has_private: bool
    private: str | None
    """The private plot, if this seat may know it."""
    private_shown: bool
    buried: tuple[str, ...] | None
    """Private plots that left the game unseen."""
    buried_count: int
    on: tuple[str, ...]
    """Plots with the player's disc on them."""
    under: tuple[str, ...]
    """Plots with the player's disc under their lower edge."""
    events: tuple[str, ...] | None
    event_count: int
    special: str | None
    """The special event in play in front of the player."""
    faction_cards: tuple[str, ...]


class EdictView(msgspec.Struct, frozen=True):
    """An edict in play."""

    faction: str
    seat: int
    favor: int


class IlluminatenInformation(InformationState, frozen=True, kw_only=True):
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
    remembered_discard: tuple[str, ...]
    """For sampling: the discard as perfect memory knows it; a table shows only its top card."""
    shuffle_of: tuple[int, ...]
    """For sampling: with which shuffle, from 0, each luminary was last shuffled."""
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
    remembered_event_discard: tuple[str, ...]
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
