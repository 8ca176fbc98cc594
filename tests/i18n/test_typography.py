"""The catalogues follow the typography of each language; docs/translating.md."""

import pytest
from tests.i18n.texts import matching, texts

from camarilla import i18n

LANGUAGES = pytest.mark.parametrize("language", i18n.LANGUAGES)

# What is wrong in every language.
ANYWHERE = {
    "a straight quote": r"[\"']",
    "three dots for an ellipsis": r"\.\.\.",
    "a space before a mark": r" [,.;:!…]| \?(?= |$)",
    "two spaces": r"  ",
    "a space at the end": r"[ \n]$",
    "a hyphen for a minus": r"(?<![\w-])-\d",
    "a hyphen for a dash": r"(?<= )-(?= )",
    "a non-breaking space, which the client adds": r"\u00A0",
}
# Dashes, quotes, letters of another language.
OF_LANGUAGE = {
    "en": {"a dash": r" [–—] ", "quotes of others": r"[«»„]", "a spaced percent": r"\d %"},
    "uk": {
        "another dash": r" – ",
        "quotes of others": r"[“”„]",
        "Russian letters": r"[ыэъёЫЭЪЁ]",
    },
    "ru": {
        "another dash": r" – ",
        "quotes of others": r"[“”„]",
        "Ukrainian letters": r"[іїєґІЇЄҐ]",
    },
}


@LANGUAGES
def test_texts_are_set_as_the_language_asks(language: str) -> None:
    rules = ANYWHERE | OF_LANGUAGE[language]
    found = {name: matching(language, pattern) for name, pattern in rules.items()}
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_word_mixes_latin_and_cyrillic_letters(language: str) -> None:
    mixed = r"[а-яіїєґёА-ЯІЇЄҐЁ][a-zA-Z]|[a-zA-Z][а-яіїєґёА-ЯІЇЄҐЁ]"
    assert matching(language, mixed) == []


@LANGUAGES
def test_quotes_are_opened_and_closed(language: str) -> None:
    opening, closing = "“”" if language == "en" else "«»"
    for id, said in texts(language).items():
        for text in said:
            assert text.count(opening) == text.count(closing), id
