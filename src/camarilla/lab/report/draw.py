"""Charts in the look of the table: ink on vellum, gold for what is to be noticed.

A plot is an SVG text whose colours are the page's own variables, so that the page can be light or
dark. The letters stay letters: they can be read aloud, searched and copied.
"""

import io
import re
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, Final, ParamSpec

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from camarilla.lab.report.stats import Array, Estimate

INK: Final = "#2a2118"
MUTED: Final = "#7d6f58"
LINE: Final = "#cbbd9b"
GOLD: Final = "#b8862b"
CARD: Final = "#fbf6e9"
SEATS: Final = ("#b3272d", "#1f5fa8", "#2e7d46", "#c98a12", "#6a3d9a")
"""The five families, who are the players' colours in all games."""
FATES: Final = (LINE, "#2e7d46", "#8fb99a", "#b3272d", "#d98f6c")
DOMAINS: Final = (
    "#5aa7d6",
    "#c23b3b",
    "#d98aa5",
    "#4d9a5f",
    "#7a5aa8",
    "#d9822b",
    GOLD,
    MUTED,
)
HEAT: Final = ("#2160a7", "#faf5ea", "#b7862d")
"""Below the middle, at it, above; the same by day and night, as what is written on them is."""

VARIABLES: Final = {
    INK: "ink",
    MUTED: "muted",
    LINE: "line",
    GOLD: "gold",
    CARD: "card",
    **{colour: f"seat-{seat}" for seat, colour in enumerate(SEATS)},
}
STYLE: Final = {
    "font.family": "sans-serif",
    "font.size": 11,
    "svg.fonttype": "none",
    "svg.hashsalt": "camarilla",
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": MUTED,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}
WIDTH: Final = 8.4
FAIR: Final[dict[str, Any]] = {"color": INK, "linewidth": 1.4, "linestyle": (0, (5, 4))}
"""The line where all would be if all were equal."""
MOST_STEPS: Final = 60
"""Of a histogram; where there are more values, several make a step."""

Show = Callable[[float], str]
"""How a value is written on an axis."""
Given = ParamSpec("Given")


def in_style(draw: Callable[Given, Figure]) -> Callable[Given, Figure]:
    """Draw in the look of the table."""

    @wraps(draw)
    def drawn(*args: Given.args, **kwargs: Given.kwargs) -> Figure:
        with mpl.rc_context(STYLE):
            return draw(*args, **kwargs)

    return drawn


def canvas(height: float, along: str = "y") -> tuple[Figure, Axes]:
    """A figure with one field; `along` is the axis that has lines across the field."""
    figure = Figure((WIDTH, height), layout="constrained")
    axes = figure.add_subplot()
    axes.grid(visible=False, axis="x" if along == "y" else "y")
    return figure, axes


def svg(figure: Figure) -> str:
    """The figure as an SVG element that takes its colours and letters from the page."""
    buffer = io.StringIO()
    with mpl.rc_context(STYLE):
        figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
    text = buffer.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'(<svg [^>]*?) height="[^"]*"([^>]*?) width="[^"]*"', r"\1\2", text, count=1)
    text = re.sub(r'(<svg [^>]*?) width="[^"]*"([^>]*?) height="[^"]*"', r"\1\2", text, count=1)
    text = re.sub(r"font: ([\d.]+px)[^;\"]*", r"font-size: \1", text)
    for colour, name in VARIABLES.items():
        text = text.replace(colour, f"var(--{name})")
    return text


def write(axis: Any, show: Show) -> None:
    """Write the values of an axis in the reader's way."""
    # Steps of 2.5 per cent would be rounded, and look uneven.
    axis.set_major_locator(MaxNLocator(nbins=8, steps=[1, 2, 5, 10]))
    axis.set_major_formatter(FuncFormatter(lambda value, _: show(value)))


@in_style
def bars(
    names: Sequence[str],
    estimate: Estimate,
    colours: Sequence[str],
    fair: float,
    label: str,
    show: Show,
) -> Figure:
    """Upright bars with their intervals; `fair` is where all would be if all were equal."""
    figure, axes = canvas(3.2)
    places = np.arange(len(names))
    axes.bar(places, np.nan_to_num(estimate.value), 0.62, color=list(colours), alpha=0.9)
    whiskers(axes, places, estimate, "y")
    axes.axhline(fair, **FAIR)
    axes.set_xticks(places, names)
    axes.set_ylabel(label)
    write(axes.yaxis, show)
    axes.set_ylim(0, None)
    return figure


def whiskers(axes: Axes, places: Array, estimate: Estimate, axis: str) -> None:
    value = np.nan_to_num(estimate.value)
    reach = np.nan_to_num(np.array([value - estimate.low, estimate.high - value]).clip(0), nan=0.0)
    where: dict[str, Any] = {"fmt": "none", "ecolor": INK, "elinewidth": 1.1, "capsize": 3}
    if axis == "y":
        axes.errorbar(places, value, yerr=reach, **where)
    else:
        axes.errorbar(value, places, xerr=reach, **where)


@in_style
def dots(
    names: Sequence[str],
    series: Sequence[tuple[str, str, Estimate]],
    fair: float | None,
    label: str,
    show: Show,
) -> Figure:
    """A line for each name with a dot for each series: (its name, its colour, the estimates)."""
    figure, axes = canvas(0.9 + 0.36 * len(names), "x")
    places = np.arange(len(names))[::-1]
    for index, (name, colour, estimate) in enumerate(series):
        shift = (index - (len(series) - 1) / 2) * 0.22
        reach = np.array([estimate.value - estimate.low, estimate.high - estimate.value]).clip(0)
        axes.errorbar(
            estimate.value,
            places - shift,
            xerr=reach,
            fmt="o",
            color=colour,
            markersize=6,
            elinewidth=2,
            capsize=0,
            label=name,
        )
    for place in places:
        axes.axhline(place, color=LINE, linewidth=0.5, zorder=0)
    if fair is not None:
        axes.axvline(fair, **FAIR)
    axes.set_yticks(places, names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xlabel(label)
    write(axes.xaxis, show)
    if len(series) > 1:
        legend(axes, len(series))
    return figure


def legend(axes: Axes, columns: int) -> None:
    axes.legend(
        loc="lower left",
        bbox_to_anchor=(-0.01, 1.0),
        ncols=columns,
        borderaxespad=0.2,
        handlelength=1.2,
        columnspacing=1.4,
    )


@in_style
def histogram(
    series: Sequence[tuple[str, str, Array]], label: str, share: str, show: Show
) -> Figure:
    """How often each value occurs, as steps; values are whole numbers."""
    figure, axes = canvas(3.2)
    low = min(int(values.min()) for _, _, values in series)
    high = max(int(values.max()) for _, _, values in series)
    step = max(1, -(-(high - low + 1) // MOST_STEPS))
    edges = (np.arange(low, high + step + 1, step) - 0.5).tolist()
    for name, colour, values in series:
        weights = np.full(len(values), 1 / len(values))
        axes.hist(
            values,
            edges,
            weights=weights,
            histtype="stepfilled",
            color=colour,
            alpha=0.35 if len(series) > 1 else 0.8,
            label=name,
        )
        axes.hist(values, edges, weights=weights, histtype="step", color=colour, linewidth=1.6)
    axes.set_xlabel(label)
    axes.set_ylabel(share)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    write(axes.yaxis, show)
    if len(series) > 1:
        legend(axes, len(series))
    return figure


@in_style
def heat(
    rows: Sequence[str],
    columns: Sequence[str],
    values: Array,
    label: str,
    middle: float,
    show: Show,
) -> Figure:
    """A field for each pair: gold above the middle, azure below; the value is written in it."""
    figure, axes = canvas(0.9 + 0.34 * len(rows))
    axes.grid(visible=False)
    reach = float(np.nanmax(np.abs(values - middle))) if np.isfinite(values).any() else 1.0
    colours = mpl.colors.LinearSegmentedColormap.from_list("", HEAT)
    axes.pcolormesh(
        values[::-1],
        cmap=colours,
        vmin=middle - reach,
        vmax=middle + reach,
        edgecolor=CARD,
        linewidth=2,
        rasterized=False,
    )
    for row in range(len(rows)):
        for column in range(len(columns)):
            value = values[row, column]
            if np.isfinite(value):
                strong = abs(value - middle) > 0.62 * reach
                axes.text(
                    column + 0.5,
                    len(rows) - row - 0.5,
                    show(value),
                    ha="center",
                    va="center",
                    color="#fffdf6" if strong else "#2b2117",
                    fontsize=10,
                )
    axes.set_yticks(np.arange(len(rows)) + 0.5, list(rows)[::-1])
    axes.set_xticks(np.arange(len(columns)) + 0.5, columns)
    axes.set_xlabel(label)
    return figure


@in_style
def stacked(
    names: Sequence[str], parts: Sequence[tuple[str, str, Array]], label: str, show: Show
) -> Figure:
    """Lying bars of 100 %, each cut into the parts: (name, colour, share by name)."""
    figure, axes = canvas(0.9 + 0.34 * len(names), "x")
    axes.grid(visible=False)
    places = np.arange(len(names))[::-1]
    left = np.zeros(len(names))
    for name, colour, values in parts:
        share = np.nan_to_num(values)
        axes.barh(places, share, 0.72, left=left, color=colour, label=name, edgecolor=CARD)
        left = left + share
    axes.set_yticks(places, names)
    axes.set_xlim(0, 1)
    axes.set_xlabel(label)
    write(axes.xaxis, show)
    legend(axes, len(parts))
    return figure
