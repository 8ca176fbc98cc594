"""Random choice among actions."""

from random import Random


def uniform(actions: list[int], rng: Random) -> int:
    """One of the actions, uniformly at random up to a relative error of some millionths.

    28 bits, so that the product is still a small int for Python and for mypyc.
    """
    return actions[rng.getrandbits(28) * len(actions) >> 28]


def weighted(actions: list[int], weights: list[int], rng: Random) -> int:
    """One of the actions, at random by their weights."""
    point = int(rng.random() * sum(weights))
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return actions[index]
    return actions[-1]
