"""What is told of a finished game: the cards of all seats together, and the draws."""

import msgspec
import pytest
from tools.client_draws import SEED, finished, record_of

from camarilla.kernel.dealer import FairDealer
from camarilla.table.errors import Refused
from camarilla.table.replay import OPEN_CARDS, draws, fill, replay_steps

GAMES = pytest.mark.parametrize(
    ("game", "players"), [("oriflamme", 3), ("ablaze", 2), ("king", 4), ("illuminaten", 3)]
)


@GAMES
def test_with_all_cards_open_nobody_knows_more(game: str, players: int) -> None:
    table = finished(record_of(game, players))
    _, opened = replay_steps(table, OPEN_CARDS, 20, 60)
    for seat in range(players):
        _, own = replay_steps(table, seat, 20, 60)
        for everything, step in zip(opened, own, strict=True):
            here = msgspec.to_builtins(everything.observation)
            assert fill(here, msgspec.to_builtins(step.observation)) == here
            for all_of_it, told in zip(everything.events, step.events, strict=True):
                assert {name: all_of_it[name] for name in told if told[name] is not None} == {
                    name: value for name, value in told.items() if value is not None
                }


def test_open_hands_are_those_of_the_seats() -> None:
    table = finished(record_of("king", 3))
    _, (opened,) = replay_steps(table, OPEN_CARDS, 40, 40)
    hands = [seat["hand"] for seat in msgspec.to_builtins(opened.observation)["seats"]]
    for seat in range(3):
        _, (own,) = replay_steps(table, seat, 40, 40)
        assert msgspec.to_builtins(own.observation)["seats"][seat]["hand"] == hands[seat]
        assert hands[seat]


@GAMES
def test_draws_follow_from_the_seed(game: str, players: int) -> None:
    record = record_of(game, players)
    told = draws(finished(record))
    dealer = FairDealer(SEED)
    assert told
    for draw in told:
        point = dealer._number(draw.key) % sum(draw.weights)
        passed = 0
        for option, weight in zip(draw.options, draw.weights, strict=True):
            passed += weight
            if point < passed:
                assert draw.drawn == option == record.actions[draw.index - 1]
                break


def test_nothing_is_told_before_the_end() -> None:
    table = finished(record_of("oriflamme", 3))
    table.status = "running"
    for told in (lambda: draws(table), lambda: replay_steps(table, OPEN_CARDS, 0, 1)):
        with pytest.raises(Refused, match="over"):
            told()
