"""Checks that the shuffles of a finished game were fixed before it began (docs/fairness.md)."""

from camarilla.kernel.dealer import SCHEMES, FairDealer
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.game import CHANCE, Game
from camarilla.kernel.record import Record, opening
from camarilla.kernel.seating import drawn_seats


def verify(game: Game, record: Record) -> int:
    """How many outcomes of chance were checked; raises `BadRecord` at the first wrong one.

    The assignment of the seats counts as one of them.
    """
    if record.seed is None or record.commitment is None:
        raise BadRecord("the record has no seed and commitment, so its shuffles cannot be checked")
    if not (record.seed.isascii() and 1 <= len(record.seed) <= 64):
        raise BadRecord("the seed is not one of ours")
    if record.dealing not in SCHEMES:
        raise BadRecord(f"the seed decides by scheme {record.dealing}, which is not known here")
    dealer = FairDealer(record.seed, record.dealing)
    if dealer.commitment() != record.commitment:
        raise BadRecord("the seed is not the one that was committed to")
    state = opening(game, record)
    checked = 0
    if record.lot is not None:
        if record.lot != drawn_seats(game, record.players, record.options, dealer):
            raise BadRecord("the seats were not dealt by the seed")
        checked += 1
    played: list[int] = []
    for text in record.actions:
        if state.actor() == CHANCE:
            expected = game.actions.text(dealer.deal(game.actions, state, played))
            if text != expected:
                raise BadRecord(
                    f"chance did {text!r} at action {len(played) + 1}, not {expected!r}"
                )
            checked += 1
        played.append(game.actions.parse(text))
        state.apply(played[-1])
    return checked
