"""Who is here, away or watching, as it is told to everybody at a table."""

import json
from typing import Any

import pytest
from tests.web.server import AtTable, Server, Talk, elsewhere, full_table


def wait_for_presence(talk: Talk, away: list[int], spectators: int) -> dict[str, Any]:
    """Until just these seats are told to be away, and so many watch."""
    while True:
        message = talk.receive()
        presence: dict[str, Any] | None = message.get("presence")
        if presence is None or presence["spectators"] != spectators:
            continue
        if [seat["seat"] for seat in presence["away"]] == away:
            return presence


def test_who_comes_and_goes_is_told_to_all_at_the_table(server: Server) -> None:
    seats, id = full_table(server, 2)
    with seats[0].person.socket(id) as ada:
        assert wait_for_presence(ada, [1], 0)["away"] == [{"seat": 1, "since": None}]
        with seats[1].person.socket(id):
            wait_for_presence(ada, [], 0)
            with server.person("Eve").socket(id) as eve:
                wait_for_presence(ada, [], 1)
                wait_for_presence(eve, [], 1)
        left = wait_for_presence(ada, [1], 0)
        assert left["away"][0]["since"] > 1_700_000_000_000
        assert left["vote_after"] == 30_000


def test_a_spectator_without_a_name_counts_and_a_second_window_does_not(
    shared_server: Server,
) -> None:
    ada, eve = shared_server.person("Ada"), shared_server.person("Eve")
    id = ada.new_table()
    with ada.socket(id) as talk, ada.socket(id), eve.socket(id), eve.socket(id):
        wait_for_presence(talk, [], 1)
        eve.http.cookies.clear()
        with eve.socket(id):
            wait_for_presence(talk, [], 2)


def test_by_the_day_there_is_no_vote(shared_server: Server) -> None:
    seats, id = full_table(shared_server, 2, clock={"kind": "days", "limit": 1})
    with seats[0].person.socket(id) as talk:
        assert talk.wait_for("hello")["presence"]["vote_after"] is None


def test_presence_is_seen_through_every_process(pair: tuple[Server, Server]) -> None:
    one, two = pair
    seats, id = full_table(one, 2)
    bea = elsewhere(seats[1].person, two)
    with seats[0].person.socket(id) as ada:
        wait_for_presence(ada, [1], 0)
        with bea.socket(id) as talk:
            wait_for_presence(ada, [], 0)
            wait_for_presence(talk, [], 0)
        wait_for_presence(ada, [1], 0)


def test_who_is_at_the_table_through_another_process_is_not_voted_out(
    pair: tuple[Server, Server],
) -> None:
    one, two = pair
    seats, id = full_table(one, 2, options={"first": "crimson"})
    with elsewhere(seats[0].person, two).socket(id), seats[1].person.socket(id) as talk:
        wait_for_presence(talk, [], 0)
        assert talk.ask("absent", seat=0)["code"] == "not_absent"


def test_presence_is_not_stored(shared_server: Server) -> None:
    seats, id = full_table(shared_server, 2)
    before = seats[0].view()["table"]["seq"]
    with seats[0].person.socket(id), seats[1].person.socket(id) as talk:
        wait_for_presence(talk, [], 0)
    assert seats[0].view()["table"]["seq"] == before


def test_an_open_table_is_listed_while_its_host_is_about(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    id = ada.new_table(listed=True)
    assert id in listed(eve)
    assert id not in listed(ada), "one's own table is among one's own"


def listed(person: Any) -> list[str]:
    return [table["id"] for table in person.get("/api/tables", scope="open")["tables"]]


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_link_to_a_table_says_who_invites_to_what(shared_server: Server, language: str) -> None:
    ada = shared_server.person("Ada Lovelace")
    id = ada.new_table()
    page = ada.http.get(f"/t/{id}", headers={"accept-language": f"{language}-XX"}).text
    if "<title>" not in page:
        pytest.skip("the client is not built")
    invites = {"en": "invites you", "uk": "запрошує", "ru": "приглашает"}[language]
    (title,) = [part for part in page.split("<meta ") if "og:title" in part]
    assert "Ada Lovelace" in title
    assert invites in title
    assert invites in ada.http.get(f"/t/{id}?lang={language}").text
    assert "og:" not in ada.http.get("/t/no-such-table").text
    assert json.dumps(ada.id) not in page


def test_a_new_name_is_known_at_tables_that_have_not_begun(server: Server) -> None:
    ada = server.person("Guest 1")
    id = ada.new_table(players=3, seats=["Bea"])
    with ada.socket(id) as talk:
        talk.wait_for("hello")
        ada.post("/api/me", {"name": "Ada"})
        names = [seat["name"] for seat in talk.wait_for("table")["table"]["seats"]]
    assert names == ["Ada", "Bea", ""]
    ada.table(id).do("start", fill="random")
    ada.post("/api/me", {"name": "Countess"})
    assert "Countess" not in [seat["name"] for seat in ada.table(id).view()["table"]["seats"]]


def test_a_game_that_one_has_left_is_not_among_ones_own(server: Server) -> None:
    seats, id = full_table(server, 2)
    assert mine(seats[0]) == [id]
    seats[0].do("leave")
    assert mine(seats[0]) == []
    seats[0].do("return")
    assert mine(seats[0]) == [id]


def mine(seat: AtTable) -> list[str]:
    return [table["id"] for table in seat.person.get("/api/tables", scope="mine")["tables"]]


def test_a_host_edits_the_table_and_guests_are_told(server: Server) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    id = ada.new_table(players=4)
    bea.table(id).do("join")
    wishes = {"players": 3, "options": {}, "listed": True, "rated": False, "order": "chosen"}
    clock = {"kind": "move", "limit": 60, "per": "turn", "bank": 600}
    with bea.socket(id) as talk:
        talk.wait_for("hello")
        ada.table(id).do("edit", **wishes, clock=clock, advice=False)
        table = talk.wait_for("table")["table"]
    assert (table["players"], table["clock"], table["advice"]) == (3, clock, False)
    assert id in listed(server.person("Eve"))
    ada.table(id).do("edit", **{**wishes, "listed": False}, clock=clock, advice=False)
    assert id not in listed(server.person("Eve"))


def test_without_advice_the_server_gives_no_hint(shared_server: Server) -> None:
    ada = shared_server.person()
    id = ada.new_table(players=2, seats=["Bea"], advice=False)
    ada.table(id).do("start")
    with ada.socket(id) as talk:
        assert talk.ask("hint")["code"] == "no_advice"


def test_a_late_friend_takes_over_a_bot_and_sees_its_seat(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    id = ada.new_table(players=2, bots=["random"], order="chosen")
    ada.table(id).do("start")
    with ada.socket(id) as at_ada, eve.socket(id) as at_eve:
        assert at_eve.ask("takeover", seat=1)["type"] == "ok"
        asked = at_ada.wait_for("table")["table"]["takeover"]
        assert (asked["name"], asked["waiting"]) == ("Eve", [0])
        at_ada.ask("admit", yes=True)
        while not (told := at_eve.wait_for("table"))["yours"]:
            pass
        assert told["yours"] == [1]
        assert at_eve.ask("look", seat=1)["position"]["seat"] == 1
    assert mine(eve.table(id)) == [id]
