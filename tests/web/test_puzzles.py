"""Puzzles by HTTP: what is told before a try, and what after it."""

import json
from collections.abc import Callable

import pytest
from tests.web.server import Failed, Person, Server

from camarilla import games
from camarilla.bots.puzzles import shipped

WITH_PUZZLES = [id for id in games.GAMES if shipped(id)]


def shown(server: Server, game: str) -> tuple[Person, str]:
    """Somebody without a session, and the address of a game's first puzzle."""
    nobody = Person(server)
    server.keep(nobody)
    first = nobody.get(f"/api/puzzles/{game}")["puzzles"][0]["id"]
    return nobody, f"/api/puzzles/{game}/{first}"


def test_every_game_has_puzzles_and_one_of_them_is_the_days(shared_server: Server) -> None:
    ada, bea = shared_server.person("Ada"), shared_server.person("Bea")
    told = ada.get("/api/puzzles")
    assert told == bea.get("/api/puzzles")
    assert {one["game"]: one["count"] for one in told["games"]} == {
        id: len(shipped(id)) for id in WITH_PUZZLES
    }
    for one in told["games"]:
        listed = ada.get(f"/api/puzzles/{one['game']}")
        assert (listed["day"], listed["daily"]) == (told["day"], one["daily"])
        ids = [puzzle["id"] for puzzle in listed["puzzles"]]
        assert one["daily"] in ids
        assert sorted(ids) == sorted(puzzle.id for puzzle in shipped(one["game"]))
        difficulties = [puzzle["difficulty"] for puzzle in listed["puzzles"]]
        assert difficulties == sorted(difficulties)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_before_a_try_only_what_the_seat_knows_is_told(shared_server: Server, game: str) -> None:
    nobody, path = shown(shared_server, game)
    told = nobody.get(path)
    seat = told["seat"]
    assert told["observation"]["actor"] == told["observation"]["seat"] == seat
    assert len(told["observation"]["legal"]) > 1
    assert {"solution", "value", "margin", "record", "actions"}.isdisjoint(told)
    assert all(step["action"] is None for step in told["steps"] if step["actor"] != seat)
    listed = nobody.get(path.rpartition("/")[0])
    assert set(listed["puzzles"][0]) == {"id", "players", "difficulty"}


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_solution_is_right_and_everything_else_wrong(shared_server: Server, game: str) -> None:
    nobody, path = shown(shared_server, game)
    puzzle = next(one for one in shipped(game) if one.id == path.rpartition("/")[2])
    legal = {one["id"]: one for one in nobody.get(path)["observation"]["legal"]}
    wrong = next(id for id, one in legal.items() if one["text"] != puzzle.solution)
    failed = nobody.post(path, {"action": wrong})
    assert not failed["right"]
    assert legal[failed["solution"]]["text"] == puzzle.solution
    assert [hint["action"] for hint in failed["hints"]] == [failed["solution"], wrong]
    assert failed["hints"][0]["value"] - failed["hints"][1]["value"] >= puzzle.margin - 1e-9
    solved = nobody.post(path, {"action": failed["solution"]})
    assert solved["right"]
    assert solved["hints"][0]["action"] == failed["solution"] != solved["hints"][1]["action"]
    assert json.dumps(solved["hints"][0]["reasons"]).isascii()


def test_what_there_is_not_is_refused(shared_server: Server) -> None:
    ada = shared_server.person("Ada")
    _, path = shown(shared_server, WITH_PUZZLES[0])
    with pytest.raises(Failed, match="unknown_game"):
        ada.get("/api/puzzles/chess")
    with pytest.raises(Failed, match="unknown_game"):
        ada.post("/api/puzzles/chess/0000000000", {"action": 0})
    with pytest.raises(Failed, match="not_found"):
        ada.get(f"/api/puzzles/{WITH_PUZZLES[0]}/0000000000")
    with pytest.raises(Failed, match="illegal_action"):
        ada.post(path, {"action": 10**9})
    for body in ({}, {"action": -1}, {"action": "keep"}, {"action": 0, "more": 1}):
        with pytest.raises(Failed, match="bad_request"):
            ada.post(path, body)


PROGRESS = {"tried": {"0123456789": True}, "day": "2026-03-04", "days": 3}


def test_what_a_person_has_tried_is_kept_with_the_person(server: Server) -> None:
    ada = server.person("Ada")
    assert ada.post("/api/account/puzzles", {"progress": {}}) == {"progress": {}}
    told = ada.post("/api/account/puzzles", {"progress": {"king": PROGRESS}})
    assert told == {"progress": {"king": PROGRESS}}
    later = {"tried": {"0123456789": False, "abcdef0123": False}, "day": "2026-03-05", "days": 4}
    told = ada.post("/api/account/puzzles", {"progress": {"king": later, "ablaze": PROGRESS}})
    both = {"0123456789": True, "abcdef0123": False}
    assert told["progress"] == {"king": later | {"tried": both}, "ablaze": PROGRESS}
    elsewhere_too = server.person("Traveller")
    elsewhere_too.http.cookies.clear()
    elsewhere_too.http.cookies.set("camarilla", ada.cookie)
    assert elsewhere_too.post("/api/account/puzzles", {"progress": {}}) == told
    assert ada.get("/api/account/export")["puzzles"] == told["progress"]
    assert server.person("Bea").post("/api/account/puzzles", {"progress": {}}) == {"progress": {}}


def test_progress_that_cannot_be_is_refused_and_changes_nothing(server: Server) -> None:
    ada, nobody = server.person("Ada"), Person(server)
    server.keep(nobody)
    with pytest.raises(Failed, match="no_session"):
        nobody.post("/api/account/puzzles", {"progress": {}})
    with pytest.raises(Failed, match="unknown_game"):
        ada.post("/api/account/puzzles", {"progress": {"king": PROGRESS, "chess": PROGRESS}})
    for wrong in (
        {"tried": {"no id": True}},
        {"tried": {"0123456789": 1}},
        {"tried": {}, "day": "9999-01-01", "days": 1},
        {"tried": {}, "days": 1},
        {"tried": {}, "day": "2026-03-04", "days": -1},
        {"tried": {}, "day": "yesterday"},
        {"tried": {}, "more": 1},
    ):
        with pytest.raises(Failed, match="bad_request"):
            ada.post("/api/account/puzzles", {"progress": {"king": wrong}})
    assert ada.post("/api/account/puzzles", {"progress": {}}) == {"progress": {}}


def test_who_looks_at_puzzles_too_often_has_to_wait(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_RATE="0.05")
    nobody, path = shown(server, WITH_PUZZLES[0])
    answers = [nobody.http.get(path) for _ in range(4)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0


def test_who_tries_too_often_has_to_wait(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_RATE="0.1")
    nobody, path = shown(server, WITH_PUZZLES[0])
    answers = [nobody.http.post(path, json={"action": 10**9}) for _ in range(6)]
    assert answers[0].status_code == 409
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0


def test_looking_at_puzzles_is_limited_before_other_requests(serve: Callable[..., Server]) -> None:
    nobody, path = shown(serve(CAMARILLA_RATE="0.5"), WITH_PUZZLES[0])
    answers = [nobody.http.get(path).status_code for _ in range(36)]
    assert answers[0] == 200
    assert answers[-1] == 429
    assert nobody.http.get("/api/puzzles").status_code == 200
