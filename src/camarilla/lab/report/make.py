"""From a plan to a folder with data and a page; an interrupt keeps what is done."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from camarilla import __version__, games
from camarilla.lab.report.charts import Chart, Page, Words, common
from camarilla.lab.report.gather import columns_of, gather, texts_of, work_on
from camarilla.lab.report.page import html
from camarilla.lab.report.store import Store, load
from camarilla.lab.simulate import Plan
from camarilla.lab.workers import in_order

PAGE: Final = "report.html"


class Done(NamedTuple):
    played: int
    page: Path | None
    """None if not a single game was finished."""


def make(
    plan: Plan,
    count: int,
    folder: Path,
    words: Words,
    language: str,
    cores: int = 0,
    cluster: str = "",
    tell: Callable[[int], None] | None = None,
) -> Done:
    """Play `count` games and write the report; `tell` hears how many more are done."""
    plan = plan.checked()
    played = collect(plan, count, folder, cores, cluster, tell)
    if not played:
        return Done(0, None)
    data = load(folder, columns_of(games.get(plan.game)), texts_of(plan))
    page = Page(plan, data, words)
    path = folder / PAGE
    path.write_text(html(page, charts(page), language, played, count), "utf-8")
    return Done(played, path)


def about(plan: Plan) -> dict[str, object]:
    """What the data are: enough to play the same games again."""
    return {
        "version": __version__,
        "game": plan.game,
        "rules_version": games.get(plan.game).rules_version,
        "players": plan.players,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
    }


def collect(
    plan: Plan,
    count: int,
    folder: Path,
    cores: int,
    cluster: str,
    tell: Callable[[int], None] | None,
) -> int:
    """Play, and write the data; how many games were played before the end or an interrupt."""
    store = Store(folder, columns_of(games.get(plan.game)), texts_of(plan), about(plan))
    played = 0
    results = in_order(gather, work_on(plan, count), cores, cluster)
    try:
        for tables in results:
            new = len(tables["games"]["game"])
            with undisturbed():
                store.add(tables)
                played += new
            if tell is not None:
                tell(new)
    except KeyboardInterrupt:
        pass
    except BaseException:
        store.discard()
        raise
    finally:
        results.close()
    with undisturbed():
        if played:
            store.close()
            remove_other_tables(plan, folder)
        else:
            store.discard()
    return played


def remove_other_tables(plan: Plan, folder: Path) -> None:
    """What an older report on another game has left in the folder would be taken for this one's."""
    own = columns_of(games.get(plan.game))
    for game in games.GAMES.values():
        for name in columns_of(game):
            if name not in own:
                (folder / f"{name}.parquet").unlink(missing_ok=True)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let an interrupt wait until what is inside has been done as a whole."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    interrupts: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: interrupts.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if interrupts:
        raise KeyboardInterrupt


def charts(page: Page) -> Iterator[Chart]:
    yield from common(page)
    yield from games.title_of(page.plan.game).report().charts(page)
