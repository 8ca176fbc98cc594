"""X10.5, X10.6: Adam Weishaupt."""

import pytest
from tests.rulebook.illuminaten.given import (
    asks,
    card_at,
    discs_at,
    favor_of,
    play,
)
from tests.rulebook.illuminaten.scripts import aims, steps, turn_of

from camarilla.games.illuminaten.rules import ids as w
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.events import Event
from camarilla.kernel.game import CHANCE, OVER


def plan(s: IlluminatenState, card: int) -> list[Event]:
    assert asks(s) == (CHANCE, "draw")
    return play(s, f"draw PIL0{card:02}")


def weishaupt(**more: str) -> IlluminatenState:
    return turn_of("weishaupt", **more)


@pytest.mark.parametrize(
    ("card", "target"), [(1 + 4, 9), (8, 10), (12, 5), (28, 2), (31, 1), (46, 7), (52, 7)]
)
def test_x10_5_directions_by_strength(card: int, target: int) -> None:
    """X11: 2 up-right, 3 right, 4 down-right, 5 down-left, 6 left, dagger and hammers up-left."""
    s = weishaupt(figure="6", field="6=PIL033", court="", hand="")
    plan(s, card)
    assert asks(s) == (CHANCE, "draw")
    assert s.stack[-1] >> 8 & 31 == target - 1


def test_x10_5_from_the_areopagus_3_is_card_2_and_all_others_card_1() -> None:
    for card, target in ((8, 2), (5, 1), (12, 1), (28, 1), (31, 1), (46, 1)):
        s = weishaupt(court="", hand="")
        plan(s, card)
        assert s.stack[-1] >> 8 & 31 == target - 1


def test_x10_5_a_a_grand_plan_card_replaces_the_target() -> None:
    s = weishaupt(field="1=PIL007")
    events = plan(s, 47)
    assert steps(events) == ["a"]
    assert (card_at(s, 1), discs_at(s, 1)) == (47, "R")
    assert s.used & w.GRAND_PLAYED


def test_x10_5_b_only_its_own_discs_and_a_free_slot() -> None:
    s = weishaupt(field="1=PIL034:R")
    assert steps(plan(s, 7)) == ["b"]
    assert discs_at(s, 1) == "RR"


def test_x10_5_b_full_means_the_next_clockwise_or_the_figure_moves() -> None:
    s = weishaupt(field="1=PIL007:R 2=PIL009:R")
    assert steps(plan(s, 28)) == ["b"]
    assert s.figure == 1  # 1 was tried first, 2 last
    assert favor_of(s, 0) == "S"
    t = weishaupt(field="1=PIL007:R 2=PIL034")
    assert steps(plan(t, 28)) == ["d"]  # 1 is full, 2 comes next
    assert card_at(t, 2) == 28


def test_x10_5_c_a_grand_target() -> None:
    s = weishaupt(field="1=PIL046")
    assert steps(plan(s, 28)) == ["c"]
    assert discs_at(s, 1) == "R"
    t = weishaupt(field="1=PIL046:B")
    assert steps(plan(t, 28)) == ["c"]
    assert asks(t) == (1, "contest-card")


def test_x10_5_d_example_the_plan_card_shares_a_faction_and_replaces() -> None:
    """Rulebook, example of Weishaupt: strength 4, no card there, the next; a bought disc."""
    s = weishaupt(field="1=PIL034", favor="R=K")
    assert steps(plan(s, 22)) == ["d"]  # 4: down-right of the areopagus there is no card
    assert (card_at(s, 1), discs_at(s, 1)) == (22, "RR")
    assert s.figure == 0


def test_x10_5_buys_further_discs_with_primary_and_secondary_in_turn() -> None:
    s = weishaupt(field="1=PIL031", favor="R=NNNMM")
    assert steps(plan(s, 28)) == ["e"]
    assert discs_at(s, 1) == "RRR"
    assert favor_of(s, 0) == "NNM"  # one nobility, one magistrates
    t = weishaupt(field="1=PIL031", favor="R=MM")
    plan(t, 28)
    assert discs_at(t, 1) == "RRR"  # the missing colour is skipped
    assert favor_of(t, 0) == ""


def test_x10_5_e_no_own_disc_a_shared_faction_and_a_free_slot() -> None:
    s = weishaupt(field="1=PIL031:B")
    assert steps(plan(s, 28)) == ["e"]
    assert discs_at(s, 1) == "BR"


def test_x10_5_f_displace_or_exclude() -> None:
    s = weishaupt(field="1=PIL031:BR")
    assert steps(plan(s, 28)) == ["f"]
    assert asks(s) == (1, "contest-card")
    t = weishaupt(field="1=PIL034", court="PIL005 PIL006 PIL008 PIL010 PIL011")
    assert steps(plan(t, 26)) == ["f"]  # artists and clergy share nothing with the areopagus
    assert card_at(t, 1) == 5


def test_x10_5_the_target_is_turned_up_first_and_the_plan_card_discarded() -> None:
    s = weishaupt()
    plan(s, 28)
    events = play(s, "draw PIL009")
    assert steps(events) == ["e"]
    assert s.discard >> 27 & 1


@pytest.mark.parametrize("plot", ["lodge", "grand", "discs", "none"])
def test_x10_5_one_of_its_three_plots_wins(plot: str) -> None:
    fields = {
        "lodge": "3=PIL031:RRR 4=PIL032 5=PIL033 11=PIL035 10=PIL034",
        "grand": "3=PIL046:R 4=PIL052:R 11=PIL047:R",
        "discs": "3=PIL031:RRR 4=PIL036:RRR 11=PIL045:R",
        "none": "3=PIL031:RRR 4=PIL036:RRR 11=PIL045",
    }
    s = weishaupt(field=fields[plot])
    plan(s, 28)
    events = play(s, "draw PIL009")
    assert (s.actor() == OVER) is (plot != "none")
    assert aims(events) == ([] if plot == "none" else [plot])


def test_x10_6_only_the_two_whose_scripts_are_known() -> None:
    assert w.OPPONENT_IDS == ("none", "saint-germain", "weishaupt")
