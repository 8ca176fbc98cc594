"""One's own data: taking it away, and having it deleted."""

import json
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.web.server import Failed, Person, Server, full_table, play_to_the_end
from tests.web.test_sessions import account, session_ended

from camarilla.table.log import NOBODY
from camarilla.table.store.export import GAMES_AT_ONCE

PASSWORD = "correct horse"


def delete(person: Person, password: str | None = None) -> None:
    answer = person.http.request("DELETE", "/api/account", json={"password": password})
    if answer.status_code != 200:
        raise Failed(answer.status_code, answer.json()["error"]["code"])


# Export.


def test_export_has_everything_of_ones_own(server: Server) -> None:
    seats, id = full_table(server, 2, rated=True)
    ada = seats[0].person
    ada.table(id).do("chat", text="Good luck")
    play_to_the_end(seats, random.Random(1))
    data = ada.get("/api/account/export")
    assert data["user"]["id"] == ada.id
    assert [(line["table"], line["text"]) for line in data["chat"]] == [(id, "Good luck")]
    assert [point["table"] for point in data["ratings"][0]["points"]] == [id]
    assert data["statistics"][0]["played"] == 1
    answer = ada.get("/api/account/export/games")
    (game,) = answer["games"]
    assert (answer["count"], game["table"]["id"]) == (1, id)
    assert game["record"] == ada.get(f"/api/tables/{id}/record")


def test_export_tells_nothing_that_is_secret_or_of_others(server: Server) -> None:
    ada = account(server, "ada export")
    codes = ada.post("/api/account/codes", {"password": PASSWORD})["codes"]
    token = ada.post("/api/session/link")["token"]
    bea = account(server, "bea export")
    running = ada.new_table(players=2)
    bea.table(running).do("join")
    ada.table(running).do("start")
    bea.table(running).do("chat", text="Said by Bea alone")
    elsewhere = bea.new_table()
    told = json.dumps([ada.get("/api/account/export"), ada.get("/api/account/export/games")])
    (game,) = ada.get("/api/account/export/games")["games"]
    assert game["record"] is None
    secrets = [*codes, token, ada.cookie, "argon2", "seed", "bea export", elsewhere]
    for secret in (*secrets, "Said by Bea alone"):
        assert secret not in told


def test_export_of_many_games_comes_in_pages(server: Server) -> None:
    ada = server.person()
    ids = [ada.new_table() for _ in range(GAMES_AT_ONCE + 2)]
    first = ada.get("/api/account/export/games")
    rest = ada.get("/api/account/export/games", **{"from": GAMES_AT_ONCE})
    assert [g["table"]["id"] for g in first["games"] + rest["games"]] == ids
    assert first["count"] == len(ids)


def test_nobody_exports_without_a_session(server: Server) -> None:
    for path in ("/api/account", "/api/account/export", "/api/account/export/games"):
        assert httpx.get(server.url + path).json()["error"]["code"] == "no_session"


# Deletion.


@pytest.mark.parametrize("running", [True, False], ids=["running", "finished"])
def test_the_others_go_on_without_the_name(server: Server, running: bool) -> None:
    seats, id = full_table(server, 3)
    ada, bea = seats[0].person, seats[1].person
    ada.post("/api/me", {"name": "Ada Lovelace"})
    for person in (ada, bea):
        person.table(id).do("chat", text=f"Said by {person.id}")
    before: dict[str, Any] = {}
    if not running:
        play_to_the_end(seats, random.Random(2))
        before = bea.get(f"/api/tables/{id}/record")
    with bea.socket(id) as talk:
        talk.receive()
        delete(ada)
        table = talk.wait_for("table")["table"]
    first = table["seats"][0]
    assert first["player"] is None
    if running:
        assert (first["state"], first["name"]) == ("bot", "")
        return
    assert (first["state"], first["name"]) == ("human", NOBODY)
    record = bea.get(f"/api/tables/{id}/record")
    assert record["seats"] == [NOBODY, *before["seats"][1:]]
    assert record["actions"] == before["actions"]
    assert bea.get(f"/api/tables/{id}/replay", to=1)["count"] == len(record["actions"])
    assert [line["text"] for line in bea.get(f"/api/tables/{id}/chat")["lines"]] == [
        f"Said by {bea.id}"
    ]
    (statistics,) = bea.get(f"/api/players/{bea.id}")["games"]
    assert statistics["with_people"] == 1


def test_a_deleted_account_is_gone(server: Server) -> None:
    ada = account(server, "ada gone")
    code = ada.post("/api/account/codes", {"password": PASSWORD})["codes"][0]
    open_table = ada.new_table(listed=True)
    with ada.raw_socket("/api/lobby") as connection:
        delete(ada, PASSWORD)
        assert session_ended(connection)
    eve = server.person("Eve")
    with pytest.raises(Failed, match="not_found"):
        eve.get(f"/api/players/{ada.id}")
    assert eve.get(f"/api/tables/{open_table}")["table"]["status"] == "closed"
    for path, body in (
        ("/api/session", {"login": "ada gone", "password": PASSWORD}),
        ("/api/account/recovery", {"login": "ada gone", "code": code, "new": "battery staple"}),
    ):
        with pytest.raises(Failed, match="bad_credentials"):
            eve.post(path, body)
    assert account(server, "ada gone").id != ada.id


def test_an_account_is_deleted_by_its_password_only(server: Server) -> None:
    ada = account(server, "ada stays")
    for password in (None, "wrong horse"):
        with pytest.raises(Failed, match="bad_credentials"):
            delete(ada, password)
    foreign = ada.http.request(
        "DELETE", "/api/account", json={}, headers={"Origin": "https://evil.example"}
    )
    assert foreign.json()["error"]["code"] == "foreign_origin"
    assert ada.get("/api/me")["user"]["login"] == "ada stays"


def test_nothing_of_a_deleted_person_is_left_in_the_database(
    serve: Callable[..., Server],
) -> None:
    server = serve()
    ada = account(server, "ada secret")
    ada.post("/api/me", {"name": "Ada Lovelace"})
    ada.post("/api/account/codes", {"password": PASSWORD})
    ada.post("/api/session/link")
    ada.post("/api/account/puzzles", {"progress": {"king": {"tried": {"0123456789": True}}}})
    bea = server.person("Bea")
    tables = [ada.new_table(players=2, rated=True, order="chosen") for _ in range(3)]
    with_bots = [bea.new_table(players=3, order="chosen", bots=["random"] * 2) for _ in range(2)]
    for id, yes in zip(with_bots, (True, False), strict=True):
        bea.table(id).do("start")
        ada.table(id).do("takeover", seat=1)
        bea.table(id).do("admit", yes=yes)
    for id in tables[:2]:
        bea.table(id).do("join")
        ada.table(id).do("start")
        ada.table(id).do("chat", text="Words of Ada")
    play_to_the_end([ada.table(tables[0]), bea.table(tables[0])], random.Random(3))
    record = ada.get(f"/api/tables/{tables[0]}/record")
    copied = ada.post("/api/records", record)["id"]
    delete(ada, PASSWORD)
    with sqlite3.connect(server.data / "camarilla.db") as connection:
        kept = "\n".join(
            line
            for line in connection.iterdump()
            # A table still has its host, by an id that nobody has any more.
            if not line.startswith('INSERT INTO "tables"') and '"kind":"created"' not in line
        )
        infos: list[Any] = connection.execute("select info from tables").fetchall()
    for secret in ("Ada Lovelace", "ada secret", "Words of Ada", ada.id, copied):
        assert secret not in kept
    assert "Ada Lovelace" not in str(infos)
    # The same as the server shows it, and as it is read again from the log.
    for id in [*tables[:2], *with_bots]:
        shown = bea.get(f"/api/tables/{id}")["table"]
        server.stop()
        server.start()
        bea.http.base_url = httpx.URL(server.url)
        again = bea.get(f"/api/tables/{id}")["table"]
        assert again["seats"] == shown["seats"]
        assert again["status"] in (shown["status"], "finished")


def test_a_person_on_many_seats_is_deleted_from_all(server: Server) -> None:
    ada = server.person()
    id = ada.new_table(players=3, seats=["Bea", "Cat"], order="chosen")
    ada.table(id).do("start")
    delete(ada)
    seats = server.person("Eve").get(f"/api/tables/{id}")["table"]["seats"]
    assert [(seat["state"], seat["name"]) for seat in seats] == [("bot", "")] * 3
