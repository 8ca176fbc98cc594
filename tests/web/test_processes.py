"""Several server processes on one PostgreSQL: each can serve any table."""

import random
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.postgres import NoPostgres, postgres
from tests.web.conftest import new_database
from tests.web.server import (
    Failed,
    Server,
    Talk,
    elsewhere,
    full_table,
    play_to_the_end,
)
from tests.web.test_rules_of_the_table import race
from websockets.exceptions import ConnectionClosed, InvalidStatus


def test_game_is_played_through_two_processes_without_sticky_sessions(
    pair: tuple[Server, Server],
) -> None:
    one, two = pair
    seats, id = full_table(one, 2)
    seats[1].person = elsewhere(seats[1].person, two)
    with seats[1].person.socket(id) as talk:
        talk.receive()
        play_to_the_end(seats, random.Random(1))
        heard = 0
        while True:
            message = talk.receive()
            heard += len(message.get("steps", []))
            if message["type"] == "table" and message["table"]["status"] == "finished":
                break
    record = seats[0].person.get(f"/api/tables/{id}/record")
    assert elsewhere(seats[0].person, two).get(f"/api/tables/{id}/record") == record
    first = seats[1].view(since=0)
    assert heard <= len(first["steps"])
    assert heard > 10


def test_action_answered_by_one_process_is_known_to_the_next(
    pair: tuple[Server, Server],
) -> None:
    """A proxy may send each request elsewhere: nobody is told that what they saw is not there."""
    one, two = pair
    ada = one.person()
    id = ada.new_table(players=2, seats=["Bea"], order="chosen")
    ada.table(id).do("start")
    desks = [ada.table(id), elsewhere(ada, two).table(id)]
    seq = desks[0].view()["table"]["seq"]
    for turn in range(20):
        seen = desks[turn % 2].view(since=seq)
        assert seen["table"]["seq"] == seq
        seat = seen["position"]["observation"]["actor"]
        position = desks[turn % 2].view(seat=seat, since=seq)["position"]
        wish = {"seq": seq, "action": position["observation"]["legal"][0]["id"], "seat": seat}
        seq = desks[turn % 2].do("act", **wish)["seq"]


def test_simultaneous_actions_in_two_processes_one_wins(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ada = one.person()
    id = ada.new_table(players=2, seats=["Bea"], order="chosen")
    ada.table(id).do("start")
    twin = elsewhere(ada, two)
    for _ in range(10):
        turn = ada.get(f"/api/tables/{id}")["table"]["turn"]
        position = ada.table(id).view(seat=turn)["position"]
        wishes = [
            {"seq": position["seq"], "action": action["id"], "seat": turn}
            for action in (
                position["observation"]["legal"][0],
                position["observation"]["legal"][-1],
            )
        ]
        codes = race((ada.table(id), wishes[0]), (twin.table(id), wishes[1]))
        assert sorted(codes) == ["ok", "stale"]


def test_chat_travels_between_processes_once(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ada = one.person()
    id = ada.new_table()
    bea = two.person("Bea")
    with ada.socket(id) as here, bea.socket(id) as there:
        here.receive()
        there.receive()
        for text in ("one", "two", "three"):
            here.ask("say", text=text)
        lines = [there.wait_for("chat")["line"]["text"] for _ in range(3)]
        here.ask("ping")
    own = [m["line"]["text"] for m in here.heard if m["type"] == "chat"]
    assert lines == own == ["one", "two", "three"]


def test_lobby_of_one_process_hears_of_turns_in_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    seats, id = full_table(one, 2, options={"first": "crimson"})
    with elsewhere(seats[1].person, two).raw_socket("/api/lobby") as connection:
        talk = Talk(connection)
        talk.ask("ping")
        seats[0].act()
        assert talk.wait_for("turn")["table"] == id


def test_bots_go_on_in_another_process_when_theirs_is_killed(
    pair: tuple[Server, Server],
) -> None:
    one, two = pair
    ada = one.person()
    id = ada.new_table(players=3, bots=["random", "random"])
    ada.table(id).do("start")
    with elsewhere(ada, two).socket(id) as talk:
        talk.receive()
        ada.table(id).do("leave")
        talk.wait_for("steps")
        one.kill()
        while True:
            message = talk.receive(60)
            if message["type"] == "table" and message["table"]["status"] == "finished":
                break


def test_guest_of_one_process_is_known_to_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ada = one.person("Ada")
    assert elsewhere(ada, two).get("/api/me")["user"]["name"] == "Ada"
    stranger = two.person()
    with pytest.raises(Failed, match="not_found"):
        stranger.get("/api/tables/nowhere")


def test_database_that_goes_away_is_told_and_is_no_fault_of_ours(tmp_path: Path) -> None:
    with ExitStack() as until_the_end:
        try:
            database = until_the_end.enter_context(ExitStack())
            address = database.enter_context(postgres())
        except NoPostgres as reason:
            pytest.skip(str(reason))
        server = Server(tmp_path, new_database(address)).start()
        until_the_end.callback(server.close)
        seats, id = full_table(server, 2)
        player = seats[seats[0].view()["table"]["turn"]]
        position = player.view()["position"]
        talk = until_the_end.enter_context(player.person.socket(id))
        talk.receive()
        database.close()
        asked = {"seq": position["seq"], "action": position["observation"]["legal"][0]["id"]}
        assert talk.ask("act", **asked)["code"] == "unavailable"
        with pytest.raises(Failed, match="503 unavailable"):
            player.do("act", **asked)
        with pytest.raises(Failed, match="503 unavailable"):
            player.person.get("/api/tables", scope="open")
        with pytest.raises((InvalidStatus, ConnectionClosed)), seats[0].person.socket(id) as late:
            late.receive()
        assert "exception" not in server.log.read_text()


def test_refusal_is_never_for_what_another_process_has_changed(
    pair: tuple[Server, Server],
) -> None:
    """What one process has acknowledged, the next one knows before it says no."""
    one, two = pair
    ada, bea = one.person(), elsewhere(one.person("Bea"), two)
    for _ in range(10):
        id = ada.new_table(players=2)
        bea.table(id).do("join")
        ada.table(id).do("start")
