"""Beginning a lesson: a private table of one person, whose other seats follow a script."""

from camarilla import games
from camarilla.games import title_of
from camarilla.kernel.dealer import BY_FORM
from camarilla.kernel.options import complete
from camarilla.table.commands.base import ShortText, TableCommand, Transaction, User, require_host
from camarilla.table.errors import Refused
from camarilla.table.log import BotSeated, Clock, Closed, Created, Seated, Started


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
        transaction.add(
            Created(
                game=game.id,
                rules_version=game.rules_version,
                options=complete(game.options, lesson.options),
                players=lesson.players,
                host=user.id,
                listed=False,
                rated=False,
                order="chosen",
                clock=Clock(),
                commitment=None,
                dealing=BY_FORM,
                lesson=True,
            )
        )
        for seat in transaction.table.free_seats():
            if seat == lesson.seat:
                transaction.add(Seated(seat, user.id, user.name))
            else:
                transaction.add(BotSeated(seat, lesson.level))
        transaction.add(Started(tuple(range(lesson.players))))
        transaction.let_chance_act()


def give_up(transaction: Transaction, user: User) -> None:
    """Close a lesson that the learner begins again."""
    require_host(transaction.table, user)
    if transaction.table.status == "running" and transaction.table.created.lesson:
        transaction.add(Closed())
