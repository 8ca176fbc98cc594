"""What speaks for and against a choice: told in the game's own things, from what a seat knows."""

from random import Random

import pytest
from tests.bots.test_analysis import middle
from tests.rulebook.oriflamme.given import given

from camarilla import games, i18n
from camarilla.bots.analysis import analyse
from camarilla.bots.base import ExpectedAction
from camarilla.bots.reasons import expectation, reasons_for
from camarilla.games import title_of
from camarilla.games.reasons import TONES
from camarilla.i18n.speech import fact_types
from camarilla.kernel.game import CHANCE, OVER, Game, State

GAMES = pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
NAMES = ("Ada", "Borys", "Clara", "Dan", "Eve")


def decisions(game: Game, players: int, seed: int, every: int) -> list[State]:
    """Some decisions of a game."""
    s, rng = game.setup(players), Random(seed)
    found: list[State] = []
    count = 0
    while s.actor() != OVER:
        if s.actor() != CHANCE and len(s.legal()) > 1:
            count += 1
            if count % every == 0:
                found.append(s.clone())
        s.apply(title_of(game.id).bot().quick_policy.choose(s, rng))
    return found


@GAMES
def test_hidden_cards_change_no_reason(game: Game) -> None:
    s = middle(game)
    info = s.information_state(s.actor())
    told = analyse(game, info, "ismcts:30", "x")
    for seed in range(3):
        other = game.sample(info, Random(seed)).information_state(info.seat)
        assert analyse(game, other, "ismcts:30", "x") == told


@GAMES
def test_every_reason_has_words_in_every_language(game: Game) -> None:
    reasons = [
        reason
        for s in decisions(game, game.max_players, 3, 25)[:8]
        for one in analyse(game, s.information_state(s.actor()), "ismcts:20", "x")
        for reason in one.reasons
    ]
    types = fact_types(game)
    for reason in reasons:
        type = types[str(reason.fact["fact"])]
        assert reason.tone == type.tone
        assert list(reason.fact) == ["fact", *type.fields]
        for language in i18n.LANGUAGES:
            assert i18n.fact_text(language, game, reason.fact, NAMES)
    for type in types.values():
        assert type.tone in TONES


@GAMES
def test_every_kind_of_fact_has_a_text(game: Game) -> None:
    catalogue = title_of(game.id).catalogue
    for kind in fact_types(game):
        for language in i18n.LANGUAGES:
            ids = (f"{catalogue}-fact-{kind}", f"fact-{kind}")
            assert any(i18n.has_text(language, id) for id in ids), kind


def told_of(s: State, action: str) -> list[str]:
    """What is said in English of an action of Oriflamme."""
    game = games.get("oriflamme")
    info = s.information_state(s.actor())
    choices = list(info.legal)
    nothing: list[list[ExpectedAction]] = [[] for _ in choices]
    told = reasons_for(game, info, choices, nothing, [[] for _ in choices], Random(1))
    reasons = told[choices.index(game.actions.parse(action))]
    return [i18n.fact_text("en", game, reason.fact, NAMES) for reason in reasons]


def test_an_elimination_names_the_card_and_what_it_would_gain() -> None:
    s = given("azure:lord >crimson:?soldier azure:heir azure:queen green:?spy").state
    s.apply(games.get("oriflamme").actions.parse("reveal"))
    assert "removes Borys’s Lord, which would gain 1 each time it acts" in told_of(s, "eliminate 1")
    assert "removes Borys’s Heir, which would gain 2 each time it acts" in told_of(s, "eliminate 3")


def test_a_bribe_takes_a_card_over_and_removes_none() -> None:
    s = given("azure:queen >crimson:?bribery green:?trap azure:schemer").state
    s.apply(games.get("oriflamme").actions.parse("reveal"))
    said = told_of(s, "bribe 1")
    assert "takes over Borys’s Queen, which gains 2 each time it acts" in said
    assert not any("removes" in one for one in said)


def test_a_neighbour_makes_a_lord_worth_more() -> None:
    s = given(
        "azure:spy green:?heir crimson:lord",
        round=3,
        hands={"crimson": "heir spy archer conspiracy"},
    ).state
    said = told_of(s, "place heir right")
    assert "your Lord would then gain 2 when it acts" in said


def test_a_card_beside_a_soldier_is_threatened() -> None:
    s = given(
        "azure:heir crimson:?spy azure:soldier",
        round=3,
        hands={"crimson": "lord heir archer conspiracy"},
    ).state
    said = [told_of(s, f"place lord {end}") for end in ("left", "right")]
    threat = "Borys’s Soldier could then eliminate your Lord"
    assert [threat in one for one in said] == [False, True]


def test_in_the_last_round_it_is_too_late_to_wait() -> None:
    s = given(">crimson:?conspiracy+3 azure:?spy", round=6).state
    assert "the 4 influence on your Conspiracy would be lost: no round follows" in told_of(
        s, "keep"
    )
    assert "gains you 6 influence at once" in told_of(s, "reveal")


@pytest.mark.parametrize("last", ["", " azure:spy"])
def test_a_card_that_waits_in_the_last_round_promises_no_gain(last: str) -> None:
    s = given(f"azure:lord >crimson:?felon{last}", round=6).state
    said = told_of(s, "keep")
    assert any("would be lost" in one for one in said)
    assert not any("would then gain" in one for one in said)


def test_a_card_that_would_lose_influence_is_not_said_to_gain() -> None:
    s = given(">crimson:?assassination azure:felon green:lord azure:queen").state
    s.apply(games.get("oriflamme").actions.parse("reveal"))
    said = told_of(s, "eliminate 3")
    assert said
    assert not any("Felon" in one for one in said)


@pytest.mark.parametrize(("target", "told"), [("azure:?heir", None), ("azure:heir", "heir")])
def test_what_may_follow_names_no_card_that_is_still_hidden(target: str, told: str | None) -> None:
    game = games.get("oriflamme")
    s = given(f"{target} >crimson:?soldier azure:lord green:?spy").state
    reveal, eliminate = (game.actions.parse(text) for text in ("reveal", "eliminate 1"))
    line = [ExpectedAction(s.actor(), eliminate)]
    info = s.information_state(s.actor())
    (step,) = expectation(game, info, reveal, line, Random(1))
    assert step.events[0]["event"] == "eliminated"
    assert step.events[0]["card"] == told
    if told is None:
        assert not any("heir" in event.values() for event in step.events)
