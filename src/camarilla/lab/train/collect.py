"""Collects rollouts: lets all games play on, with decisions by the network or by past selves."""

import copy
from random import Random
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from camarilla.lab.train.buffers import Rollouts
from camarilla.lab.train.model import PolicyValueNetwork
from camarilla.lab.train.ppo import Learner
from camarilla.lab.train.selfplay import Workers
from camarilla.lab.train.settings import TrainSettings
from camarilla.lab.train.vocabulary import Vocabulary


class Collector:
    """Rollouts of all groups, filled again for every update."""

    def __init__(
        self, settings: TrainSettings, workers: Workers, learner: Learner, vocabulary: Vocabulary
    ) -> None:
        self.workers = workers
        self.learner = learner
        self.settings = settings
        self.games = 0
        self.decisions = 0
        self.rng = np.random.default_rng(settings.seed)
        self.past = PastSelves(settings)
        count = settings.workers * settings.games
        self.rollouts: list[Rollouts] = []
        self.predicted: list[Any] = []
        """By group: the log-probability of each decision and every player's value, kept beside the
        network until all games have played on."""
        for players in workers.groups:
            widths = (len(vocabulary.columns[players]), vocabulary.rows)
            seen, masks = (learner.bytes_for(settings.steps, count, width) for width in widths)
            self.rollouts.append(Rollouts(players, seen, masks))
            self.predicted.append(learner.floats_for(settings.steps, count, 1 + players))
        self.learning_seat = [self._drawn_seats(count, players) for players in workers.groups]
        """By group and game: the seat that learns where past selves have the others; -1: all."""

    def collect(self) -> list[Rollouts]:
        """Let all games play on for some decisions each."""
        self.past.draw()
        for step in range(self.settings.steps + 1):
            for group in range(len(self.workers.groups)):
                if step:
                    self._finish(group, step - 1)
                if step < self.settings.steps:
                    self._decide(group, step)
        for rollouts, predicted in zip(self.rollouts, self.predicted, strict=True):
            found = predicted.cpu().numpy()
            rollouts.logs[:], rollouts.values[:] = found[..., 0], found[..., 1:]
        return self.rollouts

    def _finish(self, group: int, step: int) -> None:
        """Note which games ended with a decision."""
        rollouts = self.rollouts[group]
        block = self.workers.ready(group)
        dones = block.dones.copy()
        rollouts.dones[step] = dones
        rollouts.wins[step] = block.wins[:, : rollouts.players]
        count = int(dones.sum())
        self.games += count
        self.learning_seat[group][dones] = self._drawn_seats(count, rollouts.players)

    def _decide(self, group: int, step: int) -> None:
        rollouts = self.rollouts[group]
        block = self.workers.ready(group)
        seen, masks = rollouts.seen[step], rollouts.masks[step]
        seen.copy_(torch.from_numpy(block.seen))
        masks.copy_(torch.from_numpy(block.masks))
        actors = rollouts.actors[step] = block.actors
        learner, players = self.learner, rollouts.players
        taken = learner.decide(learner.model, players, seen, masks, self.predicted[group][step])
        seat = self.learning_seat[group]
        own = (seat < 0) | (seat == actors)
        if self.past.opponent is not None and not own.all():
            others = np.flatnonzero(~own)
            taken[others] = learner.decide(self.past.opponent, players, seen[others], masks[others])
        self.workers.play_on(group, taken)
        rollouts.taken[step], rollouts.own[step] = taken, own
        self.decisions += len(taken)

    def _drawn_seats(self, count: int, players: int) -> NDArray[np.int64]:
        seats = self.rng.integers(0, players, count)
        return np.where(self.rng.random(count) < self.settings.past_share, seats, -1)


class PastSelves:
    """Copies of the network from earlier in the training, as opponents."""

    def __init__(self, settings: TrainSettings) -> None:
        self.settings = settings
        self.kept: list[PolicyValueNetwork] = []
        self.opponent: PolicyValueNetwork | None = None
        self.rng = Random(settings.seed)

    def add(self, model: PolicyValueNetwork, updates: int) -> None:
        """Keep a copy from time to time; of too many a random one goes, but the latest stays."""
        settings = self.settings
        if settings.past_share <= 0.0 or (updates - 1) % settings.past_every:
            return
        if len(self.kept) >= settings.past_count:
            self.kept.pop(self.rng.randrange(len(self.kept)))
        self.kept.append(copy.deepcopy(model))

    def draw(self) -> None:
        """The opponent for the next rollouts."""
        self.opponent = self.rng.choice(self.kept) if self.kept else None
