"""No text is copied from a rulebook. Its files are not part of the project."""

import re
from pathlib import Path

from tests.i18n.texts import texts

RULEBOOKS = Path(__file__).resolve().parents[3] / "shared" / "seeds"
RUN = 8
"""So many equal words in a row are a copy."""


def words(text: str) -> list[str]:
    """The words of a text; hyphenation at the end of a line is undone."""
    joined = re.sub(r"(?<=\w)-\s*\n\s*|\u00AD", "", text)
    return re.findall(r"[\w’'-]+", joined.lower())


def runs(said: list[str]) -> set[tuple[str, ...]]:
    return {tuple(said[at : at + RUN]) for at in range(len(said) - RUN + 1)}


def printed(language: str) -> set[tuple[str, ...]]:
    """The runs of the rulebooks in a language that are here."""
    found: set[tuple[str, ...]] = set()
    for path in sorted(RULEBOOKS.glob(f"*-{language}*.txt")):
        found |= runs(words(path.read_text("utf-8")))
    return found


def copied(book: set[tuple[str, ...]], said: dict[str, list[str]]) -> list[str]:
    return [
        f"{id}: {' '.join(run)}"
        for id, patterns in said.items()
        for text in patterns
        for run in sorted(runs(words(text)) & book)
    ]


def test_no_text_has_eight_words_in_a_row_from_a_rulebook() -> None:
    for language in ("uk", "ru"):
        assert copied(printed(language), texts(language)) == []


def test_a_copied_sentence_is_found() -> None:
    book = runs(words("Гравець бере одну карту зверху коло-\nди й кладе її до скиду."))
    text = "Потім гравець бере одну карту зверху колоди й кладе її куди завгодно."
    assert copied(book, {"one": [text]})
    assert not copied(book, {"one": ["Візьміть карту з колоди й скиньте її."]})
