"""Rollouts: play on by a policy."""

from random import Random

from camarilla.kernel.game import CHANCE, OVER, State
from camarilla.search.config import SearchConfig
from camarilla.search.policy import Policy


class ChanceStream:
    """A generator for chance that can be restarted from a seed.

    It is seeded when chance first acts: seeding costs as much as dozens of actions, and in some
    games no rollout meets chance. A given generator continues from its current state.
    """

    def __init__(self, rng: Random | None = None) -> None:
        self._rng = Random(0) if rng is None else rng
        self._seed = 0
        self._seeded = True

    def restart(self, seed: int) -> None:
        self._seed = seed
        self._seeded = False

    def rng(self) -> Random:
        if not self._seeded:
            self._rng.seed(self._seed)
            self._seeded = True
        return self._rng


def roll_out(
    policy: Policy, config: SearchConfig, s: State, stages: int, rng: Random, chance: ChanceStream
) -> None:
    """Play by the policy for a number of stages, or to the end of the game.

    Chance has its own generator, so that rollouts can be compared under the same luck. A policy
    chooses among the legal actions; this is not checked again.
    """
    end = config.stage(s) + stages
    actor = s.actor()
    while actor != OVER and config.stage(s) < end:
        s.apply_unchecked(policy.choose(s, chance.rng() if actor == CHANCE else rng))
        actor = s.actor()
