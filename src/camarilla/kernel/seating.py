"""Seating: people and bots have the seats that decide; nobody has the automatic ones."""

from typing import Final

from camarilla.kernel.dealer import FairDealer
from camarilla.kernel.errors import BadOption
from camarilla.kernel.game import Game
from camarilla.kernel.options import Options

AUTOMATIC: Final = "automatic"
"""The name of an automatic seat in records and lists of players."""


def deciding(game: Game, players: int, options: Options | None = None) -> list[int]:
    """The seats that people and bots can have, in their order."""
    automatic = game.automatic(players, options)
    return [seat for seat in range(players) if seat not in automatic]


def seated(game: Game, players: int, options: Options | None, names: list[str]) -> list[str]:
    """The names in their order on the seats that decide, `AUTOMATIC` on the others."""
    seats = deciding(game, players, options)
    if len(names) != len(seats):
        raise BadOption(f"{len(seats)} seats need {len(seats)} players, not {len(names)}")
    everybody = [AUTOMATIC] * players
    for seat, name in zip(seats, names, strict=True):
        everybody[seat] = name
    return everybody


def fewest_players(game: Game, options: Options | None, names: int) -> int:
    """The smallest number of players with a seat for each of `names` people and bots."""
    for players in range(game.min_players, game.max_players):
        if len(deciding(game, players, options)) >= names:
            return players
    return game.max_players


def drawn_seats(game: Game, players: int, options: Options | None, dealer: FairDealer) -> list[int]:
    """For each seat the one in which its player waited, drawn at random. Automatic seats stay."""
    seats = deciding(game, players, options)
    waited = list(range(players))
    for seat, drawn in zip(seats, dealer.lot(seats), strict=True):
        waited[seat] = drawn
    return waited
