"""O8: the end of the game."""

import pytest
from tests.rulebook.oriflamme.given import given


def test_O8_1_most_influence_wins() -> None:
    t = given(">crimson:?lord azure:?lord green:?lord", round=6, influence=(3, 9, 4))
    t.play("keep", "keep", "keep")
    assert t.state.scores() == [3, 9, 4]
    assert t.next == "over: azure"


def test_O8_1_influence_on_cards_does_not_count() -> None:
    t = given(">crimson:?conspiracy+8 azure:?lord", round=6, influence=(3, 4, 3))
    t.play("keep", "keep")
    assert t.state.scores() == [3, 4, 3]
    assert t.next == "over: azure"


@pytest.mark.parametrize(
    ("row", "winners"),
    [
        ("crimson:lord crimson:?spy azure:?lord >green:?ambush", "crimson"),
        ("crimson:?lord azure:spy azure:?heir >green:?ambush", "azure"),
        # Of a stack only the top card counts.
        (
            "[crimson:?lord crimson:?spy crimson:?heir] azure:?spy azure:?heir >green:?ambush",
            "azure",
        ),
        # A bribed card counts for the briber.
        ("crimson:lord!azure crimson:?spy azure:?spy >green:?ambush", "azure"),
        ("crimson:?lord azure:?spy >green:?ambush", "crimson azure"),
    ],
)
def test_O8_2_a_tie_is_broken_by_uncovered_cards_in_the_row_else_shared(
    row: str, winners: str
) -> None:
    discards = {"azure": "bribery"} if "!" in row else None
    t = given(row, round=6, influence=(6, 6, 0), discards=discards)
    t.play("reveal")
    assert t.next == f"over: {winners}"


def test_O8_2_cards_in_the_row_break_ties_only() -> None:
    t = given("crimson:?lord crimson:?spy crimson:?heir >azure:?lord", round=6, influence=(5, 6, 6))
    t.play("keep")
    assert t.next == "over: azure"
