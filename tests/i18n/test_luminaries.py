"""The Russian names of luminaries are those of the rulebook. It is not part of the project."""

import csv
import re
from pathlib import Path

import pytest
from tests.i18n.test_own_words import RULEBOOKS
from tests.i18n.texts import texts

from camarilla.games import illuminaten

UNREADABLE = {"PIL030"}
"""The text that was extracted from the rulebook has lost this surname."""
BOOK = RULEBOOKS / "pax-illuminaten-ru.txt"


def letters(text: str) -> str:
    """The letters alone: extraction has scattered spaces and line breaks."""
    return re.sub(r"[\W\d_]", "", text).lower()


@pytest.mark.skipif(not BOOK.exists(), reason="the rulebook is not here")
def test_names_that_the_rulebook_has_are_spelled_as_there() -> None:
    book = letters(BOOK.read_text("utf-8"))
    table = Path(str(illuminaten.__file__)).parent / "rules" / "data" / "luminaries.csv"
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    said = texts("ru")
    checked = 0
    for row in rows:
        if row["name_source"] == "seed" and row["id"] not in UNREADABLE:
            name = said[f"illuminaten:illuminaten-help-{row['id']}"][0].partition(". ")[0]
            assert letters(name) in book, name
            checked += 1
    assert checked > 20
