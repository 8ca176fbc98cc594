"""Every game there is can be played at a table, to its end, and checked afterwards."""

import random

import msgspec
import pytest

from camarilla import games
from camarilla.kernel.fairness import verify
from camarilla.kernel.game import CHANCE, PUBLIC
from camarilla.kernel.record import decode, encode
from camarilla.table.commands.base import Transaction, User
from camarilla.table.commands.import_record import import_record
from camarilla.table.commands.play import Act
from camarilla.table.commands.seating import Create, Join, Start
from camarilla.table.log import Acted
from camarilla.table.protocol.messages import steps_message
from camarilla.table.protocol.position import position
from camarilla.table.protocol.table import table_info
from camarilla.table.replay import replay_steps
from camarilla.table.table import Table
from camarilla.table.thinking.jobs import do_job, new_job

ADA = User("a", "Ada")


@pytest.mark.parametrize("id", list(games.GAMES))
def test_game_is_played_recorded_verified_and_replayed(id: str) -> None:
    rng = random.Random(id)
    game = games.get(id)
    transaction = Transaction(Table("t", "ab" * 32), 0)
    Create(game=id, players=game.min_players).apply(transaction, ADA)
    for number in range(1, game.min_players):
        Join(name=f"Player {number}").apply(transaction, ADA)
    Start().apply(transaction, ADA)
    table = transaction.table
    while table.status == "running":
        seat = table.actor()
        sent = msgspec.json.decode(
            msgspec.json.encode(position(table, seat)), type=dict[str, msgspec.Raw]
        )
        seen = msgspec.json.decode(sent["observation"], type=game.observation_type)
        assert seen.seat == seat
        action = rng.choice(seen.legal).text
        Act(seq=table.seq, action=action, seat=seat).apply(transaction, ADA)
    record = decode(encode(table.record()))
    acted = [applied.entry for applied in transaction.entries if isinstance(applied.entry, Acted)]
    assert verify(game, record) == sum(entry.seat == CHANCE for entry in acted) + 1
    for seat in (PUBLIC, *range(game.min_players)):
        count, steps = replay_steps(table, seat, 0, 20)
        assert count == len(record.actions)
        assert [step.index for step in steps] == list(range(len(steps)))
        steps_message(table, transaction.entries[-5:], seat)
    copy = import_record("u", record, ADA, 0).table
    assert table_info(copy).result == table_info(table).result


@pytest.mark.parametrize("id", list(games.GAMES))
def test_bots_do_jobs_of_every_game(id: str) -> None:
    game = games.get(id)
    state = game.setup(game.min_players)
    rng = random.Random(id)
    while state.actor() < 0:
        state.apply(state.random_action(rng))
    view = state.information_state(state.actor())
    job = new_job(id, view, "random", 1.0)
    assert do_job(job).analyses[0].action in view.legal
