"""The inputs of a game's network, and the meaning of its outputs."""

from mypy_extensions import mypyc_attr

from camarilla.kernel.encoding import Encoder
from camarilla.kernel.game import State


class Candidates:
    """The actions that a network can choose from, each with the number of its output."""

    def __init__(self) -> None:
        self.outputs: list[int] = []
        self.actions: list[int] = []

    def add(self, output: int, action: int) -> None:
        self.outputs.append(output)
        self.actions.append(action)


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkFeatures:
    """For any game: the encoder of its environments, and an output for every action.

    A game may offer fewer inputs, or one output for actions that are alike.
    """

    def __init__(self, encoder: Encoder, outputs: int) -> None:
        self.encoder = encoder
        self.outputs = outputs
        """The number of outputs."""

    def candidates(self, s: State) -> Candidates:
        """The actions of the actor that are worth considering, known to it; never empty."""
        found = Candidates()
        legal = s.legal()
        found.actions = legal
        found.outputs = legal
        return found


class DecisionEncoder(Encoder):
    """The encoder of `features` for self-play: an action that is the only candidate is forced."""

    def __init__(self, features: NetworkFeatures) -> None:
        super().__init__(features.encoder.players)
        self.features = features
        self.parts = features.encoder.parts
        self.size = features.encoder.size

    def add(self, s: State, seat: int, chunks: list[bytes]) -> None:
        self.features.encoder.add(s, seat, chunks)

    def forced_action(self, s: State) -> int:
        found = self.features.candidates(s).actions
        return found[0] if len(found) == 1 else -1
