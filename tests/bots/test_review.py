"""The review of a finished game."""

from random import Random

import pytest
from tests.rulebook.oriflamme.given import given

from camarilla import games
from camarilla.bots.base import UnknownBot
from camarilla.bots.review import (
    GRADES,
    Decision,
    Verdict,
    accuracy,
    decisions,
    grade,
    judge,
    key_moments,
    summed_up,
)
from camarilla.kernel.game import CHANCE, OVER, Game
from camarilla.kernel.match import Match

GAMES = pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))


def played(game: Game, players: int, seed: int) -> Match:
    match, rng = Match(game, players), Random(seed)
    while match.state.actor() != OVER:
        match.play(match.state.random_action(rng))
    return match


def verdict(
    cost: float = 0.0, seats: tuple[float, ...] = (0.5, 0.5), wrong: float = 0.0
) -> Verdict:
    return Verdict(
        index=0,
        seat=0,
        chosen="keep",
        best="reveal",
        value=0.5,
        cost=cost,
        error=wrong,
        grade="good",
        seats=seats,
        reasons=(),
        open_best="",
        open_cost=0.0,
        open_seats=(),
    )


@GAMES
def test_a_verdict_names_a_better_choice_and_all_chances(game: Game) -> None:
    match = played(game, game.min_players, 4)
    found = list(decisions(match.steps()))
    actors = [step.actor for step in match.steps()][1:]
    assert len(found) <= sum(actor != CHANCE for actor in actors)
    for decision in found[len(found) // 2 : len(found) // 2 + 2]:
        state = decision.state
        assert match.actions[decision.at] == decision.chosen
        info = state.information_state(state.actor())
        told = judge(game, info, decision.chosen, "ismcts:16", "x", state)
        assert told.seat == state.actor()
        assert game.actions.parse(told.best) in state.legal()
        assert told.chosen == game.actions.text(decision.chosen)
        assert told.grade in GRADES
        assert len(told.seats) == len(told.open_seats) == game.min_players
        assert 0 <= told.cost <= 1
        assert (told.grade == "best") == (told.best == told.chosen)


def test_a_review_is_the_same_for_whatever_was_hidden() -> None:
    """Judged by what the player could know; with all cards open it may differ."""
    game = games.get("oriflamme")
    decision = some_decision(game)
    info = decision.state.information_state(decision.state.actor())
    other = game.sample(info, Random(7)).information_state(info.seat)
    one = judge(game, info, decision.chosen, "ismcts:40", "x")
    assert judge(game, other, decision.chosen, "ismcts:40", "x") == one


def some_decision(game: Game) -> Decision:
    found = list(decisions(played(game, 3, 2).steps()))
    return found[len(found) // 2]


def test_waiting_too_long_costs_and_the_better_choice_is_explained() -> None:
    """In the last round what lies on a face-down card is lost."""
    s = given(">crimson:?conspiracy+4 azure:?heir green:?heir", round=6, influence=(5, 5, 5)).state
    game = games.get("oriflamme")
    info = s.information_state(s.actor())
    told = judge(game, info, game.actions.parse("keep"), "ismcts:200", "x")
    assert told.best == "reveal"
    assert told.grade == "blunder"
    assert {"fact": "gains", "count": 8} in [reason.fact for reason in told.reasons]


def test_the_grade_counts_only_what_is_beyond_the_error() -> None:
    assert grade(True, 0.0, 0.0) == "best"
    assert grade(False, 0.01, 0.0) == "good"
    assert grade(False, 0.03, 0.0) == "inaccuracy"
    assert grade(False, 0.03, 0.02) == "good"
    assert grade(False, 0.08, 0.0) == "mistake"
    assert grade(False, 0.3, 0.05) == "blunder"


def test_accuracy_falls_with_what_was_lost_and_knows_its_error() -> None:
    assert accuracy(0, [verdict(), verdict()]).mean == 100
    careless = accuracy(0, [verdict(0.2, wrong=0.02), verdict()])
    assert 55 < careless.mean < 65
    assert careless.plus_minus > 0
    assert accuracy(0, [verdict()]).plus_minus == 0


def test_no_accuracy_is_uncertain_by_more_than_there_is() -> None:
    for cost in (0.0, 0.05, 0.4):
        found = accuracy(0, [verdict(cost, wrong=0.6)])
        assert found.plus_minus <= max(found.mean, 100 - found.mean)


def test_key_moments_are_what_cost_most_and_where_the_chances_turned() -> None:
    quiet, dear = verdict(0.01), verdict(0.2)
    turned = verdict(seats=(0.9, 0.1))
    assert key_moments([quiet, dear, quiet, quiet]) == (1,)
    assert key_moments([quiet, turned, turned]) == (0,)
    made = summed_up("ismcts:1", 2, [quiet, dear])
    assert made.key_moments == (1,)
    assert [one.decisions for one in made.accuracy] == [2]


def test_no_turn_of_the_chances_hides_a_mistake_among_the_key_moments() -> None:
    turns = [verdict(seats=(0.9, 0.1)), verdict(seats=(0.1, 0.9))] * 5
    assert 10 in key_moments([*turns, verdict(0.12, wrong=0.05), verdict(0.12, wrong=0.05)])


def test_only_a_search_can_review() -> None:
    game = games.get("oriflamme")
    decision = some_decision(game)
    info = decision.state.information_state(decision.state.actor())
    with pytest.raises(UnknownBot, match="does not search"):
        judge(game, info, decision.chosen, "greedy", "x")
