"""One-step lookahead: the value of the position after each legal action, over determinizations."""

from math import sqrt
from random import Random
from typing import Final

from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.policy import Policy
from camarilla.search.profile import BotProfile
from camarilla.search.rollout import ChanceStream, roll_out

REJECTION: Final = 2.0
"""An action is dropped when it is behind by this many standard errors."""


class Lookahead:
    """Compares actions by the positions they lead to; `policy` plays until those can be evaluated.

    Where a turn has several steps, a position counts only when the turn is complete.
    """

    def __init__(self, profile: BotProfile, policy: Policy) -> None:
        self.policy = policy
        self.evaluator = profile.evaluator
        self.observer = profile.observer
        self.config = profile.config

    def choose(self, game: Game, info: InformationState, samples: int, rng: Random) -> int:
        """The action with the best mean value over the samples, or over fewer if it is clear."""
        seat = info.seat
        s = game.sample(info, rng)
        actions = self.policy.candidates(s)
        values: list[list[float]] = [[] for _ in actions]
        left = list(range(len(actions)))
        for drawn in range(1, samples + 1):
            for index in left:
                after = self.position_after(s, actions[index], rng)
                values[index].append(self.evaluator.values(after)[seat])
            left = contenders(values, left, rng)
            if drawn == samples or len(left) == 1:
                break
            s = game.sample(info, rng)
        return actions[left[argmax([sum(values[index]) for index in left], rng)]]

    def candidates(self, game: Game, info: InformationState, rng: Random) -> list[int]:
        """The legal actions to compare, the same in every determinization."""
        return self.policy.candidates(game.sample(info, rng))

    def action_values(
        self, game: Game, info: InformationState, actions: list[int], samples: int, rng: Random
    ) -> list[float]:
        """The mean value of each of the actions for the deciding seat."""
        totals = [0.0] * len(actions)
        for _ in range(samples):
            s = self.observer.determinize(game, info, rng)
            for index, value in enumerate(self.values_in(s, info.seat, actions, rng)):
                totals[index] += value
        return [total / samples for total in totals]

    def values_in(self, s: State, seat: int, actions: list[int], rng: Random) -> list[float]:
        """The value of each of the actions in one position."""
        return [self.evaluator.values(self.position_after(s, one, rng))[seat] for one in actions]

    def position_after(self, s: State, action: int, rng: Random) -> State:
        """The position after an action, when it can be evaluated.

        If the actor has more decisions until then, several continuations are tried and the best one
        counts, because the actor would choose it.
        """
        best = self.settled_position(s, action, rng)
        continuations = self.config.continuations(s)
        if continuations > 1:
            actor = s.actor()
            best_value = self.evaluator.values(best)[actor]
            for _ in range(1, continuations):
                after = self.settled_position(s, action, rng)
                value = self.evaluator.values(after)[actor]
                if value > best_value:
                    best_value = value
                    best = after
        return best

    def settled_position(self, s: State, action: int, rng: Random) -> State:
        """The position after an action, rolled out until it can be evaluated."""
        policy, config = self.policy, self.config
        after = s.clone()
        end = config.stage(after) + config.settle_steps
        after.apply(action)
        if config.settle_steps:
            roll_out(policy, config, after, end - config.stage(after), rng, ChanceStream(rng))
        while not config.is_quiescent(after):
            after.apply(policy.choose(after, rng))
        return after


def contenders(values: list[list[float]], left: list[int], rng: Random) -> list[int]:
    """The actions that may still turn out to be the best.

    All are evaluated in the same positions, so their differences vary less than they do
    themselves. An action that is always equal to the best one is dropped too.
    """
    leader = left[argmax([sum(values[index]) for index in left], rng)]
    top = values[leader]
    count = len(top)
    if count < 2:
        return left
    found = [leader]
    for index in left:
        behind = squares = 0.0
        for mine, its in zip(top, values[index], strict=True):
            behind += mine - its
            squares += (mine - its) ** 2
        variance = max(squares - behind * behind / count, 0.0) / (count - 1)
        if index != leader and behind < REJECTION * sqrt(variance * count):
            found.append(index)
    return found


def argmax(values: list[float], rng: Random) -> int:
    """The index of the greatest value; ties are broken at random."""
    top = max(values)
    ties = [index for index, value in enumerate(values) if value >= top - 1e-12]
    return ties[int(rng.random() * len(ties))]
