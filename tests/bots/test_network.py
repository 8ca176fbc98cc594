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
from camarilla.bots.search_bots import SearchBot
from camarilla.games import title_of
from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.search.network import Network
from camarilla.search.tree_search import UNLIKELY

KING = games.get("king")
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
def test_a_leaning_is_of_legal_actions_and_of_what_the_seat_knows(players: int) -> None:
    mind = title_of("king").network_mind()
    for s in decisions(KING, players, 3, 25):
        leaning = mind.leaning(s)
        assert set(leaning) <= set(s.legal())
        assert sum(leaning.values()) == pytest.approx(1)
        other = KING.sample(s.information_state(s.actor()), Random(2))
        assert mind.leaning(other) == leaning


def test_another_deck_can_be_played_too() -> None:
    s, rng = KING.setup(3, {"deck": OTHER_DECK}), Random(1)
    mind = title_of("king").network_mind()
    while s.actor() != OVER:
        s.apply(s.random_action(rng) if s.actor() == CHANCE else favourite(mind.leaning(s)))
    assert s.winners()


def favourite(leaning: dict[int, float]) -> int:
    return max(leaning, key=lambda action: leaning[action])


@pytest.mark.parametrize("players", PLAYERS)
def test_what_was_taught_wins_against_chance(players: int) -> None:
    """Six deals from every seat: the network alone, against players that walk at random."""
    mind = title_of("king").network_mind()
    won = 0.0
    for deal in range(6):
        for seat in range(players):
            s, luck = KING.setup(players), Random(deal)
            while (actor := s.actor()) != OVER:
                taught = actor == seat
                s.apply(favourite(mind.leaning(s)) if taught else s.random_action(luck))
            won += (seat in s.winners()) / len(s.winners())
    assert won > 0.85 * 6 * players


def test_a_search_that_leans_thinks_only_of_what_is_likely() -> None:
    bot = SearchBot(Random(1), iterations=30, schooled=True)
    fewer = 0
    for s in decisions(KING, 4, 1, 40):
        info = s.information_state(s.actor())
        leaning = title_of("king").network_mind().leaning(s)
        search = bot.search(info, KING)
        assert search.legal == [action for action in leaning if leaning[action] >= UNLIKELY]
        fewer += len(search.legal) < len(title_of("king").search_mind().candidates(s))
        if len(search.legal) == 1:
            assert bot.choose(info, KING) == search.legal[0]
    assert fewer


@pytest.mark.parametrize("game", [game for game in games.GAMES.values() if game.id != "king"])
def test_where_no_network_was_taught_a_search_is_a_plain_one(game: Game) -> None:
    s: State = decisions(game, game.min_players, 1, 1)[0]
    info = s.information_state(s.actor())
    chosen = {bots.make(name, "x").choose(info, game) for name in ("network:30", "ismcts:30")}
    assert len(chosen) == 1
