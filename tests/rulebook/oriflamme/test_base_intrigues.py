"""O6.7 to O6.10: the intrigues of the base box."""

import pytest
from tests.rulebook.oriflamme.given import given


def test_O6_7_assassination_eliminates_any_card_of_the_row() -> None:
    t = given("azure:lord [green:?spy green:heir] >crimson:?assassination+1 crimson:?lord")
    t.play("reveal")
    assert t.next == "crimson assassination at 3: eliminate 1 2 3 4"
    t.play("eliminate 2")
    assert t.row == "azure:lord green:?spy crimson:?lord"
    assert t.discard("crimson") == "assassination"
    assert t.influence == (7, 5, 5)
    assert t.next == "crimson at 3: keep, reveal"


def test_O6_7_assassination_may_eliminate_itself_and_is_discarded_once() -> None:
    t = given(">crimson:?assassination azure:?lord")
    t.play("reveal", "eliminate 1")
    assert t.row == "azure:?lord"
    assert t.discard("crimson") == "assassination"
    assert t.influence == (6, 5, 5)
    assert [event["event"] for event in t.events].count("discarded") == 1
    assert t.next == "azure at 1: keep, reveal"


def test_O6_7_assassination_alone_in_the_row_must_eliminate_itself() -> None:
    t = given(">crimson:?assassination", round=1)
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert t.next == "azure places in round 2"


def test_O6_7_assassination_against_an_ambush_is_discarded_anyway() -> None:
    t = given(">crimson:?assassination azure:?ambush+1 green:?spy")
    t.play("reveal", "eliminate 2")
    assert t.influence == (6, 9, 5)
    assert (t.discard("crimson"), t.discard("azure")) == ("assassination", "ambush")
    assert t.next == "green at 1: keep, reveal"


def test_O6_8_royal_decree_moves_any_other_top_card_to_any_gap() -> None:
    t = given("azure:?spy+2 >crimson:?royal-decree [green:lord green:?heir+1] azure:?heir")
    t.play("reveal")
    assert t.next == "crimson royal-decree at 2: move 1 3 4, leave"
    t.play("move 1")
    assert t.next == "crimson gap at 2: to gap 2 3 4"
    t.play("to gap 3")
    assert t.row == "[green:lord green:?heir+1] azure:?spy+2 azure:?heir"
    assert t.discard("crimson") == "royal-decree"
    assert t.next == "green at 1: keep, reveal"


@pytest.mark.parametrize(
    ("gap", "row", "then"),
    [
        (0, "green:?heir+1 azure:?spy green:lord azure:?heir", "azure at 4"),
        (1, "azure:?spy green:?heir+1 green:lord azure:?heir", "azure at 4"),
        (2, "azure:?spy green:?heir+1 green:lord azure:?heir", "green at 2"),
        (3, "azure:?spy green:lord green:?heir+1 azure:?heir", "green at 3"),
        (4, "azure:?spy green:lord azure:?heir green:?heir+1", "azure at 3"),
    ],
)
def test_O6_8_royal_decree_moves_only_the_top_of_a_stack_even_beside_it(
    gap: int, row: str, then: str
) -> None:
    """Gaps 1 and 2 look alike in the end, but 1 lies behind the Decree and 2 ahead of it."""
    t = given("azure:?spy >crimson:?royal-decree [green:lord green:?heir+1] azure:?heir")
    t.play("reveal", "move 3")
    assert t.next == "crimson gap at 2: to gap 0 1 2 3 4"
    t.play(f"to gap {gap}")
    assert t.row == row
    assert t.next == f"{then}: keep, reveal"


def test_O6_8_royal_decree_never_moves_a_card_onto_a_card_or_itself() -> None:
    t = given("azure:?spy >crimson:?royal-decree green:?heir")
    t.play("reveal")
    assert "move 2" not in t.legal
    t.play("move 3")
    assert t.next == "crimson gap at 2: to gap 0 1"
    t.play("to gap 1")
    assert t.row == "azure:?spy green:?heir"
    assert t.next == "azure places in round 4"


def test_O6_8_royal_decree_in_a_row_of_two_has_one_move_and_leaving() -> None:
    t = given(">crimson:?royal-decree azure:?spy")
    t.play("reveal")
    assert t.next == "crimson royal-decree at 1: move 2, leave"
    t.play("move 2")
    assert t.row == "azure:?spy"
    assert t.next == "azure places in round 4", "the Spy went behind the Decree: the only gap"


def test_O6_8_royal_decree_may_leave_the_row_as_it_is() -> None:
    t = given("azure:?spy >crimson:?royal-decree+2 green:?heir")
    t.play("reveal", "leave")
    assert t.row == "azure:?spy green:?heir"
    assert t.discard("crimson") == "royal-decree"
    assert t.influence == (7, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O6_8_royal_decree_alone_does_nothing() -> None:
    t = given(">[crimson:?spy crimson:?royal-decree]")
    t.play("reveal")
    assert t.row == "crimson:?spy"
    assert t.next == "crimson at 1: keep, reveal"


def test_O6_8_a_card_moved_ahead_acts_again_and_one_moved_behind_does_not() -> None:
    t = given(">azure:lord crimson:?royal-decree green:?heir")
    assert t.influence == (5, 6, 5)
    t.play("reveal", "move 1", "to gap 3")
    assert t.next == "green at 1: keep, reveal"
    t.play("keep")
    assert t.influence == (5, 7, 5)
    t = given(">crimson:?royal-decree azure:lord green:?heir")
    t.play("reveal", "move 2", "to gap 0")
    assert t.influence == (5, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O6_8_royal_decree_on_a_stack_keeps_its_place_and_then_uncovers_it() -> None:
    t = given("azure:?spy >[crimson:lord crimson:?royal-decree] crimson:?heir")
    t.play("reveal", "move 3", "to gap 1")
    assert t.row == "azure:?spy crimson:?heir crimson:lord"
    assert t.influence == (7, 5, 5), "the uncovered Lord acts beside the Heir (O4.5)"
    assert t.next == "azure places in round 4"


def test_O6_8_the_token_travels_with_the_card() -> None:
    t = given(">crimson:?royal-decree azure:lord!green azure:?spy", discards={"green": "bribery"})
    t.play("reveal", "move 2", "to gap 3")
    assert t.row == "azure:?spy azure:lord!green"
    t.play("keep")
    assert t.influence == (5, 5, 6)
    assert t.next == "azure places in round 4"


def test_O6_9_ambush_revealed_by_its_owner() -> None:
    t = given(">crimson:?ambush+3 azure:?spy")
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert t.discard("crimson") == "ambush"
    assert t.next == "azure at 1: keep, reveal"


def test_O6_9_example_1_an_opponents_soldier_eliminates_your_ambush() -> None:
    """The opponent gains 1, you gain 4, the Soldier is discarded."""
    t = given(">azure:?soldier crimson:?ambush+2 green:?spy")
    t.play("reveal")
    assert t.influence == (9, 6, 5)
    assert (t.discard("azure"), t.discard("crimson")) == ("soldier", "ambush")
    assert t.row == "green:?spy"
    assert t.next == "green at 1: keep, reveal"


def test_O6_9_example_2_your_archer_eliminates_your_ambush() -> None:
    """You gain 1, and the Archer stays."""
    t = given(">crimson:?archer azure:?spy crimson:?ambush+2")
    t.play("reveal", "eliminate 3")
    assert t.influence == (6, 5, 5)
    assert t.row == "crimson:archer azure:?spy"
    assert t.discard("crimson") == "ambush"
    assert t.next == "azure at 2: keep, reveal"


@pytest.mark.parametrize("direction", ["rightward", "leftward"])
def test_O6_9_the_pointer_goes_on_after_attacker_and_ambush_have_both_left(direction: str) -> None:
    t = given("green:?spy >azure:?soldier crimson:?ambush green:?lord", direction=direction)
    t.play("reveal", "eliminate 3")
    assert t.row == "green:?spy green:?lord"
    after = {"rightward": "green at 2: keep, reveal", "leftward": "green at 1: keep, reveal"}
    assert t.next == after[direction]


def test_O6_10_example_conspiracy_with_3_gains_6() -> None:
    t = given(">crimson:?conspiracy+3 azure:?spy", influence=(1, 1, 1))
    t.play("reveal")
    assert t.influence == (7, 1, 1)
    assert t.discard("crimson") == "conspiracy"
    assert t.next == "azure at 1: keep, reveal"


def test_O6_10_conspiracy_without_influence_gains_nothing() -> None:
    t = given(">crimson:?conspiracy azure:?spy")
    t.play("reveal")
    assert t.influence == (5, 5, 5)
    assert t.next == "azure at 1: keep, reveal"


def test_O6_10_an_eliminated_conspiracy_gives_nothing() -> None:
    t = given(">azure:?soldier crimson:?conspiracy+3 green:?spy")
    t.play("reveal")
    assert t.influence == (5, 6, 5)
    assert t.next == "green at 2: keep, reveal"
