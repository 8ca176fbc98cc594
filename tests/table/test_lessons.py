"""A lesson is a private table of one person, whose other seats follow a script."""

from collections.abc import Callable

import pytest
from tests.table.conftest import ADA, BEA

from camarilla.table.commands.base import Transaction
from camarilla.table.commands.lesson import Learn, give_up
from camarilla.table.commands.play import Act
from camarilla.table.commands.undo import Undo
from camarilla.table.errors import Refused
from camarilla.table.protocol.position import Position, position
from camarilla.table.reviews import decisions_of
from camarilla.table.rooms import Rooms
from camarilla.table.table import Table

GAME = "oriflamme"
FIRST = "place conspiracy left"


def lesson() -> Transaction:
    transaction = Transaction(Table("t", "seed"), 1)
    Learn(game=GAME).apply(transaction, ADA)
    return transaction


def seen(transaction: Transaction) -> Position:
    return position(transaction.table, 0)


def do(transaction: Transaction, action: str) -> None:
    Act(seq=transaction.table.seq, action=action).apply(transaction, ADA)


def follow(transaction: Transaction) -> None:
    """All that the coach asks for."""
    while (coach := seen(transaction).coach) and coach.allowed:
        do(transaction, transaction.table.game.actions.text(coach.allowed[0]))


def test_it_is_private_unrated_and_begins_at_once() -> None:
    table = lesson().table
    assert table.status == "running"
    assert table.created.lesson
    assert not table.created.listed
    assert not table.created.rated
    assert [seat.bot for seat in table.seats] == [None, "page", "page"]
    assert table.created.commitment is None


def test_scripted_seats_act_at_once_up_to_the_learners_next_decision() -> None:
    transaction = lesson()
    do(transaction, FIRST)
    assert transaction.table.actor() == 0
    texts = [transaction.table.game.actions.text(a) for a in transaction.table.match.actions]  # type: ignore[union-attr]
    assert texts[-3:] == [FIRST, "place ambush right", "place heir right"]


def test_another_legal_action_is_refused_with_a_reason_and_changes_nothing() -> None:
    transaction = lesson()
    before = transaction.table.seq
    with pytest.raises(Refused) as refused:
        do(transaction, "place spy left")
    assert refused.value.code == "not_in_lesson"
    assert transaction.table.seq == before
    coach = seen(transaction).coach
    assert coach is not None
    assert coach.refusal == "oriflamme-lesson-oriflamme-conspiracy-first"


def test_an_illegal_action_is_refused_as_such() -> None:
    transaction = lesson()
    with pytest.raises(Refused) as refused:
        do(transaction, "reveal")
    assert refused.value.code == "illegal_action"


def test_only_the_learner_has_a_coach() -> None:
    transaction = lesson()
    assert seen(transaction).coach is not None
    assert position(transaction.table, 1).coach is None
    assert position(transaction.table, -3).coach is None


def test_a_step_can_be_undone_and_is_asked_again() -> None:
    transaction = lesson()
    first = seen(transaction).coach
    do(transaction, FIRST)
    assert seen(transaction).undo == "ask"
    Undo(seq=transaction.table.seq).apply(transaction, ADA)
    assert seen(transaction).coach == first


def test_the_script_ends_in_free_play() -> None:
    transaction = lesson()
    follow(transaction)
    coach = seen(transaction).coach
    assert coach is not None
    assert coach.scene == coach.scenes
    assert coach.notes
    legal = transaction.table.match.state.legal()  # type: ignore[union-attr]
    Act(seq=transaction.table.seq, action=legal[-1]).apply(transaction, ADA)


def test_a_lesson_is_resumed_from_its_log(with_rooms: Callable[..., object]) -> None:
    async def work(rooms: Rooms) -> None:
        opened = await rooms.open("t", Learn(game=GAME), ADA)
        act = Act(seq=opened.seq, action=FIRST)
        told = await rooms.perform("t", act, ADA, seen)
        rooms.rooms.clear()
        again = await rooms.read("t", lambda table: position(table, 0))
        assert again.coach == told.coach
        assert again.coach is not None
        assert again.coach.scene == 1

    with_rooms(work)


def test_a_lesson_that_is_begun_again_is_closed_by_its_learner_alone() -> None:
    transaction = lesson()
    with pytest.raises(Refused):
        give_up(transaction, BEA)
    give_up(transaction, ADA)
    assert transaction.table.status == "closed"


def test_there_is_no_lesson_of_an_unknown_game() -> None:
    with pytest.raises(Refused) as refused:
        Learn(game="chess").apply(Transaction(Table("t", "seed"), 1), ADA)
    assert refused.value.code == "unknown_game"


def test_a_review_judges_no_decision_that_the_lesson_prescribed() -> None:
    transaction = lesson()
    follow(transaction)
    table = transaction.table
    prescribed = len(table.running_match().actions)
    assert prescribed > 12
    while table.status == "running":
        transaction.act(table.actor(), table.running_match().state.legal()[0])
    judged = decisions_of(table).decisions
    assert judged
    assert min(decision.at for decision in judged) >= prescribed
