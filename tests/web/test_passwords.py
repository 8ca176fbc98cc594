"""Passwords that are guessed first are refused wherever one is chosen."""

import pytest
from tests.web.server import Failed, Server

from camarilla.table.errors import Refused
from camarilla.web.guard.passwords import checked_password

NAMES = ("ada lovelace", "Countess")


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password1!",
        "p@ssw0rd!",
        "12345678",
        "9876543210",
        "aaaaaaaa",
        "20202020",
        "qwertyuiop",
        "1q2w3e4r",
        "abcdefgh",
        "monkeymonkey",
        "йцукенгш",
        "Пароль 123",
        "привіт2024",
        "ｐａｓｓｗｏｒｄ",
        "AdaLovelace",
        "Ada Lovelace 1815",
        "!countess!",
    ],
)
def test_a_password_that_anybody_guesses_is_refused(password: str) -> None:
    with pytest.raises(Refused) as refusal:
        checked_password(password, NAMES)
    assert refusal.value.code == "common_password"


@pytest.mark.parametrize(
    "password",
    [
        "correct horse",
        "battery staple",
        "пароль із літер",
        "83916472",
        "my monkey Kira",
        "Ödland 7",
    ],
)
def test_other_passwords_are_taken_as_they_are(password: str) -> None:
    assert checked_password(password, ("", *NAMES)) == password


def test_a_common_password_changes_nothing(shared_server: Server) -> None:
    ada = shared_server.person("Countess")
    with pytest.raises(Failed, match="common_password"):
        ada.post("/api/account", {"login": "guessed", "password": "Countess99"})
    assert ada.get("/api/me")["user"]["login"] is None
    ada.post("/api/account", {"login": "guessed", "password": "correct horse"})
    codes = ada.post("/api/account/codes", {"password": "correct horse"})["codes"]
    with pytest.raises(Failed, match="common_password"):
        ada.put("/api/account/password", {"old": "correct horse", "new": "guessed1"})
    with pytest.raises(Failed, match="common_password"):
        ada.post("/api/account/recovery", {"login": "guessed", "code": codes[0], "new": "12345678"})
    ada.post("/api/session", {"login": "guessed", "password": "correct horse"})
    again = {"login": "guessed", "code": codes[0], "new": "battery staple"}
    assert ada.post("/api/account/recovery", again)["user"]["login"] == "guessed"
