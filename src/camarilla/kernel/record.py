"""Records: a whole game as one JSON object that can always be replayed.

A record holds the header, every action with chance included, in notation, and the result. Actions
that the rules execute without asking are not in it. docs/notation.md is the format's definition.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from camarilla.kernel.errors import BadRecord, CamarillaError
from camarilla.kernel.events import Event
from camarilla.kernel.game import OVER, Game, State
from camarilla.kernel.options import OptionValue

FORMAT: Final = 1
"""The version of the record format itself."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game.

    `result` is missing while it is unfinished, `seed` until it may be published. `lot`
    exists if the seed has also assigned the seats: for each seat the one in which its player
    waited. `dealing` is the scheme by which the seed decides (`FairDealer`).
    """

    camarilla: int
    game: str
    rules_version: int
    players: int
    options: dict[str, OptionValue]
    seats: list[str]
    actions: list[str]
    result: Result | None = None
    commitment: str | None = None
    seed: str | None = None
    lot: list[int] | None = None
    dealing: int = 1


def encode(record: Record) -> str:
    """The record as one line of JSON."""
    return msgspec.json.encode(record).decode()


def decode(text: str | bytes) -> Record:
    """The record in a line of JSON; its actions are not yet checked."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"not a record: {error}") from error
    require_known_format(record)
    return record


def require_known_format(record: Record) -> None:
    """Raise `BadRecord` for a record that another version has written in another way."""
    if record.camarilla != FORMAT:
        raise BadRecord(f"record format {record.camarilla} is not known here, only {FORMAT}")


class ReplayStep:
    """One step of a replay: the action (none before the first), its actor, events, the position.

    The position is the replay's own: clone it to keep it.
    """

    def __init__(
        self, index: int, actor: int, action: int, text: str, events: list[Event], state: State
    ) -> None:
        self.index = index
        self.actor = actor
        self.action = action
        self.text = text
        self.events = events
        self.state = state


def result_of(state: State) -> Result | None:
    """The result of a finished game, else None."""
    if state.actor() != OVER:
        return None
    return Result(scores=state.scores(), winners=state.winners())


def opening(game: Game, record: Record) -> State:
    """The first position of a record, its header checked."""
    if record.game != game.id:
        raise BadRecord(f"the record is of {record.game}, not of {game.id}")
    if not 1 <= record.rules_version <= game.rules_version:
        raise BadRecord(
            f"the record follows version {record.rules_version} of the rules of {game.id}, "
            f"which is not known here; this is version {game.rules_version}"
        )
    if len(record.seats) != record.players:
        raise BadRecord(f"{len(record.seats)} seats are named for {record.players} players")
    if record.lot is not None and sorted(record.lot) != list(range(record.players)):
        raise BadRecord("the lot does not name every seat once")
    try:
        return game.setup(record.players, record.options)
    except CamarillaError as error:
        raise BadRecord(str(error)) from error


def replay(game: Game, record: Record) -> Iterator[ReplayStep]:
    """Every step from the first position on; raises `BadRecord` at the first wrong one."""
    state = opening(game, record)
    yield ReplayStep(0, OVER, -1, "", [], state)
    for index, text in enumerate(record.actions, 1):
        actor = state.actor()
        events: list[Event] = []
        try:
            action = game.actions.parse(text)
            state.apply(action, events)
        except CamarillaError:
            raise BadRecord(
                f"action {index} of the record, {text!r}, is not legal there" + since(game, record)
            ) from None
        yield ReplayStep(index, actor, action, text, events, state)
    if record.result != result_of(state):
        raise BadRecord(
            "the result in the record is not the result of its actions" + since(game, record)
        )


def since(game: Game, record: Record) -> str:
    """For a record of older rules: the corrected rules that may have made it impossible."""
    rules = ", ".join(game.corrected_since(record.rules_version))
    if not rules:
        return ""
    return f" since the correction of {rules} in version {game.rules_version} of the rules"


def final(game: Game, record: Record) -> State:
    """The last position of a record, every step checked."""
    *_, last = replay(game, record)
    return last.state
