"""Trains the linear policies of rollouts: `weights.csv` beside a game's bot.

    python examples/train_linear_policy.py king --players 4 --minutes 15 --out weights.csv

Policy gradient in self-play: after each batch of games the weights move towards the choices that
went better than expected. The values of positions are the evaluator's at every turn and sale, and
the outcome at the end. Training continues from the weights in use, or from those of `--init`;
`--afresh` begins with a first guess. Weights for other numbers of players stay as they are.
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
from camarilla.games import TITLES, title_of
from camarilla.kernel.game import CHANCE, OVER, Game
from camarilla.search.evaluator import outcome
from camarilla.search.linear_policy import LinearPolicy, SoftmaxChoice, WeightTable
from camarilla.search.profile import BotProfile

POLICIES = {
    id: policy
    for id, title in TITLES.items()
    if isinstance(policy := title.bot().rollout_policy, LinearPolicy)
}
GAE_LAMBDA = {"king": 0.95, "illuminaten": 0.8}
LEARNING_RATE = {"king": 0.12, "illuminaten": 0.05}
"""At first; it falls towards the end."""
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
        "influence at": {"plot fit": 1.5, "lodges": 1.0},
        "more": {"always": 1.5},
        "interrogate at": {"yield": 1.0, "collusion": -1.0, "gossip": 1.0},
        "scout lay": {"plot fit": 1.5, "near own": 1.5},
        "exclude lay": {"plot fit": 1.5, "near own": 1.5},
        "contest": {"number": 3.0, "dagger wins": 3.0, "hammers win": 3.0},
        "take": {"none": 1.0},
        "pay": {"has": 3.0, "group": -3.0, "last": -1.0},
    },
}
"""Weights to begin with; from zeros it learns to play badly."""
BETA_1, BETA_2 = 0.9, 0.98
"""The decay rates of Adam."""

Array = NDArray[np.float64]


class Taken:
    """A choice that was made: by whom, after how many evaluations."""

    def __init__(self, choice: SoftmaxChoice, index: int, seat: int, time: int) -> None:
        self.choice = choice
        self.index = index
        self.seat = seat
        self.time = time


class Trainer:
    """A game for a number of players, and how its policy is trained."""

    def __init__(
        self, game: Game, bot: BotProfile, policy: LinearPolicy, players: int, rng: Random
    ) -> None:
        self.game = game
        self.evaluator = bot.evaluator
        self.config = bot.config
        self.policy = policy
        self.players = players
        self.rng = rng

    def play(self, weights: list[float]) -> tuple[list[Taken], Array]:
        """One game of self-play: the choices, and every seat's value at each evaluation."""
        s = self.game.setup(self.players)
        taken: list[Taken] = []
        values = [self.evaluator.values(s)]
        stage = self.config.stage(s)
        while (actor := s.actor()) != OVER:
            choice = self.policy.options(s, weights)
            if choice is None:
                s.apply(self.policy.choose(s, self.rng))
            else:
                index = choice.sample(self.rng)
                taken.append(Taken(choice, index, actor, len(values) - 1))
                s.apply(choice.actions[index])
            if s.actor() != OVER and self.config.stage(s) != stage:
                stage = self.config.stage(s)
                values.append(self.evaluator.values(s))
        values.append(outcome(s))
        return taken, np.array(values)

    def advantages(self, values: Array) -> Array:
        """Generalised advantage estimates, by evaluation and seat."""
        steps = np.diff(values, axis=0)
        for time_ in range(len(steps) - 2, -1, -1):
            steps[time_] += GAE_LAMBDA[self.game.id] * steps[time_ + 1]
        return steps

    def gradient(self, weights: list[float], count: int) -> Array:
        """The policy gradient, averaged over a number of games."""
        total = [0.0] * len(weights)
        for _ in range(count):
            taken, values = self.play(weights)
            advantages = self.advantages(values)
            for one in taken:
                one.choice.add_gradient(one.index, float(advantages[one.time, one.seat]), total)
        return np.array(total) / count

    def train(self, weights: list[float], seconds: float, batch: int, tell: Console) -> list[float]:
        """Train for a number of seconds, and return the new weights."""
        now = np.array(weights)
        mean, square = np.zeros_like(now), np.zeros_like(now)
        start, step = time.monotonic(), 0
        while (spent := time.monotonic() - start) < seconds:
            step += 1
            gradient = self.gradient(now.tolist(), batch)
            mean = BETA_1 * mean + (1 - BETA_1) * gradient
            square = BETA_2 * square + (1 - BETA_2) * gradient**2
            scale = np.sqrt(square / (1 - BETA_2**step)) + 1e-8
            rate = LEARNING_RATE[self.game.id] * (1 - 0.85 * spent / seconds)
            now = now + rate * mean / (1 - BETA_1**step) / scale
            if step % 10 == 0:
                share = self.duel(now.tolist(), weights, 60)
                tell.print(
                    f"{spent:5.0f} s, {step * batch} games: {share:.2f} × fair against the start"
                )
        learned: list[float] = now.tolist()
        return learned

    def duel(self, ours: list[float], theirs: list[float], deals: int) -> float:
        """The share of games that one of ours wins among theirs, as a multiple of a fair share."""
        won = 0.0
        for deal in range(deals):
            for seat in range(self.players):
                s, chance_rng = self.game.setup(self.players), Random(deal)
                while (actor := s.actor()) != OVER:
                    choice = self.policy.options(s, ours if actor == seat else theirs)
                    if choice is None:
                        rng = chance_rng if actor == CHANCE else self.rng
                        s.apply(self.policy.choose(s, rng))
                    else:
                        s.apply(choice.sample_action(self.rng))
                won += outcome(s)[seat]
        return won / deals


def first_guess(game: str, table: WeightTable) -> list[float]:
    """The weights to begin with."""
    guess = FIRST_GUESS[game]
    return [guess.get(option, {}).get(feature, 0.0) for option, feature in table.names]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted(POLICIES))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--batch", type=int, default=400, help="games between two updates")
    parser.add_argument("--init", type=Path, help="continue from these weights")
    parser.add_argument("--afresh", action="store_true", help="begin with a first guess")
    parser.add_argument("--out", type=Path, help="write the table here, not to the output")
    parser.add_argument("--seed", default="training")
    args = parser.parse_args()
    game, policy = games.get(args.game), POLICIES[args.game]
    table = policy.table
    if args.init:
        table = WeightTable(table.features, args.init.read_text("utf-8"))
    players: int = args.players
    if not 2 <= players < len(table.weights):
        parser.error(f"{args.game} has 2 to {len(table.weights) - 1} players")
    begin = first_guess(args.game, table) if args.afresh else table.weights[players]
    tell = Console(stderr=True, quiet=not sys.stderr.isatty())
    trainer = Trainer(game, title_of(game.id).bot(), policy, players, Random(args.seed))
    table.weights[players] = trainer.train(begin, 60 * args.minutes, args.batch, tell)
    out = args.out.open("w", encoding="utf-8", newline="") if args.out else sys.stdout
    with out:
        csv.writer(out, lineterminator="\n").writerows(table.rows())


if __name__ == "__main__":
    main()
