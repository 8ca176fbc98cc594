"""Every endpoint is asked wrongly in every way: a clear refusal each time, and nothing changes."""

import json
from typing import Any

import msgspec
import pytest
from tests.web.server import AtTable, Server, full_table
from websockets.exceptions import InvalidStatus

from camarilla.table.errors import STATUS
from camarilla.web.http.openapi import ENDPOINTS
from camarilla.web.http.routing import Endpoint

WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "\0",
    "\u202e\u3164\U0001f451",
    "x" * 5000,
    [],
    [[7]],
    {},
    {"": {"": None}},
)
"""Values of a wrong type or size for nearly every field."""
BODIES = (
    b"",
    b"null",
    b"[]",
    b"{",
    b'"text"',
    b"\xff\xfe",
    b'{"\\ud800": "\\ud800"}',
    b"[" * 60_000,
    b"{}" + b" " * 70_000,
)
"""Bodies that are no object of the endpoint."""
NOBODY = ("x", "-1", "%00", "%ff", "a" * 300, "%F0%9F%91%91", "';drop%20table%20users--", "%2525")
"""Ids of no table and no person."""
IN_PATH = ("{id}", "{game}")
CHECKED = [
    endpoint
    for endpoint in ENDPOINTS
    if endpoint.body or endpoint.query or any(name in endpoint.path for name in IN_PATH)
]
"""Those to which something wrong can be said."""


def wrong_requests(endpoint: Endpoint, table: str) -> list[tuple[str, dict[str, Any]]]:
    """Paths, each with what is sent to it."""
    found: list[tuple[str, dict[str, Any]]] = []
    path = endpoint.path.replace("{id}", table).replace("{game}", "oriflamme")
    if any(name in endpoint.path for name in IN_PATH):
        for id in NOBODY:
            nowhere = endpoint.path.replace("{id}", id).replace("{game}", id)
            found.append((nowhere, {"json": {}}))
    if endpoint.query is not None:
        for name in names(endpoint.query):
            found += [(path, {"params": {name: str(value)}}) for value in WRONG]
    if endpoint.body is not None:
        as_json = {"content-type": "application/json"}
        found += [(path, {"content": body, "headers": as_json}) for body in BODIES]
        found.append((path, {"content": b"{}", "headers": {"content-type": "text/plain"}}))
        found.append((path, {"json": {"no such field": 1}}))
        for name in names(endpoint.body):
            found += [(path, {"content": json.dumps({name: v}), "headers": as_json}) for v in WRONG]
            filled = dict.fromkeys(names(endpoint.body), "x")
            found += [
                (path, {"content": json.dumps({**filled, name: v}), "headers": as_json})
                for v in WRONG
            ]
    return found


def names(type: type) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(type)]


def state_of(seats: list[AtTable]) -> list[Any]:
    """What both players know about the world."""
    return [
        {key: value for key, value in what.items() if key not in ("exported_at", "now")}
        for seat in seats
        for what in (
            seat.person.get("/api/me"),
            seat.person.get("/api/account/export"),
            seat.view(),
            seat.person.get(f"/api/tables/{seat.id}/chat"),
            seat.person.get("/api/tables", scope="mine"),
        )
    ]


@pytest.mark.parametrize("endpoint", CHECKED, ids=lambda e: f"{e.method} {e.path}")
def test_wrong_requests_are_refused_clearly(server: Server, endpoint: Endpoint) -> None:
    seats, id = full_table(server, 2)
    ada = seats[0].person
    before = state_of(seats)
    taken = 0
    for path, given in wrong_requests(endpoint, id):
        answer = ada.http.request(endpoint.method, path, **given)
        assert answer.status_code < 500, (path, given, answer.text)
        if answer.status_code == 200:
            taken += 1  # a name may be "x"
            continue
        error = answer.json()["error"]
        assert STATUS[error["code"]] == answer.status_code
        assert 3 <= len(error["message"]) <= 300, (path, given, error)
    if endpoint.method == "GET" or not taken:
        assert state_of(seats) == before


@pytest.mark.parametrize("id", NOBODY)
def test_a_link_to_no_table_still_shows_the_page(server: Server, id: str) -> None:
    person = server.person()
    assert person.http.get(f"/t/{id}").status_code in (200, 404)
    with pytest.raises(InvalidStatus) as refusal:
        person.raw_socket(f"/api/tables/{id}/socket").close()
    assert refusal.value.response.status_code == 404
