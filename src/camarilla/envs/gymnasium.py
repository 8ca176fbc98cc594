"""One seat of a game as a Gymnasium environment; bots have the others.

    env = SeatEnv(game, bots=["greedy", "random", "random"])

Importing this module registers every game. These lines then give the same environment, wrapped as
usual; the second one also imports the module:

    env = gymnasium.make("camarilla/GAME-v0", bots=["greedy", "random", "random"])
    env = gymnasium.make("camarilla.envs.gymnasium:camarilla/GAME-v0", bots=["greedy"])

The action mask is in the observation. An action that is not legal ends the episode with the reward
-1 and `info["illegal"]`, so that an agent that ignores the mask learns not to.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from camarilla import games
from camarilla.bots import check, make
from camarilla.envs.observing import AgentObserver, Observation
from camarilla.envs.pictures import rendered
from camarilla.envs.rewards import rewards
from camarilla.kernel.errors import BadOption
from camarilla.kernel.game import OVER
from camarilla.kernel.match import Players, run
from camarilla.kernel.options import Options
from camarilla.kernel.seating import AUTOMATIC, deciding, fewest_players, seated


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game, by default the first that decides. `bots` names the bots of the other
    deciding seats, in order.
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("random", "random"),
        seat: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = games.get(game)
        self.players = fewest_players(self.game, options, len(bots) + 1)
        seats = deciding(self.game, self.players, options)
        self.seat = seats[0] if seat is None else seat
        if self.seat not in seats:
            raise BadOption(f"nobody can have seat {self.seat} in this game")
        place = seats.index(self.seat)
        names = [*bots[:place], AUTOMATIC, *bots[place:]]
        self._names = seated(self.game, self.players, options, names)
        for name in bots:
            check(name)
        self.render_mode = render_mode
        self.observer = AgentObserver(self.game, self.players)
        self.observation_space = self.observer.space
        self.action_space = self.observer.action_space()
        self._opening = self.game.setup(self.players, options)
        self._rng = Random()
        self._running = False

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
            None if name == AUTOMATIC else make(name, str(self._rng.random()))
            for name in self._names
        ]
        self._go_on()
        self._running = True
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._running:
            raise ResetNeeded("an episode begins with reset()")
        if int(action) not in self.state.legal():
            self._running = False
            return self._seen(), -1.0, True, False, {"illegal": True}
        self.state.apply(int(action))
        self._go_on()
        if self.render_mode == "human":
            self.render()
        if self.state.actor() != OVER:
            return self._seen(), 0.0, False, False, {}
        self._running = False
        reward = rewards(self.state, self.players)[self.seat]
        return self._seen(), reward, True, False, {"scores": self.state.scores()}

    def _go_on(self) -> None:
        """Let chance and the bots act until it is the seat's turn or the game is over."""
        players = Players(self.game, self._bots, self._rng)
        run(self.state, players.choose, pause_at=(self.seat,))

    def _seen(self) -> Observation:
        return self.observer.observe(self.state, self.seat)

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.state, self.render_mode)


for _id in games.GAMES:
    gymnasium.register(
        id=f"camarilla/{_id}-v0",
        entry_point="camarilla.envs.gymnasium:SeatEnv",
        kwargs={"game": _id},
    )
