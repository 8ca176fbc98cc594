"""O4.5 and O4.6: what a stack uncovers."""

import pytest
from tests.rulebook.oriflamme.given import given


def test_O4_5_example_of_the_stack() -> None:
    """Poison on an open Spy: it is carried out and discarded, and the Spy acts at once."""
    t = given("azure:?heir >[crimson:spy crimson:?assassination] green:?heir azure:?lord")
    t.play("reveal", "eliminate 4")
    assert t.row == "azure:?heir crimson:spy green:?heir"
    assert t.next == "crimson spy at 2: spy on 1 3"
    t.play("spy on 1")
    assert t.influence == (7, 4, 5)
    assert t.next == "green at 3: keep, reveal"


def test_O4_5_example_of_the_stack_with_a_face_down_spy() -> None:
    t = given(">[crimson:?spy+1 crimson:?assassination] green:?heir azure:?lord")
    t.play("reveal", "eliminate 3")
    assert t.next == "crimson at 1: keep, reveal"
    t.play("keep")
    assert t.row == "crimson:?spy+2 green:?heir"
    assert t.next == "green at 2: keep, reveal"


def test_O4_5_example_of_the_stack_of_ablaze() -> None:
    """Impersonation on an open Queen: the Queen gains 2 at once; a face-down one may be kept."""
    t = given(">[crimson:queen crimson:?impersonation] green:?plot azure:?plot")
    t.play("reveal")
    assert t.row == "crimson:queen azure:?plot"
    assert t.influence == (5 + 1 + 2, 5, 5)
    assert t.next == "azure at 2: keep, reveal"
    t = given(">[crimson:?queen crimson:?impersonation] green:?plot azure:?plot")
    t.play("reveal")
    assert t.next == "crimson at 1: keep, reveal"
    t.play("keep")
    assert t.row == "crimson:?queen+1 azure:?plot"
    assert t.next == "azure at 2: keep, reveal"


def test_O4_5_a_chain_goes_down_the_whole_stack() -> None:
    """An Ambush on a Conspiracy on a Lord: each is uncovered and activated in one turn."""
    t = given(">[crimson:lord crimson:?conspiracy+2 crimson:?ambush+1] azure:?spy")
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert t.next == "crimson at 1: keep, reveal"
    t.play("reveal")
    assert t.influence == (6 + 4 + 1, 5, 5)
    assert t.row == "crimson:lord azure:?spy"
    assert t.next == "azure at 2: keep, reveal"


@pytest.mark.parametrize("direction", ["rightward", "leftward"])
def test_O4_5_an_archer_that_eliminates_herself_uncovers_a_card(direction: str) -> None:
    t = given(">[crimson:lord crimson:?archer] azure:?spy", direction=direction)
    t.play("reveal")
    assert t.next == "crimson archer at 1: eliminate 1 2"
    t.play("eliminate 1")
    assert t.row == "crimson:lord azure:?spy"
    assert t.influence == (5 + 1 + 1, 5, 5)
    after = {"rightward": "azure at 2: keep, reveal", "leftward": "azure places in round 4"}
    assert t.next == after[direction]


def test_O4_5_an_assassination_that_eliminates_itself_uncovers_a_card() -> None:
    t = given(">[crimson:lord crimson:?assassination+2] azure:?spy")
    t.play("reveal", "eliminate 1")
    assert t.row == "crimson:lord azure:?spy"
    assert t.discard("crimson") == "assassination"
    assert t.influence == (5 + 2 + 1 + 1, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O4_5_an_apothecary_that_eliminates_itself_uncovers_a_card() -> None:
    t = given(">[crimson:queen crimson:?apothecary] crimson:?trap azure:?plot")
    t.play("reveal")
    assert t.next == "crimson apothecary at 1: eliminate 1 3"
    t.play("eliminate 1")
    assert t.influence == (5 + 1 + 2, 5, 5)
    assert t.next == "crimson at 2: keep, reveal"


def test_O4_5_an_attacker_discarded_by_an_ambush_uncovers_a_card() -> None:
    t = given(">[crimson:lord crimson:?soldier] azure:?ambush green:?spy")
    t.play("reveal")
    assert t.row == "crimson:lord green:?spy"
    assert t.influence == (5 + 1 + 1, 9, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O4_5_an_attacker_discarded_by_a_trap_uncovers_a_card() -> None:
    t = given(">[crimson:queen crimson:?cutthroat] azure:?trap green:?plot")
    t.play("reveal")
    assert t.row == "crimson:queen green:?plot"
    assert t.influence == (5 - 3 + 2, 8, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O4_5_a_schemer_that_discards_herself_uncovers_a_card() -> None:
    t = given(">[crimson:queen crimson:?schemer+1] [azure:felon azure:?trap] green:?plot")
    t.play("reveal")
    assert t.row == "crimson:queen [azure:felon azure:?trap] green:?plot"
    assert t.influence == (5 + 1 + 2, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O4_5_a_plot_on_a_stack_may_activate_what_it_uncovers_and_then_it_is_activated() -> None:
    t = given(">[crimson:queen crimson:?plot] crimson:felon azure:?trap")
    t.play("reveal")
    assert t.next == "crimson plot: activate 1 2"
    t.play("activate 1")
    # The Queen by the Plot, the Queen by O4.5, then the Felon: crimson and azure lose 1.
    assert t.influence == (5 + 2 + 2 - 1, 4, 5)
    assert t.next == "azure at 3: keep, reveal"


def test_O4_5_what_is_on_top_when_the_plot_is_finished_is_activated() -> None:
    """The Schemer that the Plot uncovers is discarded by the Plot: the Queen below acts."""
    t = given(
        ">[crimson:queen crimson:schemer crimson:?plot] [azure:felon azure:?trap] green:?plot"
    )
    t.play("reveal")
    assert t.row == "crimson:queen [azure:felon azure:?trap] green:?plot"
    assert t.influence == (7, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O4_5_the_pointer_moves_on_from_a_card_that_stays_on_top() -> None:
    t = given(">[crimson:spy crimson:?lord] azure:?spy")
    t.play("reveal")
    assert t.row == "[crimson:spy crimson:lord] azure:?spy"
    assert t.next == "azure at 2: keep, reveal"


@pytest.mark.parametrize(
    ("direction", "then"),
    [
        ("rightward", "azure places in round 4"),
        ("leftward", "azure at 1: keep, reveal"),
    ],
)
def test_O4_6_a_card_uncovered_elsewhere_acts_only_if_the_pointer_has_yet_to_come(
    direction: str, then: str
) -> None:
    t = given("[azure:?lord azure:?heir] >crimson:?soldier", direction=direction)
    t.play("reveal")
    assert t.row == "azure:?lord crimson:soldier"
    assert t.next == then
