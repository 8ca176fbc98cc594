"""The charts on Pax Illuminaten: what connections, luminaries, its plots and events are worth."""

from collections.abc import Iterator

import numpy as np

from camarilla.games.illuminaten.rules.ids import EVENT_IDS, PLOT_IDS
from camarilla.games.illuminaten.rules.tables import CARD_IDS, CONNECTION_IDS
from camarilla.lab.report.charts import Chart, Page
from camarilla.lab.report.draw import GOLD, MUTED, dots
from camarilla.lab.report.findings import compared
from camarilla.lab.report.stats import shares

DEALT = "connection"
"""What chance gives; all else is chosen, at least in part."""


def charts(page: Page) -> Iterator[Chart]:
    data = page.data
    if len(data["connections"]["game"]):
        yield worth(page, "connection", "connection", CONNECTION_IDS)
    if len(data["luminaries"]["game"]):
        yield luminaries(page)
    for what, sort, ids in (("plot", "plot", PLOT_IDS), ("event", "event-card", EVENT_IDS)):
        if len(data[f"{what}s"]["game"]):
            yield worth(page, what, sort, ids)


def luminaries(page: Page) -> Chart:
    """The share of victories of those who drew each luminary, and of those who chained it."""
    say, data = page.words.say, page.data["luminaries"]
    size = len(CARD_IDS)
    estimates = [
        shares(data["card"][data[what] > 0], data["won"][data[what] > 0], size)
        for what in ("drawn", "chained")
    ]
    drawn = estimates[0]
    order = sorted(np.flatnonzero(drawn.cases).tolist(), key=lambda card: -drawn.value[card])
    names = [page.words.name("illuminaten", "card", CARD_IDS[card]) for card in order]
    labels = [say("pax-drawn"), say("pax-chained")]
    picked = [estimate.pick(order) for estimate in estimates]
    series = list(zip(labels, (MUTED, GOLD), picked, strict=True))
    rows = [
        [row[0], label, *row[1:]]
        for label, _, estimate in series
        for row in page.share_rows(names, estimate)
    ]
    figure = dots(names, series, page.fair(), say("share"), page.words.percent)
    return page.chart("pax-card", figure, [say("card"), "", *page.share_heads()], rows)


def worth(page: Page, what: str, sort: str, ids: tuple[str, ...]) -> Chart:
    """The share of victories of those who have each thing, the best first."""
    say, data = page.words.say, page.data[f"{what}s"]
    estimate = shares(data[what], data["won"], len(ids))
    met = [index for index in range(len(ids)) if estimate.cases[index]]
    met.sort(key=lambda index: (-estimate.value[index], -estimate.cases[index]))
    picked = estimate.pick(met)
    names = [page.words.name("illuminaten", sort, ids[index]) for index in met]
    figure = dots(names, [("", GOLD, picked)], page.fair(), say("share"), page.words.percent)
    return page.chart(
        f"pax-{what}",
        figure,
        [say(f"pax-{what}"), *page.share_heads()],
        page.share_rows(names, picked),
        finding=compared(page, names, picked, randomised=what == DEALT),
    )
