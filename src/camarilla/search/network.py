"""Inference of small fully connected networks, by numpy.

One file holds the networks of a game for all numbers of players: an npz archive of half floats.
Its member `about` is a JSON object that names the layers of each number of players, so that they
can share layers (docs/training.md). Numpy is optional: without it there are no networks, and bots
search without a prior.

A single decision multiplies and adds element by element, so every machine gets the same result.
"""

import importlib
import io
import json
import os
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

ABOUT: Final = "about"
FORMAT: Final = 1
"""The version of the file format."""


def import_numpy() -> Any:
    """Numpy, or None if it is not installed."""
    try:
        return importlib.import_module("numpy")
    except ImportError:
        return None


np: Any = import_numpy()


class Network:
    """The network for one number of players: hidden layers, a policy head, maybe a value head."""

    def __init__(self, archive: "WeightsFile", players: int) -> None:
        plan: dict[str, Any] = archive.about["players"][str(players)]
        self.players = players
        self.size: int = plan["size"]
        """The length of the encoder's vector in training."""
        self.columns: Any = archive.array(plan["columns"]) if plan["columns"] else None
        """The features that the first layer reads; None: the first ones, all of its width."""
        self.outputs: dict[int, int] = {}
        """By output of `NetworkFeatures` the row of the policy head; empty: the same number."""
        if plan["outputs"]:
            known: list[int] = archive.array(plan["outputs"]).tolist()
            self.outputs = {output: row for row, output in enumerate(known, 1)}
        self.hidden: list[Any] = [archive.layer(name) for name in plan["hidden"]]
        self.policy: Any = archive.layer(plan["policy"])
        self.value: Any = archive.layer(plan["value"]) if plan["value"] else None
        self.width: int = self.hidden[0][0].shape[0]
        """The number of inputs of the first layer."""

    def rows(self, outputs: list[int]) -> list[int]:
        """The policy head's rows for these outputs; those not seen in training share row 0."""
        if not self.outputs:
            return outputs
        known = self.outputs
        return [known.get(output, 0) for output in outputs]

    def logits(self, features: bytes, outputs: list[int]) -> list[float]:
        """The logit of each of the outputs."""
        last = self._hidden(features)
        weight, bias = self.policy
        rows = self.rows(outputs)
        columns = weight[:, rows]
        found: list[float] = ((columns * last[:, None]).sum(0) + bias[rows]).tolist()
        return found

    def evaluate(self, batch: list[bytes]) -> tuple[Any, list[list[float]]]:
        """Many decisions at once: the logits of all rows of the policy head, and the values.

        The values of a decision are each player's share of the victory, in the order of play from
        the actor on; they sum to 1. Without a value head there are none.
        """
        inputs = np.frombuffer(b"".join(batch), np.uint8).reshape(len(batch), -1)
        last = self.select(inputs).astype(np.float32)
        for weight, bias in self.hidden:
            last = np.maximum(last @ weight + bias, 0.0)
        weight, bias = self.policy
        logits = last @ weight + bias
        if self.value is None:
            return logits, []
        weight, bias = self.value
        values = np.maximum(last @ weight[:, : self.players] + bias[: self.players], 1e-6)
        found: list[list[float]] = (values / values.sum(1, keepdims=True)).tolist()
        return logits, found

    def select(self, inputs: Any) -> Any:
        """The features that the first layer reads, of one vector or of many."""
        if self.columns is not None:
            return inputs[..., self.columns]
        return inputs[..., : self.width]

    def _hidden(self, features: bytes) -> Any:
        """The last hidden layer. Most inputs of a layer are 0: their rows are left out."""
        values = self.select(np.frombuffer(features, np.uint8))
        for weight, bias in self.hidden:
            used = np.flatnonzero(values)
            total = (weight[used] * values[used][:, None]).sum(0) + bias
            values = np.maximum(total, 0.0)
        return values


class WeightsFile:
    """The networks of one game."""

    def __init__(self, data: bytes) -> None:
        """From the bytes of an npz archive; needs numpy."""
        self.arrays: Any = np.load(io.BytesIO(data), allow_pickle=False)
        self.about: dict[str, Any] = json.loads(self.arrays[ABOUT].tobytes())
        if self.about["format"] != FORMAT:
            raise ValueError(f"a file of weights of format {self.about['format']}")
        self.networks: dict[int, Network] = {}

    def players(self) -> list[int]:
        """The numbers of players that it has networks for."""
        return sorted(int(number) for number in self.about["players"])

    def network(self, players: int) -> Network | None:
        """The network for a number of players, None if there is none; kept after first use."""
        found = self.networks.get(players)
        if found is None and players in self.players():
            found = self.networks[players] = Network(self, players)
        return found

    def array(self, name: str) -> Any:
        return self.arrays[name]

    def layer(self, name: str) -> Any:
        """Weights (inputs × outputs) and biases of a layer, as floats of 32 bits."""
        weight = self.arrays[f"{name}.weight"].astype(np.float32)
        bias = self.arrays[f"{name}.bias"].astype(np.float32)
        if weight.ndim != 2 or weight.shape[1:] != bias.shape:
            raise ValueError(f"weights and biases of layer {name} do not fit")
        return weight, bias


def pack_weights(arrays: dict[str, Any], about: dict[str, Any]) -> bytes:
    """The bytes of a file of weights: layers as half floats, other arrays as they are."""
    stored = {ABOUT: np.frombuffer(json.dumps({"format": FORMAT, **about}).encode(), np.uint8)}
    for name, array in arrays.items():
        is_layer = name.endswith((".weight", ".bias"))
        stored[name] = array.astype(np.float16) if is_layer else array
    target = io.BytesIO()
    np.savez(target, **stored)
    return target.getvalue()


def join_weights(files: list[bytes]) -> bytes:
    """One file with the networks of several files of a game, trained for different tables."""
    arrays: dict[str, Any] = {}
    players: dict[str, Any] = {}
    opened = [WeightsFile(data) for data in files]
    for number, file in enumerate(opened):
        arrays |= {f"{number}.{name}": file.array(name) for name in file.arrays if name != ABOUT}
        for count, plan in file.about["players"].items():
            if count in players:
                raise ValueError(f"two networks for {count} players")
            players[count] = renamed(plan, f"{number}.")
    return pack_weights(arrays, {"game": opened[0].about["game"], "players": players})


def renamed(plan: dict[str, Any], prefix: str) -> dict[str, Any]:
    """The same plan, with the prefix before the name of each array."""
    one = {name: value and prefix + value for name, value in plan.items() if isinstance(value, str)}
    return {**plan, **one, "hidden": [prefix + name for name in plan["hidden"]]}


_FILES: Final[dict[str, WeightsFile | None]] = {}
"""By path; None without a file or without numpy."""


def load_networks(shipped: Traversable) -> WeightsFile | None:
    """A file of weights; None if it is missing, or numpy is.

    A file of the same name in the folder `CAMARILLA_NETWORKS` replaces it.
    """
    key = str(shipped)
    if key not in _FILES:
        folder = os.environ.get("CAMARILLA_NETWORKS", "")
        path: Traversable = Path(folder, shipped.name)
        if not folder or not path.is_file():
            path = shipped
        _FILES[key] = WeightsFile(path.read_bytes()) if np and path.is_file() else None
    return _FILES[key]
