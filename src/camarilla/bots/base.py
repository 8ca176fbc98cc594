"""What a bot is."""

from typing import NamedTuple, Protocol, runtime_checkable

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
        """One of `info.legal`; asked only when `info.seat` is the actor."""
        ...


class ExpectedAction(NamedTuple):
    """An action that a bot expects from somebody."""

    actor: int
    action: int


class Explanation(NamedTuple):
    """A bot's findings about a decision, in the order of `info.legal`."""

    best: int
    """The index of the action that it would choose."""
    values: list[float]
    """The probability to win with each action."""
    visits: list[int]
    """How often its search tried each action; zeros without a search."""
    lines: list[list[ExpectedAction]]
    """What it expects after each action."""
    seats: list[list[float]]
    """Every seat's probability to win after each action; empty without a search."""
    guided: bool = False
    """Whether a learned prior influenced the choice."""


@runtime_checkable
class ExplainingBot(Protocol):
    """A bot that can explain a decision."""

    def explain(self, info: InformationState, game: Game) -> Explanation:
        """Its findings about each legal action; raises `UnknownBot` if it cannot explain."""
        ...
