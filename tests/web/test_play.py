"""People play whole games through a real server."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.web.server import PUBLIC, Failed, Server, full_table, play_to_the_end

from camarilla import games
from camarilla.kernel.fairness import verify
from camarilla.kernel.record import decode, encode
from camarilla.web.guard.limits import Limits, RateLimited

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_player.py"


def test_game_by_plain_http_from_nickname_to_record(server: Server) -> None:
    seats, id = full_table(server, 3)
    play_to_the_end(seats, random.Random(1))
    ada = seats[0].person
    table = ada.get(f"/api/tables/{id}")["table"]
    text = ada.http.get(f"/api/tables/{id}/record").text
    record = decode(text)
    assert record.result is not None
    assert table["result"] == {"scores": record.result.scores, "winners": record.result.winners}
    assert record.commitment == table["commitment"]
    assert verify(games.get(record.game), record) > 0
    assert encode(record) == text
    played = ada.get(f"/api/players/{ada.id}")["games"]
    assert [game["played"] for game in played] == [1]


def test_program_of_a_few_lines_plays_a_game_by_plain_http(server: Server) -> None:
    ada = server.person()
    id = ada.new_table(players=3, bots=["random"])
    link = f"{server.url}/t/{id}"
    player = subprocess.Popen([sys.executable, EXAMPLE, link], stdout=subprocess.PIPE, text=True)
    with ada.socket(id) as talk:
        while sum(seat["state"] == "free" for seat in talk.receive()["table"]["seats"]):
            pass
        ada.table(id).do("start")
        ada.table(id).do("leave")
        said, _ = player.communicate(timeout=120)
    assert player.returncode == 0
    assert json.loads(said) == ada.get(f"/api/tables/{id}")["table"]["result"]


def test_game_goes_on_when_the_bots_processes_are_killed(server: Server) -> None:
    ada = server.person()
    id = ada.new_table(players=4, bots=["random"] * 3)
    ada.table(id).do("start")
    ada.table(id).do("leave")
    killed = 0
    with ada.socket(id) as talk:
        while True:
            message = talk.receive(60)
            if message["type"] == "table" and message["table"]["status"] == "finished":
                break
            if message["type"] == "steps" and killed < 3:
                for worker in workers_of(server):
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
    assert killed >= 3
    assert ada.get(f"/api/tables/{id}/record")["result"]


def workers_of(server: Server) -> list[int]:
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text()
    return [int(child) for child in children.split()]


def test_bots_fill_the_table_and_the_game_goes_on(server: Server) -> None:
    ada = server.person()
    id = ada.new_table(players=4, bots=["random"], order="lot")
    ada.table(id).do("start", fill="random")
    with ada.socket(id) as talk:
        position = talk.receive()["position"]
        while position["observation"]["actor"] >= 0:
            before = len(talk.heard)
            if position["your_turn"]:
                action = random.choice(position["observation"]["legal"])["text"]
                assert talk.ask("act", seq=position["seq"], action=action)["type"] == "ok"
            else:
                talk.receive()
            for message in talk.heard[before:]:
                position = message.get("position", position)
    assert ada.get(f"/api/tables/{id}")["table"]["result"]["winners"]


def test_everyone_gets_the_steps_with_the_own_view_only(server: Server) -> None:
    seats, id = full_table(server, 3)
    turn = seats[0].person.get(f"/api/tables/{id}")["table"]["turn"]
    other = (turn + 1) % 3
    with seats[turn].person.socket(id) as acting, seats[other].person.socket(id) as watching:
        position = acting.receive()["position"]
        assert acting.receive() == {"type": "turn", "table": id, "seat": turn, "deadline": None}
        assert watching.receive()["position"]["observation"]["legal"] == []
        placed = position["observation"]["legal"][0]["text"]
        assert placed.startswith("place ")
        acting.ask("act", seq=position["seq"], action=placed)
        mine = next(m for m in acting.heard if m["type"] == "steps")
        theirs = watching.wait_for("steps")
    assert mine["steps"][0]["action"] == placed
    assert mine["steps"][0]["events"][0]["card"] == placed.split()[1]
    assert theirs["steps"][0]["action"] is None
    assert theirs["steps"][0]["events"][0]["card"] is None
    assert theirs["position"]["observation"]["seat"] == other


def test_reconnecting_with_since_gives_the_missed_steps(server: Server) -> None:
    seats, id = full_table(server, 2)
    before = seats[0].view()["position"]["seq"]
    for _ in range(3):
        turn = seats[0].person.get(f"/api/tables/{id}")["table"]["turn"]
        seats[turn].act()
    with seats[0].person.socket(id, since=before) as talk:
        hello = talk.receive()
    assert [step["kind"] for step in hello["steps"]] == ["action"] * len(hello["steps"])
    assert hello["steps"][0]["seq"] == before + 1
    assert hello["steps"][-1]["seq"] <= hello["seq"]
    assert hello["rewound"] is False
    by_http = seats[0].view(since=before)
    assert by_http["steps"] == hello["steps"]


def test_everything_that_happened_is_told_again_page_by_page(server: Server) -> None:
    """What the socket has told a seat, the history tells it later, and nothing more."""
    seats, id = full_table(server, 2)
    with seats[0].person.socket(id, since=0) as talk:
        told = talk.receive()["steps"]
        play_to_the_end(seats, random.Random(6))
        while talk.wait_for("steps")["position"]["observation"]["actor"] >= 0:
            pass
    told += [step for message in talk.heard[1:] for step in message.get("steps", [])]
    path = f"/api/tables/{id}/steps"
    ada, count = seats[0].person, len(told)
    again = []
    for first in range(0, count, 7):
        page = ada.get(path, **{"from": first, "to": first + 7})
        assert (page["seat"], page["count"], page["from"]) == (0, count, first)
        again += page["steps"]
    assert again == told
    assert ada.get(path, **{"from": count, "to": count + 5})["steps"] == []
    assert ada.get(path, **{"from": 5, "to": 2})["steps"] == []
    public = server.person("Eve").get(path)
    assert public["seat"] == PUBLIC
    assert all(step["action"] is None for step in public["steps"])
    with pytest.raises(Failed, match="not_your_seat"):
        ada.get(path, seat=1)


def test_replay_shows_each_seat_its_own_view_and_the_public_view(server: Server) -> None:
    seats, id = full_table(server, 2)
    play_to_the_end(seats, random.Random(2))
    stranger = server.person("Eve")
    count = stranger.get(f"/api/tables/{id}/replay", to=0)["count"]
    public = stranger.get(f"/api/tables/{id}/replay", seat=PUBLIC, to=count)["steps"]
    own = stranger.get(f"/api/tables/{id}/replay", seat=1, to=count)["steps"]
    assert [frame["index"] for frame in public][:3] == [0, 1, 2]
    assert all(step["observation"]["seat"] == PUBLIC for step in public)
    assert all(frame["action"] is None for frame in public)
    assert any(frame["action"] for frame in own)
    last = stranger.get(f"/api/tables/{id}/replay", **{"from": count, "to": count})["steps"][-1]
    assert last["observation"]["winners"]


def test_record_goes_out_of_one_table_and_into_another(server: Server) -> None:
    seats, id = full_table(server, 2)
    play_to_the_end(seats, random.Random(3))
    ada = seats[0].person
    record = ada.get(f"/api/tables/{id}/record")
    copy = ada.post("/api/records", record)
    assert copy["imported"]
    assert copy["result"] == ada.get(f"/api/tables/{id}")["table"]["result"]
    assert ada.get(f"/api/tables/{copy['id']}/record") == record
    assert ada.get(f"/api/players/{ada.id}")["games"][0]["played"] == 1
    with pytest.raises(Failed, match="bad_record"):
        ada.post("/api/records", record | {"camarilla": 99})


def test_hot_seat_one_person_plays_for_two(server: Server) -> None:
    ada = server.person()
    id = ada.new_table(players=2, seats=["Bea"], order="chosen")
    ada.table(id).do("start")
    with ada.socket(id, seat=0) as talk:
        assert talk.receive()["yours"] == [0, 1]
        for _ in range(4):
            turn = ada.get(f"/api/tables/{id}")["table"]["turn"]
            hello = talk.ask("look", seat=turn)
            assert hello["seat"] == turn
            position = hello["position"]
            action = position["observation"]["legal"][0]["id"]
            assert talk.ask("act", seq=position["seq"], action=action, seat=turn)["type"] == "ok"


def test_rematch_seats_the_same_people_at_the_next_table(server: Server) -> None:
    seats, id = full_table(server, 2)
    play_to_the_end(seats, random.Random(4))
    first = seats[0].do("rematch")
    second = seats[1].do("rematch")
    assert first["id"] == second["id"]
    assert [seat["state"] for seat in second["seats"]] == ["human", "human"]
    assert seats[0].person.get(f"/api/tables/{id}")["table"]["rematch"] == first["id"]


def test_own_tables_are_listed_with_your_turn_first(server: Server) -> None:
    seats, running = full_table(server, 2)
    turn = seats[0].person.get(f"/api/tables/{running}")["table"]["turn"]
    person = seats[turn].person
    waiting = person.new_table()
    mine = person.get("/api/tables", scope="mine")["tables"]
    assert [table["id"] for table in mine] == [running, waiting]
    listed = [table["id"] for table in person.get("/api/tables", scope="open")["tables"]]
    assert waiting not in listed


def test_rated_game_changes_the_ratings(server: Server) -> None:
    seats, id = full_table(server, 2, rated=True)
    play_to_the_end(seats, random.Random(5))
    winners = seats[0].person.get(f"/api/tables/{id}")["table"]["result"]["winners"]
    played = {seat.person.id for seat in seats}
    ratings = seats[0].person.get("/api/ratings", game="oriflamme")["ratings"]
    best = [rating for rating in ratings if rating["id"] in played]
    assert [rating["games"] for rating in best] == [1, 1]
    if len(winners) == 1:
        assert best[0]["id"] == seats[winners[0]].person.id


def test_chat_reaches_everybody_at_the_table(server: Server) -> None:
    seats, id = full_table(server, 2)
    with seats[0].person.socket(id) as one, seats[1].person.socket(id) as two:
        assert one.ask("say", text="  <b>hello</b>\n there ")["type"] == "ok"
        line = two.wait_for("chat")["line"]
    assert line["text"] == "<b>hello</b> there"
    assert line["seat"] == 0
    assert seats[1].person.get(f"/api/tables/{id}/chat")["lines"] == [line]


def test_hint_names_a_legal_action(server: Server) -> None:
    seats, id = full_table(server, 2)
    turn = seats[0].person.get(f"/api/tables/{id}")["table"]["turn"]
    legal = [action["id"] for action in seats[turn].view()["position"]["observation"]["legal"]]
    assert seats[turn].do("hint")["hints"][0]["action"] in legal


def test_hints_for_a_position_are_thought_out_once(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_RATE="1")
    seats, id = full_table(server, 2)
    turn = seats[0].person.get(f"/api/tables/{id}")["table"]["turn"]
    with seats[turn].person.socket(id) as talk:
        position = talk.receive()["position"]
        told = [talk.ask("hint") for _ in range(50)]
        assert [answer["hints"] for answer in told] == [told[0]["hints"]] * 50
        assert seats[turn].do("hint")["hints"] == told[0]["hints"]
        talk.ask("act", seq=position["seq"], action=position["observation"]["legal"][0]["id"])
    other = seats[0].person.get(f"/api/tables/{id}")["table"]["turn"]
    again = seats[other].do("hint")
    assert again["seq"] > told[0]["seq"]
    legal = {action["id"] for action in seats[other].view()["position"]["observation"]["legal"]}
    assert {hint["action"] for hint in again["hints"]} == legal


def test_an_action_does_not_wait_for_a_hint(server: Server) -> None:
    seats, id = full_table(server, 2)
    turn = seats[0].person.get(f"/api/tables/{id}")["table"]["turn"]
    with seats[turn].person.socket(id) as talk:
        position = talk.receive()["position"]
        asked = talk.send("hint")
        assert talk.ask("ping")["type"] == "pong"
        done = talk.ask(
            "act", seq=position["seq"], action=position["observation"]["legal"][0]["id"]
        )
        assert done["type"] == "ok"
        assert all(message.get("id") != asked for message in talk.heard)
        assert talk.wait_for("hints")["seq"] <= position["seq"]


def test_a_person_may_ask_at_every_decision_of_a_long_turn_but_not_without_end() -> None:
    hints = Limits(rate=1).hints
    for _ in range(40):
        hints.take("ada")
    with pytest.raises(RateLimited):
        hints.take("ada")
    hints.take("bob")
