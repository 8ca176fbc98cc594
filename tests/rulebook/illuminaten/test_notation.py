"""The notation of positions: docs/notation-illuminaten.md."""

import re
from pathlib import Path

import pytest
from tests.rulebook.illuminaten.given import GAME, asks, card_at, discs_at, favor_of, legal

from camarilla.games.illuminaten.rules.notation import (
    ONE,
    ONE_BY_SEAT,
    ORDERED,
    PILES,
    SETS,
    SETS_BY_SEAT,
    position_text,
)
from camarilla.games.illuminaten.rules.notation_reading import read_position
from camarilla.kernel.errors import BadData

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "notation-illuminaten.md"
WRITER = ROOT / "src" / "camarilla" / "games" / "illuminaten" / "rules" / "notation.py"


def example() -> str:
    section = PAGE.read_text("utf-8").split("## Positions")[1]
    return section.split("```text\n")[1].split("```")[0]


def test_the_example_of_the_page_is_a_position_as_the_program_writes_it() -> None:
    s = read_position(example())
    assert position_text(s) == example()
    assert GAME.position_text(s) == example()
    assert (card_at(s, 6), discs_at(s, 6), favor_of(s, 0)) == (31, "R-B", "NNK")
    assert asks(s) == (0, "menu")


def test_every_part_stands_on_the_page() -> None:
    section = PAGE.read_text("utf-8").split("## Positions")[1]
    cells = re.findall(r"^\| (`[^|]+`) \|", section, re.MULTILINE)
    listed = {key for cell in cells for key in re.findall(r"`([a-z-]+)`", cell)}
    written = set(re.findall(r"line\(\s*\"([a-z-]+)\"", WRITER.read_text("utf-8")))
    alike = (ONE_BY_SEAT, SETS_BY_SEAT, SETS, PILES, ORDERED, ONE)
    written |= {key for parts in alike for key, _, _ in parts}
    assert written | {"field", "discs", "shuffle"} == listed


def test_a_position_may_be_short_and_have_remarks() -> None:
    s = read_position(
        """
        players 2          # for two
        connections IV V
        round 2
        mains 2
        plots P01 P02
        private R=P03 B=P04
        field 6=PIL031
        discs 6=R-B        # beside the card, or apart
        pending menu
        """
    )
    assert discs_at(s, 6) == "R-B"
    assert s.supply == [6] * 6
    assert s.stock == [19, 19]
    assert s.deck_count == 57 - 14
    assert legal(s)[-1] == "end"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("field 6=PIL099", "'PIL099' is none of PIL001 to PIL057"),
        ("hand R=PIL031", "a luminary is in two places"),
        ("favor R=NNNNNNNNNNN", "not a position"),
        ("colour red", "no part is called colour"),
        ("round 3", "round is there twice"),
        ("mains two", "not a position"),
    ],
)
def test_what_is_no_position_is_refused_with_a_reason(line: str, words: str) -> None:
    text = "connections IV V VI\nround 2\nplots P01 P02\nfield 6=PIL031\npending menu\n"
    text = text.replace("field 6=PIL031\n", "") if line.startswith("field") else text
    with pytest.raises(BadData, match=words):
        read_position(text + line)
