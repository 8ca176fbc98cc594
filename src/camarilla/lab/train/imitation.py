"""Expert iteration: learn a searching bot's choices, before self-play and again on the way."""

import time
from collections.abc import Iterator
from itertools import count
from typing import Final

import numpy as np
import torch

from camarilla.lab.train.ppo import Learner
from camarilla.lab.train.settings import TrainSettings
from camarilla.lab.train.teacher import Demonstration, GamePlan, demonstrate
from camarilla.lab.train.vocabulary import Vocabulary
from camarilla.lab.workers import in_order

PLAY_SHARE: Final = 0.8
"""The part of the time in which the teacher plays; in the rest the network learns."""
MINIBATCH: Final = 1024
PASSES: Final = 6
"""How often the network learns from a decision at most; more would be memorisation."""


def imitate(
    learner: Learner,
    settings: TrainSettings,
    vocabulary: Vocabulary,
    number: int = 0,
    network: str = "",
) -> int:
    """One round: collect demonstrations for a part of the time, then learn from them.

    Returns the number of their decisions. With a `network`, a file of weights, the teacher searches
    with it as prior.
    """
    began = time.monotonic()
    seconds = settings.imitation_minutes * 60 / settings.teacher_rounds
    end = began + PLAY_SHARE * seconds
    demonstrations = collect_demonstrations(settings, vocabulary, end, number, network)
    joined = [
        ImitationData(learner, [one for one in demonstrations if one.players == players])
        for players in sorted({one.players for one in demonstrations})
    ]
    for turn in count():
        active = [one for one in joined if turn < one.minibatches]
        for one in active:
            one.learn()
        if not active or time.monotonic() - began >= seconds:
            break
    learner.average.load_state_dict(learner.model.state_dict())
    return sum(len(one.wins) for one in demonstrations)


class ImitationData:
    """All demonstrations at one table, beside the network that learns from them."""

    def __init__(self, learner: Learner, demonstrations: list[Demonstration]) -> None:
        self.learner = learner
        self.players = demonstrations[0].players
        self.seen = learner.tensor(np.concatenate([one.seen for one in demonstrations]))
        self.masks = learner.tensor(np.concatenate([one.masks for one in demonstrations]))
        self.shares = learner.tensor(np.concatenate([one.shares for one in demonstrations]))
        self.wins = learner.tensor(np.concatenate([one.wins for one in demonstrations]))
        self.minibatches = max(PASSES * len(self.wins) // MINIBATCH, 1)

    def learn(self) -> None:
        """One step on a random minibatch."""
        rows = torch.randint(len(self.wins), (MINIBATCH,)).to(self.learner.device)
        parts = (self.seen[rows], self.masks[rows], self.shares[rows], self.wins[rows])
        self.learner.imitate(self.players, *parts)


def collect_demonstrations(
    settings: TrainSettings, vocabulary: Vocabulary, end: float, number: int, network: str
) -> list[Demonstration]:
    """Games of the teacher on all workers, until a moment of the monotonic clock; at least one."""

    def plans() -> Iterator[GamePlan]:
        for game in count():
            players = settings.players[game % len(settings.players)]
            seed = f"{settings.seed}/lesson/{number}/{game}"
            yield GamePlan(settings.game, players, settings.teacher, seed, vocabulary, network)
            if time.monotonic() >= end:
                return

    return [one for one in in_order(demonstrate, plans(), settings.workers) if len(one.wins)]
