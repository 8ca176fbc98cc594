"""Measurements: one core, CPU time, the best of several windows, beside a calibration loop.

Other work on the machine only makes a window slower, so the best window is the most accurate. The
calibration loop of plain Python, run in the same process, measures the machine.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

import msgspec

from camarilla.games import title_of
from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.tree_search import NO_TIME_LIMIT, Search

T = TypeVar("T")

WINDOWS: Final = 20
SAMPLES: Final = 24
"""Positions in the middle of games that clones, information states and samples are measured on."""
ITERATIONS: Final = 200
"""Of each search that is measured; it may end sooner, when more would not change anything."""


class Row(msgspec.Struct, frozen=True):
    """What was measured for one game and number of players; a decision is a player's choice."""

    game: str
    players: int
    loop_games: float
    """Games a second, played by a loop in plain Python."""
    loop_decisions: float
    playout_games: float
    """Games a second, played by the kernel's own loop."""
    playout_decisions: float
    clone_us: float
    information_us: float
    sample_us: float
    search_iterations: float
    """Iterations a second of the bots' search."""
    observed_steps: float
    """Steps a second with the vector and the mask of the next decision, many games at once."""


class Report(msgspec.Struct, frozen=True):
    rules: str
    """`compiled` or `pure`."""
    python: str
    calibration: float
    """Turns a second of the calibration loop, in millions."""
    rows: list[Row]


def calibrate(seconds: float) -> float:
    """Millions of turns a second of a loop of plain Python."""
    cells = [0] * 16

    def turns() -> int:
        value = 1
        for turn in range(20_000):
            value = (value * 31 + turn) & 0xFFFF
            cells[value & 15] += turn
        return 20_000

    return best(turns, seconds) / 1e6


def best(work: Callable[[], int], seconds: float) -> float:
    """The most that `work` did in a second of CPU time, over several windows of this length."""
    work()
    rate = 0.0
    for _ in range(WINDOWS):
        done = 0
        start = now = time.process_time()
        while now - start < seconds:
            done += work()
            now = time.process_time()
        rate = max(rate, done / (now - start))
    return rate


def measure(game: Game, players: int, seconds: float, observe: Callable[[], int]) -> Row:
    """All measurements of one game for one number of players, in its default form.

    `observe` plays some steps as an environment does, and says how many.
    """
    loop_rng, playout_rng = Random(1), Random(1)

    def by_loop() -> int:
        return loop_game(game.setup(players), loop_rng)

    def by_playout() -> int:
        return game.setup(players).play_out(playout_rng)

    loop, compiled = best(by_loop, seconds), best(by_playout, seconds)
    states = midgames(game, players)
    infos = [state.information_state(state.actor()) for state in states]
    rng = Random(2)
    return Row(
        game=game.id,
        players=players,
        loop_games=loop / mean(by_loop),
        loop_decisions=loop,
        playout_games=compiled / mean(by_playout),
        playout_decisions=compiled,
        clone_us=1e6 / best(lambda: each(states, lambda state: state.clone()), seconds),
        information_us=1e6
        / best(lambda: each(states, lambda state: state.information_state(0)), seconds),
        sample_us=1e6 / best(lambda: each(infos, lambda info: game.sample(info, rng)), seconds),
        search_iterations=iterations(game, infos, seconds),
        observed_steps=best(observe, seconds),
    )


def iterations(game: Game, infos: list[InformationState], seconds: float) -> float:
    """Iterations a second, over as many of the positions as a window has room for."""
    start = time.process_time()
    think(game, infos[0])
    once = time.process_time() - start
    some = infos[: max(1, int(seconds / once))]
    return best(lambda: sum(think(game, info) for info in some), seconds)


def think(game: Game, info: InformationState) -> int:
    """A search of `ITERATIONS`, its initial evaluation included; how many it made."""
    search = Search(game, title_of(game.id).bot(), info, Random(4))
    search.run(ITERATIONS, NO_TIME_LIMIT)
    return search.iterations


def loop_game(state: State, rng: Random) -> int:
    """A whole game as a caller in Python plays it: legal actions, choice, apply."""
    decisions = 0
    random = rng.random
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.random_action(rng))
        else:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def mean(play: Callable[[], int], games: int = 100) -> float:
    """Players' decisions in a game, on average."""
    return sum(play() for _ in range(games)) / games


def midgames(game: Game, players: int) -> list[State]:
    """Positions half-way through random games, where a player decides."""
    states: list[State] = []
    for number in range(SAMPLES):
        actions: list[int] = []
        game.setup(players).play_out(Random(number), actions)
        state = game.setup(players)
        for index, action in enumerate(actions):
            if 2 * index >= len(actions) and state.actor() >= 0:
                break
            state.apply(action)
        states.append(state)
    return states


def each(things: list[T], work: Callable[[T], object]) -> int:
    for thing in things:
        work(thing)
    return len(things)


def table(report: Report) -> str:
    """The report as a table in Markdown."""
    headings = ["game", "players", "loop games/s", "loop decisions/s", "playout games/s"]
    headings += [
        "playout decisions/s",
        "clone µs",
        "information µs",
        "sample µs",
        "search iterations/s",
    ]
    headings += ["observed steps/s"]
    lines = [f"| {' | '.join(headings)} |", "|---" * len(headings) + "|"]
    lines += [
        f"| {row.game} | {row.players} | {row.loop_games:,.0f} | {row.loop_decisions:,.0f} "
        f"| {row.playout_games:,.0f} | {row.playout_decisions:,.0f} "
        f"| {row.clone_us:.2f} | {row.information_us:.1f} | {row.sample_us:.1f} "
        f"| {row.search_iterations:,.0f} | {row.observed_steps:,.0f} |"
        for row in report.rows
    ]
    return "\n".join(lines) + "\n"
