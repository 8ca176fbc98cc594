"""The start of a training: learn a searching bot's choices before self-play."""

import time
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle
from multiprocessing import get_context
from typing import Final

import numpy as np

from camarilla.lab.train.ppo import Learner
from camarilla.lab.train.settings import TrainSettings
from camarilla.lab.train.teacher import Lesson, LessonPlan, teach
from camarilla.lab.train.vocabulary import Vocabulary

PLAY_SHARE: Final = 0.8
"""The part of the time in which the teacher plays; in the rest the network learns."""
MINIBATCH: Final = 512


def imitate(learner: Learner, settings: TrainSettings, vocabulary: Vocabulary) -> None:
    """Collect lessons for a part of the time, then go through them again and again."""
    began = time.monotonic()
    seconds = settings.imitation_minutes * 60
    lessons = collect_lessons(settings, vocabulary, began + PLAY_SHARE * seconds)
    by_players = {
        players: joined([one for one in lessons if one.players == players])
        for players in {one.players for one in lessons}
    }
    rng = np.random.default_rng(settings.seed)
    for players in cycle(by_players):
        lesson = by_players[players]
        rows = rng.integers(0, len(lesson.wins), MINIBATCH)
        learner.imitate(
            players, lesson.seen[rows], lesson.masks[rows], lesson.shares[rows], lesson.wins[rows]
        )
        if time.monotonic() - began >= seconds:
            break
    learner.average.load_state_dict(learner.model.state_dict())


def collect_lessons(settings: TrainSettings, vocabulary: Vocabulary, end: float) -> list[Lesson]:
    """Games of the teacher on all workers, until a moment of the monotonic clock; at least one."""
    found: list[Lesson] = []
    number = 0
    with ProcessPoolExecutor(settings.workers, get_context("spawn")) as pool:
        while not found or time.monotonic() < end:
            plans = []
            for _ in range(settings.workers * len(settings.players)):
                players = settings.players[number % len(settings.players)]
                seed = f"{settings.seed}/lesson/{number}"
                plans.append(LessonPlan(settings.game, players, settings.teacher, seed, vocabulary))
                number += 1
            found += [lesson for lesson in pool.map(teach, plans) if len(lesson.wins)]
    return found


def joined(lessons: list[Lesson]) -> Lesson:
    """Many lessons at one table as one."""
    return Lesson(
        lessons[0].players,
        np.concatenate([one.seen for one in lessons]),
        np.concatenate([one.masks for one in lessons]),
        np.concatenate([one.shares for one in lessons]),
        np.concatenate([one.wins for one in lessons]),
    )
