"""Choosing by habit: what speaks for each option, weighed by figures learned in play.

Nothing is compared by playing it out. Every option has a few reasons, numbers that a glance at the
position gives; each counts by its weight, and the better an option looks, the likelier it is taken.
"""

from math import exp
from random import Random


class Choice:
    """One decision: the options, and for each the reasons and where their weights begin."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.actions: list[int] = []
        self.starts: list[int] = []
        self.reasons: list[list[float]] = []

    def add(self, action: int, start: int, reasons: list[float]) -> None:
        """An option; one without reasons is what the others are measured by."""
        self.actions.append(action)
        self.starts.append(start)
        self.reasons.append(reasons)

    def chances(self) -> list[float]:
        """How likely each option is taken."""
        found: list[float] = []
        weights = self.weights
        for index in range(len(self.actions)):
            start = self.starts[index]
            reasons = self.reasons[index]
            appeal = 0.0
            for place in range(len(reasons)):
                appeal += weights[start + place] * reasons[place]
            found.append(appeal)
        most = max(found)
        total = 0.0
        for index in range(len(found)):
            found[index] = exp(found[index] - most)
            total += found[index]
        for index in range(len(found)):
            found[index] /= total
        return found

    def draw(self, rng: Random) -> int:
        """The index of an option, as likely as its chances."""
        point = rng.random()
        chances = self.chances()
        for index in range(len(chances)):
            point -= chances[index]
            if point < 0.0:
                return index
        return len(chances) - 1

    def learn(self, taken: int, merit: float, slope: list[float]) -> None:
        """Add to `slope` which way the weights should move, if taking an option had this merit.

        It is the derivative of the logarithm of the option's chance, by each weight.
        """
        chances = self.chances()
        for index in range(len(chances)):
            part = merit * ((1.0 if index == taken else 0.0) - chances[index])
            start = self.starts[index]
            reasons = self.reasons[index]
            for place in range(len(reasons)):
                slope[start + place] += part * reasons[place]
