"""The end of a game as a game of its own, small enough for exact counterfactual regret.

    python examples/endgame.py [--seed 9] [--iterations 20]

Two bots play Oriflamme at random up to the last placement of a card. From there the whole tree is
searched: who places may choose which card to hide and where, and the other has to guess. The
exploitability of the average policy is what a best response would win against it; it goes to 0.
"""

import argparse
import json
from random import Random

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

from camarilla import games
from camarilla.envs import openspiel
from camarilla.kernel.game import OVER, State

GAME = "oriflamme"
LARGEST = 3000
"""Positions in the tree, at most."""


def endgame(seed: int) -> State:
    """The first position of a random game from which the tree is small enough."""
    game = games.get(GAME)
    rng = Random(seed)
    state = game.setup(2)
    while state.actor() != OVER:
        legal = state.legal()
        forms = [game.actions.form(action).verb for action in legal]
        if state.actor() >= 0 and "place" in forms and tree_size(state) <= LARGEST:
            return state
        shown = [action for action, verb in zip(legal, forms, strict=True) if verb == "reveal"]
        if state.actor() >= 0 and shown:
            state.apply(rng.choice(shown))
        else:
            state.apply(state.random_action(rng))
    raise SystemExit(f"the game of seed {seed} has no small endgame")


def tree_size(state: State) -> int:
    """The positions that can follow; counted no further than a little over `LARGEST`."""
    size = 0
    waiting = [state]
    while waiting and size <= LARGEST:
        one = waiting.pop()
        size += 1
        for action in one.legal():
            child = one.clone()
            child.apply(action)
            waiting.append(child)
    return size


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve an endgame.")
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--iterations", type=int, default=20)
    wanted = parser.parse_args()
    state = endgame(wanted.seed)
    position = json.dumps(state.to_data())
    game = pyspiel.load_game(openspiel.PREFIX + GAME, {"position": position})
    print(f"{tree_size(state)} positions")
    solver = cfr.CFRSolver(game)
    for iteration in range(1, wanted.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in (1, wanted.iterations) or iteration % 10 == 0:
            policy = solver.average_policy()
            print(f"iteration {iteration}: {exploitability.exploitability(game, policy):.4f}")


if __name__ == "__main__":
    main()
