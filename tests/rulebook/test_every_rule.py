"""Every rule of every game has its number, its test, and its text for players."""

import re
from pathlib import Path

import pytest

from camarilla import games

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PACKAGE = ROOT / "src" / "camarilla" / "games"
CATALOGUES = sorted({games.title_of(game).catalogue for game in games.GAMES})
EVERY_GAME = pytest.mark.parametrize("catalogue", CATALOGUES)


def rules(catalogue: str) -> set[str]:
    """The numbers of the rules that players read in the help: `X6.6a`, `X11`."""
    text = (PACKAGE / catalogue / "texts" / "en.ftl").read_text("utf-8")
    return {
        number.replace("-", ".")
        for number in re.findall(r"^rule-([A-Z]\d+\S*) =", text, re.MULTILINE)
    }


def chapters(catalogue: str) -> set[str]:
    return {number.split(".")[0] for number in rules(catalogue)}


def with_tests(catalogue: str) -> set[str]:
    """The numbers in the names of tests; `test_x6_6a_...` is of X6.6a, `test_x11_...` of X11."""
    found: set[str] = set()
    for path in (HERE / catalogue).glob("test_*.py"):
        names = re.findall(
            r"^def test_([A-Za-z]\d+)(?:_(\d+[a-z]?))?_", path.read_text("utf-8"), re.MULTILINE
        )
        for chapter, number in names:
            found.add(f"{chapter.upper()}.{number}" if number else chapter.upper())
    return found


def cited(catalogue: str) -> set[str]:
    """The numbers that the program gives as reasons."""
    letter = min(rules(catalogue))[0]
    return {
        number
        for path in (PACKAGE / catalogue).rglob("*.py")
        for number in re.findall(rf"\b{letter}\d+\.\d+[a-z]?\b", path.read_text("utf-8"))
    }


def on_page(catalogue: str) -> set[str]:
    """The numbers of the rules' page."""
    text = (ROOT / "docs" / f"rules-{catalogue}.md").read_text("utf-8")
    return set(re.findall(r"^\s*- \*\*([A-Z]\d+\.\d+[a-z]?)\*\*", text, re.MULTILINE))


@EVERY_GAME
def test_every_rule_has_a_test(catalogue: str) -> None:
    assert rules(catalogue)
    assert rules(catalogue) - with_tests(catalogue) == set()


@EVERY_GAME
def test_every_test_is_of_a_rule(catalogue: str) -> None:
    assert with_tests(catalogue) - rules(catalogue) - chapters(catalogue) == set()


@EVERY_GAME
def test_the_program_cites_no_rule_that_players_cannot_read(catalogue: str) -> None:
    assert cited(catalogue) - rules(catalogue) == set()


@EVERY_GAME
def test_the_page_and_the_help_have_the_same_rules(catalogue: str) -> None:
    numbered = {number for number in rules(catalogue) if "." in number}
    assert on_page(catalogue) == numbered
