"""Who is here, over several processes."""

import asyncio

import pytest

from camarilla.table import presence as module
from camarilla.table.presence import LOBBY, Presence


class Wire:
    """Carries notifications between processes, as PostgreSQL does: to the sender too."""

    def __init__(self) -> None:
        self.ends: list[Presence] = []
        self.largest = 0

    def process(self) -> Presence:
        made = Presence(self.send)
        self.ends.append(made)
        return made

    async def send(self, messages: list[str]) -> None:
        for message in messages:
            self.largest = max(self.largest, len(message))
            for end in self.ends:
                end.on_notify(message.split(" ")[0])


async def settle() -> None:
    await asyncio.sleep(module.GATHERED_FOR * 3)


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GATHERED_FOR", 0.01)
    monkeypatch.setattr(module, "GRACE", 0.02)


def test_people_are_seen_at_every_process() -> None:
    async def work() -> None:
        wire = Wire()
        one, other = wire.process(), wire.process()
        with one.socket("t", "ada"), one.socket("t", "ada"), one.socket("t", None):
            await settle()
            assert other.people_at("t") == {"ada"}
            assert other.nameless_at("t") == 1
            assert other.absent_for("t", "ada", one.started_at) is None
            with other.socket("t", "bea"):
                await settle()
                assert one.people_at("t") == {"ada", "bea"}
        await settle()
        assert other.people_at("t") == one.people_at("t") == set()
        assert other.left_at("t", "ada") is not None

    asyncio.run(work())


def test_a_process_that_comes_late_is_told_everything() -> None:
    async def work() -> None:
        wire = Wire()
        one = wire.process()
        many = [one.socket(f"table-with-a-long-name-{n}", f"person-{n}") for n in range(500)]
        for socket in many:
            socket.__enter__()
        await settle()
        late = wire.process()
        late.start()
        await settle()
        assert all(late.people_at(f"table-with-a-long-name-{n}") for n in range(500))
        assert wire.largest < 8000
        many[0].__exit__(None, None, None)
        await settle()
        assert late.people_at("table-with-a-long-name-0") == set()
        await late.close()

    asyncio.run(work())


def test_a_silent_process_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        wire = Wire()
        one, other = wire.process(), wire.process()
        with one.socket("t", "ada"):
            await settle()
            wire.ends.remove(one)
            monkeypatch.setattr(module, "FORGOTTEN_AFTER", -1.0)
            other.start()
            await settle()
            assert other.people_at("t") == set()
            await other.close()

    asyncio.run(work())


def test_who_is_somewhere_is_around_and_who_left_long_ago_is_not() -> None:
    async def work() -> None:
        here = Presence()
        later = here.started_at + 1_000_000
        assert here.gone_for("ada", later) == 1_000_000
        with here.socket(LOBBY, "ada"):
            assert here.gone_for("ada", later) == 0
            assert here.absent_for("t", "ada", later) == 1_000_000
        assert 900_000 < here.gone_for("ada", later) <= 1_000_000

    asyncio.run(work())


def test_a_page_that_is_loaded_anew_is_no_absence() -> None:
    async def work() -> None:
        here = Presence()
        told: list[set[str]] = []
        here.after_change.append(lambda table: told.append(here.people_at(table)))
        with here.socket("t", "ada"):
            pass
        with here.socket("t", "ada"):
            await asyncio.sleep(0.05)
            assert set() not in told
        await asyncio.sleep(0.05)
        assert told[-1] == set()

    asyncio.run(work())
