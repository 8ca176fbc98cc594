"""The forms of play that the environments are tested in: every game, player count and option."""

from collections.abc import Iterator
from random import Random

from camarilla import games
from camarilla.kernel.errors import BadOption
from camarilla.kernel.game import OVER, Game, State
from camarilla.kernel.options import CHOICE, FLAG, OptionValue

Form = tuple[str, int, dict[str, OptionValue]]

TABLES = [
    (game.id, players)
    for game in games.GAMES.values()
    for players in range(game.min_players, game.max_players + 1)
]
"""Every game with every number of players."""


def options_of(game: Game) -> list[dict[str, OptionValue]]:
    """The default, and every other value of each option alone."""
    found: list[dict[str, OptionValue]] = [{}]
    for option in game.options:
        if option.kind == FLAG:
            found.append({option.name: not option.default})
        elif option.kind == CHOICE:
            found += [{option.name: value} for value in option.values if value != option.default]
    return found


def accepted(id: str, players: int, options: dict[str, OptionValue]) -> bool:
    """Not every option goes with every number of players, or without another option."""
    try:
        games.get(id).setup(players, options)
    except BadOption:
        return False
    return True


FORMS: list[Form] = [
    (id, players, options)
    for id, players in TABLES
    for options in options_of(games.get(id))
    if accepted(id, players, options)
]


def positions(form: Form, seed: int) -> Iterator[State]:
    """The positions of one random game, one after the other; the last one is over."""
    id, players, options = form
    state = games.get(id).setup(players, options)
    rng = Random(seed)
    yield state
    while state.actor() != OVER:
        state.apply(state.random_action(rng))
        yield state
