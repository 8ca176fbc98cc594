"""X10.1: seats that the rules themselves play have neither people nor bots."""

import pytest

from camarilla import games
from camarilla.kernel.record import decode, encode
from camarilla.kernel.seating import AUTOMATIC
from camarilla.table import log
from camarilla.table.commands.base import TableCommand, Transaction, User
from camarilla.table.commands.import_record import import_record
from camarilla.table.commands.play import Act
from camarilla.table.commands.seating import Create, Join, SetSeat, Start
from camarilla.table.errors import Refused
from camarilla.table.protocol.table import table_info
from camarilla.table.table import Table

ADA, BEA = User("a", "Ada"), User("b", "Bea")


def opened(players: int, bots: tuple[str, ...] = (), seed: int = 0) -> Transaction:
    transaction = Transaction(Table("t", f"{seed:064x}"), 0)
    options: dict[str, str | bool | list[str]] = {"opponent": "saint-germain"}
    create = Create(game="illuminaten", options=options, players=players, bots=bots)
    create.apply(transaction, ADA)
    return transaction


def states(table: Table) -> list[str]:
    return [seat.state for seat in table_info(table).seats]


def test_solo_game_needs_one_person_only() -> None:
    transaction = opened(2)
    assert states(transaction.table) == ["automatic", "human"]
    Start().apply(transaction, ADA)
    assert transaction.table.status == "running"
    assert transaction.table.seats_of("a") == [1]


def test_lot_never_deals_the_automatic_seat() -> None:
    dealt = set()
    for seed in range(40):
        transaction = opened(4, bots=("random",), seed=seed)
        Join().apply(transaction, BEA)
        Start().apply(transaction, ADA)
        assert transaction.table.seats[0].automatic
        assert sorted(seat.bot or seat.user or "" for seat in transaction.table.seats) == [
            "",
            "a",
            "b",
            "random",
        ]
        dealt.add(transaction.table.seats_of("a")[0])
    assert dealt == {1, 2, 3}


def test_nobody_sits_down_there() -> None:
    transaction = opened(3)
    attempts: list[tuple[TableCommand, User, str]] = [
        (Join(seat=0), BEA, "seat_taken"),
        (SetSeat(seat=0, bot="random"), ADA, "seat_taken"),
        (SetSeat(seat=0, bot=None), ADA, "not_seated"),
    ]
    for command, user, code in attempts:
        with pytest.raises(Refused) as refusal:
            command.apply(transaction, user)
        assert refusal.value.code == code
    Join().apply(transaction, BEA)
    assert states(transaction.table) == ["automatic", "human", "human"]


def test_record_names_the_seat_automatic_and_comes_back_so() -> None:
    transaction = opened(2)
    Start().apply(transaction, ADA)
    table = transaction.table
    while table.status == "running":
        legal = table.running_match().state.legal()
        action = legal[len(table.action_seqs) % len(legal)]
        Act(seq=table.seq, action=action).apply(transaction, ADA)
    record = decode(encode(table.record()))
    assert record.seats == [AUTOMATIC, "Ada"]
    copy = import_record("u", record, ADA, 0).table
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


def test_automatic_seat_names_its_figure() -> None:
    table = opened(3).table
    assert [seat.figure for seat in table_info(table).seats] == ["saint-germain", None, None]
    for game in games.GAMES.values():
        assert game.figures(game.min_players) == {}
