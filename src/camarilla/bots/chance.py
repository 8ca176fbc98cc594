"""The bot that leaves its choices to chance."""

from random import Random

from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState


class RandomBot:
    """Walks as the game's own random play does, in a position that its seat holds possible."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, info: InformationState, game: Game) -> int:
        return game.sample(info, self.rng).random_action(self.rng)
