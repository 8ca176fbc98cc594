"""What people are told of their tables while they are not there, and who is told."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.table.conftest import ADA, BEA, CAT, act, open_game
from tests.table.test_push import QuietPush, add_subscriber, settle

from camarilla.table.commands.absence import VoteAbsent
from camarilla.table.commands.base import TableCommand, Transaction, User
from camarilla.table.commands.chat import Say
from camarilla.table.commands.pause import Pause
from camarilla.table.commands.seating import Create, Join, Leave, Start
from camarilla.table.commands.takeover import Takeover
from camarilla.table.commands.undo import Undo
from camarilla.table.log import Clock
from camarilla.table.messenger import Messenger
from camarilla.table.rooms import Rooms, now
from camarilla.table.store import notices as store

pytestmark = pytest.mark.filterwarnings("ignore:'imghdr' is deprecated")  # apprise imports it

DAY = {"clock": Clock("days", 1)}
Run = Callable[..., Any]


async def listening(rooms: Rooms, *people: User) -> QuietPush:
    push = QuietPush(rooms)
    for person in people:
        await add_subscriber(rooms, person)
    return push


async def told(push: QuietPush) -> list[tuple[str, str]]:
    """Who was told what since the last time."""
    await settle(push)
    found = [(end.rpartition("/")[2], json.loads(body)["type"]) for end, body in push.sent]
    push.sent.clear()
    return sorted(found)


class GameWithBot(TableCommand, tag="game-with-bot", frozen=True):
    """Ada, Bea and a bot, already playing."""

    def apply(self, transaction: Transaction, user: User) -> None:
        create = Create(game="oriflamme", players=3, bots=("random",), order="chosen")
        create.apply(transaction, user)
        Join().apply(transaction, BEA)
        Start().apply(transaction, user)


def do(command: Any, user: User) -> Callable[[Transaction], None]:
    return lambda transaction: command.apply(transaction, user)


def test_start_is_told_to_all_and_the_turn_to_who_begins(with_rooms: Run) -> None:
    async def work(rooms: Rooms) -> None:
        push = await listening(rooms, ADA, BEA, CAT)
        await open_game(rooms, "t", ADA, BEA, CAT)
        assert await told(push) == [("a", "turn"), ("b", "start"), ("c", "start")]

    with_rooms(work)


def test_who_is_at_the_table_is_told_nothing(with_rooms: Run) -> None:
    async def work(rooms: Rooms) -> None:
        push = await listening(rooms, ADA, BEA)
        with rooms.presence.socket("t", "b"):
            await open_game(rooms, "t", ADA, BEA)
            await rooms.write("t", act)
            assert await told(push) == [("a", "turn")]

    with_rooms(work)


def test_requests_are_told_to_those_whose_consent_is_missing(with_rooms: Run) -> None:
    async def work(rooms: Rooms) -> None:
        push = await listening(rooms, ADA, BEA, CAT)
        table = await open_game(rooms, "t", ADA, BEA, CAT, **DAY)
        await rooms.write("t", act)
        await rooms.write("t", act)
        await told(push)
        await rooms.write("t", do(Undo(seq=table.seq, seat=0), ADA))
        assert await told(push) == [("b", "request"), ("c", "request")]
        paused = await open_game(rooms, "p", ADA, BEA, **DAY)
        await told(push)
        await rooms.write(paused.id, do(Pause(), BEA))
        assert await told(push) == [("a", "request")]

    with_rooms(work)


def test_newcomer_who_asks_for_a_seat_is_told_to_those_who_decide(with_rooms: Run) -> None:
    async def work(rooms: Rooms) -> None:
        push = await listening(rooms, ADA, BEA)
        await rooms.open("t", GameWithBot(), ADA)
        await told(push)
        await rooms.write("t", do(Takeover(seat=2), CAT))
        assert await told(push) == [("a", "request"), ("b", "request")]

    with_rooms(work)


def test_lost_seat_is_told_unless_one_has_left_it(
    with_rooms: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        push = await listening(rooms, ADA, BEA)
        await open_game(rooms, "t", ADA, BEA)
        await told(push)
        later = now() + 120_000
        monkeypatch.setattr("camarilla.table.rooms.now", lambda: later)
        await rooms.write("t", do(VoteAbsent(seat=0), BEA))
        assert await told(push) == [("a", "lost")]
        await rooms.write("t", do(Leave(), BEA))
        assert await told(push) == []

    with_rooms(work)


@pytest.mark.parametrize(
    ("line", "called"),
    [("and you, @bea?", True), ("@Beatrice", False), ("bea", False), ("@BEA", True)],
)
def test_whom_a_line_names_is_told(with_rooms: Run, line: str, called: bool) -> None:
    async def work(rooms: Rooms) -> None:
        push = await listening(rooms, ADA, BEA)
        await open_game(rooms, "t", ADA, BEA)
        await told(push)
        await push.chat.say("t", ADA, Say(text=line))
        assert await told(push) == ([("b", "mention")] if called else [])

    with_rooms(work)


def test_deadline_of_a_game_by_the_day_is_told_once(
    with_rooms: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        push = await listening(rooms, ADA, BEA)
        await open_game(rooms, "t", ADA, BEA, **DAY)
        await open_game(rooms, "fast", ADA, BEA, clock=Clock("move", 60))
        await told(push)
        await push.notifier.remind()
        assert await told(push) == []
        later = now() + 22 * 3_600_000
        monkeypatch.setattr("camarilla.table.notifier.now", lambda: later)
        await push.notifier.remind()
        await push.notifier.remind()
        assert await told(push) == [("a", "deadline")]
        other = QuietPush(rooms)  # another process
        await other.notifier.remind()
        assert await told(other) == []

    with_rooms(work)


def test_what_somebody_does_not_want_is_not_told(with_rooms: Run) -> None:
    async def work(rooms: Rooms) -> None:
        push = await listening(rooms, ADA, BEA)
        await rooms.database.write(lambda c: store.choose(c, "a", ("turn",), "uk"))
        await open_game(rooms, "t", ADA, BEA)
        assert await told(push) == [("b", "start")]

    with_rooms(work)


class Outbox(Messenger):
    """Keeps what it would send."""

    def __init__(self) -> None:
        super().__init__("", [])
        self.sent: list[tuple[str, str, str]] = []

    def send(self, address: str, title: str, text: str) -> bool:
        self.sent.append((address, title, text))
        return True


def test_messages_go_to_a_confirmed_address_in_the_language_of_the_person(
    with_rooms: Run,
) -> None:
    async def work(rooms: Rooms) -> None:
        push, outbox = await listening(rooms, ADA, BEA), Outbox()
        push.notifier.messenger = outbox
        push.notifier._base_url = "https://play.example.org"
        write = rooms.database.write
        await write(lambda c: store.choose(c, "a", (), "uk"))
        await write(lambda c: store.await_code(c, "a", "ada@example.org", "abc", now()))
        await open_game(rooms, "t", ADA, BEA)
        await settle(push)
        assert outbox.sent == []
        assert not await write(lambda c: store.confirm(c, "a", "abd", now()))
        assert not await write(lambda c: store.confirm(c, "b", "abc", now()))
        assert not await write(lambda c: store.confirm(c, "a", "abc", now() + store.CODE_FOR))
        assert await write(lambda c: store.confirm(c, "a", "ABC", now()))
        assert not await write(lambda c: store.confirm(c, "a", "abc", now()))
        await open_game(rooms, "u", ADA, BEA)
        await settle(push)
        text = "Ваш хід.\nhttps://play.example.org/t/u"
        assert outbox.sent == [("ada@example.org", "Орифлама", text)]

    with_rooms(work)


HOSTS = ["discord.com", "ntfy.sh", "*.example.org", "localhost:8443"]


@pytest.mark.parametrize(
    "address",
    [
        "https://ntfy.sh/court",
        "https://hooks.example.org/a/b",
        "https://localhost:8443/hook",
        "ada.lovelace@mail.example.org",
    ],
)
def test_allowed_addresses_are_taken(address: str) -> None:
    assert Messenger("mailto://127.0.0.1:25?from=a@b.org", HOSTS).checked(address) == address


@pytest.mark.parametrize(
    "address",
    [
        "http://ntfy.sh/court",
        "https://127.0.0.1/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/hook",
        "https://localhost:8444/hook",
        "https://ntfy.sh@127.0.0.1/court",
        "https://user:word@ntfy.sh/court",
        "https://ntfy.sh.evil.test/court",
        "https://evilexample.org/hook",
        "https://ntfy.sh/court?redirect=yes",
        "https://ntfy.sh/court#x",
        "https://ntfy.sh/../court?to=x",
        "https://ntfy.sh/co urt",
        "https://ntfy.sh\\@evil.test/court",
        "https://ntfy.sh/court\nX: y",
        "file:///etc/passwd",
        "json://127.0.0.1",
        "mailto://127.0.0.1?to=a@b.org",
        "syslog://",
        "ada@localhost",
        "ada@example.org,bea@example.org",
        "ada@example.org?cc=bea@example.org",
        "ada@example.org\nBcc: bea@example.org",
        "@example.org",
        "",
        "x" * 500,
    ],
)
def test_other_addresses_are_never_called(address: str) -> None:
    messenger = Messenger("mailto://127.0.0.1:25?from=a@b.org", HOSTS)
    with pytest.raises(Exception, match="address"):
        messenger.checked(address)
    assert not messenger.send(address, "title", "text")


def test_without_a_mail_server_nothing_goes_by_mail() -> None:
    messenger = Messenger("", HOSTS)
    assert not messenger.has_mail
    with pytest.raises(Exception, match="address"):
        messenger.checked("ada@example.org")
