"""Fits the evaluation of Pax Illuminaten: the points in `games/illuminaten/bot/evaluation.py`.

    camarilla sim illuminaten --players 3 --bots greedy:2 --games 180 --records games3.jsonl
    python examples/fit_pax.py games2.jsonl games3.jsonl games4.jsonl

Takes every seat at the beginning of every turn, and fits by logistic regression how much each of
the `seat_features` counts for victory. Prints the points of each, one for a disc, with standard
errors as if every game were one observation, and the score scale.
"""

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from camarilla import games
from camarilla.games import title_of
from camarilla.games.illuminaten.bot.evaluation import cards_controlled, seat_features
from camarilla.games.illuminaten.bot.plots import groups
from camarilla.games.illuminaten.rules.cast import as_illuminaten
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
RIDGE = 2e-3
"""The strength of regularisation, for features that are seldom seen."""

Array = NDArray[np.float64]


def turns(line: str) -> list[tuple[Array, Array]]:
    """For every turn of a game: the features of each seat, and each seat's part in the victory."""
    record = decode(line)
    if record.game != "illuminaten" or record.result is None or AUTOMATIC in record.seats:
        return []
    game, config = games.get(record.game), title_of(record.game).bot().config
    won = np.zeros(record.players)
    won[record.result.winners] = 1 / len(record.result.winners)
    found: list[tuple[Array, Array]] = []
    stage = 0
    for step in replay(game, record):
        s = as_illuminaten(step.state)
        if s.actor() != OVER and config.stage(s) != stage:
            stage = config.stage(s)
            controlled, lodges = cards_controlled(s), groups(s)
            seats = [seat_features(s, seat, controlled, lodges) for seat in range(record.players)]
            found.append((np.array(seats), won))
    return found


def fit(observed: list[tuple[Array, Array]], count: int) -> tuple[Array, Array]:
    """The weights by which victories are likeliest, and their standard errors; Newton's method."""
    scale = np.concatenate([seats for seats, _ in observed]).std(0) + 1e-9
    weights = np.zeros(len(scale))
    while True:
        gradient = -RIDGE * weights
        hessian = RIDGE * np.eye(len(scale))
        for seats, won in observed:
            x = seats / scale
            probabilities = np.exp(x @ weights)
            probabilities /= probabilities.sum()
            mean = probabilities @ x
            gradient += (won - probabilities) @ x / len(observed)
            hessian += ((x.T * probabilities) @ x - np.outer(mean, mean)) / len(observed)
        step = np.linalg.solve(hessian, gradient)
        weights += step
        if abs(step).max() < 1e-6:
            return weights / scale, np.sqrt(np.diag(np.linalg.inv(hessian)) / count) / scale


def main(files: list[str]) -> None:
    lines = [line for file in files for line in Path(file).read_text().splitlines()]
    observed = [turn for line in lines for turn in turns(line)]
    if not observed:
        sys.exit("no finished games of Pax between people or bots")
    weights, errors = fit(observed, len(lines))
    disc = weights[DISC]
    print(f"{len(observed)} turns of {len(lines)} games; score scale {1 / disc:.1f}")
    for name, weight, error in zip(NAMES, weights / disc, errors / disc, strict=True):
        print(f"{name:14}{weight:8.2f} ± {error:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
