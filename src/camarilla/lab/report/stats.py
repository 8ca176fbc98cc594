"""Shares and means with their 95 % intervals."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

SURE = 1.96
"""Standard errors to each side of a 95 % interval."""

Array = NDArray[Any]


class Estimate(NamedTuple):
    """By group: how many, the estimate and its interval; nan where there are none."""

    cases: Array
    value: Array
    low: Array
    high: Array

    def pick(self, groups: Sequence[int] | slice) -> "Estimate":
        """Some of the groups, in this order."""
        return Estimate(*(part[groups] for part in self))


def shares(groups: Array, won: Array, size: int) -> Estimate:
    """The share of victories in each group, by Wilson's interval."""
    n = np.bincount(groups, minlength=size).astype(float)
    with np.errstate(invalid="ignore", divide="ignore"):
        p = np.bincount(groups, weights=won, minlength=size) / n
        centre = (p + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
        half = SURE * np.sqrt(p * (1 - p) / n + SURE**2 / (4 * n**2)) / (1 + SURE**2 / n)
    return Estimate(n, p, centre - half, centre + half)


def means(groups: Array, values: Array, size: int) -> Estimate:
    """The mean of each group."""
    n = np.bincount(groups, minlength=size).astype(float)
    with np.errstate(invalid="ignore", divide="ignore"):
        mean = np.bincount(groups, weights=values, minlength=size) / n
        square = np.bincount(groups, weights=values.astype(float) ** 2, minlength=size) / n
        half = SURE * np.sqrt(np.maximum(square - mean**2, 0) / n)
    return Estimate(n, mean, mean - half, mean + half)
