"""One seat of a game as a Gymnasium environment; bots have the others.

    env = SeatEnv("oriflamme", bots=["greedy", "random", "random"])

The action mask is in the observation. An action that is not legal ends the episode with the reward
-1 and `info["illegal"]`, so that an agent that ignores the mask learns not to.
"""

import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from camarilla import bots, games
from camarilla.envs.encoding import encoder_for
from camarilla.envs.encoding.arena import mask_of
from camarilla.envs.encoding.rewards import rewards
from camarilla.envs.pictures import picture_of, text_of
from camarilla.kernel.game import CHANCE, OVER
from camarilla.kernel.options import Options

Observation = dict[str, NDArray[np.uint8]]


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """The seat `seat` of a game; `bots` names those of the other seats, in their order."""

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("random", "random"),
        seat: int = 0,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = games.get(game)
        self.players = len(bots) + 1
        self.seat = seat
        self.render_mode = render_mode
        self.encoder = encoder_for(self.game, self.players)
        count = len(self.game.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.encoder.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(count)
        self._names = [*bots[:seat], "", *bots[seat:]]
        self._opening = self.game.setup(self.players, options)
        self._blank = bytes(count)
        self._rng = Random()

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's signature
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        self.state = self._opening.clone()
        self._bots = [
            bots.make(name, str(self._rng.random())) if name else None for name in self._names
        ]
        self._go_on()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.state.legal():
            return self._seen(), -1.0, True, False, {"illegal": True}
        self.state.apply(int(action))
        self._go_on()
        if self.render_mode == "human":
            self.render()
        if self.state.actor() != OVER:
            return self._seen(), 0.0, False, False, {}
        reward = rewards(self.state, self.players)[self.seat]
        return self._seen(), reward, True, False, {"scores": self.state.scores()}

    def _go_on(self) -> None:
        """Let chance and the bots act until it is the seat's turn or the game is over."""
        state = self.state
        while (actor := state.actor()) not in (OVER, self.seat):
            bot = None if actor == CHANCE else self._bots[actor]
            if bot is None:
                state.apply(state.random_action(self._rng))
            else:
                state.apply(bot.choose(state.view(actor), self.game))

    def _seen(self) -> Observation:
        state = self.state
        legal = state.legal() if state.actor() == self.seat else []
        vector = bytearray(self.encoder.encode(state, self.seat))
        return {
            "observation": np.frombuffer(vector, np.uint8),
            "action_mask": np.frombuffer(mask_of(legal, self._blank), np.int8),
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode == "rgb_array":
            return picture_of(self.state)
        if self.render_mode == "ansi":
            return text_of(self.state)
        if self.render_mode == "human":
            sys.stdout.write(text_of(self.state) + "\n")
        return None
