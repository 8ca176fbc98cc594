"""What people ask of each other: to take back, to wait, to let a friend in; and of the table."""

from typing import Any

import pytest
from tests.table.conftest import ADA, BEA, CAT, SEED, act, played

from camarilla.table import log
from camarilla.table.absence import ABSENT_AFTER
from camarilla.table.commands.absence import VoteAbsent
from camarilla.table.commands.base import Transaction, User
from camarilla.table.commands.edit import Edit
from camarilla.table.commands.seating import Create, Join, Leave, SetSeat, Start
from camarilla.table.commands.takeover import Admit, Takeover
from camarilla.table.commands.undo import Consent, Undo
from camarilla.table.errors import Refused
from camarilla.table.protocol.position import position
from camarilla.table.protocol.table import RefusedUndo, UndoInfo, table_info
from camarilla.table.table import Table

DAN = User("d", "Dan")


def test_who_wants_to_wait_ends_the_vote() -> None:
    table, _ = played(ADA, BEA, CAT, actions=0)
    transaction = Transaction(table, 1000 + ABSENT_AFTER)
    VoteAbsent(seat=0).apply(transaction, BEA)
    VoteAbsent(seat=0, yes=False).apply(transaction, CAT)
    assert table_info(table).absence is None
    VoteAbsent(seat=0).apply(transaction, CAT)
    assert not table_info(table).seats[0].stand_in


def test_a_refused_undo_is_told_and_not_asked_for_again() -> None:
    table, _ = played(ADA, BEA, CAT, actions=2)
    transaction = Transaction(table, 2000)
    Undo(seq=table.seq, seat=0).apply(transaction, ADA)
    assert table_info(table).undo == UndoInfo(0, (1, 2), 9, given=0, needed=2)
    Consent(yes=True).apply(transaction, BEA)
    asked = table_info(table).undo
    assert asked is not None
    assert (asked.given, asked.needed) == (1, 2)
    Consent(yes=False).apply(transaction, CAT)
    assert table_info(table).undo_refused == RefusedUndo(0, by=2)
    assert position(table, 0).undo == "none"
    with pytest.raises(Refused) as refusal:
        Undo(seq=table.seq, seat=0).apply(transaction, ADA)
    assert refusal.value.code == "undo_refused"
    act(transaction)
    assert table_info(table).undo_refused is None
    Undo(seq=table.seq, seat=0).apply(transaction, ADA)


def with_bots(*people: User) -> Transaction:
    """A running game of these people and one bot, in the order in which they sit."""
    transaction = Transaction(Table("t", SEED), 1000)
    players = len(people) + 1
    create = Create(game="oriflamme", players=players, bots=("random",), order="chosen")
    create.apply(transaction, people[0])
    for person in people[1:]:
        Join().apply(transaction, person)
    Start().apply(transaction, people[0])
    return transaction


def code_of(command: Any, transaction: Transaction, user: User) -> str:
    entries = len(transaction.entries)
    with pytest.raises(Refused) as refusal:
        command.apply(transaction, user)
    assert len(transaction.entries) == entries
    return refusal.value.code


def test_a_late_friend_plays_on_for_a_bot_when_all_agree() -> None:
    transaction = with_bots(ADA, BEA)
    table = transaction.table
    Takeover(seat=2).apply(transaction, DAN)
    asked = table_info(table).takeover
    assert asked is not None
    assert (asked.seat, asked.name, asked.waiting, asked.needed) == (2, "Dan", (0, 1), 2)
    assert code_of(Takeover(seat=2), transaction, CAT) == "takeover_pending"
    assert code_of(Admit(yes=True), transaction, DAN) == "no_takeover_pending"
    Admit(yes=True).apply(transaction, ADA)
    assert table.seats[2].bot == "random"
    assert code_of(Admit(yes=True), transaction, ADA) == "no_takeover_pending"
    Admit(yes=True).apply(transaction, BEA)
    assert table_info(table).takeover is None
    assert table.seats_of("d") == [2]
    assert table.seats[2].deciding_bot is None


def test_a_refused_friend_does_not_ask_again_and_may_withdraw() -> None:
    transaction = with_bots(ADA)
    Takeover(seat=1).apply(transaction, CAT)
    Admit(yes=False).apply(transaction, CAT)
    Takeover(seat=1).apply(transaction, DAN)
    Admit(yes=False).apply(transaction, ADA)
    assert code_of(Takeover(seat=1), transaction, DAN) == "takeover_refused"
    assert code_of(Takeover(seat=0), transaction, CAT) == "seat_taken"
    assert code_of(Takeover(seat=1), transaction, ADA) == "seat_taken"
    Takeover(seat=1).apply(transaction, CAT)


def test_a_stand_in_is_not_taken_over_and_who_has_left_is_not_asked() -> None:
    transaction = with_bots(ADA, BEA)
    Leave().apply(transaction, BEA)
    assert table_info(transaction.table).seats[1].left
    assert code_of(Takeover(seat=1), transaction, DAN) == "seat_taken"
    Takeover(seat=2).apply(transaction, DAN)
    Admit(yes=True).apply(transaction, ADA)
    assert transaction.table.seats_of("d") == [2]


EDIT: dict[str, Any] = {
    "players": 3,
    "options": {},
    "listed": False,
    "rated": False,
    "order": "lot",
    "clock": log.Clock(),
    "advice": True,
}


def edit(**wishes: Any) -> Edit:
    return Edit(**{**EDIT, **wishes})


def test_the_host_changes_the_table_before_the_start() -> None:
    transaction = Transaction(Table("t", SEED), 1000)
    Create(game="oriflamme", players=5, order="chosen").apply(transaction, ADA)
    Join(seat=4).apply(transaction, BEA)
    table = transaction.table
    assert code_of(edit(), transaction, BEA) == "not_host"
    assert code_of(edit(players=9), transaction, ADA) == "bad_option"
    assert code_of(edit(clock=log.Clock("move", 1)), transaction, ADA) == "bad_option"
    edit(players=3, clock=log.Clock("days", 2), advice=False).apply(transaction, ADA)
    info = table_info(table)
    assert (info.players, info.clock.kind, info.advice) == (3, "days", False)
    assert table.seats_of("a") == [0]
    assert table.seats_of("b") == [1]
    Join().apply(transaction, CAT)
    assert code_of(edit(players=2), transaction, ADA) == "table_full"
    again = Table("t", SEED)
    for item in transaction.entries:
        again.fold(log.decode(log.encode(item.entry)), item.at)
    assert table_info(again) == table_info(table)
    Start().apply(transaction, ADA)
    assert code_of(edit(), transaction, ADA) == "not_open"


def test_fewer_seats_than_people_are_refused_and_so_is_rating_with_bots() -> None:
    transaction = Transaction(Table("t", SEED), 1000)
    Create(game="oriflamme", players=4).apply(transaction, ADA)
    for person in (BEA, CAT, DAN):
        Join().apply(transaction, person)
    assert code_of(edit(players=3), transaction, ADA) == "table_full"
    Leave().apply(transaction, DAN)
    SetSeat(seat=3, bot="random").apply(transaction, ADA)
    assert code_of(edit(players=4, rated=True), transaction, ADA) == "unfit_for_rating"


def test_who_has_a_seat_moves_to_a_free_one_where_seats_are_chosen() -> None:
    transaction = Transaction(Table("t", SEED), 1000)
    Create(game="oriflamme", players=3, order="chosen").apply(transaction, ADA)
    Join(seat=2).apply(transaction, ADA)
    assert transaction.table.seats_of("a") == [2]
    Join(seat=0).apply(transaction, BEA)
    assert code_of(Join(seat=0), transaction, ADA) == "seat_taken"
    edit().apply(transaction, ADA)
    assert code_of(Join(seat=1), transaction, ADA) == "seat_taken"


def test_rated_games_have_no_advice_unless_the_host_wants_it() -> None:
    for wishes, advice in (({}, True), ({"rated": True}, False), ({"advice": False}, False)):
        transaction = Transaction(Table("t", SEED), 1000)
        Create(game="oriflamme", players=3, **wishes).apply(transaction, ADA)  # type: ignore[arg-type]
        assert table_info(transaction.table).advice is advice
