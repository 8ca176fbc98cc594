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
    suites = ("tests/conformance", "tests/i18n/test_catalogues.py")
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
