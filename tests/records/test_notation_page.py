"""docs/notation.md defines what the program does: forms of actions, options, fields of records."""

import re
from pathlib import Path

import pytest

from camarilla.games import get
from camarilla.games.oriflamme.rules.cards import FAMILY_IDS, KIND_IDS
from camarilla.kernel.record import FORMAT, Record

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text("utf-8")


def section(title: str) -> str:
    """The text under a heading, up to the next heading of any level."""
    start = re.search(rf"^#+ {re.escape(title)}$", PAGE, re.MULTILINE)
    assert start is not None
    rest = PAGE[start.end() :]
    end = re.search(r"^#+ ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def cells(text: str, column: int) -> list[str]:
    """A column of a table, without its head."""
    rows = [line.split(" | ") for line in text.splitlines() if line.startswith("|")]
    return [row[column].strip("| ") for row in rows[2:]]


def codes(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


WORDS = {
    "K": "|".join(KIND_IDS),
    "F": "|".join(FAMILY_IDS),
    "P": r"[1-9]\d*",
    "G": r"0|[1-9]\d*",
    "SPOT": r"left|right|on [1-9]\d*",
}


def pattern(form: str) -> re.Pattern[str]:
    return re.compile(" ".join(f"(?:{WORDS.get(word, word)})" for word in form.split()))


def test_every_action_has_exactly_one_form_on_the_page() -> None:
    forms = [pattern(form) for cell in cells(section("Actions"), 0) for form in codes(cell)]
    for text in get("oriflamme").actions.texts:
        assert sum(form.fullmatch(text) is not None for form in forms) == 1, text


def test_every_form_on_the_page_is_an_action() -> None:
    texts = get("oriflamme").actions.texts
    for cell in cells(section("Actions"), 0):
        for form in codes(cell):
            assert any(pattern(form).fullmatch(text) for text in texts), form


@pytest.mark.parametrize("id", ["oriflamme", "ablaze"])
def test_every_option_is_on_the_page(id: str) -> None:
    table = section("Options")
    names = [codes(cell)[0] for cell in cells(table, 0)]
    assert names == [option.name for option in get(id).options]
    for option, values, default in zip(
        get(id).options, cells(table, 1), cells(table, 2), strict=True
    ):
        if option.kind == "choice" and option.name != "first":
            assert codes(values) == list(option.values)
        shown = str(option.default).lower()
        assert f"`{shown}`" in default
        assert "` for `" not in default or f"`{shown}` for `{id}`" in default


def test_cards_and_families_are_on_the_page_in_their_order() -> None:
    words = codes(section("Words"))
    assert [word for word in words if word in KIND_IDS] == list(KIND_IDS)
    assert [word for word in words if word in FAMILY_IDS][:5] == list(FAMILY_IDS)


def test_every_field_of_a_record_is_on_the_page() -> None:
    fields = [codes(cell)[0] for cell in cells(section("Records"), 0)]
    assert fields == list(Record.__struct_fields__)
    assert f"version of this format: {FORMAT}" in PAGE


def test_the_rules_version_is_on_the_page() -> None:
    for id in ("oriflamme", "ablaze"):
        assert f"`rules_version` {get(id).rules_version}" in section("Oriflamme and Ablaze")
