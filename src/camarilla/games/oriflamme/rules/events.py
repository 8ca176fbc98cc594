"""What happens in Oriflamme, as events."""

from typing import Final

from camarilla.games.oriflamme.rules.cards import CARD_DOMAIN, FAMILY_DOMAIN, PLACE_DOMAIN
from camarilla.kernel.domains import COUNT, SEAT, Domain
from camarilla.kernel.events import EventType, Field

_SEAT: Final = Field(SEAT)
_CARD: Final = Field(CARD_DOMAIN)
_SECRET_CARD: Final = Field(CARD_DOMAIN, secret_to="seat")
_FACE_UP_CARD: Final = Field(CARD_DOMAIN, optional=True)
_FAMILY: Final = Field(FAMILY_DOMAIN)
_PLACE: Final = Field(PLACE_DOMAIN)
_COUNT: Final = Field(COUNT)
_REASON: Final = Field(
    Domain(
        "reason",
        (
            "no-target",
            "no-character",
            "same-name",
            "own-card",
            "no-influence",
            "no-ability",
            "nothing-on-it",
            "nobody-loses",
        ),
    )
)
# The values of a reason: why an ability had no effect.
NO_TARGET: Final = 0
NO_CHARACTER: Final = 1
SAME_NAME: Final = 2
OWN_CARD: Final = 3
NO_INFLUENCE: Final = 4
NO_ABILITY: Final = 5
NOTHING_ON_IT: Final = 6
NOBODY_LOSES: Final = 7

_SOURCE: Final = Field(Domain("source", ("discard", "aside"), spoken=False))
FROM_DISCARD: Final = 0
FROM_ASIDE: Final = 1

_DIRECTION: Final = Field(Domain("direction", ("rightward", "leftward")))

INCLUDED: Final = EventType("included", {"card": _CARD})
CHOSE_FIRST: Final = EventType("chose-first", {"seat": _SEAT})
CHOSE_DIRECTION: Final = EventType("chose-direction", {"direction": _DIRECTION})
SET_CARD_ASIDE: Final = EventType(
    "set-aside", {"seat": _SEAT, "family": _FAMILY, "card": _SECRET_CARD}
)
DREW: Final = EventType(
    "drew", {"seat": _SEAT, "family": _FAMILY, "card": _SECRET_CARD}, reveals=True
)
ROUND_BEGAN: Final = EventType("round-began", {"round": _COUNT, "seat": _SEAT})
PLACED: Final = EventType(
    "placed",
    {"seat": _SEAT, "family": _FAMILY, "card": _SECRET_CARD, "place": _PLACE, "covering": _COUNT},
)
KEPT: Final = EventType(
    "kept", {"seat": _SEAT, "family": _FAMILY, "place": _PLACE, "influence": _COUNT}
)
REVEALED: Final = EventType(
    "revealed",
    {"seat": _SEAT, "family": _FAMILY, "card": _CARD, "place": _PLACE, "influence": _COUNT},
    reveals=True,
)
ACTIVATED: Final = EventType(
    "activated", {"seat": _SEAT, "family": _FAMILY, "card": _CARD, "place": _PLACE}
)
GAINED: Final = EventType("gained", {"seat": _SEAT, "count": _COUNT})
LOST: Final = EventType("lost", {"seat": _SEAT, "count": _COUNT})
STOLE: Final = EventType("stole", {"seat": _SEAT, "victim": _SEAT, "count": _COUNT})
SPIED: Final = EventType("spied", {"seat": _SEAT, "place": _PLACE})
COPIED: Final = EventType("copied", {"seat": _SEAT, "card": _CARD, "place": _PLACE})
TURNED_UP: Final = EventType(
    "turned-up",
    {"family": _FAMILY, "card": _CARD, "place": _PLACE, "influence": _COUNT},
    reveals=True,
)
ELIMINATED: Final = EventType(
    "eliminated", {"seat": _SEAT, "family": _FAMILY, "card": _FACE_UP_CARD, "place": _PLACE}
)
"""Without the card if it is face down; it is turned up next."""
DISCARDED: Final = EventType("discarded", {"family": _FAMILY, "card": _CARD, "place": _PLACE})
MOVED: Final = EventType("moved", {"seat": _SEAT, "family": _FAMILY, "place": _PLACE, "to": _PLACE})
LEFT_AS_IT_IS: Final = EventType("left-as-it-is", {"seat": _SEAT})
TWIN_ENTERED: Final = EventType(
    "twin-entered", {"seat": _SEAT, "family": _FAMILY, "place": _PLACE, "covering": _COUNT}
)
ENTERED: Final = EventType(
    "entered",
    {"seat": _SEAT, "family": _FAMILY, "card": _CARD, "place": _PLACE, "source": _SOURCE},
    reveals=True,
)
NOT_AMONG: Final = EventType("not-among", {"family": _FAMILY, "card": _CARD}, reveals=True)
"""The family has uncovered face-down cards, and this card is none of them."""
BRIBED: Final = EventType(
    "bribed",
    {"seat": _SEAT, "family": _FAMILY, "card": _CARD, "place": _PLACE, "token": _FAMILY},
)
"""`family` is the owner of the card, `token` the family whose token lies on it now."""
TOKEN_RETURNED: Final = EventType("token-returned", {"family": _FAMILY})
NOTHING: Final = EventType("nothing", {"seat": _SEAT, "card": _CARD, "reason": _REASON})
TOOK: Final = EventType("took", {"seat": _SEAT, "count": _COUNT})
WON: Final = EventType(
    "won",
    {"seat": _SEAT, "influence": _COUNT, "cards": Field(COUNT, optional=True), "winners": _COUNT},
)
"""`cards` is there if a tie of influence was decided by uncovered cards (O8.2)."""

ALL: Final = (
    INCLUDED,
    CHOSE_FIRST,
    CHOSE_DIRECTION,
    SET_CARD_ASIDE,
    DREW,
    ROUND_BEGAN,
    PLACED,
    KEPT,
    REVEALED,
    ACTIVATED,
    GAINED,
    LOST,
    STOLE,
    SPIED,
    COPIED,
    TURNED_UP,
    ELIMINATED,
    DISCARDED,
    MOVED,
    LEFT_AS_IT_IS,
    TWIN_ENTERED,
    ENTERED,
    NOT_AMONG,
    BRIBED,
    TOKEN_RETURNED,
    NOTHING,
    TOOK,
    WON,
)
