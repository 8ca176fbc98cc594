"""O7.9 to O7.11: Plot, Trap and Bribery."""

from tests.rulebook.oriflamme.given import given

BRIBED = {"crimson": "bribery"}


def test_O7_9_plot_is_discarded_first_then_one_ability_is_free() -> None:
    t = given("crimson:queen crimson:felon >crimson:?plot azure:?trap green:?trap")
    t.play("reveal")
    assert t.row == "crimson:queen crimson:felon azure:?trap green:?trap"
    assert t.next == "crimson plot: activate 1 2"
    t.play("activate 2")
    assert t.influence == (4, 4, 5), "with the Plot gone the Felon touches azure's Trap"
    assert t.next == "azure at 3: keep, reveal"


def test_O7_9_each_influence_is_taken_or_discarded_for_an_ability() -> None:
    t = given("crimson:queen crimson:schemer >crimson:?plot+3 azure:?trap")
    t.play("reveal")
    assert t.influence == (5, 5, 5), "the influence on it is not taken by revealing"
    t.play("activate 1")
    assert t.next == "crimson plot: take, activate 1 2"
    t.play("activate 1")
    assert t.influence == (9, 5, 5), "the same character again"
    t.play("take")
    assert t.influence == (10, 5, 5)
    t.play("activate 2")
    assert t.influence == (12, 5, 5)
    assert t.next == "azure at 3: keep, reveal"


def test_O7_9_the_free_ability_is_not_optional() -> None:
    """A single character that qualifies acts unasked, to its family's harm too."""
    t = given("crimson:?queen crimson:cutthroat >crimson:?plot azure:queen azure:?trap")
    t.play("reveal")
    assert t.next == "crimson cutthroat at 2: eliminate 1 3"
    t.play("eliminate 1")
    assert t.influence == (5 + 2 + 1, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O7_9_without_a_character_the_influence_can_only_be_taken() -> None:
    t = given("azure:queen crimson:?felon >crimson:?plot+2 azure:?trap")
    t.play("reveal")
    assert t.influence == (7, 5, 5)
    assert t.next == "azure at 3: keep, reveal"


def test_O7_9_bribed_characters_qualify_and_those_bribed_away_do_not() -> None:
    t = given(
        "azure:queen!crimson crimson:schemer!azure green:felon crimson:queen >crimson:?plot"
        " azure:?trap",
        discards={"crimson": "bribery", "azure": "bribery"},
    )
    t.play("reveal")
    assert t.next == "crimson plot: activate 1 4"
    t.play("activate 1")
    assert t.influence == (7, 5, 5)
    assert t.next == "azure at 5: keep, reveal"


def test_O7_9_covered_and_face_down_characters_do_not_qualify() -> None:
    t = given("[crimson:queen crimson:?felon] crimson:schemer >crimson:?plot azure:?trap")
    t.play("reveal")
    assert t.row == "[crimson:queen crimson:?felon] azure:?trap"
    assert t.discard("crimson") == "schemer plot"
    assert t.next == "azure at 2: keep, reveal"


def test_O7_9_who_qualifies_is_looked_at_anew_each_time() -> None:
    """The Apothecary uncovers a Queen, who may act by the next influence."""
    t = given("crimson:apothecary [crimson:queen crimson:felon] crimson:?trap >crimson:?plot+1")
    t.play("reveal")
    assert t.next == "crimson plot: activate 1 2"
    t.play("activate 1")
    assert t.next == "crimson apothecary at 1: eliminate 1 2 3"
    t.play("eliminate 2")
    assert t.next == "crimson plot: take, activate 1 2"
    t.play("activate 2")
    assert t.influence == (5 + 1 + 2, 5, 5)
    assert t.next == "azure places in round 4"


def test_O7_9_each_ability_is_finished_before_the_next_choice() -> None:
    t = given("crimson:cutthroat >crimson:?plot+1 azure:?plot green:queen")
    t.play("reveal")
    assert t.row == "crimson:cutthroat green:queen", "the one neighbour is eliminated at once"
    assert t.next == "crimson plot: take, activate 1"
    t.play("activate 1")
    assert t.row == "crimson:cutthroat"
    assert t.influence == (6, 5, 5)
    assert t.next == "azure places in round 4"


def test_O7_9_a_trap_does_not_reach_the_influence_of_the_plot() -> None:
    """Crimson has 0 and 2 lie on the Plot: the Trap steals the 1 just gained and no more; the
    Apothecary, which acted, is discarded; the Plot goes on without it."""
    t = given(
        "crimson:queen azure:?trap crimson:apothecary >crimson:?plot+2 green:?plot",
        influence=(0, 0, 0),
    )
    t.play("reveal", "activate 3")
    assert t.row == "crimson:queen green:?plot"
    assert t.influence == (0, 1, 0)
    assert t.discard("crimson") == "apothecary plot"
    assert t.next == "crimson plot: take, activate 1"
    t.play("take", "activate 1")
    assert t.influence == (3, 1, 0)
    assert t.next == "green at 2: keep, reveal"


def test_O7_9_a_felon_does_not_reach_the_influence_of_the_plot() -> None:
    t = given("crimson:queen crimson:felon >crimson:?plot+2 green:?trap", influence=(0, 0, 0))
    t.play("reveal", "activate 2")
    assert t.influence == (0, 0, 0)
    t.play("take", "take")
    assert t.influence == (2, 0, 0)
    assert t.next == "green at 3: keep, reveal"


def test_O7_9_an_ambush_discards_the_character_that_acted() -> None:
    t = given("crimson:soldier >crimson:?plot+1 azure:?ambush green:?spy")
    t.play("reveal")
    assert t.row == "green:?spy"
    assert t.discard("crimson") == "soldier plot"
    assert t.influence == (5 + 1 + 1, 9, 5), "then the influence can only be taken"
    assert t.next == "green at 1: keep, reveal"


def test_O7_9_a_prince_activated_so_brings_no_twin() -> None:
    t = given("crimson:prince >crimson:?plot azure:?trap")
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert t.family("crimson").twin
    assert t.next == "azure at 2: keep, reveal"


def test_O7_9_a_character_activated_by_plot_still_acts_in_its_turn() -> None:
    t = given(">crimson:?plot crimson:queen azure:?trap")
    t.play("reveal")
    assert t.influence == (9, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O7_9_the_pointer_goes_on_when_places_beside_the_plot_vanish() -> None:
    row = "crimson:?queen >crimson:?plot crimson:cutthroat azure:?queen azure:?felon"
    t = given(row, direction="leftward")
    t.play("reveal")
    assert t.next == "crimson cutthroat at 2: eliminate 1 3"
    t.play("eliminate 1")
    assert t.row == "crimson:cutthroat azure:?queen azure:?felon"
    assert t.next == "azure places in round 4"
    t = given(row)
    t.play("reveal", "eliminate 1")
    # The Cutthroat is the next place, and acts in its turn.
    assert t.row == "crimson:cutthroat azure:?felon"
    assert t.influence == (6, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O7_10_trap_revealed_by_its_owner() -> None:
    t = given(">crimson:?trap+3 azure:?plot")
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert t.discard("crimson") == "trap"
    assert t.next == "azure at 1: keep, reveal"


def test_O7_10_example_1_an_opponents_apothecary_eliminates_your_trap() -> None:
    """The opponent gains 1, you take 3 from them, the Apothecary is discarded."""
    t = given(">azure:?apothecary azure:?plot crimson:?trap+2 green:?plot")
    t.play("reveal", "eliminate 3")
    assert t.influence == (8, 5 + 1 - 3, 5)
    assert (t.discard("azure"), t.discard("crimson")) == ("apothecary", "trap")
    assert t.row == "azure:?plot green:?plot"
    assert t.next == "azure at 1: keep, reveal"


def test_O7_10_example_2_your_apothecary_eliminates_your_trap() -> None:
    """You gain 1, and the Apothecary stays."""
    t = given(">crimson:?apothecary crimson:?plot crimson:?trap+2 green:?plot")
    t.play("reveal", "eliminate 3")
    assert t.influence == (6, 5, 5)
    assert t.row == "crimson:apothecary crimson:?plot green:?plot"
    assert t.next == "crimson at 2: keep, reveal"


def test_O7_10_it_steals_all_of_less_than_3() -> None:
    t = given(">azure:?impersonation crimson:?trap green:?plot", influence=(0, 1, 5))
    t.play("reveal")
    assert t.influence == (2, 0, 5)
    assert t.next == "green at 1: keep, reveal"


def test_O7_11_bribery_takes_a_face_up_character_into_the_family() -> None:
    t = given("azure:queen >crimson:?bribery+1 azure:felon green:?trap")
    t.play("reveal")
    assert t.next == "crimson bribery at 2: bribe 1 3"
    t.play("bribe 1")
    assert t.row == "azure:queen!crimson azure:felon green:?trap"
    assert not t.family("crimson").token
    assert t.discard("crimson") == "bribery"
    assert t.influence == (6 - 1, 5, 4), "the Felon costs the Queen's new family 1"
    assert t.next == "green at 3: keep, reveal"


def test_O7_11_not_on_a_stack_nor_face_down() -> None:
    t = given(
        "[azure:?plot azure:queen] azure:?felon green:queen >crimson:?bribery green:felon"
        " green:?trap"
    )
    t.play("reveal")
    assert t.next == "crimson bribery at 4: bribe 3 5"


def test_O7_11_no_such_character_nothing() -> None:
    t = given("[azure:?plot azure:queen] >crimson:?bribery green:?trap")
    t.play("reveal")
    assert t.discard("crimson") == "bribery"
    assert t.family("crimson").token
    assert t.next == "green at 2: keep, reveal"


def test_O7_11_an_own_character_may_be_bribed() -> None:
    t = given("crimson:queen >crimson:?bribery green:?trap")
    t.play("reveal")
    assert t.row == "crimson:queen!crimson green:?trap"
    assert not t.family("crimson").token
    assert t.next == "green at 2: keep, reveal"


def test_O7_11_another_token_on_it_goes_back() -> None:
    t = given("green:queen!azure >crimson:?bribery green:?trap", discards={"azure": "bribery"})
    t.play("reveal")
    assert t.row == "green:queen!crimson green:?trap"
    assert t.family("azure").token
    assert not t.family("crimson").token
    assert t.next == "green at 2: keep, reveal"


def test_O7_11_the_owner_may_bribe_it_back() -> None:
    t = given("crimson:queen!azure >crimson:?bribery green:?trap", discards={"azure": "bribery"})
    t.play("reveal")
    assert t.row == "crimson:queen!crimson green:?trap"
    assert t.family("azure").token
    assert t.next == "green at 2: keep, reveal"


def test_O7_11_when_it_leaves_the_row_the_token_goes_back_and_the_card_to_its_owner() -> None:
    t = given(">green:?impersonation azure:queen!crimson green:?trap", discards=BRIBED)
    t.play("reveal")
    assert t.discard("azure") == "queen"
    assert t.family("crimson").token
    assert t.next == "green at 1: keep, reveal"


def test_O7_11_when_it_is_discarded_too() -> None:
    t = given(">azure:schemer!crimson [green:queen green:?trap]", discards=BRIBED)
    assert t.row == "[green:queen green:?trap]"
    assert t.discard("azure") == "schemer"
    assert t.family("crimson").token
    assert t.next == "green at 1: keep, reveal"


def test_O7_11_bribery_on_a_stack_cannot_bribe_what_it_covers_but_uncovers_it() -> None:
    t = given(">[crimson:queen crimson:?bribery] azure:felon green:?trap")
    t.play("reveal")
    assert t.row == "crimson:queen azure:felon!crimson green:?trap"
    # The Queen acts at once, then the Felon: crimson's Queen and green's Trap.
    assert t.influence == (5 + 2 - 1, 5, 4)
    assert t.next == "green at 3: keep, reveal"


def test_O7_11_a_card_bribed_ahead_of_the_pointer_acts_for_the_briber() -> None:
    t = given(">crimson:?bribery azure:queen green:?trap")
    t.play("reveal")
    assert t.influence == (7, 5, 5)
    assert t.next == "green at 2: keep, reveal"
