"""X7.1: what an ability of a luminary is."""

from camarilla.games.illuminaten.rules.board import Board


class Ability:
    def possible(self, s: Board, card: int) -> bool:
        """X7.1: an ability that cannot be carried out is not offered."""
        return True

    def use(self, s: Board, card: int) -> None:
        raise NotImplementedError
