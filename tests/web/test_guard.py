"""What is checked before any endpoint, and the headers of every answer."""

import socket
from collections.abc import Callable

import httpx
import pytest
from tests.web.server import Failed, Server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from camarilla.table.chat import checked_line
from camarilla.table.errors import Refused
from camarilla.table.names import checked_name


@pytest.fixture
def public_server(serve: Callable[..., Server]) -> Server:
    return serve(CAMARILLA_BASE_URL="https://play.example.org")


def raw_answer(server: Server, request: bytes) -> bytes:
    """Everything that the server says until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(request)
        answer = b""
        while part := connection.recv(65_536):
            answer += part
        return answer


def test_body_with_two_lengths_is_refused_and_the_connection_closed(shared_server: Server) -> None:
    body = b'5\r\n{"nam\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
    answer = raw_answer(
        shared_server,
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n" + body,
    )
    assert answer.startswith(b"HTTP/1.1 400")
    assert answer.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("play.example.org", 200),
        ("PLAY.example.org:443", 200),
        ("127.0.0.1:8000", 200),
        ("[::1]:8000", 200),
        ("localhost", 200),
        ("rebinding.example", 403),
        ("play.example.org.evil.example", 403),
        ("[", 403),
    ],
)
def test_other_names_than_the_servers_own_are_refused(
    public_server: Server, host: str, status: int
) -> None:
    answer = httpx.get(f"{public_server.url}/api/me", headers={"Host": host})
    assert answer.status_code == status


def test_foreign_name_gets_no_socket(public_server: Server) -> None:
    address = f"ws://rebinding.example:{public_server.port}/api/lobby"
    here = socket.create_connection(("127.0.0.1", public_server.port))
    with here, pytest.raises(InvalidStatus) as refusal:
        connect(address, sock=here)
    assert refusal.value.response.status_code == 403


def test_browsers_are_told_to_use_https_where_people_do(
    public_server: Server, shared_server: Server
) -> None:
    name = "strict-transport-security"
    assert httpx.get(f"{public_server.url}/").headers[name] == "max-age=31536000"
    assert name not in httpx.get(f"{shared_server.url}/").headers


@pytest.mark.parametrize(("host", "secure"), [("play.example.org", True), ("127.0.0.1", False)])
def test_cookie_is_for_https_alone_where_people_use_it(
    public_server: Server, host: str, secure: bool
) -> None:
    """On the local network the same server works by plain http."""
    answer = httpx.post(f"{public_server.url}/api/me", json={"name": "Ada"}, headers={"Host": host})
    assert ("secure" in answer.headers["set-cookie"].lower()) is secure


def test_path_that_no_endpoint_has_is_described_or_not_found(shared_server: Server) -> None:
    answer = httpx.put(f"{shared_server.url}/api/tables/0/seats/-1", json={})
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


# Names and chat.


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "Ada\u034f",
        "Ada\ufe0f",
        "a" + "\u0489" * 2,
        "ab\u0301\u0302\u0303\u0304cde",
        "\u0410da",
        "A\u0501a",
        "\u0391da",
    ],
)
def test_invisible_and_mixed_names_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        checked_name(name)
    assert refusal.value.code == "bad_name"


@pytest.mark.parametrize(
    "name", ["DJ Петро", "สมชาย", "अनीता", "דָּוִד", "محمد", "Nguyễn", "Ада 2", "Ελένη", "李白 Li"]
)
def test_names_of_people_are_fine(name: str) -> None:
    assert checked_name(name)


def test_piled_marks_in_chat_are_cut() -> None:
    assert len(checked_line("a" + "\u0301" * 400)) == 4
    assert checked_line("❤\ufe0f Привіт") == "❤\ufe0f Привіт"
    with pytest.raises(Refused):
        checked_line("\u3164\u115f")


# Seats.


def test_stranger_with_the_link_takes_two_seats_at_most(shared_server: Server) -> None:
    host, stranger = shared_server.person("Host"), shared_server.person("Eve")
    id = host.new_table(players=5)
    stranger.table(id).do("join")
    stranger.table(id).do("join", name="Eve 2")
    with pytest.raises(Failed, match="too_many"):
        stranger.table(id).do("join", name="Eve 3")
    for number in range(2):
        host.table(id).do("join", name=f"Friend {number}")


def test_host_sends_a_person_away_from_all_seats_at_once(shared_server: Server) -> None:
    host, stranger = shared_server.person("Host"), shared_server.person("Eve")
    id = host.new_table(players=4)
    stranger.table(id).do("join")
    stranger.table(id).do("join", name="Eve 2")
    seats = host.table(id).do("seat", seat=1, bot=None)["table"]["seats"]
    assert [seat["state"] for seat in seats] == ["human", "free", "free", "free"]
