"""What a seat of Oriflamme knows, as a vector."""

from camarilla.games.oriflamme.encoding.encoder import OriflammeEncoder

__all__ = ["OriflammeEncoder"]
