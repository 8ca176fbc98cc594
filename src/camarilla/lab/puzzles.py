"""Finds puzzles: positions of played games in which one choice is clearly the best.

A short search discards most decisions, a longer one most of the others. The rest get long searches
over several seeds, with every legal action compared: each search must find the same choice with the
margin. Then the levels of bots try: how many fail is the difficulty.
"""

import time
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from camarilla import bots, games
from camarilla.bots.levels import meaning, read
from camarilla.bots.puzzles import MARGIN, Puzzle, new_id
from camarilla.bots.search_bots import COMPARED_EVENLY, search_among
from camarilla.games import title_of
from camarilla.kernel.game import CHANCE, Game, State
from camarilla.kernel.information import InformationState
from camarilla.kernel.match import Match, run
from camarilla.kernel.record import Record
from camarilla.kernel.seating import deciding, seated
from camarilla.lab.workers import in_order
from camarilla.search.config import UNLIMITED
from camarilla.search.tree_search import NO_TIME_LIMIT, Search

FILTERS: Final = ((16, 0.06), (60, 0.08), (240, 0.11))
"""Iterations, and the margin that a decision must have after them to be searched further."""
LONG: Final = 2000
"""Iterations of the searches that must agree."""
SEEDS: Final = 2
"""Long searches that must agree. Each has two parts: one finds, one compares."""
FIRST_PART: Final = 5
"""A search shorter by this factor precedes the long ones. It must find the same choice with two
thirds of the margin.
"""
TRIES: Final = 3
"""Times that each level tries; it fails a puzzle if it fails most of them."""
RIVALS: Final = 3
"""How many other choices the solution is compared with again."""
EARLY: Final = 0.4
"""The share of each game that is skipped, because early choices rarely decide it. In games that are
decided late, more can be skipped.
"""
PER_GAME: Final = 2
"""Puzzles of one game; more would look alike."""
EASY_SHARE: Final = 0.3
"""The share of the puzzles that every level may solve."""
CONTESTED: Final = (0.08, 0.98)
"""The probability to win with the solution: lost or won positions are no puzzles."""
PLAYER: Final = "policy"
"""How the records name the players, which follow the rollout policy: quick and varied."""


class Found(NamedTuple):
    """What a search says of a decision: its choice, the value, and the lead over the next best."""

    best: int
    value: float
    margin: float


class Work(NamedTuple):
    """One game to look through."""

    game: str
    players: int
    seed: str
    long: int
    early: float
    until: float
    """When to stop, in seconds since the epoch."""


class Decision(NamedTuple):
    """A decision of the game, after `keep` actions."""

    keep: int
    info: InformationState


def find(
    game: Game,
    players: list[int],
    seed: str,
    long: int = LONG,
    early: float = EARLY,
    cores: int = 1,
    seconds: float = NO_TIME_LIMIT,
    most: int = UNLIMITED,
) -> Iterator[list[Puzzle]]:
    """The puzzles of each game that is looked through, until the time or the games are up.

    The same seed gives the same puzzles on any number of cores, unless the time
    runs out.
    """
    until = time.time() + seconds
    made = easy = 0
    for found in in_order(of_game, work(game, players, seed, long, early, until, most), cores):
        kept = []
        for puzzle in found:
            if not puzzle.difficulty:
                if easy + 1 > EASY_SHARE * (made + 2):
                    continue
                easy += 1
            made += 1
            kept.append(puzzle)
        yield kept


def work(
    game: Game, players: list[int], seed: str, long: int, early: float, until: float, most: int
) -> Iterator[Work]:
    """The games to look through; each number of players takes its turn."""
    index = 0
    while index < most and time.time() < until:
        yield Work(game.id, players[index % len(players)], f"{seed}/{index}", long, early, until)
        index += 1


def of_game(one: Work) -> list[Puzzle]:
    """The puzzles of one game, its later decisions taken in a random order."""
    game = games.get(one.game)
    rng = Random(one.seed)
    match, decisions = played(game, one.players, rng)
    decisions = decisions[int(one.early * len(decisions)) :]
    rng.shuffle(decisions)
    found: list[Puzzle] = []
    for decision in decisions:
        if len(found) == PER_GAME or time.time() >= one.until:
            break
        puzzle = puzzle_of(game, match, decision, one)
        if puzzle is not None:
            found.append(puzzle)
    return found


def played(game: Game, players: int, rng: Random) -> tuple[Match, list[Decision]]:
    """A game by the rollout policy, and its decisions with more than one choice."""
    match = Match(game, players)
    policy = title_of(game.id).bot().rollout_policy
    decisions: list[Decision] = []

    def choose(state: State, actor: int) -> int:
        if actor != CHANCE and len(state.legal()) > 1:
            decisions.append(Decision(len(match.actions), state.information_state(actor)))
        return policy.choose(state, rng)

    run(match.state, choose, match.play)
    return match, decisions


def puzzle_of(game: Game, match: Match, decision: Decision, one: Work) -> Puzzle | None:
    """The puzzle that a decision makes; None if no choice stands out."""
    info = decision.info
    for iterations, margin in FILTERS:
        if filtered(game, info, iterations, one.seed) < margin:
            return None
    agreed = agreement(game, info, one.long, one.seed)
    if agreed is None or time.time() >= one.until:
        return None
    record = opening_of(match, decision.keep)
    return Puzzle(
        id=new_id(record),
        record=record,
        seat=info.seat,
        solution=game.actions.text(agreed.best),
        value=round(agreed.value, 3),
        margin=round(agreed.margin, 3),
        difficulty=difficulty(game, info, agreed.best, one.seed),
    )


def opening_of(match: Match, keep: int) -> Record:
    """The record of the first `keep` actions."""
    game, players = match.game, match.players
    count = len(deciding(game, players, match.options))
    whole = match.record(seated(game, players, match.options, [PLAYER] * count))
    return Record(
        camarilla=whole.camarilla,
        game=whole.game,
        rules_version=whole.rules_version,
        players=players,
        options=whole.options,
        seats=whole.seats,
        actions=whole.actions[:keep],
    )


def agreement(game: Game, info: InformationState, long: int, seed: str) -> Found | None:
    """The result of all long searches, with the smallest margin; None if they disagree."""
    least: Found | None = None
    low, high = CONTESTED
    first = verified(game, info, long // FIRST_PART, f"{seed}/first")
    if first.margin < MARGIN * 2 / 3:
        return None
    for number in range(SEEDS):
        found = verified(game, info, long, f"{seed}/{number}")
        if found.margin < MARGIN or not low <= found.value <= high:
            return None
        if found.best != first.best:
            return None
        if least is None or found.margin < least.margin:
            least = found
    return least


def verified(game: Game, info: InformationState, long: int, seed: str) -> Found:
    """What a long search finds among all legal actions, however unlikely they are.

    It spends its tries on good actions. So its choice is then compared with the best of the others,
    with equally many tries for each.
    """
    search = search_among(game, info, list(info.legal), seed)
    search.run(long, NO_TIME_LIMIT)
    best, values = search.legal[search.choice()], search.values()
    ranked = sorted(range(len(values)), key=lambda index: -values[index])
    others = [search.legal[index] for index in ranked if search.legal[index] != best]
    again = search_among(game, info, [best, *others[:RIVALS]], f"{seed} again")
    again.exploration = COMPARED_EVENLY
    again.run(long, NO_TIME_LIMIT)
    first, *rest = again.values()
    return Found(best, first, first - max(rest))


def filtered(game: Game, info: InformationState, iterations: int, seed: str) -> float:
    """The margin after a short search among the likely actions, by those tried at all."""
    search = Search(game, title_of(game.id).bot(), info, Random(seed))
    search.run(iterations, NO_TIME_LIMIT)
    best, values, visits = search.choice(), search.values(), search.visits()
    others = [value for index, value in enumerate(values) if index != best and visits[index]]
    return values[best] - max(others, default=values[best])


def difficulty(game: Game, info: InformationState, solution: int, seed: str) -> int:
    """How many levels fail."""
    failed = 0
    for level in bots.LEVELS[:-1]:
        right = 0
        for number in range(TRIES):
            bot = read(meaning(level, game.id), Random(f"{seed}/{number}"))
            right += bot.choose(info, game) == solution
        failed += 2 * right < TRIES
    return failed
