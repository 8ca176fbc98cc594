"""Invariants of play that every game keeps."""

import hashlib
import os
import subprocess
import sys
from contextlib import suppress
from random import Random
from types import FunctionType

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.cases import CASES, Case, walk

from camarilla.games import GAMES
from camarilla.kernel.dealer import FairDealer
from camarilla.kernel.errors import BadData, IllegalAction
from camarilla.kernel.game import CHANCE, OVER, State
from camarilla.kernel.lookahead import foresee

every_case = pytest.mark.parametrize("case", CASES, ids=str)
PLAYS = 40


def data_of(state: State) -> bytes:
    return msgspec.json.encode(state.to_data())


@every_case
def test_the_fair_dealer_never_draws_twice_by_one_key(case: Case) -> None:
    """It counts its draws by form: a decision of chance that mixes forms could repeat one."""
    space = case.game.actions
    dealer = FairDealer("seed")
    for number in range(PLAYS):
        state = case.setup()
        keys: list[str] = []
        done: list[int] = []
        for action in walk(state, case.rng("keys", number)):
            if state.actor() == CHANCE:
                keys.append(dealer.key(space, state.legal()[0], done))
            done.append(action)
        assert len(set(keys)) == len(keys)


@every_case
def test_there_is_something_to_do_until_the_game_ends(case: Case) -> None:
    """Some legal action until it is over, each once and with one text; all things accounted for."""
    space = case.game.actions
    for number in range(PLAYS):
        state = case.setup()
        for _ in walk(state, case.rng("play", number)):
            legal = state.legal()
            assert legal
            assert len(set(legal)) == len(legal)
            assert all(space.parse(space.text(action)) == action for action in legal)
            assert state.actor() == CHANCE or 0 <= state.actor() < case.players
            if state.actor() == CHANCE:
                weights = state.weights()
                assert len(weights) == len(legal)
                assert min(weights) > 0
            state.check()
        state.check()
        assert state.legal() == []
        assert len(state.scores()) == case.players
        assert state.winners()
        assert set(state.winners()) <= set(range(case.players))


@every_case
def test_every_legal_action_applies_and_no_other(case: Case) -> None:
    """On a clone; the position itself is not touched by it."""
    rng = case.rng("every legal action")
    size = len(case.game.actions)
    state = case.setup()
    for _ in walk(state, rng):
        if rng.random() < 0.7:
            continue
        before = data_of(state)
        for action in state.legal():
            clone = state.clone()
            clone.apply(action)
            clone.check()
        wrong = {-1, size, 1 << 40, *(rng.randrange(size) for _ in range(20))}
        for action in wrong - set(state.legal()):
            with pytest.raises(IllegalAction):
                state.apply(action)
        assert data_of(state) == before
    for action in range(size):
        with pytest.raises(IllegalAction):
            state.apply(action)


@every_case
def test_earlier_clones_stay_as_they_were(case: Case) -> None:
    state = case.setup()
    kept = [
        (state.clone(), data_of(state), list(state.legal()))
        for _ in walk(state, case.rng("clones"))
    ]
    for clone, data, legal in kept:
        assert data_of(clone) == data
        assert clone.legal() == legal


@every_case
def test_a_clone_plays_on_by_itself(case: Case) -> None:
    """A clone played to the end leaves the original alone, and both end alike."""
    rng = case.rng("clone plays on")
    state = case.setup()
    for _, _ in zip(range(30), walk(state, rng), strict=False):
        pass
    clone, before = state.clone(), data_of(state)
    actions = list(walk(clone, rng))
    assert data_of(state) == before
    for action in actions:
        state.apply(action)
    assert data_of(state) == data_of(clone)
    assert state.actor() == OVER


@every_case
def test_saved_positions_come_back(case: Case) -> None:
    """Through JSON text: the same decision, views and future."""
    rng = case.rng("saved")
    state = case.setup()
    for action in walk(state, rng):
        if rng.random() < 0.6:
            continue
        text = data_of(state)
        back = case.game.from_data(msgspec.json.decode(text))
        assert data_of(back) == text
        assert back.actor() == state.actor()
        assert back.legal() == state.legal()
        assert back.actor() != CHANCE or back.weights() == state.weights()
        assert [back.information_state(seat) for seat in case.seats()] == [
            state.information_state(seat) for seat in case.seats()
        ]
        ahead = state.clone()
        ahead.apply(action)
        back.apply(action)
        assert data_of(back) == data_of(ahead)
    back = case.game.from_data(msgspec.json.decode(data_of(state)))
    assert back.actor() == OVER
    assert back.winners() == state.winners()


@every_case
def test_damaged_data_is_refused(case: Case) -> None:
    state = case.setup()
    for _, _ in zip(range(40), walk(state, case.rng("damaged")), strict=False):
        pass
    data = state.to_data()
    for name in data:
        for wrong in ({**data, name: "?"}, {key: data[key] for key in data if key != name}):
            with pytest.raises(BadData):
                case.game.from_data(wrong)
    with pytest.raises(BadData):
        case.game.from_data({**data, "nonsense": 1})


@every_case
def test_impossible_data_is_refused_or_is_a_position(case: Case) -> None:
    """Numbers and lists of the right type that cannot be: one typed error, never another."""
    state = case.setup()
    for _, _ in zip(range(40), walk(state, case.rng("impossible")), strict=False):
        pass
    data = state.to_data()
    for name, value in data.items():
        wrong: list[object] = []
        if isinstance(value, int) and not isinstance(value, bool):
            wrong = [-1, 0, 99, 1 << 70]
        elif isinstance(value, list) and value:
            wrong = [[], value[:-1], [*value, value[-1]]]
        for damaged in wrong:
            with suppress(BadData):
                case.game.from_data({**data, name: damaged}).check()


@settings(max_examples=60)
@given(data=st.data())
@pytest.mark.parametrize("id", GAMES)
def test_any_choices_lead_to_a_legal_end(id: str, data: st.DataObject) -> None:
    """Hypothesis chooses every action; a failure is shrunk to the simplest play."""
    game = GAMES[id]
    case = data.draw(st.sampled_from([case for case in CASES if case.game is game]))
    state = case.setup()
    choices = data.draw(st.lists(st.integers(0, 999), max_size=120))
    for choice in choices:
        if state.actor() == OVER:
            break
        legal = state.legal()
        state.apply(legal[choice % len(legal)])
        state.check()
    for _ in walk(state, case.rng("hypothesis")):
        pass
    state.check()


DIGEST = """
import sys
from tests.conformance.test_play import digest
print(digest(sys.argv[1]))
"""


def digest(id: str) -> str:
    """All positions of a play of each case of a game."""
    seen = hashlib.sha256()
    for case in CASES:
        if case.id == id:
            state = case.setup()
            for _ in walk(state, case.rng("digest")):
                seen.update(data_of(state) + str(state.legal()).encode())
    return seen.hexdigest()


@pytest.mark.parametrize("id", GAMES)
def test_play_is_the_same_in_every_process(id: str) -> None:
    """No order of sets or hashes has a say."""
    for seed in ("1", "2"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        }
        told = subprocess.run(
            [sys.executable, "-c", DIGEST, id],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.strip() == digest(id)


@every_case
def test_what_follows_of_itself_is_foreseen_from_what_the_actor_knows(case: Case) -> None:
    """Positions that look the same to the actor have the same future; asking changes nothing."""
    rng = case.rng("foreseen")
    state = case.setup()
    for action in walk(state, rng):
        if state.actor() == CHANCE or rng.random() < 0.7:
            continue
        before = data_of(state)
        foreseen = foresee(state, action)
        assert data_of(state) == before
        sampled = case.game.sample(state.information_state(state.actor()), rng)
        assert foresee(sampled, action) == foreseen


@pytest.mark.skipif(
    not isinstance(State.ask_openly, FunctionType), reason="compiled rules cannot be made to ask"
)
def test_what_is_foreseen_is_what_would_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that ask for every only choice ask for these, and lead to the same position."""
    game = GAMES["illuminaten"]
    seen = 0
    for number in range(5):
        state = game.setup(3, None)
        for action in walk(state, Random(number)):
            foreseen = [] if state.actor() == CHANCE else foresee(state, action)
            if not foreseen:
                continue
            at_once, asked = state.clone(), state.clone()
            at_once.apply(action)
            with monkeypatch.context() as patched:
                patched.setattr(State, "ask_openly", State.ask)
                asked.apply(action)
                for one in foreseen:
                    assert asked.actor() == state.actor()
                    assert asked.legal() == [one]
                    asked.apply(one)
            if asked.legal() == at_once.legal():
                assert data_of(asked) == data_of(at_once)
                seen += 1
    assert seen > 50
