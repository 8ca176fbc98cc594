"""Finished games: their replay from any seat's view, and records brought in from elsewhere."""

import msgspec

from camarilla import games
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.events import SeenEvent, redact
from camarilla.kernel.fairness import verify
from camarilla.kernel.game import CHANCE, PUBLIC
from camarilla.kernel.information import InformationState
from camarilla.kernel.match import Journal
from camarilla.kernel.record import Record, final
from camarilla.table.commands import Request, User
from camarilla.table.errors import Refused
from camarilla.table.log import Acted, Clock, Created, Finished, Seated, Started
from camarilla.table.table import Table

FRAMES_LIMIT = 100
LONGEST_RECORD = 3000


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a replay, with the view after it; frame 0 is the first position."""

    index: int
    actor: int
    action: str | None
    """In notation, for the seat's own actions; the record has them all."""
    events: tuple[SeenEvent, ...]
    view: InformationState


def frames(table: Table, seat: int, first: int, last: int) -> tuple[int, tuple[Frame, ...]]:
    """How many actions the game had, and the frames from `first` to `last`."""
    if table.status != "finished" or table.journal is None:
        raise Refused("game_running", "replays exist when the game is over")
    if seat != PUBLIC and not 0 <= seat < len(table.seats):
        raise Refused("bad_request", f"there is no seat {seat}")
    actions = table.journal.actions
    last = min(last, len(actions), first + FRAMES_LIMIT - 1)
    journal = Journal(table.game, table.created.players, table.created.options)
    found = []
    for index in range(last + 1):
        actor = PUBLIC
        text: str | None = None
        seen: tuple[SeenEvent, ...] = ()
        if index:
            actor = journal.state.actor()
            events = journal.play(actions[index - 1])
            text = table.game.actions.text(actions[index - 1]) if actor == seat else None
            seen = tuple(redact(event, seat) for event in events) if index >= first else ()
        if index >= first:
            view = journal.state.information_state(seat)
            found.append(Frame(index=index, actor=actor, action=text, events=seen, view=view))
    return len(actions), tuple(found)


def imported(table_id: str, record: Record, user: User, names: list[str], at: int) -> Request:
    """A finished table made from a record, every step of it checked."""
    if record.game not in games.GAMES:
        raise Refused("unknown_game", "there is no such game")
    if record.result is None:
        raise Refused("bad_record", "only finished games are kept")
    if len(record.actions) > LONGEST_RECORD:
        raise Refused("bad_record", f"a record has at most {LONGEST_RECORD} actions")
    game = games.get(record.game)
    try:
        final(game, record)
        if record.seed is not None:
            verify(games.get(record.game), record)
    except CamarillaError as error:
        raise Refused("bad_record", str(error)) from error
    request = Request(Table(table_id, record.seed), at)
    request.add(
        Created(
            game=record.game,
            rules_version=record.rules_version,
            options=record.options,
            players=record.players,
            host=user.id,
            listed=False,
            rated=False,
            order="chosen",
            clock=Clock(),
            commitment=record.commitment,
            imported=True,
        )
    )
    by_seed = record.lot is not None and record.seed is not None
    order = record.lot if record.lot is not None and by_seed else range(record.players)
    for waited, name in zip(order, names, strict=True):
        if not request.table.seats[waited].automatic:
            request.add(Seated(waited, "", name))
    request.add(Started(tuple(order), by_seed))
    journal = request.table.playing()
    for text in record.actions:
        actor = journal.state.actor()
        request.add(Acted(-1 if actor == CHANCE else actor, text))
    state = journal.state
    request.add(Finished(tuple(state.scores()), tuple(state.winners())))
    return request
