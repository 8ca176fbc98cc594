"""Random play to the end, compiled where the games are."""

from random import Random

from camarilla.kernel.game import OVER, State


def playout(state: State, rng: Random) -> int:
    return state.play_out(rng)


def walk(state: State, rng: Random, actions: list[int]) -> int:
    """The same walk, with every action that was taken appended to `actions`."""
    decisions = 0
    actor = state.actor()
    while actor != OVER:
        if actor >= 0:
            decisions += 1
        action = state.random_action(rng)
        state.apply(action)
        actions.append(action)
        actor = state.actor()
    return decisions
