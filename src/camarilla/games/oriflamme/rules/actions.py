"""The action space of Oriflamme. Places are numbered from 1, left to right, in the text."""

from typing import Final

from camarilla.games.oriflamme.rules.cards import CARD_DOMAIN, FAMILY_DOMAIN
from camarilla.kernel.actions import ActionSpace, Either
from camarilla.kernel.domains import Domain

MAX_PLACES: Final = 36
"""Five families of six cards and a Twin make 35 places at the most."""
SPOTS: Final = 38
"""Where a card can be placed: left end, right end, or on one of the places."""
LEFT_END: Final = 0
RIGHT_END: Final = 1
ON_PLACE: Final = 2
KINDS: Final = 21

_PLACE: Final = Domain("place", offset=1, size=MAX_PLACES)
_GAP: Final = Domain("gap", size=MAX_PLACES + 1)
_SPOT: Final = Either(("left", None), ("right", None), ("on {place}", _PLACE))

SPACE: Final = ActionSpace()
INDEX: Final = SPACE.indices
"""By action its number within its form: the card, place or gap that is chosen."""

KEEP: Final = SPACE.add("keep")
REVEAL: Final = SPACE.add("reveal")
TAKE: Final = SPACE.add("take")
LEAVE: Final = SPACE.add("leave")
SET_ASIDE: Final = SPACE.add_each("aside {card}", card=CARD_DOMAIN)
DRAW: Final = SPACE.add_each("draw {card}", card=CARD_DOMAIN)
ELIMINATE: Final = SPACE.add_each("eliminate {place}", place=_PLACE)
SPY_ON: Final = SPACE.add_each("spy on {place}", place=_PLACE)
COPY: Final = SPACE.add_each("copy {place}", place=_PLACE)
ACTIVATE: Final = SPACE.add_each("activate {place}", place=_PLACE)
BRIBE: Final = SPACE.add_each("bribe {place}", place=_PLACE)
MOVE: Final = SPACE.add_each("move {place}", place=_PLACE)
TO_GAP: Final = SPACE.add_each("to gap {gap}", gap=_GAP)
TWIN_AT: Final = SPACE.add_each("twin {spot}", spot=_SPOT)
INCLUDE: Final = SPACE.add_each("include {card}", card=CARD_DOMAIN)
FIRST: Final = SPACE.add_each("first {family}", family=FAMILY_DOMAIN)
RIGHTWARD: Final = SPACE.add("activate rightward")
LEFTWARD: Final = SPACE.add("activate leftward")
PLACE: Final = SPACE.add_each("place {card} {spot}", card=CARD_DOMAIN, spot=_SPOT)
PLACE_SECOND: Final = SPACE.add_each("place second {card} {spot}", card=CARD_DOMAIN, spot=_SPOT)
"""Two players (O10): a card of the player's second family."""


def is_placing(action: int) -> bool:
    """Whether an action places a card of the hand."""
    return action >= PLACE


def is_second(action: int) -> bool:
    """Whether an action that places a card places one of the player's second family (O10)."""
    return action >= PLACE_SECOND


_SPOT_OF: Final = [index % SPOTS for index in SPACE.indices]
_KIND_OF: Final = [index // SPOTS for index in SPACE.indices]


def placed_kind(action: int) -> int:
    """The kind of card that a placing action places."""
    return _KIND_OF[action]


def placed_spot(action: int) -> int:
    """Where a placing action places its card: an end, or `ON_PLACE` and the place."""
    return _SPOT_OF[action]


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
