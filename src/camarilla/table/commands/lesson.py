"""Beginning a lesson: a private table of one person, whose other seats follow a script."""

from camarilla import games
from camarilla.games import title_of
from camarilla.kernel.options import complete
from camarilla.table.commands.alone import begin_alone
from camarilla.table.commands.base import ShortText, TableCommand, Transaction, User, require_host
from camarilla.table.errors import Refused
from camarilla.table.log import Closed


class Learn(TableCommand, tag="learn", frozen=True, kw_only=True):
    """Begin the guided first game of a game."""

    game: ShortText
    anew: bool = False
    """Begin again in place of going on with the one that was left."""

    def apply(self, transaction: Transaction, user: User) -> None:
        lesson = title_of(self.game).lesson() if self.game in games.GAMES else None
        if lesson is None:
            raise Refused("unknown_game", "there is no lesson of such a game")
        game = games.get(self.game)
        begin_alone(
            transaction,
            user,
            game=game.id,
            rules_version=game.rules_version,
            options=complete(game.options, lesson.options),
            players=lesson.players,
            seat=lesson.seat,
            bot=lesson.level,
            lesson=True,
        )


def give_up(transaction: Transaction, user: User) -> None:
    """Close a lesson that the learner begins again."""
    require_host(transaction.table, user)
    if transaction.table.status == "running" and transaction.table.created.lesson:
        transaction.add(Closed())
