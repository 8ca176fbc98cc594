"""An operation of Pax Illuminaten: what a frame on the stack stands for."""

from camarilla.games.illuminaten.rules.board import Board


class Operation:
    """One step of the rules, written beside the rule that it belongs to.

    An operation that opens a decision has a `kind` of decision and the number of its `rule`.
    """

    number: int = -1
    kind: str = ""
    rule: str = ""

    def proceed(self, s: Board, asked: int) -> bool:
        """Carry out a frame taken off the stack; True if it opened a decision."""
        raise NotImplementedError

    def answer(self, s: Board, asked: int, action: int) -> None:
        """Carry out the action chosen in the decision that the frame opened."""
        raise NotImplementedError
