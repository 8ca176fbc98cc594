"""A game whose samples are the true position, for bots that see everything.

For upper bounds in experiments, and for the review of a game that is over. No table seats such a
bot. It does not know future chance outcomes.
"""

from random import Random

from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState


class OpenGame(Game):
    """A game whose samples are the true position."""

    def __init__(self, game: Game) -> None:
        self.id = game.id
        self.actions = game.actions
        self.truth = game.setup(game.min_players)

    def sample(self, info: InformationState, rng: Random) -> State:  # noqa: ARG002
        return self.truth.clone()
