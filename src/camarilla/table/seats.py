"""Who sits at a table, and what people there have asked each other for."""

import msgspec

from camarilla.table.log import NOBODY


class Seat(msgspec.Struct):
    """Nobody, a person or a bot sits here; a stand-in plays for a person who is away.

    On an automatic seat nobody ever sits: the rules play it.
    """

    user: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    left: bool = False
    """Whether the person has left the game, so that a bot stands in."""
    automatic: bool = False
    is_bot: bool = False
    """Whether the person is the account of a bot."""
    invited: bool = False
    """Whether the seat is kept for somebody who has not answered yet."""

    @property
    def free(self) -> bool:
        return self.user is None and self.bot is None and not self.automatic

    @property
    def deciding_bot(self) -> str | None:
        """The bot that decides here; None if a person does."""
        return self.bot or self.stand_in

    @property
    def asked(self) -> str | None:
        """The person here who is asked for consent; bots always agree."""
        return None if self.is_bot or self.deciding_bot is not None else self.user


class UndoRequest(msgspec.Struct):
    seat: int
    keep: int
    waiting: set[str]
    """The people whose consent is still missing."""
    needed: int = 0
    """How many people were asked."""


class TakeoverRequest(msgspec.Struct):
    """A person who came late wants to play on for the bot in a seat."""

    seat: int
    user: str
    name: str
    waiting: set[str]
    needed: int


def other_people(seats: list[Seat], user: str | None) -> set[str]:
    """The people whose consent the user needs; bots always consent."""
    deciding = {seat.asked for seat in seats if seat.asked}
    return deciding - {user}


def moved(old: list[Seat], empty: list[Seat]) -> list[Seat]:
    """People and bots on other seats: the same ones where they are free, else the first free."""
    seats = list(empty)
    displaced = []
    for number, seat in enumerate(old):
        if seat.free or seat.automatic:
            continue
        if number < len(seats) and seats[number].free:
            seats[number] = seat
        else:
            displaced.append(seat)
    free = [number for number, seat in enumerate(seats) if seat.free]
    for number, seat in zip(free, displaced, strict=False):
        seats[number] = seat
    return seats


def without_person(seat: Seat, running: bool) -> Seat:
    """The seat when its person is deleted: a bot that stood in stays."""
    if running and seat.stand_in is not None:
        return Seat(bot=seat.stand_in)
    return Seat(name=NOBODY)
