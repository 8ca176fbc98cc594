"""Random play to the end, compiled where the games are."""

from random import Random

from camarilla.kernel.game import CHANCE, OVER, State


def playout(state: State, rng: Random) -> int:
    """Play a random walk to the end; the number of players' decisions made."""
    decisions = 0
    actor = state.actor()
    while actor != OVER:
        if actor != CHANCE:
            decisions += 1
        state.apply(state.random_action(rng))
        actor = state.actor()
    return decisions
