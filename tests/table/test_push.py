"""Web Push: who is called, when, and what is sent."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.table.conftest import ADA, BEA, act, game_for

from camarilla.table.commands import User
from camarilla.table.push import Push, new_vapid_key
from camarilla.table.rooms import Hall
from camarilla.table.store import users
from camarilla.table.store.users import StoredUser, Subscription


class QuietPush(Push):
    """Remembers what it would send."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall, new_vapid_key(), "mailto:host@example.org", ["push.example"])
        self.sent: list[tuple[str, bytes]] = []
        self.status = 201

    def _send(self, subscription: Subscription, payload: bytes) -> int:
        self.sent.append((subscription.endpoint, payload))
        return self.status


async def add_subscriber(hall: Hall, user: User) -> None:
    stored = StoredUser(user.id, user.name, None, None, 0)
    await hall.database.write(lambda c: users.add_user(c, stored, 0))
    endpoint = Subscription(f"https://push.example/{user.id}", "k", "a")
    await hall.database.write(lambda c: users.subscribe(c, user.id, endpoint))


async def settle(push: Push) -> None:
    await asyncio.gather(*push._tasks)


@pytest.mark.parametrize("status", [201, 410])
def test_turn_is_pushed_to_whoever_does_not_watch(in_hall: Callable[..., Any], status: int) -> None:
    async def work(hall: Hall) -> None:
        push = QuietPush(hall)
        push.status = status
        for user in (ADA, BEA):
            await add_subscriber(hall, user)
        await hall.open("t", game_for(ADA, BEA))
        await settle(push)
        assert push.sent == [
            (
                "https://push.example/a",
                b'{"type":"turn","table":"t","seat":0,"game":"oriflamme"}',
            )
        ]
        await hall.do("t", act)
        await settle(push)
        assert [endpoint for endpoint, _ in push.sent][1:] == ["https://push.example/b"]
        left = await hall.database.read(lambda c: users.subscriptions_of(c, "a"))
        assert len(left) == (1 if status == 201 else 0)

    in_hall(work)


def test_same_person_is_not_called_twice_in_a_moment(in_hall: Callable[..., Any]) -> None:
    async def work(hall: Hall) -> None:
        push = QuietPush(hall)
        await add_subscriber(hall, ADA)
        await hall.open("t", game_for(ADA, BEA))
        for _ in range(4):
            await hall.do("t", act)
        await settle(push)
        assert len(push.sent) == 1

    in_hall(work)


def test_message_can_be_encrypted_for_a_real_subscription(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library takes our key and a browser's, and makes a signed, encrypted request."""
    monkeypatch.chdir(tmp_path)
    import base64

    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid
    from pywebpush import webpush

    point = (
        ec.generate_private_key(ec.SECP256R1())
        .public_key()
        .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )
    keys = {
        "p256dh": base64.urlsafe_b64encode(point).decode().rstrip("="),
        "auth": base64.urlsafe_b64encode(b"0" * 16).decode().rstrip("="),
    }
    command = webpush(
        {"endpoint": "https://push.example/x", "keys": keys},
        b"payload",
        vapid_private_key=Vapid.from_pem(new_vapid_key()),
        vapid_claims={"sub": "mailto:host@example.org"},
        curl=True,
    )
    assert "https://push.example/x" in str(command)
