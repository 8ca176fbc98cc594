"""The review of a finished game: what each decision cost, given what its player could know.

A search estimates every seat's chance to win with the best choice and with the one that was made.
The difference is the cost. A second analysis with all cards open is reported separately, since
nobody could have known them.
"""

from collections.abc import Iterable, Iterator
from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

import msgspec

from camarilla.bots.analysis import Analysis, standard_error, with_reasons
from camarilla.bots.base import Explanation, UnknownBot
from camarilla.bots.levels import meaning, read
from camarilla.bots.open_cards import OpenGame
from camarilla.bots.reasons import Reason
from camarilla.bots.search_bots import COMPARED_EVENLY, SearchBot, compare_only
from camarilla.kernel.game import CHANCE, Game, State
from camarilla.kernel.information import InformationState
from camarilla.kernel.record import ReplayStep

GRADES: Final = ("best", "good", "inaccuracy", "mistake", "blunder")
LOST: Final = (0.02, 0.06, 0.12)
"""The lost chance from which a choice is an inaccuracy, a mistake, a blunder."""
STEEPNESS: Final = 8.0
"""How fast the accuracy of a decision falls with the chance it cost."""
KEY_MOMENTS: Final = 6
KEY_COST: Final = 0.06
"""A decision that cost at least this much is a key moment."""
KEY_SWING: Final = 0.2
"""So is one after which some seat's chance has changed by this much."""
SURE: Final = 1.96
"""Standard errors to each side of a 95 % interval."""
OPEN_PART: Final = 0.4
"""The share of the iterations for the search with all cards open."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What a decision was worth."""

    index: int
    """How many actions came before it."""
    seat: int
    chosen: str
    best: str
    """In notation."""
    value: float
    """The seat's chance to win with the best choice, given what it could know."""
    cost: float
    """The chance that the choice cost."""
    error: float
    """The standard error of the cost."""
    grade: str
    """One of `GRADES`."""
    seats: tuple[float, ...]
    """Every seat's chance to win before the decision, given what the deciding seat could know."""
    reasons: tuple[Reason, ...]
    """What speaks for the best choice, where another one was made."""
    open_best: str
    """The best choice with all cards open; empty if it was not asked for."""
    open_cost: float
    open_seats: tuple[float, ...]


class Accuracy(msgspec.Struct, frozen=True):
    """How close a player's decisions were to the best, in percent."""

    seat: int
    decisions: int
    mean: float
    plus_minus: float
    """Half of the 95 % interval that the errors of the searches leave."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """All verdicts of a game, and what follows from them."""

    bot: str
    verdicts: tuple[Verdict, ...]
    accuracy: tuple[Accuracy, ...]
    key_moments: tuple[int, ...]
    """Indices of verdicts, in the order of the game."""


class Decision(NamedTuple):
    """A decision of a finished game."""

    at: int
    """How many actions came before it."""
    state: State
    chosen: int


def decisions(steps: Iterable[ReplayStep]) -> Iterator[Decision]:
    """The decisions of a game with more than one choice, from its replay."""
    before: State | None = None
    for step in steps:
        if before is not None and step.actor != CHANCE and len(before.legal()) > 1:
            yield Decision(step.index - 1, before, step.action)
        before = step.state.clone()


def judge(
    game: Game, info: InformationState, chosen: int, bot: str, seed: str, truth: State | None = None
) -> Verdict:
    """What a decision was worth; with all cards open too if the true position is given.

    `index` is left at 0.
    """
    best, values, cost, wrong = compared(game, info, chosen, searcher(game, bot, seed))
    verdict = Verdict(
        index=0,
        seat=info.seat,
        chosen=game.actions.text(chosen),
        best=game.actions.text(best),
        value=values[info.seat],
        cost=cost,
        error=wrong,
        grade=grade(chosen == best, cost, wrong),
        seats=tuple(values),
        reasons=() if chosen == best else reasons_against(game, info, best, chosen, seed),
        open_best="",
        open_cost=0.0,
        open_seats=(),
    )
    if truth is None:
        return verdict
    open_game = OpenGame(game)
    open_game.truth = truth
    open_bot = searcher(game, bot, seed, OPEN_PART)
    best, values, cost, _ = compared(open_game, info, chosen, open_bot)
    return msgspec.structs.replace(
        verdict, open_best=game.actions.text(best), open_cost=cost, open_seats=tuple(values)
    )


def searcher(game: Game, bot: str, seed: str, part: float = 1.0) -> SearchBot:
    """The search of this name, or with a part of its iterations."""
    found = read(meaning(bot, game.id), Random(seed))
    if not isinstance(found, SearchBot):
        raise UnknownBot(f"the bot {bot!r} does not search")
    iterations = max(1, int(part * found.settings.iterations))
    found.settings = found.settings._replace(iterations=iterations)
    return found


def compared(
    game: Game, info: InformationState, chosen: int, bot: SearchBot
) -> tuple[int, list[float], float, float]:
    """The best choice, every seat's chance with it, what the chosen one cost, and the error.

    The search spends its tries on good choices. So a second one compares the choice that was made
    with the best one, with equally many tries for both.
    """
    search = bot.search(info, game)
    place = search.choice()
    best = search.legal[place]
    values = search.seat_values.mean(place) or [0.0] * info.players
    if best == chosen:
        return best, values, 0.0, 0.0
    again = bot.new_search(info, game)
    compare_only(again, [best, chosen])
    again.exploration = COMPARED_EVENLY
    again.run(bot.settings.iterations // 2, bot.settings.seconds)
    better, worse = again.values()
    pairs = zip((better, worse), again.visits(), strict=True)
    wrong = sqrt(sum(standard_error(value, visits) ** 2 for value, visits in pairs))
    return best, values, max(0.0, better - worse), wrong


def reasons_against(
    game: Game, info: InformationState, best: int, chosen: int, seed: str
) -> tuple[Reason, ...]:
    """The facts of the best choice that the choice made does not have."""
    told = [
        Analysis(
            action=action,
            text="",
            value=0.0,
            share=0.0,
            visits=0,
            reason="",
            line=(),
            actors=(),
        )
        for action in (best, chosen)
    ]
    count = len(info.legal)
    nothing = Explanation(0, [], [], [[] for _ in range(count)], [[] for _ in range(count)])
    return with_reasons(game, info, nothing, told, Random(f"{seed} reasons"))[0].reasons


def grade(is_best: bool, cost: float, wrong: float) -> str:
    """The grade by the lost chance, as far as it exceeds the error."""
    lost = max(0.0, cost - wrong)
    if is_best:
        return GRADES[0]
    return GRADES[1 + sum(lost >= limit for limit in LOST)]


def summed_up(bot: str, players: int, verdicts: list[Verdict]) -> Review:
    """The review that the verdicts make."""
    return Review(
        bot=bot,
        verdicts=tuple(verdicts),
        accuracy=tuple(
            accuracy(seat, own)
            for seat in range(players)
            if (own := [one for one in verdicts if one.seat == seat])
        ),
        key_moments=key_moments(verdicts),
    )


def accuracy(seat: int, verdicts: list[Verdict]) -> Accuracy:
    count = len(verdicts)
    mean = sum(points(one.cost) for one in verdicts) / count
    errors = [(points(max(0.0, v.cost - v.error)) - points(v.cost + v.error)) / 2 for v in verdicts]
    plus_minus = SURE * sqrt(sum(error * error for error in errors)) / count
    # No accuracy is beyond 0 or 100, so no interval reaches further than the farther of them.
    plus_minus = min(plus_minus, max(mean, 100 - mean))
    return Accuracy(seat, count, round(mean, 1), round(plus_minus, 1))


def points(cost: float) -> float:
    """How accurate a decision of this cost is, in percent."""
    return 100 * exp(-STEEPNESS * cost)


def key_moments(verdicts: list[Verdict]) -> tuple[int, ...]:
    """The decisions that cost most; where there are few, those after which the chances changed."""
    cost: dict[int, float] = {}
    swing: dict[int, float] = {}
    for place, verdict in enumerate(verdicts):
        lost = verdict.cost - verdict.error
        if lost >= KEY_COST:
            cost[place] = lost
        elif place + 1 < len(verdicts):
            pairs = zip(verdict.seats, verdicts[place + 1].seats, strict=True)
            change = max((abs(one - other) for one, other in pairs), default=0.0)
            if change >= KEY_SWING:
                swing[place] = change
    ranked = [sorted(weight, key=lambda place: -weight[place]) for weight in (cost, swing)]
    return tuple(sorted((ranked[0] + ranked[1])[:KEY_MOMENTS]))
