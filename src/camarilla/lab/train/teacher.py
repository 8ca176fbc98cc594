"""Imitation: games of a searching bot, whose visits are what the network learns."""

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from camarilla.bots.levels import read
from camarilla.bots.search_bots import SearchBot, SearchSettings
from camarilla.games import title_of
from camarilla.kernel.errors import BadOption
from camarilla.kernel.game import CHANCE, OVER
from camarilla.lab.train.vocabulary import Vocabulary
from camarilla.search.evaluator import outcome
from camarilla.search.network import WeightsFile
from camarilla.search.network_policy import NetworkPolicy
from camarilla.search.network_search import search_for
from camarilla.search.profile import BotProfile


class Demonstration(NamedTuple):
    """Decisions of a teacher at one table."""

    players: int
    seen: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    shares: NDArray[np.float32]
    """For each row the part of the teacher's visits."""
    wins: NDArray[np.float32]
    """The part of the victory that each player had, in the order of play from the actor on."""


class GamePlan(NamedTuple):
    game: str
    players: int
    teacher: str
    seed: str
    vocabulary: Vocabulary
    network: str = ""
    """A file of weights that the teacher searches with; empty: it searches without."""


def settings_of(teacher: str) -> SearchSettings:
    """The budget of a teacher; raises `BadOption` if it does not search."""
    bot = read(teacher, Random(0))
    if not isinstance(bot, SearchBot):
        raise BadOption(f"{teacher!r} does not search, so it cannot teach")
    return bot.settings


@lru_cache(1)
def profile_for(game: str, network: str) -> BotProfile:
    """What the teacher searches with; a worker reads the weights once."""
    title = title_of(game)
    profile = title.bot()
    if network:
        file = WeightsFile(Path(network).read_bytes())
        profile.prior = NetworkPolicy(lambda: file, title.network_features)
    return profile


def demonstrate(plan: GamePlan) -> Demonstration:
    """One game in which the teacher has every seat, and plays in proportion to its visits."""
    title = title_of(plan.game)
    game = title.game
    rng = Random(plan.seed)
    budget = settings_of(plan.teacher)
    profile = profile_for(plan.game, plan.network)
    use_prior = budget.use_prior or plan.network != ""
    features = title.network_features(plan.players)
    columns = plan.vocabulary.columns[plan.players]
    row_of_output = plan.vocabulary.row_of_output(features.outputs)
    seen: list[NDArray[np.uint8]] = []
    shares: list[Any] = []
    masks: list[Any] = []
    actors: list[int] = []
    s = game.setup(plan.players)
    while (actor := s.actor()) != OVER:
        legal = s.legal()
        if actor == CHANCE or len(legal) == 1:
            s.apply(s.random_action(rng))
            continue
        search = search_for(game, profile, s.information_state(actor), rng, None, use_prior)
        if len(search.legal) == 1:
            s.apply(search.legal[0])
            continue
        search.run(budget.iterations, budget.seconds)
        visits = dict(zip(search.legal, search.visits(), strict=True))
        found = features.candidates(s)
        counts = [visits.get(action, 0) for action in found.actions]
        rows = row_of_output[found.outputs]
        if sum(counts) and len(counts) > 1:
            share = np.zeros(plan.vocabulary.rows, np.float32)
            np.add.at(share, rows, np.array(counts, np.float32) / sum(counts))
            mask = np.zeros(plan.vocabulary.rows, np.uint8)
            mask[rows] = 1
            encoded = np.frombuffer(features.encoder.encode(s, actor), np.uint8)
            seen.append(encoded[columns])
            shares.append(share)
            masks.append(mask)
            actors.append(actor)
        s.apply(rng.choices(search.legal, search.visits())[0])
    won = np.array(outcome(s), np.float32)
    order = (np.array(actors, np.int64)[:, None] + np.arange(plan.players)) % plan.players
    return Demonstration(
        plan.players, np.array(seen), np.array(masks), np.array(shares), won[order]
    )
