"""Many games at once as arrays of numpy: the fast way to train on one machine.

    batch = BatchEnv(game, players=4, count=256)
    step = batch.reset(seed=1)
    while True:
        step = batch.step(policy(step.observations, step.masks))

Every game is always at a decision of a player, whose seat is in `actors`; what chance decides is
decided on the way. A game that ends gives every seat its reward, and begins anew at once: `dones`
marks it, and the observation is already that of the new game's first decision.
"""

from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from camarilla import games
from camarilla.envs.vector import VectorGames
from camarilla.games import title_of
from camarilla.kernel.errors import BadOption, IllegalAction
from camarilla.kernel.options import Options


class BatchStep(NamedTuple):
    """The games after a step; the arrays are the reader's own to keep."""

    observations: NDArray[np.uint8]
    """games × observation: what the actor of each game knows."""
    masks: NDArray[np.uint8]
    """games × actions: 1 for what the actor may do."""
    actors: NDArray[np.int64]
    """The seat that is to act in each game."""
    rewards: NDArray[np.float32]
    """games × seats: not zero only where a game has just ended."""
    dones: NDArray[np.bool_]
    """Which games have just ended."""
    lengths: NDArray[np.int64]
    """How many steps the ended ones took; 0 for the others."""


class BatchEnv:
    """`count` games of one kind, players and options, stepped together."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        count: int = 256,
        options: Options | None = None,
    ) -> None:
        self.game = games.get(game)
        self.players = self.game.min_players if players is None else players
        if count < 1:
            raise BadOption(f"a batch has at least one game, not {count}")
        self.count = count
        self.encoder = title_of(self.game.id).encoder(self.players)
        self.observation_size = self.encoder.size
        self.actions = len(self.game.actions)
        self.scales = np.array(self.encoder.scales(), np.float32)
        self._arena = VectorGames(self.game, self.players, options, self.encoder, count)

    def reset(self, seed: int | str = 0) -> BatchStep:
        """Begin all games afresh; the same seed gives the same games."""
        self._arena.reset(str(seed))
        return self._told()

    def step(self, actions: NDArray[np.int64] | list[int]) -> BatchStep:
        """One action in every game. If any of them is illegal, nothing is done at all."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.count,) or numbers.dtype.kind not in "iu":
            wanted = f"{self.count} whole numbers, one for every game"
            raise IllegalAction(f"not {wanted}: shape {numbers.shape}, {numbers.dtype}")
        chosen: list[int] = numbers.tolist()
        wrong = self._arena.first_illegal(chosen)
        if wrong >= 0:
            raise IllegalAction(f"the mask of game {wrong} does not allow action {chosen[wrong]}")
        self._arena.step(chosen)
        return self._told()

    def random_actions(self, rng: Random) -> list[int]:
        """A legal action for every game, as its own random walk takes it."""
        return self._arena.random_actions(rng)

    def _told(self) -> BatchStep:
        vector = self._arena
        count = self.count
        rewards = np.zeros((count, self.players), np.float32)
        dones = np.zeros(count, np.bool_)
        lengths = np.zeros(count, np.int64)
        if vector.finished:
            rewards[vector.finished] = vector.rewards
            dones[vector.finished] = True
            lengths[vector.finished] = vector.lengths
        return BatchStep(
            np.frombuffer(bytearray().join(vector.seen), np.uint8).reshape(count, -1),
            np.frombuffer(bytearray().join(vector.masks), np.uint8).reshape(count, -1),
            np.array(vector.actors),
            rewards,
            dones,
            lengths,
        )
