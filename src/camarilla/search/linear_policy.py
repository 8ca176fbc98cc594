"""Choosing by habit: what speaks for each option, weighed by figures learned in play.

Nothing is compared by playing it out. Every option has a few reasons, numbers that a glance at the
position gives; each counts by its weight, and the better an option looks, the likelier it is taken.
"""

import csv
import importlib.resources
from math import exp
from random import Random
from typing import Final

COLUMNS: Final = ("two", "three", "four", "five")
"""The columns of weights in a table of habits, by number of players."""
Reasons = tuple[tuple[str, tuple[str, ...]], ...]
"""Every option that has reasons, and the names of these."""


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

    def take(self, rng: Random) -> int:
        """The action of an option that is drawn."""
        return self.actions[self.draw(rng)]

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


class Habits:
    """What was taught of one game: the weights of all reasons, by number of players."""

    def __init__(self, reasons: Reasons, text: str) -> None:
        self.reasons = reasons
        self.names = [(option, name) for option, names in reasons for name in names]
        """The rows of the table: an option, and one of its reasons."""
        self.starts: dict[str, int] = {}
        """By option, where its weights begin."""
        place = 0
        for option, names in reasons:
            self.starts[option] = place
            place += len(names)
        rows = list(csv.reader(text.splitlines()))
        assert [(row[0], row[1]) for row in rows[1:]] == self.names, "a table of other reasons"
        self.weights: list[list[float]] = [[], []]
        """By number of players; for none and for one there are none."""
        for column in range(2, len(rows[0])):
            self.weights.append([float(row[column]) for row in rows[1:]])

    def table(self) -> list[list[str]]:
        """The rows of the table, as it is read."""
        tables = self.weights[2:]
        rows = [["decision", "reason", *COLUMNS[: len(tables)]]]
        for place in range(len(self.names)):
            option, name = self.names[place]
            rows.append([option, name, *(f"{weights[place]:.4g}" for weights in tables)])
        return rows


def taught(package: str, reasons: Reasons) -> Habits:
    """The habits in the table of a package."""
    folder = importlib.resources.files(package)
    return Habits(reasons, folder.joinpath("weights.csv").read_text("utf-8"))
