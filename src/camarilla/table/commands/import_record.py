"""Records brought in from elsewhere become finished tables."""

from camarilla import games
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.fairness import verify
from camarilla.kernel.record import Record, final, require_known_format
from camarilla.table.commands.base import Transaction, User, require_short
from camarilla.table.errors import Refused
from camarilla.table.log import Clock, Created, Finished, Seated, Started
from camarilla.table.names import cleaned_name
from camarilla.table.table import Table

LONGEST_RECORD = 3000


def import_record(table_id: str, record: Record, user: User, at: int) -> Transaction:
    """A finished table made from a record, every step of it checked."""
    require_sound(record)
    transaction = Transaction(Table(table_id, record.seed), at)
    transaction.add(
        Created(
            game=record.game,
            rules_version=record.rules_version,
            options=record.options,
            players=record.players,
            host=user.id,
            listed=False,
            rated=False,
            order="chosen",
            clock=Clock(),
            commitment=record.commitment,
            imported=True,
            dealing=record.dealing,
        )
    )
    table = transaction.table
    names = [cleaned_name(name, f"{seat}") for seat, name in enumerate(record.seats, 1)]
    by_seed = record.lot is not None and record.seed is not None
    order = record.lot if record.lot is not None and by_seed else range(record.players)
    for waited, name in zip(order, names, strict=True):
        if not table.seats[waited].automatic:
            transaction.add(Seated(waited, "", name))
    transaction.add(Started(tuple(order), by_seed))
    for text in record.actions:
        action = table.game.actions.parse(text)
        transaction.entries.append(table.act(table.actor(), action, at))
    state = table.running_match().state
    transaction.add(Finished(tuple(state.scores()), tuple(state.winners())))
    return transaction


def require_sound(record: Record) -> None:
    """Refuse what is not a finished game of ours, or breaks its commitment."""
    if record.game not in games.GAMES:
        raise Refused("unknown_game", "there is no such game")
    if record.result is None:
        raise Refused("bad_record", "only finished games are kept")
    if len(record.actions) > LONGEST_RECORD:
        raise Refused("bad_record", f"a record has at most {LONGEST_RECORD} actions")
    require_short(record.options)
    game = games.get(record.game)
    try:
        require_known_format(record)
        final(game, record)
        if record.seed is not None:
            verify(game, record)
    except CamarillaError as error:
        raise Refused("bad_record", str(error)) from error
