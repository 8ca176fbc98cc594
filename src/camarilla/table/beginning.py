"""The game that a table begins with: from the setup, or from a position of a finished game."""

from camarilla.kernel.game import Game
from camarilla.kernel.match import Match
from camarilla.table.log import Created


def begin_match(game: Game, created: Created) -> Match:
    """The match before its first action; raises what the rules do not allow any more."""
    branch = created.branch
    start = game.from_data(branch.position) if branch is not None else None
    return Match(game, created.players, created.options, start)
