"""The rulebooks: chapters, marks, terms, lists and examples fit the rules and their pages."""

import re
from pathlib import Path

import pytest
from tests.rulebook.test_every_rule import CATALOGUES, ROOT, rules

from camarilla import games, i18n
from camarilla.i18n.speech import rule_id, ruling_text
from camarilla.kernel.events import Event

TITLES = {title.catalogue: title for title in reversed(games.TITLES.values())}
EVERY_GAME = pytest.mark.parametrize("catalogue", CATALOGUES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", i18n.LANGUAGES)


def on_the_page(catalogue: str, mark: str) -> set[str]:
    """The rules whose paragraph on the page has a mark, or whose chapter has it as a whole."""
    page = Path(ROOT / "docs" / f"rules-{catalogue}.md").read_text("utf-8")
    found: set[str] = set()
    for chapter in page.split("\n## "):
        beginning, *parts = re.split(
            r"^\s*- \*\*([A-Z]\d+\.\d+[a-z]?)\*\*", chapter, flags=re.MULTILINE
        )
        whole = re.search(f"All of this is a {mark}", beginning)
        pairs = zip(parts[::2], parts[1::2], strict=True)
        found |= {number for number, body in pairs if whole or re.search(mark, body)}
    return found


@EVERY_GAME
def test_every_rule_is_in_a_chapter(catalogue: str) -> None:
    chapters = TITLES[catalogue].rulebook().chapters
    assert {rule.split(".")[0] for rule in rules(catalogue)} == set(chapters)


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_chapter_and_term_is_told(catalogue: str, language: str) -> None:
    book = TITLES[catalogue].rulebook()
    ids = [f"{catalogue}-chapter-{chapter}" for chapter in book.chapters]
    ids += [f"{catalogue}-term-{term}" for term in book.terms]
    assert [id for id in ids if not i18n.has_text(language, id)] == []
    assert [id for id in ids if not i18n.catalogue.about(language, id)] == []


@EVERY_GAME
def test_numbers_in_the_book_are_rules(catalogue: str) -> None:
    book = TITLES[catalogue].rulebook()
    named = {*book.rulings, *book.reconstructed, *book.terms.values(), *book.lists, *book.examples}
    assert named - rules(catalogue) == set()


@EVERY_GAME
def test_things_of_lists_have_texts(catalogue: str) -> None:
    things = [thing for list in TITLES[catalogue].rulebook().lists.values() for thing in list]
    assert [one for one in things if not i18n.has_text("en", f"{catalogue}-{one}")] == []


@EVERY_GAME
def test_rulings_are_those_of_the_page(catalogue: str) -> None:
    book = TITLES[catalogue].rulebook()
    told = {rule for rule in rules(catalogue) if ruling_text("en", rule)}
    assert not told & set(book.rulings)
    assert told | set(book.rulings) == on_the_page(catalogue, r"ruling\b")


@EVERY_GAME
def test_what_the_page_calls_reconstructed_is_marked(catalogue: str) -> None:
    marked = on_the_page(catalogue, r"reconstructed\]")
    assert marked - set(TITLES[catalogue].rulebook().reconstructed) == set()


@EVERY_GAME
def test_every_example_can_be_played_and_applies_its_rule(catalogue: str) -> None:
    title = TITLES[catalogue]
    examples = title.examples()
    assert [example.rule for example in examples] == list(title.rulebook().examples)
    for example in examples:
        game = games.get(example.game)
        state = game.setup(example.players, {})
        events: list[Event] = []
        for text in example.actions:
            events.clear()
            state.apply(game.actions.parse(text), events)
        assert example.rule in {event.rule for event in events}, example.rule
        assert i18n.has_text("en", rule_id(example.rule))
