"""Many games at once as arrays of numpy: the fast way to train on one machine.

    batch = BatchEnv(game, players=4, count=256)
    step = batch.reset(seed=1)
    while True:
        step = batch.step(policy(step.observations, step.masks))

Every game is always at a decision of a player, whose seat is in `actors`; chance is resolved in
between. A game that ends gives every seat its reward and restarts at once: `dones` marks it, and
the observation is already that of the new game's first decision.
"""

from itertools import accumulate, chain
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
    """The games after a step. The caller may keep the arrays, unless `copy` is off."""

    observations: NDArray[np.uint8]
    """games × observation: what the actor of each game knows."""
    masks: NDArray[np.uint8]
    """games × actions: 1 for legal actions. It has no columns if masks are switched off."""
    actors: NDArray[np.int64]
    """The seat that is to act in each game."""
    rewards: NDArray[np.float32]
    """games × seats: nonzero only for a game that has just ended."""
    dones: NDArray[np.bool_]
    """Which games have just ended."""
    lengths: NDArray[np.int64]
    """How many steps the games that have just ended took; 0 for the others."""

    def copy(self) -> "BatchStep":
        """A copy in new arrays."""
        return BatchStep._make(array.copy() for array in self)

    def rows(self, first: int, last: int) -> "BatchStep":
        """The part for consecutive games, in the same memory."""
        return BatchStep._make(array[first:last] for array in self)

    def fill(self, vector: VectorGames) -> None:
        """Write the state of the games into these arrays."""
        self.observations.data.cast("B")[:] = b"".join(vector.seen)
        if self.masks.size:
            self.masks.data.cast("B")[:] = b"".join(vector.masks)
        self.actors[:] = vector.actors
        self.rewards.fill(0)
        self.dones.fill(False)
        self.lengths.fill(0)
        if vector.finished:
            self.rewards[vector.finished] = vector.rewards
            self.dones[vector.finished] = True
            self.lengths[vector.finished] = vector.lengths


class LegalActions(NamedTuple):
    """The legal actions of all games in one list: those of game `i` are
    `actions[offsets[i]:offsets[i + 1]]`."""

    actions: NDArray[np.int64]
    offsets: NDArray[np.int64]
    """One more than there are games."""


class BatchEnv:
    """`count` games of one kind, players and options, stepped together.

    `masks=False` omits the masks, for a learner that works with `legal()`. With `copy=False` all
    steps use the same arrays, so the next step overwrites them. This is faster, above all with many
    games or a large action space.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        count: int = 256,
        options: Options | None = None,
        masks: bool = True,
        copy: bool = True,
    ) -> None:
        self.game = games.get(game)
        self.players = self.game.min_players if players is None else players
        if count < 1:
            raise BadOption(f"a batch has at least one game, not {count}")
        self.count = count
        self.copy = copy
        self.encoder = title_of(self.game.id).encoder(self.players)
        self.observation_size = self.encoder.size
        self.actions = len(self.game.actions)
        self.scales = np.array(self.encoder.scales(), np.float32)
        self._vector = VectorGames(self.game, self.players, options, self.encoder, count, masks)
        # One piece of memory for all steps: fresh memory of this size costs more than filling it.
        self._shown = BatchStep(
            np.zeros((count, self.observation_size), np.uint8),
            np.zeros((count, self.actions if masks else 0), np.uint8),
            np.zeros(count, np.int64),
            np.zeros((count, self.players), np.float32),
            np.zeros(count, np.bool_),
            np.zeros(count, np.int64),
        )

    def reset(self, seed: int | str = 0) -> BatchStep:
        """Restart all games; the same seed gives the same games."""
        self._vector.reset(str(seed))
        return self._step()

    def step(self, actions: NDArray[np.int64] | list[int]) -> BatchStep:
        """One action in every game. If any of them is illegal, nothing is done at all."""
        chosen: list[int] = whole_numbers(actions, self.count).tolist()
        wrong = self._vector.first_illegal(chosen)
        if wrong >= 0:
            raise IllegalAction(f"game {wrong} does not allow action {chosen[wrong]} now")
        self._vector.step(chosen)
        return self._step()

    def legal(self) -> LegalActions:
        """The legal actions of the open decisions as numbers."""
        offered = self._vector.offered
        offsets = accumulate((len(one) for one in offered), initial=0)
        flat = list(chain.from_iterable(offered))
        return LegalActions(np.array(flat, np.int64), np.array(list(offsets), np.int64))

    def random_actions(self, rng: Random) -> list[int]:
        """A legal action for every game, as its own random walk takes it."""
        return self._vector.random_actions(rng)

    def _step(self) -> BatchStep:
        self._shown.fill(self._vector)
        return self._shown.copy() if self.copy else self._shown


def whole_numbers(actions: NDArray[np.int64] | list[int], count: int) -> NDArray[np.int64]:
    """The actions as an array; raises `IllegalAction` if they are not one number for each game."""
    numbers = np.asarray(actions)
    if numbers.shape != (count,) or numbers.dtype.kind not in "iu":
        wanted = f"{count} whole numbers, one for every game"
        raise IllegalAction(f"not {wanted}: shape {numbers.shape}, {numbers.dtype}")
    return numbers
