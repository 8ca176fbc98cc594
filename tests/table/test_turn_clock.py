"""The clock per turn with a bank, and pauses by consent."""

from typing import Any

import pytest
from tests.table.conftest import ADA, BEA, CAT, SEED, act, new_game

from camarilla.table.commands.absence import Return, VoteAbsent, time_out
from camarilla.table.commands.base import Transaction, User
from camarilla.table.commands.pause import AnswerPause, Pause, Resume
from camarilla.table.commands.seating import Leave
from camarilla.table.commands.undo import Undo
from camarilla.table.errors import Refused
from camarilla.table.log import Clock, decode, encode
from camarilla.table.protocol.position import position
from camarilla.table.protocol.table import table_info
from camarilla.table.table import Table

START = 1_000_000
PER_TURN = Clock("move", 60, per="turn", bank=100)


def game(clock: Clock, *people: User) -> Transaction:
    transaction = Transaction(Table("t", SEED), START)
    new_game(transaction, *(people or (ADA, BEA)), clock=clock)
    return transaction


def until_same_seat_acts_twice(transaction: Transaction) -> int:
    """Play until the seat that acts is the one that acted; the number of that seat."""
    for _ in range(60):
        before = transaction.table.actor()
        act(transaction)
        if transaction.table.actor() == before:
            return before
    raise AssertionError("no turn of two decisions came")


def test_decisions_of_one_turn_share_its_time() -> None:
    transaction = game(PER_TURN)
    until_same_seat_acts_twice(transaction)
    table = transaction.table
    began = table.time.since
    assert table.deadline() == began + 160_000
    transaction.at = START + 59_000
    while table.actor() == table.time.seat and table.time.since == began:
        act(transaction)
    assert table.deadline() == START + 59_000 + 160_000


def test_clock_per_decision_begins_anew_with_each() -> None:
    transaction = game(Clock("move", 60))
    until_same_seat_acts_twice(transaction)
    transaction.at = START + 50_000
    act(transaction)
    assert transaction.table.deadline() == START + 110_000


def test_what_exceeds_the_turn_is_taken_from_the_bank_of_that_seat_alone() -> None:
    transaction = game(PER_TURN)
    table = transaction.table
    first = table.actor()
    transaction.at = START + 90_000
    act(transaction)
    while table.actor() == first:
        act(transaction)
    assert table.time.banks[first] == 70_000
    assert table.time.banks[1 - first] == 100_000
    seen = position(table, first)
    assert seen.banks == tuple(table.time.banks)
    assert seen.turn_ends == transaction.at + 60_000
    assert seen.deadline == transaction.at + 160_000


def test_bot_stands_in_when_turn_and_bank_are_used_up() -> None:
    transaction = game(PER_TURN)
    table = transaction.table
    late = table.actor()
    transaction.at = START + 159_999
    assert not time_out(transaction)
    transaction.at = START + 160_000
    assert time_out(transaction)
    assert table.deadline() is None
    transaction.at += 1000
    Return().apply(transaction, (ADA, BEA)[late])
    assert table.time.banks[late] == 0
    assert table.deadline() == transaction.at + 60_000


def test_folding_the_log_gives_the_same_clock() -> None:
    transaction = game(PER_TURN)
    for number in range(30):
        transaction.at += 10_000 * (number % 9)
        act(transaction)
    again = Table("t", SEED)
    for applied in transaction.entries:
        again.fold(decode(encode(applied.entry)), applied.at)
    assert again.time.banks == transaction.table.time.banks
    assert again.deadline() == transaction.table.deadline()


def test_old_logs_keep_a_clock_per_decision() -> None:
    old = decode(
        '{"kind":"created","game":"oriflamme","rules_version":1,"options":{},"players":3,'
        '"host":"a","listed":false,"rated":false,"order":"lot",'
        '"clock":{"kind":"days","limit":1},"commitment":null}'
    )
    assert old.clock == Clock("days", 1, per="decision", bank=0)  # type: ignore[union-attr]


@pytest.mark.parametrize("bank", [-1, 61])
def test_bank_must_be_sensible(bank: int) -> None:
    with pytest.raises(Refused, match="bank"):
        game(Clock("days", 1, per="turn", bank=bank))


# Pauses.


def pause(transaction: Transaction) -> None:
    Pause().apply(transaction, ADA)
    AnswerPause(yes=True).apply(transaction, BEA)


def test_pause_begins_when_all_agree_and_stops_the_clock() -> None:
    transaction = game(Clock("days", 1, per="turn"), ADA, BEA, CAT)
    table = transaction.table
    Pause().apply(transaction, ADA)
    asked = table_info(table).pause
    assert asked is not None
    assert (asked.since, asked.given, asked.needed) == (None, 0, 2)
    AnswerPause(yes=True).apply(transaction, BEA)
    assert table.deadline() is not None
    AnswerPause(yes=True).apply(transaction, CAT)
    assert table.deadline() is None
    info = table_info(table).pause
    assert info is not None
    assert info.since == transaction.at
    transaction.at += 10 * 86_400_000
    assert not time_out(transaction)


def test_people_may_act_in_a_pause_and_nobodys_time_runs() -> None:
    transaction = game(PER_TURN)
    pause(transaction)
    transaction.at += 10_000_000
    for _ in range(8):
        act(transaction)
    assert transaction.table.deadline() is None
    assert transaction.table.time.banks == [100_000, 100_000]


def test_anybody_ends_a_pause_and_the_turn_has_its_whole_time() -> None:
    transaction = game(PER_TURN)
    transaction.at += 50_000
    pause(transaction)
    transaction.at += 10_000_000
    Resume().apply(transaction, BEA)
    assert transaction.table.deadline() == transaction.at + 160_000
    assert table_info(transaction.table).pause is None
    with pytest.raises(Refused, match="no pause"):
        Resume().apply(transaction, ADA)


def test_one_no_refuses_a_pause_and_the_asker_may_withdraw_it() -> None:
    for user in (ADA, BEA):
        transaction = game(PER_TURN, ADA, BEA, CAT)
        Pause().apply(transaction, ADA)
        AnswerPause(yes=False).apply(transaction, user)
        assert table_info(transaction.table).pause is None
        assert transaction.table.deadline() is not None
        with pytest.raises(Refused, match="not needed"):
            AnswerPause(yes=True).apply(transaction, CAT)


def test_request_outlives_moves_and_bots_always_agree() -> None:
    transaction = game(PER_TURN, ADA, BEA, CAT)
    Pause().apply(transaction, ADA)
    act(transaction)
    AnswerPause(yes=True).apply(transaction, BEA)
    assert transaction.table.time.request is not None
    Leave().apply(transaction, CAT)
    assert transaction.table.time.paused_at is not None


def test_nobody_is_voted_out_in_a_pause() -> None:
    transaction = game(PER_TURN)
    pause(transaction)
    transaction.at += 10_000_000
    actor = transaction.table.actor()
    with pytest.raises(Refused, match="paused"):
        VoteAbsent(seat=actor).apply(transaction, (BEA, ADA)[actor])


@pytest.mark.parametrize(
    ("command", "code"),
    [(Pause(), "pause_pending"), (AnswerPause(yes=True), "no_pause_pending")],
)
def test_second_request_and_own_consent_are_refused(command: Any, code: str) -> None:
    transaction = game(PER_TURN)
    Pause().apply(transaction, ADA)
    with pytest.raises(Refused) as refusal:
        command.apply(transaction, ADA)
    assert refusal.value.code == code


def test_table_without_a_clock_needs_no_pause() -> None:
    with pytest.raises(Refused) as refusal:
        Pause().apply(game(Clock()), ADA)
    assert refusal.value.code == "no_clock"


def test_undo_that_waits_for_somebody_who_leaves_is_carried_out() -> None:
    transaction = game(PER_TURN)
    table = transaction.table
    for _ in range(3):
        act(transaction)
    kept = len(table.running_match().actions)
    Undo(seq=table.seq, seat=1).apply(transaction, BEA)
    assert table_info(table).undo is not None
    Leave().apply(transaction, ADA)
    assert table_info(table).undo is None
    assert len(table.running_match().actions) < kept
