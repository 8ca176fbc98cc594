"""Writes the rules in Ukrainian and Russian, docs/uk/rules-*.md and docs/ru/rules-*.md.

Run it with `make rules`. The pages come from the same texts as the rulebook in the client. The
English pages, docs/rules-*.md, are written by hand: they say more about each ruling.
"""

import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from camarilla import games, i18n
from camarilla.games import TITLES
from camarilla.games.rulebook import Rulebook
from camarilla.games.title import Title
from camarilla.i18n.catalogue import about
from camarilla.i18n.speech import rule_id, ruling_text

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
LANGUAGES: Final = ("uk", "ru")
PARTS: Final = ("", *"abcdef")
"""A rule may have parts of its own."""
NOTE: Final = "<!-- Written by `make rules` from the catalogues. Do not edit. -->\n"


def main() -> int:
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


def pages() -> dict[Path, str]:
    """The text of each page. Games that share a catalogue share a page."""
    catalogues: dict[str, list[Title]] = {}
    for title in TITLES.values():
        catalogues.setdefault(title.catalogue, []).append(title)
    return {
        DOCS / language / f"rules-{catalogue}.md": "\n".join(page(language, titles)).rstrip() + "\n"
        for language in LANGUAGES
        for catalogue, titles in catalogues.items()
    }


def page(language: str, titles: list[Title]) -> Iterator[str]:
    title, book = titles[0], titles[0].rulebook()
    yield NOTE
    names = ", ".join(f"«{i18n.game_text(language, one.id)}»" for one in titles)
    yield f"# {i18n.text(language, 'client-rules')}: {names}\n"
    yield f"{i18n.text(language, 'rulebook-about-marks')}\n"
    yield f"## {i18n.text(language, 'rulebook-short')}\n"
    count = 1
    while i18n.has_text(language, f"{title.catalogue}-howto-{count}"):
        yield f"{count}. {i18n.text(language, f'{title.catalogue}-howto-{count}')}"
        count += 1
    for chapter in book.chapters:
        id = f"{title.catalogue}-chapter-{chapter}"
        yield f"\n## {chapter} {i18n.text(language, id)}\n"
        yield f"*{about(language, id)}*\n"
        for number in numbers(language, chapter):
            yield from entry(language, title, book, number)
    yield f"\n## {i18n.text(language, 'rulebook-terms')}\n"
    for term, rule in book.terms.items():
        id = f"{title.catalogue}-term-{term}"
        yield f"- **{i18n.text(language, id)}** ({rule}). {about(language, id)}"


def numbers(language: str, chapter: str) -> Iterator[str]:
    """The rules of a chapter in their order: `X11`, or `X6.6`, `X6.6a`, `X6.7`."""
    if i18n.has_text(language, rule_id(chapter)):
        yield chapter
    for number in itertools.count(1):
        rule = f"{chapter}.{number}"
        if not i18n.has_text(language, rule_id(rule)):
            return
        yield from (one for part in PARTS if i18n.has_text(language, rule_id(one := rule + part)))


def entry(language: str, title: Title, book: Rulebook, rule: str) -> Iterator[str]:
    said = i18n.rule_text(language, rule)
    name = card_of(language, title, said)
    reconstructed = i18n.text(language, "rulebook-reconstructed")
    mark = f" *({reconstructed})*" if rule in book.reconstructed else ""
    line = f"- **{rule}** {f'**{name}.** ' if name else ''}{said}{mark}"
    ruling, word = ruling_text(language, rule), i18n.text(language, "rulebook-ruling")
    if ruling:
        line += f" *{word}: {ruling}*"
    elif rule in book.rulings:
        line += f" *({word.lower()})*"
    yield line
    for thing in book.lists.get(rule, []):
        id = f"{title.catalogue}-{thing}"
        label = i18n.text(language, id)
        yield f"    - **{label[0].upper()}{label[1:]}.** {about(language, id)}"


def card_of(language: str, title: Title, said: str) -> str:
    """The name of the card whose rule says this."""
    game = games.get(title.id)
    for card in title.screen().cards:
        name, help = i18n.card_text(language, game, card)
        if help == said:
            return name
    return ""


if __name__ == "__main__":
    sys.exit(main())
