"""Players: their games, results, opponents and ratings, and what is told to whom."""

import random
from typing import Any

import pytest
from tests.web.server import AtTable, Failed, Server, full_table, play_to_the_end

from camarilla.table.store.profiles import GAMES_AT_ONCE


def profile(asker: Any, person: Any) -> dict[str, Any]:
    return dict(asker.get(f"/api/players/{person.id}"))


def play_all_seats(at: AtTable) -> None:
    position = at.view()["position"]
    while (actor := position["observation"]["actor"]) >= 0:
        position = at.act(since=position["seq"], seat=actor)["position"]


def listed_ids(asker: Any, person: Any, **query: object) -> list[str]:
    games = asker.get(f"/api/players/{person.id}/games", **query)["games"]
    return [table["id"] for table in games]


def test_imports_and_games_with_bots_are_kept_apart(server: Server) -> None:
    seats, together = full_table(server, 2)
    play_to_the_end(seats, random.Random(1))
    ada = seats[0].person
    alone = ada.new_table(players=2, seats=["Bea"], order="chosen")
    ada.table(alone).do("start")
    play_all_seats(ada.table(alone))
    imported = ada.post("/api/records", ada.get(f"/api/tables/{together}/record"))["id"]
    (game,) = profile(ada, ada)["games"]
    assert (game["with_people"], game["alone"]) == (1, 1)
    won = 0 in ada.get(f"/api/tables/{together}")["table"]["result"]["winners"]
    assert game["won_with_people"] == won
    kinds = {"people": [together], "bots": [alone], "imported": [imported]}
    for kind, ids in kinds.items():
        assert listed_ids(ada, ada, kind=kind) == ids
    assert sorted(listed_ids(ada, ada)) == sorted([together, alone])
    assert listed_ids(ada, ada, game="king") == []


def test_private_games_are_told_only_to_who_has_played_them(server: Server) -> None:
    seats, private = full_table(server, 2, rated=True)
    play_to_the_end(seats, random.Random(3))
    ada, bea = (seat.person for seat in seats)
    eve = server.person("Eve")
    ada.post("/api/records", ada.get(f"/api/tables/{private}/record"))
    assert listed_ids(bea, ada) == listed_ids(ada, ada) == [private]
    assert listed_ids(eve, ada) == listed_ids(eve, ada, kind="imported") == []
    told = profile(eve, ada)
    assert told["opponents"] == []
    assert [point["table"] for point in told["ratings"][0]["points"]] == [None]
    assert [point["table"] for point in profile(ada, ada)["ratings"][0]["points"]] == [private]
    assert profile(ada, ada)["opponents"][0]["id"] == bea.id


def test_listed_games_are_told_to_everybody(server: Server) -> None:
    seats, id = full_table(server, 3, listed=True)
    play_to_the_end(seats, random.Random(4))
    eve = server.person("Eve")
    for seat in seats:
        assert listed_ids(eve, seat.person) == [id]
        assert len(profile(eve, seat.person)["opponents"]) == 2


def test_two_players_see_how_often_each_has_won(server: Server) -> None:
    seats, first = full_table(server, 2)
    ada, bea = (seat.person for seat in seats)
    tables = [first, ada.new_table(players=2, order="chosen")]
    bea.table(tables[1]).do("join")
    ada.table(tables[1]).do("start")
    for number, id in enumerate(tables):
        play_to_the_end([ada.table(id), bea.table(id)], random.Random(number))
    winners = [ada.get(f"/api/tables/{id}")["table"]["result"]["winners"] for id in tables]
    by_ada, by_bea = (sum(seat in won for won in winners) for seat in (0, 1))
    seen = profile(ada, bea)["against"]
    assert (seen["id"], seen["played"], seen["won"], seen["lost"]) == (ada.id, 2, by_bea, by_ada)
    assert profile(ada, ada)["against"] is None
    assert profile(server.person("Eve"), ada)["against"] is None


def test_every_rated_game_is_a_point_of_the_history(server: Server) -> None:
    seats, first = full_table(server, 2, rated=True)
    ada, bea = (seat.person for seat in seats)
    play_to_the_end(seats, random.Random(5))
    second = ada.new_table(players=2, rated=True, order="chosen")
    bea.table(second).do("join")
    ada.table(second).do("start")
    play_to_the_end([ada.table(second), bea.table(second)], random.Random(6))
    answer = profile(ada, ada)
    ((history,), (game,)) = answer["ratings"], answer["games"]
    points = history["points"]
    assert [(point["games"], point["table"]) for point in points] == [(1, first), (2, second)]
    last = points[-1]
    assert (last["mu"], last["sigma"], last["rating"]) == (
        game["mu"],
        game["sigma"],
        game["rating"],
    )
    assert game["rated"] == 2
    assert points[1]["sigma"] < points[0]["sigma"]


def test_the_best_have_played_enough(server: Server) -> None:
    seats, _ = full_table(server, 2, rated=True)
    play_to_the_end(seats, random.Random(7))
    ada = seats[0].person
    for least, listed in ((1, True), (2, False)):
        best = ada.get("/api/ratings", game="oriflamme", least=least)["ratings"]
        assert (ada.id in {one["id"] for one in best}) is listed
        assert all(one["games"] >= least for one in best)


def test_many_games_come_in_pages(server: Server) -> None:
    ada = server.person()
    record = None
    for number in range(GAMES_AT_ONCE + 1):
        if record is None:
            seats, id = full_table(server, 2)
            play_to_the_end(seats, random.Random(8))
            record = seats[0].person.get(f"/api/tables/{id}/record")
        assert ada.post("/api/records", record)["imported"], number
    path = f"/api/players/{ada.id}/games"
    first = ada.get(path, kind="imported")
    rest = ada.get(path, kind="imported", **{"from": GAMES_AT_ONCE})
    assert (first["count"], len(first["games"]), len(rest["games"])) == (
        GAMES_AT_ONCE + 1,
        GAMES_AT_ONCE,
        1,
    )
    assert rest["games"][0]["id"] not in [game["id"] for game in first["games"]]


def test_nobody_is_no_player(server: Server) -> None:
    with pytest.raises(Failed, match="not_found"):
        server.person().get("/api/players/nobody")
