"""Decision types: what a game asks of its players, with the fields that describe each question.

A type declares its fields once. The observation of an open decision, the variables of its prompt
and the client's types follow from it.
"""

from camarilla.kernel.domains import Domain
from camarilla.kernel.events import HIDDEN
from camarilla.kernel.observation import SeenDecision


class DecisionType:
    """A kind of decision. A field is null in an observation if its seat may not know it."""

    def __init__(self, kind: str, rule: str, fields: dict[str, Domain] | None = None) -> None:
        self.kind = kind
        self.rule = rule
        self.fields: dict[str, Domain] = fields or {}

    def seen(self, values: dict[str, int], rule: str = "") -> SeenDecision:
        """The decision as a seat sees it; `values` has the fields that the seat may know."""
        seen: SeenDecision = {"kind": self.kind, "rule": rule or self.rule}
        for name in self.fields:
            value = values.get(name, HIDDEN)
            seen[name] = None if value == HIDDEN else self.fields[name].out(value)
        return seen
