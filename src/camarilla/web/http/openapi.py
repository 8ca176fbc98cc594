"""`/openapi.json` and `camarilla schema`: both follow from the structs."""

import re
from functools import cache
from typing import Any

import msgspec

from camarilla import __version__, games
from camarilla.table.errors import STATUS
from camarilla.table.protocol import messages
from camarilla.web.http import (
    accounts,
    admin,
    bots,
    notices,
    orders,
    personal,
    play,
    players,
    puzzles,
    requests,
    reviews,
    tables,
)
from camarilla.web.http.routing import Endpoint, ErrorAnswer

ENDPOINTS: list[Endpoint] = [
    *accounts.endpoints.all,
    *personal.endpoints.all,
    *bots.endpoints.all,
    *players.endpoints.all,
    *notices.endpoints.all,
    *tables.endpoints.all,
    *play.endpoints.all,
    *requests.endpoints.all,
    *orders.endpoints.all,
    *reviews.endpoints.all,
    *puzzles.endpoints.all,
    *admin.endpoints.all,
]
_EVERYWHERE = ("bad_request", "rate_limited", "banned", "internal")
_WITH_BODY = ("unsupported_media", "too_large", "foreign_origin")


@cache
def openapi() -> bytes:
    """The description of the HTTP interface, as JSON."""
    types: list[Any] = [ErrorAnswer]
    for endpoint in ENDPOINTS:
        types += [t for t in (endpoint.body, endpoint.query, endpoint.returns) if t is not None]
    schemas, components = msgspec.json.schema_components(
        list(dict.fromkeys(types)), ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(dict.fromkeys(types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        path = re.sub(r"{(\w+):int}", r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(
            endpoint, schema_of, components
        )
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Camarilla",
                "version": __version__,
                "description": "The meaning of it all is in docs/protocol.md.",
            },
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _operation(
    endpoint: Endpoint, schema_of: dict[Any, Any], components: dict[str, Any]
) -> dict[str, Any]:
    codes = [*_EVERYWHERE, *endpoint.errors]
    if "{" in endpoint.path:
        codes.append("not_found")
    if endpoint.body is not None:
        codes += _WITH_BODY
    if endpoint.method in ("DELETE", "POST", "PUT"):
        codes.append("foreign_origin")
    responses: dict[str, Any] = {
        "200": {
            "description": "done",
            "content": {"application/json": {"schema": schema_of[endpoint.returns]}},
        }
    }
    for status in sorted({STATUS[code] for code in codes}):
        named = sorted({code for code in codes if STATUS[code] == status})
        responses[str(status)] = {
            "description": ", ".join(named),
            "content": {"application/json": {"schema": schema_of[ErrorAnswer]}},
        }
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": (endpoint.handler.__doc__ or "").strip(),
        "parameters": _parameters(endpoint, schema_of, components),
        "responses": responses,
    }
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[endpoint.body]}},
        }
    return operation


def _parameters(
    endpoint: Endpoint, schema_of: dict[Any, Any], components: dict[str, Any]
) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name, kind in re.findall(r"{(\w+)(:int)?}", endpoint.path):
        schema = {"type": "integer", "minimum": 0} if kind else {"type": "string", "minLength": 1}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    if endpoint.query is not None:
        struct = components[schema_of[endpoint.query]["$ref"].rsplit("/", 1)[1]]
        required = struct.get("required", [])
        for name, schema in struct["properties"].items():
            found.append(
                {
                    "name": name,
                    "in": "query",
                    "required": name in required,
                    "schema": _without_null(schema),
                }
            )
    return found


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter of a query is left out, never null."""
    given = [part for part in schema.get("anyOf", []) if part != {"type": "null"}]
    return given[0] if len(given) == 1 else schema


def schema() -> bytes:
    """JSON Schema of every message and every game's observation, for generated types."""
    observations = {game.id: game.observation_type for game in games.GAMES.values()}
    roots: dict[str, Any] = {
        "FromServer": messages.FromServer,
        "FromLobby": messages.FromLobby,
        "FromClient": messages.FromClient,
    }
    answers: list[Any] = []
    for endpoint in ENDPOINTS:
        answers += [t for t in (endpoint.body, endpoint.query, endpoint.returns) if t is not None]
    everything = [*roots.values(), *observations.values(), *dict.fromkeys(answers), ErrorAnswer]
    schemas, components = msgspec.json.schema_components(everything, ref_template="#/$defs/{name}")
    named = dict(zip(roots, schemas, strict=False))
    of_observations = dict(zip(observations, schemas[len(roots) :], strict=False))
    text = msgspec.json.encode(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Camarilla",
            "protocol": messages.PROTOCOL,
            "observations": of_observations,
            "$defs": {**components, **named},
        }
    )
    return msgspec.json.format(text, indent=2)
