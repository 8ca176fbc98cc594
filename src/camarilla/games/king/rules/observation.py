"""What a person at a table of this game sees."""

from camarilla.games.king.rules.information import SeatView
from camarilla.kernel.observation import Observation


class KingObservation(Observation, frozen=True, kw_only=True):
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
    """The King card being carried out."""
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
