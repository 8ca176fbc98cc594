"""Plays games and notes what the report needs to know of them, as columns of numbers.

Every game has the tables `games`, `seats` and `actions`; a game's own collector adds others.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from camarilla import bots, games
from camarilla.kernel.events import Event
from camarilla.kernel.game import CHANCE, Game, State
from camarilla.kernel.match import Players, run
from camarilla.kernel.seating import deciding
from camarilla.lab.report.collector import Collector, Columns, add_row
from camarilla.lab.simulate import Batch, Plan, batches

LARGEST: Final = 100
"""Games in one batch of work, at most; the data do not depend on it."""
LEAST_BATCHES: Final = 1000
"""Little work is cut into smaller batches: it may be slow, and an interrupt loses the batches in
progress.
"""
COMMON: Final = {
    "games": ("game", "decisions", "actions"),
    "seats": ("game", "seat", "bot", "after_first", "score", "won"),
    "actions": ("game", "seat", "verb", "count"),
}
"""`bot`, `verb`: see `texts_of`. `after_first`: how many seats after the first player, -1 where
there is none. `won`: the share of the victory."""

Tables = dict[str, Columns]


def work_on(plan: Plan, count: int) -> Iterator[Batch]:
    """The batches of work for a report of this many games."""
    return batches(plan, count, min(LARGEST, -(-count // LEAST_BATCHES)))


def verbs_of(game: Game) -> list[str]:
    """The kinds of action: the verbs of their forms."""
    return sorted({form.verb for form in game.actions.forms.values()})


def collector_for(game: Game) -> Collector:
    return games.title_of(game.id).report().collector()


def columns_of(game: Game) -> dict[str, tuple[str, ...]]:
    """All tables of a game with their columns."""
    return {**COMMON, **collector_for(game).tables}


def texts_of(plan: Plan) -> dict[str, tuple[str, ...]]:
    """For columns of things with ids: the ids that their numbers stand for; -1 is none."""
    game = games.get(plan.game)
    return {
        "bot": kinds_of(plan),
        "verb": tuple(verbs_of(game)),
        **collector_for(game).texts,
    }


def kinds_of(plan: Plan) -> tuple[str, ...]:
    """The different bots of a plan."""
    return tuple(sorted(set(plan.bots)))


def gather(batch: Batch) -> Tables:
    """Play the games of a batch; their tables."""
    plan = batch.plan
    game = games.get(plan.game)
    tables: Tables = {
        name: {column: [] for column in columns} for name, columns in columns_of(game).items()
    }
    verbs = {verb: number for number, verb in enumerate(verbs_of(game))}
    verb_of_action = [verbs[game.actions.form(n).verb] for n in range(len(game.actions))]
    kinds = kinds_of(plan)
    for index in range(batch.first, batch.first + batch.size):
        collector = collector_for(game)
        collector.begin(index, plan.players)
        state = game.setup(plan.players, plan.options)
        used = [[0] * len(verbs) for _ in range(plan.players)]
        seats = seating(plan, index)
        decisions = play(game, state, plan, index, seats, collector, verb_of_action, used)
        kind_of_seat = [kinds.index(name) for name in seats]
        note(tables, index, kind_of_seat, state, collector, used, decisions)
    return tables


def seating(plan: Plan, index: int) -> list[str]:
    """By seat the bot that has it in a game.

    They change seats from game to game, to separate the effects of seat and bot.
    """
    seats = deciding(games.get(plan.game), plan.players, plan.options)
    names = list(plan.bots)
    for place, seat in enumerate(seats):
        names[seat] = plan.bots[seats[(place + index) % len(seats)]]
    return names


def play(
    game: Game,
    state: State,
    plan: Plan,
    index: int,
    seats: list[str],
    collector: Collector,
    verb_of_action: Sequence[int],
    used: list[list[int]],
) -> list[int]:
    """Play one game to its end; how many decisions and actions it took."""
    rng = Random(f"{plan.seed}/{index}")
    players = Players(game, bots.at_seats(seats, f"{plan.seed}/{index}"), rng)
    lengths = [0, 0]

    def apply(action: int) -> None:
        actor = state.actor()
        lengths[1] += 1
        if actor != CHANCE:
            lengths[0] += 1
            used[actor][verb_of_action[action]] += 1
        events: list[Event] = []
        state.apply(action, events)
        collector.see(events)

    run(state, players.choose, apply)
    return lengths


def note(
    tables: Tables,
    index: int,
    bots: list[int],
    state: State,
    collector: Collector,
    used: list[list[int]],
    lengths: list[int],
) -> None:
    """Add a finished game to the tables."""
    scores, winners = state.scores(), state.winners()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    add_row(tables["games"], index, *lengths)
    first = collector.starter(state)
    for seat, score in enumerate(scores):
        after = (seat - first) % len(scores) if first >= 0 else -1
        add_row(tables["seats"], index, seat, bots[seat], after, score, won[seat])
        for verb, count in enumerate(used[seat]):
            if count:
                add_row(tables["actions"], index, seat, verb, count)
    collector.end(state, won, tables)
