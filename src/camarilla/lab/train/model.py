"""The network that is trained: layers for each table's inputs, shared ones, and two heads."""

from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import nn

from camarilla.games import Title
from camarilla.kernel.errors import BadOption
from camarilla.lab.train.vocabulary import Vocabulary
from camarilla.search.network import WeightsFile, pack_weights


class PolicyValueNetwork(nn.Module):  # type: ignore[misc]
    """A policy head and a value head on shared hidden layers.

    Every number of players has a first layer of its own, because its inputs differ.
    """

    def __init__(self, title: Title, vocabulary: Vocabulary, hidden: tuple[int, ...]) -> None:
        super().__init__()
        self.first = nn.ModuleDict()
        self.sizes: dict[int, int] = {}
        """By number of players: the length of the encoder's vector."""
        for players, columns in vocabulary.columns.items():
            self.first[str(players)] = nn.Linear(len(columns), hidden[0])
            encoder = title.network_features(players).encoder
            self.sizes[players] = encoder.size
            scales = np.array(encoder.scales(), np.float32)
            self.register_buffer(f"scales_{players}", torch.from_numpy(scales[columns]))
        self.hidden = nn.ModuleList(nn.Linear(before, after) for before, after in pairwise(hidden))
        self.policy = nn.Linear(hidden[-1], vocabulary.rows)
        self.value = nn.Linear(hidden[-1], max(vocabulary.columns))
        """Every player's part of the victory, in the order of play from the actor on."""
        with torch.no_grad():
            self.policy.weight.mul_(0.01)
            self.policy.bias.zero_()

    def forward(self, players: int, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Log-probabilities of the rows, closed ones far below all others, and every player's
        value."""
        inputs = seen.float() * getattr(self, f"scales_{players}")
        last = torch.relu(self.first[str(players)](inputs))
        for layer in self.hidden:
            last = torch.relu(layer(last))
        logits = self.policy(last).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, -1), self.value(last)[:, :players]


def weights_file(model: PolicyValueNetwork, vocabulary: Vocabulary, game: str) -> bytes:
    """The network as a file for bots; the scales of the inputs become part of the weights."""
    arrays: dict[str, Any] = {"outputs": vocabulary.outputs}
    plans = {}

    def add(name: str, layer: Any, scales: Any = None) -> str:
        weight = layer.weight.detach().cpu().numpy()
        arrays[f"{name}.weight"] = (weight if scales is None else weight * scales).T
        arrays[f"{name}.bias"] = layer.bias.detach().cpu().numpy()
        return name

    hidden = [add(f"hidden.{index}", layer) for index, layer in enumerate(model.hidden)]
    heads = {"policy": add("policy", model.policy), "value": add("value", model.value)}
    for players, columns in vocabulary.columns.items():
        scales = getattr(model, f"scales_{players}").cpu().numpy()
        first = add(f"first.{players}", model.first[str(players)], scales)
        arrays[f"columns.{players}"] = columns
        plans[str(players)] = {
            "size": model.sizes[players],
            "columns": f"columns.{players}",
            "outputs": "outputs",
            "hidden": [first, *hidden],
            **heads,
        }
    return pack_weights(arrays, {"game": game, "players": plans})


def load_weights(model: PolicyValueNetwork, vocabulary: Vocabulary, file: WeightsFile) -> None:
    """Take over the layers of a file for bots; tables that it lacks keep their fresh first layer.

    Raises `BadOption` if its layers have other sizes.
    """
    plans: dict[str, Any] = file.about["players"]
    shared = [plan for players, plan in plans.items() if int(players) in vocabulary.columns]
    plan = (shared or list(plans.values()))[0]

    def take(layer: Any, name: str, scales: Any = None) -> None:
        weight, bias = file.layer(name)
        weight = weight.T if scales is None else weight.T / scales
        if weight.shape[1] != layer.weight.shape[1]:
            raise BadOption("the weights to start from have layers of other sizes")
        rows = min(len(weight), len(layer.weight))
        with torch.no_grad():
            layer.weight[:rows] = torch.from_numpy(weight[:rows])
            layer.bias[:rows] = torch.from_numpy(bias[:rows])

    names = plan["hidden"]
    if [len(file.layer(name)[1]) for name in names] != hidden_sizes(model):
        raise BadOption("the weights to start from have layers of other sizes")
    for layer, name in zip(model.hidden, names[1:], strict=True):
        take(layer, name)
    take(model.policy, plan["policy"])
    if plan["value"]:
        take(model.value, plan["value"])
    for players in vocabulary.columns:
        if str(players) in plans:
            first = model.first[str(players)]
            scales = getattr(model, f"scales_{players}").cpu().numpy()
            take(first, plans[str(players)]["hidden"][0], scales)


def hidden_sizes(model: PolicyValueNetwork) -> list[int]:
    first = next(iter(model.first.values()))
    return [first.out_features, *(layer.out_features for layer in model.hidden)]
