"""A small network, as it was taught: from what is seen to how much speaks for each option.

Whole numbers do for it, and a whole layer is one long number: each of its outputs has a stretch of
bits to itself, so that one multiplication serves them all. No library is needed to play, and every
machine finds the same.
"""

import struct
from typing import Final

LANE: Final = 32
"""Bits for each output."""
FINE: Final = 12
"""Bits of a weight after the point."""
COARSE: Final = 8
"""Bits after the point of what goes from one layer to the next."""
HALF: Final = 2
"""Bytes of a weight in a file."""
MIDDLE: Final = 1 << (LANE - 1)


class Layer:
    """Every input adds its weights to all outputs."""

    def __init__(self, inputs: int, outputs: int, weights: list[float], biases: int) -> None:
        self.outputs = outputs
        self.rows = [packed(weights[index::inputs], FINE) for index in range(inputs)]
        """By input, its weights for all outputs, side by side."""
        middle = sum(MIDDLE << LANE * output for output in range(outputs))
        self.start = biases + middle
        """Before anything is added: the middle makes all outputs positive in the end."""

    def added(self, values: list[int]) -> list[int]:
        """The outputs for some inputs, with `FINE` more bits after the point than those have."""
        rows = self.rows
        total = self.start
        for index in range(len(values)):
            value = values[index]
            if value:
                total += rows[index] * value
        lanes = struct.unpack(
            f"<{self.outputs}I", total.to_bytes(LANE // 8 * self.outputs, "little")
        )
        return [lane - MIDDLE for lane in lanes]


def packed(numbers: list[float], bits: int) -> int:
    """Numbers side by side, with so many bits after the point."""
    total = 0
    for number in reversed(numbers):
        total = (total << LANE) + round(number * (1 << bits))
    return total


class Network:
    """Layers that are each fully connected; what is negative between them counts as nothing."""

    def __init__(self, data: bytes) -> None:
        (count,) = struct.unpack_from("<H", data)
        self.sizes: list[int] = list(struct.unpack_from(f"<{count}H", data, 2))
        """The inputs, the layers between, the options."""
        self.layers: list[Layer] = []
        place = 2 + 2 * count
        for index in range(count - 1):
            inputs, outputs = self.sizes[index], self.sizes[index + 1]
            weights = list(struct.unpack_from(f"<{inputs * outputs}e", data, place))
            place += HALF * inputs * outputs
            biases = list(struct.unpack_from(f"<{outputs}e", data, place))
            place += HALF * outputs
            start = packed(biases, FINE + COARSE if index else FINE)
            self.layers.append(Layer(inputs, outputs, weights, start))
        if place != len(data):
            raise ValueError("the file of a network has another length than its layers")

    def outputs(self, seen: bytes) -> list[float]:
        """What the last layer says of what is seen; what is beyond the inputs does not count."""
        values = list(seen[: self.sizes[0]])
        last = len(self.layers) - 1
        for index in range(last):
            extra = FINE if index else FINE - COARSE
            found = self.layers[index].added(values)
            values = [value >> extra if value > 0 else 0 for value in found]
        found = self.layers[last].added(values)
        one = float(1 << (FINE + COARSE))
        return [value / one for value in found]
