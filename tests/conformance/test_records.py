"""Invariants of records: what was played can be replayed, for ever."""

import msgspec
import pytest
from tests.conformance.cases import CASES, Case

from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import PUBLIC
from camarilla.kernel.match import Match, resume
from camarilla.kernel.record import decode, encode, final, replay, result_of

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def played(case: Case, invariant: str, most: int = 5_000) -> Match:
    rng = case.rng(invariant)
    match = Match(case.game, case.players, case.options)
    while match.state.legal() and len(match.actions) < most:
        match.play(match.state.random_action(rng))
    return match


def names(case: Case) -> list[str]:
    return [f"player {seat}" for seat in range(case.players)]


@every_case
def test_replay_equals_play(case: Case) -> None:
    """Every position and every event of a play, from nothing but its record as text."""
    rng = case.rng("replay")
    match = Match(case.game, case.players, case.options)
    positions = [msgspec.json.encode(match.state.to_data())]
    happenings: list[list[Event]] = [[]]
    while match.state.legal():
        happenings.append(match.play(match.state.random_action(rng)))
        positions.append(msgspec.json.encode(match.state.to_data()))
    record = decode(encode(match.record(names(case))))
    assert record.result == result_of(match.state)
    steps = 0
    for step in replay(case.game, record):
        assert msgspec.json.encode(step.state.to_data()) == positions[step.index]
        assert [redact(e, PUBLIC) for e in step.events] == [
            redact(e, PUBLIC) for e in happenings[step.index]
        ]
        steps += 1
    assert steps == len(positions)
    assert final(case.game, record).winners() == match.state.winners()


@every_case
def test_an_unfinished_game_goes_on_from_its_record(case: Case) -> None:
    match = played(case, "resume", most=25)
    back = resume(case.game, decode(encode(match.record(names(case)))))
    assert back.actions == match.actions
    assert back.state.to_data() == match.state.to_data()
    assert back.options == match.options
    seats = range(case.players)
    assert [back.can_undo(s) for s in seats] == [match.can_undo(s) for s in seats]


@every_case
def test_undo_goes_back_exactly(case: Case) -> None:
    rng = case.rng("undo")
    match = Match(case.game, case.players, case.options)
    while match.state.legal():
        before = match.state.to_data()
        legal = list(match.state.legal())
        action = match.state.random_action(rng)
        actor = match.state.actor()
        match.play(action)
        if rng.random() < 0.05:
            assert not any(match.can_undo(s) for s in range(case.players) if s != actor)
            match.undo()
            assert match.state.to_data() == before
            assert match.state.legal() == legal
            match.play(action)


def test_the_same_choices_make_the_same_record() -> None:
    for case in CASES:
        one, two = played(case, "same"), played(case, "same")
        assert encode(one.record(names(case))) == encode(two.record(names(case)))
