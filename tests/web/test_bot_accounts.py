"""Bots with accounts of their own: tokens, challenges, events, and what they may not do."""

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.server import PATIENCE, Failed, Person, Server
from tests.web.test_admin import until

from camarilla.web.guard.tokens import token_in

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_account.py"
PASSWORD = "correct horse"


class BotPerson(Person):
    """A bot's account, which shows its token with every request."""

    def __init__(self, server: Server, id: str, token: str) -> None:
        super().__init__(server)
        server.keep(self)
        self.id = id
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"

    @contextlib.contextmanager
    def events(self) -> Iterator["queue.Queue[dict[str, Any]]"]:
        """The events of the bot as they come; `closed` when the server ends the stream."""
        heard: queue.Queue[dict[str, Any]] = queue.Queue()
        with self.http.stream("GET", "/api/bot/events") as response:
            assert response.status_code == 200, response.read()
            assert response.headers["content-type"].startswith("text/event-stream")
            lines = response.iter_lines()
            assert next(lines) == ": welcome"

            def read() -> None:
                with contextlib.suppress(httpx.HTTPError):
                    for line in lines:
                        if line.startswith("data: "):
                            heard.put(json.loads(line[6:]))
                heard.put({"type": "closed"})

            threading.Thread(target=read, daemon=True).start()
            yield heard


def account(server: Server, login: str) -> Person:
    ada = server.person(login)
    ada.post("/api/account", {"login": login, "password": PASSWORD})
    return ada


@pytest.fixture
def owner(server: Server, request: pytest.FixtureRequest) -> Person:
    return account(server, f"own{abs(hash(request.node.name)) % 10**8}")


def make_bot(owner: Person, name: str = "Rook") -> BotPerson:
    made = owner.post("/api/account/bots", {"name": name})
    return BotPerson(owner.server, made["bot"]["id"], made["token"])


def test_a_bot_is_challenged_accepts_and_plays_to_the_end(server: Server, owner: Person) -> None:
    bot, ada = make_bot(owner), server.person()
    id = ada.new_table(players=2, order="chosen")
    with bot.events() as heard:
        assert bot.id in {one["id"] for one in ada.get("/api/bots")["bots"]}
        kept = ada.table(id).do("invite", player=bot.id)["table"]["seats"][1]
        assert (kept["is_bot"], kept["invited"], kept["name"]) == (True, True, "Rook")
        challenge = heard.get(timeout=PATIENCE)
        assert (challenge["type"], challenge["table"]["id"]) == ("challenge", id)
        with pytest.raises(Failed, match="not_full"):
            ada.table(id).do("start")
        seat = bot.table(id).do("join")["table"]["seats"][1]
        assert (seat["is_bot"], seat["invited"]) == (True, False)
        ada.table(id).do("start")
        started = heard.get(timeout=PATIENCE)
        assert (started["type"], started["seats"]) == ("start", [1])
        while True:
            position = ada.table(id).view()["position"]
            if position["observation"]["actor"] == 0:
                ada.table(id).act()
            elif position["observation"]["actor"] == 1:
                turn = heard.get(timeout=PATIENCE)
                assert (turn["type"], turn["table"], turn["seat"]) == ("turn", id, 1)
                bot.table(id).act(since=turn["seq"], seat=1)
            else:
                break
        ended = heard.get(timeout=PATIENCE)
        assert ended["type"] == "end"
        assert ended["table"]["result"] == ada.get(f"/api/tables/{id}")["table"]["result"]
    statistics = ada.get(f"/api/players/{ada.id}")["games"]
    assert [(one["with_people"], one["alone"]) for one in statistics] == [(0, 1)]
    told = ada.get(f"/api/players/{bot.id}")
    assert (told["is_bot"], told["ratings"]) == (True, [])


def test_the_example_plays_at_a_table_of_the_server(server: Server, owner: Person) -> None:
    bot, ada = make_bot(owner), server.person()
    program = subprocess.Popen(
        [sys.executable, EXAMPLE, server.url],
        env=os.environ | {"CAMARILLA_TOKEN": bot.token},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        id = ada.new_table(players=2, order="chosen")
        ada.table(id).do("invite", player=bot.id)
        with ada.socket(id) as talk:
            seats = talk.receive()["table"]["seats"]
            while seats[1]["invited"]:
                seats = talk.wait_for("table")["table"]["seats"]
            ada.table(id).do("start")
            ada.table(id).do("leave")
            assert program.stdout is not None
            said = json.loads(program.stdout.readline())
        assert said == ada.get(f"/api/tables/{id}")["table"]["result"]
    finally:
        program.kill()
        program.communicate()


def test_a_stream_begins_with_what_waits_and_ends_with_the_next_one(owner: Person) -> None:
    bot = make_bot(owner)
    id = owner.new_table(players=2, order="chosen")
    owner.table(id).do("invite", player=bot.id)
    with bot.events() as first:
        assert first.get(timeout=PATIENCE)["type"] == "challenge"
        with BotPerson(owner.server, bot.id, bot.token).events() as second:
            assert second.get(timeout=PATIENCE)["type"] == "challenge"
            assert first.get(timeout=PATIENCE)["type"] == "closed"
            owner.table(id).do("seat", seat=1, bot=None)
            assert second.get(timeout=PATIENCE) == {"type": "gone", "table": id}


def test_a_bot_declines_and_another_takes_its_place(owner: Person) -> None:
    rook, crow = make_bot(owner), make_bot(owner, "Crow")
    id = owner.new_table(players=2)
    owner.table(id).do("invite", player=rook.id, seat=1)
    with pytest.raises(Failed, match="seat_taken"):
        owner.table(id).do("invite", player=rook.id)
    with pytest.raises(Failed, match="table_full"):
        owner.table(id).do("invite", player=crow.id)
    rook.table(id).do("leave")
    owner.table(id).do("invite", player=crow.id, seat=1)
    # Who does not wait for an answer fills the seat.
    table = owner.table(id).do("start", fill="random")["table"]
    assert sorted(seat["state"] for seat in table["seats"]) == ["bot", "human"]


def test_bots_take_no_part_in_rated_games(server: Server, owner: Person) -> None:
    bot, ada = make_bot(owner), server.person()
    rated = ada.new_table(players=2, rated=True)
    with pytest.raises(Failed, match="unfit_for_rating"):
        ada.table(rated).do("invite", player=bot.id)
    with pytest.raises(Failed, match="unfit_for_rating"):
        bot.table(rated).do("join")
    with pytest.raises(Failed, match="unfit_for_rating"):
        bot.new_table(players=2, rated=True)
    plain = ada.new_table(players=2)
    bot.table(plain).do("join")
    wishes = {"players": 2, "options": {}, "listed": False, "order": "lot", "advice": False}
    with pytest.raises(Failed, match="unfit_for_rating"):
        ada.table(plain).do("edit", rated=True, clock={"kind": "none", "limit": 0}, **wishes)


def test_bots_are_not_asked_for_consent(owner: Person) -> None:
    bot = make_bot(owner)
    id = owner.new_table(players=2, order="chosen")
    bot.table(id).do("join")
    owner.table(id).do("start")
    table = {0: owner.table(id), 1: bot.table(id)}
    acted = 0
    while acted < 4:  # both have acted: an undo would need the other's consent
        position = owner.table(id).view()["position"]
        acted += position["observation"]["actor"] == 0
        table[position["observation"]["actor"]].act(since=position["seq"])
    seq = owner.table(id).view()["position"]["seq"]
    owner.table(id).do("undo", seq=seq)
    told = owner.get(f"/api/tables/{id}")["table"]
    assert told["undo"] is None
    with pytest.raises(Failed, match="not_for_bots"):
        bot.table(id).do("absent", seat=0)


def test_a_rematch_invites_the_bot_again(owner: Person) -> None:
    bot = make_bot(owner)
    id = owner.new_table(players=2, order="chosen")
    bot.table(id).do("join")
    owner.table(id).do("start")
    table = [owner.table(id), bot.table(id)]
    position = table[0].view()["position"]
    while (actor := position["observation"]["actor"]) >= 0:
        position = table[actor].act(since=position["seq"])["position"]
    again = owner.table(id).do("rematch")
    seats = owner.get(f"/api/tables/{again['id']}")["table"]["seats"]
    assert [(seat["player"], seat["invited"]) for seat in seats] == [
        (owner.id, False),
        (bot.id, True),
    ]


def test_a_token_opens_the_bots_account_and_no_other(server: Server, owner: Person) -> None:
    bot = make_bot(owner)
    me = bot.get("/api/me")["user"]
    assert (me["id"], me["name"]) == (bot.id, "Rook")
    assert "camarilla" not in bot.http.cookies
    stranger = f"{owner.id}.{bot.token.partition('.')[2]}"
    for token in (stranger, f"{bot.token}x", f"{bot.id}.", ".", "x" * 5000):
        guess = BotPerson(server, "", token)
        assert guess.get("/api/me")["user"] is None
        assert guess.http.get("/api/bot/events").status_code == 401
    assert server.person().http.get("/api/bot/events").status_code == 403


def test_a_new_token_ends_the_old_one_and_its_stream(owner: Person) -> None:
    bot = make_bot(owner)
    with bot.events() as heard:
        token = owner.post(f"/api/account/bots/{bot.id}/token")["token"]
        assert heard.get(timeout=PATIENCE)["type"] == "closed"
    assert bot.get("/api/me")["user"] is None
    assert BotPerson(owner.server, bot.id, token).get("/api/me")["user"]["id"] == bot.id


def test_a_bot_gets_no_password_and_no_bots_of_its_own(owner: Person) -> None:
    bot = make_bot(owner)
    for path, body in (
        ("/api/account", {"login": "rooklogin", "password": PASSWORD}),
        ("/api/session/link", {}),
        ("/api/account/bots", {"name": "Fledgling"}),
    ):
        with pytest.raises(Failed, match="not_for_bots"):
            bot.post(path, body)
    with pytest.raises(Failed, match="not_for_bots"):
        bot._answer(bot.http.request("DELETE", "/api/account", json={}))


def test_only_accounts_have_bots_few_and_their_own(server: Server, owner: Person) -> None:
    with pytest.raises(Failed, match="no_account"):
        make_bot(server.person())
    bots = [make_bot(owner, f"Bot {number}") for number in range(5)]
    with pytest.raises(Failed, match="too_many"):
        make_bot(owner)
    assert [one["id"] for one in owner.get("/api/account/bots")["bots"]] == [b.id for b in bots]
    other = account(server, f"x{owner.id[:10]}".lower().strip("-_"))
    with pytest.raises(Failed, match="not_found"):
        other.post(f"/api/account/bots/{bots[0].id}/token")
    owner._answer(owner.http.delete(f"/api/account/bots/{bots[0].id}"))
    assert bots[0].get("/api/me")["user"] is None
    owner._answer(owner.http.request("DELETE", "/api/account", json={"password": PASSWORD}))
    assert bots[1].get("/api/me")["user"] is None


def test_the_host_makes_a_bot_beside_the_server(shared_server: Server) -> None:
    def admin(*arguments: str) -> dict[str, Any]:
        done = subprocess.run(
            [sys.executable, "-m", "camarilla", "admin", "bot", *arguments, "--json"],
            env=shared_server.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
        told: dict[str, Any] = json.loads(done.stdout)
        return told

    made = admin("Rook")
    bot = BotPerson(shared_server, made["person"], made["token"])
    assert bot.get("/api/me")["user"]["name"] == "Rook"
    renewed = admin(made["person"], "--renew")
    assert renewed["token"] != made["token"]
    fresh = BotPerson(shared_server, made["person"], renewed["token"])
    until(lambda: fresh.get("/api/me")["user"] is not None)  # the server hears of it in a second
    assert fresh.get("/api/me")["user"]["id"] == made["person"]
    assert bot.get("/api/me")["user"] is None


def test_only_a_header_of_the_right_form_brings_a_token() -> None:
    assert token_in(None) is None
    assert token_in("Basic a.b") is None
    assert token_in("Bearer no-dot") is None
    assert token_in("bearer a.b") == "a.b"
