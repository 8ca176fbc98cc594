"""Pax Illuminaten."""

from typing import TYPE_CHECKING, Final

from camarilla.games.illuminaten.rules.game import GAMES
from camarilla.games.title import Title
from camarilla.kernel.encoding import Encoder

if TYPE_CHECKING:
    from camarilla.cli.screen import Screen
    from camarilla.games.orders import OrderKind
    from camarilla.games.reasons import Reasons
    from camarilla.i18n.narration import Narration
    from camarilla.lab.report.collector import GameReport
    from camarilla.search.profile import BotProfile


class IlluminatenTitle(Title):
    catalogue = "illuminaten"
    order = 30
    minutes = (60, 120)
    usual_players = 3
    solo_option = "opponent"
    levels = ("greedy:2", "ismcts:20/0.5s", "ismcts:200/1s", "ismcts:2000/1s")
    """A turn has many decisions; with a learned rollout policy few iterations are enough."""

    def encoder(self, players: int) -> Encoder:
        from camarilla.games.illuminaten.encoding import IlluminatenEncoder

        self.game.check_players(players)
        return IlluminatenEncoder(players)

    def bot(self) -> "BotProfile":
        from camarilla.games.illuminaten.bot.profile import bot_profile

        return bot_profile(self.network_policy())

    def reasons(self) -> "Reasons":
        from camarilla.games.illuminaten.reasons import IlluminatenReasons

        return IlluminatenReasons()

    def orders(self) -> "tuple[OrderKind, ...]":
        from camarilla.games.illuminaten.orders import ORDERS

        return ORDERS

    def narration(self) -> "Narration":
        from camarilla.games.illuminaten.narration import IlluminatenNarration

        return IlluminatenNarration()

    def screen(self) -> "Screen":
        from camarilla.games.illuminaten.screen.table import IlluminatenScreen

        return IlluminatenScreen()

    def report(self) -> "GameReport":
        from camarilla.games.illuminaten.report.charts import charts
        from camarilla.games.illuminaten.report.collector import IlluminatenCollector
        from camarilla.lab.report.collector import GameReport

        return GameReport(
            IlluminatenCollector,
            charts,
            (
                "scout",
                "influence",
                "interrogate",
                "reassign",
                "exclude",
                "displace",
                "conspire",
                "claim",
                "use",
                "fulfil",
                "propaganda",
                "convent",
            ),
        )


TITLES: Final = tuple(IlluminatenTitle(game) for game in GAMES)
