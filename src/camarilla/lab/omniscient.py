"""The ceiling of a game: bots that see everything, to measure how much there is to be known.

They cheat, and live here, away from `camarilla.bots`: a ladder can seat them, no table can. Such a
bot is a bot like any other, but what it imagines is always the true position. The luck that is
still to come it does not know.
"""

from random import Random
from typing import Final

from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState

SEEING: Final = "seeing:"
"""Before the name of a bot, in a ladder: `seeing:ismcts:300`."""


class Unveiled(Game):
    """A game whose samples are the truth."""

    def __init__(self, game: Game) -> None:
        self.id = game.id
        self.actions = game.actions
        self.truth = game.setup(game.min_players)

    def sample(self, info: InformationState, rng: Random) -> State:  # noqa: ARG002
        return self.truth.clone()
