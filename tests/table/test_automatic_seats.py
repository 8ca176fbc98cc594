"""X10.1: seats that the rules themselves play have neither people nor bots."""

import pytest

from camarilla import games
from camarilla.kernel.record import decode, encode
from camarilla.kernel.seating import AUTOMATIC
from camarilla.table import archive, commands, log
from camarilla.table.commands import NewTable, Request, User
from camarilla.table.errors import Refused
from camarilla.table.protocol import positions
from camarilla.table.table import Table

ADA, BEA = User("a", "Ada"), User("b", "Bea")


def opened(players: int, bots: tuple[str, ...] = (), seed: int = 0) -> Request:
    request = Request(Table("t", f"{seed:064x}"), 0)
    options: dict[str, str | bool | list[str]] = {"opponent": "saint-germain"}
    new = NewTable(game="illuminaten", rules_version=1, options=options, players=players, bots=bots)
    commands.create(request, ADA, new)
    return request


def states(table: Table) -> list[str]:
    return [seat.state for seat in positions.table_info(table).seats]


def test_solo_game_needs_one_person_only() -> None:
    request = opened(2)
    assert states(request.table) == ["automatic", "human"]
    commands.start(request, ADA, None)
    assert request.table.status == "running"
    assert request.table.seats_of("a") == [1]


def test_lot_never_deals_the_automatic_seat() -> None:
    dealt = set()
    for seed in range(40):
        request = opened(4, bots=("random",), seed=seed)
        commands.join(request, BEA, None, None)
        commands.start(request, ADA, None)
        assert request.table.seats[0].automatic
        assert sorted(seat.bot or seat.user or "" for seat in request.table.seats) == [
            "",
            "a",
            "b",
            "random",
        ]
        dealt.add(request.table.seats_of("a")[0])
    assert dealt == {1, 2, 3}


def test_nobody_sits_down_there() -> None:
    request = opened(3)
    for attempt, code in (
        (lambda: commands.join(request, BEA, 0, None), "seat_taken"),
        (lambda: commands.seat_bot(request, ADA, 0, "random"), "seat_taken"),
        (lambda: commands.vacate(request, ADA, 0), "not_seated"),
    ):
        with pytest.raises(Refused) as refusal:
            attempt()
        assert refusal.value.code == code
    commands.join(request, BEA, None, None)
    assert states(request.table) == ["automatic", "human", "human"]


def test_record_names_the_seat_automatic_and_comes_back_so() -> None:
    request = opened(2)
    commands.start(request, ADA, None)
    table = request.table
    while table.status == "running":
        legal = table.playing().state.legal()
        commands.act(request, ADA, table.seq, legal[len(table.action_seqs) % len(legal)], None)
    record = decode(encode(table.record()))
    assert record.seats == [AUTOMATIC, "Ada"]
    copy = archive.imported("u", record, ADA, record.seats, 0).table
    assert states(copy) == ["automatic", "human"]
    assert copy.record() == record


def test_logs_from_before_keep_their_seats() -> None:
    """Tables whose lot gave a person the opponent's seat are read as they were."""
    table = Table("t", "ab" * 32)
    for entry in (
        log.Created(
            game="illuminaten",
            rules_version=1,
            options={"opponent": "weishaupt"},
            players=2,
            host="a",
            listed=False,
            rated=False,
            order="lot",
            clock=log.Clock(),
            commitment=None,
        ),
        log.Seated(0, "a", "Ada"),
        log.BotSeated(1, "random"),
        log.Started((1, 0)),
    ):
        table.fold(entry, 0)
    assert states(table) == ["bot", "human"]


def test_only_an_artificial_opponent_is_automatic() -> None:
    for game in games.GAMES.values():
        assert game.automatic(game.min_players) == ()
    assert games.get("illuminaten").automatic(3, {"opponent": "weishaupt"}) == (0,)
