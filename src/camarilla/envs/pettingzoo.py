"""The games as PettingZoo environments: agents act one after the other (AEC).

    from camarilla.envs.pettingzoo import env
    table = env(game, players=4)

Chance is resolved between the steps, from the seed of `reset`. Rewards come only at the end: 1 for
a sole winner, and the sum over all seats is zero. A seat that the rules play has no agent.
"""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from camarilla import games
from camarilla.envs.observing import AgentObserver, Observation
from camarilla.envs.pictures import rendered
from camarilla.envs.rewards import rewards
from camarilla.kernel.game import OVER
from camarilla.kernel.match import run
from camarilla.kernel.options import Options
from camarilla.kernel.seating import deciding


def env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper:
    """A game as an environment that notices when it is used out of order."""
    return OrderEnforcingWrapper(raw_env(game, players, options, render_mode))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo gives it
    """A game as an environment, without checks."""

    metadata = {  # noqa: RUF012 - PettingZoo's own way
        "name": "camarilla_v1",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = games.get(game)
        self.players = self.game.min_players if players is None else players
        self.render_mode = render_mode
        self.observer = AgentObserver(self.game, self.players)
        self.seats = {f"seat_{n}": n for n in deciding(self.game, self.players, options)}
        self.possible_agents = list(self.seats)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.observer.space)
        self.action_spaces = {agent: self.observer.action_space() for agent in self.possible_agents}
        self._opening = self.game.setup(self.players, options)
        self._rng = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game; without a seed the random generator continues."""
        if seed is not None:
            self._rng = Random(seed)
        self.state = self._opening.clone()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def observe(self, agent: str) -> Observation:
        return self.observer.observe(self.state, self.seats[agent])

    def step(self, action: int | None) -> None:
        """One action of the agent that is to act; `IllegalAction` changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.state.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Decide for chance until an agent is to act or the game is over."""
        state = self.state
        run(state, lambda state, _: state.random_action(self._rng), pause_at=range(self.players))
        actor = state.actor()
        if actor != OVER:
            self.agent_selection = f"seat_{actor}"
            return
        brought = rewards(state, self.players)
        self.rewards = {agent: brought[self.seats[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        scores = state.scores()
        self.infos = {agent: {"score": scores[self.seats[agent]]} for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.state, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""
