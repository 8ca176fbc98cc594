"""Invariants of secrets: an event tells a seat no more than its information state says."""

from random import Random

import pytest
from tests.conformance.cases import CASES, Case, walk

from camarilla.games import GAMES
from camarilla.kernel.events import HIDDEN, Event, EventType, Field, SeenEvent, redact
from camarilla.kernel.game import CHANCE, State

every_case = pytest.mark.parametrize("case", CASES, ids=str)

SECRETS = [
    (game, type.name, name)
    for game in GAMES
    for type in GAMES[game].events
    for name, field in type.fields.items()
    if field.secret_to
]


def applied(state: State, action: int) -> tuple[State, list[Event]]:
    events: list[Event] = []
    ahead = state.clone()
    ahead.apply(action, events)
    return ahead, events


def seen(events: list[Event], seat: int, until_reveal: bool) -> list[SeenEvent]:
    """What the seat is told, up to an event of a type that reveals something if asked."""
    told: list[SeenEvent] = []
    for event in events:
        if until_reveal and event.type.reveals:
            break
        told.append(redact(event, seat))
    return told


def told_of_another_choice(case: Case, rng: Random) -> str:
    """Where a seat is told which of two actions was chosen, though only others know afterwards.

    What a player looks at is public, even if nobody remembers it: so their events count only up to
    one that reveals something. Those of chance count to the end.
    """
    state = case.setup()
    for action in walk(state, rng):
        others = [other for other in state.legal() if other != action]
        if not others:
            continue
        choices = (action, rng.choice(others))
        (one, events), (another, other_events) = (applied(state, choice) for choice in choices)
        same = [one.information_state(s) == another.information_state(s) for s in case.seats()]
        looks = state.actor() != CHANCE
        for seat, is_same in zip(case.seats(), same, strict=True):
            if seat == state.actor() or not is_same or all(same):
                continue
            if seen(events, seat, looks) != seen(other_events, seat, looks):
                return " | ".join(case.game.actions.texts[choice] for choice in choices)
    return ""


def told_of_another_position(case: Case, rng: Random) -> str:
    """Where an action tells a seat one of two positions that are the same to it afterwards too,
    though not to everybody: what nobody remembers may have been shown to all.
    """
    state = case.setup()
    for action in walk(state, rng):
        seat = rng.choice(case.seats())
        if seat == state.actor() or rng.random() < 0.4:
            continue
        other = case.game.sample(state.information_state(seat), rng)
        if action not in other.legal():
            continue
        (one, events), (another, other_events) = applied(state, action), applied(other, action)
        same = [one.information_state(s) == another.information_state(s) for s in case.seats()]
        if not same[case.seats().index(seat)] or all(same):
            continue
        if seen(events, seat, False) != seen(other_events, seat, False):
            return case.game.actions.texts[action]
    return ""


@every_case
def test_a_choice_that_a_seat_does_not_learn_looks_like_any_other(case: Case) -> None:
    assert told_of_another_choice(case, case.rng("secret choices")) == ""


@every_case
def test_events_tell_no_more_than_what_is_known_afterwards(case: Case) -> None:
    assert told_of_another_position(case, case.rng("same afterwards")) == ""


@every_case
def test_only_optional_fields_may_be_without_a_value(case: Case) -> None:
    """So a number below 0 cannot be taken for a value that is hidden."""
    state = case.setup()
    for action in walk(state, case.rng("values")):
        for event in applied(state, action)[1]:
            for field, value in zip(event.type.fields.values(), event.values, strict=True):
                assert value >= (HIDDEN if field.optional else 0), event.type.name


@pytest.mark.parametrize(("game", "type", "field"), SECRETS)
def test_a_secret_that_is_not_declared_is_noticed(
    game: str, type: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two invariants fail for a game that forgets `secret_to`, whichever field it forgets."""
    declared: EventType = next(one for one in GAMES[game].events if one.name == type)
    forgotten = Field(declared.fields[field].domain, optional=declared.fields[field].optional)
    monkeypatch.setitem(declared.fields, field, forgotten)
    cases = [case for case in CASES if case.id == game]
    assert any(
        told_of_another_choice(case, case.rng("secret choices", play))
        or told_of_another_position(case, case.rng("same afterwards", play))
        for play in range(8)
        for case in cases
    )
