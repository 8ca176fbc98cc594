"""What a person at the table sees, with all that the rules derive from it."""

import ast
from pathlib import Path

import pytest
from tests.rulebook.oriflamme.given import Table, begun, given

from camarilla import games
from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.knowledge import card_view
from camarilla.games.oriflamme.rules.observation import (
    OriflammeObservation,
)
from camarilla.games.oriflamme.rules.saved import Saved
from camarilla.games.oriflamme.rules.state import OriflammeState
from camarilla.kernel.game import PUBLIC

ROOT = Path(__file__).resolve().parents[3]


def seen(t: Table, seat: int | None = None) -> OriflammeObservation:
    observation = t.state.observe(t.state.actor() if seat is None else seat)
    assert isinstance(observation, OriflammeObservation)
    return observation


def reasons(t: Table) -> dict[str, str]:
    """Why places cannot be chosen: `eliminate 3` -> reason."""
    return {
        " ".join([one.form, *(str(value) for value in one.args.values())]): one.reason
        for one in seen(t).unavailable
    }


# Why not.


def test_O3_1_only_cards_of_the_own_family_are_covered() -> None:
    t = given("azure:?lord crimson:lord!azure crimson:?spy", discards={"azure": "bribery"})
    assert reasons(t) == {"place-on 1": "not-your-family", "place-on 2": "bribed-away"}


def test_O10_2_a_family_that_has_placed_is_done() -> None:
    t = given("crimson:?lord", players=2)
    assert (seen(t).decision or {})["family"] is None
    assert seen(t).to_place == (0, 1, 0, 1)
    t.play("place second spy left", "place spy left")
    assert (seen(t).decision or {})["family"] == "crimson"
    assert reasons(t)["place-second-left"] == "family-has-placed"


@pytest.mark.parametrize(
    ("row", "play", "expected"),
    [
        (
            "azure:?lord >crimson:archer green:?lord",
            "",
            {"eliminate 2": "not-an-end"},
        ),
        (
            "azure:?lord >crimson:soldier green:?lord azure:?spy",
            "",
            {"eliminate 2": "itself", "eliminate 4": "not-adjacent"},
        ),
        (
            "azure:lord >crimson:shapeshifter green:heir azure:?spy",
            "",
            {"copy 2": "itself", "copy 4": "not-adjacent"},
        ),
        (
            "azure:?queen crimson:queen >crimson:apothecary green:?queen",
            "",
            {"eliminate 2": "not-beside-your-family", "eliminate 4": "not-beside-your-family"},
        ),
        (
            "azure:queen green:felon [azure:?trap azure:felon] >crimson:?bribery green:?queen",
            "reveal",
            {
                "bribe 3": "on-a-stack",
                "bribe 4": "not-a-character",
                "bribe 5": "face-down",
            },
        ),
        (
            "azure:?lord >crimson:?royal-decree green:?lord",
            "reveal",
            {"move 2": "itself"},
        ),
    ],
)
def test_O4_8_what_cannot_be_chosen_says_why(row: str, play: str, expected: dict[str, str]) -> None:
    t = given(row)
    if play:
        t.play(play)
    assert reasons(t) == expected


# Blocked and empty effects leave a line with the rule.


@pytest.mark.parametrize(
    ("row", "plays", "rule", "reason"),
    [
        ("azure:heir >crimson:?heir", ["reveal"], "O6.4", "same-name"),
        ("crimson:?lord >crimson:?spy", ["reveal"], "O6.3", "own-card"),
        (">crimson:?soldier", ["reveal"], "O6.2", "no-target"),
        (">crimson:?conspiracy", ["reveal"], "O6.10", "nothing-on-it"),
        ("azure:shapeshifter >crimson:?shapeshifter", ["reveal"], "O6.5", "no-ability"),
        (">crimson:?plot azure:?trap", ["reveal"], "O7.9", "no-character"),
        (">crimson:?felon", ["reveal"], "O7.6", "nobody-loses"),
        ("crimson:?ambush >crimson:?soldier", ["reveal"], "O6.9", "own-card"),
    ],
)
def test_O4_3_an_ability_without_effect_says_why(
    row: str, plays: list[str], rule: str, reason: str
) -> None:
    t = given(row)
    t.play(*plays)
    told = [event for event in t.events if event["event"] == "nothing"]
    assert [(event["rule"], event["reason"]) for event in told] == [(rule, reason)]


def test_O7_2_that_no_prince_lies_there_is_learned_by_all() -> None:
    """So the elimination of a Twin cannot be undone for free."""
    t = given("azure:twin >crimson:cutthroat green:?queen azure:?trap")
    t.play("eliminate 1")
    found = [event for event in t.events if event["event"] == "not-among"]
    assert found == [{"event": "not-among", "rule": "O7.2", "family": "azure", "card": "prince"}]
    reveals = {type.name for type in t.game.events if type.reveals}
    assert "not-among" in reveals
    t = given("azure:twin >crimson:cutthroat green:?queen azure:?prince")
    t.play("eliminate 1")
    assert [event["event"] for event in t.events].count("turned-up") == 1
    assert "not-among" not in [event["event"] for event in t.events]


# The end.


def test_O8_1_and_O8_2_the_victory_names_the_step_that_decided() -> None:
    t = given(">azure:?lord", round=6, influence=(3, 9, 4)).play("keep")
    assert t.events[-1] == {
        "event": "won",
        "rule": "O8.1",
        "seat": 1,
        "influence": 9,
        "cards": None,
        "winners": 1,
    }
    t = given("crimson:?lord crimson:?spy >azure:?lord", round=6, influence=(9, 9, 4)).play("keep")
    assert t.events[-1] == {
        "event": "won",
        "rule": "O8.2",
        "seat": 0,
        "influence": 9,
        "cards": 2,
        "winners": 1,
    }
    result = seen(t, PUBLIC).result
    assert result is not None
    assert (result.rule, result.influence, result.cards) == ("O8.2", 9, 2)
    t = given("crimson:?lord >azure:?lord", round=6, influence=(9, 9, 4)).play("keep")
    assert [event["winners"] for event in t.events if event["event"] == "won"] == [2, 2]


# What is hidden, and what is saved.


def test_O12_2_a_hidden_card_is_the_same_object_whatever_it_is() -> None:
    views = []
    for kind in ("spy", "lord"):
        t = given(f"crimson:?{kind} azure:?heir")
        assert isinstance(t.state, Board)
        views.append(card_view(t.state, t.state.row[0], 1))
    assert views[0] is views[1]


def test_O11_1_the_set_aside_says_for_which_family_and_how_many() -> None:
    t = begun(players=2, first="crimson", chosen_aside=True)
    assert seen(t).decision == {
        "kind": "set-aside",
        "rule": "O11.1",
        "family": "crimson",
        "left": 3,
    }
    t.play("aside archer", "aside soldier", "aside spy")
    assert (seen(t).decision or {})["family"] == "green"


def board_fields() -> set[str]:
    """The fields that the source of `Board` declares; compiled classes do not tell them."""
    source = ROOT / "src" / "camarilla" / "games" / "oriflamme" / "rules" / "board.py"
    body = ast.parse(source.read_text("utf-8")).body
    board = next(one for one in body if isinstance(one, ast.ClassDef) and one.name == "Board")
    declared = [line.target for line in board.body if isinstance(line, ast.AnnAssign)]
    return {name.id for name in declared if isinstance(name, ast.Name)}


SETUP_FIELDS = {"players", "kinds", "first", "step", "chosen_aside", "first_edition"}


def test_O12_4_every_field_of_the_board_is_cloned_and_saved() -> None:
    """A field that was forgotten in one of the three would be lost without a word."""
    fields = board_fields() - {"setup"}
    assert set(Saved.__struct_fields__) == fields | SETUP_FIELDS | {"stack"}
    state = begun(first="crimson").state
    assert isinstance(state, OriflammeState)
    data = state.to_data()
    assert set(data) == set(Saved.__struct_fields__)
    clone = state.clone()
    for name in fields | {"stack", "setup"}:
        assert getattr(clone, name) == getattr(state, name), name
    assert games.get("oriflamme").from_data(data).to_data() == data
