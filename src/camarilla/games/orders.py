"""Standing orders: what a player decides in advance, so that the table need not wait.

A game declares which there are. An order sees what its player sees and names one of the legal
actions, or nothing; the table carries it out like an action of the player's own.
"""

from collections.abc import Mapping

import msgspec

from camarilla.kernel.observation import Observation

Value = str | int
Values = Mapping[str, Value]


class Field(msgspec.Struct, frozen=True):
    """What the player fills in. The label is the text `<catalogue>-order-<kind>-<name>`."""

    name: str
    default: Value
    values: tuple[str, ...] = ()
    """What can be chosen; a number if empty."""
    least: int = 0
    most: int = 0
    """The bounds of a number."""
    domain: str = ""
    """The kind of thing that the values name, such as `card`; else their texts are
    `<catalogue>-order-<kind>-<name>-<value>`."""

    def accepts(self, value: Value) -> bool:
        if self.values:
            return value in self.values
        return isinstance(value, int) and self.least <= value <= self.most


class OrderKind:
    """A kind of order; its texts are `<catalogue>-order-<kind>` and those of its fields, or
    `order-<kind>` for a common one."""

    id: str = ""

    def fields(self, seen: Observation) -> tuple[Field, ...] | None:
        """What there is to fill in; None where the order makes no sense now."""
        raise NotImplementedError

    def scope(self, seen: Observation) -> str:
        """An order lasts as long as this value is the same: for a sale, say, or the game."""
        return ""

    def choose(self, seen: Observation, values: Values) -> int | None:
        """The action that the order demands; None if it does not apply to this decision."""
        raise NotImplementedError


class SingleChoice(OrderKind):
    """Play the only legal action."""

    id = "single"

    def fields(self, seen: Observation) -> tuple[Field, ...]:
        return ()

    def choose(self, seen: Observation, values: Values) -> int | None:
        return seen.legal[0].id if len(seen.legal) == 1 else None
