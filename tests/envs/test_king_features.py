"""The inputs of the networks of For the King: what the seat knows, and its options."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.envs.forms import FORMS, Form, name_of, positions

from camarilla import games
from camarilla.envs.vector import VectorGames
from camarilla.games.king.bot.action_features import OPTIONS, candidate_options
from camarilla.games.king.bot.network_features import KingFeatures, KingNetworkFeatures
from camarilla.games.king.rules.state import KingState
from camarilla.kernel.game import State
from camarilla.search.network_features import DecisionEncoder

KING = games.get("king")
OF_KING = [form for form in FORMS if form[0] == "king"]


def asked(form: Form, seed: int) -> Iterator[KingState]:
    """The positions along some games in which somebody is to act."""
    for s in positions(form, seed):
        if s.actor() >= 0:
            assert isinstance(s, KingState)
            yield s


@pytest.mark.parametrize("form", OF_KING, ids=name_of)
def test_features_follow_from_the_information_state(form: Form) -> None:
    """Every position that the actor holds possible looks like the true one, also out of order."""
    _, players, _ = form
    used = KingFeatures(players)
    rng = Random(5)
    states = [s.clone() for s in asked(form, 3)]
    rng.shuffle(states)
    for s in states[:80]:
        seat = s.actor()
        seen = used.encode(s, seat)
        assert len(seen) == used.size == len(used.scales())
        sample = KING.sample(s.information_state(seat), rng)
        assert KingFeatures(players).encode(sample, seat) == seen


@pytest.mark.parametrize("form", OF_KING, ids=name_of)
def test_every_option_is_a_legal_action_of_its_own(form: Form) -> None:
    for s in asked(form, 4):
        found = candidate_options(s)
        assert found.actions
        assert set(found.actions) <= set(s.legal())
        assert len(set(found.outputs)) == len(set(found.actions)) == len(found.outputs)
        assert set(found.outputs) <= set(range(OPTIONS))


@pytest.mark.parametrize("players", range(2, 6))
def test_nobody_is_asked_where_there_is_one_option(players: int) -> None:
    vector = VectorGames(KING, players, None, DecisionEncoder(KingNetworkFeatures(players)), 4)
    vector.reset("1")
    rng = Random(1)
    ended = 0
    while not ended:
        actions = []
        for s in vector.states:
            found = options_of(s)
            assert len(found) > 1
            actions.append(rng.choice(found))
        vector.step(actions)
        ended += len(vector.finished)


def options_of(s: State) -> list[int]:
    assert isinstance(s, KingState)
    return candidate_options(s).actions


def test_games_can_be_scattered() -> None:
    """After a reset all games are at their first decision; scattered, they are apart."""
    features = KingFeatures(3)
    vector = VectorGames(KING, 3, None, features, 32)
    vector.reset("1")
    assert {s.deck for s in vector.states if isinstance(s, KingState)} == {71}
    vector.stagger(150)
    apart = [(s.deck, len(s.favour)) for s in vector.states if isinstance(s, KingState)]
    assert len(set(apart)) > 12
    assert len(b"".join(vector.seen)) == 32 * features.size
    vector.step([options_of(s)[0] for s in vector.states])


def test_of_alike_cards_the_best_letter_is_taken_and_the_worst_one_paid() -> None:
    """Cards of one domain and value are one option; letters decide ties (K6.1)."""
    text = KING.actions.text
    joined = 0
    for seed in range(20):
        for s in asked(("king", 5, {}), seed):
            asking = text(s.legal()[0]).split()[0]
            if asking not in ("take", "pay"):
                continue
            alike: dict[str, list[int]] = {}
            for action in s.legal():
                alike.setdefault(text(action).rstrip("ABCDEFGHI"), []).append(action)
            wanted = min if asking == "take" else max
            assert set(options_of(s)) == {wanted(actions, key=text) for actions in alike.values()}
            joined += len(s.legal()) > len(alike)
    assert joined
