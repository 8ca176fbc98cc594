"""A position to and from the struct it is saved as, and what follows from cards and discs."""

import msgspec

from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    EVENTS,
    FACTIONS,
    NO_OPPONENT,
    OPPONENT_IDS,
)
from camarilla.games.illuminaten.rules.operation_table import OPERATIONS
from camarilla.games.illuminaten.rules.saved import Saved
from camarilla.games.illuminaten.rules.setup import Setup
from camarilla.kernel.frames import OPERATION

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


def check_shape(data: Saved) -> None:
    """Every list has its length, and every number that points somewhere its range."""
    players = data.players
    places = 19 if players == 4 else 14
    lengths = {"field": places, "discs": places, "favor": FACTIONS * players, "supply": FACTIONS}
    lengths |= {"holders": FACTIONS, "edict_seats": FACTIONS, "edict_favor": FACTIONS}
    lengths |= {
        "court": 5,
        "known": players + 1,
        "plots": len(data.plots),
        "stack": len(data.stack),
    }
    for name in _LISTS:
        assert len(getattr(data, name)) == lengths.get(name, players), f"{name} is damaged"
    assert 0 <= data.opponent < len(OPPONENT_IDS)
    assert len(data.connections) <= players
    assert len(data.connections) == players or data.round == 0
    assert len(data.plots) == 2 or data.round == 0
    assert all(0 <= number < 20 for number in data.connections)
    assert len(set(data.connections)) == len(data.connections)
    assert 0 <= data.active < players
    assert 0 <= data.steward < 5
    assert all(0 <= place < places for place in data.markers)
    assert all(0 <= event < EVENTS for event in data.looked)
    assert -1 <= data.top_knower < players
    assert -1 <= data.borrowed < FACTIONS
    assert -1 <= data.victor < players
    assert data.batches
    assert min(data.mains, data.round, data.boosts, data.used, data.used_factions) >= 0
    assert 0 <= data.yielded < 1 << 61
    assert data.figure == AREOPAGUS or -1 <= data.figure < places
    assert data.figure >= 0 or data.opponent == NO_OPPONENT
    assert data.lower in (0, 1)
    assert 0 <= data.half_edicts <= 3
    assert 0 <= data.half_specials <= 3
    assert all(OPERATIONS[frame & OPERATION].number >= 0 for frame in data.stack)


def restore(s: Board, data: Saved) -> None:
    """Fill an empty position; what follows from the field is computed again."""
    check_shape(data)
    setup = Setup(data.players, data.opponent)
    s.setup = setup.with_connections(data.connections)
    for name in Saved.__struct_fields__:
        if name not in _SETUP:
            value = getattr(data, name)
            setattr(s, name, list(value) if name in _LISTS else value)
    derive(s)


def derive(s: Board) -> None:
    """Compute again what follows from the cards and discs in the field."""
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
    """Another board with the same field, its derived parts computed again."""
    other = Board()
    other.setup = s.setup
    other.field = list(s.field)
    other.discs = list(s.discs)
    derive(other)
    return other


def to_data(s: Board) -> dict[str, object]:
    data: dict[str, object] = msgspec.to_builtins(saved(s))
    return data
