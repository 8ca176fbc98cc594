"""What a seat of For the King knows, as a vector."""

from camarilla.games.king.encoding.encoder import KingEncoder

__all__ = ["KingEncoder"]
