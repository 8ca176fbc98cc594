"""docs/notation-illuminaten.md lists every action of the game, and no other."""

import re
from pathlib import Path

from camarilla.games import get
from camarilla.games.illuminaten.rules.ids import EVENT_IDS, FACTION_IDS, OPPONENT_IDS, PLOT_IDS
from camarilla.games.illuminaten.rules.tables import CARD_IDS, CONNECTION_IDS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "notation-illuminaten.md"
WORDS = {
    "L": "|".join(CARD_IDS),
    "F": "|".join(FACTION_IDS),
    "P": r"1?\d",
    "S": "[1-4]",
    "T": "[1-3]",
    "O": "|".join(PLOT_IDS),
    "E": "|".join(EVENT_IDS),
    "N": r"\d+",
    "C": "[1-5]",
    "V": "|".join(CONNECTION_IDS),
}


def forms() -> list[re.Pattern[str]]:
    table = PAGE.read_text("utf-8").split("## Actions")[1].split("## ")[0]
    first_cells = [line.split(" | ")[0] for line in table.splitlines() if line.startswith("| `")]
    return [
        re.compile(" ".join(f"(?:{WORDS.get(word, word)})" for word in form.split()))
        for cell in first_cells
        for form in re.findall(r"`([^`]+)`", cell)
    ]


def test_every_action_has_exactly_one_form_on_the_page() -> None:
    for text in get("illuminaten").actions.texts:
        assert sum(form.fullmatch(text) is not None for form in forms()) == 1, text


def test_every_form_on_the_page_is_an_action() -> None:
    texts = get("illuminaten").actions.texts
    for form in forms():
        assert any(form.fullmatch(text) for text in texts), form.pattern


def test_the_options_are_those_of_the_game() -> None:
    page = PAGE.read_text("utf-8")
    for value in OPPONENT_IDS:
        assert f"`{value}`" in page
