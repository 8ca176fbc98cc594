"""Help, refusals and the system's language in English, Ukrainian and Russian."""

import ast
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
import typer
from typer.core import TyperCommand, TyperGroup

from camarilla import cli, i18n
from camarilla.cli import translation
from camarilla.cli.app import app
from camarilla.kernel.errors import CamarillaError

SOURCES = Path(cli.__file__).parent.parent
TRANSLATED = [
    *sorted(path.relative_to(SOURCES).as_posix() for path in (SOURCES / "cli").glob("*.py")),
    "bots/external.py",
    "bots/levels.py",
    "games/__init__.py",
    "kernel/game.py",
    "lab/ladder.py",
    "table/store/admin.py",
    "table/store/backup.py",
    "table/store/upgrade.py",
    "web/admin.py",
    "web/file_lock.py",
    "web/opening.py",
    "web/server.py",
    "web/settings.py",
]
"""The files whose refusals a person at a terminal meets."""
FOR_PROGRAMMERS = ("has lost the marks", "not a position of", "action number")
CYRILLIC = re.compile("[а-яіїєґ]{3}")
LANGUAGES = pytest.mark.parametrize("language", ["uk", "ru"])


def camarilla(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LC_ALL", "LC_MESSAGES", "LANG", "CAMARILLA_LANG")
    }
    return subprocess.run(
        [sys.executable, "-m", "camarilla", *words],
        env=kept | {"PYTHONUTF8": "1", "COLUMNS": "100"} | environment,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def commands() -> Iterator[tuple[str, TyperCommand | TyperGroup]]:
    """Every command by its words."""
    program = typer.main.get_command(app)
    assert isinstance(program, TyperGroup)
    waiting: list[tuple[str, TyperCommand | TyperGroup]] = [(translation.PROGRAM, program)]
    while waiting:
        path, command = waiting.pop()
        yield path, command
        if isinstance(command, TyperGroup):
            for name, one in command.commands.items():
                assert isinstance(one, TyperCommand | TyperGroup)
                waiting.append((f"{path} {name}", one))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_command_and_option_has_its_help(language: str) -> None:
    for path, command in commands():
        assert not translation.command_help(language, path).startswith("cli-"), path
        for param in command.params:
            assert param.name is not None
            assert translation.option_help(language, path, param.name), f"{path} {param.name}"


def test_help_is_found_when_the_program_is_run_as_a_module() -> None:
    page = camarilla("replay", "--help").stdout
    assert "cli-" not in page
    assert page.startswith(f"Usage: {translation.PROGRAM} replay ")


def refusals(path: Path) -> Iterator[str]:
    """The sentences with which a file refuses, with `x1`, `x2` for what is put into them."""
    name = path.relative_to(SOURCES).with_suffix("").as_posix().replace("/", ".")
    module = importlib.import_module(f"camarilla.{name.removesuffix('.__init__')}")
    kinds = {one.__name__ for one in CamarillaError.__subclasses__()}
    for node in ast.walk(ast.parse(path.read_bytes())):
        if not (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)):
            continue
        function, args = node.exc.func, node.exc.args
        if not (isinstance(function, ast.Name) and function.id in kinds and args):
            continue
        if function.id == "Refused":
            args = args[1:]  # a code for programs comes first
        branches = [args[0].body, args[0].orelse] if isinstance(args[0], ast.IfExp) else args
        yield from (sentence(one, module) for one in branches[:2])


def sentence(node: ast.expr, module: ModuleType) -> str:
    if isinstance(node, ast.Name):
        return str(getattr(module, node.id))
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else f"x{at}"
            for at, part in enumerate(node.values)
        )
    assert isinstance(node, ast.Constant), ast.dump(node)
    return str(node.value)


@LANGUAGES
@pytest.mark.parametrize("file", TRANSLATED)
def test_every_refusal_at_the_terminal_is_translated(language: str, file: str) -> None:
    for said in refusals(SOURCES / file):
        if not any(part in said for part in FOR_PROGRAMMERS):
            assert CYRILLIC.search(translation.translated(language, said)), said


@LANGUAGES
@pytest.mark.parametrize(
    "words",
    [
        ("nosuch",),
        ("sim",),
        ("sim", "chess"),
        ("sim", "king", "--players", "9"),
        ("sim", "king", "--players", "x"),
        ("sim", "king", "--games", "0"),
        ("sim", "king", "--bots", "nobody"),
        ("sim", "king", "--nothing"),
        ("hint", "nowhere.jsonl"),
        ("admin", "delete", "all", "x"),
        ("play",),
    ],
)
def test_a_wrong_command_is_refused_in_the_readers_language(
    words: tuple[str, ...], language: str
) -> None:
    done = camarilla(*words, "--lang", language)
    assert done.returncode == 2
    assert done.stderr.startswith("camarilla: ")
    assert CYRILLIC.search(done.stderr)
    english = camarilla(*words)
    assert english.returncode == 2
    assert not CYRILLIC.search(english.stderr)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("sim", "king", "--players", "x"), "'--players': it must be a whole number."),
        (("fuzz", "king", "--seconds", "x"), "'--seconds': it must be a number."),
        (("sim", "king", "--games", "0"), "'--games': it must be at least 1."),
        (("serve", "--port", "99999"), "'--port': it must be at most 65535."),
        (("admin", "delete", "all", "x"), "'all' is not one of 'table', 'person'."),
        (("sim", "king", "more"), "Too many arguments: more."),
        (("sim", "king", "--bot"), "No such option: --bot; similar ones: --bots"),
        (("sim", "king", "--players"), "'--players' needs a value."),
        (("puzzle",), "No such command 'puzzle'; similar ones: 'puzzles'"),
    ],
)
def test_the_words_of_the_library_are_put_into_plain_english(
    words: tuple[str, ...], said: str
) -> None:
    assert said in camarilla(*words).stderr


@LANGUAGES
@pytest.mark.parametrize("width", ["60", "80", "100"])
def test_a_default_is_translated_where_its_line_is_broken(width: str, language: str) -> None:
    page = camarilla("review", "--help", CAMARILLA_LANG=language, COLUMNS=width).stdout
    assert CYRILLIC.search(page)
    assert not re.search(r"default|env\s+var", page), page


@LANGUAGES
@pytest.mark.parametrize("words", [("puzzle",), ("play", "illuminaten", "--players", "1")])
def test_what_is_offered_instead_is_said_in_the_readers_language(
    words: tuple[str, ...], language: str
) -> None:
    done = camarilla(*words, CAMARILLA_LANG=language)
    assert CYRILLIC.search(done.stderr)
    assert not re.search(r"\b(Did|you|or|and|an?)\b", done.stderr), done.stderr


@LANGUAGES
@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("CAMARILLA_WORKERS", "many"),
        ("CAMARILLA_BOT_BUDGET", "0"),
        ("CAMARILLA_GUEST_DAYS", "-1"),
        ("CAMARILLA_LOG_FORMAT", "xml"),
        ("CAMARILLA_BASE_URL", "nowhere"),
        ("CAMARILLA_TRUSTED_PROXIES", "nobody"),
        ("CAMARILLA_PUSH_CONTACT", "me"),
        ("CAMARILLA_MAIL", "post"),
        ("SECRET_KEY", "short"),
        ("CAMARILLA_BOTS", "mine="),
        ("DATABASE_URL", "nosql://here"),
    ],
)
def test_a_wrong_setting_is_refused_in_the_readers_language(
    variable: str, value: str, language: str, tmp_path: Path
) -> None:
    """All of it: no English phrase is left in the sentence."""
    given = {"CAMARILLA_DATA": str(tmp_path), variable: value}
    done = camarilla("serve", "--port", "0", "--host", "127.0.0.1", "--lang", language, **given)
    assert done.returncode == 2
    assert CYRILLIC.search(done.stderr)
    assert not re.search(r"\b(must|be|number|whole|address|has|no)\b", done.stderr), done.stderr


def test_an_unknown_language_is_refused_in_the_language_of_the_system() -> None:
    assert "немає мови 'fr'" in camarilla("games", "--lang", "fr", LANG="uk_UA.UTF-8").stderr


def test_the_language_of_the_system_is_used_without_an_option() -> None:
    assert "Команди:" in camarilla("--help", LANG="uk_UA.UTF-8").stdout
    assert "Команды:" in camarilla("--help", LANG="uk_UA.UTF-8", LC_ALL="ru_RU.UTF-8").stdout
    assert "Commands:" in camarilla("--help", LANG="de_DE.UTF-8").stdout
    assert "Команды:" in camarilla("--help", LANG="uk_UA.UTF-8", CAMARILLA_LANG="ru").stdout


@LANGUAGES
def test_the_frame_of_a_help_page_is_translated(language: str) -> None:
    page = camarilla("report", "--help", "--lang", language).stdout
    assert re.search(r"\[[^\]]*: 1000", page)
    for word in ("Usage", "Options", "Arguments", "default", "required", "Show this"):
        assert word not in page


@LANGUAGES
def test_doctor_speaks_the_readers_language(language: str) -> None:
    done = camarilla("doctor", f"--lang={language}")
    assert {"uk": "версія ", "ru": "версия "}[language] in done.stdout


def test_every_command_takes_the_language_anywhere() -> None:
    assert translation.take_language(["--lang", "uk", "bench"]) == (["bench"], "uk")
    assert translation.take_language(["db", "--lang=ru", "upgrade"]) == (["db", "upgrade"], "ru")
    assert translation.take_language(["admin", "--", "--lang"]) == (["admin", "--", "--lang"], None)
    assert "there is no language" in camarilla("doctor", "--lang", "de").stderr
