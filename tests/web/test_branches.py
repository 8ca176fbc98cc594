"""Playing on from a decision of a finished game, by HTTP."""

import random

import pytest
from tests.web.server import Failed, Person, Server, full_table, play_to_the_end


def decided(person: Person, id: str) -> int:
    """How many actions came before some decision of a finished game."""
    steps = person.get(f"/api/tables/{id}/replay", **{"from": 20, "to": 99})["steps"]
    return int(next(step["index"] for step in steps if step["observation"]["actor"] >= 0))


def test_who_has_played_goes_on_from_any_decision_against_bots(server: Server) -> None:
    seats, id = full_table(server, 3)
    ada = seats[0].person
    with pytest.raises(Failed, match="game_running"):
        ada.post(f"/api/tables/{id}/branches", {"index": 0, "cards": "true", "bot": "page"})
    play_to_the_end(seats, random.Random(4))
    stranger = server.person("Eve")
    index = decided(ada, id)
    look = {"from": index, "to": index}
    seat = ada.get(f"/api/tables/{id}/replay", **look)["steps"][0]["observation"]["actor"]
    for cards in ("sampled", "true"):
        body = {"index": index, "cards": cards, "bot": "page"}
        with pytest.raises(Failed, match="not_seated"):
            stranger.post(f"/api/tables/{id}/branches", body)
        told = ada.post(f"/api/tables/{id}/branches", body)
        assert (told["status"], told["branch"], told["turn"]) == ("running", cards, seat)
        assert [one["player"] for one in told["seats"]].count(ada.id) == 1
        assert told["seats"][seat]["player"] == ada.id
        assert (told["listed"], told["rated"]) == (False, False)
        now = ada.table(told["id"]).view()["position"]
        seen = ada.get(f"/api/tables/{id}/replay", seat=seat, **look)
        assert now["observation"] == seen["steps"][0]["observation"]
        assert "position" not in told


def test_what_is_no_wish_opens_no_table(server: Server) -> None:
    seats, id = full_table(server, 2)
    play_to_the_end(seats, random.Random(5))
    ada = seats[0].person
    wish = {"index": decided(ada, id), "cards": "true", "bot": "page"}
    before = len(ada.get("/api/tables", scope="mine")["tables"])
    for wrong in ({"cards": "open"}, {"index": -1}, {"index": 9999}, {"bot": ""}, {"more": 1}):
        with pytest.raises(Failed, match="bad_request"):
            ada.post(f"/api/tables/{id}/branches", wish | wrong)
    with pytest.raises(Failed, match="unknown_bot"):
        ada.post(f"/api/tables/{id}/branches", wish | {"bot": "nobody"})
    assert len(ada.get("/api/tables", scope="mine")["tables"]) == before
