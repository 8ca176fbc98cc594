"""What a seat of For the King may know (K7)."""

import msgspec

from camarilla.kernel.information import InformationState


class StoryEntry(msgspec.Struct, frozen=True, array_like=True):
    """Something a seat has done; `what` is a card, a domain or a bid.

    `what` is null where there is none, or where it is a card that this seat may not know.
    """

    seat: int
    kind: str
    what: str | int | None


class SeatView(msgspec.Struct, frozen=True):
    """What a player has; `hand` is null where this seat may not know it."""

    hand: tuple[str, ...] | None
    hand_size: int
    bid: int
    """The last bid for the card being sold; 0 for none."""
    passed: bool
    excluded: bool


class KingInformation(InformationState, frozen=True, kw_only=True):
    deck: str
    """The option `deck`: the table of cards, empty for the built-in one."""
    phase: str
    domains: tuple[str, ...]
    chiefs: tuple[int, ...]
    minors: tuple[int, ...]
    """0 where there is no minor tile."""
    deck_size: int
    favour_size: int
    leader: int
    """The adviser; in the second phase the first player."""
    drawn: str | None
    """The card that this seat has drawn as adviser and is to place."""
    kept: int
    shown: int
    favoured: int
    """Cards of this turn kept, put in the middle, put on the favour pile."""
    middle: tuple[str, ...]
    king: str | None
    """The King card being resolved."""
    king_changed: str | None
    """The domain that it has changed already."""
    sale: str | None
    """The favour card being sold."""
    bidder: int
    high: int
    high_seat: int
    """The highest bid and whose it is; 0 and -1 for none."""
    due: int
    """What is still to be paid."""
    seats: tuple[SeatView, ...]
    story: tuple[StoryEntry, ...]
    """K7.4: everything that was done, from the first draw on."""
