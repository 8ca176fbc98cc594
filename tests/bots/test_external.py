"""Bots that are other programs."""

import sys
from pathlib import Path

import pytest

from camarilla import bots, games
from camarilla.bots import external
from camarilla.lab.simulate import Batch, Plan, play_batch

EXAMPLE = Path(__file__).parents[2] / "examples" / "eager_bot.py"


def test_the_example_takes_a_seat() -> None:
    name = f"exec:{sys.executable} {EXAMPLE}"
    plan = Plan("oriflamme", 3, {}, (name, "random", "random"), "s", True).checked()
    played = play_batch(Batch(plan, 0, 3))
    assert played.tally.games == 3
    external.close_all()


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("print('hello')", "answered"),
        ('print(\'{"action": "spy on 36"}\')', "not legal"),
        ('print(\'{"action": "jump"}\')', "no action is written"),
        ("pass", "without an answer"),
    ],
)
def test_a_program_that_answers_wrongly_has_failed(tmp_path: Path, code: str, reason: str) -> None:
    script = tmp_path / "bot.py"
    script.write_text(f"import sys\nsys.stdin.readline()\n{code}\n", "utf-8")
    game = games.get("oriflamme")
    s = game.setup(3)
    while s.actor() < 0:
        s.apply(s.legal()[0])
    bot = bots.make(f"exec:{sys.executable} {script}", "x")
    with pytest.raises(bots.BotFailed, match=reason):
        bot.choose(s.information_state(s.actor()), game)
    external.close_all()


def test_a_program_that_is_not_there_has_failed() -> None:
    game = games.get("oriflamme")
    s = game.setup(3)
    while s.actor() < 0:
        s.apply(s.legal()[0])
    with pytest.raises(bots.BotFailed, match="cannot be started"):
        bots.make("exec:no-such-program", "x").choose(s.information_state(s.actor()), game)


def test_a_program_that_never_stops_talking_is_read_a_line_at_a_time(tmp_path: Path) -> None:
    script = tmp_path / "flood.py"
    script.write_text("import sys\nsys.stdin.readline()\nwhile True: print('more')\n", "utf-8")
    flood = external.program(f"{sys.executable} {script}")
    for _ in range(3):
        assert flood.ask(b"?") == b"more\n"
        assert flood.answers.empty()
    flood.close()


def test_a_program_that_does_not_listen_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pipe is full before the question is written."""
    script = tmp_path / "deaf.py"
    script.write_text("while True: print('more')\n", "utf-8")
    monkeypatch.setattr(external, "PATIENCE", 0.1)
    with pytest.raises(bots.BotFailed, match="did not answer"):
        external.program(f"{sys.executable} {script}").ask(b"?" * 1_000_000)
