"""The mean of independent values, with its interval."""

import math
from typing import Final

SURE: Final = 1.96
"""Standard errors to each side of a 95 % interval."""


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def standard_error(values: list[float]) -> float:
    """Of the mean of independent values; infinite for one value alone, which says nothing."""
    if len(values) < 2:
        return math.inf
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return math.sqrt(variance / len(values))


def share_error(values: list[float], most: float) -> float:
    """The standard error of the mean of shares from 0 to `most`, which may be all the same.

    Two values at each end are counted too, as Agresti and Coull do: a few games with one result do
    not make it certain.
    """
    return standard_error([*values, 0.0, 0.0, most, most]) if len(values) > 1 else math.inf
