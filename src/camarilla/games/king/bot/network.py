"""How a practised player of For the King leans, by a network that was taught in games.

Its inputs are `network_features`; it was trained by `examples/teach_network.py`.
It knows only what a seat knows: never what others hide, nor what is still to be drawn.
"""

import importlib.resources
from math import exp
from typing import Final

from camarilla.games.king.bot.action_features import open_options
from camarilla.games.king.bot.network_features import KingSight
from camarilla.games.king.rules.state import KingState
from camarilla.search.network import Network

_PUPILS: Final[dict[int, "Pupil"]] = {}
"""By number of players; read when first asked."""


class Pupil:
    """A network, and what it looks at."""

    def __init__(self, players: int) -> None:
        folder = importlib.resources.files("camarilla.games.king.bot")
        self.network = Network(folder.joinpath("networks", f"{players}.net").read_bytes())
        self.sight = KingSight(players)
        assert self.network.sizes[0] == self.sight.width

    def leaning(self, s: KingState) -> dict[int, float]:
        """How likely each action is taken by whoever is to act."""
        found = open_options(s)
        if len(found.actions) == 1:
            return {found.actions[0]: 1.0}
        outputs = self.network.outputs(self.sight.encode(s, s.actor()))
        appeals = [outputs[option] for option in found.options]
        most = max(appeals)
        weights = [exp(appeal - most) for appeal in appeals]
        total = sum(weights)
        return {found.actions[index]: weights[index] / total for index in range(len(weights))}


def pupil(players: int) -> Pupil:
    found = _PUPILS.get(players)
    if found is None:
        found = _PUPILS[players] = Pupil(players)
    return found
