"""What a person at a table of Oriflamme sees. Places are numbered from 1, seats from 0."""

import msgspec

from camarilla.games.oriflamme.rules.information import CardView, FamilyView
from camarilla.kernel.observation import LegalAction, Observation


class Effect(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What follows at once, up to the next choice, as far as the seat can tell."""

    least: tuple[int, ...] = ()
    """By seat: the least that its influence changes by; empty where nobody's changes."""
    most: tuple[int, ...] = ()
    """By seat: the most; empty where it is the least. They differ where a hidden card decides."""
    choices: tuple[int, ...] = ()
    """The places among which a choice follows."""
    leaving: tuple[int, ...] = ()
    """The places whose top card leaves the row in any case, as they are numbered now."""
    dangers: tuple[str, ...] = ()
    """The kinds that a hidden victim may be and that would strike back (O6.9, O7.10)."""
    nothing: str | None = None
    """Why there is no effect: the id of the text `oriflamme-reason-…`."""


class OriflammeAction(LegalAction, frozen=True, kw_only=True, omit_defaults=True):
    """An open action; the fields that do not concern it are null."""

    family: str | None = None
    """The family that a card is set aside or, with two players, placed for."""
    target: str | None = None
    """The kind of the top card at the chosen place, if the seat knows it.

    A placing covers an own card, so it tells nothing further of it.
    """
    sight: str | None = None
    """`known` or `hidden`: whether the seat knows the kind of the target."""
    target_family: str | None = None
    target_influence: int | None = None
    """The influence on the target; it is covered with it, or lost with it, or moved with it."""
    where: str | None = None
    """Where a gap lies: at the `left` or `right` end, or `between` two places."""
    before: int | None = None
    """The place left of a gap."""
    after: int | None = None
    """The place right of a gap."""
    laid: int = 0
    """Influence that is put on the card (O4.2)."""
    effect: Effect | None = None
    """What follows at once, if anything does.

    For a card of the hand: what it would do there to others, revealed now, before any choice.
    """
    acts: bool | None = None
    """Whether the card that moves or enters is activated later in this round (O4.1)."""


class SeenPlace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place: its cards from the lowest to the top one, which is the one that counts."""

    cards: tuple[CardView, ...]
    turn: str | None = None
    """In the activation phase `passed`, `active` or `ahead`."""
    effect: Effect | None = None
    """What its top card would do, activated or revealed now, if the seat knows the card."""


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """What is still to be done before the pointer moves on."""

    what: str
    """`ability`, `discard` or `plot`."""
    rule: str
    card: str
    family: str
    influence: int = 0
    """For a Plot: the influence still to be decided about."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How the victory was decided: by influence (O8.1), or by uncovered cards (O8.2)."""

    rule: str
    influence: int
    cards: int | None
    """The winners' uncovered cards, if those decided."""


class OriflammeObservation(Observation, frozen=True, kw_only=True):
    legal: tuple[OriflammeAction, ...]
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
    last_round: bool
    """No round follows: influence that is put on a card now is lost (O2.2, O8.1)."""
    phase: str
    row: tuple[SeenPlace, ...]
    families: tuple[FamilyView, ...]
    influence: tuple[int, ...]
    """By seat."""
    uncovered: tuple[int, ...]
    """By seat: the uncovered cards in the row, which decide a tie (O8.2)."""
    to_place: tuple[int, ...]
    """The seats that are still to place a card in this round, in order; a seat may come twice."""
    pointer: int | None
    """The place being activated; null outside of activation, and when that place is gone."""
    due: tuple[Due, ...]
    """What is still to be done after the open decision, the next first."""
    result: Result | None
    """Null until the game is over."""
