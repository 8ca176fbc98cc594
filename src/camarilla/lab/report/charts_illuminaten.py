"""The plots on Pax Illuminaten: what its own plots and events are worth."""

from collections.abc import Iterator

from camarilla.games.illuminaten.words import EVENT_IDS, PLOT_IDS
from camarilla.lab.report.charts import Chart, Page
from camarilla.lab.report.draw import GOLD, dots
from camarilla.lab.report.stats import Estimate, shares


def illuminaten(page: Page) -> Iterator[Chart]:
    for what, sort, ids in (("plot", "plot", PLOT_IDS), ("event", "happening", EVENT_IDS)):
        if len(page.data[f"{what}s"]["game"]):
            yield worth(page, what, sort, ids)


def worth(page: Page, what: str, sort: str, ids: tuple[str, ...]) -> Chart:
    """The share of victories of those who have each thing, the best first."""
    say, data = page.words.say, page.data[f"{what}s"]
    estimate = shares(data[what], data["won"], len(ids))
    met = [index for index in range(len(ids)) if estimate.cases[index]]
    met.sort(key=lambda index: -estimate.value[index])
    picked = Estimate(*(part[met] for part in estimate))
    names = [page.words.name("illuminaten", sort, ids[index]) for index in met]
    figure = dots(names, [("", GOLD, picked)], page.fair(), say("share"), page.words.percent)
    return page.chart(
        f"pax-{what}",
        figure,
        [say(f"pax-{what}"), *page.share_heads()],
        page.share_rows(names, picked),
    )
