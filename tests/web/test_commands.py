"""A command is the same object by HTTP and on the socket."""

import random
import re
from collections.abc import Callable

import httpx
import pytest
from tests.web.server import Failed, Server, full_table, play_to_the_end


def test_a_whole_table_is_run_by_the_socket_alone(shared_server: Server) -> None:
    ada, bea = shared_server.person("Ada"), shared_server.person("Bea")
    id = ada.new_table(players=3, order="chosen")
    with ada.socket(id) as host, bea.socket(id) as guest:
        assert guest.ask("join")["type"] == "ok"
        assert guest.ask("start")["code"] == "not_host"
        assert host.ask("start")["code"] == "not_full"
        assert host.ask("seat", seat=2, bot="hal")["code"] == "unknown_bot"
        assert host.ask("seat", seat=2, bot="random")["type"] == "ok"
        assert host.ask("seat", seat=2, bot=None)["type"] == "ok"
        assert host.ask("start", fill="random")["type"] == "ok"
        assert guest.ask("rematch")["code"] == "game_running"
        assert guest.ask("leave")["type"] == "ok"
    seats = ada.get(f"/api/tables/{id}")["table"]["seats"]
    assert [seat["state"] for seat in seats] == ["human", "human", "bot"]
    assert [seat["stand_in"] for seat in seats] == [False, True, False]


def test_rematch_by_the_socket_names_the_next_table(shared_server: Server) -> None:
    seats, id = full_table(shared_server, 2)
    play_to_the_end(seats, random.Random(1))
    ada, bea = (seat.person for seat in seats)
    for person in (ada, bea):
        with person.socket(id) as talk:
            assert talk.ask("rematch")["type"] == "ok"
    following = ada.get(f"/api/tables/{id}")["table"]["rematch"]
    assert ada.get(f"/api/tables/{following}")["yours"] == [0]
    assert bea.get(f"/api/tables/{following}")["yours"] == [1]


def test_body_may_name_its_type_but_no_other(shared_server: Server) -> None:
    ada = shared_server.person()
    id = ada.new_table(players=3)
    ada.table(id).do("start", type="start", id=7, fill="random")
    with pytest.raises(Failed, match="bad_request"):
        ada.table(id).do("leave", type="start")


def test_games_say_what_a_client_needs_to_offer_them(shared_server: Server) -> None:
    games = {game["id"]: game for game in shared_server.person().get("/api/games")["games"]}
    assert games["ablaze"]["catalogue"] == games["oriflamme"]["catalogue"]
    assert games["illuminaten"]["solo_option"] == "opponent"
    assert games["king"]["solo_option"] is None
    for game in games.values():
        assert game["min_players"] <= game["usual_players"] <= game["max_players"]
        assert 0 < game["minutes"][0] <= game["minutes"][1]


def acts_counted(server: Server) -> int:
    found = re.search(r"camarilla_act_seconds_count (\d+)", httpx.get(f"{server.url}/metrics").text)
    assert found is not None
    return int(found[1])


def test_only_acts_count_in_the_time_of_acts(serve: Callable[..., Server]) -> None:
    server = serve()
    ada = server.person()
    id = ada.new_table(players=2, seats=["Bea"], order="chosen")
    ada.table(id).do("start")
    with ada.socket(id) as talk:
        position = talk.receive()["position"]
        seat = position["observation"]["actor"]
        position = ada.table(id).view(seat=seat)["position"]
        talk.ask("say", text="hello")
        talk.ask("ping")
        talk.ask("undo", seq=position["seq"])
        assert acts_counted(server) == 0
        action = position["observation"]["legal"][0]["id"]
        assert talk.ask("act", seq=position["seq"], action=action, seat=seat)["type"] == "ok"
        assert acts_counted(server) == 1
    ada.table(id).act(seat=ada.get(f"/api/tables/{id}")["table"]["turn"])
    assert acts_counted(server) == 2
