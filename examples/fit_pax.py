"""What wins games of Pax Illuminaten: the weights of `camarilla/bots/minds/illuminaten.py`.

    camarilla sim illuminaten --players 3 --bots greedy:2 --games 180 --records games3.jsonl
    python examples/fit_pax.py games2.jsonl games3.jsonl games4.jsonl

Looks at every seat at the beginning of every turn, and fits by logistic regression how much each
of the mind's `facts` has counted for victory. Tells the points of each, one for a disc, with
standard errors as if every game were one observation, and the spread.
"""

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from camarilla import games
from camarilla.games import title_of
from camarilla.games.illuminaten.bot.evaluation import facts, ruled_cards
from camarilla.games.illuminaten.bot.plots import groups
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.game import OVER
from camarilla.kernel.record import decode, replay
from camarilla.kernel.seating import AUTOMATIC

NAMES = (
    "turn",
    "disc",
    "lodge",
    "late lodge",
    "second plot",
    "two plots",
    "faction card",
    "favor type",
    "edict",
)
DISC = NAMES.index("disc")
CAUTION = 2e-3
"""Weights are drawn towards 0 by so much, as seldom as some things happen."""

Array = NDArray[np.float64]


def turns(line: str) -> list[tuple[Array, Array]]:
    """Of one game, for every turn: the facts of each seat, and each seat's part in the victory."""
    record = decode(line)
    if record.game != "illuminaten" or record.result is None or AUTOMATIC in record.seats:
        return []
    game, mind = games.get(record.game), title_of(record.game).mind()
    won = np.zeros(record.players)
    won[record.result.winners] = 1 / len(record.result.winners)
    found: list[tuple[Array, Array]] = []
    clock = 0
    for step in replay(game, record):
        s = step.state
        assert isinstance(s, IlluminatenState)
        if s.actor() != OVER and mind.clock(s) != clock:
            clock = mind.clock(s)
            ruled, lodges = ruled_cards(s), groups(s)
            seats = [facts(s, seat, ruled, lodges) for seat in range(record.players)]
            found.append((np.array(seats), won))
    return found


def fit(observed: list[tuple[Array, Array]], count: int) -> tuple[Array, Array]:
    """The weights by which victories are likeliest, and their standard errors; Newton's method."""
    scale = np.concatenate([seats for seats, _ in observed]).std(0) + 1e-9
    weights = np.zeros(len(scale))
    while True:
        slope = -CAUTION * weights
        curve = CAUTION * np.eye(len(scale))
        for seats, won in observed:
            x = seats / scale
            chances = np.exp(x @ weights)
            chances /= chances.sum()
            usual = chances @ x
            slope += (won - chances) @ x / len(observed)
            curve += ((x.T * chances) @ x - np.outer(usual, usual)) / len(observed)
        step = np.linalg.solve(curve, slope)
        weights += step
        if abs(step).max() < 1e-6:
            return weights / scale, np.sqrt(np.diag(np.linalg.inv(curve)) / count) / scale


def main(files: list[str]) -> None:
    lines = [line for file in files for line in Path(file).read_text().splitlines()]
    observed = [turn for line in lines for turn in turns(line)]
    if not observed:
        sys.exit("no finished games of Pax between people or bots")
    weights, errors = fit(observed, len(lines))
    disc = weights[DISC]
    print(f"{len(observed)} turns of {len(lines)} games; spread {1 / disc:.1f}")
    for name, weight, error in zip(NAMES, weights / disc, errors / disc, strict=True):
        print(f"{name:14}{weight:8.2f} ± {error:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
