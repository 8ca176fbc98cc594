"""The plots that every game has. Each one answers a question, which is its title."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

import numpy as np

from camarilla import games
from camarilla.lab.report.draw import GOLD, MUTED, SEATS, bars, dots, histogram, svg
from camarilla.lab.report.gather import verbs_of
from camarilla.lab.report.stats import Array, Estimate, means, shares
from camarilla.lab.report.store import Data
from camarilla.lab.simulate import Plan


class Words(Protocol):
    """The reader's language. Texts of the report have ids, and so have the games' things."""

    def say(self, id: str, /, **values: str | int) -> str:
        """A text of the report."""
        ...

    def name(self, catalogue: str, sort: str, id: str) -> str:
        """The name of a game's thing: of the card `spy` of `oriflamme`."""
        ...


class Chart(NamedTuple):
    """A plot with the question it answers, how to read it, and its figures as a table."""

    id: str
    question: str
    note: str
    svg: str
    headings: list[str]
    rows: list[list[str]]


class Page(NamedTuple):
    """What the plots are made from."""

    plan: Plan
    data: Data
    words: Words

    def fair(self) -> float:
        """The share of a seat if all were equal."""
        return 1 / self.plan.players

    def chart(self, id: str, figure: object, headings: list[str], rows: list[list[str]]) -> Chart:
        say = self.words.say
        return Chart(id, say(f"q-{id}"), say(f"note-{id}"), svg(figure), headings, rows)


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
    figure = bars(names, estimate, SEATS[:players], page.fair(), say("share"))
    return page.chart("seat", figure, [say("seat-heading"), *heads(say)], table(names, estimate))


def by_first(page: Page) -> Chart | None:
    seats, say = page.data["seats"], page.words.say
    if seats["after_first"].min(initial=0) < 0:
        return None
    players = page.plan.players
    estimate = shares(seats["after_first"], seats["won"], players)
    names = [say("place", number=place + 1) for place in range(players)]
    figure = bars(names, estimate, [GOLD] + [MUTED] * (players - 1), page.fair(), say("share"))
    return page.chart("first", figure, [say("place-heading"), *heads(say)], table(names, estimate))


def by_bot(page: Page) -> Chart | None:
    seats, say = page.data["seats"], page.words.say
    kinds = sorted(set(page.plan.bots))
    if len(kinds) == 1:
        return None
    kind_of_seat = np.array([kinds.index(bot) for bot in page.plan.bots])
    estimate = shares(kind_of_seat[seats["bot"]], seats["won"], len(kinds))
    figure = bars(kinds, estimate, SEATS[: len(kinds)], page.fair(), say("share"))
    return page.chart("bot", figure, [say("bot-heading"), *heads(say)], table(kinds, estimate))


def scores(page: Page) -> Chart:
    seats, say = page.data["seats"], page.words.say
    won = seats["won"] > 0
    series = [
        (say("others"), MUTED, seats["score"][~won] if (~won).any() else seats["score"]),
        (say("winners"), GOLD, seats["score"][won]),
    ]
    figure = histogram(series, say("points"))
    rows = [[name, *quartiles(values)] for name, _, values in series]
    return page.chart("scores", figure, [say("who"), *quartile_heads(say)], rows)


def length(page: Page) -> Chart:
    data, say = page.data["games"], page.words.say
    figure = histogram([("", SEATS[1], data["decisions"])], say("decisions"))
    rows = [[say("decisions"), *quartiles(data["decisions"])]]
    return page.chart("length", figure, ["", *quartile_heads(say)], rows)


def actions(page: Page) -> Chart:
    """How often winners and others choose each kind of action, in a game."""
    data, say = page.data, page.words.say
    verbs = verbs_of(games.get(page.plan.game))
    used, seats = data["actions"], data["seats"]
    players = page.plan.players
    origin = int(seats["game"].min(initial=0))
    count = np.zeros((len(seats["game"]), len(verbs)))
    count[(used["game"] - origin) * players + used["seat"], used["verb"]] = used["count"]
    won = (seats["won"] > 0).astype(int)
    chosen = [verb for verb in range(len(verbs)) if count[:, verb].any()]
    series = []
    for value, colour in ((1, GOLD), (0, MUTED)):
        parts = [means(won, count[:, verb], 2) for verb in chosen]
        estimate = Estimate(*(np.array([part[f][value] for part in parts]) for f in range(4)))
        series.append((say("winners" if value else "others"), colour, estimate))
    names = [verbs[verb] for verb in chosen]
    figure = dots(names, series, label=say("times-per-game"), as_percent=False)
    rows = [
        [name, *(f"{estimate.value[index]:.2f}" for _, _, estimate in series)]
        for index, name in enumerate(names)
    ]
    return page.chart("actions", figure, [say("action"), *(name for name, _, _ in series)], rows)


def heads(say: Callable[..., str]) -> list[str]:
    return [say("count"), say("share"), say("interval")]


def table(names: Sequence[str], estimate: Estimate) -> list[list[str]]:
    """Shares as rows of a table."""
    return [
        [
            name,
            f"{int(estimate.cases[index]):,}",
            f"{estimate.value[index]:.1%}",
            f"{estimate.low[index]:.1%} – {estimate.high[index]:.1%}",
        ]
        for index, name in enumerate(names)
        if estimate.cases[index]
    ]


def mean_table(names: Sequence[str], estimate: Estimate) -> list[list[str]]:
    """Means as rows of a table."""
    return [
        [
            name,
            f"{int(estimate.cases[index]):,}",
            f"{estimate.value[index]:.2f}",
            f"{estimate.low[index]:.2f} – {estimate.high[index]:.2f}",
        ]
        for index, name in enumerate(names)
        if estimate.cases[index]
    ]


def mean_heads(say: Callable[..., str]) -> list[str]:
    return [say("count"), say("mean"), say("interval")]


def quartile_heads(say: Callable[..., str]) -> list[str]:
    return [say("least"), say("quarter"), say("median"), say("three-quarters"), say("most")]


def quartiles(values: Array) -> list[str]:
    return [f"{point:g}" for point in np.percentile(values, [0, 25, 50, 75, 100])]
