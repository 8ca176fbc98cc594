"""O7.4 to O7.7: Cutthroat, Apothecary, Felon and Schemer."""

import pytest
from tests.rulebook.oriflamme.given import given


@pytest.mark.parametrize(
    ("victims", "gain"),
    [
        ("azure:felon", 0),
        ("azure:felon green:felon", 2),
        ("azure:queen", 1),
        ("azure:queen green:queen", 4),
    ],
)
def test_O7_4_examples_of_cutthroat(victims: str, gain: int) -> None:
    """One Felon 0, two Felons 2; one opposing Queen 1, two 4."""
    t = given(f">crimson:?cutthroat {victims} azure:?trap")
    t.play("reveal")
    assert t.row == "crimson:cutthroat azure:?trap"
    assert t.influence == (5 + gain, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O7_4_an_own_queen_gives_no_extra() -> None:
    t = given(">crimson:?cutthroat crimson:queen azure:?trap")
    t.play("reveal")
    assert t.influence == (5, 5, 5)
    assert t.next == "azure at 2: keep, reveal"
    t = given(">crimson:?cutthroat crimson:queen azure:?trap green:queen green:?plot")
    t.play("reveal")
    assert t.row == "crimson:cutthroat azure:?trap green:?plot"
    assert t.influence == (5 + 2 + 1, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O7_4_a_face_down_victim_is_turned_up_first_so_that_its_name_counts() -> None:
    t = given("green:felon >crimson:?cutthroat azure:?felon+2 azure:?trap")
    t.play("reveal")
    assert t.next == "crimson cutthroat at 2: eliminate 1 3"
    t.play("eliminate 3")
    assert t.row == "crimson:cutthroat azure:?trap"
    assert t.influence == (7, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O7_4_face_down_covered_and_own_cards_of_that_name_are_spared() -> None:
    t = given(
        ">crimson:?cutthroat azure:felon green:?felon [amber:felon amber:?trap] crimson:felon"
        " violet:?trap",
        players=5,
    )
    t.play("reveal")
    assert t.row == (
        "crimson:cutthroat green:?felon [amber:felon amber:?trap] crimson:felon violet:?trap"
    )
    assert t.influence == (5, 5, 5, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O7_4_a_card_uncovered_by_the_eliminations_is_spared() -> None:
    t = given(
        ">crimson:?cutthroat [green:felon!azure azure:felon] azure:?trap",
        discards={"azure": "bribery"},
        influence=(5, 5, 5),
    )
    t.play("reveal")
    assert t.row == "crimson:cutthroat green:felon!azure azure:?trap"
    # One card: nothing for it. Then the Felon acts between crimson and azure.
    assert t.influence == (4, 4, 5)
    assert t.next == "azure at 3: keep, reveal"


def test_O7_4_only_the_tops_of_stacks_and_from_both_sides_of_the_pointer() -> None:
    t = given(
        "[azure:?trap azure:queen] green:queen >crimson:?cutthroat amber:queen amber:?trap",
        players=4,
    )
    t.play("reveal", "eliminate 2")
    assert t.row == "azure:?trap crimson:cutthroat amber:?trap"
    assert t.influence == (5 + 3 + 3, 5, 5, 5)
    assert t.next == "amber at 3: keep, reveal"


def test_O7_4_cards_discarded_with_prince_and_twin_do_not_count() -> None:
    t = given(">crimson:?cutthroat azure:prince azure:twin green:?trap")
    t.play("reveal")
    assert t.row == "crimson:cutthroat green:?trap"
    assert t.influence == (5, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O7_4_two_princes_take_both_twins_with_them() -> None:
    t = given(">crimson:?cutthroat azure:prince azure:twin green:twin green:prince green:?trap")
    t.play("reveal")
    assert t.row == "crimson:cutthroat green:?trap"
    assert t.influence == (7, 5, 5)
    assert (t.discard("azure"), t.discard("green")) == ("prince twin", "prince twin")
    assert t.next == "green at 2: keep, reveal"


def test_O7_4_an_own_prince_takes_the_own_twin_with_him() -> None:
    t = given("crimson:twin azure:prince >crimson:?cutthroat crimson:prince green:?trap")
    t.play("reveal", "eliminate 4")
    assert t.row == "crimson:cutthroat green:?trap"
    assert t.influence == (7, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O7_4_a_bribed_away_card_of_the_name_is_an_opponents() -> None:
    t = given(
        ">crimson:?cutthroat azure:felon crimson:felon!green green:?trap",
        discards={"green": "bribery"},
    )
    t.play("reveal")
    assert t.row == "crimson:cutthroat green:?trap"
    assert t.influence == (7, 5, 5)
    assert t.discard("crimson") == "felon"
    assert t.family("green").token
    assert t.next == "green at 2: keep, reveal"


def test_O7_4_against_an_ambush_nothing_for_the_card_then_the_ambush_in_full() -> None:
    t = given(">crimson:?cutthroat azure:?ambush+1 green:?lord")
    t.play("reveal")
    assert t.row == "green:?lord"
    assert t.influence == (5, 9, 5)
    assert t.discard("crimson") == "cutthroat"
    assert t.next == "green at 1: keep, reveal"


def test_O7_4_against_a_trap_nothing_for_the_card_then_the_trap_in_full() -> None:
    t = given(">crimson:?cutthroat azure:?trap green:?plot", influence=(2, 5, 5))
    t.play("reveal")
    assert t.row == "green:?plot"
    assert t.influence == (0, 7, 5)
    assert t.discard("crimson") == "cutthroat"
    assert t.next == "green at 1: keep, reveal"


def test_O7_4_against_an_own_trap_nothing_at_all() -> None:
    t = given(">crimson:?cutthroat crimson:?trap+2 green:?plot")
    t.play("reveal")
    assert t.row == "crimson:cutthroat green:?plot"
    assert t.influence == (5, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O7_4_two_cutthroats() -> None:
    """A Cutthroat that chooses a Cutthroat does not count itself."""
    t = given(">crimson:?cutthroat azure:cutthroat green:?trap green:cutthroat")
    t.play("reveal")
    assert t.row == "crimson:cutthroat green:?trap"
    assert t.influence == (7, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O7_5_apothecary_eliminates_a_neighbour_of_another_own_card() -> None:
    t = given("azure:queen crimson:?trap green:?plot >crimson:?apothecary green:felon azure:?plot")
    t.play("reveal")
    assert t.next == "crimson apothecary at 4: eliminate 1 3"
    t.play("eliminate 1")
    assert t.row == "crimson:?trap green:?plot crimson:apothecary green:felon azure:?plot"
    assert t.influence == (5 + 2 - 1, 4, 5), "a Queen; then the Felon costs its neighbours 1"
    assert t.next == "azure at 5: keep, reveal"


def test_O7_5_the_other_card_may_be_face_up_or_down_but_not_covered() -> None:
    t = given(
        "azure:queen crimson:queen azure:?plot [azure:schemer!crimson crimson:?trap]"
        " >crimson:?apothecary azure:?trap",
        discards={"crimson": "bribery"},
    )
    t.play("reveal")
    assert t.next == "crimson apothecary at 5: eliminate 1 3 5"


def test_O7_5_apothecary_may_eliminate_itself() -> None:
    t = given(">crimson:?apothecary+1 crimson:?trap azure:?plot")
    t.play("reveal")
    assert t.next == "crimson apothecary at 1: eliminate 1 3"
    t.play("eliminate 1")
    assert t.influence == (5 + 1 + 1, 5, 5)
    assert t.row == "crimson:?trap azure:?plot"
    assert t.next == "crimson at 1: keep, reveal"


def test_O7_5_apothecary_must_eliminate_itself_where_nothing_else_qualifies() -> None:
    t = given(">crimson:?apothecary crimson:?trap")
    t.play("reveal")
    assert t.row == "crimson:?trap"
    assert t.influence == (6, 5, 5)
    assert t.next == "crimson at 1: keep, reveal"


def test_O7_5_an_own_card_next_to_an_own_card_may_be_eliminated() -> None:
    t = given("crimson:queen crimson:?trap azure:?plot >crimson:?apothecary")
    t.play("reveal")
    assert t.next == "crimson apothecary at 4: eliminate 1 2 3"
    t.play("eliminate 2")
    assert t.row == "crimson:queen azure:?plot crimson:apothecary"
    assert t.influence == (6, 5, 5)
    assert t.next == "azure places in round 4"


def test_O7_5_without_another_own_card_nothing() -> None:
    t = given("azure:?trap >crimson:?apothecary green:?plot")
    t.play("reveal")
    assert t.influence == (5, 5, 5)
    assert t.next == "green at 3: keep, reveal"
    t = given(">[crimson:queen crimson:?apothecary] green:?plot")
    t.play("reveal")
    assert t.row == "[crimson:queen crimson:apothecary] green:?plot"
    assert t.next == "green at 2: keep, reveal"


def test_O7_6_felon_costs_each_player_1_for_each_adjacent_card() -> None:
    for row, influence in (
        ("azure:?trap >crimson:?felon green:?plot", (5, 4, 4)),
        ("azure:?trap >crimson:?felon azure:?plot", (5, 3, 5)),
        ("crimson:?trap >crimson:?felon crimson:?plot", (3, 5, 5)),
        ("[azure:queen azure:?trap] >crimson:?felon green:?plot", (5, 4, 4)),
    ):
        t = given(row)
        t.play("reveal")
        assert t.influence == influence
        assert t.next.endswith(" at 3: keep, reveal")


def test_O7_6_felon_never_takes_below_0() -> None:
    t = given("azure:?trap >crimson:?felon azure:?plot", influence=(0, 1, 0))
    t.play("reveal")
    assert t.influence == (0, 0, 0)
    assert t.next == "azure at 3: keep, reveal"


def test_O7_6_the_family_of_a_bribed_neighbour_loses() -> None:
    t = given(">crimson:?felon azure:queen!green azure:?plot", discards={"green": "bribery"})
    t.play("reveal")
    assert t.influence == (5, 5, 5 - 1 + 2)
    assert t.next == "azure at 3: keep, reveal"


def test_O7_7_schemer_gains_2_away_from_stacks() -> None:
    t = given("azure:?trap >crimson:?schemer+1 green:?plot [azure:felon azure:?queen]")
    t.play("reveal")
    assert t.influence == (8, 5, 5)
    assert t.next == "green at 3: keep, reveal"


@pytest.mark.parametrize("family", ["azure", "crimson"])
def test_O7_7_schemer_next_to_a_stack_of_any_family_is_discarded(family: str) -> None:
    t = given(f"[{family}:felon {family}:?queen] >crimson:?schemer+1 green:?plot")
    t.play("reveal")
    assert t.row == f"[{family}:felon {family}:?queen] green:?plot"
    assert t.discard("crimson") == "schemer"
    assert t.influence == (6, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O7_7_standing_on_a_stack_is_not_being_adjacent_to_it() -> None:
    t = given("azure:?trap >[crimson:queen crimson:?schemer] green:?plot")
    t.play("reveal")
    assert t.influence == (7, 5, 5)
    assert t.next == "green at 3: keep, reveal"


def test_O7_7_only_the_moment_of_activation_counts() -> None:
    t = given(">crimson:schemer azure:?trap [azure:felon azure:?queen]")
    assert t.influence == (7, 5, 5)
    assert t.next == "azure at 2: keep, reveal"
