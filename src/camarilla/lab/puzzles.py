"""Finds puzzles: bots play, and a long search looks for decisions where one choice is the best.

A short search picks the candidates. A long one must agree with itself over several seeds, each time
with the margin; then the levels of bots try, and how many of them fail is the difficulty.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from camarilla import bots
from camarilla.bots.base import ExplainingBot, Explanation
from camarilla.bots.levels import meaning, read
from camarilla.bots.puzzles import MARGIN, Puzzle, new_id
from camarilla.games import title_of
from camarilla.kernel.game import CHANCE, OVER, Game
from camarilla.kernel.information import InformationState
from camarilla.kernel.match import Match, Player
from camarilla.kernel.record import Record
from camarilla.kernel.seating import deciding, seated

LEVEL: Final = "courtier"
"""The bot whose games are searched for puzzles: good, and not always right."""
SEEDS: Final = 3
"""Long searches that must agree."""
TRIES: Final = 3
"""Times that each level tries; it fails a puzzle if it fails most of them."""
ENOUGH_VISITS: Final = 12
"""A choice that the long search tried less often is not compared: its value is a guess."""
PER_GAME: Final = 2
"""Puzzles of one game; more would look alike."""
EASY_SHARE: Final = 0.3
"""At most so many of the puzzles are solved by every level."""
CONTESTED: Final = (0.08, 0.97)
"""The probability to win with the solution: what is lost or won already is no puzzle."""


class Found(NamedTuple):
    """What a search says of a decision: its choice, the value, and the lead over the next best."""

    best: int
    value: float
    margin: float


def find(
    game: Game, players: int, seed: str, quick: int = 300, long: int = 4000
) -> Iterator[Puzzle | None]:
    """Puzzles without end; None after every game, so that the caller can stop or tell of it."""
    index = made = easy = 0
    while True:
        of_game = 0
        for puzzle in candidates(game, players, f"{seed}/{index}", quick, long):
            if not puzzle.difficulty:
                if easy + 1 > EASY_SHARE * (made + 2):
                    continue
                easy += 1
            made += 1
            of_game += 1
            yield puzzle
            if of_game == PER_GAME:
                break
        index += 1
        yield None


def candidates(game: Game, players: int, seed: str, quick: int, long: int) -> Iterator[Puzzle]:
    """The puzzles of one game between courtiers, in a random order of its decisions."""
    match = Match(game, players)
    rng = Random(seed)
    count = len(deciding(game, players, match.options))
    names = seated(game, players, match.options, [LEVEL] * count)
    level = bots.make(LEVEL, seed)
    decisions: list[tuple[int, InformationState]] = []
    while match.state.actor() != OVER:
        actor = match.state.actor()
        if actor != CHANCE and len(match.state.legal()) > 1:
            decisions.append((len(match.actions), match.state.information_state(actor)))
        match.play(choice(match, actor, level, rng))
    rng.shuffle(decisions)
    for keep, info in decisions:
        if said(game, info, f"ismcts:{quick}", seed).margin < MARGIN:
            continue
        agreed = agreement(game, info, long, seed)
        if agreed is None:
            continue
        record = match.record(names)
        prefix = Record(
            camarilla=record.camarilla,
            game=record.game,
            rules_version=record.rules_version,
            players=players,
            options=record.options,
            seats=names,
            actions=record.actions[:keep],
        )
        yield Puzzle(
            id=new_id(prefix),
            record=prefix,
            seat=info.seat,
            solution=game.actions.text(agreed.best),
            value=round(agreed.value, 3),
            margin=round(agreed.margin, 3),
            difficulty=difficulty(game, info, agreed.best, seed),
        )


def choice(match: Match, actor: int, level: Player, rng: Random) -> int:
    state = match.state
    if actor == CHANCE:
        return state.random_action(rng)
    return level.choose(state.information_state(actor), match.game)


def agreement(game: Game, info: InformationState, long: int, seed: str) -> Found | None:
    """What all long searches say, with the least margin; None if they do not agree."""
    least: Found | None = None
    for number in range(SEEDS):
        found = said(game, info, f"ismcts:{long}", f"{seed}/{number}")
        low, high = CONTESTED
        if found.margin < MARGIN or not low <= found.value <= high:
            return None
        if least is not None and found.best != least.best:
            return None
        if least is None or found.margin < least.margin:
            least = found
    return least


def said(game: Game, info: InformationState, bot: str, seed: str) -> Found:
    """What a search finds."""
    searcher = read(meaning(bot, game.id), Random(seed))
    assert isinstance(searcher, ExplainingBot)
    return lead(info, searcher.explain(info, game))


def lead(info: InformationState, found: Explanation) -> Found:
    """The choice, and its lead over every other one that the search looked into."""
    best = found.best
    others = [
        value
        for index, value in enumerate(found.values)
        if index != best and found.visits[index] >= ENOUGH_VISITS
    ]
    margin = found.values[best] - max(others) if others else 0.0
    return Found(info.legal[best], found.values[best], margin)


def difficulty(game: Game, info: InformationState, solution: int, seed: str) -> int:
    """How many levels fail."""
    failed = 0
    for level in range(len(title_of(game.id).levels) - 1):
        right = 0
        for number in range(TRIES):
            bot = bots.make(bots.LEVELS[level], f"{seed}/{number}")
            right += bot.choose(info, game) == solution
        failed += 2 * right < TRIES
    return failed
