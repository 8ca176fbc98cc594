"""What one address or person can take from the others, and where it ends."""

import contextlib
import json
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.server import Failed, Person, Server
from websockets.exceptions import ConnectionClosed

from camarilla.web.file_limit import connections_within
from camarilla.web.guard.address import limited_as
from camarilla.web.guard.limits import Limits, RateLimited
from camarilla.web.http.protocol import TcpLimits
from camarilla.web.settings import Settings

FIXTURES = Path(__file__).parents[1] / "fixtures" / "v0_1"
KEPT = Settings().imports_per_person


def tries(server: Server, login: Callable[[int], str], count: int = 25) -> list[str]:
    """Guess a password from as many addresses; what the server says to each."""
    codes = []
    for number in range(count):
        answer = httpx.post(
            f"{server.url}/api/session",
            json={"login": login(number), "password": "guess work"},
            headers={"X-Forwarded-For": f"192.0.2.{number}"},
        )
        codes.append(answer.json()["error"]["code"])
    return codes


def full_width(text: str, count: int) -> str:
    """Another spelling of the same login: its first letters full-width."""
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in text[:count])
    return wide + text[count:]


@pytest.fixture
def behind_a_proxy(serve: Callable[..., Server]) -> Server:
    return serve(CAMARILLA_RATE="1", CAMARILLA_TRUSTED_PROXIES="127.0.0.1")


def test_other_spellings_of_a_login_are_the_same_login(behind_a_proxy: Server) -> None:
    victim = "victimvictimvictimvictim"
    began = time.monotonic()
    codes = tries(behind_a_proxy, lambda number: full_width(victim, number % len(victim)))
    # Ten tries at once, and one more every ten seconds.
    allowed = 11 + (time.monotonic() - began) / 10
    assert codes.count("bad_credentials") <= allowed
    assert "rate_limited" in codes or allowed >= len(codes)


def test_guessing_strangers_do_not_lock_out_the_owners_device(behind_a_proxy: Server) -> None:
    owner = behind_a_proxy.person("Ada")
    credentials = {"login": "ada", "password": "correct horse"}
    owner.post("/api/account", credentials)
    owner.http.request("DELETE", "/api/session")
    assert tries(behind_a_proxy, lambda _: "ada")[-1] == "rate_limited"
    assert owner.post("/api/session", credentials)["user"]["login"] == "ada"
    stranger = behind_a_proxy.person("Eve")
    with pytest.raises(Failed, match="rate_limited"):
        stranger.post("/api/session", credentials)


def test_nobody_names_his_own_address_unless_a_proxy_is_trusted(
    serve: Callable[..., Server],
) -> None:
    server = serve(CAMARILLA_RATE="1")
    statuses = [
        httpx.post(
            f"{server.url}/api/me",
            json={"name": "Ada"},
            headers={"X-Forwarded-For": f"192.0.2.{number}"},
        ).status_code
        for number in range(40)
    ]
    assert statuses.count(200) < 30
    assert statuses[-1] == 429


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_limits_count_a_network_of_one_customer_as_one(host: str, counts_as: str) -> None:
    assert limited_as(host) == counts_as


# Tables and records.


@pytest.fixture
def record() -> Any:
    """A finished game of 56 actions."""
    lines = (FIXTURES / "records" / "chosen.jsonl").read_text("utf-8").splitlines()
    return json.loads(lines[1])


def stored(server: Server) -> list[int]:
    """How many tables and how many entries of their logs the database holds."""
    with closing(sqlite3.connect(server.data / "camarilla.db")) as database:
        counts = [database.execute(f"select count(*) from {table}") for table in ("tables", "log")]
        return [rows.fetchone()[0] for rows in counts]


def test_nobody_fills_the_disk_with_imported_records(
    serve: Callable[..., Server], record: Any
) -> None:
    server = serve()
    ada = server.person()
    answers = [ada.http.post("/api/records", json=record) for _ in range(KEPT)]
    assert {answer.status_code for answer in answers} == {200}
    kept = stored(server)
    assert kept[0] == KEPT
    with ThreadPoolExecutor(8) as at_once:
        refusals = list(at_once.map(lambda _: ada.http.post("/api/records", json=record), range(8)))
    assert {answer.status_code for answer in refusals} == {409}
    assert {answer.json()["error"]["code"] for answer in refusals} == {"too_many"}
    assert stored(server) == kept


def test_imported_records_of_one_person_are_limited(
    serve: Callable[..., Server], record: Any
) -> None:
    server = serve(CAMARILLA_IMPORTS_PER_PERSON="2")
    ada, bea = server.person(), server.person()
    for _ in range(2):
        ada.post("/api/records", record)
    with pytest.raises(Failed, match="too_many"):
        ada.post("/api/records", record)
    bea.post("/api/records", record)


@pytest.mark.parametrize("what", ["imports", "tables"])
def test_no_two_stored_at_once_are_both_the_last(
    tmp_path: Path, fresh_database: str, record: Any, what: str
) -> None:
    path, body, scope = {
        "imports": ("/api/records", record, "imported"),
        "tables": ("/api/tables", {"game": "oriflamme", "players": 3}, "mine"),
    }[what]
    limited = {f"CAMARILLA_{what.upper()}_PER_PERSON": "2"}
    with closing(Server(tmp_path, fresh_database, **limited)) as server:
        ada = server.start().person()
        with ThreadPoolExecutor(8) as at_once:
            tries = at_once.map(lambda _: ada.http.post(path, json=body), range(8))
            statuses = [answer.status_code for answer in tries]
        assert (statuses.count(200), statuses.count(409)) == (2, 6)
        assert len(ada.get("/api/tables", scope=scope)["tables"]) == 2


def test_tables_of_one_address_are_limited_whoever_opens_them() -> None:
    limits = Limits(1).tables_of_address
    for _ in range(60):
        limits.take("192.0.2.1")
    with pytest.raises(RateLimited):
        limits.take("192.0.2.1")
    limits.take("192.0.2.2")


# Connections.


@contextlib.contextmanager
def connections(server: Server, count: int, sent: bytes) -> Iterator[list[socket.socket]]:
    """Connections that have sent something and wait."""
    with contextlib.ExitStack() as stack:
        opened = []
        for _ in range(count):
            connection = socket.create_connection(("127.0.0.1", server.port))
            opened.append(stack.enter_context(connection))
            with contextlib.suppress(OSError):
                connection.sendall(sent)
        yield opened


def ended(connection: socket.socket, seconds: float) -> bool:
    """Whether the server ends the connection without a word."""
    connection.settimeout(seconds)
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


HALF_A_HEADER = b"GET /api/me HTTP/1.1\r\nHost: "
HALF_A_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"name": '
)


def test_half_sent_requests_are_ended(shared_server: Server) -> None:
    with (
        connections(shared_server, 3, HALF_A_HEADER) as headers,
        connections(shared_server, 1, b"") as silent,
        connections(shared_server, 3, HALF_A_BODY) as bodies,
    ):
        until = time.monotonic() + 40
        for connection in (*headers, *silent, *bodies):
            assert ended(connection, until - time.monotonic())


def test_one_address_cannot_take_all_connections(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_SOCKETS_PER_ADDRESS="20")
    with connections(server, 60, HALF_A_HEADER) as half_sent:
        assert sum(ended(connection, 0.5) for connection in half_sent[20:]) == 40
        friend = httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"))
        with friend:
            assert friend.get(f"{server.url}/healthz").text == "ok\n"


def test_connections_fit_into_the_limit_on_files() -> None:
    for files in (256, 1024, 65_536):
        total, at_once = connections_within(files)
        limits = TcpLimits(total, 100_000, "")
        assert total + at_once < files
        assert limits.per_address < total


def test_connections_of_a_proxy_are_those_of_everybody() -> None:
    limits = TcpLimits(1000, 2, "10.0.0.0/8, 192.0.2.1")
    for host, admitted in (("10.1.2.3", 5), ("192.0.2.1", 5), ("192.0.2.2", 2)):
        assert sum(limits.admit(host, 1) for _ in range(5)) == admitted
    limits.release("192.0.2.2")
    assert limits.admit("192.0.2.2", 1)
    assert not limits.admit("192.0.2.3", 1001)


def flood(send: Callable[[], object], then: Callable[[], object]) -> None:
    for _ in range(100_000):
        send()
    then()


@pytest.mark.parametrize("frame", ["ping", "pong"])
def test_flood_of_control_frames_closes_the_socket(shared_server: Server, frame: str) -> None:
    """Whether or not anybody reads the answers, nothing is kept for them."""
    stranger = Person(shared_server)
    with stranger.raw_socket("/api/lobby") as socket, pytest.raises(ConnectionClosed) as closed:
        flood(getattr(socket, frame), lambda: socket.recv(20))
    stranger.http.close()
    # Who is still sending may miss the reason: the system then resets the connection.
    assert closed.value.rcvd is None or closed.value.rcvd.reason == "rate_limited"
