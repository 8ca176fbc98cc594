"""Tables of one person against bots, which run as soon as they are made."""

from camarilla.kernel.dealer import BY_FORM
from camarilla.kernel.options import OptionValue
from camarilla.table.commands.base import Transaction, User
from camarilla.table.log import BotSeated, Branch, Clock, Created, Seated, Started


def begin_alone(
    transaction: Transaction,
    user: User,
    *,
    game: str,
    rules_version: int,
    options: dict[str, OptionValue],
    players: int,
    seat: int,
    bot: str,
    branch: Branch | None = None,
    lesson: bool = False,
) -> None:
    """Make the table, seat the user and the bot in all other seats, and start."""
    transaction.add(
        Created(
            game=game,
            rules_version=rules_version,
            options=options,
            players=players,
            host=user.id,
            listed=False,
            rated=False,
            order="chosen",
            clock=Clock(),
            commitment=None,
            dealing=BY_FORM,
            branch=branch,
            lesson=lesson,
        )
    )
    for one in transaction.table.free_seats():
        if one == seat:
            transaction.add(Seated(one, user.id, user.name, user.is_bot))
        else:
            transaction.add(BotSeated(one, bot))
    transaction.add(Started(tuple(range(players))))
    transaction.let_chance_act()
