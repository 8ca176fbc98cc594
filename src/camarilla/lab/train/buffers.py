"""What self-play leaves to learn from, and generalised advantage estimation."""

import numpy as np
from numpy.typing import NDArray


class Rollouts:
    """Some decisions of many games at one table, in the order of play: steps × games."""

    def __init__(self, steps: int, games: int, players: int, inputs: int, rows: int) -> None:
        self.players = players
        self.seen = np.zeros((steps, games, inputs), np.uint8)
        """What the actor knew."""
        self.masks = np.zeros((steps, games, rows), np.uint8)
        """1 for the rows that were open to it."""
        self.taken = np.zeros((steps, games), np.int64)
        """The row it took."""
        self.logs = np.zeros((steps, games), np.float32)
        """The log-probability of that row then."""
        self.values = np.zeros((steps, games), np.float32)
        """The probability to win that was predicted for the actor."""
        self.actors = np.zeros((steps, games), np.int64)
        self.own = np.ones((steps, games), np.bool_)
        """Whether the network that learns decided, not a past self."""
        self.dones = np.zeros((steps, games), np.bool_)
        """Whether the game ended with this decision."""
        self.wins = np.zeros((steps, games, players), np.float32)
        """Where it ended: the part of the victory that each seat had."""

    def advantages(self, gae_lambda: float) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """The advantage of each decision, and for which decisions it is known.

        Seat by seat: what follows a decision is the same seat's next one, or the end. The last
        decisions of seats in unfinished games have nothing that follows.
        """
        steps, games = self.taken.shape
        rows = np.arange(games)
        later = np.zeros((games, self.players), np.float32)
        """By seat: the value of its next decision, or its part of the victory."""
        advantage_later = np.zeros_like(later)
        known = np.zeros(later.shape, np.bool_)
        advantages = np.zeros((steps, games), np.float32)
        learnable = np.zeros((steps, games), np.bool_)
        for step in reversed(range(steps)):
            done = self.dones[step][:, None]
            later = np.where(done, self.wins[step], later)
            advantage_later[self.dones[step]] = 0.0
            known |= done
            seat = (rows, self.actors[step])
            values = self.values[step]
            learnable[step] = known[seat]
            found = later[seat] - values + gae_lambda * advantage_later[seat]
            advantages[step] = np.where(known[seat], found, 0.0)
            later[seat], advantage_later[seat] = values, advantages[step]
            known[seat] = True
        return advantages, learnable & self.own


def win_shares(rewards: NDArray[np.float32]) -> NDArray[np.float32]:
    """Parts of the victory from the rewards of the environments, which sum to 0 (by seat)."""
    players = rewards.shape[-1]
    shares: NDArray[np.float32] = ((rewards * (players - 1) + 1) / players).astype(np.float32)
    return shares
