"""Which inputs and outputs a network needs: those that occur in play.

An encoder has room for everything in the box, and an action space names every card and place. At
one table most inputs never change and most actions never occur. Leaving them out makes a network
several times smaller. Outputs that did not occur share the first row of the policy head.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from camarilla.games import Title
from camarilla.kernel.game import CHANCE, OVER
from camarilla.search.network import WeightsFile

DECISIONS: Final = 20_000
"""Decisions of play to look at, for each number of players."""
RANDOM_SHARE: Final = 0.5
"""The part of these decisions that is random; the others are by rules of thumb."""


class Vocabulary:
    """The inputs by number of players, and the outputs of all of them."""

    def __init__(self, columns: dict[int, NDArray[np.int32]], outputs: NDArray[np.int32]) -> None:
        self.columns = columns
        """By number of players: the places in the encoder's vector that are inputs."""
        self.outputs = outputs
        """The outputs that have rows of their own, from row 1 on."""

    @property
    def rows(self) -> int:
        """Of the policy head; row 0 stands for all outputs that did not occur."""
        return len(self.outputs) + 1

    def row_of_output(self, size: int) -> NDArray[np.int32]:
        """For each of `size` outputs its row."""
        table = np.zeros(size, np.int32)
        table[self.outputs] = np.arange(1, self.rows)
        return table


def discover(
    title: Title, players: Sequence[int], seed: int, decisions: int = DECISIONS
) -> Vocabulary:
    """The vocabulary of play at these tables."""
    columns = {}
    met: set[int] = set()
    for count in players:
        low, high = _ranges(title, count, Random(f"{seed}/{count}"), decisions, met)
        columns[count] = np.flatnonzero(low != high).astype(np.int32)
    return Vocabulary(columns, np.array(sorted(met), np.int32))


def vocabulary_in(file: WeightsFile, title: Title, players: Sequence[int], seed: int) -> Vocabulary:
    """The vocabulary of a network that was trained before; tables that it lacks get inputs."""
    plans = file.about["players"]
    missing = [count for count in players if str(count) not in plans]
    found = discover(title, missing, seed).columns
    for count in players:
        if count not in found:
            found[count] = file.array(plans[str(count)]["columns"])
    columns = {count: found[count] for count in players}
    return Vocabulary(columns, file.array(next(iter(plans.values()))["outputs"]))


def _ranges(
    title: Title, players: int, rng: Random, decisions: int, met: set[int]
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """The least and the greatest value of every input; the outputs are added to `met`."""
    features = title.network_features(players)
    policy = title.bot().quick_policy
    low = np.full(features.encoder.size, 255, np.uint8)
    high = np.zeros(features.encoder.size, np.uint8)
    left = decisions
    while left > 0:
        s = title.game.setup(players)
        while (actor := s.actor()) != OVER and left > 0:
            if actor != CHANCE:
                left -= 1
                met.update(features.candidates(s).outputs)
                seen = np.frombuffer(features.encoder.encode(s, actor), np.uint8)
                np.minimum(low, seen, out=low)
                np.maximum(high, seen, out=high)
            at_random = actor == CHANCE or rng.random() < RANDOM_SHARE
            s.apply(s.random_action(rng) if at_random else policy.choose(s, rng))
    return low, high
