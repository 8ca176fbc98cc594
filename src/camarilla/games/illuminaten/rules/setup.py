"""What is fixed before the first turn."""

from camarilla.games.illuminaten.rules.geometry import AREOPAGI, FIELDS, Field
from camarilla.games.illuminaten.rules.ids import NO_OPPONENT


class Setup:
    """What is fixed before the first turn; shared by all clones, replaced and never changed."""

    def __init__(self, players: int, opponent: int) -> None:
        self.players = players
        self.opponent = opponent
        """X10: the artificial opponent at seat 0, if any."""
        self.field: Field = FIELDS[19 if players == 4 else 14]
        self.areopagi: list[int] = AREOPAGI[players]
        """X2.4: by seat, the two places that the areopagus touches."""
        self.favor_of_type = 2 + 2 * players
        """X1.2"""
        self.connections: tuple[int, ...] = ()
        """X1.4: by seat."""
        self.first = 0
        """X1.5"""

    def with_connections(self, connections: tuple[int, ...]) -> "Setup":
        """X1.4, X1.5: the lowest number makes the first player."""
        other = Setup(self.players, self.opponent)
        other.connections = connections
        if connections:
            other.first = connections.index(min(connections))
        return other

    def is_automaton(self, seat: int) -> bool:
        return seat == 0 and self.opponent != NO_OPPONENT
