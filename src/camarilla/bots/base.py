"""What a bot is."""

from typing import Protocol

from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState


class UnknownBot(CamarillaError):
    """No bot has this name."""


class BotFailed(CamarillaError):
    """A bot that is another program gave no legal answer."""


class Bot(Protocol):
    """Decides for a seat from what that seat may know."""

    def choose(self, info: InformationState, game: Game) -> int:
        """One of `view.legal`; asked only when the view's seat is the actor."""
        ...
