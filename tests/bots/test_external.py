"""Bots that are other programs."""

import json
import sys
from pathlib import Path

import pytest

from camarilla import bots, games
from camarilla.bots import external
from camarilla.games import title_of
from camarilla.kernel.game import Game, State
from camarilla.lab.simulate import Batch, Plan, play_batch

EXAMPLE = Path(__file__).parents[2] / "examples" / "eager_bot.py"


def test_the_example_takes_a_seat() -> None:
    name = f"exec:{sys.executable} {EXAMPLE}"
    plan = Plan("oriflamme", 3, {}, (name, "random", "random"), "s", True).checked()
    played = play_batch(Batch(plan, 0, 3))
    assert played.tally.games == 3
    external.close_all()


def first_decision(game: Game) -> State:
    s = game.setup(game.max_players)
    while s.actor() < 0:
        s.apply(s.legal()[0])
    return s


@pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
def test_a_request_tells_what_the_seat_knows_and_nothing_of_the_engine(
    game: Game, tmp_path: Path
) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        "import json, sys\n"
        "line = sys.stdin.readline()\n"
        f"open({str(tmp_path / 'request.json')!r}, 'w').write(line)\n"
        "print(json.dumps({'action': json.loads(line)['legal'][-1]['id']}))\n",
        "utf-8",
    )
    s = first_decision(game)
    info = s.information_state(s.actor())
    assert bots.make(f"exec:{sys.executable} {script}", "x").choose(info, game) == info.legal[-1]
    external.close_all()
    request = json.loads((tmp_path / "request.json").read_text("utf-8"))
    assert set(request) == {"protocol", "game", "information", "vector", "legal"}
    assert request["protocol"] == 2
    assert request["game"] == game.id
    assert not {"frames", "stack", "legal"} & set(request["information"])
    assert request["information"]["seat"] == info.seat
    encoder = title_of(game.id).encoder(info.players)
    assert bytes(request["vector"]) == encoder.encode(s, info.seat)
    assert [action["id"] for action in request["legal"]] == list(info.legal)
    for action in request["legal"]:
        assert set(action) == {"id", "form", "args", "text"}
        assert game.actions.parse(action["text"]) == action["id"]


def test_an_answer_may_be_a_text_or_an_id(tmp_path: Path) -> None:
    game = games.get("oriflamme")
    s = first_decision(game)
    info = s.information_state(s.actor())
    for field in ("id", "text"):
        script = tmp_path / f"{field}.py"
        script.write_text(
            "import json, sys\n"
            "legal = json.loads(sys.stdin.readline())['legal']\n"
            f"print(json.dumps({{'action': legal[1][{field!r}]}}))\n",
            "utf-8",
        )
        bot = bots.make(f"exec:{sys.executable} {script}", "x")
        assert bot.choose(info, game) == info.legal[1]
        external.close_all()


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("print('hello')", "answered hello, which is not a line of JSON"),
        ('print(\'{"action": "spy on 36"}\')', "not a legal action"),
        ('print(\'{"action": "jump"}\')', "answered .*jump.*, which is not an action"),
        ("print('{\"action\": -1}')", "not a legal action"),
        ("print('{\"action\": null}')", "is not a line of JSON with an action"),
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
