"""The policy networks of For the King, one for each number of players.

Their inputs are `network_features`; they were trained by `examples/train_network.py`. A network
knows only what a seat knows: never what others hide, nor what is still to be drawn.
"""

import importlib.resources
from math import exp
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.king.bot.action_features import candidate_options
from camarilla.games.king.bot.network_features import KingFeatures
from camarilla.games.king.rules.cast import as_king
from camarilla.games.king.rules.state import KingState
from camarilla.kernel.game import State
from camarilla.search.network import Network
from camarilla.search.policy import Policy

_NETWORKS: Final[dict[int, "PolicyNetwork"]] = {}
"""By number of players; loaded at first use."""


class PolicyNetwork:
    """A network and the features it reads."""

    def __init__(self, players: int) -> None:
        folder = importlib.resources.files("camarilla.games.king.bot")
        self.network = Network(folder.joinpath("networks", f"{players}.net").read_bytes())
        self.features = KingFeatures(players)
        assert self.network.sizes[0] == self.features.width

    def probabilities(self, s: KingState) -> dict[int, float]:
        """The softmax of the network's outputs for the open options."""
        found = candidate_options(s)
        if len(found.actions) == 1:
            return {found.actions[0]: 1.0}
        outputs = self.network.outputs(self.features.encode(s, s.actor()))
        logits = [outputs[option] for option in found.options]
        most = max(logits)
        weights = [exp(logit - most) for logit in logits]
        total = sum(weights)
        return {found.actions[index]: weights[index] / total for index in range(len(weights))}


def network_for(players: int) -> PolicyNetwork:
    found = _NETWORKS.get(players)
    if found is None:
        found = _NETWORKS[players] = PolicyNetwork(players)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class KingNetworkPolicy(Policy):
    """Plays by the network for the number of players."""

    def probabilities(self, state: State) -> dict[int, float]:
        s = as_king(state)
        return network_for(s.setup.players).probabilities(s)

    def choose(self, s: State, rng: Random) -> int:
        """A random action, by the probabilities."""
        if s.actor() < 0:
            return s.random_action(rng)
        point = rng.random()
        found = self.probabilities(s)
        for action in found:
            point -= found[action]
            if point < 0.0:
                return action
        return max(found, key=lambda action: found[action])

    def candidates(self, s: State) -> list[int]:
        return candidate_options(as_king(s)).actions
