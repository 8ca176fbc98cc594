"""Linear policies: probabilities follow the features, learning follows the gradient."""

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
from camarilla.search.evaluator import outcome
from camarilla.search.linear_policy import LinearPolicy, SoftmaxChoice, WeightTable

LEARNED = {
    id: policy
    for id, title in TITLES.items()
    if isinstance(policy := title.bot().rollout_policy, LinearPolicy)
}

FEATURES = 3
numbers = st.floats(-3, 3)
features = st.lists(numbers, min_size=FEATURES, max_size=FEATURES)
weights = st.lists(numbers, min_size=2 * FEATURES, max_size=2 * FEATURES)


def choice_of(options: list[list[float]], figures: list[float]) -> SoftmaxChoice:
    """Options by turns of one kind and of another, and one that has none."""
    choice = SoftmaxChoice(figures)
    for action, option in enumerate(options):
        choice.add(action, action % 2 * FEATURES, option)
    choice.add(len(options), 0, [])
    return choice


@given(st.lists(features, min_size=1, max_size=4), weights, st.integers(0, 9), st.floats(-1, 1))
def test_the_gradient_is_that_of_the_log_probability(
    options: list[list[float]], figures: list[float], pick: int, advantage: float
) -> None:
    taken = pick % (len(options) + 1)
    gradient = [0.0] * len(figures)
    choice_of(options, figures).add_gradient(taken, advantage, gradient)
    step = 1e-6
    for place in range(len(figures)):
        sides = []
        for way in (step, -step):
            moved = figures[:]
            moved[place] += way
            sides.append(log(choice_of(options, moved).probabilities()[taken]))
        assert gradient[place] == pytest.approx(
            advantage * (sides[0] - sides[1]) / (2 * step), abs=1e-3
        )


@given(st.lists(features, min_size=1, max_size=4), weights)
def test_options_are_sampled_by_their_probabilities(
    options: list[list[float]], figures: list[float]
) -> None:
    choice, rng = choice_of(options, figures), Random(1)
    probabilities = choice.probabilities()
    assert sum(probabilities) == pytest.approx(1)
    count = 400
    drawn = [choice.sample(rng) for _ in range(count)]
    for index, probability in enumerate(probabilities):
        assert drawn.count(index) / count == pytest.approx(probability, abs=0.16)


def tables() -> list[tuple[str, int]]:
    """Every game and number of players with learned weights."""
    return [
        (game, n) for game, policy in LEARNED.items() for n in range(2, len(policy.table.weights))
    ]


@pytest.mark.parametrize(("game", "players"), tables())
def test_every_legal_action_has_the_features_of_its_kind(game: str, players: int) -> None:
    """Of bids in King: a pass, or the lowest that is higher than the last, if it can be paid."""
    policy, rng = LEARNED[game], Random(players)
    table = policy.table
    kinds = {start: option for option, start in table.starts.items()}
    sizes = Counter(option for option, _ in table.names)
    s = games.get(game).setup(players)
    seen: Counter[str] = Counter()
    while s.actor() != OVER:
        choice = policy.options(s, table.weights[players])
        if choice is not None:
            for start, features in zip(choice.starts, choice.features, strict=True):
                assert not features or len(features) == sizes[kinds[start]]
                seen[kinds[start]] += bool(features)
            if isinstance(s, KingState) and s.stack[-1] & OPERATION == MAKE_BID:
                seat = s.actor()
                means = s.sizes[seat] if s.sale >= GOLD else s.gold_sum(seat)
                assert choice.actions == s.legal()[: 1 + (means > s.high)]
            else:
                assert sorted(choice.actions) == sorted(s.legal())
        s.apply(policy.choose(s, rng))
    assert sum(seen.values()) > 100
    assert len(seen) > 7


@pytest.mark.parametrize("game", games.GAMES)
def test_a_learned_policy_compares_the_same_candidates_as_the_quick_one(game: str) -> None:
    bot, rng = title_of(game).bot(), Random(3)
    s = games.get(game).setup(3)
    for _ in range(60):
        if s.actor() == OVER:
            break
        s.apply(bot.rollout_policy.choose(s, rng))
        assert bot.rollout_policy.candidates(s) == bot.quick_policy.candidates(s)
    assert (bot.rollout_policy is bot.quick_policy) == (game not in LEARNED)


@pytest.mark.parametrize("game", LEARNED)
def test_probabilities_are_of_legal_actions_and_sum_to_one(game: str) -> None:
    policy, rng = LEARNED[game], Random(4)
    s = games.get(game).setup(3)
    for _ in range(200):
        if s.actor() >= 0:
            found = policy.probabilities(s)
            assert set(found) <= set(s.legal())
            assert sum(found.values()) == pytest.approx(1)
        s.apply(policy.choose(s, rng))


@pytest.mark.parametrize("game", LEARNED)
def test_the_learned_policy_beats_the_quick_one(game: str) -> None:
    """Two players, each deal from both seats: the learned policy wins far more than half."""
    learned, quick, rng = LEARNED[game], title_of(game).bot().quick_policy, Random(5)
    won = 0.0
    for deal in range(20):
        for seat in range(2):
            s, chance = games.get(game).setup(2), Random(deal)
            while (actor := s.actor()) != OVER:
                policy = learned if actor == seat else quick
                s.apply(policy.choose(s, chance if actor == CHANCE else rng))
            won += outcome(s)[seat]
    assert won > 26


@pytest.mark.parametrize("game", LEARNED)
def test_a_table_of_weights_that_misses_a_feature_is_refused(game: str) -> None:
    table = LEARNED[game].table
    rows = table.rows()
    assert WeightTable(table.features, written(rows)).weights == table.weights
    assert len(table.weights[2]) == len(table.names)
    with pytest.raises(AssertionError):
        WeightTable(table.features, written([*rows[:5], *rows[6:]]))


def written(rows: list[list[str]]) -> str:
    text = StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()
