"""Web Push: who is called, when, and what is sent."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.table.conftest import ADA, BEA, act, open_game

from camarilla.table.chat import Chat
from camarilla.table.commands.base import User
from camarilla.table.messenger import Messenger
from camarilla.table.notifier import Notifier
from camarilla.table.push import Push, new_vapid_key
from camarilla.table.rooms import Rooms
from camarilla.table.store import users
from camarilla.table.store.users import StoredUser, Subscription
from camarilla.web import notice_words


async def everybody_may_speak(_person: str) -> None:
    """Nobody is muted."""


class QuietPush(Push):
    """Remembers what it would send."""

    def __init__(self, rooms: Rooms) -> None:
        super().__init__(
            rooms.database, new_vapid_key(), "mailto:host@example.org", ["push.example"]
        )
        chat = Chat(rooms, lambda _person: None, everybody_may_speak)
        self.notifier = Notifier(rooms, chat, self, Messenger("", []), notice_words.notice)
        self.chat = chat
        self.sent: list[tuple[str, bytes]] = []
        self.status = 201

    def _send(self, subscription: Subscription, payload: bytes) -> int:
        self.sent.append((subscription.endpoint, payload))
        return self.status


class HangingPush(QuietPush):
    """A push service that answers when it is told to."""

    def __init__(self, rooms: Rooms) -> None:
        super().__init__(rooms)
        self.answers = threading.Event()

    def _send(self, subscription: Subscription, payload: bytes) -> int:
        self.answers.wait(60)
        return super()._send(subscription, payload)


async def add_subscriber(rooms: Rooms, user: User) -> None:
    stored = StoredUser(user.id, user.name, None, None, 0)
    await rooms.database.write(lambda c: users.add_user(c, stored, 0))
    endpoint = Subscription(f"https://push.example/{user.id}", "k", "a")
    await rooms.database.write(lambda c: users.subscribe(c, user.id, endpoint, 0))


async def settle(push: QuietPush) -> None:
    await push.notifier.join()


@pytest.mark.parametrize("status", [201, 410])
def test_turn_is_pushed_to_a_person_who_does_not_watch(
    with_rooms: Callable[..., Any], status: int
) -> None:
    async def work(rooms: Rooms) -> None:
        push = QuietPush(rooms)
        push.status = status
        for user in (ADA, BEA):
            await add_subscriber(rooms, user)
        await open_game(rooms, "t", ADA, BEA)
        await settle(push)
        a, b = "https://push.example/a", "https://push.example/b"
        turn = (a, b'{"type":"turn","table":"t","seat":0,"game":"oriflamme"}')
        start = (b, b'{"type":"start","table":"t","seat":1,"game":"oriflamme"}')
        assert sorted(push.sent) == [turn, start]
        await rooms.write("t", act)
        await settle(push)
        turn = (b, b'{"type":"turn","table":"t","seat":1,"game":"oriflamme"}')
        assert push.sent[2:] == ([turn] if status == 201 else [])
        left = await rooms.database.read(lambda c: users.subscriptions_of(c, "a"))
        assert len(left) == (1 if status == 201 else 0)

    with_rooms(work)


def test_same_person_is_not_called_twice_in_a_moment(with_rooms: Callable[..., Any]) -> None:
    async def work(rooms: Rooms) -> None:
        push = QuietPush(rooms)
        await add_subscriber(rooms, ADA)
        await open_game(rooms, "t", ADA, BEA)
        for _ in range(4):
            await rooms.write("t", act)
        await settle(push)
        assert len(push.sent) == 1

    with_rooms(work)


def test_message_can_be_encrypted_for_a_real_subscription(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library takes our key and a browser's, and makes a signed, encrypted transaction."""
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


def test_push_service_that_hangs_delays_nothing_but_pushes(with_rooms: Callable[..., Any]) -> None:
    """Passwords are checked in threads too, but in others."""

    async def work(rooms: Rooms) -> None:
        push = HangingPush(rooms)
        await add_subscriber(rooms, ADA)
        for number in range(60):
            await open_game(rooms, f"t{number}", ADA, BEA)
        try:
            await asyncio.sleep(0.1)
            assert await asyncio.wait_for(asyncio.to_thread(lambda: 1), 20) == 1
        finally:
            push.answers.set()
        await settle(push)
        assert len(push.sent) == 60

    with_rooms(work)


def test_calls_are_dropped_when_no_push_service_answers(
    with_rooms: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("camarilla.table.notifier.WAITING", 3)

    async def work(rooms: Rooms) -> None:
        push = HangingPush(rooms)
        await add_subscriber(rooms, ADA)
        for number in range(9):
            await open_game(rooms, f"t{number}", ADA, BEA)
        push.answers.set()
        await settle(push)
        assert len(push.sent) == 3

    with_rooms(work)
