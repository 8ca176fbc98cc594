"""Proximal policy optimisation on the rollouts of self-play."""

import copy
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from camarilla.lab.train.buffers import Rollouts
from camarilla.lab.train.model import PolicyValueNetwork
from camarilla.lab.train.settings import TrainSettings

LEAST_LEARNING_RATE = 0.03
"""Of the first one."""
Sums = dict[str, float]


class Learner:
    """The network, its average over time, and the optimiser."""

    def __init__(self, model: PolicyValueNetwork, settings: TrainSettings) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.model = model.to(self.device)
        self.average = copy.deepcopy(self.model)
        self.settings = settings
        self.optimiser = torch.optim.Adam(self.model.parameters(), settings.learning_rate, eps=1e-5)
        self.updates = 0

    def decide(
        self,
        model: PolicyValueNetwork,
        players: int,
        seen: NDArray[np.uint8],
        masks: NDArray[np.uint8],
    ) -> tuple[NDArray[np.int64], NDArray[np.float32], NDArray[np.float32]]:
        """A random row for each decision, its log-probability, and the value of the decision."""
        with torch.no_grad():
            logs, values = model(players, self.tensor(seen), self.tensor(masks))
            noise = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-6)))
            taken = (logs + noise).argmax(-1)
            chosen = logs.gather(-1, taken[:, None])[:, 0]
        return taken.cpu().numpy(), chosen.cpu().numpy(), values.cpu().numpy()

    def learn(self, rollouts: list[Rollouts], progress: float) -> Sums:
        """One update: several epochs over all rollouts; `progress` goes from 0 to 1."""
        settings = self.settings
        for group in self.optimiser.param_groups:
            rate = max(1.0 - progress, LEAST_LEARNING_RATE)
            group["lr"] = settings.learning_rate * rate
        first, last = settings.entropy_bonus
        entropy_bonus = first * (last / first) ** progress if first else 0.0
        tables = [Table(one, settings.gae_lambda) for one in rollouts]
        parts = max(1, round(sum(table.size for table in tables) / settings.minibatch))
        sums: dict[str, float] = {}
        count = 0
        for _ in range(settings.epochs):
            splits = [table.split(parts) for table in tables]
            for part in range(parts):
                losses = [
                    self._loss(table, split[part], entropy_bonus, sums)
                    for table, split in zip(tables, splits, strict=True)
                    if len(split[part])
                ]
                if losses:
                    self._step(torch.stack(losses).mean())
                    count += len(losses)
        self._average()
        return summary(sums, max(count, 1))

    def imitate(
        self, players: int, seen: Any, masks: Any, shares: Any, wins: NDArray[np.float32]
    ) -> float:
        """One step towards a teacher's choices and the results of its games; the loss."""
        logs, values = self.model(players, self.tensor(seen), self.tensor(masks))
        target = self.tensor(shares)
        missed = -(target * logs.clamp(min=-30.0)).sum(-1).mean()
        error = (values - self.tensor(wins)).pow(2).mean()
        loss = missed + self.settings.value_weight * error
        self._step(loss)
        return float(loss.detach())

    def tensor(self, array: NDArray[Any]) -> Any:
        return torch.from_numpy(array).to(self.device)

    def _loss(self, table: "Table", rows: Any, entropy_bonus: float, sums: Sums) -> Any:
        settings = self.settings
        masks = self.tensor(table.masks[rows])
        logs, values = self.model(table.players, self.tensor(table.seen[rows]), masks)
        taken = logs.gather(-1, self.tensor(table.taken[rows])[:, None])[:, 0]
        change = taken - self.tensor(table.logs[rows])
        ratio = change.exp()
        advantage = self.tensor(table.advantages[rows])
        clipped = ratio.clamp(1.0 - settings.clip, 1.0 + settings.clip)
        gain = torch.min(ratio * advantage, clipped * advantage).mean()
        entropy = -(logs.exp() * logs.masked_fill(masks == 0, 0.0)).sum(-1).mean()
        goals = self.tensor(table.goals[rows])
        error = (values - goals).pow(2).mean()
        with torch.no_grad():
            told = torch.stack([entropy, error, goals.var(), (ratio - 1 - change).mean()]).tolist()
        for name, figure in zip(("entropy", "error", "variance", "kl"), told, strict=True):
            sums[name] = sums.get(name, 0.0) + figure
        return settings.value_weight * error - gain - entropy_bonus * entropy

    def _step(self, loss: Any) -> None:
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), self.settings.gradient_norm)
        self.optimiser.step()

    def _average(self) -> None:
        """At first the average forgets faster, because the first weights are worth nothing."""
        self.updates += 1
        keep = min(self.settings.averaging, self.updates / (self.updates + 9))
        pairs = zip(self.average.parameters(), self.model.parameters(), strict=True)
        with torch.no_grad():
            for old, new in pairs:
                old.mul_(keep).add_(new, alpha=1.0 - keep)

    def state(self) -> dict[str, Any]:
        """All that a later training needs to continue."""
        parts = {"model": self.model, "average": self.average, "optimiser": self.optimiser}
        saved: dict[str, Any] = {name: part.state_dict() for name, part in parts.items()}
        return {**saved, "updates": self.updates}

    def load(self, saved: dict[str, Any]) -> None:
        self.model.load_state_dict(saved["model"])
        self.average.load_state_dict(saved["average"])
        self.optimiser.load_state_dict(saved["optimiser"])
        self.updates = saved["updates"]


class Table:
    """Rollouts at one table, flat: only the decisions to learn from."""

    def __init__(self, rollouts: Rollouts, gae_lambda: float) -> None:
        advantages, learnable = rollouts.advantages(gae_lambda)
        self.players = rollouts.players
        self.indices = np.flatnonzero(learnable)
        self.size = len(self.indices)
        self.seen = rollouts.seen.reshape(learnable.size, -1)
        self.masks = rollouts.masks.reshape(learnable.size, -1)
        self.taken = rollouts.taken.reshape(-1)
        self.logs = rollouts.logs.reshape(-1)
        self.goals = (advantages + rollouts.values).reshape(-1)
        known = advantages[learnable]
        middle, spread = (known.mean(), known.std()) if self.size else (0.0, 1.0)
        self.advantages = ((advantages - middle) / (spread + 1e-6)).astype(np.float32).reshape(-1)

    def split(self, parts: int) -> list[Any]:
        """The indices of the decisions, shuffled and in so many parts."""
        order = self.indices[torch.randperm(self.size).numpy()]
        return np.array_split(order, parts)


def summary(sums: Sums, count: int) -> Sums:
    """The mean figures of an update."""
    variance = max(sums.get("variance", 0.0), 1e-9)
    return {
        "entropy": sums.get("entropy", 0.0) / count,
        "explained": 1.0 - sums.get("error", 0.0) / variance,
        "kl": sums.get("kl", 0.0) / count,
    }
