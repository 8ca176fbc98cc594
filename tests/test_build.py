"""A compiled build is used only while it is true to its sources."""

import ast
import hashlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import msgspec
import pytest

from camarilla import _build

RULE = "games/duel/rules/cards.py"
POLICY = "games/duel/bot/policy.py"
SOURCES = (("kernel/game.py", "OVER = -2\n"), (RULE, "WIN = 1\n"), (POLICY, "BOLD = 1\n"))


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package root whose stamp matches its sources."""
    monkeypatch.delenv("CAMARILLA_PURE", raising=False)
    for name, text in SOURCES:
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    stamp(tmp_path)
    return tmp_path


def stamp(root: Path, suffix: str = EXTENSION_SUFFIXES[0]) -> None:
    sources = {}
    for name, path in _build.rule_sources(root):
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        sources[name] = [path.stat().st_size, path.stat().st_mtime_ns, digest]
    (root / _build.STAMP).write_text(json.dumps({"suffix": suffix, "sources": sources}))


def test_matching_build_is_used(built: Path) -> None:
    assert _build._refusal(built) is None


def test_touched_source_is_the_same_source(built: Path) -> None:
    os.utime(built / RULE, (1, 1))
    assert _build._refusal(built) is None


def test_edit_of_the_same_size_is_noticed(built: Path) -> None:
    (built / RULE).write_text("WIN = 2\n")
    os.utime(built / RULE, (1, 1))
    assert _build._refusal(built) == f"{RULE} was changed after it was compiled"


def test_edited_policy_is_noticed(built: Path) -> None:
    (built / POLICY).write_text("BOLD = 2\n")
    os.utime(built / POLICY, (1, 1))
    assert _build._refusal(built) == f"{POLICY} was changed after it was compiled"


def test_other_bots_are_not_compiled(built: Path) -> None:
    (built / "bots").mkdir()
    (built / "bots/levels.py").touch()
    assert _build._refusal(built) is None


def test_a_game_that_was_never_compiled_leaves_the_build_in_use(built: Path) -> None:
    (built / "games/chess/rules").mkdir(parents=True)
    (built / "games/chess/rules/board.py").touch()
    assert _build._refusal(built) is None


def test_removed_source_is_noticed(built: Path) -> None:
    (built / RULE).unlink()
    assert _build._refusal(built) == "a compiled source is gone"


def test_build_for_another_python_is_passed_over(built: Path) -> None:
    stamp(built, ".cpython-39.so")
    reason = _build._refusal(built)
    assert reason is not None
    assert "another Python" in reason


@pytest.mark.parametrize("text", ["", "{", "[]", "{}"])
def test_damaged_stamp_is_passed_over(built: Path, text: str) -> None:
    (built / _build.STAMP).write_text(text)
    assert _build._refusal(built) == "the stamp of the compiled build is damaged"


def test_pure_can_be_asked_for(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_PURE", "1")
    assert _build._refusal(built) == "CAMARILLA_PURE is set"


def test_pure_process_takes_the_rules_from_their_sources() -> None:
    code = (
        "import camarilla._build as build, camarilla.kernel.game as game\n"
        "print(build.build_kind(), game.__file__)"
    )
    environment = {**os.environ, "CAMARILLA_PURE": "1"}
    kind, file = subprocess.check_output(
        [sys.executable, "-c", code], env=environment, text=True
    ).split()
    assert kind == "pure"
    assert Path(file).suffix == ".py"


def compile_tool() -> Any:
    path = Path(__file__).parent.parent / "tools" / "compile.py"
    spec = importlib.util.spec_from_file_location("compile_tool", path)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def test_compiler_refuses_class_keywords(tmp_path: Path) -> None:
    tool = compile_tool()
    module = tmp_path / "cards.py"
    module.write_text("class Card(Struct, frozen=True):\n    name: str\n")
    with pytest.raises(SystemExit, match="has keywords, which mypyc would drop"):
        tool.refuse_class_keywords(module)


def test_a_wheel_is_built_with_all_that_the_compiler_reads() -> None:
    """Without the types of a library that the rules import there is only a pure wheel."""
    root = Path(__file__).parents[1]
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    required = project["build-system"]["requires"]
    group = project["dependency-groups"]["build"]
    assert [one for one in group if isinstance(one, str)] == required[1:]
    there = {re.split(r"[\[<>=]", one)[0] for one in required} | {"mypy_extensions", "camarilla"}
    there |= sys.stdlib_module_names
    for _, path in _build.rule_sources(root / "src" / "camarilla"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] in there, path
            elif isinstance(node, ast.Import):
                assert {name.name.split(".")[0] for name in node.names} <= there, path


def test_compiler_needs_no_library_that_a_build_does_not_have(tmp_path: Path) -> None:
    """Frontends build in an environment of their own, where of our libraries only msgspec is."""
    tool = compile_tool()
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    paths = [path for _, path in _build.rule_sources(tool.PACKAGE)]
    modules = [str(path) for path in paths if path.name not in tool.INTERPRETED]
    mypy = [sys.executable, "-m", "mypy", "--no-site-packages", "--cache-dir", str(tmp_path / "c")]
    done = subprocess.run(
        [*mypy, *tool.MYPY_OPTIONS, *modules],
        env=os.environ | {"MYPYPATH": str(tmp_path)},
        cwd=tool.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
