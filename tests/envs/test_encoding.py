"""Observation vectors tell what a seat knows, and nothing else."""

from random import Random

import pytest
from tests.envs.forms import FORMS, TABLES, Form, name_of, positions

from camarilla import games
from camarilla.games import title_of
from camarilla.kernel.plain_encoding import PlainEncoder


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_a_vector_is_a_function_of_the_view(form: Form) -> None:
    """Every position that a seat holds possible gives it the vector of the true one."""
    id, players, _ = form
    game = games.get(id)
    encoder = title_of(game.id).encoder(players)
    rng = Random(5)
    for index, state in enumerate(positions(form, 3)):
        if index % 7 and state.actor() >= 0:
            continue
        for seat in range(players):
            imagined = game.sample(state.information_state(seat), rng)
            assert encoder.encode(imagined, seat) == encoder.encode(state, seat)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_vectors_have_the_size_of_their_layout(id: str, players: int) -> None:
    encoder = title_of(id).encoder(players)
    assert encoder.size == len(encoder.scales())
    end = 0
    for part in encoder.parts:
        assert part.first == end
        end += part.width
    assert end == encoder.size
    for state in positions((id, players, {}), 1):
        for seat in range(players):
            assert len(encoder.encode(state, seat)) == encoder.size


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_what_a_seat_sees_change_changes_its_vector(id: str, players: int) -> None:
    """Two decisions of one seat in a row look different to it."""
    encoder = title_of(id).encoder(players)
    if type(encoder) is PlainEncoder:
        pytest.skip("the plain encoder shows the actor and the scores only")
    last = [b""] * players
    alike = decisions = 0
    for state in positions((id, players, {}), 2):
        actor = state.actor()
        if actor >= 0:
            seen = encoder.encode(state, actor)
            alike += seen == last[actor]
            last[actor] = seen
            decisions += 1
    assert alike <= decisions // 50


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_vector_does_not_depend_on_what_was_encoded_before(id: str, players: int) -> None:
    """Encoders keep what they worked out: positions of several games, out of order, are as new."""
    game = games.get(id)
    rng = Random(3)
    states = [state.clone() for state in positions((id, players, {}), 2)]
    rng.shuffle(states)
    used = title_of(game.id).encoder(players)
    for state in states[:60]:
        for seat in range(players):
            used.encode(state, seat)
    for state in states[:60:4]:
        for seat in range(players):
            fresh = title_of(game.id).encoder(players)
            assert used.encode(state, seat) == fresh.encode(state, seat)


def test_the_own_seat_always_comes_first() -> None:
    """Whoever looks on finds the own influence in the same place."""
    game = games.get("oriflamme")
    encoder = title_of(game.id).encoder(4)
    first = next(part.first for part in encoder.parts if part.name == "influence")
    for state in positions(("oriflamme", 4, {}), 4):
        scores = state.scores()
        for seat in range(4):
            told = encoder.encode(state, seat)[first : first + 4]
            assert list(told) == scores[seat:] + scores[:seat]
