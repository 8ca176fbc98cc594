"""Choosing by habit: chances follow the reasons, lessons follow the slope, bids stay payable."""

import importlib.resources
from math import log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla import games
from camarilla.bots.minds import mind_of, searching_mind_of
from camarilla.bots.minds.habit import Choice
from camarilla.bots.minds.king_habit import (
    DECISIONS,
    HABITS,
    choose,
    is_weighed,
    read_habits,
    weigh,
)
from camarilla.games.king.cards import GOLD
from camarilla.games.king.operations import MAKE_BID
from camarilla.games.king.state import KingState
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import OVER

NAMED = {
    sum(len(names) for _, names in DECISIONS[:place]): len(names)
    for place, (_, names) in enumerate(DECISIONS)
}
"""By where its weights begin, how many reasons the table names for an option."""
REASONS = 3
numbers = st.floats(-3, 3)
reasons = st.lists(numbers, min_size=REASONS, max_size=REASONS)
weights = st.lists(numbers, min_size=2 * REASONS, max_size=2 * REASONS)


def choice_of(options: list[list[float]], figures: list[float]) -> Choice:
    """Options by turns of one kind and of another, and one that has no reasons."""
    choice = Choice(figures)
    for action, option in enumerate(options):
        choice.add(action, action % 2 * REASONS, option)
    choice.add(len(options), 0, [])
    return choice


@given(st.lists(reasons, min_size=1, max_size=4), weights, st.integers(0, 9), st.floats(-1, 1))
def test_a_lesson_is_the_slope_of_the_chance_that_was_taken(
    options: list[list[float]], figures: list[float], pick: int, merit: float
) -> None:
    taken = pick % (len(options) + 1)
    slope = [0.0] * len(figures)
    choice_of(options, figures).learn(taken, merit, slope)
    step = 1e-6
    for place in range(len(figures)):
        sides = []
        for way in (step, -step):
            moved = figures[:]
            moved[place] += way
            sides.append(log(choice_of(options, moved).chances()[taken]))
        assert slope[place] == pytest.approx(merit * (sides[0] - sides[1]) / (2 * step), abs=1e-3)


@given(st.lists(reasons, min_size=1, max_size=4), weights)
def test_options_are_drawn_as_often_as_their_chances_say(
    options: list[list[float]], figures: list[float]
) -> None:
    choice, rng = choice_of(options, figures), Random(1)
    chances = choice.chances()
    assert sum(chances) == pytest.approx(1)
    count = 400
    drawn = [choice.draw(rng) for _ in range(count)]
    for index, chance in enumerate(chances):
        assert drawn.count(index) / count == pytest.approx(chance, abs=0.16)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_king_every_choice_is_weighed_but_bids_that_are_unwise(players: int) -> None:
    """Of bids: a pass, or the lowest that is higher than the last, if there is enough to pay."""
    rng = Random(players)
    s = games.get("king").setup(players)
    bids = 0
    while s.actor() != OVER:
        assert isinstance(s, KingState)
        if is_weighed(s):
            choice = weigh(s, HABITS[players])
            weighed = choice.actions
            for start, reasons in zip(choice.starts, choice.reasons, strict=True):
                assert not reasons or NAMED[start] == len(reasons)
            if s.stack[-1] & OPERATION == MAKE_BID:
                seat = s.actor()
                means = s.sizes[seat] if s.sale >= GOLD else s.gold_sum(seat)
                assert weighed == s.legal()[: 1 + (means > s.high)]
                bids += len(weighed) - 1
            else:
                assert sorted(weighed) == sorted(s.legal())
        s.apply(choose(s, rng))
    assert bids > 10


@pytest.mark.parametrize("game", games.GAMES)
def test_a_search_judges_as_greedy_does_whatever_it_was_taught(game: str) -> None:
    mind, searching, rng = mind_of(game), searching_mind_of(game), Random(3)
    s = games.get(game).setup(3)
    for _ in range(60):
        s.apply(searching.instinct(s, rng))
        assert searching.values(s) == mind.values(s)
        assert searching.candidates(s) == mind.candidates(s)
    assert (searching is mind) == (game != "king")


def test_a_table_of_habits_that_misses_a_reason_is_refused() -> None:
    folder = importlib.resources.files("camarilla.bots.minds")
    text = folder.joinpath("king_habits.csv").read_text("utf-8")
    assert read_habits(text) == HABITS
    assert len(HABITS[2]) == sum(len(names) for _, names in DECISIONS)
    with pytest.raises(AssertionError):
        read_habits(text.replace("keep,gain", "keep,loss", 1))
