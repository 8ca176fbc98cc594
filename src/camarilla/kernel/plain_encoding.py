"""The encoder for any game: the actor, the kind of decision, the scores."""

from typing import Final

from camarilla.kernel.encoding import COUNT, Encoder, counts, one_hot
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import State

ASKS: Final = one_hot(256)


class PlainEncoder(Encoder):
    """For a game that has no encoder of its own yet."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.part("actor", players)
        self.part("ask", 256)
        self.part("scores", players, COUNT)
        self.seats = one_hot(players)

    def add(self, s: State, seat: int, chunks: list[bytes]) -> None:
        players = self.players
        actor = s.actor()
        scores = s.scores()
        chunks.append(self.seats[(actor - seat) % players if actor >= 0 else -1])
        chunks.append(ASKS[s.stack[-1] & OPERATION if s.stack else -1])
        chunks.append(counts([max(scores[(seat + n) % players], 0) for n in range(players)]))
