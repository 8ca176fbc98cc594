"""An agent's input: the observation vector with the mask of legal actions."""

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from camarilla.envs.vector import mask_of
from camarilla.games import title_of
from camarilla.kernel.game import Game, State

Observation = dict[str, NDArray[np.uint8]]


class AgentObserver:
    """The spaces of a game for a number of players, and a seat's observations in them."""

    def __init__(self, game: Game, players: int) -> None:
        self.encoder = title_of(game.id).encoder(players)
        count = len(game.actions)
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.encoder.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )
        self._actions = count
        self._blank = bytes(count)

    def action_space(self) -> spaces.Discrete:
        """A separate space for each agent, because its samples depend on its seed."""
        return spaces.Discrete(self._actions)

    def observe(self, state: State, seat: int) -> Observation:
        """What the seat sees; its mask is empty while others are to act."""
        legal = state.legal() if state.actor() == seat else []
        vector = bytearray(self.encoder.encode(state, seat))
        return {
            "observation": np.frombuffer(vector, np.uint8),
            "action_mask": np.frombuffer(mask_of(legal, self._blank), np.int8),
        }
