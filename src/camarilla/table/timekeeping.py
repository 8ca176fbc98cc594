"""The clock of one table: whom it waits for, since when, and what is left of everybody's bank."""

import msgspec

from camarilla.table.log import Clock, PauseAnswered, PauseAsked, Paused, Resumed
from camarilla.table.seats import Seat, other_people


class PauseRequest(msgspec.Struct):
    """Somebody wants the clock to stand still for a while."""

    seat: int
    waiting: set[str]
    """The people whose consent is still missing."""
    needed: int


class Timekeeper:
    """Built from the log like the table itself, so it reads no clock of its own."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.seat: int | None = None
        """The seat of the person that the table waits for."""
        self.since = 0
        """When this decision or turn began."""
        self.banks: list[int] = []
        """What each seat has left beyond the time for a turn, in milliseconds."""
        self.request: PauseRequest | None = None
        self.paused_at: int | None = None

    def start(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.banks = [clock.bank_milliseconds()] * seats

    def wait_for(self, seat: int | None, at: int, board_changed: bool) -> None:
        """Note whom the table waits for now. With a clock per decision, a player who acts again
        gets the full time again.
        """
        anew = board_changed and self.clock.per == "decision"
        if seat != self.seat or anew:
            self._charge(at)
            self.seat = seat
            self.since = at

    def _charge(self, at: int) -> None:
        """Take what was used beyond the time for a turn out of the bank."""
        ends = self.turn_ends()
        if ends is not None and self.seat is not None and at > ends:
            self.banks[self.seat] = max(0, self.banks[self.seat] - (at - ends))

    def turn_ends(self) -> int | None:
        """When the time for this turn is used up, and the bank begins to be."""
        time = self.clock.milliseconds()
        if self.seat is None or time is None or self.paused_at is not None:
            return None
        return self.since + time

    def deadline(self) -> int | None:
        """When a bot stands in for the person that the table waits for."""
        ends = self.turn_ends()
        if ends is None or self.seat is None:
            return None
        return ends + self.banks[self.seat]

    # The pause.

    def take_in(
        self, entry: PauseAsked | PauseAnswered | Paused | Resumed, at: int, seats: list[Seat]
    ) -> None:
        match entry:
            case PauseAsked(seat=seat):
                others = other_people(seats, seats[seat].user)
                self.request = PauseRequest(seat, others, len(others))
            case PauseAnswered(seat=seat, yes=yes):
                self.answer(seats[seat].user, yes)
            case Paused():
                self._charge(at)
                self.request = None
                self.paused_at = at
            case Resumed():
                # The player to act has the full time for a turn again.
                self.paused_at = None
                self.since = at

    def answer(self, person: str | None, yes: bool) -> None:
        if self.request is None:
            return
        if yes:
            self.request.waiting.discard(person or "")
        else:
            self.request = None
