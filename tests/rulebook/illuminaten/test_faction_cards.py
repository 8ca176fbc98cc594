"""X7.4 to X7.6: claiming and using faction cards, fulfilling plots."""

import pytest
from tests.rulebook.illuminaten.given import (
    asks,
    card_at,
    discs_at,
    favor_of,
    given,
    legal,
    offers,
    play,
)

from camarilla.games.illuminaten.rules import ids as w

LODGE = {1: 31, 6: 1, 7: 16}
"""Nobility and magistrates at once."""


def test_x7_4_example_the_largest_lodge_is_controlled() -> None:
    """Rulebook, faction cards: four discs in the lodge, more than anybody else."""
    s = given(
        field=LODGE, discs={1: "000", 6: "0", 7: "1"}, factions={"nobility": w.ROW, "clergy": w.ROW}
    )
    assert offers(s, "claim") == ["nobility"]
    play(s, "claim nobility")
    assert s.holders[w.NOBILITY] == 0


def test_x7_4_from_an_opponent_too_and_once_a_turn() -> None:
    s = given(field=LODGE, discs={1: "000"}, factions={"nobility": 1, "magistrates": 2})
    assert offers(s, "claim") == ["nobility", "magistrates"]
    play(s, "claim magistrates")
    assert offers(s, "claim") == []


@pytest.mark.parametrize(("discs", "may"), [({1: "00"}, False), ({1: "000"}, True)])
def test_x7_4_control_needs_three_discs(discs: dict[int, str], may: bool) -> None:
    s = given(field=LODGE, discs=discs, factions={"nobility": w.ROW})
    assert bool(offers(s, "claim")) is may


def test_x7_4_tied_lodges_count_as_one_and_one_disc_may_do() -> None:
    field = {**LODGE, 4: 33, 5: 38, 11: 18, 12: 4, 14: 37}
    s = given(field=field, discs={12: "0"}, factions={"nobility": w.ROW})
    assert s.tied >> w.NOBILITY & 1
    assert offers(s, "claim") == ["nobility"]
    t = given(field=field, discs={12: "0", 6: "1"}, factions={"nobility": w.ROW})
    assert offers(t, "claim") == []


def test_x7_4_a_smaller_lodge_gives_no_card() -> None:
    field = {**LODGE, 4: 2, 11: 33, 12: 4, 13: 18}
    s = given(field=field, discs={1: "000"}, factions={"nobility": w.ROW})
    assert offers(s, "claim") == []
    t = given(field=field, discs={11: "000"}, factions={"nobility": w.ROW})
    assert offers(t, "claim") == ["nobility"]


def test_x7_4_a_borrowed_card_cannot_be_claimed() -> None:
    s = given(field=LODGE, discs={1: "000"}, hands={0: [3]}, factions={"nobility": 1})
    play(s, "conspire PIL003", "use ability")
    assert offers(s, "claim") == []


def test_x7_4_once_a_turn_belongs_to_the_card() -> None:
    s = given(field=LODGE, discs={1: "000"}, factions={"nobility": w.ROW}, favor={0: "NNM"})
    play(s, "claim nobility", "use nobility")
    assert "use nobility" not in legal(s)


# X7.5: the six cards.


def test_x7_5_nobility_influence_for_one_favor_and_the_first_disc_one_less() -> None:
    s = given(field={1: 31}, favor={0: "NNMMM"}, factions={"nobility": 0}, mains=0)
    play(s, "use nobility")
    assert legal(s) == ["price 1 1", "price 2 0"]
    play(s, "price 1 1")
    assert (favor_of(s, 0), discs_at(s, 1)) == ("MM", "0")


def test_x7_5_nobility_first_disc_of_each_influence_costs_one_less_not_below_one() -> None:
    s = given(field={1: 1, 2: 36}, favor={0: "NMMA"}, factions={"nobility": 0})
    play(s, "influence", "at 2")
    assert legal(s) == ["price 1 1", "price 2 0"]
    play(s, "price 1 1", "influence")
    assert discs_at(s, 1) == "0"  # a price of one stays one
    assert favor_of(s, 0) == "M"


def test_x7_5_magistrates_exclude_for_one_favor_besides_the_cost() -> None:
    s = given(field={1: 7}, favor={0: "MK"}, hands={0: [36]}, factions={"magistrates": 0}, mains=0)
    play(s, "use magistrates", "lay PIL036")
    assert card_at(s, 1) == 36
    assert favor_of(s, 0) == ""
    t = given(field={1: 7}, favor={0: "M"}, hands={0: [36]}, factions={"magistrates": 0}, mains=0)
    assert "use magistrates" not in legal(t)


def test_x7_5_artists_move_discs_from_one_card_anywhere() -> None:
    s = given(
        field={1: 31, 6: 18, 12: 36, 13: 32},
        discs={1: "00", 6: "0"},
        favor={0: "A"},
        factions={"artists": 0},
        mains=0,
    )
    play(s, "use artists", "at 1")
    assert favor_of(s, 0) == ""
    play(s, "lift 1 1", "onto 12")
    assert legal(s) == ["lift 1 2", "done"]
    play(s, "lift 1 2", "onto 13")
    assert (discs_at(s, 12), discs_at(s, 13), discs_at(s, 6)) == ("0", "0", "0")
    assert asks(s) == (0, "menu")


def test_x7_5_connoisseurs_interrogate_without_gossip_and_collusion() -> None:
    s = given(field={6: 19, 7: 30}, discs={6: "01", 7: "0"}, factions={"connoisseurs": 0}, mains=0)
    play(s, "use connoisseurs", "at 6")
    assert (favor_of(s, 0), favor_of(s, 1)) == ("NC", "")


def test_x7_5_scholars_scout_anywhere_and_hand_limit() -> None:
    s = given(favor={0: "S"}, factions={"scholars": 0}, hands={0: [1]}, mains=0)
    play(s, "use scholars", "at 12", "draw PIL040", "lay PIL001")
    assert favor_of(s, 0) == ""
    assert (s.hand_limit(0), s.hand_limit(1)) == (5, 4)


# X7.6: Fulfil.


def test_x7_6_fulfil_puts_a_disc_on_a_public_plot_once_a_turn() -> None:
    s = given(field={1: 46, 2: 47}, discs={1: "0", 2: "0"}, plots=(7, 2))
    play(s, "fulfil P07")
    assert s.on[0] == 1 << 6
    assert s.stock[0] == 17
    assert offers(s, "fulfil") == []


def test_x7_6_a_private_plot_is_revealed_and_is_ones_own_alone() -> None:
    s = given(field={1: 46, 2: 47}, discs={1: "0", 2: "0"}, private=(7, 8, 9, 10))
    assert s.information_state(1).seats[0].private is None  # type: ignore[attr-defined]
    play(s, "fulfil P07")
    assert s.information_state(1).seats[0].private == "P07"  # type: ignore[attr-defined]
    t = given(field={1: 46, 2: 47}, discs={1: "0", 2: "0"}, private=(8, 7, 9, 10))
    assert offers(t, "fulfil") == []


def test_x7_6_a_disc_under_a_plot_returns_only_by_the_check() -> None:
    s = given(field={1: 46, 2: 47}, discs={1: "0", 2: "0"}, plots=(7, 2), under={0: [7]})
    assert offers(s, "fulfil") == []


def test_x7_6_plots_that_are_no_longer_met_do_not_hinder() -> None:
    """P12 lies on, but is not met now; P07 may be fulfilled all the same."""
    s = given(field={1: 46, 2: 47}, discs={1: "0", 2: "0"}, plots=(7, 12), on={0: [12]})
    assert offers(s, "fulfil") == ["P07"]
