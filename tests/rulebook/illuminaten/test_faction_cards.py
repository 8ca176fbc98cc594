"""X7.4 to X7.6: claiming and using faction cards, fulfilling plots."""

import pytest
from tests.rulebook.illuminaten.given import (
    asks,
    card_at,
    discs_at,
    favor_of,
    given,
    info,
    legal,
    offers,
    play,
)

from camarilla.games.illuminaten.rules import ids as w

LODGE = "1=PIL031 6=PIL001 7=PIL016"
"""Nobility and magistrates at once."""


def test_x7_4_example_the_largest_lodge_is_controlled() -> None:
    """Rulebook, faction cards: four discs in the lodge, more than anybody else."""
    s = given(field=LODGE, discs="1=RRR 6=R 7=B", factions="row=nobility,clergy")
    assert offers(s, "claim") == ["nobility"]
    play(s, "claim nobility")
    assert s.holders[w.NOBILITY] == 0


def test_x7_4_from_an_opponent_too_and_once_a_turn() -> None:
    s = given(field=LODGE, discs="1=RRR", factions="B=nobility G=magistrates")
    assert offers(s, "claim") == ["nobility", "magistrates"]
    play(s, "claim magistrates")
    assert offers(s, "claim") == []


@pytest.mark.parametrize(("discs", "may"), [("1=RR", False), ("1=RRR", True)])
def test_x7_4_control_needs_three_discs(discs: str, may: bool) -> None:
    s = given(field=LODGE, discs=discs, factions="row=nobility")
    assert bool(offers(s, "claim")) is may


def test_x7_4_tied_lodges_count_as_one_and_one_disc_may_do() -> None:
    field = "1=PIL031 6=PIL001 7=PIL016 4=PIL033 5=PIL038 11=PIL018 12=PIL004 14=PIL037"
    s = given(field=field, discs="12=R", factions="row=nobility")
    assert s.tied >> w.NOBILITY & 1
    assert offers(s, "claim") == ["nobility"]
    t = given(field=field, discs="12=R 6=B", factions="row=nobility")
    assert offers(t, "claim") == []


def test_x7_4_a_smaller_lodge_gives_no_card() -> None:
    field = "1=PIL031 6=PIL001 7=PIL016 4=PIL002 11=PIL033 12=PIL004 13=PIL018"
    s = given(field=field, discs="1=RRR", factions="row=nobility")
    assert offers(s, "claim") == []
    t = given(field=field, discs="11=RRR", factions="row=nobility")
    assert offers(t, "claim") == ["nobility"]


def test_x7_4_a_borrowed_card_cannot_be_claimed() -> None:
    s = given(field=LODGE, discs="1=RRR", hand="R=PIL003", factions="B=nobility")
    play(s, "conspire PIL003", "use ability")
    assert offers(s, "claim") == []


def test_x7_4_once_a_turn_belongs_to_the_card() -> None:
    s = given(field=LODGE, discs="1=RRR", factions="row=nobility", favor="R=NNM")
    play(s, "claim nobility", "use nobility")
    assert "use nobility" not in legal(s)


# X7.5: the six cards.


def test_x7_5_nobility_influence_for_one_favor_and_the_first_disc_one_less() -> None:
    s = given(field="1=PIL031", favor="R=NNMMM", factions="R=nobility", mains="0")
    play(s, "use nobility")
    assert legal(s) == ["price 1 1", "price 2 0"]
    play(s, "price 1 1")
    assert (favor_of(s, 0), discs_at(s, 1)) == ("MM", "R")


def test_x7_5_nobility_first_disc_of_each_influence_costs_one_less_not_below_one() -> None:
    s = given(field="1=PIL001 2=PIL036", favor="R=NMMA", factions="R=nobility")
    play(s, "influence", "at 2")
    assert legal(s) == ["price 1 1", "price 2 0"]
    play(s, "price 1 1", "influence")
    assert discs_at(s, 1) == "R"  # a price of one stays one
    assert favor_of(s, 0) == "M"


def test_x7_5_magistrates_exclude_for_one_favor_besides_the_cost() -> None:
    s = given(field="1=PIL007", favor="R=MK", hand="R=PIL036", factions="R=magistrates", mains="0")
    play(s, "use magistrates", "lay PIL036")
    assert card_at(s, 1) == 36
    assert favor_of(s, 0) == ""
    t = given(field="1=PIL007", favor="R=M", hand="R=PIL036", factions="R=magistrates", mains="0")
    assert "use magistrates" not in legal(t)


def test_x7_5_artists_move_discs_from_one_card_anywhere() -> None:
    s = given(
        field="1=PIL031:RR 6=PIL018:R 12=PIL036 13=PIL032",
        favor="R=A",
        factions="R=artists",
        mains="0",
    )
    play(s, "use artists", "at 1")
    assert favor_of(s, 0) == ""
    play(s, "lift 1 1", "onto 12")
    assert legal(s) == ["lift 1 2", "done"]
    play(s, "lift 1 2", "onto 13")
    assert (discs_at(s, 12), discs_at(s, 13), discs_at(s, 6)) == ("R", "R", "R")
    assert asks(s) == (0, "menu")


def test_x7_5_connoisseurs_interrogate_without_gossip_and_collusion() -> None:
    s = given(field="6=PIL019:RB 7=PIL030:R", factions="R=connoisseurs", mains="0")
    play(s, "use connoisseurs", "at 6")
    assert (favor_of(s, 0), favor_of(s, 1)) == ("NC", "")


def test_x7_5_scholars_scout_anywhere_and_hand_limit() -> None:
    s = given(favor="R=S", factions="R=scholars", hand="R=PIL001", mains="0")
    play(s, "use scholars", "at 12", "draw PIL040", "lay PIL001")
    assert favor_of(s, 0) == ""
    assert (s.hand_limit(0), s.hand_limit(1)) == (5, 4)


# X7.6: Fulfil.


def test_x7_6_fulfil_puts_a_disc_on_a_public_plot_once_a_turn() -> None:
    s = given(field="1=PIL046:R 2=PIL047:R", plots="P07 P02")
    play(s, "fulfil P07")
    assert s.on[0] == 1 << 6
    assert s.stock[0] == 17
    assert offers(s, "fulfil") == []


def test_x7_6_a_private_plot_is_revealed_and_is_ones_own_alone() -> None:
    s = given(field="1=PIL046:R 2=PIL047:R", private="R=P07 B=P08 G=P09 Y=P10")
    assert info(s, 1).seats[0].private is None
    play(s, "fulfil P07")
    assert info(s, 1).seats[0].private == "P07"
    t = given(field="1=PIL046:R 2=PIL047:R", private="R=P08 B=P07 G=P09 Y=P10")
    assert offers(t, "fulfil") == []


def test_x7_6_a_disc_under_a_plot_returns_only_by_the_check() -> None:
    s = given(field="1=PIL046:R 2=PIL047:R", plots="P07 P02", under="R=P07")
    assert offers(s, "fulfil") == []


def test_x7_6_plots_that_are_no_longer_met_do_not_hinder() -> None:
    """P12 lies on, but is not met now; P07 may be fulfilled all the same."""
    s = given(field="1=PIL046:R 2=PIL047:R", plots="P07 P12", on="R=P12")
    assert offers(s, "fulfil") == ["P07"]
