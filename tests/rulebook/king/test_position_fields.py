"""Every field of a position is cloned, and saved or derived from what is saved."""

import ast
from pathlib import Path
from random import Random

import pytest

from camarilla import games
from camarilla.games.king.rules.saved import Saved
from camarilla.kernel.game import OVER

DERIVED = {"undrawn", "drawable", "deck", "middle", "favour", "hands", "gold", "sizes"}
"""`Board.place_cards` finds them: the story and the drawn card say where every card is."""
SHARED = {"setup", "drawable", "past"}
"""Never changed, so that clones share them."""


def board_fields() -> set[str]:
    """The fields that the source of `Board` declares; compiled classes do not tell them."""
    path = Path(games.__file__).parent / "king" / "rules" / "board.py"
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == "Board":
            return {
                part.target.id
                for part in node.body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
            }
    raise AssertionError("there is no class Board")


def test_every_field_is_saved_or_derived() -> None:
    # The players and the deck table give the setup; the story has the past in it.
    saved = set(Saved.__struct_fields__) - {"players", "deck", "stack"} | {"setup", "past"}
    assert saved & DERIVED == set()
    assert saved | DERIVED == board_fields()


@pytest.mark.parametrize("players", [2, 5])
def test_clones_and_saved_positions_have_the_same_fields(players: int) -> None:
    game, rng = games.get("king"), Random(players)
    state = game.setup(players)
    while state.actor() != OVER:
        state.apply(state.random_action(rng))
        if rng.random() < 0.1:
            clone, back = state.clone(), game.from_data(state.to_data())
            assert clone.to_data() == back.to_data() == state.to_data()
            for name in board_fields():
                own, copied = getattr(state, name), getattr(clone, name)
                assert copied == own, name
                assert name in SHARED or not isinstance(own, list) or copied is not own, name
            for name in DERIVED:
                found, own = getattr(back, name), getattr(state, name)
                if name == "favour":
                    found, own = sorted(found), sorted(own)
                assert found == own, name
