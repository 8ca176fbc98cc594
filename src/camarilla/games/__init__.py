"""The games, by their ids."""

from camarilla.games.illuminaten.game import GAMES as ILLUMINATEN_GAMES
from camarilla.games.king.game import GAMES as KING_GAMES
from camarilla.games.oriflamme.game import GAMES as ORIFLAMME_GAMES
from camarilla.kernel.errors import UnknownGame
from camarilla.kernel.game import Game

GAMES: dict[str, Game] = {
    game.id: game for game in (*ORIFLAMME_GAMES, *KING_GAMES, *ILLUMINATEN_GAMES)
}


def get(id: str) -> Game:
    """The game with this id."""
    game = GAMES.get(id)
    if game is None:
        raise UnknownGame(f"there is no game {id!r}: {', '.join(GAMES)}")
    return game
