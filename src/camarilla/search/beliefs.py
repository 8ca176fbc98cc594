"""Beliefs: determinizations weighted by how likely the others' past actions make them.

Positions that fit what a seat knows are drawn uniformly. Each is weighted by the probability that a
policy would have acted in it as the others did (a particle filter). Then positions are resampled by
these weights.
"""

from random import Random
from typing import Final

from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.network_policy import NetworkPolicy
from camarilla.search.observer import Observer

PARTICLES: Final = 64
"""Positions that are drawn and weighted."""
LEAST: Final = 0.03
"""The minimum probability of any action, since people do not play by the policy."""
MAX_DETERMINIZATIONS: Final = 250
"""Determinizations to keep. Later ones reuse them with other chance outcomes."""


class Determinizations:
    """The positions that a search plays on; the same for the same number."""

    def __init__(
        self,
        game: Game,
        info: InformationState,
        observer: Observer,
        rng: Random,
        policy: NetworkPolicy | None,
    ) -> None:
        """With a policy they are weighted by it, if past actions are informative."""
        self.game = game
        self.information = info
        self.observer = observer
        self.rng = rng
        self.kept: list[State] = []
        if policy is not None:
            self.kept = believed(game, info, observer, policy, rng)
        self.are_weighted = len(self.kept) > 0

    def take(self, number: int) -> State:
        """A copy of the position with a number."""
        kept = self.kept
        number %= len(kept) if self.are_weighted else MAX_DETERMINIZATIONS
        while number >= len(kept):
            kept.append(self.fresh(number))
        return kept[number].clone()

    def fresh(self, number: int) -> State:
        """A determinization that is not kept; one of the weighted ones if there are any."""
        if self.are_weighted:
            return self.take(number)
        return self.observer.determinize(self.game, self.information, self.rng)


def believed(
    game: Game, info: InformationState, observer: Observer, policy: NetworkPolicy, rng: Random
) -> list[State]:
    """Determinizations to search; none if no past action says anything about hidden cards."""
    if not observer.has_past(info):
        return []
    particles = [game.sample(info, rng) for _ in range(PARTICLES)]
    return resample(particles, weights_of(particles, info.seat, observer, policy), rng)


def weights_of(
    particles: list[State], seat: int, observer: Observer, policy: NetworkPolicy
) -> list[float]:
    """How likely the others' past actions are in each position; one call of the network."""
    states: list[State] = []
    actions: list[int] = []
    owners: list[int] = []
    for index in range(len(particles)):
        for past in observer.past_decisions(particles[index], seat):
            states.append(past.state)
            actions.append(past.action)
            owners.append(index)
    weights = [1.0] * len(particles)
    if not states:
        return weights
    found = policy.evaluate(states)
    for place in range(len(states)):
        evaluation = found[place]
        probability = 0.0
        for index in range(len(evaluation.actions)):
            if evaluation.actions[index] == actions[place]:
                probability = evaluation.priors[index]
        weights[owners[place]] *= LEAST + (1.0 - LEAST) * probability
    return weights


def resample(particles: list[State], weights: list[float], rng: Random) -> list[State]:
    """As many positions again, by their weights (systematic resampling), in random order."""
    step = sum(weights) / len(particles)
    point = rng.random() * step
    found: list[State] = []
    reached = 0.0
    for index in range(len(particles)):
        reached += weights[index]
        while point < reached and len(found) < len(particles):
            found.append(particles[index])
            point += step
    rng.shuffle(found)
    return found
