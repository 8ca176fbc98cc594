"""The miniature of Oriflamme solved exactly, by counterfactual regret minimisation (CFR+).

    python examples/miniature.py [--iterations 60]

The exploitability of the average policy is what a best response would win against it in the mean;
it goes to 0, so the policy becomes an equilibrium. What it does with the first card is printed.
"""

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from camarilla.envs import openspiel

NAME = openspiel.PREFIX + "oriflamme" + openspiel.MINIATURE


def openings(game: pyspiel.Game, policy: object) -> list[str]:
    """What the first player does with each hand."""
    found: dict[str, str] = {}
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.is_chance_node():
            waiting += [state.child(action) for action in state.legal_actions()]
            continue
        odds = policy.action_probabilities(state)  # type: ignore[attr-defined]
        choices = [f"{state.action_to_string(action)} {odds[action]:.0%}" for action in odds]
        found[state.information_state_string()] = "  or  ".join(choices)
    return sorted(found.values())


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve the miniature of Oriflamme.")
    parser.add_argument("--iterations", type=int, default=60)
    wanted = parser.parse_args()
    game = pyspiel.load_game(NAME)
    solver = cfr.CFRPlusSolver(game)
    for iteration in range(1, wanted.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in (1, wanted.iterations) or iteration % 10 == 0:
            gap = exploitability.exploitability(game, solver.average_policy())
            print(f"iteration {iteration}: exploitability {gap:.4f}", flush=True)
    policy = solver.average_policy()
    worth = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    print(f"the first player wins {worth[0]:+.3f} in the mean")
    for line in openings(game, policy):
        print(f"  {line}")


if __name__ == "__main__":
    main()
