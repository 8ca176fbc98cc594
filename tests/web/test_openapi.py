"""The description of the interface, and a machine that tries everything it allows."""

import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from jsonschema_rs import validator_for
from schemathesis import checks
from tests.web.server import Server, full_table, play_to_the_end

from camarilla.table.errors import STATUS
from camarilla.web.http.openapi import openapi, schema

PATHS: dict[str, dict[str, Any]] = msgspec.json.decode(openapi())["paths"]
OPERATIONS = [(method.upper(), path) for path, methods in PATHS.items() for method in methods]
CHECKS = (
    checks.not_a_server_error,
    checks.response_schema_conformance,
    checks.status_code_conformance,
    checks.content_type_conformance,
)


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=str)
def test_no_request_makes_the_server_fail(shared_server: Server, method: str, path: str) -> None:
    """No 500, and every answer is of the described shape; tables are real and in play."""
    ada = shared_server.person()
    table = ada.new_table(players=2, seats=["Bea"])
    ada.table(table).do("start")
    described = schemathesis.openapi.from_url(f"{shared_server.url}/openapi.json")

    @settings(
        max_examples=15,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
        derandomize=True,
    )
    @given(case=described[path][method].as_strategy())
    def send(case: Any) -> None:
        if path.startswith("/api/tables/{id}"):
            case.path_parameters["id"] = table
        response = case.call(cookies={"camarilla": ada.cookie})
        case.validate_response(response, checks=CHECKS)

    send()


def test_real_answers_and_messages_follow_the_schema(shared_server: Server) -> None:
    whole = msgspec.json.decode(schema())
    message = validator_for({"$ref": "#/$defs/FromServer", "$defs": whole["$defs"]})
    observation = validator_for({**whole["observations"]["oriflamme"], "$defs": whole["$defs"]})
    seats, id = full_table(shared_server, 2)
    with seats[0].person.socket(id) as talk:
        talk.receive()
        talk.ask("say", text="hello")
        talk.ask("undo", seq=0)
        talk.ask("hint")
        play_to_the_end(seats, random.Random(1))
        talk.ask("ping")
    assert {m["type"] for m in talk.heard} >= {"hello", "steps", "table", "chat", "ok", "error"}
    for heard in talk.heard:
        message.validate(heard)
        if heard["type"] == "steps":
            observation.validate(heard["position"]["observation"])


def test_every_error_code_is_in_the_protocol_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    assert [code for code in STATUS if f"`{code}`" not in page] == []


def test_every_path_is_in_the_protocol_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    missing = [path for path in PATHS if path not in page]
    assert missing == []


def test_unknown_paths_and_methods_get_typed_errors(shared_server: Server) -> None:
    missing = httpx.get(f"{shared_server.url}/api/no/such")
    assert (missing.status_code, missing.json()["error"]["code"]) == (404, "not_found")
    wrong = httpx.delete(f"{shared_server.url}/api/tables")
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (405, "method_not_allowed")
