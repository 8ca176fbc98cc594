"""One step ahead: how each legal action would look at once, over imagined positions."""

from math import sqrt
from random import Random
from typing import Final

from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.mind import Mind, play_on

SURE: Final = 2.0
"""An action is given up when it is behind by so many standard errors."""


def choice(game: Game, mind: Mind, info: InformationState, samples: int, rng: Random) -> int:
    """The action that looks best over the samples, or over fewer if it is clear before."""
    seat = info.seat
    s = game.sample(info, rng)
    actions = mind.candidates(s)
    worths: list[list[float]] = [[] for _ in actions]
    left = list(range(len(actions)))
    for drawn in range(1, samples + 1):
        for index in left:
            after = soon_after(mind, s, actions[index], rng)
            worths[index].append(mind.values(after)[seat])
        left = still_good(worths, left, rng)
        if drawn == samples or len(left) == 1:
            break
        s = game.sample(info, rng)
    return actions[left[best([sum(worths[index]) for index in left], rng)]]


def still_good(worths: list[list[float]], left: list[int], rng: Random) -> list[int]:
    """Those of the actions that may yet turn out to be the best one.

    All are judged in the same positions, so their differences vary less than they do themselves;
    what is always equal to the best one is given up too.
    """
    leader = left[best([sum(worths[index]) for index in left], rng)]
    top = worths[leader]
    count = len(top)
    if count < 2:
        return left
    good = [leader]
    for index in left:
        behind = squares = 0.0
        for mine, its in zip(top, worths[index], strict=True):
            behind += mine - its
            squares += (mine - its) ** 2
        variance = max(squares - behind * behind / count, 0.0) / (count - 1)
        if index != leader and behind < SURE * sqrt(variance * count):
            good.append(index)
    return good


def worths(
    game: Game,
    mind: Mind,
    info: InformationState,
    actions: list[int],
    samples: int,
    rng: Random,
) -> list[float]:
    """The chance to win after each of the actions, as the mind judges it over the samples."""
    totals = [0.0] * len(actions)
    for _ in range(samples):
        s = mind.imagine(game, info, rng)
        for index, action in enumerate(actions):
            totals[index] += mind.values(soon_after(mind, s, action, rng))[info.seat]
    return [total / samples for total in totals]


def soon_after(mind: Mind, s: State, action: int, rng: Random) -> State:
    """The position after an action, when it can be judged.

    Where the actor has more to decide until then, several ways to go on are tried, and the best
    one counts: one would choose it.
    """
    best = judgeable(mind, s, action, rng)
    plans = mind.plans(s)
    if plans > 1:
        actor = s.actor()
        most = mind.values(best)[actor]
        for _ in range(1, plans):
            after = judgeable(mind, s, action, rng)
            value = mind.values(after)[actor]
            if value > most:
                most = value
                best = after
    return best


def judgeable(mind: Mind, s: State, action: int, rng: Random) -> State:
    """The position after an action, played on by instinct until it can be judged."""
    after = s.clone()
    end = mind.clock(after) + mind.pause()
    after.apply(action)
    if mind.pause():
        play_on(mind, after, end - mind.clock(after), rng, rng)
    while not mind.calm(after):
        after.apply(mind.instinct(after, rng))
    return after


def candidates(game: Game, mind: Mind, info: InformationState, rng: Random) -> list[int]:
    """The legal actions that are worth a thought, the same in every imagined position."""
    return mind.candidates(game.sample(info, rng))


def best(values: list[float], rng: Random) -> int:
    """The index of the greatest value; between equals chance decides."""
    top = max(values)
    ties = [index for index, value in enumerate(values) if value >= top - 1e-12]
    return ties[int(rng.random() * len(ties))]
