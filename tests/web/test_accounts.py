"""Accounts: recovery codes, links to one more device, and what they never give away."""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.server import Failed, Person, Server
from tests.web.test_sessions import account, session_ended

from camarilla.table.errors import Refused
from camarilla.table.rooms import now
from camarilla.table.store.accounts import LINK_FOR
from camarilla.table.store.database import SqliteDatabase
from camarilla.table.store.upgrade import upgrade
from camarilla.web.guard.identity import Identity

PASSWORD = "correct horse"
CLOCK = "camarilla.web.guard.identity.now"


def codes_of(person: Person) -> list[str]:
    found: list[str] = person.post("/api/account/codes", {"password": PASSWORD})["codes"]
    return found


def recover(server: Server, login: str, code: str, new: str) -> Person:
    person = Person(server)
    with person.http:
        person.post("/api/account/recovery", {"login": login, "code": code, "new": new})
    return person


def log_in(server: Server, login: str, password: str) -> dict[str, Any]:
    with Person(server).http as http:
        answer = http.post("/api/session", json={"login": login, "password": password})
        return dict(answer.json())


# Recovery codes.


def test_a_recovery_code_sets_a_new_password_once(server: Server) -> None:
    ada = account(server, "ada lost")
    code = codes_of(ada)[0]
    assert ada.get("/api/account")["codes"] == 8
    recover(server, "ada lost", code, "battery staple")
    assert log_in(server, "ada lost", "battery staple")["user"]["id"] == ada.id
    assert log_in(server, "ada lost", PASSWORD)["error"]["code"] == "bad_credentials"
    with pytest.raises(Failed, match="bad_credentials"):
        recover(server, "ada lost", code, "another password")
    assert log_in(server, "ada lost", "battery staple")["user"]["id"] == ada.id


def test_a_code_counts_however_it_was_copied(server: Server) -> None:
    ada = account(server, "ada copies")
    code = codes_of(ada)[1]
    recover(server, "ADA copies", f" {code.upper().replace('-', ' ')} ", "battery staple")
    assert log_in(server, "ada copies", "battery staple")["user"]["id"] == ada.id


def test_new_codes_end_the_older_ones(server: Server) -> None:
    ada = account(server, "ada again")
    (old, *_), (new, *_) = codes_of(ada), codes_of(ada)
    with pytest.raises(Failed, match="bad_credentials"):
        recover(server, "ada again", old, "battery staple")
    recover(server, "ada again", new, "battery staple")


def test_codes_of_another_account_do_not_count(server: Server) -> None:
    code = codes_of(account(server, "ada own"))[0]
    account(server, "bea own")
    with pytest.raises(Failed, match="bad_credentials"):
        recover(server, "bea own", code, "battery staple")
    with pytest.raises(Failed, match="bad_credentials"):
        recover(server, "nobody at all", code, "battery staple")


def test_a_weak_password_uses_no_code_up(server: Server) -> None:
    ada = account(server, "ada weak")
    code = codes_of(ada)[0]
    with pytest.raises(Failed, match="weak_password"):
        recover(server, "ada weak", code, "short")
    assert ada.get("/api/account")["codes"] == 8


def test_recovery_ends_the_sessions_and_sockets_of_other_devices(server: Server) -> None:
    ada = account(server, "ada robbed")
    code = codes_of(ada)[0]
    with ada.raw_socket("/api/lobby") as connection:
        recover(server, "ada robbed", code, "battery staple")
        assert session_ended(connection)
    assert ada.get("/api/me") == {"user": None}


def test_codes_need_the_password_and_an_account(server: Server) -> None:
    ada = account(server, "ada asks")
    with pytest.raises(Failed, match="bad_credentials"):
        ada.post("/api/account/codes", {"password": "wrong horse"})
    with pytest.raises(Failed, match="no_account"):
        codes_of(server.person("Guest"))


def test_guessing_codes_is_limited(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_RATE="1")
    account(server, "ada")
    refused = []
    for number in range(12):
        with pytest.raises(Failed) as failure:
            recover(server, "ada", f"guess-{number}", "battery staple")
        refused.append(failure.value.code)
    assert refused[-1] == "rate_limited"


# Links to one more device.


def link(person: Person) -> str:
    return str(person.post("/api/session/link")["token"])


@pytest.mark.parametrize("kind", ["guest", "account"])
def test_a_link_opens_a_session_on_one_more_device(server: Server, kind: str) -> None:
    ada = server.person("Ada") if kind == "guest" else account(server, "ada phone")
    table = ada.new_table()
    phone = Person(server)
    with phone.http:
        assert (
            phone.post("/api/session/device", {"token": link(ada)})["user"]
            == (ada.get("/api/me")["user"])
        )
        assert phone.cookie != ada.cookie
        assert [t["id"] for t in phone.get("/api/tables", scope="mine")["tables"]] == [table]
        phone.http.request("DELETE", "/api/session")
    assert ada.get("/api/me")["user"]["name"] == "Ada"


def test_a_link_counts_once_and_only_the_last_one(server: Server) -> None:
    ada = server.person()
    first, last = link(ada), link(ada)
    phone = server.person("Phone")
    for token in (first, "", "made up", last[:-1]):
        with pytest.raises(Failed, match="bad_link"):
            phone.post("/api/session/device", {"token": token})
    assert phone.post("/api/session/device", {"token": last})["user"]["id"] == ada.id
    with pytest.raises(Failed, match="bad_link"):
        server.person("Thief").post("/api/session/device", {"token": last})


def test_a_new_password_ends_a_link(server: Server) -> None:
    ada = account(server, "ada changes")
    token = link(ada)
    ada.put("/api/account/password", {"old": PASSWORD, "new": "battery staple"})
    with pytest.raises(Failed, match="bad_link"):
        server.person("Thief").post("/api/session/device", {"token": token})


def test_a_link_expires_within_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        database = SqliteDatabase(tmp_path / "people.db")
        await database.write(upgrade)
        people = Identity(database, b"k" * 32)
        ada = await people.add_guest("Ada")
        at = now()
        monkeypatch.setattr(CLOCK, lambda: at)
        assert LINK_FOR <= 10 * 60_000
        token = await people.make_link(ada)
        monkeypatch.setattr(CLOCK, lambda: at + LINK_FOR)
        with pytest.raises(Refused, match="expired"):
            await people.open_link(token)
        token = await people.make_link(ada)
        monkeypatch.setattr(CLOCK, lambda: at + 2 * LINK_FOR - 1)
        assert (await people.open_link(token)).user.id == ada.user.id
        await database.close()

    asyncio.run(work())


@pytest.mark.parametrize("path", ["/api/session/link", "/api/session/device", "/api/account/codes"])
def test_foreign_pages_can_neither_make_nor_open_a_link(server: Server, path: str) -> None:
    ada = server.person()
    body = {"token": link(ada)} if path.endswith("device") else {}
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        refused = ada.http.post(path, json=body, headers=headers)
        assert refused.json()["error"]["code"] == "foreign_origin"
    form = ada.http.post(path, content=b"{}", headers={"Content-Type": "text/plain"})
    assert form.json()["error"]["code"] == "unsupported_media"
    assert ada.http.get(path).status_code in (404, 405)


# What is stored and logged.


def test_neither_codes_nor_links_are_stored_or_logged(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_LOG_LEVEL="debug")
    ada = account(server, "ada")
    secrets = [*codes_of(ada), link(ada)]
    recover(server, "ada", secrets[0], "battery staple")
    with Person(server).http as phone:
        phone.post("/api/session/device", json={"token": secrets[-1]})
    log = server.log.read_text()
    assert "/api/session/device" in log
    with sqlite3.connect(server.data / "camarilla.db") as connection:
        stored = "\n".join(connection.iterdump())
    assert "recovery_codes" in stored
    for secret in (*secrets, "battery staple", PASSWORD):
        for text in (log, stored):
            assert secret not in text
            assert re.sub("-", "", secret) not in text


def test_no_answer_is_kept_or_sent_on(server: Server) -> None:
    ada = server.person()
    answer = ada.http.post("/api/session/link", json={})
    assert answer.headers["cache-control"] == "no-store"
    assert httpx.get(server.url).headers["referrer-policy"] == "no-referrer"
