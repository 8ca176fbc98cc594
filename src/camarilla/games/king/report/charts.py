"""The charts on For the King: cards, bids and tiles."""

from collections.abc import Iterator

import numpy as np

from camarilla.games.king.report.collector import GOLD_SORT, KING_SORT, SORTS, WHERE
from camarilla.lab.report.charts import Chart, Page
from camarilla.lab.report.draw import DOMAINS, GOLD, MUTED, SEATS, bars, dots, stacked
from camarilla.lab.report.findings import compared, ranged
from camarilla.lab.report.stats import Array, means, shares


def charts(page: Page) -> Iterator[Chart]:
    yield placings(page)
    yield cards(page)
    yield prices(page)
    yield bids(page)
    yield shares_by(page, "king-bought", page.data["hands"], "bought", 6)
    yield shares_by(page, "king-chiefs", page.data["hands"], "chiefs", 6)
    yield shares_by(page, "king-gold", page.data["hands"], "gold", 10)
    yield tiles(page)


def sort_name(page: Page, sort: int) -> str:
    if sort == KING_SORT:
        return page.words.say("king-card")
    if sort == GOLD_SORT:
        return page.words.say("gold-card")
    return page.words.name("king", "domain", SORTS[sort])


def placings(page: Page) -> Chart:
    """What advisers keep, show and put on the favour pile."""
    say, data = page.words.say, page.data["placings"]
    counts = np.bincount(data["sort"] * len(WHERE) + data["where"], minlength=8 * len(WHERE))
    parts = counts.reshape(8, len(WHERE)).astype(float)
    sorts = [sort for sort in range(8) if parts[sort].sum()]
    parts = parts[sorts] / parts[sorts].sum(1, keepdims=True)
    labels = [say(f"where-{where}") for where in WHERE]
    names = [sort_name(page, sort) for sort in sorts]
    colours = (GOLD, SEATS[1], MUTED)
    figure = stacked(
        names,
        [(labels[index], colours[index], parts[:, index]) for index in range(len(WHERE))],
        say("share-of-cards"),
        page.words.percent,
    )
    rows = [
        [name, *(page.words.percent(value, 1) for value in line)]
        for name, line in zip(names, parts, strict=True)
    ]
    return page.chart("king-where", figure, [say("card"), *labels], rows)


def groups_of(data: dict[str, Array]) -> Array:
    """By row the group of its card: Government by value, King, Gold by value."""
    return np.where(data["sort"] < KING_SORT, 0, data["sort"] - KING_SORT + 1) * 5 + data["value"]


def group_names(page: Page) -> dict[int, str]:
    say = page.words.say
    return {
        **{value: say("government-value", number=value) for value in range(1, 5)},
        5: say("king-card"),
        **{10 + value: say("gold-value", number=value) for value in range(1, 4)},
    }


def cards(page: Page) -> Chart:
    """The share of victories of those who kept a card as advisers, or bought it."""
    say, placed, sales = page.words.say, page.data["placings"], page.data["sales"]
    kept = placed["where"] == WHERE.index("kept")
    sold = sales["buyer"] >= 0
    estimates = [
        shares(groups_of(placed)[kept], placed["won"][kept], 15),
        shares(groups_of(sales)[sold], sales["won"][sold], 15),
    ]
    labels = group_names(page)
    chosen = [group for group in labels if any(one.cases[group] for one in estimates)]
    names = [labels[group] for group in chosen]
    series = []
    rows: list[list[str]] = []
    for estimate, id, colour in zip(estimates, ("kept", "bought"), (GOLD, SEATS[1]), strict=True):
        picked = estimate.pick(chosen)
        series.append((say(f"king-{id}"), colour, picked))
        rows += [[row[0], say(f"king-{id}"), *row[1:]] for row in page.share_rows(names, picked)]
    figure = dots(names, series, page.fair(), say("share"), page.words.percent)
    return page.chart("king-cards", figure, [say("card"), "", *page.share_heads()], rows)


def prices(page: Page) -> Chart:
    """What was paid for each sort and value of card; unsold ones are left out."""
    say, data = page.words.say, page.data["sales"]
    sold = data["buyer"] >= 0
    estimate = means(groups_of(data)[sold], data["price"][sold], 15)
    labels = group_names(page)
    chosen = [group for group in labels if estimate.cases[group]]
    picked = estimate.pick(chosen)
    names = [labels[group] for group in chosen]
    figure = dots(names, [("", GOLD, picked)], None, say("price"), page.words.number)
    return page.chart(
        "king-price",
        figure,
        [say("card"), *page.mean_heads()],
        page.mean_rows(names, picked),
        finding=ranged(page, names, picked, lambda value: page.words.number(value, 2)),
    )


def bids(page: Page) -> Chart:
    """The share of victories of buyers by what they bid in Gold."""
    data = page.data["sales"]
    for_gold = (data["buyer"] >= 0) & (data["sort"] != GOLD_SORT)
    sold = {column: data[column][for_gold] for column in ("price", "won")}
    return shares_by(page, "king-bid", sold, "price", 10)


def shares_by(page: Page, id: str, data: dict[str, Array], column: str, most: int) -> Chart:
    """The share of victories by a number; `most` or more are one."""
    say = page.words.say
    groups: Array = np.minimum(data[column], most)
    estimate = shares(groups, data["won"], most + 1)
    labels = [str(count) for count in range(most)] + [f"{most}+"]
    chosen = [group for group in range(most + 1) if estimate.cases[group]]
    picked = estimate.pick(chosen)
    names = [labels[group] for group in chosen]
    figure = bars(names, picked, [GOLD] * len(names), page.fair(), say("share"), page.words.percent)
    figure.axes[0].set_xlabel(say(f"label-{id}"))
    return page.chart(
        id,
        figure,
        [say(f"label-{id}"), *page.share_heads()],
        page.share_rows(names, picked),
        finding=compared(page, names, picked, randomised=False),
    )


def tiles(page: Page) -> Chart:
    say, data = page.words.say, page.data["tiles"]
    size = int(data["domain"].max()) + 1
    estimate = means(data["domain"], data["value"], size)
    names = [sort_name(page, sort) for sort in range(size)]
    figure = bars(names, estimate, DOMAINS[:size], 3.0, say("chief-value"), page.words.number)
    return page.chart(
        "king-tiles",
        figure,
        [say("domain"), *page.mean_heads()],
        page.mean_rows(names, estimate),
        finding=ranged(page, names, estimate, lambda value: page.words.number(value, 2)),
    )
