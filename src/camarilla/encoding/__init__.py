"""Positions as vectors of bytes, and many games at once. Compiled where the rules are.

An encoder reads the position itself, because that is fast, but uses only what its seat may know:
a test shows that every position drawn from a seat's view has the same vector as the true one.
"""

from camarilla.encoding.encoder import Encoder, Part
from camarilla.encoding.illuminaten import IlluminatenEncoder
from camarilla.encoding.king import KingEncoder
from camarilla.encoding.oriflamme import OriflammeEncoder
from camarilla.encoding.plain import PlainEncoder
from camarilla.kernel.game import Game

__all__ = ["Encoder", "Part", "encoder_for"]


def encoder_for(game: Game, players: int) -> Encoder:
    """The game's own encoder, or the one that knows nothing but scores."""
    game.check_players(players)
    if game.id in ("oriflamme", "ablaze"):
        return OriflammeEncoder(players)
    if game.id == "king":
        return KingEncoder(players)
    if game.id == "illuminaten":
        return IlluminatenEncoder(players)
    return PlainEncoder(players)
