"""Teaches the habits by which searches play on: the tables `camarilla/bots/minds/*_habits.csv`.

    python examples/teach.py king --players 4 --minutes 15 --out king_habits.csv

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
from camarilla.games import TITLES
from camarilla.kernel.game import CHANCE, OVER, Game
from camarilla.search.linear_policy import Choice, Habits
from camarilla.search.mind import Mind, victory

TAUGHT = {id: title.search_mind() for id, title in TITLES.items() if title.search_mind().habits()}

TRUST_IN_JUDGEMENT = {"king": 0.05, "illuminaten": 0.2}
"""How much of what is left to come each judgement takes for granted."""
RATE = {"king": 0.12, "illuminaten": 0.05}
"""How far the weights move after a batch, at first; it falls towards the end."""
KEEPING = {"gain": 10.0, "gold": 2.7, "king": 3.8, "always": -5.0, "draws": -4.0}
SELLING = {"gain": 5.0, "gold": 1.3, "king": 2.0, "always": -2.5}
FIRST_GUESS: dict[str, dict[str, dict[str, float]]] = {
    "king": {
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
    },
    "illuminaten": {
        "scout": {"always": 1.0},
        "influence": {"always": 3.0, "targets": 2.0},
        "interrogate": {"always": 3.0, "favor": -2.0},
        "exclude": {"always": 1.0},
        "displace": {"always": 1.0},
        "quick favor": {"always": 1.0},
        "influence at": {"lure": 1.5, "lodges": 1.0},
        "more": {"always": 1.5},
        "interrogate at": {"yield": 1.0, "collusion": -1.0, "gossip": 1.0},
        "scout lay": {"lure": 1.5, "near own": 1.5},
        "exclude lay": {"lure": 1.5, "near own": 1.5},
        "contest": {"number": 3.0, "dagger wins": 3.0, "hammers win": 3.0},
        "take": {"none": 1.0},
        "pay": {"has": 3.0, "group": -3.0, "last": -1.0},
    },
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


class School:
    """A game for so many players, and how it is learned."""

    def __init__(self, game: Game, mind: Mind, players: int, rng: Random) -> None:
        self.game = game
        self.mind = mind
        self.players = players
        self.rng = rng

    def play(self, weights: list[float]) -> tuple[list[Taken], Array]:
        """One game against oneself: the choices, and every seat's chances at each judgement."""
        mind, s = self.mind, self.game.setup(self.players)
        taken: list[Taken] = []
        values = [mind.values(s)]
        clock = mind.clock(s)
        while (actor := s.actor()) != OVER:
            choice = mind.weigh(s, weights)
            if choice is None:
                s.apply(mind.instinct(s, self.rng))
            else:
                index = choice.draw(self.rng)
                taken.append(Taken(choice, index, actor, len(values) - 1))
                s.apply(choice.actions[index])
            if s.actor() != OVER and mind.clock(s) != clock:
                clock = mind.clock(s)
                values.append(mind.values(s))
        values.append(victory(s))
        return taken, np.array(values)

    def merits(self, values: Array) -> Array:
        """By judgement and seat: how much better than expected it went from there on."""
        steps = np.diff(values, axis=0)
        patience = 1 - TRUST_IN_JUDGEMENT[self.game.id]
        for time_ in range(len(steps) - 2, -1, -1):
            steps[time_] += patience * steps[time_ + 1]
        return steps

    def slope(self, weights: list[float], count: int) -> Array:
        """Which way the weights should move, after so many games."""
        total = [0.0] * len(weights)
        for _ in range(count):
            taken, values = self.play(weights)
            merit = self.merits(values)
            for one in taken:
                one.choice.learn(one.index, float(merit[one.time, one.seat]), total)
        return np.array(total) / count

    def teach(self, weights: list[float], seconds: float, batch: int, tell: Console) -> list[float]:
        """Learn for so long, and return the new weights."""
        now = np.array(weights)
        mean, square = np.zeros_like(now), np.zeros_like(now)
        start, step = time.monotonic(), 0
        while (spent := time.monotonic() - start) < seconds:
            step += 1
            found = self.slope(now.tolist(), batch)
            mean = SMOOTH * mean + (1 - SMOOTH) * found
            square = SMOOTH_SQUARES * square + (1 - SMOOTH_SQUARES) * found**2
            even = np.sqrt(square / (1 - SMOOTH_SQUARES**step)) + 1e-8
            rate = RATE[self.game.id] * (1 - 0.85 * spent / seconds)
            now = now + rate * mean / (1 - SMOOTH**step) / even
            if step % 10 == 0:
                share = self.duel(now.tolist(), weights, 60)
                tell.print(
                    f"{spent:5.0f} s, {step * batch} games: {share:.2f} × fair against the start"
                )
        learned: list[float] = now.tolist()
        return learned

    def duel(self, ours: list[float], theirs: list[float], deals: int) -> float:
        """How often one of ours wins among theirs, as times a fair share."""
        won = 0.0
        for deal in range(deals):
            for seat in range(self.players):
                s, luck = self.game.setup(self.players), Random(deal)
                while (actor := s.actor()) != OVER:
                    choice = self.mind.weigh(s, ours if actor == seat else theirs)
                    if choice is None:
                        s.apply(self.mind.instinct(s, luck if actor == CHANCE else self.rng))
                    else:
                        s.apply(choice.take(self.rng))
                won += victory(s)[seat]
        return won / deals


def first_guess(game: str, habits: Habits) -> list[float]:
    """The weights to begin with."""
    guess = FIRST_GUESS[game]
    return [guess.get(option, {}).get(reason, 0.0) for option, reason in habits.names]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted(TAUGHT))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--batch", type=int, default=400, help="games between two changes")
    parser.add_argument("--init", type=Path, help="learn on from these weights")
    parser.add_argument("--afresh", action="store_true", help="begin with a first guess")
    parser.add_argument("--out", type=Path, help="write the table here, not to the output")
    parser.add_argument("--seed", default="lesson")
    args = parser.parse_args()
    game, mind = games.get(args.game), TAUGHT[args.game]
    habits = mind.habits()
    assert habits is not None
    if args.init:
        habits = Habits(habits.reasons, args.init.read_text("utf-8"))
    players: int = args.players
    if not 2 <= players < len(habits.weights):
        parser.error(f"{args.game} has 2 to {len(habits.weights) - 1} players")
    begin = first_guess(args.game, habits) if args.afresh else habits.weights[players]
    tell = Console(stderr=True, quiet=not sys.stderr.isatty())
    school = School(game, mind, players, Random(args.seed))
    habits.weights[players] = school.teach(begin, 60 * args.minutes, args.batch, tell)
    out = args.out.open("w", encoding="utf-8", newline="") if args.out else sys.stdout
    with out:
        csv.writer(out, lineterminator="\n").writerows(habits.table())


if __name__ == "__main__":
    main()
