"""Teaches the habits of For the King: the weights of `camarilla/bots/minds/king_habits.csv`.

    python examples/teach_king.py --players 4 --minutes 15 --out king_habits.csv

They play against themselves, and after each batch of games the weights are moved towards the
choices that went better than expected (policy gradient). What was expected, and what came of it,
the mind judges at every turn and sale; in the end the victory counts. With `--init` it learns on
from a table of weights, otherwise from the one in use; `--afresh` begins with a first guess.
Weights for other numbers of players stay as they are.
"""

import argparse
import csv
import sys
import time
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from camarilla import games
from camarilla.bots.minds import mind_of
from camarilla.bots.minds.habit import Choice
from camarilla.bots.minds.king_habit import (
    DECISIONS,
    HABITS,
    choose,
    is_weighed,
    read_habits,
    weigh,
)
from camarilla.bots.minds.mind import victory
from camarilla.games.king.state import KingState
from camarilla.kernel.game import CHANCE, OVER

TRUST_IN_JUDGEMENT = 0.05
"""How much of what is left to come each judgement takes for granted."""
RATE = 0.12
"""How far the weights move after a batch, at first; it falls towards the end."""
KEEPING = {"gain": 10.0, "gold": 2.7, "king": 3.8, "always": -5.0, "draws": -4.0}
SELLING = {"gain": 5.0, "gold": 1.3, "king": 2.0, "always": -2.5}
FIRST_GUESS: dict[str, dict[str, float]] = {
    "keep": KEEPING,
    "keep, favoured one": KEEPING,
    "keep, middle full": KEEPING,
    "favour": SELLING,
    "favour, kept one": SELLING,
    "take": {"gain": 20.0, "gold": 5.4, "king": 7.6},
    "change": {"part": 10.0, "rival part": -10.0},
    "bid gold": {"bargain": 6.0},
    "bid cards": {"bargain": 6.0},
    "give": {"loss": -30.0},
}
"""What anybody would try first; from no habits at all it learns to play badly."""
SMOOTH, SMOOTH_SQUARES = 0.9, 0.98
"""How slowly the averages of slopes and their squares follow (Adam)."""

Array = NDArray[np.float64]


class Taken:
    """A choice that was made: by whom, after how many judgements."""

    def __init__(self, choice: Choice, index: int, seat: int, time: int) -> None:
        self.choice = choice
        self.index = index
        self.seat = seat
        self.time = time


def play(players: int, weights: list[float], rng: Random) -> tuple[list[Taken], Array]:
    """One game against oneself: the choices, and every seat's chances at each judgement."""
    game, mind = games.get("king"), mind_of("king")
    s = game.setup(players)
    taken: list[Taken] = []
    values = [mind.values(s)]
    clock = mind.clock(s)
    while (actor := s.actor()) != OVER:
        assert isinstance(s, KingState)
        if is_weighed(s):
            choice = weigh(s, weights)
            index = choice.draw(rng)
            taken.append(Taken(choice, index, actor, len(values) - 1))
            s.apply(choice.actions[index])
        else:
            s.apply(choose(s, rng))
        if s.actor() != OVER and mind.clock(s) != clock:
            clock = mind.clock(s)
            values.append(mind.values(s))
    values.append(victory(s))
    return taken, np.array(values)


def merits(values: Array) -> Array:
    """By judgement and seat: how much better than expected it went from there on."""
    steps = np.diff(values, axis=0)
    for time_ in range(len(steps) - 2, -1, -1):
        steps[time_] += (1 - TRUST_IN_JUDGEMENT) * steps[time_ + 1]
    return steps


def slope(players: int, weights: list[float], count: int, rng: Random) -> Array:
    """Which way the weights should move, after so many games."""
    total = [0.0] * len(weights)
    for _ in range(count):
        taken, values = play(players, weights, rng)
        merit = merits(values)
        for one in taken:
            one.choice.learn(one.index, float(merit[one.time, one.seat]), total)
    return np.array(total) / count


def teach(
    players: int, weights: list[float], seconds: float, batch: int, rng: Random, tell: Console
) -> list[float]:
    """Learn for so long, and return the new weights."""
    now = np.array(weights)
    mean, square = np.zeros_like(now), np.zeros_like(now)
    start, step = time.monotonic(), 0
    while (spent := time.monotonic() - start) < seconds:
        step += 1
        found = slope(players, now.tolist(), batch, rng)
        mean = SMOOTH * mean + (1 - SMOOTH) * found
        square = SMOOTH_SQUARES * square + (1 - SMOOTH_SQUARES) * found**2
        even = np.sqrt(square / (1 - SMOOTH_SQUARES**step)) + 1e-8
        rate = RATE * (1 - 0.85 * spent / seconds)
        now = now + rate * mean / (1 - SMOOTH**step) / even
        if step % 10 == 0:
            share = duel(players, now.tolist(), weights, 60, rng)
            tell.print(
                f"{spent:5.0f} s, {step * batch} games: {share:.2f} × fair against the start"
            )
    learned: list[float] = now.tolist()
    return learned


def duel(players: int, ours: list[float], theirs: list[float], deals: int, rng: Random) -> float:
    """How often one of ours wins among theirs, as times a fair share."""
    won = 0.0
    for deal in range(deals):
        for seat in range(players):
            s, luck = games.get("king").setup(players), Random(deal)
            while (actor := s.actor()) != OVER:
                assert isinstance(s, KingState)
                if is_weighed(s):
                    choice = weigh(s, ours if actor == seat else theirs)
                    s.apply(choice.actions[choice.draw(rng)])
                else:
                    s.apply(choose(s, luck if actor == CHANCE else rng))
            won += victory(s)[seat]
    return won / deals


def first_guess() -> list[float]:
    """The weights to begin with."""
    return [FIRST_GUESS[name].get(reason, 0.0) for name, reasons in DECISIONS for reason in reasons]


def table(habits: list[list[float]]) -> list[list[str]]:
    """The rows of the table of habits."""
    rows = [["decision", "reason", "two", "three", "four", "five"]]
    names = [(decision, reason) for decision, reasons in DECISIONS for reason in reasons]
    for place, name in enumerate(names):
        rows.append([*name, *(f"{habits[players][place]:.4g}" for players in range(2, 6))])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, choices=range(2, 6), required=True)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--batch", type=int, default=400, help="games between two changes")
    parser.add_argument("--init", type=Path, help="learn on from these weights")
    parser.add_argument("--afresh", action="store_true", help="begin with a first guess")
    parser.add_argument("--out", type=Path, help="write the table here, not to the output")
    parser.add_argument("--seed", default="lesson")
    args = parser.parse_args()
    habits = read_habits(args.init.read_text("utf-8")) if args.init else [h[:] for h in HABITS]
    if args.afresh:
        habits[args.players] = first_guess()
    tell = Console(stderr=True, quiet=not sys.stderr.isatty())
    habits[args.players] = teach(
        args.players,
        habits[args.players],
        60 * args.minutes,
        args.batch,
        Random(args.seed),
        tell,
    )
    out = args.out.open("w", encoding="utf-8", newline="") if args.out else sys.stdout
    with out:
        csv.writer(out, lineterminator="\n").writerows(table(habits))


if __name__ == "__main__":
    main()
