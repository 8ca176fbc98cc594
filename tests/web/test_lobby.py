"""The lobby: open tables, and whose turn it is at any of one's tables."""

import json
from collections.abc import Callable

from tests.web.server import Server, Talk, full_table


def test_lobby_tells_of_new_open_tables(server: Server) -> None:
    eve = server.person("Eve")
    with eve.raw_socket("/api/lobby") as connection:
        talk = Talk(connection)
        assert talk.ask("ping")["type"] == "pong"
        server.person().new_table(listed=False)
        id = server.person().new_table(listed=True)
        assert talk.wait_for("tables") == {"type": "tables"}
        assert all(message["type"] != "mine" for message in talk.heard)
    assert id in [table["id"] for table in eve.get("/api/tables", scope="open")["tables"]]


def test_lobby_tells_of_ones_turn_at_any_table(server: Server) -> None:
    seats, id = full_table(server, 2, options={"first": "crimson"})
    with seats[1].person.raw_socket("/api/lobby") as connection:
        talk = Talk(connection)
        talk.ask("ping")
        seats[0].act()
        assert talk.wait_for("turn") == {"type": "turn", "table": id, "seat": 1, "deadline": None}


def test_lobby_answers_nothing_but_pings(server: Server) -> None:
    with server.person().raw_socket("/api/lobby") as connection:
        talk = Talk(connection)
        assert talk.ask("return")["code"] == "bad_request"
        connection.send("nonsense")
        assert talk.receive()["code"] == "bad_request"


def test_metrics_and_logs_name_no_table_and_no_person(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_LOG_LEVEL="debug")
    ada = server.person("Unmistakable")
    id = ada.new_table(players=2, bots=["random"])
    ada.table(id).do("start")
    ada.table(id).do("leave")
    with ada.socket(id) as talk:
        while talk.receive()["type"] != "steps":
            pass
    said = server.log.read_text() + ada.http.get("/metrics").text
    assert id not in said
    assert "Unmistakable" not in said
    assert ada.cookie not in said
    for line in server.log.read_text().splitlines():
        json.loads(line)
