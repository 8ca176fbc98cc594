"""Every seat's value after each of the root's actions: whom a choice helps and whom it harms."""


class SeatValues:
    """The values of all seats, summed over the iterations that began with an action."""

    def __init__(self, actions: int, players: int) -> None:
        self.visits = [0] * actions
        self.totals = [[0.0] * players for _ in range(actions)]

    def add(self, position: int, returns: list[float]) -> None:
        """Count one more iteration of an action."""
        self.visits[position] += 1
        totals = self.totals[position]
        for seat in range(len(totals)):
            totals[seat] += returns[seat]

    def mean(self, position: int) -> list[float]:
        """Every seat's mean value after an action; empty if it was not tried."""
        visits = self.visits[position]
        return [total / visits for total in self.totals[position]] if visits else []
