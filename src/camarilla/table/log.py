"""The log of a table: everything that ever happened at it, as an append-only list of entries.

An entry is stored as JSON under its table and sequence number. The fields of an entry never
change their meaning; new ones get a default, so that old logs can be read forever.
"""

from typing import Any, Final, Literal

import msgspec

from camarilla.kernel.options import OptionValue

ClockKind = Literal["none", "move", "days"]
SeatOrder = Literal["chosen", "lot"]
BranchCards = Literal["sampled", "true"]
_UNITS: Final = {"move": 1000, "days": 86_400_000}
"""The milliseconds of a clock's unit: a second or a day."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may take; `days` counts whole days for games by correspondence.

    A turn lasts from when the table begins to wait for a player until it waits for another. What
    is used beyond the limit is taken from the player's bank, which lasts for the whole game.
    """

    kind: ClockKind = "none"
    limit: int = 0
    per: Literal["decision", "turn"] = "decision"
    bank: int = 0

    def milliseconds(self) -> int | None:
        """The time for one decision or turn; None without a clock."""
        return None if self.kind == "none" else self.limit * _UNITS[self.kind]

    def bank_milliseconds(self) -> int:
        return 0 if self.kind == "none" else self.bank * _UNITS[self.kind]


class Branch(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a finished game from which a table begins."""

    cards: BranchCards
    """`sampled`: what the deciding seat could not know was drawn anew; `true`: as it was."""
    position: dict[str, Any]
    """As its saved data."""


class _Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    pass


class Created(_Entry, tag="created", frozen=True, kw_only=True):
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    players: int
    host: str
    listed: bool
    rated: bool
    order: SeatOrder
    clock: Clock
    commitment: str | None
    imported: bool = False
    dealing: int = 1
    """The scheme by which the seed decides for chance (`kernel/dealer.py`)."""
    advice: bool = True
    """Whether bots give hints."""
    lesson: bool = False
    """The guided first game of the game: its script decides for chance and the other seats."""
    branch: Branch | None = None
    """Where the game begins, if not with the setup."""


class Edited(_Entry, tag="edited", frozen=True, kw_only=True):
    """The host has changed the table before the start; who has no place any more moves to a free
    seat."""

    options: dict[str, OptionValue]
    players: int
    listed: bool
    rated: bool
    order: SeatOrder
    clock: Clock
    advice: bool


class Seated(_Entry, tag="seated", frozen=True):
    """A person takes a free seat, or goes by another name there; the same person may hold several
    (hot seat)."""

    seat: int
    user: str
    name: str
    is_bot: bool = False
    """Whether it is the account of a bot."""
    invited: bool = False
    """Whether the seat is kept for it until it answers."""


class BotSeated(_Entry, tag="bot-seated", frozen=True):
    seat: int
    bot: str


class Vacated(_Entry, tag="vacated", frozen=True):
    seat: int


class Started(_Entry, tag="started", frozen=True):
    """`order[i]` is the seat in which the player now in seat i waited.

    `by_seed` when the table's seed has drawn it.
    """

    order: tuple[int, ...]
    by_seed: bool = False


class Acted(_Entry, tag="acted", frozen=True):
    """`seat` is -1 for chance; `action` in notation; `by_bot` when a bot chose."""

    seat: int
    action: str
    by_bot: bool = False


class UndoAsked(_Entry, tag="undo-asked", frozen=True):
    """`keep`: how many actions would remain."""

    seat: int
    keep: int


class UndoAnswered(_Entry, tag="undo-answered", frozen=True):
    seat: int
    yes: bool


class Undone(_Entry, tag="undone", frozen=True):
    """The actions after the first `keep` are undone."""

    seat: int
    keep: int


class StoodIn(_Entry, tag="stood-in", frozen=True):
    """A bot plays for the person in the seat until the person returns."""

    seat: int
    bot: str
    reason: Literal["time", "vote", "left"]


class Returned(_Entry, tag="returned", frozen=True):
    seat: int


class AbsenceVoted(_Entry, tag="absence-voted", frozen=True):
    """`by` wants a bot to stand in for `seat`; without `yes`, to wait: that ends the vote."""

    seat: int
    by: int
    yes: bool = True


class TakeoverAsked(_Entry, tag="takeover-asked", frozen=True):
    """A person who came late wants to play on for the bot in the seat."""

    seat: int
    user: str
    name: str


class TakeoverAnswered(_Entry, tag="takeover-answered", frozen=True):
    """What the person in `seat` thinks of it; -1 when the asker withdraws."""

    seat: int
    yes: bool


class TakenOver(_Entry, tag="taken-over", frozen=True):
    """The person plays on for the bot."""

    seat: int
    user: str
    name: str


class PauseAsked(_Entry, tag="pause-asked", frozen=True):
    """The player wants the clock to stand still."""

    seat: int


class PauseAnswered(_Entry, tag="pause-answered", frozen=True):
    """Without `yes` the request is refused, or withdrawn by who has asked."""

    seat: int
    yes: bool


class Paused(_Entry, tag="paused", frozen=True):
    """The clock stands still; people may act all the same."""


class Resumed(_Entry, tag="resumed", frozen=True):
    """The player lets the clock run again."""

    seat: int


class Finished(_Entry, tag="finished", frozen=True):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Rematched(_Entry, tag="rematched", frozen=True):
    table: str


class Forgotten(_Entry, tag="forgotten", frozen=True):
    """Who sat in these seats is deleted: bots play on for good, and in the end no name is left.

    The name goes out of the older entries too, the one change that a log ever sees.
    """

    seats: tuple[int, ...]


class Closed(_Entry, tag="closed", frozen=True):
    """Given up before the start."""


Entry = (
    Created
    | Edited
    | Seated
    | BotSeated
    | Vacated
    | Started
    | Acted
    | UndoAsked
    | UndoAnswered
    | Undone
    | StoodIn
    | Returned
    | AbsenceVoted
    | TakeoverAsked
    | TakeoverAnswered
    | TakenOver
    | PauseAsked
    | PauseAnswered
    | Paused
    | Resumed
    | Finished
    | Rematched
    | Forgotten
    | Closed
)

NOBODY: Final = "—"
"""Replaces the name of a deleted person; nobody can choose it."""

SEAT_ENTRIES: Final = (Edited, Seated, Vacated, Started, TakenOver, Forgotten)
"""The entries after which seats may belong to other people."""
BOARD_ENTRIES: Final = (Started, Acted, Undone)
"""The entries that change the position on the board."""

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def decode(text: str) -> Entry:
    return _decoder.decode(text)
