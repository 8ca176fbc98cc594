"""Hints for people."""

from random import Random

import pytest

from camarilla import bots, games, i18n
from camarilla.bots.analysis import REASONS, Sight, analyse, reason
from camarilla.games import title_of
from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.lab.omniscient import OmniscientGame


def middle(game: Game) -> State:
    """A decision with several choices, somewhere in a game."""
    s, rng = game.setup(game.max_players), Random(6)
    for step in range(10_000):
        if step > 60 and s.actor() >= 0 and len(s.legal()) > 2:
            return s
        s.apply(title_of(game.id).mind().instinct(s, rng))
    raise AssertionError("no such decision")


@pytest.mark.parametrize("bot", ["greedy", "ismcts:80", "network:80"])
@pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
def test_every_legal_action_is_judged_and_the_choice_comes_first(game: Game, bot: str) -> None:
    s = middle(game)
    info = s.information_state(s.actor())
    thoughts = analyse(game, info, bot, "x")
    assert sorted(thought.action for thought in thoughts) == sorted(info.legal)
    for thought in thoughts:
        assert 0 <= thought.value <= 1
        assert 0 <= thought.share <= 1
        assert thought.reason in REASONS
        assert game.actions.text(thought.action) == thought.text
    if bot != "greedy":
        assert sum(thought.share for thought in thoughts) == pytest.approx(1)
        assert sum(thought.visits for thought in thoughts) > 0
        assert thoughts[0].share == max(thought.share for thought in thoughts)


def test_every_expected_step_is_its_actors() -> None:
    """A bot that imagines the true position expects what can be played in it."""
    game = games.get("oriflamme")
    s = middle(game)
    unveiled = OmniscientGame(game)
    unveiled.truth = s
    thoughts = analyse(unveiled, s.information_state(s.actor()), "ismcts:400", "x")
    assert any(thought.line for thought in thoughts)
    for thought in thoughts:
        after = s.clone()
        after.apply(thought.action)
        for actor, text in zip(thought.actors, thought.line, strict=True):
            assert after.actor() == actor
            after.apply(game.actions.parse(text))


EQUAL = [Sight(1.0, 1.0)] * 2


@pytest.mark.parametrize(
    ("values", "tries", "said"),
    [
        ([0.511, 0.502], [0, 0], "close"),
        ([0.511, 0.49], [0, 0], "worse"),
        ([0.301, 0.262], [40, 30], "close"),
        ([0.301, 0.262], [4000, 3000], "worse"),
        ([0.9, 0.0], [80, 1], "worse"),
        ([0.9, 0.0], [80, 0], "dismissed"),
    ],
)
def test_what_may_be_chance_is_close(values: list[float], tries: list[int], said: str) -> None:
    assert reason(1, 0, values, tries, EQUAL, False) == said


def test_what_was_learned_may_speak_against_what_a_search_found() -> None:
    values, tries = [0.40, 0.45, 0.41, 0.2], [900, 50, 40, 10]
    said = [reason(index, 0, values, tries, EQUAL * 2, True) for index in range(4)]
    assert said == ["practice", "tempting", "close", "worse"]
    assert reason(0, 0, values, tries, EQUAL * 2, False) == "best"


def test_what_a_search_did_not_think_of_looks_no_better_than_what_it_did() -> None:
    """Bids that cannot be paid, and what a practised player would hardly do."""
    game, rng = games.get("king"), Random(3)
    dismissed = 0
    for bot in ("ismcts:40", "network:40"):
        s = game.setup(3)
        while s.actor() != OVER:
            if s.actor() != CHANCE and len(s.legal()) > 1 and rng.random() < 0.08:
                thoughts = analyse(game, s.information_state(s.actor()), bot, "x")
                least = min(thought.value for thought in thoughts if thought.visits)
                for thought in thoughts[1:]:
                    assert (thought.reason == "dismissed") == (not thought.visits)
                    assert thought.visits or thought.value <= least
                    dismissed += not thought.visits
                rest = [thought.action for thought in thoughts if not thought.visits]
                assert rest == sorted(rest, key=s.legal().index)
            s.apply(title_of("king").mind().instinct(s, rng))
    assert dismissed


def test_without_a_chance_no_choice_is_praised() -> None:
    sights = [Sight(5.0, 0.0), Sight(1.0, 9.0)]
    assert reason(0, 0, [0.01, 0.0], [0, 0], sights, False) == "gains"
    for index in range(2):
        assert reason(index, 0, [0.0004, 0.0], [0, 0], sights, False) == "hopeless"


def test_hints_follow_from_the_view_alone() -> None:
    game = games.get("oriflamme")
    s = middle(game)
    info = s.information_state(s.actor())
    other = game.sample(info, Random(9)).information_state(info.seat)
    assert analyse(game, info, "ismcts:60", "x") == analyse(game, other, "ismcts:60", "x")


@pytest.mark.parametrize("bot", ["random", "exec:true"])
def test_bots_without_thoughts_give_no_hints(bot: str) -> None:
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
