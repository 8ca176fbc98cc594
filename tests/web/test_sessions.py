"""Sessions: nothing outdated is stored, and sockets end with the session they belong to."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.conftest import new_database
from tests.web.server import Failed, Person, Server
from websockets.exceptions import ConnectionClosed

from camarilla.table.errors import Refused
from camarilla.table.store.database import Database, SqliteDatabase
from camarilla.table.store.upgrade import upgrade
from camarilla.web.guard import cookies
from camarilla.web.guard.identity import Identity, Session

Processes = Callable[[Callable[[Identity, Identity], Coroutine[Any, Any, None]]], None]
KEY = b"k" * 32


@pytest.fixture(params=["sqlite", "postgres"])
def two_processes(request: pytest.FixtureRequest, tmp_path: Path) -> Processes:
    """Runs a test with what two server processes on one database know of people."""
    url = ""
    if request.param == "postgres":
        url = new_database(request.getfixturevalue("postgres_server"))

    @contextlib.asynccontextmanager
    async def opened() -> AsyncIterator[Database]:
        if url:
            from camarilla.table.store.postgres import PostgresDatabase

            database: Database = PostgresDatabase(url)
        else:
            database = SqliteDatabase(tmp_path / "people.db")
        yield database
        await database.close()

    def run(work: Callable[[Identity, Identity], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            async with opened() as one, opened() as other:
                await one.write(upgrade)
                await work(Identity(one, KEY), Identity(other, KEY))

        asyncio.run(whole())

    return run


async def seen_by(identity: Identity, session: Session) -> Session | None:
    """The session as another process finds it by the cookie."""
    return await identity.session(identity.cookies.sign(session.ticket))


def test_rename_with_an_old_cookie_does_not_undo_a_password_change(
    two_processes: Processes,
) -> None:
    async def work(one: Identity, other: Identity) -> None:
        stolen = await one.make_account(None, "ada", "correct horse")
        known_elsewhere = await seen_by(other, stolen)
        assert known_elsewhere is not None
        new = await one.change_password(stolen, "correct horse", "battery staple")
        with pytest.raises(Refused) as refusal:
            await other.rename(known_elsewhere, "Mallory")
        assert refusal.value.code == "no_session"
        assert await seen_by(other, stolen) is None
        assert await seen_by(other, new) is not None
        with pytest.raises(Refused):
            await other.log_in("ada", "correct horse")
        assert (await other.log_in("ada", "battery staple")).user.name == "ada"

    two_processes(work)


def test_rename_by_an_outdated_process_does_not_erase_an_account(two_processes: Processes) -> None:
    async def work(one: Identity, other: Identity) -> None:
        guest = await one.add_guest("Ada")
        known_elsewhere = await seen_by(other, guest)
        assert known_elsewhere is not None
        account = await one.make_account(guest, "ada", "correct horse")
        with pytest.raises(Refused):
            await other.rename(known_elsewhere, "Ada L")
        renamed = await other.rename(account, "Ada M")
        assert (renamed.user.login, renamed.user.name) == ("ada", "Ada M")
        assert (await one.log_in("ada", "correct horse")).user.name == "Ada M"

    two_processes(work)


def test_password_changes_hold_while_somebody_renames(two_processes: Processes) -> None:
    async def work(one: Identity, _other: Identity) -> None:
        session = await one.make_account(None, "ada", "horse number 0")

        async def keep_renaming() -> None:
            for number in range(40):
                with contextlib.suppress(Refused):
                    await one.rename(session, f"Ada {number}")

        for number in range(3):
            renaming = [asyncio.create_task(keep_renaming()) for _ in range(3)]
            session = await one.change_password(
                session, f"horse number {number}", f"horse number {number + 1}"
            )
            await asyncio.gather(*renaming)
            await one.log_in("ada", f"horse number {number + 1}")

    two_processes(work)


def test_guest_becomes_an_account_once(two_processes: Processes) -> None:
    async def work(one: Identity, other: Identity) -> None:
        guest = await one.add_guest("Ada")
        made = await asyncio.gather(
            one.make_account(guest, "ada", "correct horse"),
            other.make_account(guest, "bea", "battery staple"),
            return_exceptions=True,
        )
        assert sum(isinstance(result, Session) for result in made) == 1
        assert sum(isinstance(result, Refused) for result in made) == 1

    two_processes(work)


def test_cookie_expires_on_the_server_too(
    two_processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Identity, _other: Identity) -> None:
        session = await one.add_guest("Ada")
        day = cookies.today()
        monkeypatch.setattr(cookies, "today", lambda: day + cookies.COOKIE_DAYS)
        assert await seen_by(one, session) is not None
        monkeypatch.setattr(cookies, "today", lambda: day + cookies.COOKIE_DAYS + 1)
        assert await seen_by(one, session) is None

    two_processes(work)


# On a running server.


def account(server: Server, login: str) -> Person:
    person = server.person("Ada")
    person.post("/api/account", {"login": login, "password": "correct horse"})
    return person


def session_ended(connection: Any) -> bool:
    """Whether the server closes the socket because its session has ended."""
    try:
        while True:
            connection.recv(20)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.reason == "session_ended"


@pytest.mark.parametrize("path", ["table", "lobby"])
def test_new_password_ends_sockets_of_other_devices(server: Server, path: str) -> None:
    ada = account(server, f"ada {path}")
    id = ada.new_table()
    thief = Person(server)
    thief.http.cookies["camarilla"] = ada.cookie
    address = "/api/lobby" if path == "lobby" else f"/api/tables/{id}/socket"
    with thief.raw_socket(address) as connection:
        ada.put("/api/account/password", {"old": "correct horse", "new": "battery staple"})
        assert session_ended(connection)
    thief.http.close()
    with ada.socket(id) as talk:
        assert talk.receive()["yours"] == [0]


def test_log_out_ends_this_session_and_no_other(server: Server) -> None:
    ada = account(server, "ada out")
    phone = server.person("Phone")
    phone.post("/api/session", {"login": "ada out", "password": "correct horse"})
    kept, table = phone.cookie, ada.new_table()
    with phone.raw_socket(f"/api/tables/{table}/socket") as connection:
        phone.http.request("DELETE", "/api/session")
        assert session_ended(connection)
    stolen = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"camarilla={kept}"})
    assert stolen.json() == {"user": None}
    assert ada.get("/api/me")["user"]["login"] == "ada out"


def test_cookie_of_a_guest_does_not_open_the_account(server: Server) -> None:
    guest = server.person("Ada")
    before = guest.cookie
    guest.post("/api/account", {"login": "ada fixed", "password": "correct horse"})
    answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"camarilla={before}"})
    assert answer.json() == {"user": None}
    assert guest.get("/api/me")["user"]["login"] == "ada fixed"


def test_commands_on_a_socket_need_a_session_that_goes_on(
    tmp_path: Path, postgres_server: str
) -> None:
    """The password is changed at one process, the stolen cookie has a socket at another."""
    database = new_database(postgres_server)
    servers = [Server(tmp_path / f"{number}", database).start() for number in range(2)]
    try:
        ada = account(servers[0], "ada")
        id = ada.new_table()
        thief = Person(servers[1])
        thief.http.cookies["camarilla"] = ada.cookie
        with thief.raw_socket(f"/api/tables/{id}/socket") as connection:
            ada.put("/api/account/password", {"old": "correct horse", "new": "battery staple"})
            assert session_ended(connection)
        with pytest.raises(Failed, match="no_session"):
            thief.new_table()
        thief.http.close()
    finally:
        for server in servers:
            server.close()
