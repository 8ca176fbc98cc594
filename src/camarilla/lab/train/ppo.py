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
OTHERS_WEIGHT = 0.5
"""Of the values of the other players, against that of the actor's own value."""
FIGURES = ("entropy", "error", "variance", "kl")
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
        seen: Any,
        masks: Any,
    ) -> tuple[NDArray[np.int64], NDArray[np.float32], NDArray[np.float32]]:
        """A random row for each decision, its log-probability, and every player's value."""
        with torch.no_grad():
            logs, values = model(players, seen, masks)
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
        tables = [FlatRollouts(one, settings.gae_lambda, self.device) for one in rollouts]
        parts = max(1, round(sum(table.size for table in tables) / settings.minibatch))
        sums = torch.zeros(len(FIGURES), device=self.device)
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
        told = (sums / max(count, 1)).tolist()
        return summary(dict(zip(FIGURES, told, strict=True)))

    def imitate(self, players: int, seen: Any, masks: Any, shares: Any, wins: Any) -> None:
        """One step towards a teacher's choices and the results of its games."""
        self._step(self.distance(players, seen, masks, shares, wins))

    def distance(self, players: int, seen: Any, masks: Any, shares: Any, wins: Any) -> Any:
        """How far the network is from a teacher's choices and the results of its games."""
        logs, values = self.model(players, seen, masks)
        missed = -(shares * logs.clamp(min=-30.0)).sum(-1).mean()
        return missed + self.settings.value_weight * value_error(values, wins)

    def tensor(self, array: NDArray[Any]) -> Any:
        return torch.from_numpy(array).to(self.device)

    def bytes_for(self, *shape: int) -> Any:
        """Memory for rollouts, beside the network."""
        return torch.zeros(shape, dtype=torch.uint8, device=self.device)

    def _loss(self, table: "FlatRollouts", rows: Any, entropy_bonus: float, sums: Any) -> Any:
        settings = self.settings
        masks = table.masks[rows]
        logs, values = self.model(table.players, table.seen[rows], masks)
        taken = logs.gather(-1, table.taken[rows][:, None])[:, 0]
        change = taken - table.logs[rows]
        ratio = change.exp()
        advantage = table.advantages[rows]
        clipped = ratio.clamp(1.0 - settings.clip, 1.0 + settings.clip)
        gain = torch.min(ratio * advantage, clipped * advantage).mean()
        entropy = -(logs.exp() * logs.masked_fill(masks == 0, 0.0)).sum(-1).mean()
        goals = table.goals[rows]
        with torch.no_grad():
            own = goals[:, 0]
            error = (values[:, 0] - own).pow(2).mean()
            kl = (ratio - 1 - change).mean()
            sums += torch.stack([entropy, error, own.var(correction=0), kl])
        error = value_error(values, goals)
        return settings.value_weight * error - gain - entropy_bonus * entropy

    def _step(self, loss: Any) -> None:
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), self.settings.gradient_norm)
        self.optimiser.step()

    def _average(self) -> None:
        """At first the average forgets faster, because the first weights are worthless."""
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


class FlatRollouts:
    """Rollouts at one table, flat and beside the network: only the decisions to learn from."""

    def __init__(self, rollouts: Rollouts, gae_lambda: float, device: Any) -> None:
        advantages, goals, learnable = rollouts.targets(gae_lambda)

        def flat(array: Any) -> Any:
            return torch.as_tensor(array, device=device).flatten(0, 1)

        self.players = rollouts.players
        self.indices = torch.from_numpy(np.flatnonzero(learnable))
        self.size = len(self.indices)
        self.device = device
        self.seen, self.masks = flat(rollouts.seen), flat(rollouts.masks)
        self.taken, self.logs = flat(rollouts.taken), flat(rollouts.logs)
        self.goals = flat(goals)
        known = advantages[learnable]
        middle, spread = (known.mean(), known.std()) if self.size else (0.0, 1.0)
        self.advantages = flat(((advantages - middle) / (spread + 1e-6)).astype(np.float32))

    def split(self, parts: int) -> Any:
        """The indices of the decisions, shuffled, in this many parts."""
        order = self.indices[torch.randperm(self.size)].to(self.device)
        return torch.tensor_split(order, parts)


def value_error(values: Any, goals: Any) -> Any:
    """The squared error of the actor's own value, and with less weight of the others' values."""
    errors = (values - goals).pow(2).mean(0)
    return errors[0] + OTHERS_WEIGHT * errors[1:].mean()


def summary(means: Sums) -> Sums:
    """The figures of an update."""
    explained = 1.0 - means["error"] / max(means["variance"], 1e-9)
    return {"entropy": means["entropy"], "explained": explained, "kl": means["kl"]}
