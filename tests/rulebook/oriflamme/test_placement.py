"""O3: the placement phase."""

import pytest
from tests.rulebook.oriflamme.given import Table, given

from camarilla.kernel.errors import IllegalAction


def spots(t: Table, kind: str) -> list[str]:
    """Where the card may be placed."""
    start = f"place {kind} "
    return [text.removeprefix(start) for text in t.legal if text.startswith(start)]


def test_O3_1_an_empty_row_has_one_place() -> None:
    t = given("", round=1)
    assert spots(t, "lord") == ["left"]
    t.play("place lord left")
    assert t.row == "crimson:?lord"
    assert t.next == "azure places in round 1"


def test_O3_1_example_of_the_placement_phase() -> None:
    """Red begins; blue goes left or right of it; green to either end, not between them."""
    t = given("", round=1)
    t.play("place spy left")
    assert spots(t, "heir") == ["left", "right"]
    t.play("place heir left")
    assert t.row == "azure:?heir crimson:?spy"
    assert spots(t, "lord") == ["left", "right"]
    t.play("place lord right")
    assert t.row == "azure:?heir crimson:?spy green:?lord"
    assert t.next == "azure at 1: keep, reveal"


def test_O3_1_exactly_one_card_each_clockwise_from_the_first_player() -> None:
    t = given("", first="azure", round=1)
    assert t.next == "azure places in round 1"
    t.play("place spy left")
    assert t.next == "green places in round 1"
    t.play("place spy left")
    assert t.next == "crimson places in round 1"
    t.play("place spy left")
    assert t.row == "crimson:?spy green:?spy azure:?spy"
    assert t.next == "crimson at 1: keep, reveal"


def test_O3_1_every_card_of_the_hand_may_be_placed() -> None:
    t = given("azure:?lord", hands={"crimson": "spy heir"})
    assert t.legal == [
        *("place spy left", "place spy right"),
        *("place heir left", "place heir right"),
    ]
    assert t.next == "crimson places in round 3"


def test_O3_1_on_an_uncovered_card_of_the_own_family_face_up_or_down() -> None:
    t = given("crimson:lord azure:spy [crimson:heir crimson:?soldier+1] green:?lord")
    assert spots(t, "archer") == ["left", "right", "on 1", "on 3"]
    t.play("place archer on 3")
    assert t.row == (
        "crimson:lord azure:spy [crimson:heir crimson:?soldier+1 crimson:?archer] green:?lord"
    )
    assert t.next == "azure places in round 3"


def test_O3_1_never_on_another_familys_card() -> None:
    t = given("crimson:?lord azure:?spy")
    for wrong in ("place heir on 2", "place heir on 3", "place lord left"):
        with pytest.raises(IllegalAction):
            t.play(wrong)
    assert t.row == "crimson:?lord azure:?spy"
    assert t.next == "crimson places in round 3"


def test_O3_2_a_stack_has_no_limit_of_height() -> None:
    t = given("[crimson:lord crimson:?spy+2 crimson:heir crimson:?archer] azure:?spy")
    t.play("place soldier on 1", "place lord left", "place lord left")
    assert t.row == (
        "green:?lord azure:?lord"
        " [crimson:lord crimson:?spy+2 crimson:heir crimson:?archer crimson:?soldier] azure:?spy"
    )
    assert t.next == "green at 1: keep, reveal"


def test_O3_2_a_covered_card_keeps_its_influence_and_face_and_is_not_activated() -> None:
    t = given(">[crimson:?spy+2 crimson:?heir] [azure:lord azure:?spy]")
    assert t.next == "crimson at 1: keep, reveal"
    t.play("keep", "keep")
    assert t.row == "[crimson:?spy+2 crimson:?heir+1] [azure:lord azure:?spy+1]"
    assert t.influence == (5, 5, 5)
    assert t.next == "azure places in round 4"


def test_O3_2_a_covered_card_cannot_be_chosen() -> None:
    """A Shapeshifter beside a stack sees its top card only: face down, so there is nothing."""
    t = given(">green:?shapeshifter [azure:lord azure:?spy]")
    t.play("reveal")
    assert t.influence == (5, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O3_2_a_covered_card_is_not_seen_by_its_name() -> None:
    t = given(">crimson:?heir [azure:heir azure:?spy]")
    t.play("reveal")
    assert t.influence == (7, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O3_3_a_card_is_not_adjacent_to_what_it_covers() -> None:
    """A Lord on top of own cards has no neighbour there."""
    t = given(">[crimson:spy crimson:heir crimson:?lord] azure:?spy")
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O3_3_neighbours_are_the_top_cards_of_the_places_that_touch() -> None:
    t = given("azure:spy [crimson:?heir crimson:lord] >green:?soldier [azure:lord azure:?heir]")
    t.play("reveal")
    assert t.next == "green soldier at 3: eliminate 2 4"
    t.play("eliminate 2")
    assert t.row == "azure:spy crimson:?heir green:soldier [azure:lord azure:?heir]"
    assert t.next == "azure at 4: keep, reveal"


def test_O3_4_a_character_with_your_token_may_be_covered_and_the_owner_may_not() -> None:
    t = given("azure:queen!crimson green:felon", discards={"crimson": "bribery"})
    assert spots(t, "trap") == ["left", "right", "on 1"]
    t.play("place trap left")
    assert spots(t, "trap") == ["left", "right"]
    assert t.next == "azure places in round 3"


def test_O3_4_a_covered_bribed_card_keeps_its_token() -> None:
    t = given("azure:queen!crimson green:?felon", discards={"crimson": "bribery"})
    t.play("place trap on 1", "place trap right", "place trap right")
    assert t.row == "[azure:queen!crimson crimson:?trap] green:?felon azure:?trap green:?trap"
    assert not t.family("crimson").token
    t.play("reveal")
    assert t.influence == (8, 5, 5), "the Trap's 1, then the Queen's 2 for the briber (O4.5)"
    assert t.next == "green at 2: keep, reveal"
