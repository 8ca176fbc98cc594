"""A policy by a trained network, in any game that has weights."""

from collections.abc import Callable
from math import exp
from random import Random

from mypy_extensions import mypyc_attr

from camarilla.kernel.game import State
from camarilla.search.network import Network, WeightsFile
from camarilla.search.network_features import Candidates, NetworkFeatures
from camarilla.search.policy import Policy


class Evaluation:
    """A network's output for a decision."""

    def __init__(self, found: Candidates, priors: list[float], values: list[float]) -> None:
        self.actions = found.actions
        self.priors = priors
        """For each of the actions."""
        self.values = values
        """By seat the share of the victory; empty without a value head."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkPolicy(Policy):
    """Plays by the network for the number of players. It uses only what a seat knows, never hidden
    cards or future draws. Without weights or numpy, its probabilities are empty and it plays at
    random.
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
        """By number of players, loaded at first use."""

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

    def has_values(self, players: int) -> bool:
        """Whether there is a network with a value head for this number of players."""
        network = self.network_for(players)
        return network is not None and network.value is not None

    def evaluate(self, states: list[State]) -> list[Evaluation]:
        """Many decisions at once; the network must exist."""
        players = len(states[0].scores())
        network = self.network_for(players)
        assert network is not None
        features = self.features_for(players)
        vectors = [features.encoder.encode(s, s.actor()) for s in states]
        logits, values = network.evaluate(vectors)
        found: list[Evaluation] = []
        for index, s in enumerate(states):
            candidates = features.candidates(s)
            picked: list[float] = logits[index][network.rows(candidates.outputs)].tolist()
            by_seat: list[float] = []
            if values:
                away = players - s.actor()
                by_seat = [values[index][(seat + away) % players] for seat in range(players)]
            found.append(Evaluation(candidates, probabilities_of(picked), by_seat))
        return found

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
    weights = probabilities_of(logits)
    return {found.actions[index]: weights[index] for index in range(len(weights))}


def probabilities_of(logits: list[float]) -> list[float]:
    most = max(logits)
    weights = [exp(logit - most) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]
