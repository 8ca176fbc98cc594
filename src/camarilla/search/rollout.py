"""Rollouts: play on by a policy."""

from random import Random

from camarilla.kernel.game import CHANCE, OVER, State
from camarilla.search.config import SearchConfig
from camarilla.search.policy import Policy


def roll_out(
    policy: Policy, config: SearchConfig, s: State, stages: int, rng: Random, chance_rng: Random
) -> None:
    """Play by the policy for a number of stages, or to the end of the game.

    Chance has a generator of its own, so that rollouts can be compared under the same luck.
    """
    end = config.stage(s) + stages
    actor = s.actor()
    while actor != OVER and config.stage(s) < end:
        s.apply(policy.choose(s, chance_rng if actor == CHANCE else rng))
        actor = s.actor()
