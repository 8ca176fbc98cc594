"""A policy by a trained network, in any game that has weights."""

from collections.abc import Callable
from math import exp
from random import Random

from mypy_extensions import mypyc_attr

from camarilla.kernel.game import State
from camarilla.search.network import Network, WeightsFile
from camarilla.search.network_features import Candidates, NetworkFeatures
from camarilla.search.policy import Policy


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkPolicy(Policy):
    """Plays by the network for the number of players.

    It knows only what a seat knows: never what others hide, nor what is still to be drawn. Where
    there are no weights, or no numpy, its probabilities are empty, and it plays at random.
    """

    def __init__(
        self, file: Callable[[], WeightsFile | None], features: Callable[[int], NetworkFeatures]
    ) -> None:
        self.file = file
        """Loads the weights, None if there are none; called at first use."""
        self.make_features = features
        """By number of players: what the network reads and answers."""
        self.networks: dict[int, Network | None] = {}
        self.features: dict[int, NetworkFeatures] = {}
        """By number of players, as far as they were used."""

    def network_for(self, players: int) -> Network | None:
        """The network for a number of players; None if there is none."""
        if players not in self.networks:
            file = self.file()
            network = file.network(players) if file is not None else None
            if network is not None and network.size != self.features_for(players).encoder.size:
                raise ValueError("these weights were trained with another encoder")
            self.networks[players] = network
        return self.networks[players]

    def features_for(self, players: int) -> NetworkFeatures:
        """What a network for this number of players reads, and what its outputs mean."""
        found = self.features.get(players)
        if found is None:
            found = self.features[players] = self.make_features(players)
        return found

    def probabilities(self, s: State) -> dict[int, float]:
        """The softmax of the network's logits for the candidates; empty without a network."""
        players = len(s.scores())
        network = self.network_for(players)
        if network is None:
            return {}
        features = self.features_for(players)
        found = features.candidates(s)
        if len(found.actions) == 1:
            return {found.actions[0]: 1.0}
        logits = network.logits(features.encoder.encode(s, s.actor()), found.outputs)
        return softmax(found, logits)

    def choose(self, s: State, rng: Random) -> int:
        """A random action, by the probabilities."""
        found = self.probabilities(s) if s.actor() >= 0 else {}
        if not found:
            return s.random_action(rng)
        point = rng.random()
        for action in found:
            point -= found[action]
            if point < 0.0:
                return action
        return max(found, key=lambda action: found[action])

    def candidates(self, s: State) -> list[int]:
        return self.features_for(len(s.scores())).candidates(s).actions


def softmax(found: Candidates, logits: list[float]) -> dict[int, float]:
    """The probability of each candidate action."""
    most = max(logits)
    weights = [exp(logit - most) for logit in logits]
    total = sum(weights)
    return {found.actions[index]: weights[index] / total for index in range(len(weights))}
