"""What a stranger, a cheat or a flood tries, and what comes of it."""

import json
import random
from collections.abc import Callable

import httpx
import pytest
from tests.web.browser_keys import Browser
from tests.web.server import PUBLIC, Failed, Server, Talk, full_table, play_to_the_end
from websockets.exceptions import ConnectionClosed, InvalidStatus


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


def refused(code: str) -> "pytest.RaisesExc[Failed]":
    return pytest.raises(Failed, match=f" {code}$")


def turn_of(server: Server, id: str) -> int:
    return int(server.person().get(f"/api/tables/{id}")["table"]["turn"])


# Another's seat.


def test_acting_for_another_seat_is_refused(server: Server) -> None:
    seats, id = full_table(server, 2)
    turn = turn_of(server, id)
    position = seats[turn].view()["position"]
    wish = {"seq": position["seq"], "action": position["observation"]["legal"][0]["id"]}
    cheat = seats[1 - turn]
    with refused("not_your_seat"):
        cheat.do("act", **wish, seat=turn)
    with refused("not_your_turn"):
        cheat.do("act", **wish)
    with refused("not_seated"):
        server.person("Eve").table(id).do("act", **wish)
    with refused("no_session"):
        stranger = server.person()
        stranger.http.cookies.clear()
        stranger.table(id).do("act", **wish)
    assert seats[turn].view()["position"]["seq"] == position["seq"]


def test_anothers_view_is_refused_by_http_and_by_socket(server: Server) -> None:
    seats, id = full_table(server, 2)
    with refused("not_your_seat"):
        seats[0].view(seat=1)
    with refused("not_your_seat"):
        server.person("Eve").table(id).view(seat=0)
    with pytest.raises(InvalidStatus) as refusal:
        seats[0].person.raw_socket(f"/api/tables/{id}/socket", seat=1)
    assert refusal.value.response.status_code == 403
    with seats[0].person.socket(id) as talk:
        talk.receive()
        assert talk.ask("look", seat=1)["code"] == "not_your_seat"
        assert talk.ask("look", seat=PUBLIC)["seat"] == PUBLIC


def test_spectator_sees_the_public_view_and_cannot_act(server: Server) -> None:
    _, id = full_table(server, 2)
    with server.person("Eve").socket(id) as talk:
        hello = talk.receive()
        assert hello["seat"] == PUBLIC
        assert hello["yours"] == []
        assert hello["position"]["observation"]["legal"] == []
        answer = talk.ask("act", seq=hello["seq"], action="reveal")
        assert answer["code"] == "not_seated"


def test_lot_at_the_start_never_shows_a_seat_to_the_wrong_person(server: Server) -> None:
    for _ in range(6):
        ada, bea = server.person("Ada"), server.person("Bea")
        id = ada.new_table(players=2, order="lot")
        bea.table(id).do("join")
        with ada.socket(id) as one, bea.socket(id) as two:
            assert one.receive()["type"] == two.receive()["type"] == "hello"
            ada.table(id).do("start")
            for person, talk in ((ada, one), (bea, two)):
                steps = talk.wait_for("steps")
                own = person.get(f"/api/tables/{id}")["yours"]
                assert [steps["position"]["observation"]["seat"]] == own


# Secrets.


def test_seed_is_nowhere_until_the_game_is_over(server: Server) -> None:
    seats, id = full_table(server, 2)
    heard: list[str] = []
    with seats[0].person.socket(id) as talk:
        heard.append(json.dumps(talk.receive()))
        with refused("game_running"):
            seats[0].person.get(f"/api/tables/{id}/record")
        with refused("game_running"):
            seats[0].person.get(f"/api/tables/{id}/replay")
        play_to_the_end(seats, random.Random(1))
        record = seats[0].person.get(f"/api/tables/{id}/record")
        while True:
            message = talk.receive()
            heard.append(json.dumps(message))
            if message["type"] == "table" and message["table"]["status"] == "finished":
                break
    assert len(record["seed"]) == 64
    assert all(record["seed"] not in text for text in heard)
    assert record["seed"] not in server.log.read_text()
    assert id not in server.log.read_text()


def test_running_game_has_no_replay_even_for_its_players(server: Server) -> None:
    seats, id = full_table(server, 2)
    for seat in (0, 1, PUBLIC):
        with refused("game_running"):
            seats[0].person.get(f"/api/tables/{id}/replay", seat=seat)


def test_private_table_is_in_no_list(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    id = ada.new_table(listed=False)
    for scope in ("open", "running", "mine"):
        assert id not in json.dumps(eve.get("/api/tables", scope=scope))
    assert id not in json.dumps(eve.get(f"/api/players/{ada.id}"))
    listed = ada.new_table(listed=True)
    assert listed in json.dumps(eve.get("/api/tables", scope="open"))


# Who you are.


@pytest.mark.parametrize(
    "forge",
    [
        lambda cookie: cookie[:-1] + ("0" if cookie[-1] != "0" else "1"),
        lambda cookie: "x" + cookie,
        lambda cookie: cookie.split(".")[0] + ".1." + cookie.split(".")[2],
        lambda cookie: cookie.split(".")[0],
        lambda cookie: "..",
        lambda cookie: "a" * 5000,
    ],
)
def test_forged_cookie_is_nobody(server: Server, forge: object) -> None:
    ada = server.person()
    forged = forge(ada.cookie)  # type: ignore[operator]
    answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"camarilla={forged}"})
    assert answer.json() == {"user": None}


def test_cookie_is_http_only_and_same_site(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_guest_becomes_an_account_and_logs_in_on_another_device(server: Server) -> None:
    ada = server.person("Ada")
    id = ada.new_table()
    ada.post("/api/account", {"login": "Ada L", "password": "correct horse"})
    with refused("already_account"):
        ada.post("/api/account", {"login": "Ada M", "password": "correct horse"})
    phone = server.person("Somebody")
    with refused("bad_credentials"):
        phone.post("/api/session", {"login": "ada l", "password": "wrong horse"})
    phone.post("/api/session", {"login": "ADA L", "password": "correct horse"})
    assert phone.get("/api/me")["user"] == {"id": ada.id, "name": "Ada", "login": "ada l"}
    assert [table["id"] for table in phone.get("/api/tables", scope="mine")["tables"]] == [id]
    with refused("login_taken"):
        server.person("Eve").post("/api/account", {"login": "ada L", "password": "battery staple"})
    phone.put("/api/account/password", {"old": "correct horse", "new": "battery staple"})
    assert phone.get("/api/me")["user"] is not None
    assert ada.http.get("/api/me").json() in ({"user": None}, phone.get("/api/me"))


def test_changed_password_ends_other_sessions(serve: Callable[..., Server]) -> None:
    server = serve()
    ada = server.person("Ada")
    ada.post("/api/account", {"login": "ada", "password": "correct horse"})
    old = ada.cookie
    ada.put("/api/account/password", {"old": "correct horse", "new": "battery staple"})
    answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"camarilla={old}"})
    assert answer.json() == {"user": None}


# Other sites.


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost.evil.example"]
)
def test_foreign_origin_gets_no_socket(server: Server, origin: str) -> None:
    ada = server.person()
    for path in (f"/api/tables/{ada.new_table()}/socket", "/api/lobby"):
        with pytest.raises(InvalidStatus) as refusal:
            ada.raw_socket(path, origin=origin)
        assert refusal.value.response.status_code == 403


def test_own_origin_gets_a_socket(server: Server) -> None:
    ada = server.person()
    with ada.raw_socket(f"/api/tables/{ada.new_table()}/socket", origin=server.url) as connection:
        assert Talk(connection).receive()["type"] == "hello"


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}],
)
def test_foreign_page_changes_nothing(server: Server, headers: dict[str, str]) -> None:
    ada = server.person()
    answer = ada.http.post("/api/me", json={"name": "Mallory"}, headers=headers)
    assert answer.status_code == 403
    assert ada.get("/api/me")["user"]["name"] == "Ada"


def test_form_of_another_site_is_no_request(server: Server) -> None:
    ada = server.person()
    for media in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = ada.http.post(
            "/api/me", content=b'{"name": "Mallory"}', headers={"Content-Type": media}
        )
        assert answer.json()["error"]["code"] == "unsupported_media"


def test_every_page_carries_a_strict_policy(server: Server) -> None:
    for path in ("/", "/api/me", "/no/such/page", "/openapi.json"):
        headers = httpx.get(server.url + path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


# Too much.


def test_megabyte_by_http_is_refused(server: Server) -> None:
    ada = server.person()
    answer = ada.http.post("/api/me", json={"name": "x" * 1_000_000})
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too_large"


def test_megabyte_by_socket_closes_it(server: Server) -> None:
    ada = server.person()
    with ada.socket(ada.new_table()) as talk:
        talk.receive()
        talk.connection.send(json.dumps({"type": "say", "text": "x" * 1_000_000}))
        with pytest.raises(ConnectionClosed) as closed:
            talk.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_flood_by_http_gets_429(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_RATE="0.1")
    ada = server.person()
    answers = [ada.http.get("/api/me") for _ in range(100)]
    assert answers[0].status_code == 200
    floods = [answer for answer in answers if answer.status_code == 429]
    assert floods
    assert int(floods[-1].headers["retry-after"]) >= 1
    assert floods[-1].json()["error"]["code"] == "rate_limited"


def flood(talk: Talk) -> None:
    for _ in range(2000):
        talk.send("ping")
    while True:
        talk.receive()


def test_flood_by_socket_closes_it_with_a_reason(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_RATE="1")
    ada = server.person()
    with ada.socket(ada.new_table()) as talk, pytest.raises(ConnectionClosed) as closed:
        flood(talk)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "rate_limited")


def test_guessing_passwords_is_limited(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_RATE="0.5")
    ada = server.person()
    codes = []
    for _ in range(12):
        answer = ada.http.post("/api/session", json={"login": "ada", "password": "guess work"})
        codes.append(answer.json()["error"]["code"])
    assert codes[0] == "bad_credentials"
    assert codes[-1] == "rate_limited"


def test_sockets_of_one_address_are_limited(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_SOCKETS_PER_ADDRESS="2")
    ada = server.person()
    id = ada.new_table()
    with ada.socket(id), ada.socket(id), pytest.raises(InvalidStatus) as refusal:
        ada.raw_socket(f"/api/tables/{id}/socket")
    assert refusal.value.response.status_code == 409


# Markup.


@pytest.mark.parametrize(
    "name",
    [
        "<b>Ada</b>",
        "Ada & Bea",
        'Ada"onload="x',
        "Ada\u202eadA",
        "Ada\u200b",
        "A\0da",
        "",
        "   ",
        "x" * 25,
        "...",
        "a" + "\u0301" * 20,
    ],
)
def test_nickname_with_markup_or_tricks_is_refused(server: Server, name: str) -> None:
    with pytest.raises(Failed) as refusal:
        server.person(name)
    assert refusal.value.code in ("bad_name", "bad_request")


@pytest.mark.parametrize("name", ["Мар'яна", "O’Brien", "Ёж 2", "李白", "Anne-Marie", "á é"])
def test_nickname_of_any_script_is_fine(server: Server, name: str) -> None:
    assert server.person(name).get("/api/me")["user"]["name"]


def test_push_goes_to_push_services_only(server: Server) -> None:
    ada = server.person()
    keys = Browser().keys()
    for endpoint in (
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com:22/x",
        "https://user@evil.example/fcm.googleapis.com",
        "https://[::1]/x",
        "https://[/x",
    ):
        with refused("bad_endpoint"):
            ada.post("/api/push", {"endpoint": endpoint, "keys": keys})
    ada.post("/api/push", {"endpoint": "https://fcm.googleapis.com/x", "keys": keys})
    assert len(ada.get("/api/push")["key"]) == 87
