"""X8: the thirteen plots, met, just not met, and together."""

from itertools import combinations

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import strategies as st
from tests.rulebook.illuminaten.given import (
    cards,
    everywhere,
    given,
    offers,
    play,
)

from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.plots.compatibility import compatible, met, some_of_pool
from camarilla.games.illuminaten.rules.plots.finders import FINDERS

Case = tuple[int, str]

# 31 N M, 32 A N, 33 N K, 34 C N, 35 N S: five cards of third degree that share the nobility.
MET: list[Case] = [
    (1, "1=PIL031:RRR 2=PIL032:R 7=PIL033 8=PIL035"),
    (2, "6=PIL018:R 1=PIL019:R 2=PIL030:R 5=PIL028:RB"),
    (3, "1=PIL052:RRR 2=PIL053:R 3=PIL054:BBB"),
    (4, "5=PIL001:R 6=PIL002:R 9=PIL031:BR 10=PIL032:R"),
    (5, "1=PIL018:R 2=PIL036:RR 3=PIL045:RBR"),
    (6, "1=PIL001:R 2=PIL002:R 3=PIL003:R 4=PIL004:R 5=PIL005:R 6=PIL006:R"),
    (7, "1=PIL046:R 14=PIL047:RR"),
    (8, "8=PIL031:R 7=PIL032:R 1=PIL033:R 2=PIL035:R 3=PIL034:R"),
    (9, "1=PIL031:RB 2=PIL032:RB 3=PIL033:GR 4=PIL034:R-B"),
    (10, "1=PIL033:RR 2=PIL035:RR 3=PIL039:R 4=PIL043:B"),
    (11, "1=PIL031:RRR 6=PIL033 10=PIL035"),
    (12, "1=PIL031:RRR 6=PIL033:RR 10=PIL035 7=PIL032 9=PIL034"),
    (13, "1=PIL031:RRR 7=PIL033 8=PIL035"),
]
JUST_NOT: list[Case] = [
    (1, "1=PIL031:RRR 2=PIL032 7=PIL033 8=PIL035"),
    (1, "1=PIL031:RRR 2=PIL032:R 7=PIL033 6=PIL035"),
    (1, "1=PIL031:RRR 2=PIL032:R 7=PIL033:BBB 8=PIL035:B"),
    (2, "6=PIL018:R 1=PIL019:R 2=PIL030:R 5=PIL028"),
    (2, "6=PIL031:R 1=PIL019:R 2=PIL030:R 5=PIL028:R"),
    (3, "1=PIL052:RRR 2=PIL053"),
    (3, "1=PIL052:RRR 2=PIL053:R 3=PIL054:BBB 4=PIL055:B"),
    (4, "5=PIL001:R 6=PIL002:R 9=PIL031:BR 10=PIL032"),
    (4, "5=PIL001:R 6=PIL002:R 9=PIL031:BR 1=PIL032:R"),
    (5, "1=PIL018:R 2=PIL036:RR 3=PIL045:RB"),
    (5, "1=PIL018:R 2=PIL036:RR 3=PIL034:R"),
    (6, "1=PIL001:R 2=PIL002:R 3=PIL003:R 4=PIL004:R 5=PIL005:R"),
    (7, "1=PIL046:R 14=PIL047:RB"),
    (8, "8=PIL031:R 7=PIL032:R 1=PIL033 2=PIL035:R 3=PIL034:R"),
    (9, "1=PIL031:RB 2=PIL032:RB 3=PIL033:GR 4=PIL034:R"),
    (10, "1=PIL033:RR 2=PIL035:R 3=PIL039:R"),
    # An opponent controls as many rosicrucians.
    (10, "1=PIL033:RR 2=PIL035:RR 3=PIL039:R 4=PIL043:B 5=PIL028:B 6=PIL021:B"),
    (11, "1=PIL031:RRR 6=PIL033 7=PIL035"),
    (11, "1=PIL031:RR 6=PIL033 10=PIL035"),
    (12, "1=PIL031:RRR 6=PIL033:R 10=PIL035 7=PIL032 9=PIL034"),
    (12, "1=PIL031:RRR 6=PIL033:RR 10=PIL035 7=PIL032"),
    (13, "1=PIL031:RRR 7=PIL033 6=PIL035"),
]


@pytest.mark.parametrize("case", MET, ids=lambda case: f"P{case[0]:02}")
def test_x8_2_met(case: Case) -> None:
    plot, field = case
    s = given(field=field)
    assert met(s, 0, plot - 1)


@pytest.mark.parametrize("case", JUST_NOT, ids=lambda case: f"P{case[0]:02}")
def test_x8_2_just_not_met(case: Case) -> None:
    plot, field = case
    s = given(field=field)
    assert not met(s, 0, plot - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_x8_2_numbers_by_players(players: int) -> None:
    """P06 needs 8/6/6 cards, P07 3/2/2 grand masters, P09 3/4/5 shared cards."""
    for plot, needed in ((6, (8, 6, 6)), (7, (3, 2, 2)), (9, (3, 4, 5))):
        count = needed[players - 2]
        numbers = range(46, 52) if plot == 7 else range(16, 31)
        for amount in (count - 1, count):
            places = zip(range(1, amount + 1), numbers, strict=False)
            field = " ".join(f"{place}={cards(number)}" for place, number in places)
            discs = everywhere(field, "RB" if plot == 9 else "R")
            s = given(players=str(players), field=field, discs=discs)
            assert met(s, 0, plot - 1) is (amount == count)


def test_x8_2_p05_needs_no_lodge() -> None:
    s = given(field="1=PIL018:R 14=PIL036:R 4=PIL045:R")
    assert met(s, 0, 4)


def test_x8_2_p08_other_cards_of_the_lodge_need_no_disc() -> None:
    field = "8=PIL031 7=PIL032 1=PIL033 2=PIL035 3=PIL034 6=PIL001"
    s = given(field=field, discs="8=R 7=R 1=R 2=R 3=R")
    assert met(s, 0, 7)


def test_x8_1_p08_sets_are_the_shortest_connections() -> None:
    field = "8=PIL031 7=PIL032 1=PIL033 2=PIL035 3=PIL034 6=PIL001"
    s = given(field=field, discs=everywhere(field, "R"))
    sets = [[place + 1 for place in members(cards)] for cards, _ in FINDERS[7](s, 0)]
    assert sorted(sets) == [[1, 2, 3, 7, 8], [2, 3, 6, 7, 8]]


# X8.1: together.


def test_x8_1_example_one_lodge_cannot_serve_two_plots() -> None:
    """Rulebook, Fulfil: a lodge of five with four outer cards meets P01 and P12, but not both."""
    field = "1=PIL031 2=PIL032 7=PIL033 8=PIL035 6=PIL034"
    discs = "1=RRR 2=RR"
    s = given(field=field, discs=discs, plots="P01 P12")
    assert offers(s, "fulfil") == ["P01", "P12"]
    play(s, "fulfil P01")
    s.used = 0
    assert not compatible(s, 0, 1 << 0 | 1 << 11)


def test_x8_1_example_two_lodges_serve_two_plots() -> None:
    """Rulebook, Fulfil: a nobility lodge of five and an artists' lodge of four outer cards."""
    field = "1=PIL031 2=PIL033 7=PIL035 6=PIL034 5=PIL018 11=PIL010 12=PIL011 13=PIL012 14=PIL026"
    discs = "1=RRR 2=RR 14=RR 11=R 12=R"
    s = given(field=field, discs=discs, plots="P01 P12")
    assert met(s, 0, 0)
    assert met(s, 0, 11)
    assert compatible(s, 0, 1 << 0 | 1 << 11)


def test_x8_1_example_the_same_four_cards_do_not_meet_two_plots() -> None:
    """Rulebook, end of the game: P04 and P02 by the same four inner cards."""
    field = "5=PIL018 6=PIL019 9=PIL030 10=PIL028"
    s = given(field=field, discs=everywhere(field, "R"), plots="P02 P04")
    assert met(s, 0, 1)
    assert met(s, 0, 3)
    assert not compatible(s, 0, 1 << 1 | 1 << 3)


def test_x8_1_example_partly_shared_sets_do() -> None:
    """Rulebook, end of the game: with one more card of the degree each set has its own card."""
    field = "5=PIL018 6=PIL019 9=PIL030 10=PIL028 7=PIL029"
    s = given(field=field, discs=everywhere(field, "R"), plots="P02 P04")
    assert compatible(s, 0, 1 << 1 | 1 << 3)


def test_x8_1_a_set_within_another_does_not_count() -> None:
    """The two grand masters of P07 are among the only six cards of P06."""
    field = "1=PIL046 2=PIL047 3=PIL001 4=PIL002 5=PIL003 6=PIL004"
    discs = everywhere(field, "R")
    s = given(field=field, discs=discs)
    assert not compatible(s, 0, 1 << 5 | 1 << 6)
    t = given(field=f"{field} 7=PIL005:R", discs=discs)
    assert compatible(t, 0, 1 << 5 | 1 << 6)  # six of the seven, without one of the masters


def test_x8_1_lodges_of_different_factions_with_the_same_cards_are_within_each_other() -> None:
    field = "1=PIL031 6=PIL001 10=PIL016 7=PIL032"
    s = given(field="1=PIL031:RRR 6=PIL001 10=PIL016", plots="P11 P13")
    assert len(FINDERS[10](s, 0)) == 2
    t = given(field=f"{field} 8=PIL033", discs="1=RRR")
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
