"""Invariants of every game's bot profile: legal rollouts, true results, no forbidden knowledge."""

import json
from math import exp
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla import games
from camarilla.games import title_of
from camarilla.games.king.bot.values import expected
from camarilla.games.king.rules.state import KingState
from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import CHANCE, OVER, PUBLIC, Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.evaluator import Evaluator
from camarilla.search.profile import BotProfile
from camarilla.search.tree_search import Search
from camarilla.search.trees import InformationSetTrees, Node

TABLES = [
    pytest.param(game, players, id=f"{game.id}-{players}")
    for game in games.GAMES.values()
    for players in range(game.min_players, game.max_players + 1)
]
HIDDEN = {
    *("place", "set-aside", "draw", "pay-cards", "lose"),
    *("plot", "event", "keep-event", "contest-card"),
}
"""Decisions of which others do not see all; every other choice is made in the open."""


def positions(game: Game, players: int, seed: int, every: int = 1) -> list[State]:
    """Positions along one game played by the quick policy."""
    policy, rng = title_of(game.id).bot().quick_policy, Random(seed)
    s = game.setup(players)
    found = []
    step = 0
    while s.actor() != OVER:
        if step % every == 0:
            found.append(s.clone())
        s.apply(policy.choose(s, rng))
        step += 1
    return [*found, s]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_quick_policy_plays_whole_games_by_the_rules(game: Game, players: int) -> None:
    for seed in range(3):
        positions(game, players, seed, 1000)[-1].check()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_values_are_probabilities_and_end_as_the_outcome(game: Game, players: int) -> None:
    evaluator = title_of(game.id).bot().evaluator
    found = positions(game, players, 4, 5)
    for s in found:
        values = evaluator.values(s)
        assert sum(values) == pytest.approx(1)
        assert min(values) >= 0
        assert len(evaluator.expected_scores(s)) == players
    winners = found[-1].winners()
    values = evaluator.values(found[-1])
    assert [seat for seat in range(players) if values[seat]] == winners


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_stage_never_goes_back(game: Game, players: int) -> None:
    config = title_of(game.id).bot().config
    times = [config.stage(s) for s in positions(game, players, 5) if s.actor() != OVER]
    assert times == sorted(times)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_evaluating_changes_nothing(game: Game, players: int) -> None:
    bot = title_of(game.id).bot()
    for s in positions(game, players, 6, 9):
        before = s.to_data()
        bot.evaluator.values(s)
        if s.actor() != OVER:
            bot.quick_policy.choose(s, Random(1))
            bot.rollout_policy.choose(s, Random(1))
        assert s.to_data() == before


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_seat_cannot_tell_apart_has_one_key(game: Game, players: int) -> None:
    """Where cards are hidden, what gives a seat the same information and news must be one node."""
    observer = title_of(game.id).bot().observer
    for s in positions(game, players, 7, 3):
        actor = s.actor()
        if s.information_state(PUBLIC).decision not in HIDDEN:
            continue
        for seat in range(players):
            if seat == actor:
                continue
            keys: dict[tuple[InformationState, str], int] = {}
            for action in s.legal()[:24]:
                after = s.clone()
                events: list[Event] = []
                after.apply(action, events)
                news = json.dumps([redact(event, seat) for event in events])
                key = observer.observation_key(s, action, seat)
                assert keys.setdefault((after.information_state(seat), news), key) == key


@pytest.mark.parametrize(
    ("game", "players"), [one for one in TABLES if not str(one.id).startswith("illuminaten")]
)
def test_what_comes_to_light_is_told_apart(game: Game, players: int) -> None:
    """Where a seat has heard the same in two positions, it was told the same news.

    In Oriflamme the first of it: what follows by force, with a single target, may differ.
    """
    told_of = None if game.id == "king" else 1
    observer, rng = title_of(game.id).bot().observer, Random(9)
    for s in positions(game, players, 9, 2)[:-1]:
        for seat in range(players):
            info = s.information_state(seat)
            told: dict[int, str] = {}
            for _ in range(4):
                sample = game.sample(info, rng)
                actions = sample.legal()
                for action in rng.sample(actions, min(len(actions), 12)):
                    trees = InformationSetTrees(list(range(players)), {})
                    trees.advance(observer, sample.clone(), action)
                    after = sample.clone()
                    events: list[Event] = []
                    after.apply(action, events)
                    if after.actor() == OVER:
                        continue
                    news = json.dumps([redact(event, seat) for event in events[:told_of]])
                    assert told.setdefault(trees.history_hash[seat], news) == news


def test_others_do_not_hear_which_card_lies_face_down() -> None:
    game, observer = games.get("oriflamme"), title_of("oriflamme").bot().observer
    for s in positions(game, 3, 6):
        cards = [one for one in s.legal() if game.actions.text(one).endswith(" left")]
        if s.actor() == CHANCE or len(cards) < 2:
            continue
        heard = []
        for action in cards:
            trees = InformationSetTrees([0, 1, 2], {})
            trees.advance(observer, s.clone(), action)
            heard.append(trees.history_hash)
        seat = s.actor()
        assert len({numbers[seat] for numbers in heard}) == len(cards)
        assert len({numbers[(seat + 1) % 3] for numbers in heard}) == 1


@pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
def test_a_game_without_a_profile_of_its_own_can_be_searched(game: Game) -> None:
    s, rng = game.setup(game.min_players), Random(8)
    while s.actor() == CHANCE:
        s.apply(s.random_action(rng))
    info = s.information_state(s.actor())
    search = Search(game, BotProfile(), info, rng)
    search.run(20, 1e9)
    assert sum(search.visits()) <= 20
    assert 0 <= search.choice() < len(info.legal)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_search_evaluates_all_actions_at_the_same_stages(game: Game, players: int) -> None:
    """Counted from the decision, not from the end of the tree: waiting looks worse than acting."""
    found = [s for s in positions(game, players, 6, 7)[:-1] if s.actor() != CHANCE]
    for s in found[:: 1 + len(found) // 4]:
        stages: list[int] = []
        bot = title_of(game.id).bot()
        bot.rollout_policy = bot.quick_policy
        bot.evaluator = noting(bot, stages)
        search = Search(game, bot, s.information_state(s.actor()), Random(1))
        search.initial_evaluation(0.0)
        stages.clear()
        search.run(60, 1e9)
        now = bot.config.stage(s)
        last = now + bot.config.horizon(s)
        assert stages.count(last) + stages.count(FINISHED) == search.iterations
        assert all(now < stage <= last for stage in stages if stage != FINISHED)


@pytest.mark.parametrize("players", [2, 4])
def test_a_search_of_king_stops_at_its_maximum_of_iterations(players: int) -> None:
    """In the first phase, however often it is continued."""
    king, bot = games.get("king"), title_of("king").bot()
    phases = set()
    for s in positions(king, players, 6, 12):
        if s.actor() < 0 or len(s.legal()) == 1:
            continue
        assert isinstance(s, KingState)
        search = Search(king, bot, s.information_state(s.actor()), Random(2))
        for _ in range(9):
            search.run(20, 1e9)
        phases.add(s.deck > 0)
        assert (
            search.iterations == bot.config.max_iterations(s) if s.deck else search.iterations > 60
        )
    assert phases == {True, False}


FINISHED = -1


def noting(bot: BotProfile, stages: list[int]) -> Evaluator:
    """The evaluator of a profile, which also notes at which stages it evaluates."""

    class Noting(type(bot.evaluator)):  # type: ignore[misc]
        def values(self, s: State) -> list[float]:
            stages.append(FINISHED if s.actor() == OVER else bot.config.stage(s))
            found: list[float] = super().values(s)
            return found

    evaluator = Noting()
    assert isinstance(evaluator, Evaluator)
    return evaluator


def test_others_are_thought_to_act_on_what_they_alone_know() -> None:
    """Of a face-down card its owner knows what it is; a seat has no private key for itself."""
    game = games.get("oriflamme")
    choice = [game.actions.parse("keep"), game.actions.parse("reveal")]
    found = [s for s in positions(game, 3, 6) if s.actor() >= 0 and s.legal() == choice]
    private_keys = set()
    for s in found:
        seat = s.actor()
        search = Search(game, title_of(game.id).bot(), s.information_state(seat), Random(1))
        assert search.private_key(s, seat) == 0
        private_keys.add(search.private_key(s, (seat + 1) % 3))
    assert 0 not in private_keys
    assert len(private_keys) > 1
    node = Node()
    apart = [place for secret in sorted(private_keys) for place in node.indices_of(choice, secret)]
    assert len(set(apart)) == len(choice) * len(private_keys)


@given(leads=st.lists(st.floats(0, 100), min_size=2, max_size=5), chief=st.floats(1, 6))
def test_the_tiles_of_a_domain_are_shared_out_however_far_the_first_is_ahead(
    leads: list[float], chief: float
) -> None:
    """K6.2, K6.3: somebody takes the chief tile and somebody else the minor one."""
    weights = [exp(-lead) for lead in leads]
    points = [expected(weights, seat, chief, chief - 1) for seat in range(len(leads))]
    assert sum(points) == pytest.approx(2 * chief - 1)
    by_weight = sorted(range(len(leads)), key=weights.__getitem__)
    assert sorted(points) == pytest.approx([points[seat] for seat in by_weight])


def test_who_bids_in_king_is_believed_to_have_the_gold() -> None:
    """K4.2 lets anybody bid anything; players seldom do."""
    game, observer, rng = games.get("king"), title_of("king").bot().observer, Random(4)
    s = game.setup(3)
    while s.actor() == CHANCE or not game.actions.text(s.legal()[-1]).startswith("bid"):
        s.apply(s.random_action(rng))
    bidder, rival = s.actor(), (s.actor() + 1) % 3
    price = max(gold_of(game.sample(s.information_state(rival), rng), bidder) for _ in range(30))
    s.apply(game.actions.parse(f"bid {price}"))
    info = s.information_state(rival)
    drawn = [gold_of(game.sample(info, rng), bidder) >= price for _ in range(200)]
    believed = [gold_of(observer.determinize(game, info, rng), bidder) >= price for _ in range(200)]
    assert 0 < sum(drawn) < 60
    assert sum(believed) > 2 * sum(drawn)


def gold_of(s: State, seat: int) -> int:
    assert isinstance(s, KingState)
    return s.gold_sum(seat)
