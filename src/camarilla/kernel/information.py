"""What a seat may know, in the shape that bots, sockets and replays get.

These are msgspec structs, so that the wire format and the client's types follow from them; they
are the one part of a game that is not compiled.
"""

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that all games share. `Game.sample` needs nothing but the view."""

    game: str
    seat: int
    """The seat that knows this; `PUBLIC` for a watcher."""
    players: int
    actor: int
    ask: str
    """The id of the open decision; empty when the game is over."""
    rule: str
    """The number of the rule behind the open decision."""
    legal: tuple[int, ...]
    """The open actions, if `seat` is the actor; else empty."""
    stack: tuple[int, ...]
    """The frames still to be done, as far as this seat may know them."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty until the game is over."""
