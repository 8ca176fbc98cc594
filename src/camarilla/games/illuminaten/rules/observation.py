"""What a person at a table of Pax Illuminaten sees: structs only, filled in `observing/`.

Places are the numbers of X11, from 1; 20 is an areopagus. Seats count from 0.
"""

from typing import Literal

import msgspec

from camarilla.games.illuminaten.rules.information import EdictView
from camarilla.kernel.observation import LegalAction, Observation, Unavailable

Outcome = Literal["win", "lose", "cancel"]
Unit = Literal["discs", "cards", "outer", "factions", "rows", "masters", "areopagi", "rosicrucians"]


class DueView(msgspec.Struct, frozen=True):
    """A number of favor of any of these factions."""

    count: int
    factions: tuple[str, ...]


class CostView(msgspec.Struct, frozen=True):
    """X4: all that an option costs, the own favor of a faction card included."""

    due: tuple[DueView, ...]
    """All of these together; none if it is free."""
    takes: int
    """The fewest favor that the payer can part with: a group of 3 or 2 for 1 counts in full."""
    exact: bool = True
    """False if the target decides: it costs at least this."""
    each: bool = False
    """Whether this is the price of each targeted disc."""


class ForecastView(msgspec.Struct, frozen=True):
    """X6.6b, X6.6c: how a contest can end if this card is laid, as far as the seat knows."""

    outcomes: tuple[Outcome, ...]
    """One outcome is certain; several are possible."""
    total: int
    """The side's strength with this card."""
    at_once: bool
    """Whether the card wins at once, unless the other card does so too."""


class IlluminatenAction(LegalAction, frozen=True, kw_only=True):
    """An open action with its price; for a contest card, with what can come of it."""

    cost: tuple[CostView, ...] | None = None
    """The alternatives among which the payer may choose; null where there is no price."""
    forecast: ForecastView | None = None
    target: str | None = None
    """The card at the chosen place of the field or court; null while it lies face down."""
    sight: str | None = None
    """`hidden` if that card lies face down, else `known`; null where no card is chosen."""
    strength: str | None = None
    """What a contest card adds: a number, `dagger` or `hammers`."""


class IlluminatenUnavailable(Unavailable, frozen=True, kw_only=True):
    """A closed action; where only favor is missing, with what is missing."""

    lacks: tuple[DueView, ...] = ()


class PaymentView(msgspec.Struct, frozen=True):
    """X4.2: what is still to be paid now."""

    due: tuple[DueView, ...]
    takes: int
    group: int
    """How many favor of one type stand for one of another."""
    wild: bool
    """Whether artists favor counts as any type (X7.5)."""


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the field; `card` is null while it lies face down."""

    number: int
    card: str | None
    gap: bool
    """The card was taken and is about to be replaced."""
    discs: tuple[int | None, ...]
    """By slot from the top: the seat whose disc is there."""
    control: int | None
    """X3.5: the seat that controls the card."""


class LodgeView(msgspec.Struct, frozen=True):
    """X3.6, X3.7: a lodge."""

    faction: str
    places: tuple[int, ...]
    discs: tuple[int, ...]
    """By seat."""
    control: int | None
    largest: bool
    """X7.4: one of the largest of its faction."""


class FactionView(msgspec.Struct, frozen=True):
    """X7.4: a faction card in the game, and who has a right to it."""

    faction: str
    holder: int | None
    """The seat that has it; null in the row."""
    claimant: int | None
    """The seat that controls the largest lodge."""


class StrengthPart(msgspec.Struct, frozen=True):
    """One source of a side's strength."""

    source: Literal["discs", "areopagus", "ability", "favor", "card"]
    count: int
    place: int | None = None


class SideView(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a contest."""

    seat: int
    strength: int
    """X6.6a: the initial strength."""
    total: int
    """With the favor and the revealed card."""
    parts: tuple[StrengthPart, ...]
    standing: Literal["advantage", "vulnerable"] | None
    laid: bool
    card: str | None
    """The laid card, if this seat may know it."""


class ContestView(msgspec.Struct, frozen=True, kw_only=True):
    """X6.6: the open contest."""

    place: int
    slots: tuple[int, ...]
    """The slots of the targeted discs."""
    attacker: SideView
    defender: SideView


class PartView(msgspec.Struct, frozen=True):
    """One number that a plot requires."""

    unit: Unit
    have: int
    need: int


class PlotProgress(msgspec.Struct, frozen=True, kw_only=True):
    """X8.2: how far a player is with a plot. It is met if every part is complete and no opponent
    has as many."""

    plot: str
    seat: int
    parts: tuple[PartView, ...]
    contested: bool
    """The numbers are complete, but an opponent has as many."""
    state: Literal["open", "met", "blocked", "on", "under"]
    """`blocked`: met, but not together with the player's other plots (X8.1); `on`, `under`: where
    the player's disc is."""
    places: tuple[int, ...]
    """The cards that count."""


class AimView(msgspec.Struct, frozen=True, kw_only=True):
    """X10.4, X10.5: one of the three plots of an artificial opponent; any one of them wins."""

    aim: str
    have: int
    need: int
    contested: bool
    places: tuple[int, ...]


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
    laid: bool
    """Whether a contest card lies in front of the player."""
    contest_card: str | None
    has_private: bool
    private: str | None
    """The private plot, if this seat may know it."""
    private_shown: bool
    on: tuple[str, ...]
    """Plots with the player's disc on them."""
    under: tuple[str, ...]
    """Plots with the player's disc under their lower edge."""
    events: tuple[str, ...] | None
    event_count: int
    special: str | None
    """The special event in play in front of the player."""
    faction_cards: tuple[str, ...]


class IlluminatenObservation(Observation, frozen=True, kw_only=True):
    legal: tuple[IlluminatenAction, ...]
    unavailable: tuple[IlluminatenUnavailable, ...] = ()
    opponent: str
    first: int
    round: int
    active: int
    mains: int
    """Main actions left."""
    payment: PaymentView | None
    contest: ContestView | None
    field: tuple[PlaceView, ...]
    lodges: tuple[LodgeView, ...]
    factions: tuple[FactionView, ...]
    progress: tuple[PlotProgress, ...]
    aims: tuple[AimView, ...]
    court: tuple[str | None, ...]
    steward: int
    """Its place over the court, from 1."""
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
    edicts_discarded: int
    """X9.4: five end the game."""
    event_deck: int
    top_event: str | None
    """Known only to the one who put it back."""
    looked: tuple[str, ...] | None
    looked_count: int
    event_discard_size: int
    event_discard_top: str | None
    chain: tuple[str, ...]
    contest_cards: tuple[str, ...]
    """Revealed contest cards and plan cards that lie out until the check phase."""
    boosts: tuple[int, ...]
    """How often each boost was played: influence, exclude, interrogate, scout, displace."""
    used_factions: tuple[str, ...]
    yielded: tuple[str, ...]
    yielded_areopagi: tuple[int, ...]
    scouted: tuple[str, ...]
    markers: tuple[int, ...]
    """Numbers of places."""
    figure: int | None
    """The place of the artificial opponent's figure; 20 is its areopagus."""
    victor: int | None
