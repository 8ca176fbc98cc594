"""The pages for players in Ukrainian and Russian."""

import re
from pathlib import Path

import pytest
import typer
from tests.i18n.test_own_words import printed, runs, words
from tests.i18n.test_terms import VARIANTS
from tools import rules_pages

from camarilla.cli.app import app

DOCS = Path(__file__).resolve().parents[2] / "docs"
LANGUAGES = pytest.mark.parametrize("language", rules_pages.LANGUAGES)


def texts(language: str) -> dict[str, str]:
    """The prose of the pages: without code."""
    return {
        path.name: re.sub(r"(?s)```.*?```|`[^`]*`", "", path.read_text("utf-8"))
        for path in sorted((DOCS / language).glob("*.md"))
    }


def test_the_pages_of_rules_are_written_from_the_catalogues() -> None:
    for path, text in rules_pages.pages().items():
        assert path.read_text("utf-8") == text, "run `make rules`"


@LANGUAGES
def test_a_page_of_rules_has_every_rule_and_the_names_of_cards(language: str) -> None:
    page = texts(language)["rules-oriflamme.md"]
    numbers = re.findall(r"^- \*\*(O\d+\.\d+)\*\*", page, re.MULTILINE)
    assert len(numbers) == len(set(numbers)) == 62
    name = {"uk": "Лучниця", "ru": "Лучница"}[language]
    assert f"- **O6.1** **{name}.** " in page
    illuminaten = texts(language)["rules-illuminaten.md"]
    at = [illuminaten.index(f"- **{rule}** ") for rule in ("X6.6", "X6.6a", "X6.6d", "X7.1", "X11")]
    assert at == sorted(at)


def test_both_languages_have_the_same_pages() -> None:
    assert list(texts("uk")) == list(texts("ru"))
    for path in (DOCS / "uk").glob("*.md"):
        other = (DOCS / "ru" / path.name).read_text("utf-8")
        assert other.count("\n## ") == path.read_text("utf-8").count("\n## "), path.name


@LANGUAGES
def test_pages_use_the_words_of_the_glossary_and_their_own(language: str) -> None:
    book = printed(language)
    for name, text in texts(language).items():
        for of, catalogue, variant, word in VARIANTS:
            if of == language and not catalogue:
                assert not re.search(variant, text), f"{name}: say {word}"
        assert runs(words(text)) & book == set(), name


@LANGUAGES
def test_pages_name_commands_that_there_are(language: str) -> None:
    program = typer.main.get_command(app)
    assert isinstance(program, typer.core.TyperGroup)
    known = set(program.commands)
    for path in (DOCS / language).glob("*.md"):
        named = set(re.findall(r"camarilla ([a-z]+)", path.read_text("utf-8")))
        assert named <= known, path.name
