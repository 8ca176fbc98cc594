"""The plots that every game has. Each one answers a question, which is its title."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

import numpy as np
from matplotlib.figure import Figure

from camarilla import games
from camarilla.kernel.seating import AUTOMATIC
from camarilla.lab.report.draw import GOLD, MUTED, SEATS, Show, bars, dots, histogram, svg
from camarilla.lab.report.findings import compared, contrasted
from camarilla.lab.report.gather import kinds_of, verbs_of
from camarilla.lab.report.stats import Array, Estimate, means, shares
from camarilla.lab.report.store import Data
from camarilla.lab.simulate import Plan


class Words(Protocol):
    """The reader's language. Texts of the report have ids, and so have the games' things."""

    def say(self, id: str, /, **values: str | int) -> str:
        """A text of the report."""
        ...

    def name(self, catalogue: str, sort: str, id: str) -> str:
        """The name of a game's thing."""
        ...

    def verb(self, catalogue: str, verb: str) -> str:
        """A kind of action."""
        ...

    def number(self, value: float, decimals: int | None = None) -> str:
        """A number, with as many decimals as it needs unless that is said."""
        ...

    def bot(self, name: str) -> str:
        """A bot's name in words, if it has one."""
        ...

    def percent(self, value: float, decimals: int = 0) -> str:
        """A share of 0 to 1 in per cent."""
        ...


class Chart(NamedTuple):
    """A plot with the question it answers, what it shows, how to read it, and its figures."""

    id: str
    question: str
    note: str
    svg: str
    headings: list[str]
    rows: list[list[str]]
    finding: str
    """In sentences; empty where the plot compares nothing."""


class Page(NamedTuple):
    """What the plots are made from."""

    plan: Plan
    data: Data
    words: Words

    def fair(self) -> float:
        """The share of a seat if all were equal."""
        return 1 / self.plan.players

    def is_mixed(self) -> bool:
        """Whether different bots played."""
        return len(set(self.plan.bots) - {AUTOMATIC}) > 1

    def chart(
        self,
        id: str,
        figure: Figure,
        headings: list[str],
        rows: list[list[str]],
        note: str = "",
        finding: str = "",
    ) -> Chart:
        """A finished plot; `note` where its usual one does not fit."""
        say = self.words.say
        question, how = say(f"q-{id}"), say(f"note-{note or id}")
        return Chart(id, question, how, svg(figure), headings, rows, finding)

    def share_heads(self) -> list[str]:
        return [self.words.say(id) for id in ("count", "share", "interval")]

    def mean_heads(self) -> list[str]:
        return [self.words.say(id) for id in ("count", "mean", "interval")]

    def share_rows(self, names: Sequence[str], estimate: Estimate) -> list[list[str]]:
        """Shares as rows of a table."""
        return self._rows(names, estimate, lambda value: self.words.percent(value, 1))

    def mean_rows(self, names: Sequence[str], estimate: Estimate) -> list[list[str]]:
        """Means as rows of a table."""
        return self._rows(names, estimate, lambda value: self.words.number(value, 2))

    def _rows(self, names: Sequence[str], estimate: Estimate, show: Show) -> list[list[str]]:
        return [
            [
                name,
                self.words.number(cases, 0),
                show(value),
                f"{show(low)} – {show(high)}",
            ]
            for name, cases, value, low, high in zip(names, *estimate, strict=True)
            if cases
        ]


def common(page: Page) -> Iterator[Chart]:
    """In the order in which a reader asks."""
    makers: list[Callable[[Page], Chart | None]] = [by_seat, by_first, by_bot, scores, length]
    for make in [*makers, actions]:
        made = make(page)
        if made is not None:
            yield made


def by_seat(page: Page) -> Chart:
    seats, say = page.data["seats"], page.words.say
    players = page.plan.players
    estimate = shares(seats["seat"], seats["won"], players)
    names = [say("seat", number=seat + 1) for seat in range(players)]
    figure = bars(names, estimate, SEATS[:players], page.fair(), say("share"), page.words.percent)
    return page.chart(
        "seat",
        figure,
        [say("seat-heading"), *page.share_heads()],
        page.share_rows(names, estimate),
        finding=compared(page, names, estimate, randomised=True),
    )


def by_first(page: Page) -> Chart | None:
    seats, say = page.data["seats"], page.words.say
    if seats["after_first"].min(initial=0) < 0:
        return None
    players = page.plan.players
    estimate = shares(seats["after_first"], seats["won"], players)
    names = [say("place", number=place + 1) for place in range(players)]
    figure = bars(
        names,
        estimate,
        [GOLD] + [MUTED] * (players - 1),
        page.fair(),
        say("share"),
        page.words.percent,
    )
    return page.chart(
        "first",
        figure,
        [say("place-heading"), *page.share_heads()],
        page.share_rows(names, estimate),
        finding=compared(page, names, estimate, randomised=True),
    )


def by_bot(page: Page) -> Chart | None:
    seats, say = page.data["seats"], page.words.say
    if not page.is_mixed():
        return None
    kinds = [page.words.bot(kind) for kind in kinds_of(page.plan)]
    estimate = shares(seats["bot"], seats["won"], len(kinds))
    figure = bars(
        kinds, estimate, SEATS[: len(kinds)], page.fair(), say("share"), page.words.percent
    )
    return page.chart(
        "bot",
        figure,
        [say("bot-heading"), *page.share_heads()],
        page.share_rows(kinds, estimate),
        finding=compared(page, kinds, estimate, randomised=True),
    )


def scores(page: Page) -> Chart:
    seats, say = page.data["seats"], page.words.say
    won = seats["won"] > 0
    series = [
        (say("others"), MUTED, seats["score"][~won] if (~won).any() else seats["score"]),
        (say("winners"), GOLD, seats["score"][won]),
    ]
    figure = histogram(series, say("points"), say("share-of-players"), page.words.percent)
    rows = [[name, *quartiles(page, values)] for name, _, values in series]
    return page.chart("scores", figure, [say("who"), *quartile_heads(page)], rows)


def length(page: Page) -> Chart:
    data, say = page.data["games"], page.words.say
    series = [("", SEATS[1], data["decisions"])]
    figure = histogram(series, say("decisions"), say("share-of-games"), page.words.percent)
    rows = [[say("decisions"), *quartiles(page, data["decisions"])]]
    return page.chart("length", figure, ["", *quartile_heads(page)], rows)


def actions(page: Page) -> Chart:
    """How often winners and others choose each kind of action, in a game."""
    data, words = page.data, page.words
    verbs = verbs_of(games.get(page.plan.game))
    used, seats = data["actions"], data["seats"]
    origin = int(seats["game"].min(initial=0))
    count = np.zeros((len(seats["game"]), len(verbs)))
    row = (used["game"] - origin) * page.plan.players + used["seat"]
    count[row, used["verb"]] = used["count"]
    won = (seats["won"] > 0).astype(int)
    title = games.title_of(page.plan.game)
    counted = title.report().verbs
    named = [(verb, verbs.index(verb)) for verb in (verbs if counted is None else counted)]
    chosen = [(verb, number) for verb, number in named if count[:, number].any()]
    parts = [means(won, count[:, number], 2) for _, number in chosen]
    series = []
    for value, id, colour in ((1, "winners", GOLD), (0, "others", MUTED)):
        estimate = Estimate(*(np.array([part[f][value] for part in parts]) for f in range(4)))
        series.append((words.say(id), colour, estimate))
    names = [words.verb(title.catalogue, verb) for verb, _ in chosen]
    figure = dots(names, series, None, words.say("times-per-game"), words.number)
    rows = [
        [name, *(words.number(estimate.value[index], 2) for _, _, estimate in series)]
        for index, name in enumerate(names)
    ]
    heads = [words.say("action"), *(name for name, _, _ in series)]
    winners, others = series[0][2], series[1][2]
    finding = contrasted(page, names, winners, others, randomised=False)
    return page.chart("actions", figure, heads, rows, finding=finding)


def quartile_heads(page: Page) -> list[str]:
    ids = ("least", "quarter", "median", "three-quarters", "most")
    return [page.words.say(id) for id in ids]


def quartiles(page: Page, values: Array) -> list[str]:
    points = np.percentile(values, [0, 25, 50, 75, 100])
    return [page.words.number(float(point)) for point in points]
