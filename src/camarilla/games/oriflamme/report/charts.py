"""The charts on Oriflamme and Ablaze: what each card and each place in the row is worth."""

from collections.abc import Iterator

import numpy as np

from camarilla.games.oriflamme.report.collector import (
    COVERED,
    ELIMINATED,
    FATES,
    IN_ROW,
    NOT_PLAYED,
    SPOTS,
)
from camarilla.games.oriflamme.rules.cards import KIND_IDS
from camarilla.lab.report.charts import Chart, Page
from camarilla.lab.report.draw import FATES as FATE_COLOURS
from camarilla.lab.report.draw import GOLD, MUTED, SEATS, bars, dots, heat, stacked
from camarilla.lab.report.findings import compared, contrasted, ranged
from camarilla.lab.report.stats import Array, means, shares
from camarilla.lab.report.store import Data

ROUNDS = 6
MOST = 6
"""From this influence on, cards count together."""
ENOUGH = 30
"""Fewer cases than these are not drawn in a heat map; its figures have them all."""
FAR = 10
"""From this place on, counted from the left, places count together."""


def charts(page: Page) -> Iterator[Chart]:
    cards = page.data["cards"]
    order = by_worth(page.data)
    yield dealt(page, cards, order)
    yield brought(page, cards, order)
    yield by_round(page, cards, order, "placed")
    yield by_round(page, cards, order, "revealed")
    yield by_number(page, "card-waiting", cards, "influence", range(MOST + 1))
    yield fates(page, cards, order)
    yield surviving(page, cards, order)
    yield spots(page, cards)
    yield by_number(page, "row-place", cards, "place", range(1, FAR + 1))


def by_worth(data: Data) -> list[int]:
    """The kinds in play, those first that bring most influence."""
    cards = data["cards"]
    played = cards["fate"] != NOT_PLAYED
    worth = means(cards["kind"][played], cards["brought"][played], len(KIND_IDS))
    kinds = [kind for kind in range(len(KIND_IDS)) if worth.cases[kind]]
    return sorted(kinds, key=lambda kind: -worth.value[kind])


def names(page: Page, order: list[int]) -> list[str]:
    return [page.words.name("oriflamme", "card", KIND_IDS[kind]) for kind in order]


def dealt(page: Page, cards: dict[str, Array], order: list[int]) -> Chart:
    """Chance sets three cards aside, so this is an experiment: nobody chose."""
    say = page.words.say
    series = []
    rows: list[list[str]] = []
    for aside, id, colour in ((0, "in-hand", GOLD), (1, "set-aside", MUTED)):
        chosen = cards["aside"] == aside
        estimate = shares(cards["kind"][chosen], cards["won"][chosen], len(KIND_IDS))
        picked = estimate.pick(order)
        series.append((say(id), colour, picked))
        rows += [[row[0], say(id), *row[1:]] for row in page.share_rows(names(page, order), picked)]
    figure = dots(names(page, order), series, page.fair(), say("share"), page.words.percent)
    note = "card-chosen" if page.plan.options["chosen_aside"] else "card-dealt"
    kept, aside_shares = series[0][2], series[1][2]
    randomised = not page.plan.options["chosen_aside"]
    finding = contrasted(page, names(page, order), kept, aside_shares, randomised)
    heads = [say("card"), "", *page.share_heads()]
    return page.chart("card-dealt", figure, heads, rows, note, finding)


def brought(page: Page, cards: dict[str, Array], order: list[int]) -> Chart:
    say = page.words.say
    played = cards["fate"] != NOT_PLAYED
    estimate = means(cards["kind"][played], cards["brought"][played], len(KIND_IDS))
    picked = estimate.pick(order)
    figure = dots(
        names(page, order), [("", GOLD, picked)], None, say("influence"), page.words.number
    )
    rows = page.mean_rows(names(page, order), picked)
    finding = ranged(page, names(page, order), picked, lambda value: page.words.number(value, 2))
    heads = [say("card"), *page.mean_heads()]
    return page.chart("card-brought", figure, heads, rows, finding=finding)


def by_round(page: Page, cards: dict[str, Array], order: list[int], what: str) -> Chart:
    """The share of victories by card and by the round in which it was placed or revealed."""
    say = page.words.say
    done = cards[what] > 0
    groups = cards["kind"][done] * ROUNDS + cards[what][done] - 1
    estimate = shares(groups, cards["won"][done], len(KIND_IDS) * ROUNDS)
    values = np.where(estimate.cases >= ENOUGH, estimate.value, np.nan).reshape(-1, ROUNDS)[order]
    rounds = [str(number + 1) for number in range(ROUNDS)]
    figure = heat(names(page, order), rounds, values, say("round"), page.fair(), page.words.percent)
    groups_of = [range(kind * ROUNDS, (kind + 1) * ROUNDS) for kind in order]
    labels = [say("round-number", number=number + 1) for number in range(ROUNDS)]
    rows = [
        [name, *row]
        for name, numbers in zip(names(page, order), groups_of, strict=True)
        for row in page.share_rows(labels, estimate.pick(numbers))
    ]
    return page.chart(
        f"card-{what}", figure, [say("card"), say("round"), *page.share_heads()], rows
    )


def by_number(page: Page, id: str, cards: dict[str, Array], column: str, numbers: range) -> Chart:
    """The share of victories by a number that a card has when revealed; the last or more."""
    say = page.words.say
    shown = (cards["revealed"] > 0) & (cards[column] >= numbers[0])
    groups = np.minimum(cards[column][shown], numbers[-1]) - numbers[0]
    estimate = shares(groups, cards["won"][shown], len(numbers))
    labels = [str(number) for number in numbers[:-1]] + [f"{numbers[-1]}+"]
    met = [group for group in range(len(numbers)) if estimate.cases[group]]
    picked = estimate.pick(met)
    labels = [labels[group] for group in met]
    figure = bars(labels, picked, [GOLD] * len(met), page.fair(), say("share"), page.words.percent)
    figure.axes[0].set_xlabel(say(f"label-{id}"))
    return page.chart(
        id,
        figure,
        [say(f"label-{id}"), *page.share_heads()],
        page.share_rows(labels, picked),
        finding=compared(page, labels, picked, randomised=False),
    )


def fates(page: Page, cards: dict[str, Array], order: list[int]) -> Chart:
    say = page.words.say
    size = len(KIND_IDS)
    counts = np.bincount(cards["kind"] * len(FATES) + cards["fate"], minlength=size * len(FATES))
    parts = counts.reshape(size, len(FATES))[order].astype(float)
    parts /= parts.sum(1, keepdims=True)
    labels = [say(f"fate-{fate}") for fate in FATES]
    figure = stacked(
        names(page, order),
        [
            (label, colour, parts[:, index])
            for index, (label, colour) in enumerate(zip(labels, FATE_COLOURS, strict=True))
        ],
        say("share-of-cards"),
        page.words.percent,
    )
    rows = [
        [name, *(page.words.percent(value, 1) for value in line)]
        for name, line in zip(names(page, order), parts, strict=True)
    ]
    return page.chart("card-fate", figure, [say("card"), *labels], rows)


def surviving(page: Page, cards: dict[str, Array], order: list[int]) -> Chart:
    """The share of victories by whether a card is still in the row or was eliminated."""
    say = page.words.say
    series = []
    rows: list[list[str]] = []
    for ends, id, colour in (
        ((IN_ROW, COVERED), "survived", SEATS[2]),
        ((ELIMINATED,), "fate-eliminated", SEATS[0]),
    ):
        chosen = np.isin(cards["fate"], ends)
        estimate = shares(cards["kind"][chosen], cards["won"][chosen], len(KIND_IDS))
        picked = estimate.pick(order)
        series.append((say(id), colour, picked))
        rows += [[row[0], say(id), *row[1:]] for row in page.share_rows(names(page, order), picked)]
    figure = dots(names(page, order), series, page.fair(), say("share"), page.words.percent)
    survived, eliminated = series[0][2], series[1][2]
    finding = contrasted(page, names(page, order), survived, eliminated, randomised=False)
    heads = [say("card"), "", *page.share_heads()]
    return page.chart("card-surviving", figure, heads, rows, finding=finding)


def spots(page: Page, cards: dict[str, Array]) -> Chart:
    """The share of victories by where a card was placed, and in which round."""
    say = page.words.say
    done = cards["spot"] >= 0
    groups = (cards["placed"][done] - 1) * len(SPOTS) + cards["spot"][done]
    estimate = shares(groups, cards["won"][done], ROUNDS * len(SPOTS))
    labels = [say(f"spot-{spot}") for spot in SPOTS]
    series = []
    for index, (label, colour) in enumerate(zip(labels, SEATS, strict=False)):
        picked = estimate.pick(slice(index, None, len(SPOTS)))
        series.append((label, colour, picked))
    rounds = [say("round-number", number=number + 1) for number in range(ROUNDS)]
    figure = dots(rounds, series, page.fair(), say("share"), page.words.percent)
    rows = [
        [rounds[number], label, *row[1:]]
        for label, _, picked in series
        for number, row in enumerate(page.share_rows([""] * ROUNDS, picked))
    ]
    return page.chart("spot", figure, [say("round"), "", *page.share_heads()], rows)
