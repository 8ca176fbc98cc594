"""Every game there is can be played at a table, to its end, and checked afterwards."""

import random

import msgspec
import pytest

from camarilla import games
from camarilla.kernel.fairness import verify
from camarilla.kernel.game import PUBLIC
from camarilla.kernel.observation import LegalAction
from camarilla.kernel.record import decode, encode
from camarilla.table import archive, commands
from camarilla.table.commands import NewTable, Request, User
from camarilla.table.protocol import messages, positions
from camarilla.table.table import Table
from camarilla.table.thinking.jobs import Question, think

ADA = User("a", "Ada")


@pytest.mark.parametrize("id", list(games.GAMES))
def test_game_is_played_recorded_verified_and_replayed(id: str) -> None:
    rng = random.Random(id)
    game = games.get(id)
    request = Request(Table("t", "ab" * 32), 0)
    new = NewTable(game=id, rules_version=game.rules_version, options={}, players=game.min_players)
    commands.create(request, ADA, new)
    for number in range(1, game.min_players):
        commands.join(request, ADA, None, f"Player {number}")
    commands.start(request, ADA, None)
    table = request.table
    while table.status == "running":
        seat = table.actor()
        position = msgspec.json.decode(
            msgspec.json.encode(positions.position(table, seat)), type=dict[str, msgspec.Raw]
        )
        legal = msgspec.json.decode(position["legal"], type=list[LegalAction])
        assert msgspec.json.decode(position["view"], type=game.observation_type).seat == seat
        commands.act(request, ADA, table.seq, rng.choice(legal).text, seat)
    record = decode(encode(table.record()))
    assert (
        verify(games.get(record.game), record) == sum(news.actor == -1 for news in request.news) + 1
    )
    for seat in (PUBLIC, *range(game.min_players)):
        count, frames = archive.frames(table, seat, 0, 20)
        assert count == len(record.actions)
        assert [frame.index for frame in frames] == list(range(len(frames)))
        messages.steps(table, request.news[-5:], seat)
    copy = archive.imported("u", record, ADA, record.seats, 0).table
    assert positions.table_info(copy).result == positions.table_info(table).result


@pytest.mark.parametrize("id", list(games.GAMES))
def test_bots_answer_questions_about_every_game(id: str) -> None:
    game = games.get(id)
    state = game.setup(game.min_players)
    rng = random.Random(id)
    while state.actor() < 0:
        state.apply(state.random_action(rng))
    view = state.information_state(state.actor())
    asked = Question(id, "random", msgspec.Raw(msgspec.json.encode(view)), 1.0, 1)
    assert think(asked).thoughts[0].action in view.legal
