"""One step ahead: how each legal action would look at once, over imagined positions."""

from random import Random

from camarilla.bots.minds.mind import Mind, play_on
from camarilla.kernel.game import Game, State
from camarilla.kernel.views import View


def worths(
    game: Game, mind: Mind, view: View, actions: list[int], samples: int, rng: Random
) -> list[float]:
    """The chance to win after each of the actions, as the mind judges it over the samples."""
    totals = [0.0] * len(actions)
    for _ in range(samples):
        s = game.sample(view, rng)
        for index, action in enumerate(actions):
            totals[index] += mind.values(soon_after(mind, s, action, rng))[view.seat]
    return [total / samples for total in totals]


def soon_after(mind: Mind, s: State, action: int, rng: Random) -> State:
    """The position after an action, when it can be judged."""
    after = s.clone()
    end = mind.clock(after) + mind.pause()
    after.apply(action)
    if mind.pause():
        play_on(mind, after, end - mind.clock(after), rng, rng)
    while not mind.calm(after):
        after.apply(mind.instinct(after, rng))
    return after


def candidates(game: Game, mind: Mind, view: View, rng: Random) -> list[int]:
    """The legal actions that are worth a thought, the same in every imagined position."""
    return mind.candidates(game.sample(view, rng))


def best(values: list[float], rng: Random) -> int:
    """The index of the greatest value; between equals chance decides."""
    top = max(values)
    ties = [index for index, value in enumerate(values) if value >= top - 1e-12]
    return ties[int(rng.random() * len(ties))]
