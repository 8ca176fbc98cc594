"""What self-play leaves to learn from, and generalised advantage estimation."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Targets(NamedTuple):
    """What there is to learn from each decision: steps × games."""

    advantages: NDArray[np.float32]
    values: NDArray[np.float32]
    """Each player's part of the victory, in the order of play from the actor on."""
    known: NDArray[np.bool_]
    """For which decisions there is anything to learn."""


class Rollouts:
    """Some decisions of many games at one table, in the order of play: steps × games."""

    def __init__(self, players: int, seen: Any, masks: Any) -> None:
        """`seen` and `masks` are arrays of bytes, of numpy or of torch, to be filled."""
        steps, games = seen.shape[:2]
        self.players = players
        self.seen = seen
        """What the actor knew."""
        self.masks = masks
        """1 for the rows that were open to it."""
        self.taken = np.zeros((steps, games), np.int64)
        """The row it took."""
        self.logs = np.zeros((steps, games), np.float32)
        """The log-probability of that row then."""
        self.values = np.zeros((steps, games, players), np.float32)
        """The predicted part of the victory of each player, in the order of play from the actor."""
        self.actors = np.zeros((steps, games), np.int64)
        self.own = np.ones((steps, games), np.bool_)
        """Whether the network that learns decided, not a past self."""
        self.dones = np.zeros((steps, games), np.bool_)
        """Whether the game ended with this decision."""
        self.wins = np.zeros((steps, games, players), np.float32)
        """Where it ended: the part of the victory that each seat had."""

    def targets(self, gae_lambda: float) -> Targets:
        """The advantage of each decision, and what its values should have been.

        The actor's own are followed seat by seat: what comes after a decision is the same seat's
        next one, or the end. The last decisions of seats in unfinished games have nothing that
        follows. The values of the others are returns over the decisions of all seats.
        """
        steps, games = self.taken.shape
        rows = np.arange(games)
        later = np.zeros((games, self.players), np.float32)
        """By seat: the value of its next decision, or its part of the victory."""
        advantage_later = np.zeros_like(later)
        known = np.zeros(later.shape, np.bool_)
        advantages = np.zeros((steps, games), np.float32)
        goals = np.zeros_like(self.values)
        learnable = np.zeros((steps, games), np.bool_)
        next_values = returns = self._by_seat(steps - 1)
        for step in reversed(range(steps)):
            done = self.dones[step][:, None]
            later = np.where(done, self.wins[step], later)
            advantage_later[self.dones[step]] = 0.0
            known |= done
            seat = (rows, self.actors[step])
            values = self.values[step, :, 0]
            learnable[step] = known[seat]
            found = later[seat] - values + gae_lambda * advantage_later[seat]
            advantages[step] = np.where(known[seat], found, 0.0)
            returns = (1 - gae_lambda) * next_values + gae_lambda * returns
            returns = np.where(done, self.wins[step], returns)
            goals[step] = returns[rows[:, None], self._order(step)]
            goals[step, :, 0] = values + advantages[step]
            later[seat], advantage_later[seat] = values, advantages[step]
            known[seat] = True
            next_values = self._by_seat(step)
        return Targets(advantages, goals, learnable & self.own)

    def _order(self, step: int) -> NDArray[np.int64]:
        """By game the seats in the order of play from the actor on."""
        away = np.arange(self.players)
        order: NDArray[np.int64] = (self.actors[step][:, None] + away) % self.players
        return order

    def _by_seat(self, step: int) -> NDArray[np.float32]:
        """The predicted values of a step in the order of the seats."""
        values: NDArray[np.float32] = np.zeros_like(self.values[step])
        values[np.arange(len(values))[:, None], self._order(step)] = self.values[step]
        return values


def win_shares(rewards: NDArray[np.float32]) -> NDArray[np.float32]:
    """Parts of the victory from the rewards of the environments, which sum to 0 (by seat)."""
    players = rewards.shape[-1]
    shares: NDArray[np.float32] = ((rewards * (players - 1) + 1) / players).astype(np.float32)
    return shares
