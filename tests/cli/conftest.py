"""Runs of the real program."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from camarilla import _build

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def camarilla(tmp_path: Path) -> Run:
    """Run `camarilla` with arguments and typed lines, in a folder and with data of its own."""

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        environment = os.environ | {
            "CAMARILLA_DATA": str(tmp_path / "data"),
            "PYTHONPATH": str(Path(_build.__file__).parents[1]),
            "COLUMNS": "100",
            "LINES": "40",
            "PYTHONIOENCODING": "utf-8",
        }
        return subprocess.run(
            [sys.executable, "-m", "camarilla", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment,
            cwd=tmp_path,
            timeout=120,
            check=False,
        )

    return run
