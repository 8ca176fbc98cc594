"""Compares the environments with those of other libraries, in one run on one core.

A step is one decision of a player with all that an agent needs for the next one: the observation
and the legal actions. CPU time, the best of several windows, beside the calibration loop.
"""

import importlib.util
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import msgspec

from camarilla import games
from camarilla.envs.vector import VectorGames
from camarilla.games import title_of
from camarilla.kernel.game import Game

Work = Callable[[], int]

TURNS: Final = 100
"""Steps between two readings of the clock."""
COUNT: Final = 64
"""Games side by side in a batch."""


class Peer(msgspec.Struct, frozen=True):
    """One measurement."""

    library: str
    game: str
    players: int
    steps: float
    """A second, with the observation and the legal actions."""


def has(*names: str) -> bool:
    return all(importlib.util.find_spec(name) is not None for name in names)


def measure_peers(rate: Callable[[Work], float]) -> Iterator[Peer]:
    """Measures every installed library with random play; `rate` measures one workload."""
    for id in games.GAMES:
        players = max(games.get(id).min_players, 3)
        if has("numpy"):
            yield Peer("camarilla batch", id, players, rate(batch(id, players)))
            yield Peer("camarilla batch, indices", id, players, rate(batch(id, players, False)))
        if has("pettingzoo"):
            yield Peer("camarilla PettingZoo", id, players, rate(own_zoo(id, players)))
        if has("pyspiel"):
            yield Peer("camarilla OpenSpiel", id, players, rate(own_spiel(id, players)))
    if has("pyspiel"):
        for name, players in (("hearts", 4), ("crazy_eights", 4), ("hanabi", 3), ("gin_rummy", 2)):
            yield Peer("OpenSpiel (C++)", name, players, rate(spiel(name)))
        poker = rate(spiel("python_kuhn_poker"))
        yield Peer("OpenSpiel (Python)", "python_kuhn_poker", 2, poker)
    if has("rlcard"):
        for name in ("uno", "leduc-holdem", "gin-rummy", "mahjong"):
            yield Peer("RLCard", name, 4 if name == "mahjong" else 2, rate(rlcard(name)))
    if has("pettingzoo", "rlcard"):
        for name in ("leduc_holdem_v4", "texas_holdem_v4"):
            yield Peer("PettingZoo", name, 2, rate(zoo(name)))


def observing(game: Game, players: int) -> Work:
    """Many games at once, with the vectors and masks but without numpy."""
    vector = VectorGames(game, players, None, title_of(game.id).encoder(players), COUNT)
    vector.reset("1")
    rng = Random(1)

    def work() -> int:
        vector.step(vector.random_actions(rng))
        b"".join(vector.seen)
        b"".join(vector.masks)
        return COUNT

    return work


def batch(id: str, players: int, masks: bool = True) -> Work:
    from camarilla.envs.batch import BatchEnv  # noqa: PLC0415 - extras are imported when measured

    games_at_once = BatchEnv(id, players, COUNT, masks=masks)
    games_at_once.reset(1)
    rng = Random(1)

    def work() -> int:
        games_at_once.step(games_at_once.random_actions(rng))
        if not masks:
            games_at_once.legal()
        return COUNT

    return work


def own_zoo(id: str, players: int) -> Work:
    from camarilla.envs.pettingzoo import raw_env  # noqa: PLC0415

    table = raw_env(id, players)
    table.reset(seed=1)
    rng = Random(1)

    def work() -> int:
        for _ in range(TURNS):
            if table.last()[2]:
                table.reset()
            else:
                table.step(table.state.random_action(rng))
        return TURNS

    return work


def zoo(name: str) -> Work:
    classic = importlib.import_module(f"pettingzoo.classic.{name}")
    table = classic.raw_env()
    table.reset(seed=1)
    rng = Random(1)

    def work() -> int:
        for _ in range(TURNS):
            seen, _, done, cut, _ = table.last()
            if done or cut:
                table.reset()
            else:
                table.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
        return TURNS

    return work


def own_spiel(id: str, players: int) -> Work:
    from camarilla.envs import openspiel  # noqa: PLC0415

    return spiel_game(openspiel.PREFIX + id, {"players": players})


def spiel(name: str) -> Work:
    if name == "python_kuhn_poker":
        importlib.import_module("open_spiel.python.games.kuhn_poker")
    players = {"crazy_eights": {"players": 4}, "hanabi": {"players": 3}}
    return spiel_game(name, players.get(name, {}))


def spiel_game(name: str, params: dict[str, Any]) -> Work:
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name, params)
    observe = game.get_type().provides_observation_tensor
    rng = Random(1)
    state = game.new_initial_state()

    def work() -> int:
        nonlocal state
        turns = 0
        while turns < TURNS:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                if observe:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                turns += 1
        return turns

    return work


def rlcard(name: str) -> Work:
    import rlcard as library  # noqa: PLC0415

    table = library.make(name, config={"seed": 1})
    rng = Random(1)
    state, _ = table.reset()

    def work() -> int:
        nonlocal state
        for _ in range(TURNS):
            if table.is_over():
                state, _ = table.reset()
            state, _ = table.step(rng.choice(list(state["legal_actions"])))
        return TURNS

    return work


def peer_table(peers: list[Peer]) -> str:
    """The measurements as a table in Markdown."""
    lines = ["| library | game | players | steps/s |", "|---|---|---|---|"]
    lines += [f"| {p.library} | {p.game} | {p.players} | {p.steps:,.0f} |" for p in peers]
    return "\n".join(lines) + "\n"
