"""One step ahead: how each legal action would look at once, over imagined positions."""

from random import Random

from camarilla.bots.minds.mind import Mind
from camarilla.kernel.game import Game
from camarilla.kernel.views import View


def worths(game: Game, mind: Mind, view: View, samples: int, rng: Random) -> list[float]:
    """The chance to win after each of `view.legal`, as the mind judges it over the samples."""
    legal = list(view.legal)
    seat = view.seat
    totals = [0.0] * len(legal)
    for _ in range(samples):
        s = game.sample(view, rng)
        for index, action in enumerate(legal):
            after = s.clone()
            after.apply(action)
            totals[index] += mind.values(after)[seat]
    return [total / samples for total in totals]


def best(values: list[float], rng: Random) -> int:
    """The index of the greatest value; between equals chance decides."""
    top = max(values)
    ties = [index for index, value in enumerate(values) if value >= top - 1e-12]
    return ties[int(rng.random() * len(ties))]
