"""The random bot."""

from random import Random

from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState


class RandomBot:
    """Plays like the game's random walk, in a position that its seat considers possible."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, info: InformationState, game: Game) -> int:
        return game.sample(info, self.rng).random_action(self.rng)
