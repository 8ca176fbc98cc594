"""Invariants of observations: a person sees what follows from the information state, no more."""

import msgspec
import pytest
from tests.conformance.cases import CASES, Case, walk

from camarilla import i18n
from camarilla.games import GAMES
from camarilla.kernel.decisions import DecisionType
from camarilla.kernel.domains import Domain
from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import CHANCE, OVER, Game
from camarilla.kernel.observation import LegalAction, Observation

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def domain_holds(domain: Domain, value: object) -> bool:
    """Whether a value that has left the program belongs to the domain."""
    if value is None:
        return True
    return value in domain.ids if domain.ids else isinstance(value, int) and value >= 0


@every_case
def test_an_observation_follows_from_the_information_state(case: Case) -> None:
    """Two positions with the same information state look the same to the seat."""
    rng = case.rng("observation")
    state = case.setup()
    for _ in walk(state, rng):
        if rng.random() < 0.8:
            continue
        seat = rng.choice(case.seats())
        sampled = case.game.sample(state.information_state(seat), rng)
        assert sampled.observe(seat) == state.observe(seat)
    for seat in case.seats():
        sampled = case.game.sample(state.information_state(seat), rng)
        assert sampled.observe(seat) == state.observe(seat)


@every_game
def test_no_observation_has_a_field_for_frames(game: Game) -> None:
    """Frames stay in the program: they are not even declared."""
    assert not {"frames", "stack"} & set(game.observation_type.__struct_fields__)


@every_case
def test_observations_survive_the_wire(case: Case) -> None:
    rng = case.rng("observation on the wire")
    state = case.setup()
    for _ in walk(state, rng):
        if rng.random() < 0.2:
            seen = state.observe(rng.choice(case.seats()))
            assert isinstance(seen, case.game.observation_type)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    rng = case.rng("observing")
    state = case.setup()
    for _ in walk(state, rng):
        if rng.random() < 0.7:
            continue
        before, legal = msgspec.json.encode(state.to_data()), list(state.legal())
        for seat in case.seats():
            state.observe(seat)
        assert msgspec.json.encode(state.to_data()) == before
        assert state.legal() == legal


@every_case
def test_the_legal_actions_are_those_of_the_rules(case: Case) -> None:
    """They are the actor's alone; each is its number, its text, and its form with arguments."""
    rng = case.rng("legal in observations")
    space = case.game.actions
    state = case.setup()
    for _ in walk(state, rng):
        if rng.random() < 0.7:
            continue
        for seat in case.seats():
            seen = state.observe(seat)
            expected = list(state.legal()) if seat == state.actor() else []
            assert [action.id for action in seen.legal] == expected
            for action in seen.legal:
                assert space.parse(action.text) == action.id
                assert space.form(action.id).id == action.form
                assert space.named(action.id) == action.args
                assert list(action.args) == list(space.forms[action.form].arguments)


@every_case
def test_the_open_decision_has_the_fields_of_its_type(case: Case) -> None:
    rng = case.rng("decisions")
    types = {type.kind: type for type in case.game.decisions}
    state = case.setup()
    for _ in walk(state, rng):
        if rng.random() < 0.7:
            continue
        for seat in case.seats():
            check_decision(state.observe(seat), types)
    assert all(state.observe(seat).decision is None for seat in case.seats())


def check_decision(seen: Observation, types: dict[str, DecisionType]) -> None:
    assert seen.decision is not None
    assert seen.decision["kind"]
    assert seen.decision["rule"]
    if not types:
        return
    fields = types[seen.kind].fields
    assert list(seen.decision) == ["kind", "rule", *fields]
    for name, domain in fields.items():
        assert domain_holds(domain, seen.decision[name]), name


@every_case
def test_the_fields_of_legal_actions_belong_to_their_domains(case: Case) -> None:
    rng = case.rng("action fields")
    state = case.setup()
    for _ in walk(state, rng):
        if state.actor() == CHANCE or rng.random() < 0.7:
            continue
        for action in state.observe(state.actor()).legal:
            for name, domain in case.game.action_fields.items():
                assert domain_holds(domain, getattr(action, name)), name


@every_case
def test_what_is_unavailable_is_not_legal_and_says_why_in_every_language(case: Case) -> None:
    rng = case.rng("unavailable")
    state = case.setup()
    for _ in walk(state, rng):
        for seat in case.seats():
            seen = state.observe(seat)
            assert seat == seen.actor or not seen.unavailable
            for one in seen.unavailable:
                form = case.game.actions.forms[one.form]
                assert set(one.args) <= set(form.arguments)
                assert not any(matches(action, one.form, one.args) for action in seen.legal)
                for language in i18n.LANGUAGES:
                    assert i18n.unavailable_text(language, case.game, one)
                    assert i18n.rule_text(language, one.rule)


def matches(action: LegalAction, form: str, args: dict[str, str | int]) -> bool:
    """Whether a legal action is of this form and agrees with these arguments."""
    return action.form == form and all(action.args[name] == args[name] for name in args)


@every_case
def test_prompts_choices_and_events_can_be_said_from_the_declared_fields(case: Case) -> None:
    rng = case.rng("said")
    state = case.setup()
    names = [None, "Оля", *[None] * (case.players - 2)][: case.players]
    language = rng.choice(i18n.LANGUAGES)
    for action in walk(state.clone(), rng):
        if state.actor() != CHANCE and rng.random() < 0.3:
            seen = state.observe(state.actor())
            assert i18n.prompt_text(language, case.game, seen, names)
            for choice in seen.legal[:20]:
                assert i18n.action_text(language, case.game, seen, choice, names)
        events: list[Event] = []
        state.apply(action, events)
        for event in events:
            assert i18n.event_text(language, case.game, redact(event, 0), names)
    assert state.actor() == OVER
