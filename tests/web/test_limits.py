"""What one address or person can take from the others, and where it ends."""

from collections.abc import Callable

import httpx
import pytest
from tests.web.server import Failed, Server

from camarilla.web.guard.address import limited_as


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
    codes = tries(behind_a_proxy, lambda number: full_width(victim, number % len(victim)))
    assert codes.count("bad_credentials") <= 12
    assert codes[-1] == "rate_limited"


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
