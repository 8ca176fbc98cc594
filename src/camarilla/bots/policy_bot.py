"""The bot that plays by its network alone, without search."""

from random import Random

from camarilla.bots.search_bots import GreedyBot
from camarilla.games import title_of
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState


class PolicyBot:
    """Draws from the policy of the game's network; plays like *greedy* without one."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.fallback = GreedyBot(rng)

    def choose(self, info: InformationState, game: Game) -> int:
        if len(info.legal) == 1:
            return info.legal[0]
        policy = title_of(game.id).network_policy()
        if policy.network_for(info.players) is None:
            return self.fallback.choose(info, game)
        return policy.choose(game.sample(info, self.rng), self.rng)
