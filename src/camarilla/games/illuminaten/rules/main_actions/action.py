"""What the main actions have in common: whether one can be begun, and how it begins."""

from camarilla.games.illuminaten.rules.board import Board


class MainAction:
    """An action of X6, from any source: see action_source.py."""

    def possible(self, s: Board, source: int) -> bool:
        raise NotImplementedError

    def begin(self, s: Board, source: int) -> None:
        raise NotImplementedError
