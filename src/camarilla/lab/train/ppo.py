"""Proximal policy optimisation on the rollouts of self-play."""

import copy
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from camarilla.lab.train.buffers import Rollouts
from camarilla.lab.train.minibatch import MinibatchSteps, TableData
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
        self.learning_rate = torch.tensor(settings.learning_rate, device=self.device)
        self.entropy_bonus = torch.tensor(settings.entropy_bonus[0], device=self.device)
        self.sums = torch.zeros(len(FIGURES), device=self.device)
        """The figures of this update, added up over tables and minibatches."""
        on_gpu = self.device.type == "cuda"
        self.optimiser = torch.optim.Adam(
            self.model.parameters(), self.learning_rate, eps=1e-5, capturable=on_gpu, fused=on_gpu
        )
        self.steps: MinibatchSteps | None = None
        self.updates = 0

    def decide(
        self,
        model: PolicyValueNetwork,
        players: int,
        seen: Any,
        masks: Any,
        predicted: Any = None,
    ) -> NDArray[np.int64]:
        """A random row for each decision.

        Its log-probability and every player's value are written to `predicted`, which lies beside
        the network.
        """
        with torch.no_grad():
            logs, values = model(players, seen, masks)
            noise = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-6)))
            taken = (logs + noise).argmax(-1)
            if predicted is not None:
                predicted[:, 0] = logs.gather(-1, taken[:, None])[:, 0]
                predicted[:, 1:] = values
        rows: NDArray[np.int64] = taken.cpu().numpy()
        return rows

    def learn(self, rollouts: list[Rollouts], progress: float) -> Sums:
        """One update: several epochs over all rollouts; `progress` goes from 0 to 1.

        The rollouts are those of the first call, filled again.
        """
        settings = self.settings
        if self.steps is None:
            tables = [TableData(one, self.device) for one in rollouts]
            self.steps = MinibatchSteps(tables, settings.minibatch, self._learn_minibatch)
        self.learning_rate.fill_(settings.learning_rate * max(1.0 - progress, LEAST_LEARNING_RATE))
        first, last = settings.entropy_bonus
        self.entropy_bonus.fill_(first * (last / first) ** progress if first else 0.0)
        self.sums.zero_()
        count = self.steps.epochs(settings.epochs, settings.gae_lambda)
        self._average()
        told = (self.sums / max(count, 1)).tolist()
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

    def floats_for(self, *shape: int) -> Any:
        """The same for predictions."""
        return torch.zeros(shape, device=self.device)

    def _learn_minibatch(self) -> None:
        """A step on the rows that are drawn; the loss is the mean of all tables with decisions."""
        assert self.steps is not None
        drawn = zip(self.steps.tables, self.steps.rows, strict=True)
        losses = torch.stack([table.weight * self._loss(table, rows) for table, rows in drawn])
        weights = torch.stack([table.weight for table in self.steps.tables])
        self._step(losses.sum() / weights.sum())

    def _loss(self, table: TableData, rows: Any) -> Any:
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
            figures = torch.stack([entropy, error, own.var(correction=0), kl])
            self.sums += table.weight * figures
        error = value_error(values, goals)
        return settings.value_weight * error - gain - self.entropy_bonus * entropy

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
        for group in self.optimiser.param_groups:
            group["lr"] = self.learning_rate
        self.updates = saved["updates"]


def value_error(values: Any, goals: Any) -> Any:
    """The squared error of the actor's own value, and with less weight of the others' values."""
    errors = (values - goals).pow(2).mean(0)
    return errors[0] + OTHERS_WEIGHT * errors[1:].mean()


def summary(means: Sums) -> Sums:
    """The figures of an update."""
    explained = 1.0 - means["error"] / max(means["variance"], 1e-9)
    return {"entropy": means["entropy"], "explained": explained, "kl": means["kl"]}
