"""Inference of a small fully connected network, exactly the same on every machine.

It uses fixed-point arithmetic, and a whole layer is one long integer: each output has its own lane
of bits, so that one multiplication of Python's big integers serves all outputs. No library is
needed to play.
"""

import struct
from typing import Final

LANE_BITS: Final = 32
"""Bits for each output."""
WEIGHT_BITS: Final = 12
"""Fractional bits of a weight."""
VALUE_BITS: Final = 8
"""Fractional bits of the values between two layers."""
HALF_FLOAT: Final = 2
"""Bytes of a weight in a file."""
LANE_OFFSET: Final = 1 << (LANE_BITS - 1)
"""Added to every lane, so that all are positive."""


class Layer:
    """A fully connected layer: every input adds its weights to all outputs."""

    def __init__(self, inputs: int, outputs: int, weights: list[float], biases: int) -> None:
        self.outputs = outputs
        self.rows = [pack_lanes(weights[index::inputs], WEIGHT_BITS) for index in range(inputs)]
        """By input, its weights for all outputs, in lanes."""
        offsets = sum(LANE_OFFSET << LANE_BITS * output for output in range(outputs))
        self.start = biases + offsets

    def forward(self, values: list[int]) -> list[int]:
        """The outputs, with `WEIGHT_BITS` more fractional bits than the inputs have."""
        rows = self.rows
        total = self.start
        for index in range(len(values)):
            value = values[index]
            if value:
                total += rows[index] * value
        lanes = struct.unpack(
            f"<{self.outputs}I", total.to_bytes(LANE_BITS // 8 * self.outputs, "little")
        )
        return [lane - LANE_OFFSET for lane in lanes]


def pack_lanes(numbers: list[float], bits: int) -> int:
    """Numbers in lanes, each with this many fractional bits."""
    total = 0
    for number in reversed(numbers):
        total = (total << LANE_BITS) + round(number * (1 << bits))
    return total


class Network:
    """Fully connected layers with rectified linear units between them."""

    def __init__(self, data: bytes) -> None:
        """From a file: the number of layer sizes, the sizes, then weights and biases by layer."""
        (count,) = struct.unpack_from("<H", data)
        self.sizes: list[int] = list(struct.unpack_from(f"<{count}H", data, 2))
        """Of the input, the hidden layers and the output."""
        self.layers: list[Layer] = []
        place = 2 + 2 * count
        for index in range(count - 1):
            inputs, outputs = self.sizes[index], self.sizes[index + 1]
            weights = list(struct.unpack_from(f"<{inputs * outputs}e", data, place))
            place += HALF_FLOAT * inputs * outputs
            biases = list(struct.unpack_from(f"<{outputs}e", data, place))
            place += HALF_FLOAT * outputs
            start = pack_lanes(biases, WEIGHT_BITS + VALUE_BITS if index else WEIGHT_BITS)
            self.layers.append(Layer(inputs, outputs, weights, start))
        if place != len(data):
            raise ValueError("the file of a network has another length than its layers")

    def outputs(self, features: bytes) -> list[float]:
        """The outputs of the last layer; features beyond the size of the input are ignored."""
        values = list(features[: self.sizes[0]])
        last = len(self.layers) - 1
        for index in range(last):
            shift = WEIGHT_BITS if index else WEIGHT_BITS - VALUE_BITS
            found = self.layers[index].forward(values)
            values = [value >> shift if value > 0 else 0 for value in found]
        found = self.layers[last].forward(values)
        one = float(1 << (WEIGHT_BITS + VALUE_BITS))
        return [value / one for value in found]
