"""Linear softmax policies: each option has features, and weights were learned in play.

Nothing is rolled out. The logit of an option is the weighted sum of its features,
and options are drawn by the softmax of their logits.
"""

import csv
import importlib.resources
from math import exp
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.kernel.game import State
from camarilla.search.policy import Policy

COLUMNS: Final = ("two", "three", "four", "five")
"""The columns of a table of weights, by number of players."""
FeatureNames = tuple[tuple[str, tuple[str, ...]], ...]
"""Every kind of option that has features, and their names."""


class SoftmaxChoice:
    """One decision: for each option its features, and where their weights begin."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.actions: list[int] = []
        self.starts: list[int] = []
        self.features: list[list[float]] = []

    def add(self, action: int, start: int, features: list[float]) -> None:
        """Add an option; one without features is the reference with a logit of 0."""
        self.actions.append(action)
        self.starts.append(start)
        self.features.append(features)

    def probabilities(self) -> list[float]:
        """The softmax of the options' logits."""
        found: list[float] = []
        weights = self.weights
        for index in range(len(self.actions)):
            start = self.starts[index]
            features = self.features[index]
            logit = 0.0
            for place in range(len(features)):
                logit += weights[start + place] * features[place]
            found.append(logit)
        most = max(found)
        total = 0.0
        for index in range(len(found)):
            found[index] = exp(found[index] - most)
            total += found[index]
        for index in range(len(found)):
            found[index] /= total
        return found

    def sample(self, rng: Random) -> int:
        """The index of a random option."""
        point = rng.random()
        probabilities = self.probabilities()
        for index in range(len(probabilities)):
            point -= probabilities[index]
            if point < 0.0:
                return index
        return len(probabilities) - 1

    def sample_action(self, rng: Random) -> int:
        """The action of a random option."""
        return self.actions[self.sample(rng)]

    def add_gradient(self, taken: int, advantage: float, gradient: list[float]) -> None:
        """Policy gradient: add the derivative of the log-probability of an option, times its
        advantage, to `gradient`."""
        probabilities = self.probabilities()
        for index in range(len(probabilities)):
            part = advantage * ((1.0 if index == taken else 0.0) - probabilities[index])
            start = self.starts[index]
            features = self.features[index]
            for place in range(len(features)):
                gradient[start + place] += part * features[place]


class WeightTable:
    """The weights of all features of one game, by number of players."""

    def __init__(self, features: FeatureNames, text: str) -> None:
        self.features = features
        self.names = [(option, name) for option, names in features for name in names]
        """The rows of the table: a kind of option, and one of its features."""
        self.starts: dict[str, int] = {}
        """By kind of option, where its weights begin."""
        place = 0
        for option, names in features:
            self.starts[option] = place
            place += len(names)
        rows = list(csv.reader(text.splitlines()))
        assert [(row[0], row[1]) for row in rows[1:]] == self.names, "a table of other features"
        self.weights: list[list[float]] = [[], []]
        """By number of players; for none and for one there are none."""
        for column in range(2, len(rows[0])):
            self.weights.append([float(row[column]) for row in rows[1:]])

    def rows(self) -> list[list[str]]:
        """The rows of the table, as it is read."""
        tables = self.weights[2:]
        rows = [["decision", "feature", *COLUMNS[: len(tables)]]]
        for place in range(len(self.names)):
            option, name = self.names[place]
            rows.append([option, name, *(f"{weights[place]:.4g}" for weights in tables)])
        return rows


def load_weights(package: str, features: FeatureNames) -> WeightTable:
    """The table `weights.csv` of a package."""
    folder = importlib.resources.files(package)
    return WeightTable(features, folder.joinpath("weights.csv").read_text("utf-8"))


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearPolicy(Policy):
    """A softmax policy; where it has no features for a decision, `fallback` chooses."""

    def __init__(self, table: WeightTable, fallback: Policy) -> None:
        self.table = table
        self.fallback = fallback

    def players(self, s: State) -> int:
        """The number of players, by which weights are kept."""
        return len(s.scores())

    def options(self, s: State, weights: list[float]) -> SoftmaxChoice | None:
        """The options of the actor with their features; None if there are none."""
        raise NotImplementedError

    def choose(self, s: State, rng: Random) -> int:
        choice = self.options(s, self.table.weights[self.players(s)])
        return self.fallback.choose(s, rng) if choice is None else choice.sample_action(rng)

    def probabilities(self, s: State) -> dict[int, float]:
        choice = self.options(s, self.table.weights[self.players(s)])
        if choice is None:
            return self.fallback.probabilities(s)
        return dict(zip(choice.actions, choice.probabilities(), strict=True))

    def candidates(self, s: State) -> list[int]:
        return self.fallback.candidates(s)
