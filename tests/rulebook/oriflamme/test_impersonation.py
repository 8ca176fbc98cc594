"""O7.8: Impersonation."""

import pytest
from tests.rulebook.oriflamme.given import given

BRIBED = {"crimson": "bribery"}


def test_O7_8_the_same_character_of_your_colour_comes_from_your_discard() -> None:
    t = given(
        "azure:queen >crimson:?impersonation+1 green:?trap", discards={"crimson": "queen felon"}
    )
    t.play("reveal", "eliminate 1")
    assert t.row == "crimson:queen green:?trap"
    assert t.discard("crimson") == "felon impersonation"
    assert t.discard("azure") == "queen"
    assert t.influence == (5 + 1 + 1 + 1, 5, 5), "on the card, O5.1, O7.3"
    assert t.next == "green at 2: keep, reveal"


def test_O7_8_the_same_character_comes_from_your_set_aside_cards() -> None:
    t = given(
        "azure:felon >crimson:?impersonation green:?trap", asides={"crimson": "queen felon plot"}
    )
    t.play("reveal", "eliminate 1")
    assert t.row == "crimson:felon green:?trap"
    assert t.aside("crimson") == "queen plot"
    assert t.information_state().families[0].aside_size == 2
    assert t.next == "green at 2: keep, reveal"


def test_O7_8_it_is_not_taken_from_the_hand_or_the_row() -> None:
    t = given("azure:felon >crimson:?impersonation green:?trap")
    t.play("reveal", "eliminate 1")
    assert t.row == "green:?trap"
    assert "felon" in t.hand("crimson")
    t = given("azure:felon >crimson:?impersonation crimson:?felon green:?trap")
    t.play("reveal", "eliminate 1")
    assert t.row == "crimson:?felon green:?trap"
    assert t.next == "crimson at 1: keep, reveal"


def test_O7_8_a_face_down_character_counts() -> None:
    t = given("azure:?felon+2 >crimson:?impersonation green:?trap", discards={"crimson": "felon"})
    t.play("reveal", "eliminate 1")
    assert t.row == "crimson:felon green:?trap"
    assert t.next == "green at 2: keep, reveal"


def test_O7_8_an_intrigue_is_not_replaced() -> None:
    t = given("azure:?plot >crimson:?impersonation green:?trap", discards={"crimson": "plot"})
    t.play("reveal", "eliminate 1")
    assert t.row == "green:?trap"
    assert t.next == "green at 1: keep, reveal"


def test_O7_8_an_own_character_is_not_replaced() -> None:
    t = given(
        "azure:queen!crimson >crimson:?impersonation green:?trap",
        discards={"crimson": "bribery queen"},
    )
    t.play("reveal", "eliminate 1")
    assert t.row == "green:?trap"
    assert t.influence == (6, 5, 5)
    assert t.next == "green at 1: keep, reveal"


def test_O7_8_the_top_of_a_stack_is_eliminated_but_not_replaced() -> None:
    t = given(
        "[azure:?trap azure:queen] >crimson:?impersonation green:?trap",
        discards={"crimson": "queen"},
    )
    t.play("reveal", "eliminate 1")
    assert t.row == "azure:?trap green:?trap"
    assert "queen" in t.discard("crimson")
    assert t.next == "green at 2: keep, reveal"


@pytest.mark.parametrize(
    ("direction", "victim", "acts"),
    [
        ("rightward", "eliminate 2", False),
        ("rightward", "eliminate 4", True),
        ("leftward", "eliminate 2", True),
        ("leftward", "eliminate 4", False),
    ],
)
def test_O7_8_the_newcomer_acts_exactly_if_its_place_is_ahead(
    direction: str, victim: str, acts: bool
) -> None:
    t = given(
        "green:?trap azure:felon >crimson:?impersonation azure:schemer green:?plot",
        direction=direction,
        discards={"crimson": "felon schemer"},
    )
    t.play("reveal", victim)
    own = "felon" if victim == "eliminate 2" else "schemer"
    left = "crimson:felon azure:schemer" if own == "felon" else "azure:felon crimson:schemer"
    assert t.row == f"green:?trap {left} green:?plot"
    before = [event["event"] for event in t.events].index("entered")
    activated = [
        (event["family"], event["card"])
        for event in t.events[before:]
        if event["event"] == "activated"
    ]
    # Ahead: the newcomer acts next. Behind: the other side's character does.
    other = ("azure", "schemer" if own == "felon" else "felon")
    assert activated == [("crimson", own) if acts else other]
    assert t.next == ("green at 4" if direction == "rightward" else "green at 1") + ": keep, reveal"


def test_O7_8_a_prince_that_enters_so_brings_no_twin() -> None:
    t = given(">crimson:?impersonation azure:prince green:?trap", discards={"crimson": "prince"})
    t.play("reveal")
    assert t.row == "crimson:prince green:?trap"
    assert t.family("crimson").twin
    assert t.influence == (5 + 1 + 1, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O7_8_the_twin_counts_only_once_it_has_been_in_the_row_and_left_it() -> None:
    t = given(">crimson:?impersonation azure:twin green:?trap")
    t.play("reveal")
    assert t.row == "green:?trap"
    assert t.family("crimson").twin
    assert t.next == "green at 1: keep, reveal"
    t = given(">crimson:?impersonation azure:twin green:?trap", discards={"crimson": "twin"})
    t.play("reveal")
    assert t.row == "crimson:twin green:?trap"
    assert t.discard("crimson") == "impersonation"
    assert t.next == "green at 2: keep, reveal"


def test_O7_8_a_card_of_your_colour_bribed_away_comes_straight_back() -> None:
    t = given(
        "crimson:queen!azure >crimson:?impersonation green:?trap", discards={"azure": "bribery"}
    )
    t.play("reveal", "eliminate 1")
    assert t.row == "crimson:queen green:?trap"
    assert t.family("azure").token
    assert t.discard("crimson") == "impersonation"
    assert t.influence == (7, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O7_8_your_twin_bribed_away_comes_straight_back() -> None:
    """It has left the row now; azure's face-down Prince is discarded with it."""
    t = given(
        "azure:?prince+1 crimson:twin!azure >crimson:?impersonation green:?trap",
        discards={"azure": "bribery"},
    )
    t.play("reveal", "eliminate 2")
    assert t.row == "crimson:twin green:?trap"
    assert (t.discard("azure"), t.discard("crimson")) == ("prince bribery", "impersonation")
    assert t.next == "green at 2: keep, reveal"


def test_O7_8_a_card_bribed_by_a_third_player_is_an_opponents() -> None:
    t = given(
        "azure:queen!green >crimson:?impersonation green:?trap",
        discards={"green": "bribery", "crimson": "queen"},
    )
    t.play("reveal", "eliminate 1")
    assert t.row == "crimson:queen green:?trap"
    assert t.next == "green at 2: keep, reveal"


@pytest.mark.parametrize(
    ("row", "victim", "after"),
    [
        # The Twin to the left goes with the Prince: the place moves by one.
        (
            "azure:twin green:?trap azure:prince >crimson:?impersonation green:?plot",
            "eliminate 3",
            "green:?trap crimson:prince green:?plot",
        ),
        # Beside the place itself, on either side.
        (
            "green:?trap azure:twin azure:prince >crimson:?impersonation green:?plot",
            "eliminate 3",
            "green:?trap crimson:prince green:?plot",
        ),
        (
            "green:?trap >crimson:?impersonation azure:prince azure:twin green:?plot",
            "eliminate 3",
            "green:?trap crimson:prince green:?plot",
        ),
        # To the other side of the Impersonation.
        (
            "green:?trap azure:prince >crimson:?impersonation azure:twin green:?plot",
            "eliminate 2",
            "green:?trap crimson:prince green:?plot",
        ),
        (
            "azure:twin >crimson:?impersonation azure:prince green:?plot green:?trap",
            "eliminate 3",
            "crimson:prince green:?plot green:?trap",
        ),
        # From a stack only the Twin goes: no place moves.
        (
            "[azure:?felon azure:twin] azure:prince >crimson:?impersonation green:?plot",
            "eliminate 2",
            "azure:?felon crimson:prince green:?plot",
        ),
    ],
)
def test_O7_8_the_newcomer_takes_the_place_although_the_row_shifts(
    row: str, victim: str, after: str
) -> None:
    t = given(row, discards={"crimson": "prince"})
    t.play("reveal", victim)
    assert t.row == after
    assert t.next == f"green at {after.split().index('green:?plot') + 1}: keep, reveal"


def test_O7_8_the_own_twin_of_the_newcomer_prince_is_not_touched() -> None:
    t = given(
        ">crimson:?impersonation azure:prince crimson:twin azure:twin green:?plot",
        discards={"crimson": "prince"},
    )
    t.play("reveal")
    assert t.row == "crimson:prince crimson:twin green:?plot"
    assert t.influence == (5 + 1 + 1 + 1, 5, 5)
    assert t.next == "green at 3: keep, reveal"


def test_O7_8_on_a_stack_the_uncovered_card_acts_before_a_newcomer_ahead() -> None:
    t = given(
        ">[crimson:queen crimson:?impersonation] azure:felon green:?plot",
        discards={"crimson": "felon"},
        influence=(0, 0, 5),
    )
    t.play("reveal")
    assert t.row == "crimson:queen crimson:felon green:?plot"
    assert t.influence == (0 + 1 + 2 - 1, 0, 4)
    assert t.next == "green at 3: keep, reveal"


def test_O7_8_without_a_neighbour_nothing() -> None:
    t = given(">crimson:?impersonation+1", discards={"crimson": "queen"}, round=1)
    t.play("reveal")
    assert t.discard("crimson") == "queen impersonation"
    assert t.influence == (6, 5, 5)
    assert t.next == "azure places in round 2"


def test_O7_8_nobody_learns_of_set_aside_cards_that_were_not_used() -> None:
    """The same public events, whatever else is set aside; no question, no refusal."""
    seen = []
    for aside in ("queen", "trap"):
        t = given(">crimson:?impersonation azure:felon green:?plot", asides={"crimson": aside})
        t.play("reveal")
        seen.append(t.events)
        assert t.next == "green at 1: keep, reveal"
    assert seen[0] == seen[1]


def test_O7_8_against_a_trap_and_an_ambush() -> None:
    t = given(">crimson:?impersonation azure:?trap green:?plot")
    t.play("reveal")
    assert t.influence == (5 + 1 - 3, 8, 5)
    assert t.discard("crimson") == "impersonation"
    assert t.next == "green at 1: keep, reveal"
    t = given(">crimson:?impersonation azure:?ambush green:?spy")
    t.play("reveal")
    assert t.influence == (6, 9, 5)
    assert t.next == "green at 1: keep, reveal"
