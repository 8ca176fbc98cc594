"""Programs that the host lets people seat as bots."""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.web.server import PATIENCE, Failed, Server

from camarilla.web.server import serve as run
from camarilla.web.settings import BadSetting, from_environment

EXAMPLE = Path(__file__).parents[2] / "examples" / "eager_bot.py"


def test_a_program_of_the_hosts_plays_at_a_table(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_BOTS=f"eager={sys.executable} {EXAMPLE}", CAMARILLA_WORKERS="1")
    ada = server.person()
    bots = {bot["id"]: bot["strength"] for bot in ada.get("/api/games")["games"][0]["bots"]}
    assert bots["eager"] == 0
    id = ada.new_table(players=2, bots=["eager"], order="chosen")
    table = ada.table(id)
    table.do("start")
    assert table.view()["table"]["seats"][1]["bot"] == "eager"
    acted = 0
    until = time.monotonic() + 60
    while acted < 3 and time.monotonic() < until:
        position = table.view()["position"]
        if position["observation"]["legal"]:
            table.act()
            acted += 1
        else:
            time.sleep(0.05)
    assert acted == 3, "the program never answered"
    assert "bot.failed" not in server.log.read_text()


def test_commands_never_come_from_the_net(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_BOTS="eager=true")
    ada = server.person()
    for name in ("exec:true", "true", "eager=true"):
        with pytest.raises(Failed, match="unknown_bot"):
            ada.new_table(players=2, bots=[name])


@pytest.mark.parametrize(
    "line",
    ["eager", "eager=", "=true", "page=true", "random=true", "a b=true", "x='", "x=true\nx=false"],
)
def test_a_bad_program_is_a_bad_setting(line: str) -> None:
    with pytest.raises(BadSetting):
        from_environment(bots=line)


def test_several_programs_are_named_line_by_line() -> None:
    settings = from_environment(bots="one=./one --fast\ntwo = ./two=2")
    assert settings.programs() == {"one": "./one --fast", "two": "./two=2"}


def test_a_program_that_is_not_there_is_told_at_the_start(tmp_path: Path) -> None:
    settings = from_environment(bots="lost=./lost --fast", data=tmp_path)
    with pytest.raises(BadSetting, match=r"the bot lost .* '\./lost --fast'"):
        run(settings, lambda _: None)


def test_a_program_that_babbles_is_a_line_in_the_log(serve: Callable[..., Server]) -> None:
    babble = f"{sys.executable} -c \"input(); print('hello')\""
    server = serve(CAMARILLA_BOTS=f"babble={babble}", CAMARILLA_WORKERS="1")
    ada = server.person()
    table = ada.table(ada.new_table(players=2, bots=["babble"], order="chosen"))
    table.do("start")
    until = time.monotonic() + 60
    while "bot.failed" not in server.log.read_text() and time.monotonic() < until:
        if table.view()["position"]["observation"]["legal"]:
            table.act()
        time.sleep(0.05)
    events = [json.loads(line) for line in server.log.read_text().splitlines()]
    told = [event for event in events if event["event"] == "program.failed"]
    assert " answered hello, which" in told[0]["reason"]
    assert "bot.failed" in {event["event"] for event in events}


def test_a_slow_program_holds_up_its_own_table_only_and_ends_with_the_server(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import os, pathlib, time\n"
        f"pathlib.Path({str(tmp_path)!r}, 'started').write_text(str(os.getpid()))\n"
        "time.sleep(600)\n"
    )
    server = serve(CAMARILLA_BOTS=f"slow={sys.executable} {slow}", CAMARILLA_WORKERS="1")
    ada = server.person()
    wishes = {"players": 2, "order": "chosen", "options": {"first": "azure"}}
    ada.table(ada.new_table(bots=["slow"], **wishes)).do("start")
    started = tmp_path / "started"
    wait_until(lambda: started.exists() and started.read_text() != "")
    other = ada.table(ada.new_table(bots=["page"], **wishes))
    other.do("start")
    for _ in range(3):
        wait_until(lambda: other.view()["position"]["observation"]["legal"])
        other.act()
    assert server.stop() == 0
    wait_until(lambda: not Path("/proc", started.read_text(), "cmdline").exists())


def wait_until(holds: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)
