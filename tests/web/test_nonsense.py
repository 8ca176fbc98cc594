"""Messages and names that make no sense get a typed error, and change nothing."""

import json

import pytest
from tests.web.server import Failed, Server, full_table


def refused(code: str) -> "pytest.RaisesExc[Failed]":
    return pytest.raises(Failed, match=f" {code}$")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type": "act"}',
        '{"type": "no such"}',
        '{"type": "act", "seq": -1, "action": 0}',
        '{"type": "act", "seq": 1, "action": 1e400}',
        '{"type": "act", "seq": 99999999999999999999, "action": 0}',
        '{"type": "act", "seq": 1, "action": [1]}',
        '{"type": "look", "seat": 77}',
        '{"type": "say", "text": ""}',
        '{"type": "say", "text": "\\u0000\\u202e"}',
        '{"type": "ping", "id": "x"}',
        "[" * 5000,
    ],
)
def test_nonsense_by_socket_gets_a_typed_error_and_the_socket_stays(
    shared_server: Server, text: str
) -> None:
    seats, id = full_table(shared_server, 2)
    with seats[0].person.socket(id) as talk:
        before = talk.receive()["seq"]
        talk.connection.send(text)
        error = talk.wait_for("error")
        assert error["code"] in ("bad_request", "not_your_seat")
        talk.connection.send(b"\x00\xff")
        assert talk.wait_for("error")["code"] == "bad_request"
        assert talk.ask("ping")["type"] == "pong"
    assert seats[0].view()["position"]["seq"] == before


@pytest.mark.parametrize(
    "message",
    [
        {"type": "no such"},
        {"type": "act", "seq": -1, "action": 0},
        {"type": "look", "seat": 77},
        {"type": "say", "text": ""},
        {"type": "ping", "more": 1},
    ],
)
def test_nonsense_with_a_number_is_answered_by_that_number(
    shared_server: Server, message: dict[str, object]
) -> None:
    ada = shared_server.person()
    with ada.socket(ada.new_table()) as talk:
        talk.connection.send(json.dumps({"id": 7, **message}))
        assert (error := talk.wait_for("error"))["code"] == "bad_request"
        assert error["id"] == 7


@pytest.mark.parametrize("size", [0, 25, 1000])
def test_name_of_any_wrong_length_is_a_bad_name(shared_server: Server, size: int) -> None:
    ada = shared_server.person()
    with refused("bad_name"):
        ada.post("/api/me", {"name": "x" * size})
    with refused("bad_name"):
        ada.post("/api/account", {"login": "x" * size, "password": "long enough"})


@pytest.mark.parametrize("size", [0, 7, 201, 1000])
def test_password_of_any_wrong_length_is_a_weak_password(shared_server: Server, size: int) -> None:
    with refused("weak_password"):
        shared_server.person().post("/api/account", {"login": "ada", "password": "x" * size})
