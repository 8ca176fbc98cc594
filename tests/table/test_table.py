"""The table is the sum of its log."""

import hmac
import itertools
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.conftest import ADA, BEA, CAT, SEED, act, new_game, played

from camarilla import games
from camarilla.kernel.dealer import FairDealer
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.fairness import verify
from camarilla.kernel.game import CHANCE
from camarilla.table import log
from camarilla.table.absence import ABSENT_AFTER
from camarilla.table.commands.absence import Return, VoteAbsent, time_out
from camarilla.table.commands.base import FOR_EVER, Transaction, User
from camarilla.table.commands.import_record import import_record
from camarilla.table.commands.play import Act
from camarilla.table.commands.requests import settle_requests
from camarilla.table.commands.seating import Leave
from camarilla.table.commands.undo import Consent, Undo
from camarilla.table.errors import Refused
from camarilla.table.protocol import position as positions
from camarilla.table.protocol.position import position, steps_between, steps_since
from camarilla.table.protocol.table import AbsenceInfo, table_info
from camarilla.table.ratings import ranks
from camarilla.table.table import Table


def test_folding_the_log_again_gives_the_same_table() -> None:
    table, entries = played(ADA, BEA, CAT, actions=20)
    again = Table("t", SEED)
    for item in entries:
        again.fold(log.decode(log.encode(item.entry)), item.at)
    assert table_info(again) == table_info(table)
    for seat in (-3, 0, 1, 2):
        assert position(again, seat) == position(table, seat)


def test_chance_is_dealt_from_the_seed_as_the_page_on_fairness_says() -> None:
    table, _ = played(ADA, BEA, actions=8)
    assert table.match is not None
    state = table.game.setup(2, table.created.options)
    for number, action in enumerate(table.match.actions):
        if state.actor() == CHANCE:
            before = table.match.actions[:number]
            assert action == FairDealer(SEED).deal(table.game.actions, state, before)
            assert state.legal() == sorted(state.legal())
        state.apply(action)


def test_example_on_the_page_on_fairness_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
    seed = "0" * 64
    assert f"commitment  {FairDealer(seed).commitment()}" in page
    for message, place in (("draw 0", 10), ("0", 10), ("lot 3", 4), ("lot 2", 3), ("lot 1", 2)):
        digest = hmac.new(seed.encode(), message.encode(), "sha256").hexdigest()
        assert f"HMAC begins {digest[:16]}" in page
        assert f"modulo {place} is {int(digest, 16) % place}" in page
    assert "0 1 2 3 becomes " + " ".join(map(str, FairDealer(seed).lot([0, 1, 2, 3]))) in page


def test_seats_are_dealt_by_the_seed_and_nothing_else() -> None:
    for number in range(20):
        seed = f"{number:064x}"
        transaction = Transaction(Table("t", seed), 1000)
        new_game(transaction, ADA, BEA, CAT, order="lot")
        dealt = [seat.user for seat in transaction.table.seats]
        assert dealt == ["abc"[waited] for waited in FairDealer(seed).lot([0, 1, 2])]


def test_every_order_of_the_seats_is_about_as_likely() -> None:
    orders = Counter(tuple(FairDealer(f"{n:064x}").lot([0, 1, 2])) for n in range(1200))
    assert len(orders) == 6
    assert all(140 < count < 260 for count in orders.values())


def finished(*people: Any, **wishes: Any) -> Table:
    transaction = Transaction(Table("t", SEED), 1000)
    new_game(transaction, *people, **wishes)
    while transaction.table.status == "running":
        act(transaction)
    return transaction.table


def test_verify_accepts_the_record_and_refuses_every_forgery() -> None:
    record = finished(ADA, BEA).record()
    checked = verify(games.get(record.game), record)
    assert checked == sum(text.startswith(("draw ", "aside ")) for text in record.actions)
    for forged in (
        msgspec.structs.replace(record, seed="6" * 64),
        msgspec.structs.replace(record, commitment="0" * 64),
        msgspec.structs.replace(record, seed=None),
        msgspec.structs.replace(record, commitment=None),
    ):
        with pytest.raises(BadRecord):
            verify(games.get(record.game), forged)


def test_verify_checks_the_lot_for_the_seats() -> None:
    record = finished(ADA, BEA, CAT, order="lot").record()
    assert record.lot == FairDealer(SEED).lot([0, 1, 2])
    assert (
        verify(games.get(record.game), record)
        == verify(games.get(record.game), msgspec.structs.replace(record, lot=None)) + 1
    )
    for lot in itertools.permutations(range(3)):
        if list(lot) != record.lot:
            with pytest.raises(BadRecord, match="not dealt by the seed"):
                verify(games.get(record.game), msgspec.structs.replace(record, lot=list(lot)))
    with pytest.raises(BadRecord, match="every seat once"):
        verify(games.get(record.game), msgspec.structs.replace(record, lot=[0, 0, 1]))
    copy = import_record("u", record, ADA, 0).table
    assert copy.record() == record
    assert finished(ADA, BEA).record().lot is None


def test_other_draw_than_the_seeds_is_found() -> None:
    table = finished(ADA, BEA)
    record = table.record()
    game = table.game
    state = game.setup(2, record.options)
    for number, text in enumerate(record.actions):
        if state.actor() == CHANCE and len(state.legal()) > 1:
            other = next(a for a in state.legal() if game.actions.text(a) != text)
            actions = [*record.actions[:number], game.actions.text(other)]
            with pytest.raises(BadRecord, match="chance did"):
                verify(
                    games.get(record.game),
                    msgspec.structs.replace(record, actions=actions, result=None),
                )
            return
        state.apply(game.actions.parse(text))


def test_who_missed_too_much_or_was_rewound_gets_the_last_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(positions, "STEPS_LIMIT", 5)
    table, _ = played(ADA, BEA, actions=6)
    count = len(table.action_seqs)
    last = steps_between(table, count - 5, count, 0)
    assert [one.seq for one in last] == table.action_seqs[-5:]
    assert steps_since(table, 0, 0) == (last, True)
    assert steps_since(table, table.seq + 1, 0) == (last, True)
    assert steps_since(table, table.action_seqs[-4], 0) == (last[-3:], False)
    assert steps_since(table, table.seq, 0) == ((), False)
    seen = table.seq
    transaction = Transaction(table, 2000)
    Undo(seq=table.seq).apply(transaction, BEA if table.actor() == 0 else ADA)
    told, rewound = steps_since(table, seen, 0)
    assert rewound
    assert [one.seq for one in told] == table.action_seqs[-5:]
    assert steps_since(table, table.seq, 0) == ((), False)


def test_record_is_not_told_before_the_end() -> None:
    table, _ = played(ADA, BEA, actions=3)
    with pytest.raises(Refused) as refusal:
        table.record()
    assert refusal.value.code == "game_running"


def test_acting_withdraws_a_request_to_undo() -> None:
    table, _ = played(ADA, BEA, CAT, actions=2)
    transaction = Transaction(table, 2000)
    Undo(seq=table.seq, seat=0).apply(transaction, ADA)
    assert table.undo is not None
    act(transaction)
    assert table.undo is None


def test_all_others_vote_an_absent_player_out_and_the_player_returns() -> None:
    table, _ = played(ADA, BEA, CAT, actions=0)
    transaction = Transaction(table, 1000 + ABSENT_AFTER)
    VoteAbsent(seat=0).apply(transaction, BEA)
    assert table_info(table).absence == AbsenceInfo(0, votes=1, needed=2, voted=(1,))
    VoteAbsent(seat=0).apply(transaction, CAT)
    assert table_info(table).seats[0].stand_in
    with pytest.raises(Refused) as refusal:
        act_as(transaction, ADA)
    assert refusal.value.code == "not_your_turn"
    Return().apply(transaction, ADA)
    act_as(transaction, ADA)


@pytest.mark.parametrize(
    ("clock", "away", "code"),
    [
        (log.Clock("days", 1), FOR_EVER, "too_early"),
        (log.Clock(), None, "not_absent"),
        (log.Clock(), ABSENT_AFTER - 1, "too_early"),
    ],
)
def test_nobody_is_voted_out_who_is_here_or_has_days(
    clock: log.Clock, away: int | None, code: str
) -> None:
    table, _ = played(ADA, BEA, actions=0, clock=clock)
    day = 86_400_000
    at = Transaction(table, 1000 + day - 1, absent_for=lambda _person: away)
    with pytest.raises(Refused) as refusal:
        VoteAbsent(seat=0).apply(at, BEA)
    assert refusal.value.code == code


def act_as(transaction: Transaction, user: User) -> None:
    table = transaction.table
    Act(seq=table.seq, action=table.running_match().state.legal()[0]).apply(transaction, user)


def test_clock_by_the_day_gives_whole_days_to_every_decision() -> None:
    table, _ = played(ADA, BEA, actions=1, clock=log.Clock("days", 3))
    three_days = 3 * 24 * 60 * 60 * 1000
    assert table.deadline() == 1000 + three_days
    act(Transaction(table, 1000 + three_days - 1))
    assert table.deadline() == 1000 + three_days - 1 + three_days
    assert time_out(Transaction(table, 1000 + 2 * three_days)) is True


def test_time_out_comes_with_the_deadline_and_not_before() -> None:
    clock = log.Clock("move", 60)
    table, _ = played(ADA, BEA, actions=1, clock=clock)
    assert table.deadline() == 1000 + 60_000
    assert time_out(Transaction(table, 1000 + 59_999)) is False
    assert time_out(Transaction(table, 1000 + 60_000)) is True
    assert table.deadline() is None


def test_stand_ins_consent_to_an_undo() -> None:
    table, _ = played(ADA, BEA, CAT, actions=2)
    transaction = Transaction(table, 2000)
    Undo(seq=table.seq, seat=0).apply(transaction, ADA)
    Consent(yes=True).apply(transaction, BEA)
    Leave().apply(transaction, CAT)
    settle_requests(transaction)
    assert table.undo is None
    assert table.actor() == 0


def test_ranks_put_winners_first_then_points() -> None:
    assert ranks([5, 9, 7], [1]) == [2, 0, 1]
    assert ranks([5, 5, 7], [0, 1]) == [0, 0, 2]
    assert ranks([4, 4, 9], [2]) == [1, 1, 0]
