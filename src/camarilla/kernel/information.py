"""What a seat could know: the form in which bots and `Game.sample` get a position.

These are msgspec structs; they are one of the few parts of a game that are not compiled.
"""

import msgspec


class InformationState(msgspec.Struct, frozen=True, kw_only=True):
    """The part of an information state that all games share. It stays inside the program.
    `Game.sample` needs nothing else to draw a matching full position.
    """

    game: str
    seat: int
    """The seat that knows this; `PUBLIC` for a spectator."""
    players: int
    actor: int
    decision: str
    """The kind of the open decision; empty when the game is over."""
    rule: str
    """The number of the rule behind the open decision."""
    legal: tuple[int, ...]
    """The legal actions, if `seat` is the actor; otherwise empty."""
    frames: tuple[int, ...]
    """The frames still to be done, as far as this seat may know them."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty until the game is over."""
