"""The database that a server of version 0.1 left behind: it opens, shows its tables and plays on.

The fixture is never opened itself; every test has a copy.
"""

import json
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.table.test_store import differences
from tests.web.server import Failed, Person, Server

from camarilla.table.commands.absence import Return, VoteAbsent
from camarilla.table.commands.base import Transaction, User
from camarilla.table.commands.play import Act, act_as_bot
from camarilla.table.commands.undo import Consent
from camarilla.table.protocol.table import table_info
from camarilla.table.rooms import Rooms
from camarilla.table.store import users
from camarilla.table.table import Table

FIXTURES = Path(__file__).parents[1] / "fixtures" / "v0_1"
EXPECTED: dict[str, Any] = json.loads((FIXTURES / "database.json").read_text("utf-8"))
TABLES: list[dict[str, Any]] = EXPECTED["tables"]
PEOPLE: list[dict[str, Any]] = EXPECTED["people"]
ACCOUNTS = [one for one in PEOPLE if one["login"]]
RUNNING = [one for one in TABLES if one["status"] == "running"]
PATIENT = [one for one in RUNNING if one["clock"]["kind"] != "move"]
"""Tables at which nobody's time is up while the tests run."""
FINISHED = [one for one in TABLES if one["status"] == "finished"]
NO_FIELDS_OF_THE_TABLE = {"what", "actions", "choices", "chat", "has_deadline", "seats"}
PATIENCE = 60.0


def described(one: dict[str, Any]) -> str:
    return f"{one['game']}: {one['what']}"


def the_table(what: str) -> dict[str, Any]:
    (found,) = (one for one in TABLES if one["what"] == what)
    return found


# In this process.


@pytest.fixture
def with_old_rooms(tmp_path: Path, with_rooms: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Run a coroutine with rooms on a copy of the database, migrated."""
    shutil.copyfile(FIXTURES / "table.sqlite", tmp_path / "table.db")
    return with_rooms


def person_at(table: Table, seat: int) -> User:
    held = table.seats[seat]
    assert held.user is not None
    return User(held.user, held.name)


def act_once(transaction: Transaction, rng: Random) -> None:
    """Whoever is to act, a person or a bot, does something legal."""
    table = transaction.table
    seat, state = table.actor(), table.running_match().state
    action = state.random_action(rng)
    if table.seats[seat].deciding_bot is None:
        act = Act(seq=table.seq, action=action, seat=seat)
        act.apply(transaction, person_at(table, seat))
    else:
        act_as_bot(transaction, seat, table.seq, action)


def shown(table: Table) -> dict[str, Any]:
    """The table as everybody may see it."""
    info: dict[str, Any] = json.loads(msgspec.json.encode(table_info(table)))
    return info


def as_before(now: Any, old: Any) -> Any:
    """What is shown now, without the fields that the old server did not have."""
    if isinstance(now, dict) and isinstance(old, dict):
        return {name: now[name] for name in old}
    return now


def test_migrations_lead_to_the_present_schema(
    with_old_rooms: Callable[[Any], Any],
) -> None:
    async def work(rooms: Rooms) -> list[object]:
        return await rooms.database.read(differences)

    assert with_old_rooms(work) == []


@pytest.mark.parametrize("one", TABLES, ids=described)
def test_a_table_is_as_the_old_server_showed_it(
    with_old_rooms: Callable[[Any], Any], one: dict[str, Any]
) -> None:
    async def work(rooms: Rooms) -> Table:
        return (await rooms.room(one["id"])).table

    table = with_old_rooms(work)
    info = shown(table)
    told = {name: value for name, value in one.items() if name not in NO_FIELDS_OF_THE_TABLE}
    assert {name: as_before(info[name], old) for name, old in told.items()} == told
    assert (info["deadline"] is not None) == one["has_deadline"]
    for seat, expected in zip(info["seats"], one["seats"], strict=True):
        assert {name: seat[name] for name in expected} == expected
    assert (len(table.match.actions) if table.match is not None else 0) == one["actions"]
    if one["choices"] is not None:
        legal = table.running_match().state.legal()
        assert sorted(table.game.actions.text(a) for a in legal) == one["choices"]


@pytest.mark.parametrize("one", RUNNING, ids=described)
def test_a_running_table_is_played_to_its_end_and_kept(
    with_old_rooms: Callable[[Any], Any], one: dict[str, Any]
) -> None:
    rng = Random(one["what"])

    def finish(transaction: Transaction) -> None:
        while transaction.table.status == "running":
            act_once(transaction, rng)

    async def work(rooms: Rooms) -> tuple[Table, Table]:
        await rooms.write(one["id"], lambda transaction: act_once(transaction, rng))
        await rooms.write(one["id"], finish)
        again = await Rooms(rooms.database).room(one["id"])
        return (await rooms.room(one["id"])).table, again.table

    played, kept = with_old_rooms(work)
    assert shown(played)["result"]["winners"]
    assert shown(kept) == shown(played)
    assert kept.record() == played.record()
    assert kept.seq > one["seq"]


def test_an_undo_that_was_asked_for_is_granted(with_old_rooms: Callable[[Any], Any]) -> None:
    one = the_table("running, with undo and chat, an undo is asked for")
    (waiting,) = one["undo"]["waiting"]

    def consent(transaction: Transaction) -> int:
        Consent(yes=True).apply(transaction, person_at(transaction.table, waiting))
        return len(transaction.table.running_match().actions)

    async def work(rooms: Rooms) -> tuple[int, Table]:
        return await rooms.write(one["id"], consent), (await rooms.room(one["id"])).table

    actions, table = with_old_rooms(work)
    assert actions == one["undo"]["keep"] < one["actions"]
    assert table.undo is None


def test_the_second_vote_sends_a_bot_for_who_is_away(with_old_rooms: Callable[[Any], Any]) -> None:
    one = the_table("running, one of two votes for a bot")
    away: int = one["absence"]["seat"]

    def vote(transaction: Transaction) -> str | None:
        table = transaction.table
        (voted,) = table.absence_votes[away]
        (voter,) = {seat.user or "" for seat in table.seats} - {voted, table.seats[away].user}
        VoteAbsent(seat=away).apply(transaction, User(voter, ""))
        return table.seats[away].stand_in

    async def work(rooms: Rooms) -> str | None:
        rooms.presence.started_at = 0  # the person has not come since then
        return await rooms.write(one["id"], vote)

    assert with_old_rooms(work) is not None


def test_who_left_takes_the_seat_back_from_the_bot(with_old_rooms: Callable[[Any], Any]) -> None:
    one = the_table("running, somebody left and a bot stands in")
    (left,) = (number for number, seat in enumerate(one["seats"]) if seat["stand_in"])

    def come_back(transaction: Transaction) -> str | None:
        Return().apply(transaction, person_at(transaction.table, left))
        return transaction.table.seats[left].deciding_bot

    async def work(rooms: Rooms) -> str | None:
        return await rooms.write(one["id"], come_back)

    assert with_old_rooms(work) is None


def test_a_browser_that_wanted_to_be_called_is_still_known(
    with_old_rooms: Callable[[Any], Any],
) -> None:
    one = EXPECTED["subscription"]
    (owner,) = (person["id"] for person in PEOPLE if person["login"] == one["login"])

    async def work(rooms: Rooms) -> list[users.Subscription]:
        return await rooms.database.read(lambda c: users.subscriptions_of(c, owner))

    (found,) = with_old_rooms(work)
    assert (found.endpoint, found.p256dh, found.auth) == (
        one["endpoint"],
        one["keys"]["p256dh"],
        one["keys"]["auth"],
    )


# On a server.


def as_if_stopped_just_now(database: Path) -> None:
    """Move the clocks on, so that no table is older than it was when the old server stopped."""
    with closing(sqlite3.connect(database)) as connection, connection:
        (last,) = connection.execute("select max(at) from log").fetchone()
        passed = time.time_ns() // 1_000_000 - last
        connection.execute("update log set at = at + ?", (passed,))
        columns = ("created_at", "changed_at", "due_at", "deadline")
        moved = ", ".join(f"{column} = {column} + :passed" for column in columns)
        connection.execute(f"update tables set {moved}", {"passed": passed})


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of today on a copy of the database."""
    data = tmp_path_factory.mktemp("old")
    shutil.copyfile(FIXTURES / "table.sqlite", data / "camarilla.db")
    as_if_stopped_just_now(data / "camarilla.db")
    server = Server(data).start()
    yield server
    server.close()


@pytest.fixture
def visit(old_server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody at the server, with the cookie of old times if there is one."""
    visitors: list[Person] = []

    def come(cookie: str | None = None) -> Person:
        person = Person(old_server)
        if cookie is not None:
            person.http.cookies.set("camarilla", cookie)
        visitors.append(person)
        return person

    yield come
    for person in visitors:
        person.http.close()


@pytest.mark.parametrize("one", ACCOUNTS, ids=lambda one: one["login"])
def test_the_old_password_opens_the_account(
    visit: Callable[..., Person], one: dict[str, Any]
) -> None:
    person = visit()
    with pytest.raises(Failed, match="bad_credentials"):
        person.post("/api/session", {"login": one["login"], "password": "another password"})
    me = person.post("/api/session", {"login": one["login"], "password": one["password"]})["user"]
    assert (me["id"], me["name"]) == (one["id"], one["name"])


@pytest.mark.parametrize("one", PEOPLE, ids=lambda one: one["name"])
def test_the_old_cookie_is_believed_and_finds_its_tables_and_games(
    visit: Callable[..., Person], one: dict[str, Any]
) -> None:
    person = visit(one["cookie"])
    me = person.get("/api/me")["user"]
    assert (me["id"], me["name"], me["login"]) == (one["id"], one["name"], one["login"])
    mine = person.get("/api/tables", scope="mine")["tables"]
    assert sorted(table["id"] for table in mine) == one["tables"]
    assert_told(person.get(f"/api/players/{one['id']}")["games"], one["games"])


def assert_told(found: list[dict[str, Any]], expected: list[dict[str, Any]]) -> None:
    """All that the old server told is the same; today's tells more."""
    told = [{name: one[name] for name in known} for one, known in zip(found, expected, strict=True)]
    assert told == expected


def test_ratings_and_what_was_said_are_kept(visit: Callable[..., Person]) -> None:
    person = visit()
    for game, best in EXPECTED["ratings"].items():
        # 0.1 had no order for equal ratings; today they are ordered by id.
        in_order = sorted(best, key=lambda one: (-one["rating"], one["id"]))
        assert_told(person.get("/api/ratings", game=game)["ratings"], in_order)
    for one in TABLES:
        lines = person.get(f"/api/tables/{one['id']}/chat")["lines"]
        assert [[line["name"], line["seat"], line["text"]] for line in lines] == one["chat"]


def test_records_are_the_same_as_the_old_server_gave_out(visit: Callable[..., Person]) -> None:
    person = visit()
    records = (FIXTURES / "records" / "tables.jsonl").read_text("utf-8").splitlines()
    given = [
        person.get(f"/api/tables/{one['id']}/record") for one in FINISHED if not one["imported"]
    ]
    assert given == [json.loads(line) for line in records]


@pytest.mark.parametrize("one", FINISHED, ids=described)
def test_a_finished_game_can_be_looked_at_step_by_step(
    visit: Callable[..., Person], one: dict[str, Any]
) -> None:
    path = f"/api/tables/{one['id']}/replay"
    answer = visit().get(path, **{"from": one["actions"] - 2, "to": one["actions"]})
    assert answer["count"] == one["actions"]
    assert [step["index"] for step in answer["steps"]][-1] == one["actions"]


@pytest.mark.parametrize("one", PATIENT, ids=described)
def test_people_and_bots_go_on_at_a_running_table(
    visit: Callable[..., Person], one: dict[str, Any]
) -> None:
    people = {person["id"]: visit(person["cookie"]) for person in PEOPLE}
    for number in range(2):
        table = wait_for(visit(), one, no_bot_is_to_act)
        if table["status"] == "running":
            player = people[table["seats"][table["turn"]]["player"]]
            player.table(one["id"]).act(number, since=table["seq"], seat=table["turn"])
    assert wait_for(visit(), one, no_bot_is_to_act)["seq"] > one["seq"] + 1


def test_a_bot_goes_on_for_somebody_whose_time_was_up(visit: Callable[..., Person]) -> None:
    one = the_table("running, a bot stands in because time was up")
    wait_for(visit(), one, lambda table: table["seq"] > one["seq"])


def no_bot_is_to_act(table: dict[str, Any]) -> bool:
    return table["turn"] is None or table["seats"][table["turn"]]["bot"] is None


def wait_for(
    person: Person, one: dict[str, Any], condition: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """The table, as soon as the bots have played so far."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        table: dict[str, Any] = person.get(f"/api/tables/{one['id']}")["table"]
        if condition(table):
            return table
        time.sleep(0.05)
    raise AssertionError("the table does not go on")
