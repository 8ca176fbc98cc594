"""Random play to the end, compiled where the games are."""

from random import Random

from camarilla.kernel.game import State


def playout(state: State, rng: Random) -> int:
    return state.play_out(rng)
