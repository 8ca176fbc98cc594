"""O6.1 to O6.6: the characters of the base box."""

import pytest
from tests.rulebook.oriflamme.given import given


def test_O6_1_archer_eliminates_the_first_or_the_last_card() -> None:
    t = given("azure:?spy green:lord >crimson:?archer green:?heir azure:?heir")
    t.play("reveal")
    assert t.next == "crimson archer at 3: eliminate 1 5"
    t.play("eliminate 5")
    assert t.row == "azure:?spy green:lord crimson:archer green:?heir"
    assert t.influence == (6, 5, 5)
    assert t.next == "green at 4: keep, reveal"


def test_O6_1_archer_at_an_end_may_eliminate_herself_or_an_own_card() -> None:
    t = given(">crimson:archer azure:?spy crimson:lord")
    assert t.next == "crimson archer at 1: eliminate 1 3"
    t.play("eliminate 3")
    assert t.discard("crimson") == "lord"
    assert t.influence == (6, 5, 5)
    assert t.next == "azure at 2: keep, reveal"
    t = given(">crimson:archer azure:?spy")
    t.play("eliminate 1")
    assert t.influence == (6, 5, 5)
    assert t.next == "azure at 1: keep, reveal"


def test_O6_1_archer_alone_in_the_row_must_eliminate_herself() -> None:
    t = given(">crimson:archer")
    assert t.row == ""
    assert t.influence == (6, 5, 5)
    assert t.next == "azure places in round 4"


def test_O6_1_archer_takes_only_the_top_of_a_stack_at_the_end() -> None:
    t = given(">crimson:?archer azure:?spy [azure:lord azure:?heir+1]")
    t.play("reveal", "eliminate 3")
    assert t.row == "crimson:archer azure:?spy azure:lord"
    assert t.next == "azure at 2: keep, reveal"


def test_O6_2_soldier_eliminates_an_adjacent_card_face_up_or_down() -> None:
    t = given("azure:lord >crimson:?soldier green:?heir azure:?heir")
    t.play("reveal")
    assert t.next == "crimson soldier at 2: eliminate 1 3"
    t.play("eliminate 1")
    assert t.row == "crimson:soldier green:?heir azure:?heir"
    assert t.influence == (6, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O6_2_soldier_is_forced_to_eliminate_an_own_card() -> None:
    t = given(">crimson:soldier crimson:lord azure:?spy")
    assert t.row == "crimson:soldier azure:?spy"
    assert t.influence == (6, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O6_2_soldier_without_a_neighbour_does_nothing() -> None:
    t = given(">crimson:soldier")
    assert t.row == "crimson:soldier"
    assert t.influence == (5, 5, 5)
    assert t.next == "azure places in round 4"


def test_O6_3_spy_takes_from_the_player_never_from_the_card() -> None:
    t = given(">crimson:?spy azure:?lord+3")
    t.play("reveal")
    assert t.influence == (6, 4, 5)
    assert t.row == "crimson:spy azure:?lord+3"
    assert t.next == "azure at 2: keep, reveal"


def test_O6_3_spy_finds_nothing_at_a_player_with_0() -> None:
    t = given(">crimson:?spy azure:?lord+3", influence=(5, 0, 5))
    t.play("reveal")
    assert t.influence == (5, 0, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O6_3_spy_gets_nothing_from_an_own_card() -> None:
    t = given("crimson:lord >crimson:?spy azure:?lord")
    t.play("reveal", "spy on 1")
    assert t.influence == (5, 5, 5)
    assert t.next == "azure at 3: keep, reveal"


def test_O6_3_spy_takes_from_the_family_of_a_bribed_card() -> None:
    t = given(">crimson:?spy azure:lord!green azure:?heir", discards={"green": "bribery"})
    t.play("reveal")
    assert t.influence == (6, 5, 4 + 2 - 1)
    assert t.next == "azure at 3: keep, reveal"


def test_O6_4_heir_gains_2_without_another_face_up_heir() -> None:
    t = given(">crimson:?heir azure:?heir")
    t.play("reveal")
    assert t.influence == (7, 5, 5)
    assert t.next == "azure at 2: keep, reveal"
    t.play("reveal")
    assert t.influence == (7, 5, 5), "now there are two"
    assert t.next == "azure places in round 4"


def test_O6_4_heirs_anywhere_in_the_row_block_each_other() -> None:
    t = given(">crimson:heir green:lord azure:heir green:?spy")
    assert t.influence == (5, 5, 6)
    assert t.next == "green at 4: keep, reveal"


def test_O6_4_an_heir_of_the_own_family_blocks_too() -> None:
    t = given(">crimson:?heir azure:heir!crimson green:?spy", discards={"crimson": "bribery"})
    t.play("reveal")
    assert t.influence == (5, 5, 5)
    assert t.next == "green at 3: keep, reveal"


@pytest.mark.parametrize(
    ("neighbour", "influence"),
    [
        ("azure:lord", (6, 5, 5)),
        ("azure:heir", (7, 5, 5)),
        ("azure:shapeshifter", (5, 5, 5)),
    ],
)
def test_O6_5_shapeshifter_copies_an_adjacent_character(
    neighbour: str, influence: tuple[int, ...]
) -> None:
    t = given(f"{neighbour} >crimson:?shapeshifter azure:?spy")
    t.play("reveal")
    assert t.influence == influence
    assert t.next == "azure at 3: keep, reveal"


def test_O6_5_shapeshifter_acts_from_its_own_place_and_for_its_own_family() -> None:
    """Copying azure's Lord, crimson counts crimson's neighbours of the Shapeshifter."""
    t = given("azure:lord >crimson:?shapeshifter crimson:?heir azure:?spy")
    t.play("reveal")
    assert t.influence == (5 + 1 + 1, 5, 5)
    assert t.next == "crimson at 3: keep, reveal"


def test_O6_5_shapeshifter_copies_soldier_spy_and_archer() -> None:
    t = given("azure:soldier >crimson:?shapeshifter azure:?heir")
    t.play("reveal")
    assert t.next == "crimson soldier at 2: eliminate 1 3"
    t.play("eliminate 1")
    assert t.influence == (6, 5, 5)
    assert t.row == "crimson:shapeshifter azure:?heir"
    t = given("azure:spy >crimson:?shapeshifter green:?heir")
    t.play("reveal")
    assert t.next == "crimson spy at 2: spy on 1 3"
    t.play("spy on 3")
    assert t.influence == (6, 5, 4)
    t = given("azure:?lord azure:archer >crimson:?shapeshifter")
    t.play("reveal")
    assert t.next == "crimson archer at 3: eliminate 1 3"
    t.play("eliminate 3")
    assert t.row == "azure:?lord azure:archer"
    assert t.influence == (6, 5, 5)
    assert t.next == "azure places in round 4"


def test_O6_5_the_copied_card_must_be_face_up_uncovered_and_adjacent() -> None:
    t = given(
        "azure:lord azure:?heir >crimson:?shapeshifter [green:lord green:?spy] azure:soldier",
    )
    t.play("reveal")
    assert t.row.startswith("azure:lord azure:?heir crimson:shapeshifter ")
    assert t.influence == (5, 5, 5)
    assert t.next == "green at 4: keep, reveal"


def test_O6_5_example_copying_the_heir_looks_for_other_shapeshifters() -> None:
    """2 influence, but only if no other Shapeshifter is in the row; other Heirs do not matter."""
    t = given("azure:heir >crimson:?shapeshifter green:heir green:?spy")
    t.play("reveal", "copy 1")
    assert t.influence == (7, 5, 5)
    assert t.next == "green at 4: keep, reveal"
    t = given("green:shapeshifter azure:heir >crimson:?shapeshifter green:?spy")
    t.play("reveal")
    assert t.influence == (5, 5, 5)
    assert t.next == "green at 4: keep, reveal"
    t = given("[green:shapeshifter green:?lord] azure:heir >crimson:?shapeshifter green:?spy")
    t.play("reveal")
    assert t.influence == (7, 5, 5), "a covered Shapeshifter is not seen"
    assert t.next == "green at 4: keep, reveal"


def test_O6_5_shapeshifter_never_blocks_an_heir() -> None:
    t = given("azure:heir crimson:shapeshifter >green:?heir azure:?spy")
    t.play("reveal")
    assert t.influence == (5, 5, 5), "the other Heir does"
    t = given("crimson:shapeshifter >green:?heir azure:?spy")
    t.play("reveal")
    assert t.influence == (5, 5, 7)
    assert t.next == "azure at 3: keep, reveal"


def test_O6_5_the_copy_is_chosen_anew_at_each_activation() -> None:
    t = given(">azure:lord crimson:shapeshifter azure:heir")
    assert t.next == "crimson shapeshifter at 2: copy 1 3"
    t.play("copy 3")
    assert t.influence == (7, 6 + 2, 5)
    t.play("place spy left", "place spy left", "place spy left", "keep", "keep", "keep")
    assert t.next == "crimson shapeshifter at 5: copy 4 6"


def test_O6_5_what_an_ambush_discards_is_the_shapeshifter() -> None:
    t = given("azure:soldier >crimson:?shapeshifter green:?ambush azure:?spy")
    t.play("reveal", "eliminate 3")
    assert t.row == "azure:soldier azure:?spy"
    assert t.discard("crimson") == "shapeshifter"
    assert t.influence == (6, 5, 9)
    assert t.next == "azure at 2: keep, reveal"


def test_O6_6_lord_gains_1_and_1_for_each_adjacent_own_card() -> None:
    for row, gain in (
        ("azure:?spy >crimson:?lord azure:?heir", 1),
        ("crimson:?spy >crimson:?lord azure:?heir", 2),
        ("crimson:spy >crimson:?lord crimson:?heir", 3),
        ("[crimson:spy crimson:archer crimson:?soldier] >crimson:?lord azure:?heir", 2),
    ):
        t = given(row)
        t.play("reveal")
        assert t.influence == (5 + gain, 5, 5)
        assert t.next.endswith(" at 3: keep, reveal")


def test_O6_6_lord_counts_a_bribed_card_for_the_briber() -> None:
    t = given(
        "azure:spy!crimson >crimson:?lord crimson:heir!green azure:?heir",
        discards={"crimson": "bribery", "green": "bribery"},
    )
    t.play("reveal")
    assert t.influence == (7, 5, 5 + 2)
    assert t.next == "azure at 4: keep, reveal"
