"""The host's commands and page, with a server that runs on the same database."""

import contextlib
import io
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import httpx
import pytest
from tests.web.server import PATIENCE, Failed, Server, Talk, full_table
from websockets.exceptions import ConnectionClosed

from camarilla.cli import main
from camarilla.table.thinking.jobs import STAND_IN

TOKEN = "a token of the host"


class Run(NamedTuple):
    returncode: object
    stdout: str
    stderr: str


def admin(server: Server, *words: str) -> Run:
    """Run `camarilla admin` on the server's database."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, server.environment, clear=True),
        mock.patch.object(sys, "argv", ["camarilla", "admin", *words]),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    return Run(ended.value.code or 0, out.getvalue(), err.getvalue())


def done(server: Server, *words: str) -> Any:
    """What a command says as JSON."""
    run = admin(server, *words, "--json")
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def until(true: Callable[[], bool]) -> None:
    """Servers hear of it within moments."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def refused(code: str, work: Callable[[], object]) -> bool:
    try:
        work()
    except Failed as failure:
        if failure.code != code:
            raise
        return True
    return False


def closing(talk: Talk) -> tuple[int | None, str | None]:
    """Code and reason with which the server closes."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            talk.receive()
    return talk.connection.close_code, talk.connection.close_reason


def test_muted_person_may_play_and_not_write(server: Server) -> None:
    seats, _ = full_table(server)
    ada = seats[0]
    ada.do("chat", text="before")
    done(server, "mute", ada.person.id, "--for", "2h")
    until(lambda: refused("muted", lambda: ada.do("chat", text="now")))
    with ada.person.socket(ada.id) as talk:
        assert talk.ask("say", text="by socket")["code"] == "muted"
    ada.view()
    done(server, "unmute", ada.person.id)
    until(lambda: not refused("muted", lambda: ada.do("chat", text="after")))


def test_banned_person_is_out_and_a_bot_plays_on(server: Server) -> None:
    seats, id = full_table(server)
    ada, bea, _ = seats
    with bea.person.socket(id) as talk:
        done(server, "ban", bea.person.id)
        assert closing(talk) == (1008, "session_ended")
    assert refused("banned", lambda: bea.person.get("/api/me"))
    assert refused("banned", lambda: bea.person.post("/api/me", {"name": "Other"}))
    until(lambda: ada.person.get(f"/api/tables/{id}")["table"]["seats"][1]["stand_in"])
    done(server, "unban", bea.person.id)
    until(lambda: not refused("banned", lambda: bea.person.get("/api/me")))
    assert bea.do("return")["seq"]


def test_banned_account_cannot_log_in(server: Server) -> None:
    bea = server.person("Bea")
    account = {"login": f"bea{bea.id[:6]}", "password": "long enough"}
    bea.post("/api/account", account)
    done(server, "ban", account["login"])
    other = server.person("Bea")
    until(lambda: refused("banned", lambda: other.post("/api/session", account)))


def test_announcement_reaches_everybody_and_those_who_come(server: Server) -> None:
    seats, id = full_table(server)
    ada = seats[0].person
    with ada.socket(id) as at_table, ada.raw_socket("/api/lobby") as waiting:
        lobby = Talk(waiting)
        told = done(server, "announce", "A restart  at ten", "--for", "30m")["announcement"]
        assert told["text"] == "A restart at ten"
        assert at_table.wait_for("announcement")["announcement"] == told
        assert lobby.wait_for("announcement")["announcement"] == told
        with seats[1].person.socket(id) as newcomer:
            assert newcomer.wait_for("announcement")["announcement"] == told
        assert done(server, "announce")["announcement"] == told
        done(server, "announce", "--withdraw")
        assert at_table.wait_for("announcement")["announcement"] is None
        assert lobby.wait_for("announcement")["announcement"] is None


def test_announcement_is_told_again_after_a_restart(serve: Callable[..., Server]) -> None:
    server = serve()
    told = done(server, "announce", "Back at ten", "--for", "1h")["announcement"]
    server.stop()
    server.start()
    with server.person().raw_socket("/api/lobby") as waiting:
        assert Talk(waiting).wait_for("announcement")["announcement"] == told


def test_deleted_table_is_gone_for_everybody(server: Server) -> None:
    seats, id = full_table(server)
    seats[0].do("chat", text="hello")
    assert id in {table["id"] for table in done(server, "tables", "--status", "running")}
    with seats[1].person.socket(id) as talk:
        done(server, "delete", "table", id)
        assert closing(talk) == (1008, "deleted")
    until(lambda: refused("not_found", seats[0].view))
    assert seats[0].person.get("/api/tables", scope="mine")["tables"] == []
    assert admin(server, "delete", "table", id).stderr == "camarilla: there is no such table.\n"


def test_deleted_person_is_nobody_and_a_bot_plays_on(server: Server) -> None:
    seats, id = full_table(server)
    ada, bea, _ = seats
    done(server, "delete", "person", bea.person.id)
    until(lambda: bea.person.get("/api/me")["user"] is None)

    def seat() -> dict[str, Any]:
        return dict(ada.person.get(f"/api/tables/{id}")["table"]["seats"][1])

    until(lambda: seat()["state"] == "bot")
    assert (seat()["bot"], seat()["name"], seat()["player"]) == (STAND_IN, "", None)
    assert done(server, "people", bea.person.id) == []


def test_reset_password_opens_the_account_and_ends_its_sessions(server: Server) -> None:
    ada = server.person("Ada")
    login = f"ada{ada.id[:6]}"
    ada.post("/api/account", {"login": login, "password": "long enough"})
    found = done(server, "people", login.lower())
    assert [(person["id"], person["restrictions"]) for person in found] == [(ada.id, [])]
    with ada.raw_socket("/api/lobby") as waiting:
        password = done(server, "reset-password", login)["password"]
        assert closing(Talk(waiting)) == (1008, "session_ended")
    assert ada.get("/api/me")["user"] is None
    assert refused(
        "bad_credentials",
        lambda: ada.post("/api/session", {"login": login, "password": "long enough"}),
    )
    assert ada.post("/api/session", {"login": login, "password": password})["user"]["id"] == ada.id


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["mute", "nobody-at-all"], "nobody has the id or login nobody-at-all"),
        (["ban", "x", "--for", "soon"], "a time is a number of minutes, hours or days"),
        (["delete", "table", "-x7-y"], "there is no such table"),
        (["ban", "-x7-y", "--for", "1d"], "nobody has the id or login -x7-y"),
        (["announce", " "], "1 to 500 characters"),
        (["delete", "house", "x"], "'house' is not one of 'table', 'person'"),
    ],
)
def test_wrong_command_is_told_in_one_sentence(
    shared_server: Server, words: list[str], sentence: str
) -> None:
    run = admin(shared_server, *words)
    assert run.returncode == 2
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1


def test_no_database_is_told_and_none_is_made(tmp_path: Path) -> None:
    server = Server(tmp_path / "none")
    run = admin(server, "tables")
    assert (run.returncode, run.stdout) == (2, "")
    assert "start the server first" in run.stderr
    assert not (tmp_path / "none").exists()


# The page.


def page(server: Server, token: str = "", **headers: str) -> httpx.Client:
    given = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.Client(base_url=server.url, timeout=PATIENCE, headers=given | headers)


def test_admin_page_needs_the_token_of_the_host(server: Server) -> None:
    token = done(server, "token")["token"]
    ada = server.person()
    for wrong in ("", "x" * 32, token[:-1], TOKEN):
        with page(server, wrong) as client:
            assert client.get("/api/admin/tables").status_code == 401
            assert client.delete(f"/api/admin/people/{ada.id}").status_code == 401
    assert ada.get("/api/me")["user"]["id"] == ada.id
    with page(server, token) as client:
        assert client.get("/api/admin/tables").status_code == 200
        found = client.get("/api/admin/people", params={"text": ada.id}).json()["people"]
        assert [person["id"] for person in found] == [ada.id]


def test_admin_page_does_what_the_commands_do(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_ADMIN_TOKEN=TOKEN)
    assert done(server, "token")["token"] == TOKEN
    seats, id = full_table(server)
    ada = seats[0].person
    path = f"/api/admin/people/{ada.id}"
    with page(server, TOKEN) as client:
        assert client.post(f"{path}/restrictions", json={"kind": "mute"}).status_code == 200
        until(lambda: refused("muted", lambda: seats[0].do("chat", text="now")))
        lift = client.request("DELETE", f"{path}/restrictions", json={"kind": "mute"})
        assert lift.status_code == 200
        assert client.post(f"{path}/password", json={}).status_code == 404
        body = {"text": "Soon", "minutes": 5}
        told = client.put("/api/admin/announcement", json=body).json()
        assert client.get("/api/admin/announcement").json() == told
        assert client.delete("/api/admin/announcement").status_code == 200
        assert client.delete(f"/api/admin/tables/{id}").status_code == 200
        until(lambda: refused("not_found", seats[0].view))
        assert client.delete(path).status_code == 200
    until(lambda: ada.get("/api/me")["user"] is None)


def test_admin_page_of_another_site_is_refused(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_ADMIN_TOKEN=TOKEN)
    with page(server, TOKEN, origin="https://evil.example") as client:
        assert client.get("/api/admin/people").status_code == 403


def test_guessing_the_token_is_limited(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_ADMIN_TOKEN=TOKEN, CAMARILLA_RATE="0.1")
    with page(server) as client:
        codes = [
            client.get("/api/admin/people", headers={"authorization": f"Bearer {n}"}).status_code
            for n in range(12)
        ]
    assert codes[0] == 401
    assert codes[-1] == 429


def test_short_token_is_a_bad_setting(tmp_path: Path) -> None:
    server = Server(tmp_path, CAMARILLA_ADMIN_TOKEN="short")
    run = admin(server, "token")
    assert "CAMARILLA_ADMIN_TOKEN must have at least 16 characters" in run.stderr
