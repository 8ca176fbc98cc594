"""Plays many games on all cores. The same seed gives the same games on any number of cores."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from camarilla import bots, games
from camarilla.kernel.errors import BadOption
from camarilla.kernel.game import CHANCE, Game, State
from camarilla.kernel.match import Match, Players, run
from camarilla.kernel.options import OptionValue, complete
from camarilla.kernel.record import Record, encode
from camarilla.kernel.seating import AUTOMATIC, seated
from camarilla.lab.workers import in_order

BATCH: Final = 200
"""Games in one batch of work; sums and the order of records do not depend on it."""


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    """The bot of each seat; `AUTOMATIC` where the rules play."""
    seed: str
    keep_records: bool

    def checked(self) -> "Plan":
        """The plan with every option filled in; raises the typed error of what is wrong."""
        game = games.get(self.game)
        options = complete(game.options, self.options)
        game.setup(self.players, options)
        names = [name for name in self.bots if name != AUTOMATIC]
        if tuple(seated(game, self.players, options, names)) != self.bots:
            raise BadOption("bots sit on the seats that decide, and on no other")
        for name in names:
            bots.check(name)
        return self._replace(options=options)


class Tally:
    """Sums over games, by seat."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        """Of players, chance not counted."""
        self.wins = [0] * players
        """Games won alone."""
        self.shared = [0] * players
        """Games won together with others."""
        self.share = [0.0] * players
        """A victory of n seats counts 1/n for each."""
        self.score = [0] * players
        self.squares = [0] * players

    def count(self, scores: list[int], winners: list[int], decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        for seat, score in enumerate(scores):
            self.score[seat] += score
            self.squares[seat] += score * score
        for seat in winners:
            self.share[seat] += 1 / len(winners)
            if len(winners) == 1:
                self.wins[seat] += 1
            else:
                self.shared[seat] += 1

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in (
            (self.wins, other.wins),
            (self.shared, other.shared),
            (self.score, other.score),
            (self.squares, other.squares),
        ):
            for seat, value in enumerate(theirs):
                mine[seat] += value
        for seat, share in enumerate(other.share):
            self.share[seat] += share


class Batch(NamedTuple):
    """A batch of work: the games number `first` to `first + size - 1` of a plan."""

    plan: Plan
    first: int
    size: int


class BatchResult(NamedTuple):
    """What came of a batch: the sums, and the records as lines of JSON."""

    tally: Tally
    lines: str


def batches(plan: Plan, count: int, size: int) -> Iterator[Batch]:
    """The games of a plan, cut into batches of this size."""
    for first in range(0, count, size):
        yield Batch(plan, first, min(size, count - first))


def play_batch(batch: Batch) -> BatchResult:
    """Play the games of a batch."""
    plan = batch.plan
    game = games.get(plan.game)
    tally = Tally(plan.players)
    lines: list[str] = []
    for index in range(batch.first, batch.first + batch.size):
        state = game.setup(plan.players, plan.options)
        actions: list[int] = []
        decisions = play(game, state, plan, index, actions)
        tally.count(state.scores(), state.winners(), decisions)
        if plan.keep_records:
            lines.append(encode(recorded(game, state, plan, actions)) + "\n")
    return BatchResult(tally, "".join(lines))


def play(game: Game, state: State, plan: Plan, index: int, actions: list[int]) -> int:
    """Play one game to its end; the number of players' decisions."""
    rng = Random(f"{plan.seed}/{index}")
    if all(name in ("random", AUTOMATIC) for name in plan.bots):
        return state.play_out(rng, actions if plan.keep_records else None)
    players = Players(game, bots.at_seats(plan.bots, f"{plan.seed}/{index}"), rng)
    decisions = 0

    def choose(state: State, actor: int) -> int:
        nonlocal decisions
        decisions += actor != CHANCE
        action = players.choose(state, actor)
        actions.append(action)
        return action

    run(state, choose)
    return decisions


def recorded(game: Game, state: State, plan: Plan, actions: list[int]) -> Record:
    match = Match(game, plan.players, plan.options)
    match.state, match.actions = state, actions
    return match.record(list(plan.bots))


def simulate(
    plan: Plan,
    count: int,
    cores: int | None = None,
    tell: Callable[[BatchResult], None] | None = None,
) -> Tally:
    """Play `count` games; `tell` is called with every result, in order."""
    plan = plan.checked()
    total = Tally(plan.players)
    few = count <= BATCH
    for result in in_order(play_batch, batches(plan, count, BATCH), 1 if few else cores or 0):
        total.add(result.tally)
        if tell is not None:
            tell(result)
    return total
