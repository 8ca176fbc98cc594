"""Expert iteration: learn a searching bot's choices, before self-play and again on the way."""

import time
from collections.abc import Iterator
from itertools import count
from typing import Final

import numpy as np
import torch

from camarilla.lab.train.ppo import Learner
from camarilla.lab.train.settings import TrainSettings
from camarilla.lab.train.teacher import Lesson, LessonPlan, teach
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
    """One round: collect lessons for a part of the time, then go through them; their number.

    With a `network`, a file of weights, the teacher searches with it as prior.
    """
    began = time.monotonic()
    seconds = settings.imitation_minutes * 60 / settings.teacher_rounds
    end = began + PLAY_SHARE * seconds
    lessons = collect_lessons(settings, vocabulary, end, number, network)
    joined = [
        Pupil(learner, [one for one in lessons if one.players == players])
        for players in sorted({one.players for one in lessons})
    ]
    for turn in count():
        active = [one for one in joined if turn < one.minibatches]
        for one in active:
            one.learn()
        if not active or time.monotonic() - began >= seconds:
            break
    learner.average.load_state_dict(learner.model.state_dict())
    return sum(len(one.wins) for one in lessons)


class Pupil:
    """All lessons at one table, beside the network that learns from them."""

    def __init__(self, learner: Learner, lessons: list[Lesson]) -> None:
        self.learner = learner
        self.players = lessons[0].players
        self.seen = learner.tensor(np.concatenate([one.seen for one in lessons]))
        self.masks = learner.tensor(np.concatenate([one.masks for one in lessons]))
        self.shares = learner.tensor(np.concatenate([one.shares for one in lessons]))
        self.wins = learner.tensor(np.concatenate([one.wins for one in lessons]))
        self.minibatches = max(PASSES * len(self.wins) // MINIBATCH, 1)

    def learn(self) -> None:
        """One step on a random minibatch."""
        rows = torch.randint(len(self.wins), (MINIBATCH,)).to(self.learner.device)
        parts = (self.seen[rows], self.masks[rows], self.shares[rows], self.wins[rows])
        self.learner.imitate(self.players, *parts)


def collect_lessons(
    settings: TrainSettings, vocabulary: Vocabulary, end: float, number: int, network: str
) -> list[Lesson]:
    """Games of the teacher on all workers, until a moment of the monotonic clock; at least one."""

    def plans() -> Iterator[LessonPlan]:
        for game in count():
            players = settings.players[game % len(settings.players)]
            seed = f"{settings.seed}/lesson/{number}/{game}"
            yield LessonPlan(settings.game, players, settings.teacher, seed, vocabulary, network)
            if time.monotonic() >= end:
                return

    return [one for one in in_order(teach, plans(), settings.workers) if len(one.wins)]
