"""Conflicts, undo, clocks, absence: what people may do to each other's game."""

import threading
from collections.abc import Callable

import pytest
from tests.web.server import AtTable, Failed, Server, full_table


def refused(code: str) -> "pytest.RaisesExc[Failed]":
    return pytest.raises(Failed, match=f" {code}$")


def turn_of(seat: AtTable) -> int:
    return int(seat.person.get(f"/api/tables/{seat.id}")["table"]["turn"])


def race(*wishes: "tuple[AtTable, dict[str, object]]") -> list[str]:
    """Let everybody act at the same moment; the codes of the answers."""
    gate = threading.Barrier(len(wishes))
    codes = [""] * len(wishes)

    def act(number: int) -> None:
        seat, wish = wishes[number]
        gate.wait()
        try:
            seat.do("act", **wish)
            codes[number] = "ok"
        except Failed as failed:
            codes[number] = failed.code

    threads = [threading.Thread(target=act, args=(number,)) for number in range(len(wishes))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return codes


def test_two_simultaneous_actions_one_is_accepted_the_other_refused(server: Server) -> None:
    ada = server.person()
    id = ada.new_table(players=2, seats=["Bea"], order="chosen")
    ada.table(id).do("start")
    twin = server.person()
    twin.http.cookies = ada.http.cookies
    for _ in range(10):
        turn = turn_of(ada.table(id))
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


def test_stale_and_illegal_actions_change_nothing(server: Server) -> None:
    seats, _ = full_table(server, 2)
    mine = seats[turn_of(seats[0])]
    position = mine.view()["position"]
    seq = position["seq"]
    for wish, code in (
        ({"seq": seq - 1, "action": position["observation"]["legal"][0]["id"]}, "stale"),
        ({"seq": seq + 1, "action": position["observation"]["legal"][0]["id"]}, "stale"),
        ({"seq": seq, "action": "fly to the moon"}, "bad_notation"),
        ({"seq": seq, "action": 10**8}, "bad_notation"),
        ({"seq": seq, "action": "take"}, "illegal_action"),
    ):
        with refused(code):
            mine.do("act", **wish)
    assert mine.view()["position"] == position


def test_undo_is_free_while_nothing_was_learned(server: Server) -> None:
    seats, id = full_table(server, 2, options={"first": "crimson"})
    before = seats[0].view()["position"]
    seats[0].act()
    position = seats[0].view()["position"]
    assert position["undo"] == "free"
    with seats[1].person.socket(id) as talk:
        talk.receive()
        seats[0].do("undo", seq=position["seq"])
        steps = talk.wait_for("steps")
    assert [step["kind"] for step in steps["steps"]] == ["undo"]
    assert steps["steps"][0]["keep"] == before["index"]
    after = seats[0].view()["position"]
    assert after["observation"] == before["observation"]
    assert after["seq"] > before["seq"]


def test_a_whole_turn_is_taken_back_at_once(server: Server) -> None:
    seats, _ = full_table(server, 2, game="illuminaten")
    mine = seats[turn_of(seats[0])]
    while (position := mine.view()["position"])["free_undos"] < 2:
        mine = seats[turn_of(seats[0])]
        mine.act()
    mine.do("undo", seq=position["seq"], whole=True)
    after = mine.view()["position"]
    assert after["index"] == position["index"] - position["free_undos"]
    assert after["your_turn"]
    assert after["free_undos"] == 0


def test_what_happened_since_the_last_turn_is_told_again(server: Server) -> None:
    seats, id = full_table(server, 3, options={"first": "crimson"})
    before = seats[0].view()["position"]
    for seat in seats:
        seat.act()
    told = seats[0].person.get(f"/api/tables/{id}/last-turn", seat=0)
    assert told["from"] == before["index"]
    assert told["observation"] == before["observation"]
    own, others = told["steps"][0], told["steps"][1:]
    assert own["action"] is not None
    assert {step["actor"] for step in others} >= {1, 2}
    assert all(step["action"] is None for step in others)


def test_undo_after_another_acted_needs_consent(server: Server) -> None:
    seats, _ = full_table(server, 3, options={"first": "crimson"})
    before = seats[0].view()["position"]
    seats[0].act()
    seats[1].act()
    seq = seats[0].view()["position"]["seq"]
    with refused("no_undo_pending"):
        seats[1].do("consent", yes=True)
    seats[0].do("undo", seq=seq)
    with refused("undo_pending"):
        seats[1].do("undo", seq=seq)
    table = seats[0].view()["table"]
    asked = {"seat": 0, "waiting": [1, 2], "keep": before["index"]}
    assert table["undo"] == {**asked, "given": 0, "needed": 2}
    seats[1].do("consent", yes=True)
    assert seats[0].view()["position"]["index"] == before["index"] + 2
    seats[2].do("consent", yes=True)
    after = seats[0].view()
    assert after["position"]["observation"] == before["observation"]
    assert after["table"]["undo"] is None


def test_one_refusal_ends_the_request_to_undo(server: Server) -> None:
    seats, _ = full_table(server, 3, options={"first": "crimson"})
    seats[0].act()
    seats[1].act()
    position = seats[0].view()["position"]
    seats[0].do("undo", seq=position["seq"])
    seats[2].do("consent", yes=False)
    after = seats[0].view()
    assert after["table"]["undo"] is None
    assert after["position"]["observation"] == position["observation"]
    with refused("nothing_to_undo"):
        seats[2].do("undo", seq=after["position"]["seq"])


def test_undone_draw_comes_out_the_same_again(server: Server) -> None:
    """Nobody gets another card by taking back: the seed and the number of actions decide."""
    ada = server.person()
    wish = {"players": 2, "seats": ["Bea"], "order": "chosen", "options": {"first": "crimson"}}
    id = ada.new_table(**wish)
    ada.table(id).do("start")
    seen = []
    for _ in range(2):
        for _ in range(4):
            turn = turn_of(ada.table(id))
            ada.table(id).act(seat=turn)
        position = ada.table(id).view(seat=0)["position"]
        seen.append(position["observation"])
        while ada.table(id).view(seat=0)["position"]["index"] > position["index"] - 4:
            last = ada.table(id).view(seat=0)["position"]
            ada.table(id).do("undo", seq=last["seq"])
    assert seen[0] == seen[1]


def test_reconnecting_after_an_undo_is_told_of_it(server: Server) -> None:
    seats, _ = full_table(server, 2, options={"first": "crimson"})
    seats[0].act()
    seen = seats[1].view()["position"]["seq"]
    seats[0].do("undo", seq=seen)
    again = seats[1].view(since=seen)
    assert again["rewound"] is True
    assert len(again["steps"]) == again["position"]["index"]


def test_time_out_lets_a_bot_stand_in_until_the_player_returns(
    serve: Callable[..., Server],
) -> None:
    server = serve(CAMARILLA_BOT_PACE="0.3")
    seats, id = full_table(
        server, 2, clock={"kind": "move", "limit": 10}, options={"first": "crimson"}
    )
    assert seats[0].view()["position"]["deadline"] is not None
    with seats[0].person.socket(id) as talk:
        while True:
            table = talk.wait_for("table")["table"]
            if table["seats"][0]["stand_in"]:
                break
        assert table["seats"][0]["name"] == "Player 0"
        talk.wait_for("steps")
        assert talk.ask("return")["type"] == "ok"
        assert talk.ask("return")["code"] == "not_absent"


def test_leaving_a_running_game_lets_a_bot_stand_in(server: Server) -> None:
    seats, id = full_table(server, 2, options={"first": "crimson"})
    with seats[1].person.socket(id) as talk:
        talk.receive()
        seats[0].do("leave")
        talk.wait_for("steps")
    seats[0].do("return")
    assert not any(seat["stand_in"] for seat in seats[0].view()["table"]["seats"])


def test_absence_is_voted_on_only_after_a_while(server: Server) -> None:
    seats, _ = full_table(server, 3, options={"first": "crimson"})
    with refused("too_early"):
        seats[1].do("absent", seat=0)
    with refused("not_absent"):
        seats[1].do("absent", seat=2)
    with refused("not_your_seat"):
        seats[0].do("absent", seat=0)


def test_only_the_host_starts_and_seats_bots(server: Server) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    id = ada.new_table(players=3)
    bea.table(id).do("join")
    with refused("not_host"):
        bea.table(id).do("start", fill="random")
    with refused("not_host"):
        bea.table(id).do("seat", seat=2, bot="random")
    with refused("not_full"):
        ada.table(id).do("start")
    with refused("unknown_bot"):
        ada.table(id).do("seat", seat=2, bot="hal")
    with refused("seat_taken"):
        ada.table(id).do("seat", seat=1, bot="random")
    ada.table(id).do("seat", seat=2, bot="random")
    ada.table(id).do("seat", seat=2, bot=None)
    ada.table(id).do("seat", seat=2, bot="random")
    ada.table(id).do("start")
    with refused("not_open"):
        server.person("Cat").table(id).do("join")


def test_table_closes_when_its_host_leaves_before_the_start(server: Server) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    id = ada.new_table(players=3)
    bea.table(id).do("join")
    bea.table(id).do("leave")
    assert bea.get(f"/api/tables/{id}")["yours"] == []
    ada.table(id).do("leave")
    assert ada.get(f"/api/tables/{id}")["table"]["status"] == "closed"


def test_rated_tables_are_for_different_people(server: Server) -> None:
    ada = server.person()
    with refused("unfit_for_rating"):
        ada.new_table(rated=True, bots=["random"])
    id = ada.new_table(rated=True, players=2)
    with refused("unfit_for_rating"):
        ada.table(id).do("join", name="Me too")
    with refused("unfit_for_rating"):
        ada.table(id).do("start", fill="random")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"players": 6}, "bad_option"),
        ({"options": {"set": "nonsense"}}, "bad_option"),
        ({"options": {"no such": True}}, "bad_option"),
        ({"bots": ["random"] * 3}, "table_full"),
        ({"bots": ["hal"]}, "unknown_bot"),
        ({"clock": {"kind": "move", "limit": 1}}, "bad_option"),
        ({"clock": {"kind": "none", "limit": 5}}, "bad_option"),
        ({"seats": ["<b>"]}, "bad_name"),
        ({"what": 1}, "bad_request"),
        ({"players": "three"}, "bad_request"),
    ],
)
def test_bad_wishes_for_a_table_are_refused(
    shared_server: Server, wish: dict[str, object], code: str
) -> None:
    ada = shared_server.person()
    with refused(code):
        ada.new_table(**wish)
    assert ada.get("/api/tables", scope="mine")["tables"] == []
