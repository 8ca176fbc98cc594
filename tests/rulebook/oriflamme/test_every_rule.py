"""Every rule has its number, its test, and its place in the players' rules."""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]


def rules() -> set[str]:
    """The numbers of the rules that players read."""
    text = (ROOT / "docs" / "rules-oriflamme.md").read_text("utf-8")
    return set(re.findall(r"^- \*\*(O\d+\.\d+)\*\*", text, re.MULTILINE))


def with_tests() -> set[str]:
    """The numbers in the names of tests."""
    return {
        f"O{chapter}.{number}"
        for path in HERE.glob("test_*.py")
        for chapter, number in re.findall(r"def test_O(\d+)_(\d+)_", path.read_text("utf-8"))
    }


def cited() -> set[str]:
    """The numbers that the program gives as reasons."""
    package = ROOT / "src" / "camarilla" / "games" / "oriflamme"
    return {
        number
        for path in package.rglob("*.py")
        for number in re.findall(r"\bO\d+\.\d+", path.read_text("utf-8"))
    }


def test_every_rule_has_a_test() -> None:
    assert rules() - with_tests() == set()


def test_every_test_is_of_a_rule() -> None:
    assert with_tests() - rules() == set()


def test_the_program_cites_no_rule_that_players_cannot_read() -> None:
    assert cited() - rules() == set()
