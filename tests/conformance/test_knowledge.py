"""Invariants of knowledge: a seat gets all it may know, and nothing more."""

from typing import NamedTuple

import msgspec
import pytest
from tests.conformance.cases import CASES, Case, walk

from camarilla.kernel.events import HIDDEN, Event, EventType, SeenEvent, redact
from camarilla.kernel.game import CHANCE, PUBLIC, State

every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_a_sample_looks_the_same_to_the_seat_it_was_drawn_for(case: Case) -> None:
    """The invariant of samples: an information state depends on nothing its seat may not know.

    The sample comes from the information state alone, so what both share is known; that all
    of its information state is the same shows that the rest had no part in the information state.
    """
    rng = case.rng("sample")
    state = case.setup()
    for _ in walk(state, rng):
        if rng.random() < 0.6:
            continue
        for seat in case.seats():
            info = state.information_state(seat)
            sampled = case.game.sample(info, rng)
            assert sampled.information_state(seat) == info
            assert sampled.actor() == state.actor()
            if state.actor() == seat:
                assert sampled.legal() == state.legal()
            sampled.check()
    for seat in case.seats():
        assert case.game.sample(state.information_state(seat), rng).information_state(
            seat
        ) == state.information_state(seat)


@every_case
def test_samples_differ_in_what_is_hidden(case: Case) -> None:
    """Eight samples all do at some moment; in a game of few actions there may be too little hidden
    for that.
    """
    rng = case.rng("samples differ")
    tiny = len(case.game.actions) < 50
    most = 0
    for _ in range(10 if tiny else 1):
        state = case.setup()
        for _ in walk(state, rng):
            if rng.random() < 0.1:
                info = state.information_state(PUBLIC)
                samples = [case.game.sample(info, rng) for _ in range(8)]
                most = max(most, len({msgspec.json.encode(one.to_data()) for one in samples}))
    assert most > 1 if tiny else most == 8


@every_case
def test_samples_can_be_played_to_the_end(case: Case) -> None:
    rng = case.rng("sample plays on")
    state = case.setup()
    for _ in walk(state, rng):
        if rng.random() < 0.1:
            sampled = case.game.sample(state.information_state(rng.choice(case.seats())), rng)
            for _ in walk(sampled, rng):
                pass
            sampled.check()


class Outcome(NamedTuple):
    """What a seat gets when an action is carried out."""

    seen: list[SeenEvent]
    reveals: list[bool]
    info: object


def outcome(state: State, action: int, seat: int) -> Outcome:
    events: list[Event] = []
    ahead = state.clone()
    ahead.apply(action, events)
    return Outcome(
        [redact(event, seat) for event in events],
        [event.type.reveals for event in events],
        ahead.information_state(seat),
    )


@every_case
def test_what_is_hidden_shows_only_in_events_that_say_so(case: Case) -> None:
    """Two positions that a seat cannot tell apart, and the same action: the seat sees the same,
    up to an event of a type that reveals something. (So an action without one may be undone.)"""
    rng = case.rng("hidden")
    state = case.setup()
    for action in walk(state, rng):
        if rng.random() < 0.4:
            continue
        seat = rng.choice(case.seats())
        other = case.game.sample(state.information_state(seat), rng)
        if action not in other.legal():
            continue
        ours, theirs = outcome(state, action, seat), outcome(other, action, seat)
        shorter = min(len(ours.seen), len(theirs.seen))
        for index in range(shorter):
            if ours.reveals[index] or theirs.reveals[index]:
                break
            assert ours.seen[index] == theirs.seen[index]
        else:
            rest = ours.reveals[shorter:] + theirs.reveals[shorter:]
            assert not rest or rest[0]
            if not rest:
                assert ours.info == theirs.info


@every_case
def test_secret_fields_are_told_to_their_seat_alone(case: Case) -> None:
    rng = case.rng("events")
    state = case.setup()
    events: list[Event] = []
    for action in walk(state, rng):
        state.clone().apply(action, events)
    assert events
    known: set[EventType] = set(case.game.events)
    for event in events:
        assert event.type in known
        for seat in case.seats():
            seen = redact(event, seat)
            assert msgspec.json.decode(msgspec.json.encode(seen)) == seen
            for index, (name, field) in enumerate(event.type.fields.items()):
                if not field.secret_to:
                    continue
                knower = event.values[event.type.names.index(field.secret_to)]
                told = seat == knower and event.values[index] != HIDDEN
                assert (seen[name] is not None) == told
                assert seat != PUBLIC or seen[name] is None


@every_case
def test_only_the_actor_is_shown_the_legal_actions(case: Case) -> None:
    rng = case.rng("legal in views")
    state = case.setup()
    for _ in walk(state, rng):
        for seat in case.seats():
            expected = tuple(state.legal()) if seat == state.actor() else ()
            assert state.information_state(seat).legal == expected
        assert state.actor() != CHANCE or state.information_state(PUBLIC).legal == ()


@every_case
def test_views_survive_the_wire(case: Case) -> None:
    """An information state as JSON holds all that `sample` and a client need."""
    rng = case.rng("wire")
    state = case.setup()
    for _ in walk(state, rng):
        if rng.random() < 0.2:
            info = state.information_state(rng.choice(case.seats()))
            assert msgspec.json.decode(msgspec.json.encode(info), type=type(info)) == info


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    rng = case.rng("looking")
    state = case.setup()
    for _ in walk(state, rng):
        before, legal = msgspec.json.encode(state.to_data()), list(state.legal())
        for seat in case.seats():
            state.information_state(seat)
        state.scores()
        state.weights()
        assert msgspec.json.encode(state.to_data()) == before
        assert state.legal() == legal
