"""For the King (and Me)."""

from typing import TYPE_CHECKING, Final

from camarilla.games.king.rules.game import GAMES
from camarilla.games.title import Title
from camarilla.kernel.encoding import Encoder

if TYPE_CHECKING:
    from camarilla.cli.screen import Screen
    from camarilla.games.orders import OrderKind
    from camarilla.games.reasons import Reasons
    from camarilla.lab.report.collector import GameReport
    from camarilla.search.network_features import NetworkFeatures
    from camarilla.search.profile import BotProfile


class KingTitle(Title):
    catalogue = "king"
    order = 20
    minutes = (30, 45)
    levels = ("greedy:2", "greedy:12", "ismcts:50/1s", "network:300/1s")
    """More iterations add little here; the prior of a network does."""

    def encoder(self, players: int) -> Encoder:
        from camarilla.games.king.encoding import KingEncoder

        self.game.check_players(players)
        return KingEncoder(players)

    def bot(self) -> "BotProfile":
        from camarilla.games.king.bot.profile import bot_profile

        return bot_profile(self.network_policy())

    def network_features(self, players: int) -> "NetworkFeatures":
        from camarilla.games.king.bot.network_features import KingNetworkFeatures

        return KingNetworkFeatures(players)

    def reasons(self) -> "Reasons":
        from camarilla.games.king.reasons import KingReasons

        return KingReasons()

    def orders(self) -> "tuple[OrderKind, ...]":
        from camarilla.games.king.orders import ORDERS

        return ORDERS

    def screen(self) -> "Screen":
        from camarilla.games.king.screen import KingScreen

        return KingScreen()

    def report(self) -> "GameReport":
        from camarilla.games.king.report.charts import charts
        from camarilla.games.king.report.collector import KingCollector
        from camarilla.lab.report.collector import GameReport

        return GameReport(
            KingCollector, charts, ("keep", "middle", "favour", "bid", "pass", "raise", "lower")
        )


TITLES: Final = tuple(KingTitle(game) for game in GAMES)
