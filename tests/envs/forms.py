"""The forms of play that the environments are tested in: every game, player count and option."""

from collections.abc import Iterator
from random import Random

from camarilla import games
from camarilla.games.king.rules.deck import BUILT_IN
from camarilla.kernel.errors import BadOption
from camarilla.kernel.game import OVER, Game, State
from camarilla.kernel.options import CHOICE, FLAG, LIST, TEXT, OptionValue

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
        elif option.kind == LIST:  # five cards of each box
            found.append({"set": "pick", option.name: [*option.values[:5], *option.values[-5:]]})
        elif option.kind == TEXT:
            found.append({option.name: OTHER_DECK})
    return found


OTHER_DECK = BUILT_IN.replace("diplomacy 2A,,1,reconstructed", "diplomacy 1A,,1,printed")
"""For the King with another value on one of its cards."""


def name_of(form: Form) -> str:
    """A short name for a test."""
    id, players, options = form
    values = ["other" if value == OTHER_DECK else str(value) for value in options.values()]
    return "-".join([id, str(players), *(value.replace(" ", "")[:20] for value in values)])


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
