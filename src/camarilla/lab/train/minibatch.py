"""Minibatches of a fixed shape, so that a step of training is recorded once and replayed on a GPU.

A small network is trained by many short operations, and starting each of them takes longer than
carrying it out. A GPU replays a recorded step (a CUDA graph) all at once. Such a step reads and
writes the same memory every time: so the rollouts, the drawn rows and the figures have fixed
places, and a minibatch has as many decisions of every table each time.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import torch

from camarilla.lab.train.buffers import Rollouts

WARM_UP: Final = 3
"""Steps that are carried out one by one before the recording, as PyTorch asks for."""


class TableData:
    """The decisions at one table beside the network, flat, with what there is to learn from them.

    The memory stays the same from update to update; `fill` writes new targets into it.
    """

    def __init__(self, rollouts: Rollouts, device: Any) -> None:
        count = rollouts.taken.size
        self.rollouts = rollouts
        self.players = rollouts.players
        self.seen = torch.as_tensor(rollouts.seen, device=device).flatten(0, 1)
        self.masks = torch.as_tensor(rollouts.masks, device=device).flatten(0, 1)
        self.taken = torch.zeros(count, dtype=torch.int64, device=device)
        self.logs = torch.zeros(count, device=device)
        self.advantages = torch.zeros(count, device=device)
        """With a mean of 0 and a deviation of 1."""
        self.goals = torch.zeros((count, rollouts.players), device=device)
        self.learnable = torch.zeros(0, dtype=torch.int64, device=device)
        """The indices of the decisions to learn from."""
        self.weight = torch.zeros((), device=device)
        """In the loss: 1, or 0 if there is nothing to learn from."""

    def fill(self, gae_lambda: float) -> int:
        """Take over the latest rollouts; the number of decisions to learn from."""
        rollouts = self.rollouts
        advantages, goals, learnable = rollouts.targets(gae_lambda)
        indices = np.flatnonzero(learnable)
        known = advantages[learnable]
        mean, deviation = (known.mean(), known.std()) if len(indices) else (0.0, 1.0)
        normal = ((advantages - mean) / (deviation + 1e-6)).astype(np.float32)
        for target, array in (
            (self.taken, rollouts.taken),
            (self.logs, rollouts.logs),
            (self.advantages, normal),
            (self.goals, goals),
        ):
            target.copy_(torch.from_numpy(array).flatten(0, 1))
        self.learnable = torch.from_numpy(indices).to(self.learnable.device)
        self.weight.fill_(1.0 if len(indices) else 0.0)
        return len(indices)

    def shuffled(self, count: int) -> Any:
        """This many decisions in random order; a table with fewer ones repeats them."""
        size = len(self.learnable)
        device = self.learnable.device
        if not size:
            return torch.zeros(count, dtype=torch.int64, device=device)
        order = self.learnable[torch.randperm(size, device=device)]
        return order[torch.arange(count, device=device) % size]


class MinibatchSteps:
    """All steps of an update: `step` is called once for each minibatch, with its rows drawn."""

    def __init__(self, tables: list[TableData], minibatch: int, step: Callable[[], None]) -> None:
        """`minibatch` decisions in all; each table has an equal part of them."""
        self.tables = tables
        self.size = max(1, minibatch // len(tables))
        self.step = step
        device = tables[0].seen.device
        self.rows = [torch.zeros(self.size, dtype=torch.int64, device=device) for _ in tables]
        """The rows of this minibatch, by table."""
        self.on_gpu = device.type == "cuda"
        self.done = 0
        self.graph: Any = None

    def epochs(self, count: int, gae_lambda: float) -> int:
        """Go through the latest rollouts `count` times; how many tables were learned from in all
        minibatches together.
        """
        sizes = [table.fill(gae_lambda) for table in self.tables]
        filled = sum(size > 0 for size in sizes)
        parts = max(1, round(sum(sizes) / (self.size * max(filled, 1))))
        if not filled:
            return 0
        for _ in range(count):
            orders = [table.shuffled(parts * self.size) for table in self.tables]
            for part in range(parts):
                for rows, order in zip(self.rows, orders, strict=True):
                    rows.copy_(order[part * self.size : (part + 1) * self.size])
                self._run()
        return count * parts * filled

    def _run(self) -> None:
        self.done += 1
        if not self.on_gpu:
            self.step()
            return
        if self.done <= WARM_UP:
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                self.step()
            torch.cuda.current_stream().wait_stream(side)
            return
        if self.graph is None:
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self.step()
        self.graph.replay()
