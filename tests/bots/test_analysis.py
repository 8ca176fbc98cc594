"""Hints for people."""

from random import Random

import pytest

from camarilla import bots, games, i18n
from camarilla.bots.analysis import REASONS, OneStep, analyse, reason
from camarilla.bots.base import Explanation
from camarilla.bots.open_cards import OpenGame
from camarilla.games import title_of
from camarilla.kernel.game import CHANCE, OVER, Game, State


def middle(game: Game) -> State:
    """A decision with several choices, somewhere in a game; the last one of a short game."""
    s, rng = game.setup(game.max_players), Random(6)
    found: State | None = None
    for step in range(10_000):
        if s.actor() == OVER:
            break
        if s.actor() >= 0 and len(s.legal()) > 1:
            found = s.clone()
            if step > 60 and len(s.legal()) > 2:
                break
        s.apply(title_of(game.id).bot().quick_policy.choose(s, rng))
    assert found, "no such decision"
    return found


@pytest.mark.parametrize("bot", ["greedy", "ismcts:80", "network:80"])
@pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
def test_every_legal_action_is_judged_and_the_choice_comes_first(game: Game, bot: str) -> None:
    s = middle(game)
    info = s.information_state(s.actor())
    analyses = analyse(game, info, bot, "x")
    assert sorted(analysis.action for analysis in analyses) == sorted(info.legal)
    for analysis in analyses:
        assert 0 <= analysis.value <= 1
        assert 0 <= analysis.share <= 1
        assert analysis.reason in REASONS
        assert game.actions.text(analysis.action) == analysis.text
    if bot != "greedy":
        assert sum(analysis.share for analysis in analyses) == pytest.approx(1)
        assert sum(analysis.visits for analysis in analyses) > 0
        assert analyses[0].share == max(analysis.share for analysis in analyses)


def test_every_expected_step_is_its_actors() -> None:
    """A bot that determinizes to the true state expects what can be played in it."""
    game = games.get("oriflamme")
    s = middle(game)
    omniscient = OpenGame(game)
    omniscient.truth = s
    analyses = analyse(omniscient, s.information_state(s.actor()), "ismcts:400", "x")
    assert any(analysis.line for analysis in analyses)
    for analysis in analyses:
        after = s.clone()
        after.apply(analysis.action)
        for actor, text in zip(analysis.actors, analysis.line, strict=True):
            assert after.actor() == actor
            after.apply(game.actions.parse(text))


EQUAL = [OneStep(1.0, 1.0)] * 2


def explanation(values: list[float], visits: list[int]) -> Explanation:
    """The first action is the best one."""
    return Explanation(0, values, visits, [[] for _ in values], [[] for _ in values])


@pytest.mark.parametrize(
    ("values", "visits", "said"),
    [
        ([0.511, 0.502], [0, 0], "close"),
        ([0.511, 0.49], [0, 0], "worse"),
        ([0.301, 0.262], [40, 30], "close"),
        ([0.301, 0.262], [4000, 3000], "worse"),
        ([0.9, 0.0], [80, 1], "worse"),
        ([0.9, 0.0], [80, 0], "dismissed"),
    ],
)
def test_what_may_be_chance_is_close(values: list[float], visits: list[int], said: str) -> None:
    assert reason(1, explanation(values, visits), EQUAL, 3) == said


def test_what_was_learned_may_speak_against_what_a_search_found() -> None:
    values, visits = [0.40, 0.45, 0.41, 0.2], [900, 50, 40, 10]
    guided = explanation(values, visits)._replace(guided=True)
    said = [reason(index, guided, EQUAL * 2, 3) for index in range(4)]
    assert said == ["practice", "tempting", "close", "worse"]
    assert reason(0, explanation(values, visits), EQUAL * 2, 3) == "best"


def test_what_was_not_searched_looks_no_better_than_what_was() -> None:
    """Bids that cannot be paid, and what the prior holds unlikely."""
    game, rng = games.get("king"), Random(3)
    dismissed = 0
    for bot in ("ismcts:40", "network:40"):
        s = game.setup(3)
        while s.actor() != OVER:
            if s.actor() != CHANCE and len(s.legal()) > 1 and rng.random() < 0.08:
                analyses = analyse(game, s.information_state(s.actor()), bot, "x")
                least = min(analysis.value for analysis in analyses if analysis.visits)
                for analysis in analyses[1:]:
                    assert (analysis.reason == "dismissed") == (not analysis.visits)
                    assert analysis.visits or analysis.value <= least
                    dismissed += not analysis.visits
                rest = [analysis.action for analysis in analyses if not analysis.visits]
                assert rest == sorted(rest, key=s.legal().index)
            s.apply(title_of("king").bot().quick_policy.choose(s, rng))
    assert dismissed


def test_an_only_rival_is_not_called_the_strongest() -> None:
    one_step = [OneStep(1.0, 0.0), OneStep(1.0, 9.0)]
    found = explanation([0.5, 0.3], [0, 0])
    assert reason(0, found, one_step, 3) == "hinders"
    assert reason(0, found, one_step, 2) == "hinders-rival"


def test_without_a_chance_no_choice_is_praised() -> None:
    one_step = [OneStep(5.0, 0.0), OneStep(1.0, 9.0)]
    assert reason(0, explanation([0.01, 0.0], [0, 0]), one_step, 3) == "gains"
    for index in range(2):
        assert reason(index, explanation([0.0004, 0.0], [0, 0]), one_step, 3) == "hopeless"


def test_hints_follow_from_the_information_state_alone() -> None:
    game = games.get("oriflamme")
    s = middle(game)
    info = s.information_state(s.actor())
    other = game.sample(info, Random(9)).information_state(info.seat)
    assert analyse(game, info, "ismcts:60", "x") == analyse(game, other, "ismcts:60", "x")


@pytest.mark.parametrize("bot", ["random", "exec:true"])
def test_bots_that_cannot_explain_give_no_hints(bot: str) -> None:
    game = games.get("oriflamme")
    s = middle(game)
    with pytest.raises(bots.UnknownBot):
        analyse(game, s.information_state(s.actor()), bot, "x")


def test_a_hint_says_that_it_takes_no_search_on_several_cores() -> None:
    game = games.get("oriflamme")
    s = middle(game)
    with pytest.raises(bots.UnknownBot, match="on one core: ask for 'ismcts:500'"):
        analyse(game, s.information_state(s.actor()), "ismcts:500*2", "x")


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_reason_and_level_has_words(language: str) -> None:
    for id in REASONS:
        assert i18n.text(language, f"hint-why-{id}")
    for level in bots.LEVELS:
        assert i18n.text(language, f"bot-{level}")
