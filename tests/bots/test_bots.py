"""Bots know only what their seat may know, and choose the same again from the same seed."""

import inspect
from collections import Counter
from random import Random

import pytest

from camarilla import bots, games
from camarilla.bots import parallel
from camarilla.bots.levels import meaning
from camarilla.bots.parallel import SearchJob, search
from camarilla.bots.search_bots import SearchBot, SearchSettings
from camarilla.games import title_of
from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.kernel.information import InformationState

NAMES = ("random", "greedy:2", "ismcts:16", "network:16")
TABLES = [
    pytest.param(game, players, id=f"{game.id}-{players}")
    for game in games.GAMES.values()
    for players in range(game.min_players, game.max_players + 1)
]


def decisions(game: Game, players: int, seed: int, most: int) -> list[State]:
    """So many positions along one game in which a player has a real choice."""
    policy, rng = title_of(game.id).bot().quick_policy, Random(seed)
    s = game.setup(players)
    found = []
    while s.actor() != OVER:
        if s.actor() != CHANCE and len(s.legal()) > 1:
            found.append(s.clone())
        s.apply(policy.choose(s, rng))
    return found[:: -(-len(found) // most)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_replacing_what_is_hidden_does_not_change_the_choice(
    game: Game, players: int, name: str
) -> None:
    replaced = 0
    for s in decisions(game, players, 1, 6):
        seat = s.actor()
        other = game.sample(s.information_state(seat), Random(2))
        replaced += other.to_data() != s.to_data()
        choice = bots.make(name, "x").choose(s.information_state(seat), game)
        assert choice in s.legal()
        assert bots.make(name, "x").choose(other.information_state(seat), game) == choice
    assert replaced


def test_no_bot_can_be_given_a_position() -> None:
    """The types say it: an information state and the rules go in, an action comes out."""
    for name in (*NAMES, *bots.LEVELS, "exec:true"):
        choose = bots.make(name, "x").choose
        parameters = inspect.signature(choose).parameters.values()
        assert [one.annotation for one in parameters] == [InformationState, Game]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    game = games.get("ablaze")
    played = []
    for _ in range(2):
        s, rng = game.setup(3), Random(3)
        players = [bots.make(name, f"s/{seat}") for seat in range(3)]
        actions = []
        while (actor := s.actor()) != OVER:
            if actor == CHANCE:
                action = s.random_action(rng)
            else:
                action = players[actor].choose(s.information_state(actor), game)
            actions.append(action)
            s.apply(action)
        played.append(actions)
    assert played[0] == played[1]


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
def test_every_level_plays_every_game(game: Game, level: str) -> None:
    s = decisions(game, game.min_players, 4, 1000)[-1]
    info = s.information_state(s.actor())
    assert bots.make(level, "x").choose(info, game) in info.legal


@pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
def test_levels_are_the_same_four_in_every_game_with_budgets_of_its_own(game: Game) -> None:
    assert bots.LEVELS == ("page", "courtier", "councillor", "eminence")
    made_of = [meaning(level, game.id) for level in bots.LEVELS]
    assert all(map(bots.is_built_in, made_of))
    assert len(set(made_of)) == len(bots.LEVELS)
    limits = [name.partition("/")[2] for name in made_of if not name.startswith("greedy:")]
    assert limits[-2:] == ["1s", "1s"]


@pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
def test_a_level_plays_as_what_it_is_made_of(game: Game) -> None:
    for s in decisions(game, game.min_players, 5, 60):
        info = s.information_state(s.actor())
        level, bot = bots.make("page", "x"), bots.make(meaning("page", game.id), "x")
        assert level.choose(info, game) == bot.choose(info, game)


@pytest.mark.parametrize(
    "name",
    [
        *("", "pawn", "random:2", "greedy:0", "greedy:x", "ismcts", "ismcts:-1", "ismcts:0s"),
        *("greedy:10001", "ismcts:10000001"),
        *(
            "network",
            "network:",
            "network:x",
            "ismcts:9/9",
            "ismcts:1s/9",
            "ismcts:/1s",
            "ismcts:9*",
            "ismcts:9*0",
            "exec:",
        ),
    ],
)
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(bots.UnknownBot):
        bots.check(name)
    assert not bots.is_built_in(name)


@pytest.mark.parametrize("kind", ["ismcts", "network"])
def test_a_search_without_a_budget_is_told_what_one_looks_like(kind: str) -> None:
    with pytest.raises(bots.UnknownBot, match=f"such as {kind}:300 or {kind}:0.5s"):
        bots.check(kind)


def test_commands_are_never_taken_from_files_or_the_net() -> None:
    bots.check("exec:true")
    assert not bots.is_built_in("exec:true")


def test_a_search_on_two_cores_adds_up_what_both_found() -> None:
    """The same seed gives the same choice, whichever core is the faster one."""
    game = games.get("king")
    s = decisions(game, 3, 4, 1000)[-1]
    info = s.information_state(s.actor())
    choices = [bots.make("ismcts:40*2", "x").choose(info, game) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0] in info.legal
    found: Counter[int] = Counter()
    rng = Random("x")
    for _ in range(2):
        for action, visits, _ in search(
            SearchJob(game.id, info, rng.random(), SearchSettings(iterations=40))
        ):
            found[action] += visits
    assert found[choices[0]] == max(found.values())


def test_a_budget_of_seconds_does_not_wait_for_processes_to_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.get("oriflamme")
    info = decisions(game, 3, 1, 1)[0].information_state(0)
    bot = bots.make("ismcts:0.05s*2", "x")
    workers = parallel.pool(2)
    with monkeypatch.context() as patched:
        patched.setattr(parallel.SearchPool, "is_ready", lambda _: False)
        patched.delattr(parallel.SearchPool, "run")
        assert bot.choose(info, game) in info.legal
    for worker in workers.workers:
        worker.wait()
    assert workers.is_ready()
    assert bot.choose(info, game) in info.legal


def test_a_search_whose_process_has_ended_has_failed_and_the_next_has_new_ones() -> None:
    game = games.get("oriflamme")
    info = decisions(game, 3, 1, 1)[0].information_state(0)
    bot = bots.make("ismcts:5*2", "x")
    for worker in parallel.pool(2).workers:
        worker.process.kill()
        worker.process.join()
    with pytest.raises(bots.BotFailed):
        bot.choose(info, game)
    assert bot.choose(info, game) in info.legal


def test_a_search_continues_with_the_trees_of_the_last_one() -> None:
    """Two decisions of one seat in a row: the second begins with the trees of the first."""
    game = games.get("oriflamme")
    bot = SearchBot(Random(5), SearchSettings(iterations=60))
    reused = 0
    for seed in range(6):
        for s in decisions(game, 3, seed, 1000):
            seat = s.actor()
            s.apply(bot.choose(s.information_state(seat), game))
            if s.actor() != seat or len(s.legal()) < 2:
                continue
            before = bot._trees
            if before is not None and bot._expected == s.information_state(seat):
                visits = before.node_for(seat).visits
                search = bot.search(s.information_state(seat), game)
                assert search.trees is before
                assert search.root.visits == visits + search.iterations
                reused += visits > 0
    assert reused
