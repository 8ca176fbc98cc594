"""Networks: whole numbers compute what fractions would, and know only what a seat may know."""

import struct
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.bots.test_bots import decisions
from tests.envs.forms import OTHER_DECK

from camarilla import bots, games
from camarilla.bots.search_bots import SearchBot, SearchSettings
from camarilla.games import title_of
from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.search.network import Network
from camarilla.search.tree_search import PRIOR_CUTOFF

KING = games.get("king")
NETWORK = title_of("king").bot().prior
assert NETWORK is not None
PRIOR = NETWORK
PLAYERS = range(KING.min_players, KING.max_players + 1)


def file_of(sizes: list[int], rng: Random) -> tuple[bytes, list[list[list[float]]]]:
    """A network of chance, as a file and as rows of weights, the bias last."""
    data = struct.pack(f"<{len(sizes) + 1}H", len(sizes), *sizes)
    layers = []
    for inputs, outputs in pairwise(sizes):
        count = (inputs + 1) * outputs
        part = struct.pack(f"<{count}e", *(rng.gauss(0, 0.3) for _ in range(count)))
        numbers = struct.unpack(f"<{count}e", part)
        biases = numbers[inputs * outputs :]
        rows = [
            [*numbers[row * inputs : (row + 1) * inputs], biases[row]] for row in range(outputs)
        ]
        layers.append(rows)
        data += part
    return data, layers


@given(st.lists(st.integers(1, 12), min_size=3, max_size=5), st.integers(0, 1000))
def test_whole_numbers_do_what_fractions_would(sizes: list[int], seed: int) -> None:
    rng = Random(seed)
    data, layers = file_of(sizes, rng)
    seen = bytes(rng.choice((0, 0, 1, 3, 20)) for _ in range(sizes[0]))
    values = [float(value) for value in seen]
    for depth, rows in enumerate(layers):
        sums = [sum(a * b for a, b in zip(row, [*values, 1.0], strict=True)) for row in rows]
        values = sums if depth == len(layers) - 1 else [max(0.0, total) for total in sums]
    assert Network(data).outputs(seen + b"\1\1") == pytest.approx(values, rel=0.01, abs=0.15)


def test_a_file_that_is_cut_off_or_too_long_is_refused() -> None:
    data, _ = file_of([3, 4, 2], Random(1))
    Network(data)
    with pytest.raises(struct.error):
        Network(data[:-2])
    with pytest.raises(ValueError, match="another length"):
        Network(data + b"\0\0")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_prior_is_of_legal_actions_and_of_what_the_seat_knows(players: int) -> None:
    for s in decisions(KING, players, 3, 25):
        prior = PRIOR.probabilities(s)
        assert set(prior) <= set(s.legal())
        assert sum(prior.values()) == pytest.approx(1)
        other = KING.sample(s.information_state(s.actor()), Random(2))
        assert PRIOR.probabilities(other) == prior
        assert PRIOR.choose(s, Random(3)) in PRIOR.candidates(s)


def test_another_deck_can_be_played_too() -> None:
    s, rng = KING.setup(3, {"deck": OTHER_DECK}), Random(1)
    while s.actor() != OVER:
        s.apply(s.random_action(rng) if s.actor() == CHANCE else likeliest(PRIOR.probabilities(s)))
    assert s.winners()


def likeliest(prior: dict[int, float]) -> int:
    return max(prior, key=lambda action: prior[action])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_network_wins_against_random_play(players: int) -> None:
    """Six deals from every seat: the network alone, against random play."""
    won = 0.0
    for deal in range(6):
        for seat in range(players):
            s, luck = KING.setup(players), Random(deal)
            while (actor := s.actor()) != OVER:
                learned = actor == seat
                s.apply(likeliest(PRIOR.probabilities(s)) if learned else s.random_action(luck))
            won += (seat in s.winners()) / len(s.winners())
    assert won > 0.85 * 6 * players


def test_a_search_with_a_prior_searches_only_what_is_likely() -> None:
    bot = SearchBot(Random(1), SearchSettings(iterations=30, use_prior=True))
    fewer = 0
    for s in decisions(KING, 4, 1, 40):
        info = s.information_state(s.actor())
        prior = PRIOR.probabilities(s)
        search = bot.search(info, KING)
        assert search.legal == [action for action in prior if prior[action] >= PRIOR_CUTOFF]
        fewer += len(search.legal) < len(title_of("king").bot().rollout_policy.candidates(s))
        if len(search.legal) == 1:
            assert bot.choose(info, KING) == search.legal[0]
    assert fewer


@pytest.mark.parametrize("game", [game for game in games.GAMES.values() if game.id != "king"])
def test_without_a_network_a_search_is_a_plain_one(game: Game) -> None:
    s: State = decisions(game, game.min_players, 1, 1)[0]
    info = s.information_state(s.actor())
    chosen = {bots.make(name, "x").choose(info, game) for name in ("network:30", "ismcts:30")}
    assert len(chosen) == 1
