"""A small PPO agent learns Oriflamme against random players, in minutes on a CPU.

    python examples/train_ppo.py --minutes 3 --out agent.pt
    camarilla play oriflamme --bots "exec:python examples/trained_bot.py agent.pt,random"

The network decides for seat 0, the others walk at random. Needs the extras
`rl` and `train`.
"""

import argparse
import time
from random import Random

import numpy as np
import torch
from torch import nn

from camarilla.envs.batch import BatchEnv, BatchStep

GAME, PLAYERS, COUNT = "oriflamme", 3, 64
ROLLOUT = 2048
"""Decisions of the learner between two updates."""


class Net(nn.Module):
    """Observation to the logits of all actions, and the value of the position."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.policy = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return logits, self.value(hidden).squeeze(-1)


class Learner:
    def __init__(self) -> None:
        self.batch = BatchEnv(GAME, PLAYERS, COUNT)
        self.net = Net(self.batch.observation_size, self.batch.actions)
        self.optimiser = torch.optim.Adam(self.net.parameters(), 1e-3)
        self.scales = torch.from_numpy(self.batch.scales)
        self.rng = Random(1)
        self.wins: list[float] = []

    def tensors(self, step: BatchStep, rows: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
        seen = torch.from_numpy(step.observations[rows]).float() * self.scales
        return seen, torch.from_numpy(step.masks[rows])

    @torch.no_grad()
    def collect(self, step: BatchStep) -> tuple[BatchStep, list[torch.Tensor]]:
        """Play until enough games of the learner's seat are finished."""
        kept: list[tuple[torch.Tensor, ...]] = []
        open_games: list[list[tuple[torch.Tensor, ...]]] = [[] for _ in range(COUNT)]
        while len(kept) < ROLLOUT:
            actions = self.batch.random_actions(self.rng)
            rows = np.flatnonzero(step.actors == 0)
            if len(rows):
                seen, mask = self.tensors(step, rows)
                logits, values = self.net(seen, mask)
                chosen = torch.distributions.Categorical(logits=logits)
                picked = chosen.sample()
                logs = chosen.log_prob(picked)
                for at, row in enumerate(rows.tolist()):
                    actions[row] = int(picked[at])
                    open_games[row].append((seen[at], mask[at], picked[at], logs[at], values[at]))
            step = self.batch.step(actions)
            for row in np.flatnonzero(step.dones).tolist():
                reward = torch.tensor(float(step.rewards[row, 0]))
                self.wins.append(float(step.rewards[row, 0] == 1))
                kept += [(*moment, reward) for moment in open_games[row]]
                open_games[row] = []
        return step, [torch.stack(column) for column in zip(*kept, strict=True)]

    def improve(self, seen, mask, actions, old_logs, old_values, returns) -> None:  # type: ignore[no-untyped-def]
        advantage = returns - old_values
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        for _ in range(3):
            for rows in torch.randperm(len(returns)).split(512):
                logits, values = self.net(seen[rows], mask[rows])
                policy = torch.distributions.Categorical(logits=logits)
                ratio = (policy.log_prob(actions[rows]) - old_logs[rows]).exp()
                gain = torch.min(
                    ratio * advantage[rows], ratio.clamp(0.8, 1.2) * advantage[rows]
                ).mean()
                error = (values - returns[rows]).pow(2).mean()
                loss = 0.5 * error - gain - 0.01 * policy.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.optimiser.step()


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--minutes", type=float, default=3.0)
    arguments.add_argument("--out", default="agent.pt")
    chosen = arguments.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    learner = Learner()
    step = learner.batch.reset(1)
    end = time.monotonic() + 60 * chosen.minutes
    while time.monotonic() < end:
        step, moments = learner.collect(step)
        learner.improve(*moments)
        recent = learner.wins[-1000:]
        print(f"{len(learner.wins):7} games, won {np.mean(recent):.1%} of the last {len(recent)}")
    torch.save(
        {"net": learner.net.state_dict(), "scales": learner.scales, "players": PLAYERS}, chosen.out
    )


if __name__ == "__main__":
    main()
