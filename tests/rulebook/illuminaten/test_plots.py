"""X8: the thirteen plots, met, just not met, and together."""

from itertools import combinations

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import strategies as st
from tests.rulebook.illuminaten.given import given, offers, play

from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.plots.compatibility import compatible, met, some_of_pool
from camarilla.games.illuminaten.rules.plots.finders import FINDERS

Case = tuple[int, dict[int, int], dict[int, str]]

# 31 N M, 32 A N, 33 N K, 34 C N, 35 N S: five cards of third degree that share the nobility.
MET: list[Case] = [
    (1, {1: 31, 2: 32, 7: 33, 8: 35}, {1: "000", 2: "0"}),
    (2, {6: 18, 1: 19, 2: 30, 5: 28}, {6: "0", 1: "0", 2: "0", 5: "01"}),
    (3, {1: 52, 2: 53, 3: 54}, {1: "000", 2: "0", 3: "111"}),
    (4, {5: 1, 6: 2, 9: 31, 10: 32}, {5: "0", 6: "0", 9: "10", 10: "0"}),
    (5, {1: 18, 2: 36, 3: 45}, {1: "0", 2: "00", 3: "010"}),
    (6, dict(zip(range(1, 7), range(1, 7), strict=True)), dict.fromkeys(range(1, 7), "0")),
    (7, {1: 46, 14: 47}, {1: "0", 14: "00"}),
    (8, {8: 31, 7: 32, 1: 33, 2: 35, 3: 34}, dict.fromkeys((8, 7, 1, 2, 3), "0")),
    (9, {1: 31, 2: 32, 3: 33, 4: 34}, {1: "01", 2: "12-", 3: "20", 4: "0-1"} | {2: "01"}),
    (10, {1: 33, 2: 35, 3: 39, 4: 43}, {1: "00", 2: "00", 3: "0", 4: "1"}),
    (11, {1: 31, 6: 33, 10: 35}, {1: "000"}),
    (12, {1: 31, 6: 33, 10: 35, 7: 32, 9: 34}, {1: "000", 6: "00"}),
    (13, {1: 31, 7: 33, 8: 35}, {1: "000"}),
]
JUST_NOT: list[Case] = [
    (1, {1: 31, 2: 32, 7: 33, 8: 35}, {1: "000"}),
    (1, {1: 31, 2: 32, 7: 33, 6: 35}, {1: "000", 2: "0"}),
    (1, {1: 31, 2: 32, 7: 33, 8: 35}, {1: "000", 2: "0", 7: "111", 8: "1"}),
    (2, {6: 18, 1: 19, 2: 30, 5: 28}, {6: "0", 1: "0", 2: "0"}),
    (2, {6: 31, 1: 19, 2: 30, 5: 28}, {6: "0", 1: "0", 2: "0", 5: "0"}),
    (3, {1: 52, 2: 53}, {1: "000"}),
    (3, {1: 52, 2: 53, 3: 54, 4: 55}, {1: "000", 2: "0", 3: "111", 4: "1"}),
    (4, {5: 1, 6: 2, 9: 31, 10: 32}, {5: "0", 6: "0", 9: "10"}),
    (4, {5: 1, 6: 2, 9: 31, 1: 32}, {5: "0", 6: "0", 9: "10", 1: "0"}),
    (5, {1: 18, 2: 36, 3: 45}, {1: "0", 2: "00", 3: "01"}),
    (5, {1: 18, 2: 36, 3: 34}, {1: "0", 2: "00", 3: "0"}),
    (6, dict(zip(range(1, 6), range(1, 6), strict=True)), dict.fromkeys(range(1, 6), "0")),
    (7, {1: 46, 14: 47}, {1: "0", 14: "01"}),
    (8, {8: 31, 7: 32, 1: 33, 2: 35, 3: 34}, dict.fromkeys((8, 7, 2, 3), "0")),
    (9, {1: 31, 2: 32, 3: 33, 4: 34}, {1: "01", 2: "01", 3: "20", 4: "0"}),
    (10, {1: 33, 2: 35, 3: 39}, {1: "00", 2: "0", 3: "0"}),
    (10, {1: 33, 2: 35, 3: 39, 4: 43, 5: 28, 6: 21}, {1: "00", 2: "00", 3: "0"}),
    (11, {1: 31, 6: 33, 7: 35}, {1: "000"}),
    (11, {1: 31, 6: 33, 10: 35}, {1: "00"}),
    (12, {1: 31, 6: 33, 10: 35, 7: 32, 9: 34}, {1: "000", 6: "0"}),
    (12, {1: 31, 6: 33, 10: 35, 7: 32}, {1: "000", 6: "00"}),
    (13, {1: 31, 7: 33, 6: 35}, {1: "000"}),
]
# For the second case of P10 an opponent controls as many rosicrucians.
JUST_NOT[16][2].update({4: "1", 5: "1", 6: "1"})


@pytest.mark.parametrize("case", MET, ids=lambda case: f"P{case[0]:02}")
def test_x8_2_met(case: Case) -> None:
    plot, field, discs = case
    s = given(field=field, discs=discs)
    assert met(s, 0, plot - 1)


@pytest.mark.parametrize("case", JUST_NOT, ids=lambda case: f"P{case[0]:02}")
def test_x8_2_just_not_met(case: Case) -> None:
    plot, field, discs = case
    s = given(field=field, discs=discs)
    assert not met(s, 0, plot - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_x8_2_numbers_by_players(players: int) -> None:
    """P06 needs 8/6/6 cards, P07 3/2/2 grand masters, P09 3/4/5 shared cards."""
    for plot, needed in ((6, (8, 6, 6)), (7, (3, 2, 2)), (9, (3, 4, 5))):
        count = needed[players - 2]
        cards = range(46, 52) if plot == 7 else range(16, 31)
        for amount in (count - 1, count):
            field = dict(zip(range(1, amount + 1), cards, strict=False))
            discs = dict.fromkeys(field, "01" if plot == 9 else "0")
            s = given(players=players, field=field, discs=discs)
            assert met(s, 0, plot - 1) is (amount == count)


def test_x8_2_p05_needs_no_lodge() -> None:
    s = given(field={1: 18, 14: 36, 4: 45}, discs={1: "0", 14: "0", 4: "0"})
    assert met(s, 0, 4)


def test_x8_2_p08_other_cards_of_the_lodge_need_no_disc() -> None:
    field = {8: 31, 7: 32, 1: 33, 2: 35, 3: 34, 6: 1}
    s = given(field=field, discs=dict.fromkeys((8, 7, 1, 2, 3), "0"))
    assert met(s, 0, 7)


def test_x8_1_p08_sets_are_the_shortest_connections() -> None:
    field = {8: 31, 7: 32, 1: 33, 2: 35, 3: 34, 6: 1}
    s = given(field=field, discs=dict.fromkeys(field, "0"))
    sets = [[place + 1 for place in members(cards)] for cards, _ in FINDERS[7](s, 0)]
    assert sorted(sets) == [[1, 2, 3, 7, 8], [2, 3, 6, 7, 8]]


# X8.1: together.


def test_x8_1_example_one_lodge_cannot_serve_two_plots() -> None:
    """Rulebook, Fulfil: a lodge of five with four outer cards meets P01 and P12, but not both."""
    field = {1: 31, 2: 32, 7: 33, 8: 35, 6: 34}
    discs = {1: "000", 2: "00"}
    s = given(field=field, discs=discs, plots=(1, 12))
    assert offers(s, "fulfil") == ["P01", "P12"]
    play(s, "fulfil P01")
    s.used = 0
    assert not compatible(s, 0, 1 << 0 | 1 << 11)


def test_x8_1_example_two_lodges_serve_two_plots() -> None:
    """Rulebook, Fulfil: a nobility lodge of five and an artists' lodge of four outer cards."""
    field = {1: 31, 2: 33, 7: 35, 6: 34, 5: 18, 11: 10, 12: 11, 13: 12, 14: 26}
    discs = {1: "000", 2: "00", 14: "00", 11: "0", 12: "0"}
    s = given(field=field, discs=discs, plots=(1, 12))
    assert met(s, 0, 0)
    assert met(s, 0, 11)
    assert compatible(s, 0, 1 << 0 | 1 << 11)


def test_x8_1_example_the_same_four_cards_do_not_meet_two_plots() -> None:
    """Rulebook, end of the game: P04 and P02 by the same four inner cards."""
    field = {5: 18, 6: 19, 9: 30, 10: 28}
    s = given(field=field, discs=dict.fromkeys(field, "0"), plots=(2, 4))
    assert met(s, 0, 1)
    assert met(s, 0, 3)
    assert not compatible(s, 0, 1 << 1 | 1 << 3)


def test_x8_1_example_partly_shared_sets_do() -> None:
    """Rulebook, end of the game: with one more card of the degree each set has its own card."""
    field = {5: 18, 6: 19, 9: 30, 10: 28, 7: 29}
    s = given(field=field, discs=dict.fromkeys(field, "0"), plots=(2, 4))
    assert compatible(s, 0, 1 << 1 | 1 << 3)


def test_x8_1_a_set_within_another_does_not_count() -> None:
    """The two grand masters of P07 are among the only six cards of P06."""
    field = {1: 46, 2: 47, 3: 1, 4: 2, 5: 3, 6: 4}
    discs = dict.fromkeys(field, "0")
    s = given(field=field, discs=discs)
    assert not compatible(s, 0, 1 << 5 | 1 << 6)
    t = given(field={**field, 7: 5}, discs={**discs, 7: "0"})
    assert compatible(t, 0, 1 << 5 | 1 << 6)  # six of the seven, without one of the masters


def test_x8_1_lodges_of_different_factions_with_the_same_cards_are_within_each_other() -> None:
    field = {1: 31, 6: 1, 10: 16, 7: 31 + 1}
    s = given(field={1: 31, 6: 1, 10: 16}, discs={1: "000"}, plots=(11, 13))
    assert len(FINDERS[10](s, 0)) == 2
    t = given(field={**field, 8: 33}, discs={1: "000"})
    assert met(t, 0, 10)
    assert met(t, 0, 12)
    # P11 by the magistrates' lodge 1 6 10 lies within the nobility's lodge of P13.
    assert not compatible(t, 0, 1 << 10 | 1 << 12)


@hypothesis_given(
    pool=st.integers(0, 2**10 - 1),
    count=st.integers(1, 5),
    sets=st.lists(st.integers(1, 2**10 - 1), max_size=2),
)
def test_x8_1_any_so_many_of_a_pool_is_exact(pool: int, count: int, sets: list[int]) -> None:
    def apart(chosen: int) -> bool:
        return all(chosen & one not in (chosen, one) for one in sets)

    masks = (sum(1 << place for place in some) for some in combinations(members(pool), count))
    assert some_of_pool(pool, count, sets) == any(apart(mask) for mask in masks)
