"""How good a position is for each seat."""

from math import exp

from mypy_extensions import mypyc_attr

from camarilla.kernel.game import OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Values of positions. This one, for any game, uses the scores so far; games override it.

    It gets determinizations and may use everything in them.
    """

    def expected_scores(self, s: State) -> list[float]:
        """The points that each seat is likely to have in the end."""
        return [float(score) for score in s.scores()]

    def score_scale(self, s: State) -> float:
        """The difference in points that makes a seat e times as likely to win as another."""
        return 2.0

    def values(self, s: State) -> list[float]:
        """Each seat's probability to win, summing to 1."""
        if s.actor() == OVER:
            return outcome(s)
        return win_probabilities(self.expected_scores(s), self.score_scale(s))


def outcome(s: State) -> list[float]:
    """The result of a finished game: 1 for the winner; several winners share it."""
    winners = s.winners()
    result = [0.0] * len(s.scores())
    for seat in winners:
        result[seat] = 1.0 / len(winners)
    return result


def win_probabilities(scores: list[float], scale: float) -> list[float]:
    """The softmax of expected scores."""
    best = max(scores)
    weights = [exp((points - best) / scale) for points in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
