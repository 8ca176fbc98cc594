"""Queries about tables: the log and its index, always changed in one transaction."""

import sqlite3

import msgspec
from sqlalchemy import Connection, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from camarilla.table import log as entries
from camarilla.table.absence import people_play
from camarilla.table.errors import Conflict, Refused
from camarilla.table.log import Created, Finished
from camarilla.table.protocol.table import TableInfo, table_info
from camarilla.table.ratings import rate
from camarilla.table.store.database import sqlite_driver, tail
from camarilla.table.store.schema import log, seats, tables
from camarilla.table.store.signals import notify
from camarilla.table.table import AppliedEntry, Table, only_actions

LEASE = 10_000
"""How long one process has for a bot's move before another takes it over, in milliseconds."""
OPEN_FOR = 7 * 86_400_000
"""How long a table waits for its players."""
ABANDONED_FOR = 30 * 86_400_000
"""How long a game that everybody has left waits for somebody to look at it."""
LIST_LIMIT = 100
COUNTED = 1000
"""How many unfinished tables of a person are counted at most."""

_info_decoder = msgspec.json.Decoder(TableInfo)


def due_at(table: Table, at: int) -> int | None:
    """When the server must look at the table again without being asked."""
    if table.status == "open":
        return at + OPEN_FOR
    if table.status == "running" and not people_play(table):
        return at + ABANDONED_FOR
    actor = table.actor()
    if actor >= 0 and table.seats[actor].deciding_bot is not None:
        return at + LEASE
    return table.deadline()


class Append:
    """A database transaction that stores what a command has added to a table.

    It is filled in before it runs, because it may run in another thread.
    """

    def __init__(self, table: Table, added: list[AppliedEntry]) -> None:
        self.table_id = table.id
        self.seq = table.seq
        self.rows = [
            {"table_id": table.id, "seq": n.seq, "at": n.at, "entry": entries.encode(n.entry)}
            for n in added
        ]
        at = added[-1].at
        self.index: dict[str, object] = {
            "seq": table.seq,
            "turn": table.actor(),
            "changed_at": at,
            "due_at": due_at(table, at),
            "deadline": table.deadline(),
        }
        kinds = {type(n.entry) for n in added}
        self.creates = Created in kinds
        self.quiet = only_actions(added)
        if not self.quiet:
            self.index["status"] = table.status
            self.index["listed"] = table.created.listed
            self.index["free"] = sum(seat.free for seat in table.seats)
            self.index["info"] = msgspec.json.encode(table_info(table)).decode()
        if self.creates:
            self.index |= {
                "id": table.id,
                "game": table.created.game,
                "created_at": at,
                "seed": table.dealer.seed if table.dealer is not None else None,
                "imported_by": table.created.host if table.created.imported else None,
            }
        self.seats: list[dict[str, object]] | None = None
        # The rows of a finished game hold its result.
        if kinds & set(entries.SEAT_ENTRIES) and (table.finished_at is None or Finished in kinds):
            self.seats = [
                {
                    "table_id": table.id,
                    "seat": number,
                    "user_id": seat.user,
                    "game": table.created.game,
                }
                for number, seat in enumerate(table.seats)
                if seat.user
            ]
        created = table.created
        counts = not created.imported and not created.lesson and created.branch is None
        self.finished = table if Finished in kinds and counts else None
        self.at = at

    def __call__(self, connection: Connection) -> None:
        if self.quiet and connection.dialect.name == "sqlite":
            self._act_on_sqlite(sqlite_driver(connection))
            return
        try:
            if self.creates:
                connection.execute(insert(tables), self.index)
            connection.execute(insert(log), self.rows)
        except IntegrityError as error:
            raise Conflict from error
        if not self.creates:
            connection.execute(
                update(tables).where(tables.c.id == self.table_id).values(self.index)
            )
        if self.seats is not None:
            connection.execute(delete(seats).where(seats.c.table_id == self.table_id))
            if self.seats:
                connection.execute(insert(seats), self.seats)
        if self.finished is not None:
            _store_result(connection, self.finished, self.at)
        notify(connection, self.table_id, self.seq)

    def _act_on_sqlite(self, driver: sqlite3.Connection) -> None:
        """The same for actions alone, straight to the driver: a fifth of the time."""
        try:
            driver.executemany(_INSERT_LOG, self.rows)
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        driver.execute(_UPDATE_INDEX, self.index | {"id": self.table_id})


_INSERT_LOG = "insert into log (table_id, seq, at, entry) values (:table_id, :seq, :at, :entry)"
_UPDATE_INDEX = (
    "update tables set seq = :seq, turn = :turn, changed_at = :changed_at, due_at = :due_at, "
    "deadline = :deadline where id = :id"
)


def _store_result(connection: Connection, table: Table, at: int) -> None:
    assert table.match is not None
    scores, winners = table.match.state.scores(), table.match.state.winners()
    for number, seat in enumerate(table.seats):
        if seat.user:
            connection.execute(
                update(seats)
                .where(seats.c.table_id == table.id, seats.c.seat == number)
                .values(finished_at=at, score=scores[number], won=number in winners)
            )
    if table.created.rated:
        people = [seat.user for seat in table.seats if seat.user]
        if len(people) == len(table.seats):
            rate(connection, table, people, scores, winners)


def load(connection: Connection, table_id: str) -> Table:
    """The table, built from its log."""
    row = connection.execute(select(tables.c.seed).where(tables.c.id == table_id)).first()
    if row is None:
        raise Refused("not_found", "there is no such table")
    table = Table(table_id, row.seed)
    fold_all(table, tail(connection, table_id, 0))
    return table


def fold_all(table: Table, rows: list[tuple[int, str]]) -> list[AppliedEntry]:
    """Add stored entries to the table."""
    return [table.fold(entries.decode(entry), at) for at, entry in rows]


INFO_COLUMNS = (tables.c.info, tables.c.seq, tables.c.turn, tables.c.deadline)


def infos_from(rows: object) -> list[TableInfo]:
    found = []
    for row in rows:  # type: ignore[attr-defined]
        info = _info_decoder.decode(row.info)
        turn = row.turn if row.turn >= 0 else None
        found.append(msgspec.structs.replace(info, seq=row.seq, turn=turn, deadline=row.deadline))
    return found


def infos_of(connection: Connection, ids: list[str]) -> list[TableInfo]:
    return infos_from(connection.execute(select(*INFO_COLUMNS).where(tables.c.id.in_(ids))))


def list_open(connection: Connection) -> list[TableInfo]:
    return infos_from(
        connection.execute(
            select(*INFO_COLUMNS)
            .where(tables.c.listed, tables.c.status == "open", tables.c.free > 0)
            .order_by(tables.c.changed_at.desc())
            .limit(LIST_LIMIT)
        )
    )


def list_running(connection: Connection) -> list[TableInfo]:
    return infos_from(
        connection.execute(
            select(*INFO_COLUMNS)
            .where(tables.c.listed, tables.c.status == "running")
            .order_by(tables.c.changed_at.desc())
            .limit(LIST_LIMIT)
        )
    )


def list_of_user(connection: Connection, user: str) -> list[TableInfo]:
    """The user's tables: those where it is the user's turn, then the running, open, finished.

    Games that the user has left are not among them until they are finished.
    """
    mine = select(seats.c.table_id).where(seats.c.user_id == user).distinct()
    my_turn = (
        select(seats.c.seat)
        .where(
            seats.c.table_id == tables.c.id,
            seats.c.user_id == user,
            seats.c.seat == tables.c.turn,
            tables.c.status == "running",
        )
        .exists()
    )
    rank = case({"running": 0, "open": 1}, value=tables.c.status, else_=2)
    found = infos_from(
        connection.execute(
            select(*INFO_COLUMNS)
            .where(tables.c.id.in_(mine), tables.c.status != "closed")
            .order_by(my_turn.desc(), rank, tables.c.changed_at.desc())
            .limit(LIST_LIMIT)
        )
    )
    return [info for info in found if info.status != "running" or not _has_left(info, user)]


def _has_left(info: TableInfo, user: str) -> bool:
    return all(seat.left for seat in info.seats if seat.player == user)


def list_imported(connection: Connection, user: str) -> list[TableInfo]:
    """The tables made of records that the user has brought in."""
    return infos_from(
        connection.execute(
            select(*INFO_COLUMNS)
            .where(tables.c.imported_by == user)
            .order_by(tables.c.created_at.desc())
            .limit(LIST_LIMIT)
        )
    )


def open_of_user(connection: Connection, user: str) -> list[str]:
    """The ids of the user's tables that have not begun."""
    mine = select(seats.c.table_id).where(seats.c.user_id == user)
    found = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.status == "open")
    return list(connection.execute(found.limit(LIST_LIMIT)).scalars())


def count_unfinished(connection: Connection, user: str) -> int:
    """How many tables the user has open or running, those aside where bots stand in for good."""
    mine = select(seats.c.table_id).where(seats.c.user_id == user)
    found = infos_from(
        connection.execute(
            select(*INFO_COLUMNS)
            .where(tables.c.id.in_(mine), tables.c.status.in_(("open", "running")))
            .order_by(tables.c.changed_at.desc())
            .limit(COUNTED)
        )
    )
    return sum(
        any(seat.player == user and not seat.stand_in for seat in info.seats) for info in found
    )


def count_imports(connection: Connection, user: str) -> int:
    """How many records that the user has brought in are kept."""
    return connection.execute(
        select(func.count()).select_from(tables).where(tables.c.imported_by == user)
    ).scalar_one()


def any_due(connection: Connection, now: int) -> bool:
    return connection.execute(select(tables.c.id).where(tables.c.due_at <= now)).first() is not None


def claim_due(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables that are due; each goes to one process only, for the length of a lease."""
    found = connection.execute(
        select(tables.c.id, tables.c.due_at)
        .where(tables.c.due_at <= now)
        .order_by(tables.c.due_at)
        .limit(limit)
    ).all()
    claimed = []
    for row in found:
        won = connection.execute(
            update(tables)
            .where(tables.c.id == row.id, tables.c.due_at == row.due_at)
            .values(due_at=now + LEASE)
        ).rowcount
        if won:
            claimed.append(row.id)
    return claimed


def let_rest(connection: Connection, table_id: str, now: int) -> None:
    """Look no more at a game of bots alone, until it has waited too long for somebody."""
    connection.execute(
        update(tables).where(tables.c.id == table_id).values(due_at=now + ABANDONED_FOR)
    )


def make_bots_due(connection: Connection, now: int) -> None:
    """After a restart of the only process: nobody else is at work on any table."""
    connection.execute(
        update(tables)
        .where(
            tables.c.status == "running",
            tables.c.due_at > now,
            tables.c.due_at <= now + LEASE,
            tables.c.deadline.is_(None),
        )
        .values(due_at=now)
    )
