"""A frozen bot in all other seats: what a policy learns against it is a best response to it."""

from camarilla import bots
from camarilla.games import title_of
from camarilla.kernel.encoding import Encoder
from camarilla.kernel.game import State
from camarilla.search.network_features import DecisionEncoder, NetworkFeatures


class ResponseEncoder(Encoder):
    """The encoder of a learner in one seat: every decision of another seat is the bot's."""

    def __init__(
        self, game: str, features: NetworkFeatures, seat: int, bot: str, seed: str
    ) -> None:
        super().__init__(features.encoder.players)
        self.own = DecisionEncoder(features)
        self.parts = self.own.parts
        self.size = self.own.size
        self.game = title_of(game).game
        self.seat = seat
        self.bot = bots.make(bot, seed)

    def add(self, s: State, seat: int, chunks: list[bytes]) -> None:
        self.own.add(s, seat, chunks)

    def forced_action(self, s: State) -> int:
        actor = s.actor()
        if actor == self.seat:
            return self.own.forced_action(s)
        legal = s.legal()
        if len(legal) == 1:
            return legal[0]
        return self.bot.choose(s.information_state(actor), self.game)
