"""A game is one folder: the example in examples/highcard needs no other edit to be played."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "_compiled.json", "__pycache__", "static")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the package that has the example among its games."""
    folder = tmp_path_factory.mktemp("highcard")
    shutil.copytree(ROOT / "src" / "camarilla", folder / "camarilla", ignore=LEFT_OUT)
    shutil.copytree(
        ROOT / "examples" / "highcard",
        folder / "camarilla" / "games" / "highcard",
        ignore=LEFT_OUT,
    )
    return folder


def python(package: Path, *arguments: str) -> str:
    """The output of a Python that imports this copy of the package."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(package), "CAMARILLA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_conformance_suite_and_texts(package: Path) -> None:
    suites = ("tests/conformance", "tests/i18n", "tests/envs")
    options = ("-q", "-n", "0", "-p", "no:cacheprovider", "-k", "highcard")
    assert " passed" in python(package, "-m", "pytest", *options, *suites)


def test_bots_play_it(package: Path) -> None:
    command = "-m camarilla sim highcard --players 3 --games 20 --bots greedy:2,random,ismcts:20"
    told = json.loads(python(package, *command.split(), "--json"))
    assert told["game"] == "highcard"


def test_page_shows_the_code_of_the_example() -> None:
    page = (ROOT / "docs" / "contributing.md").read_text("utf-8")
    files = (ROOT / "examples" / "highcard").rglob("*.py")
    lines = {line.strip() for path in files for line in path.read_text("utf-8").splitlines()}
    shown = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert shown
    assert [
        line for block in shown for line in block.splitlines() if line.strip() not in lines
    ] == []


@pytest.fixture(scope="module")
def bare(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same without any texts: the least that a folder of a game can be."""
    folder = tmp_path_factory.mktemp("bare")
    shutil.copytree(package / "camarilla", folder / "camarilla")
    shutil.rmtree(folder / "camarilla" / "games" / "highcard" / "texts")
    return folder


def test_game_without_a_language_speaks_english(package: Path) -> None:
    texts = package / "camarilla" / "games" / "highcard" / "texts"
    kept = {path: path.read_text("utf-8") for path in texts.glob("uk.*")}
    try:
        for path in kept:
            path.unlink()
        code = "from camarilla import i18n; print(i18n.text('uk', 'highcard-action-keep'))"
        assert python(package, "-c", code) == "Keep it\n"
    finally:
        for path, text in kept.items():
            path.write_text(text, "utf-8")


@pytest.mark.parametrize("texts", ["package", "bare"])
def test_every_command_works_with_it(
    texts: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    folder: Path = request.getfixturevalue(texts)
    records, report = tmp_path / "games.jsonl", tmp_path / "report"
    assert "highcard" in python(folder, "-m", "camarilla", "games", "--json")
    camarilla = ("-m", "camarilla")
    python(folder, *camarilla, "games", "--lang", "uk")
    sim = ("sim", "highcard", "--players", "3", "--games", "3", "--records", str(records))
    python(folder, *camarilla, *sim)
    assert "H2.1" in python(folder, *camarilla, "replay", str(records))
    ladder = ("ladder", "highcard", "--bots", "greedy:2,random", "--games", "4", "--json")
    assert json.loads(python(folder, *camarilla, *ladder))
    python(folder, *camarilla, "hint", str(records), "--step", "4", "--bot", "greedy:2")
    python(folder, *camarilla, "fuzz", "highcard", "--seconds", "1")
    made = ("report", "highcard", "--games", "10", "--bots", "random", "--out", str(report))
    python(folder, *camarilla, *made)
    assert (report / "report.html").exists()


@pytest.mark.parametrize("texts", ["package", "bare"])
def test_a_person_plays_it_in_a_terminal(
    texts: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    folder: Path = request.getfixturevalue(texts)
    command = ("play", "highcard", "--players", "2", "--bots", "random")
    done = subprocess.run(
        [sys.executable, "-m", "camarilla", *command],
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(folder),
            "CAMARILLA_PURE": "1",
            "XDG_DATA_HOME": str(tmp_path),
        },
        input="keep\n" * 60,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "highcard" in done.stdout or "High Card" in done.stdout
    assert list(tmp_path.rglob("*.json*"))


def test_environments_and_encoder_work_with_it(package: Path) -> None:
    code = """
from camarilla.envs import gymnasium, openspiel, pettingzoo
table = pettingzoo.env("highcard", players=3)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, _, over, cut, _ = table.last()
    table.step(None if over or cut else int(seen["action_mask"].nonzero()[0][0]))
env = gymnasium.SeatEnv("highcard", bots=["random"])
seen, _ = env.reset(seed=1)
env.step(int(seen["action_mask"].nonzero()[0][0]))
"""
    python(package, "-c", code)
