"""What a plot shows, in sentences: only differences that are larger than their intervals."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from camarilla.lab.report.stats import Estimate

if TYPE_CHECKING:
    from camarilla.lab.report.charts import Page

MOST_NAMED: Final = 4
"""How many things a sentence names; the others are in the plot."""


def compared(page: "Page", names: Sequence[str], shares: Estimate, randomised: bool) -> str:
    """Which groups win more or less than a fair share."""
    fair = page.fair()
    groups = [group for group in range(len(names)) if shares.cases[group]]
    above = sorted(
        (group for group in groups if shares.low[group] > fair),
        key=lambda group: -shares.value[group],
    )
    below = sorted(
        (group for group in groups if shares.high[group] < fair),
        key=lambda group: shares.value[group],
    )

    def with_share(group: int) -> str:
        return f"{names[group]} ({page.words.percent(float(shares.value[group]), 1)})"

    return _sentences(page, above, below, with_share, randomised)


def contrasted(
    page: "Page", names: Sequence[str], one: Estimate, other: Estimate, randomised: bool
) -> str:
    """In which groups the intervals of the two estimates do not overlap, and which is higher."""
    groups = [group for group in range(len(names)) if one.cases[group] and other.cases[group]]
    gap = one.value - other.value
    above = sorted(
        (group for group in groups if one.low[group] > other.high[group]),
        key=lambda group: -gap[group],
    )
    below = sorted(
        (group for group in groups if one.high[group] < other.low[group]),
        key=lambda group: gap[group],
    )
    return _sentences(page, above, below, lambda group: names[group], randomised, "contrast")


def ranged(
    page: "Page", names: Sequence[str], means: Estimate, show: Callable[[float], str]
) -> str:
    """The least and the most, with whose they are."""
    groups = [group for group in range(len(names)) if means.cases[group]]
    if len(groups) < 2:
        return ""
    least = min(groups, key=lambda group: float(means.value[group]))
    most = max(groups, key=lambda group: float(means.value[group]))
    return page.words.say(
        "finding-range",
        most=names[most],
        high=show(float(means.value[most])),
        least=names[least],
        low=show(float(means.value[least])),
    )


def _sentences(
    page: "Page",
    above: list[int],
    below: list[int],
    told: Callable[[int], str],
    randomised: bool,
    kind: str = "finding",
) -> str:
    say = page.words.say
    if not above and not below:
        return say("finding-none")
    sentences = [
        say(f"{kind}-{side}", things=", ".join(told(group) for group in groups[:MOST_NAMED]))
        for side, groups in (("above", above), ("below", below))
        if groups
    ]
    if not randomised:
        sentences.append(say("caveat"))
    return " ".join(sentences)
