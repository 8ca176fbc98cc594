"""Omniscient bots: they see the true state, for an upper bound on what information is worth.

They cheat, and live here, away from `camarilla.bots`: a ladder can seat them, no table can. Such a
bot is a bot like any other, but every determinization is the true state. Future chance outcomes it
does not know.
"""

from random import Random
from typing import Final

from camarilla.bots.base import Bot
from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState

OMNISCIENT: Final = "omniscient:"
"""Before the name of a bot, in a ladder: `omniscient:ismcts:300`."""


class TrueStateGame(Game):
    """A game whose samples are the true state."""

    def __init__(self, game: Game) -> None:
        self.id = game.id
        self.actions = game.actions
        self.state = game.setup(game.min_players)

    def sample(self, info: InformationState, rng: Random) -> State:  # noqa: ARG002
        return self.state.clone()


class OmniscientBot:
    """A bot that determinizes to the true state."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.bot = bot
        self.game = TrueStateGame(game)

    def choose_in(self, state: State) -> int:
        """The choice of the seat that is to act."""
        self.game.state = state
        return self.bot.choose(state.information_state(state.actor()), self.game)
