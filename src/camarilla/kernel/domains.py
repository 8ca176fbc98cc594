"""Domains: what the ints of an event's field or an action's argument stand for."""

from typing import Final


class Domain:
    """A kind of value: things of the game by their ids, or plain numbers.

    `size` is needed where the values are enumerated, as in an action space; the ids give it
    otherwise. Numbers leave the program as `value + offset`, and are written as
    `value + text_offset`. Ids that are not `spoken` have no texts: messages select by them.
    """

    def __init__(
        self,
        name: str,
        ids: tuple[str, ...] = (),
        offset: int = 0,
        size: int = 0,
        text_offset: int | None = None,
        spoken: bool = True,
    ) -> None:
        self.name = name
        self.ids = ids
        self.offset = offset
        self.size = len(ids) if ids else size
        self.text_offset = offset if text_offset is None else text_offset
        self.spoken = spoken

    def out(self, value: int) -> str | int:
        """The value as it leaves the program."""
        if self.ids:
            return self.ids[value]
        return value + self.offset

    def text(self, value: int) -> str:
        """The value in notation."""
        if self.ids:
            return self.ids[value]
        return str(value + self.text_offset)


COUNT: Final = Domain("count")
SEAT: Final = Domain("seat", text_offset=1)
"""Seats are indices from 0; people count them from 1."""


def seats(count: int) -> Domain:
    """The seats of a game for at most `count` players."""
    return Domain(SEAT.name, size=count, text_offset=1)
