"""Oriflamme and Ablaze: two titles, one flow of play (O1.2)."""

from typing import TYPE_CHECKING, Final

from camarilla.games.oriflamme.rules.game import GAMES
from camarilla.games.title import Title
from camarilla.kernel.encoding import Encoder
from camarilla.kernel.game import State

if TYPE_CHECKING:
    from camarilla.cli.screen import Screen
    from camarilla.games.orders import OrderKind
    from camarilla.games.reasons import Reasons
    from camarilla.i18n.narration import Narration
    from camarilla.lab.report.collector import GameReport
    from camarilla.search.profile import BotProfile


class OriflammeTitle(Title):
    catalogue = "oriflamme"
    order = 10
    minutes = (15, 30)
    levels = ("greedy:2", "ismcts:50/0.5s", "ismcts:300/1s", "network:5000/1s")
    """Few decisions: a short search, rolled out to the end, finds most of what a long one does."""

    reviewer = "ismcts:1500"

    def encoder(self, players: int) -> Encoder:
        from camarilla.games.oriflamme.encoding import OriflammeEncoder

        self.game.check_players(players)
        return OriflammeEncoder(players)

    def bot(self) -> "BotProfile":
        from camarilla.games.oriflamme.bot.profile import bot_profile

        return bot_profile(self.network_policy())

    def reasons(self) -> "Reasons":
        from camarilla.games.oriflamme.reasons import OriflammeReasons

        return OriflammeReasons()

    def orders(self) -> "tuple[OrderKind, ...]":
        from camarilla.games.oriflamme.orders import ORDERS

        return ORDERS

    def narration(self) -> "Narration":
        from camarilla.games.oriflamme.narration import OriflammeNarration

        return OriflammeNarration()

    def screen(self) -> "Screen":
        from camarilla.games.oriflamme.screen import OriflammeScreen

        return OriflammeScreen()

    def report(self) -> "GameReport":
        from camarilla.games.oriflamme.report.charts import charts
        from camarilla.games.oriflamme.report.collector import OriflammeCollector
        from camarilla.lab.report.collector import GameReport

        return GameReport(
            OriflammeCollector,
            charts,
            (
                "keep",
                "reveal",
                "take",
                "eliminate",
                "spy",
                "copy",
                "move",
                "leave",
                "bribe",
                "activate",
                "twin",
            ),
        )


class BaseTitle(OriflammeTitle):
    """The box Oriflamme itself."""

    def miniature(self) -> State:
        from camarilla.games.oriflamme.miniature import miniature

        return miniature()


TITLES: Final = (BaseTitle(GAMES[0]), OriflammeTitle(GAMES[1]))
