"""How often a policy network wins against fixed bots."""

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from camarilla import bots
from camarilla.games import title_of
from camarilla.kernel.game import CHANCE, State
from camarilla.kernel.match import run
from camarilla.lab.intervals import mean
from camarilla.search.network import WeightsFile
from camarilla.search.network_policy import NetworkPolicy


class Matchup(NamedTuple):
    """What is to be measured: the network in one seat, the opponent in all others."""

    game: str
    players: int
    opponent: str
    games: int
    seed: str


class Measured(NamedTuple):
    """The outcome of a matchup."""

    players: int
    opponent: str
    games: int
    times_fair: float
    """The share of victories, against what equals would win."""


def measure(data: bytes, matchup: Matchup) -> Measured:
    """Play the games of a matchup; every seat in turn, and every deal from every seat.

    Needs no torch: the weights are those of a file for bots, as its bytes.
    """
    title = title_of(matchup.game)
    file = WeightsFile(data)
    policy = NetworkPolicy(lambda: file, title.network_features)
    won = 0.0
    for number in range(matchup.games):
        deal, seat = divmod(number, matchup.players)
        won += play(policy, matchup, deal, seat)
    return Measured(
        matchup.players, matchup.opponent, matchup.games, won / matchup.games * matchup.players
    )


class Deal(NamedTuple):
    """A deal of a matchup, played from every seat by the network in a file."""

    path: str
    matchup: Matchup
    number: int


@lru_cache(8)
def policy_of(path: str, game: str) -> NetworkPolicy:
    """The policy in a file of weights; a worker reads it once."""
    file = WeightsFile(Path(path).read_bytes())
    return NetworkPolicy(lambda: file, title_of(game).network_features)


def play_deal(deal: Deal) -> float:
    """The network's mean part of the victory."""
    matchup = deal.matchup
    policy = policy_of(deal.path, matchup.game)
    return mean([play(policy, matchup, deal.number, seat) for seat in range(matchup.players)])


def play(policy: NetworkPolicy, matchup: Matchup, deal: int, seat: int) -> float:
    """One game; the part of the victory that the network had."""
    game = title_of(matchup.game).game
    luck = Random(f"{matchup.seed}/{deal}")
    rng = Random(f"{matchup.seed}/{deal}/{seat}")
    others = {
        other: bots.make(matchup.opponent, f"{matchup.seed}/{deal}/{other}")
        for other in range(matchup.players)
        if other != seat
    }

    def choose(s: State, actor: int) -> int:
        if actor == CHANCE:
            return s.random_action(luck)
        if actor == seat:
            return policy.choose(s, rng)
        if len(s.legal()) == 1:
            return s.legal()[0]
        return others[actor].choose(s.information_state(actor), game)

    end = game.setup(matchup.players)
    run(end, choose)
    winners = end.winners()
    return (seat in winners) / len(winners)
