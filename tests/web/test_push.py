"""Web Push from end to end: a server of ours, a push service of the tests', a browser's keys."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from tests.web.browser_keys import AUTH, Browser, from_base64, to_base64
from tests.web.receiver import Received, Receiver
from tests.web.server import PATIENCE, Failed, Server, full_table


@pytest.fixture
def push_service(tmp_path: Path) -> Iterator[Receiver]:
    service = Receiver(tmp_path, 201)
    yield service
    service.close()


@pytest.fixture
def server(serve: Callable[..., Server], push_service: Receiver) -> Server:
    """A server that sends to that service."""
    return serve(
        CAMARILLA_PUSH_HOSTS=push_service.host,
        CAMARILLA_PUSH_CONTACT="mailto:court@example.org",
        **push_service.environment,
    )


def signed_claims(authorization: str, key: str) -> dict[str, object]:
    """What a request says about its sender (RFC 8292), if the server's key has signed it."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"].rstrip("=") == key
    signed, _, signature = parts["t"].rpartition(".")
    header, claims = (json.loads(from_base64(part)) for part in signed.split("."))
    assert header["alg"] == "ES256"
    raw = from_base64(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return dict(claims)


def next_but_starts(service: Receiver, browser: Browser) -> Received:
    """What is pushed next. The news of a start may be under way still when somebody subscribes."""
    while browser.read(pushed := service.next())["type"] == "start":
        pass
    return pushed


def test_turn_reaches_the_browser_encrypted_signed_and_without_secrets(
    server: Server, push_service: Receiver
) -> None:
    seats, id = full_table(server, 2, options={"first": "crimson"})
    bea, browser = seats[1].person, Browser()
    endpoint = f"https://{push_service.host}/send/bea"
    bea.post("/api/push", browser.subscription(endpoint))
    seats[0].act()
    pushed = next_but_starts(push_service, browser)
    assert pushed.path == "/send/bea"
    assert int(pushed.headers["ttl"]) > 0
    claims = signed_claims(pushed.headers["authorization"], bea.get("/api/push")["key"])
    assert claims["aud"] == f"https://{push_service.host}"
    assert claims["sub"] == "mailto:court@example.org"
    now = time.time()
    assert now < float(str(claims["exp"])) <= now + 86_400
    assert browser.read(pushed) == {"type": "turn", "table": id, "seat": 1, "game": "oriflamme"}
    with pytest.raises(http_ece.ECEException):
        Browser().read(pushed)
    assert id.encode() not in pushed.body


@pytest.mark.parametrize(
    "keys",
    [
        {"auth": to_base64(AUTH[:-1])},
        {"auth": to_base64(AUTH * 2)},
        {"auth": "x" * 65},
        {"p256dh": "A" * 87},
        {"p256dh": to_base64(b"\4" + bytes(64))},
        {"p256dh": "x" * 201},
        {"p256dh": "+/" * 40},
        {"p256dh": 7},
    ],
)
def test_keys_that_are_not_a_browsers_are_refused(
    server: Server, push_service: Receiver, keys: dict[str, object]
) -> None:
    ada = server.person()
    browser = Browser()
    good = browser.subscription(f"https://{push_service.host}/send/ada")
    with pytest.raises(Failed, match="bad_request"):
        ada.post("/api/push", {**good, "keys": {**browser.keys(), **keys}})
    assert ada.get("/api/account/export")["subscriptions"] == []
    ada.post("/api/push", good)
    assert len(ada.get("/api/account/export")["subscriptions"]) == 1


def test_nobody_is_called_who_looks_or_has_unsubscribed(
    server: Server, push_service: Receiver
) -> None:
    seats, id = full_table(server, 2, options={"first": "crimson"})
    bea, browser = seats[1].person, Browser()
    endpoint = f"https://{push_service.host}/send/bea"
    bea.post("/api/push", browser.subscription(endpoint))
    with bea.socket(id) as talk:
        talk.receive()
        seats[0].act()
        talk.wait_for("turn")
    bea.http.request("DELETE", "/api/push", json={"endpoint": endpoint})
    others, _ = full_table(server, 2, options={"first": "crimson"})
    last, listening = others[1].person, Browser()
    last.post("/api/push", listening.subscription(f"https://{push_service.host}/send/last"))
    seats[1].act()
    others[0].act()
    assert next_but_starts(push_service, listening).path == "/send/last"
    assert push_service.received.empty()


def test_subscription_that_is_gone_is_forgotten(server: Server, push_service: Receiver) -> None:
    ada, bea, browser = server.person("Ada"), server.person("Bea"), Browser()
    id = ada.new_table(players=2, order="chosen", options={"first": "crimson"})
    bea.table(id).do("join")
    bea.post("/api/push", browser.subscription(f"https://{push_service.host}/send/gone"))
    push_service.status = 410
    ada.table(id).do("start")
    assert push_service.next().path == "/send/gone"
    until = time.monotonic() + PATIENCE
    while bea.get("/api/account/export")["subscriptions"] and time.monotonic() < until:
        time.sleep(0.05)
    push_service.status = 201
    bea.post("/api/push", browser.subscription(f"https://{push_service.host}/send/bea"))
    ada.table(id).act()
    assert push_service.next().path == "/send/bea"
    assert push_service.received.empty()
