"""Trains agents of OpenSpiel on a game, and measures them as tools/baselines.py does the bots.

    python -m tools.openspiel_baselines GAME [--players 3] [--agents dqn,nfsp,ppo] [--episodes 2000]
        [--games 300] [--seed 1] [--against random,greedy]

Each agent learns in self-play, one copy for each seat, and then takes every seat in turn, deal by
deal, against the bot in all others. The number of games is fixed beforehand; the intervals (95 %)
count deals. It needs open_spiel, torch and dm-tree.
"""

import argparse
import sys
from random import Random
from typing import Any

import numpy as np
import torch
from open_spiel.python import rl_environment
from open_spiel.python.pytorch import dqn, nfsp, ppo
from open_spiel.python.rl_agent import StepOutput
from tools.baselines import HEADER, line

from camarilla import __version__, bots, games
from camarilla.envs.openspiel import PREFIX
from camarilla.games import title_of
from camarilla.kernel.encoding import Encoder
from camarilla.kernel.game import CHANCE, OVER, State
from camarilla.lab.intervals import SURE, mean, standard_error

LAYERS = [128, 128]
BUFFER = 50_000
PPO_BATCH = 512
"""Decisions of a seat between two updates."""


class PpoAgent:
    """PPO for one seat, with the methods of the other agents: OpenSpiel's is told of every reward
    and of the end of a batch by its caller.
    """

    def __init__(self, seat: int, size: int, actions: int, players: int) -> None:
        self.seat = seat
        self.learner = ppo.PPO(
            (size,),
            actions,
            players,
            player_id=seat,
            steps_per_batch=PPO_BATCH,
            learning_rate=1e-3,
            gamma=1.0,
            agent_fn=ppo.PPOAgent,
        )
        self.is_waiting = False
        """For what follows its last decision."""

    def step(self, step: Any, is_evaluation: bool = False) -> Any:
        if is_evaluation:
            return self.learner.step([step], is_evaluation=True)[0]
        if self.is_waiting:
            self.is_waiting = False
            self.learner.post_step([step.rewards[self.seat]], [step.last()])
            if self.learner.cur_batch_idx == PPO_BATCH:
                self.learner.learn([step])
        if step.last():
            return StepOutput(action=None, probs=[])
        self.is_waiting = True
        return self.learner.step([step])[0]


def learner(kind: str, environment: Any, seat: int, seed: int) -> Any:
    """An agent for a seat, with settings that were chosen once and not tuned."""
    size = environment.observation_spec()["info_state"][0]
    actions = environment.action_spec()["num_actions"]
    if kind == "ppo":
        return PpoAgent(seat, size, actions, environment.num_players)
    if kind == "dqn":
        return dqn.DQN(
            player_id=seat,
            state_representation_size=size,
            num_actions=actions,
            hidden_layers_sizes=LAYERS,
            replay_buffer_capacity=BUFFER,
            learning_rate=1e-3,
            optimizer_str="adam",
            epsilon_decay_duration=20_000,
            seed=seed + seat,
        )
    return nfsp.NFSP(
        player_id=seat,
        state_representation_size=size,
        num_actions=actions,
        hidden_layers_sizes=LAYERS,
        reservoir_buffer_capacity=BUFFER,
        anticipatory_param=0.1,
        optimizer_str="adam",
        rl_learning_rate=1e-3,
        sl_learning_rate=1e-3,
        seed=seed + seat,
    )


def trained(kind: str, game: str, players: int, episodes: int, seed: int) -> list[Any]:
    """An agent for each seat, after self-play."""
    environment = rl_environment.Environment(
        f"{PREFIX}{game}",
        players=players,
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    environment.seed(seed)
    torch.manual_seed(seed)
    agents = [learner(kind, environment, seat, seed) for seat in range(players)]
    for _ in range(episodes):
        step = environment.reset()
        while not step.last():
            chosen = agents[step.observations["current_player"]].step(step)
            step = environment.step([chosen.action])
        for agent in agents:
            agent.step(step)
    return agents


def choice(agent: Any, encoder: Encoder, s: State) -> int:
    """What an agent does in a position, of which it gets what its seat knows."""
    seat = s.actor()
    vector = np.frombuffer(encoder.encode(s, seat), np.uint8) * np.array(encoder.scales())
    seen = {seat: vector.tolist()}
    legal = {seat: sorted(s.legal())}
    observations = {"info_state": seen, "legal_actions": legal, "current_player": seat}
    step = rl_environment.TimeStep(observations, None, None, rl_environment.StepType.MID)
    return int(agent.step(step, is_evaluation=True).action)


def play(agent: Any, seat: int, game: str, players: int, bot: str, deal: str) -> float:
    """One game with the agent in a seat and the bot in all others; its part of the victory."""
    rules = games.get(game)
    encoder = title_of(game).encoder(players)
    others = bots.at_seats([bot] * players, f"{deal}/{seat}")
    luck, rng = Random(deal), Random(f"{deal}/{seat}")
    s = rules.setup(players)
    while (actor := s.actor()) != OVER:
        other = others[actor] if actor >= 0 else None
        if actor == CHANCE:
            s.apply(s.random_action(luck))
        elif actor == seat:
            s.apply(choice(agent, encoder, s))
        elif other is None:
            s.apply(s.random_action(rng))
        else:
            s.apply(other.choose(s.information_state(actor), rules))
    winners = s.winners()
    return (seat in winners) / len(winners)


def row(kind: str, agents: list[Any], wanted: argparse.Namespace, bot: str) -> dict[str, Any]:
    """The measurement of trained agents against a bot."""
    players = len(agents)
    torch.manual_seed(wanted.seed)
    shares = []
    for deal in range(-(-wanted.games // players)):
        name = f"openspiel/{wanted.seed}/{deal}"
        parts = [
            play(agent, seat, wanted.game, players, bot, name) for seat, agent in enumerate(agents)
        ]
        shares.append(mean(parts))
    share, error = mean(shares), SURE * standard_error(shares)
    return {
        "game": wanted.game,
        "players": players,
        "bot": f"{kind}, {wanted.episodes} games of self-play",
        "against": bot,
        "games": len(shares) * players,
        "share": share,
        "interval": [max(share - error, 0.0), min(share + error, 1.0)],
        "times_fair": share * players,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted(games.GAMES))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--agents", default="dqn,nfsp,ppo")
    parser.add_argument("--episodes", type=int, default=2000)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="random,greedy")
    wanted = parser.parse_args()
    print(f"Version {__version__}, seed {wanted.seed}.\n\n{HEADER}")
    for kind in wanted.agents.split(","):
        agents = trained(kind, wanted.game, wanted.players, wanted.episodes, wanted.seed)
        for bot in wanted.against.split(","):
            print(line(row(kind, agents, wanted, bot)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
