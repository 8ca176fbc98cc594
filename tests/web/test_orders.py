"""Standing orders: given, carried out, revoked, and told to nobody else."""

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.web.server import PATIENCE, AtTable, Failed, Server, elsewhere, full_table

KEEP = {"kind": "keep", "values": {"card": "any", "until": 0}}
SINGLE: dict[str, object] = {"kind": "single", "values": {}}


def give(seat: AtTable, *orders: object) -> Any:
    return seat.person.put(f"/api/tables/{seat.id}/orders", {"orders": orders})


def shown(seat: AtTable) -> Any:
    return seat.person.get(f"/api/tables/{seat.id}/orders")


def wait_until(what: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, "it did not come"
        time.sleep(0.05)


def play_until(seats: list[AtTable], kind: str, influence: int = 0) -> dict[str, Any]:
    """Everybody plays at random until such a decision is open, on a card with at least so much
    influence; the position of its player."""
    rng = random.Random(4)
    for _ in range(200):
        position = seats[0].view()["position"]
        actor = position["observation"]["actor"]
        assert actor >= 0, "the game is over"
        mine: dict[str, Any] = seats[actor].view(since=position["seq"])["position"]
        decision = mine["observation"]["decision"]
        if decision["kind"] == kind and decision.get("influence", 0) >= influence:
            return mine
        seats[actor].act(rng.randrange(1000), since=position["seq"])
    raise AssertionError(f"no {kind} came")


def test_order_to_keep_cards_face_down_acts_like_its_player(server: Server) -> None:
    seats, _id = full_table(server, 2)
    position = play_until(seats, "keep-or-reveal")
    seat, other = seats[position["seat"]], seats[1 - position["seat"]]
    offers = {offer["kind"]: offer["fields"] for offer in shown(seat)["offers"]}
    assert [field["name"] for field in offers["keep"]] == ["card", "until"]
    assert position["observation"]["decision"]["card"] in offers["keep"][0]["values"]
    assert [order["kind"] for order in give(seat, KEEP)["orders"]] == ["keep"]
    wait_until(lambda: seat.view()["position"]["index"] > position["index"])
    after = seat.view(since=position["seq"])
    assert after["steps"][0]["action"] == "keep"
    assert after["steps"][0]["actor"] == position["seat"]
    assert shown(other)["orders"] == []


def test_order_until_a_number_asks_when_it_is_reached(server: Server) -> None:
    seats, _id = full_table(server, 2)
    position = play_until(seats, "keep-or-reveal")
    seat = seats[position["seat"]]
    influence = position["observation"]["decision"]["influence"]
    give(seat, {"kind": "keep", "values": {"card": "any", "until": influence + 1}})
    wait_until(lambda: seat.view()["position"]["index"] > position["index"])
    give(seat)
    again = play_until(seats, "keep-or-reveal", influence=1)
    seat = seats[again["seat"]]
    reached = again["observation"]["decision"]["influence"]
    give(seat, {"kind": "keep", "values": {"card": "any", "until": reached}})
    assert seat.view()["position"]["index"] == again["index"]


def test_nobody_else_receives_anything_of_an_order(server: Server) -> None:
    """Neither a message nor a number betrays that an order was given."""
    seats, id = full_table(server, 2)
    first = seats[0].view()["position"]["observation"]["actor"]
    owner, other = seats[1 - first], seats[first]
    before = other.view()
    with other.person.socket(id) as talk:
        talk.wait_for("hello")
        give(owner, KEEP, SINGLE)
        give(owner)
        number = talk.send("ping")
        heard = []
        while (message := talk.receive()).get("id") != number:
            heard.append(message["type"])
        assert set(heard) <= {"presence", "turn"}
    assert other.view() == before


def test_bid_up_to_a_number_outbids_and_then_passes(shared_server: Server) -> None:
    seats, _id = full_table(shared_server, 3, game="king")
    position = play_until(seats, "bid")
    observation = position["observation"]
    seat = seats[position["seat"]]
    fields = next(offer for offer in shown(seat)["offers"] if offer["kind"] == "bid")["fields"]
    most = fields[0]["most"]
    assert most == observation["means"]
    give(seat, {"kind": "bid", "values": {"most": most}})
    wait_until(lambda: seat.view()["position"]["index"] > position["index"])
    assert (
        seat.view(since=position["seq"])["steps"][0]["action"] == f"bid {observation['high'] + 1}"
    )
    sale = observation["sale"]
    for _ in range(60):
        now = seats[0].view()["position"]
        actor = now["observation"]["actor"]
        if now["observation"]["sale"] != sale or actor < 0:
            break
        if actor == position["seat"]:
            if now["observation"]["decision"]["kind"] != "bid":
                break
            wait_until(lambda n=now: seat.view()["position"]["index"] > n["index"])  # type: ignore[misc]
            continue
        legal = seats[actor].view(since=now["seq"])["position"]["observation"]["legal"]
        passing = [a["form"] for a in legal].index("pass")
        seats[actor].act(passing, since=now["seq"])
    assert shown(seat)["orders"] == [] or seat.view()["position"]["observation"]["sale"] == sale


@pytest.mark.parametrize(
    "order",
    [
        {"kind": "win", "values": {}},
        {"kind": "keep", "values": {}},
        {"kind": "keep", "values": {"card": "dragon", "until": 0}},
        {"kind": "keep", "values": {"card": "any", "until": 99}},
        {"kind": "single", "values": {"more": 1}},
    ],
)
def test_senseless_orders_are_refused(shared_server: Server, order: object) -> None:
    seats, _ = full_table(shared_server, 2)
    with pytest.raises(Failed, match="bad_order"):
        give(seats[0], order)
    assert shown(seats[0])["orders"] == []


def test_others_cannot_give_orders(shared_server: Server) -> None:
    _seats, id = full_table(shared_server, 2)
    stranger = shared_server.person("Eve").table(id)
    for act in (shown, lambda seat: give(seat, SINGLE)):
        with pytest.raises(Failed, match="not_seated"):
            act(stranger)


def test_orders_outlive_the_server(serve: Callable[..., Server]) -> None:
    server = serve()
    seats, _id = full_table(server, 2)
    position = play_until(seats, "keep-or-reveal")
    other = seats[1 - position["seat"]]
    give(other, KEEP)
    server.kill()
    server.start()
    for seat in seats:
        seat.person.http.base_url = server.url
    assert [order["kind"] for order in shown(other)["orders"]] == ["keep"]


def test_other_processes_carry_orders_out_too(pair: tuple[Server, Server]) -> None:
    one, two = pair
    seats, id = full_table(one, 2)
    position = play_until(seats, "keep-or-reveal")
    seat, other = seats[position["seat"]], seats[1 - position["seat"]]
    give(other, KEEP, SINGLE)
    there = elsewhere(other.person, two).table(id)
    wait_until(lambda: len(shown(there)["orders"]) == 2)
    mine = elsewhere(seat.person, two).table(id)
    mine.act(0, since=position["seq"])
    assert mine.view()["position"]["index"] > position["index"]
