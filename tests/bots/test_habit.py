"""Choosing by habit: chances follow the reasons, lessons follow the slope, bids stay payable."""

import csv
from collections import Counter
from io import StringIO
from math import log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla import games
from camarilla.games import TITLES, title_of
from camarilla.games.king.rules.cards import GOLD
from camarilla.games.king.rules.operations import MAKE_BID
from camarilla.games.king.rules.state import KingState
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import CHANCE, OVER
from camarilla.search.linear_policy import Choice, Habits
from camarilla.search.mind import Mind, victory

TAUGHT = {id: title.search_mind() for id, title in TITLES.items() if title.search_mind().habits()}

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


def tables() -> list[tuple[str, int]]:
    """Every taught game and number of players."""
    return [
        (game, n) for game, mind in TAUGHT.items() for n in range(2, len(habits_of(mind).weights))
    ]


def habits_of(mind: Mind) -> Habits:
    habits = mind.habits()
    assert habits is not None
    return habits


@pytest.mark.parametrize(("game", "players"), tables())
def test_every_legal_action_is_weighed_by_the_reasons_of_its_kind(game: str, players: int) -> None:
    """Of bids in King: a pass, or the lowest that is higher than the last, if it can be paid."""
    mind, rng = TAUGHT[game], Random(players)
    habits = habits_of(mind)
    kinds = {start: option for option, start in habits.starts.items()}
    sizes = Counter(option for option, _ in habits.names)
    s = games.get(game).setup(players)
    seen: Counter[str] = Counter()
    while s.actor() != OVER:
        choice = mind.weigh(s, habits.weights[players])
        if choice is not None:
            for start, reasons in zip(choice.starts, choice.reasons, strict=True):
                assert not reasons or len(reasons) == sizes[kinds[start]]
                seen[kinds[start]] += bool(reasons)
            if isinstance(s, KingState) and s.stack[-1] & OPERATION == MAKE_BID:
                seat = s.actor()
                means = s.sizes[seat] if s.sale >= GOLD else s.gold_sum(seat)
                assert choice.actions == s.legal()[: 1 + (means > s.high)]
            else:
                assert sorted(choice.actions) == sorted(s.legal())
        s.apply(mind.instinct(s, rng))
    assert sum(seen.values()) > 100
    assert len(seen) > 7


@pytest.mark.parametrize("game", games.GAMES)
def test_a_search_judges_as_greedy_does_whatever_it_was_taught(game: str) -> None:
    mind, searching, rng = title_of(game).mind(), title_of(game).search_mind(), Random(3)
    s = games.get(game).setup(3)
    for _ in range(60):
        s.apply(searching.instinct(s, rng))
        assert searching.values(s) == mind.values(s)
        assert searching.candidates(s) == mind.candidates(s)
        assert mind.weigh(s, []) is None
    assert (type(searching) is type(mind)) == (game not in TAUGHT)
    assert mind.habits() is None


@pytest.mark.parametrize("game", TAUGHT)
def test_who_was_taught_beats_quick_rules(game: str) -> None:
    """Two players, each deal from both seats: the taught one wins far more than half."""
    taught, quick, rng = TAUGHT[game], title_of(game).mind(), Random(5)
    won = 0.0
    for deal in range(20):
        for seat in range(2):
            s, luck = games.get(game).setup(2), Random(deal)
            while (actor := s.actor()) != OVER:
                mind = taught if actor == seat else quick
                s.apply(mind.instinct(s, luck if actor == CHANCE else rng))
            won += victory(s)[seat]
    assert won > 26


@pytest.mark.parametrize("game", TAUGHT)
def test_a_table_of_habits_that_misses_a_reason_is_refused(game: str) -> None:
    habits = habits_of(TAUGHT[game])
    rows = habits.table()
    assert Habits(habits.reasons, written(rows)).weights == habits.weights
    assert len(habits.weights[2]) == len(habits.names)
    with pytest.raises(AssertionError):
        Habits(habits.reasons, written([*rows[:5], *rows[6:]]))


def written(rows: list[list[str]]) -> str:
    text = StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()
