"""What happens in For the King, as events."""

from typing import Final

from camarilla.games.king.rules.cards import CARD_DOMAIN, DOMAIN_DOMAIN
from camarilla.kernel.domains import COUNT, SEAT, Domain
from camarilla.kernel.events import EventType, Field

_SEAT: Final = Field(SEAT)
_CARD: Final = Field(CARD_DOMAIN)
_SECRET_CARD: Final = Field(CARD_DOMAIN, secret_to="seat")
_DOMAIN: Final = Field(DOMAIN_DOMAIN)
_COUNT: Final = Field(COUNT)
STEP_IDS: Final = ("points", "gold", "cards", "letter", "shared")
"""K6.4: the steps of the ladder."""

CHOSE_FIRST: Final = EventType("chose-first", {"seat": _SEAT})
TURN_BEGAN: Final = EventType("turn-began", {"seat": _SEAT, "turn": _COUNT})
DREW: Final = EventType("drew", {"seat": _SEAT, "card": _SECRET_CARD}, reveals=True)
KEPT: Final = EventType("kept", {"seat": _SEAT, "card": _SECRET_CARD})
TO_MIDDLE: Final = EventType("to-middle", {"seat": _SEAT, "card": _CARD}, reveals=True)
TO_FAVOUR: Final = EventType("to-favour", {"seat": _SEAT, "card": _SECRET_CARD})
TOOK: Final = EventType("took", {"seat": _SEAT, "card": _CARD})
SHOWED_KING: Final = EventType("showed-king", {"seat": _SEAT, "card": _CARD}, reveals=True)
_TILES: Final = {"seat": _SEAT, "domain": _DOMAIN, "value": _COUNT, "minor": _COUNT}
"""The new values of a domain's chief and minor tile (K1.2)."""
RAISED: Final = EventType("raised", _TILES)
LOWERED: Final = EventType("lowered", _TILES)
NO_TILE: Final = EventType("no-tile", {"seat": _SEAT, "card": _CARD})
AUCTION_BEGAN: Final = EventType("auction-began", {"seat": _SEAT, "count": _COUNT})
TURNED_UP: Final = EventType("turned-up", {"seat": _SEAT, "card": _CARD}, reveals=True)
BID: Final = EventType("bid", {"seat": _SEAT, "bid": _COUNT})
PASSED: Final = EventType("passed", {"seat": _SEAT})
WON_BIDDING: Final = EventType(
    "won-bidding", {"seat": _SEAT, "card": _CARD, "bid": _COUNT}, reveals=True
)
"""Reveals whether the winner has the means: they are asked to pay, or fail."""
PAID: Final = EventType("paid", {"seat": _SEAT, "card": _CARD}, reveals=True)
GAVE: Final = EventType("gave", {"seat": _SEAT, "card": _SECRET_CARD})
RECEIVED: Final = EventType("received", {"seat": _SEAT, "card": _CARD})
FAILED: Final = EventType("failed", {"seat": _SEAT, "bid": _COUNT}, reveals=True)
LOST: Final = EventType(
    "lost", {"seat": _SEAT, "neighbour": _SEAT, "card": _SECRET_CARD}, reveals=True
)
BIDDING_AGAIN: Final = EventType("bidding-again", {"card": _CARD})
UNSOLD: Final = EventType("unsold", {"card": _CARD})
HANDS_SHOWN: Final = EventType("hands-shown", {}, reveals=True)
TOOK_CHIEF: Final = EventType("took-chief", {"seat": _SEAT, "domain": _DOMAIN, "value": _COUNT})
TOOK_MINOR: Final = EventType("took-minor", {"seat": _SEAT, "domain": _DOMAIN, "value": _COUNT})
WON: Final = EventType(
    "won",
    {
        "seat": _SEAT,
        "points": _COUNT,
        "step": Field(Domain("step", STEP_IDS, spoken=False)),
        "domain": Field(DOMAIN_DOMAIN, optional=True),
        "amount": _COUNT,
    },
)
"""K6.4: `step` decided by `amount`: gold, cards of the domain, or its letter counted from A.
Only the steps of a domain name it."""

ALL: Final = (
    CHOSE_FIRST,
    TURN_BEGAN,
    DREW,
    KEPT,
    TO_MIDDLE,
    TO_FAVOUR,
    TOOK,
    SHOWED_KING,
    RAISED,
    LOWERED,
    NO_TILE,
    AUCTION_BEGAN,
    TURNED_UP,
    BID,
    PASSED,
    WON_BIDDING,
    PAID,
    GAVE,
    RECEIVED,
    FAILED,
    LOST,
    BIDDING_AGAIN,
    UNSOLD,
    HANDS_SHOWN,
    TOOK_CHIEF,
    TOOK_MINOR,
    WON,
)
