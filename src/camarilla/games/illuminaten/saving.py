"""A position to and from the struct it is saved as, and what follows from cards and discs."""

import msgspec

from camarilla.games.illuminaten.board import Board, Setup
from camarilla.games.illuminaten.views import Saved
from camarilla.games.illuminaten.words import FACTIONS

_SETUP = ("players", "opponent", "connections")
_LISTS = frozenset(
    name for name in Saved.__struct_fields__ if Saved.__annotations__[name] == list[int]
)


def saved(s: Board) -> Saved:
    values = {name: getattr(s, name) for name in Saved.__struct_fields__ if name not in _SETUP}
    for name in _LISTS:
        values[name] = list(values[name])
    return Saved(
        players=s.setup.players,
        opponent=s.setup.opponent,
        connections=s.setup.connections,
        **values,
    )


def restore(s: Board, data: Saved) -> None:
    """Fill an empty position; what follows from the field is found anew."""
    setup = Setup(data.players, data.opponent)
    s.setup = setup.with_connections(data.connections)
    for name in Saved.__struct_fields__:
        if name not in _SETUP:
            value = getattr(data, name)
            setattr(s, name, list(value) if name in _LISTS else value)
    derive(s)


def derive(s: Board) -> None:
    """Find anew what follows from the cards and discs in the field."""
    players = s.setup.players
    s.up = 0
    s.of_faction = [0] * FACTIONS
    s.have = [0] * players
    s.reach = list(s.setup.areopagi)
    s.largest = [0] * FACTIONS
    s.tied = 0
    cards, discs = list(s.field), list(s.discs)
    s.field = [-1] * len(cards)
    for place, card in enumerate(cards):
        if card >= 0:
            s.set_card(place, card)
    s.field = cards
    for place, shape in enumerate(discs):
        s.set_discs(place, shape)


def derived(s: Board) -> Board:
    """Another board with the same field, whose derived parts are found anew."""
    other = Board()
    other.setup = s.setup
    other.field = list(s.field)
    other.discs = list(s.discs)
    derive(other)
    return other


def to_data(s: Board) -> dict[str, object]:
    data: dict[str, object] = msgspec.to_builtins(saved(s))
    return data
