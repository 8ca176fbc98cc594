"""Bots that see the true position: upper bounds, to measure what hidden information is worth.

They cheat, so they live away from `camarilla.bots`: a ladder can seat them, no table can. Such a
bot is an ordinary bot whose determinizations are the true position. It does not know future chance
outcomes.
"""

from random import Random
from typing import Final

from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState

OMNISCIENT: Final = "omniscient:"
"""Before the name of a bot, in a ladder: `omniscient:ismcts:300`."""


class OmniscientGame(Game):
    """A game whose samples are the true position."""

    def __init__(self, game: Game) -> None:
        self.id = game.id
        self.actions = game.actions
        self.truth = game.setup(game.min_players)

    def sample(self, info: InformationState, rng: Random) -> State:  # noqa: ARG002
        return self.truth.clone()
