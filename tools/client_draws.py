"""Plays a game at a table and prints what the client's check of its shuffles reads, as JSON.

Called as `python tools/client_draws.py GAME PLAYERS`: for the client's tests.
"""

import sys
from random import Random

import msgspec

from camarilla import games
from camarilla.kernel.dealer import FairDealer
from camarilla.kernel.game import CHANCE, State
from camarilla.kernel.match import Match, run
from camarilla.kernel.record import Record
from camarilla.kernel.seating import deciding, drawn_seats
from camarilla.table.commands.base import User
from camarilla.table.commands.import_record import import_record
from camarilla.table.replay import draws
from camarilla.table.table import Table

SEED = "5eed" * 16


def record_of(game: str, players: int) -> Record:
    """A game whose people act at random, dealt by a seed as tables are."""
    rules, rng, dealer = games.get(game), Random(4), FairDealer(SEED)
    match = Match(rules, players)

    def choose(state: State, actor: int) -> int:
        if actor == CHANCE:
            return dealer.deal(rules.actions, state, match.actions)
        return state.random_action(rng)

    run(match.state, choose, match.play)
    record = match.record([f"Player {seat}" for seat in range(players)], dealer.commitment())
    record.seed, record.dealing = SEED, dealer.scheme
    record.lot = drawn_seats(rules, players, None, dealer)
    return record


def finished(record: Record) -> Table:
    """The table that is made from the record."""
    return import_record("draws", record, User("0", "Ada"), 0).table


def main(game: str, players: str) -> None:
    record = record_of(game, int(players))
    told = draws(finished(record))
    answer = {
        "commitment": record.commitment,
        "seed": record.seed,
        "lot": record.lot,
        "waiting": deciding(games.get(game), record.players),
        "draws": told,
    }
    known = {
        "seal": record.commitment,
        "actions": record.actions,
        "chance": [draw.index for draw in told],
    }
    sys.stdout.buffer.write(msgspec.json.encode({"answer": answer, "known": known}))


if __name__ == "__main__":
    main(*sys.argv[1:])
