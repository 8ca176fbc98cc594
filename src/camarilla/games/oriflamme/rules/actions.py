"""The action space of Oriflamme. Places are numbered from 1, left to right, in the text."""

from typing import Final

from camarilla.games.oriflamme.rules.cards import FAMILY_IDS, KIND_IDS
from camarilla.kernel.actions import ActionSpace, numbers

MAX_PLACES: Final = 36
"""Five families of six cards and a Twin make 35 places at the most."""
SPOTS: Final = 38
"""Where a card can be placed: left end, right end, or on one of the places."""
LEFT_END: Final = 0
RIGHT_END: Final = 1
ON_PLACE: Final = 2
KINDS: Final = 21

_PLACES: Final = numbers(MAX_PLACES)
_SPOTS: Final = ("left", "right", *(f"on {place}" for place in _PLACES))

SPACE: Final = ActionSpace()

KEEP: Final = SPACE.add("keep")
REVEAL: Final = SPACE.add("reveal")
TAKE: Final = SPACE.add("take")
LEAVE: Final = SPACE.add("leave")
SET_ASIDE: Final = SPACE.add_each("aside {}", KIND_IDS)
DRAW: Final = SPACE.add_each("draw {}", KIND_IDS)
ELIMINATE: Final = SPACE.add_each("eliminate {}", _PLACES)
SPY_ON: Final = SPACE.add_each("spy on {}", _PLACES)
COPY: Final = SPACE.add_each("copy {}", _PLACES)
ACTIVATE: Final = SPACE.add_each("activate {}", _PLACES)
BRIBE: Final = SPACE.add_each("bribe {}", _PLACES)
MOVE: Final = SPACE.add_each("move {}", _PLACES)
TO_GAP: Final = SPACE.add_each("to gap {}", tuple(str(gap) for gap in range(MAX_PLACES + 1)))
TWIN_AT: Final = SPACE.add_each("twin {}", _SPOTS)
INCLUDE: Final = SPACE.add_each("include {}", KIND_IDS)
FIRST: Final = SPACE.add_each("first {}", FAMILY_IDS)
RIGHTWARD: Final = SPACE.add("activate rightward")
LEFTWARD: Final = SPACE.add("activate leftward")
PLACE: Final = SPACE.add_each("place {} {}", KIND_IDS, _SPOTS)
PLACE_SECOND: Final = SPACE.add_each("place second {} {}", KIND_IDS, _SPOTS)
"""Two players (O10): a card of the player's second family."""


class Placings:
    """The actions that place a card of a hand.

    Typed as objects, so that compiled code passes these ints on instead of making new ones.
    """

    def __init__(self, verb: int) -> None:
        self.at: list[list[object]] = [
            [verb + kind * SPOTS + spot for kind in range(KINDS)] for spot in range(SPOTS)
        ]
        """By spot and kind."""
        self.ends: list[list[object]] = [
            [self.at[LEFT_END][kind], self.at[RIGHT_END][kind]] for kind in range(KINDS)
        ]
        """By kind: the two at the ends of the row."""


ASIDES: Final[list[object]] = [SET_ASIDE + kind for kind in range(KINDS)]
"""By kind: the action that sets it aside; typed as objects for the same reason."""
PLACINGS: Final = Placings(PLACE)
SECOND_PLACINGS: Final = Placings(PLACE_SECOND)
