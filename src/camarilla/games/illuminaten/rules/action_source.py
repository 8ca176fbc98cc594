"""Where an action comes from: a main action, a faction card, an ability, or a reward marker.

A source is one small int, so that it travels in frames: its kind, and for a marker its place.
"""

from typing import Final

from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.ids import ROSICRUCIANS

MAIN: Final = 0
FACTION: Final = 1
EXTRA: Final = 2
REWARD: Final = 3


def kind(source: int) -> int:
    return source & 3


def reward(place: int) -> int:
    """X6.6d: the marker at a place."""
    return REWARD | place << 2


def marked(source: int) -> int:
    """The place of the marker that a reward is."""
    return source >> 2


def only_rosicrucians(s: Board, source: int) -> bool:
    """X11 Rise of the Rosicrucians: with no main action left, only they can be used."""
    return source == MAIN and s.mains == 0


def any_main(s: Board) -> bool:
    """Whether a main action may be begun at all; see `only_rosicrucians`."""
    return s.mains > 0 or s.in_effect(ROSICRUCIANS)


def spend(s: Board, source: int, rosicrucian: bool) -> None:
    """Use up what the action comes from."""
    what = kind(source)
    if what == MAIN:
        if not (rosicrucian and s.in_effect(ROSICRUCIANS)):
            s.mains -= 1
    elif what == REWARD:
        markers = list(s.markers)
        markers.remove(marked(source))
        s.markers = tuple(markers)
