"""Positions of Pax Illuminaten that derived facts are tried on."""

from collections.abc import Iterator
from random import Random

import pytest

from camarilla.games import get
from camarilla.games.illuminaten.rules.ids import FACTIONS
from camarilla.games.illuminaten.rules.observation import IlluminatenObservation
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.game import OVER

GAME = get("illuminaten")
TABLES = [
    (players, opponent)
    for players in (2, 3, 4)
    for opponent in ("none", "saint-germain", "weishaupt")
]
EVERY_TABLE = pytest.mark.parametrize(("players", "opponent"), TABLES)


def positions(players: int, opponent: str, seed: int) -> Iterator[IlluminatenState]:
    """The decisions of a random game in which faction cards often change hands."""
    rng = Random(f"{players} {opponent} {seed}")
    s = GAME.setup(players, {"opponent": opponent})
    assert isinstance(s, IlluminatenState)
    while s.actor() != OVER:
        if s.actor() >= 0:
            yield s
            hand_out_faction_cards(s, rng)
        s.apply(s.random_action(rng))


def hand_out_faction_cards(s: IlluminatenState, rng: Random) -> None:
    """As if they had been claimed; in the event phase, when no open choice depends on it."""
    if observed(s).kind == "play-special":
        for faction in range(FACTIONS):
            if s.holders[faction] != -2:
                s.holders[faction] = rng.randrange(s.setup.players)


def observed(s: IlluminatenState) -> IlluminatenObservation:
    seen = s.observe(s.actor())
    assert isinstance(seen, IlluminatenObservation)
    return seen
