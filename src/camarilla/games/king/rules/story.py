"""K7.4: the story so far, the perfect memory that all players have, and what follows from it.

Every entry is one int: who, what they did, and the kind of card, domain or bid. The story tells
where every card went; a seat's information is the same story with the cards that it may not know
left out.
"""

from typing import Final

from camarilla.games.king.rules.cards import is_king

# The first three place a card drawn from the deck: each drawn card is in one of them once.
KEPT: Final = 0
TO_MIDDLE: Final = 1
TO_FAVOUR: Final = 2
TOOK: Final = 3
RAISED: Final = 4
LOWERED: Final = 5
TURNED_UP: Final = 6
BID: Final = 7
PASSED: Final = 8
FAILED: Final = 9
PAID: Final = 10
"""Gold, face up."""
GAVE: Final = 11
"""A card of any kind in payment, face down."""
LOST: Final = 12
"""A card drawn from the hand by K4.6, face down."""
RECEIVED: Final = 13
UNSOLD: Final = 14

VERB_IDS: Final[tuple[str, ...]] = (
    "kept",
    "to-middle",
    "to-favour",
    "took",
    "raised",
    "lowered",
    "turned-up",
    "bid",
    "passed",
    "failed",
    "paid",
    "gave",
    "lost",
    "received",
    "unsold",
)
UNKNOWN: Final = 255
"""In place of a kind: a card that this seat may not know."""


def entry_for(seat: int, verb: int, what: int = 0) -> int:
    return seat | verb << 3 | what << 8


def seat_of(entry: int) -> int:
    return entry & 7


def what_of(entry: int) -> int:
    return entry >> 8


def verb_of(entry: int) -> int:
    return entry >> 3 & 31


def seen_by(entry: int, seat: int) -> int:
    """K7.1, K7.2: the entry as `seat` knows it."""
    verb = verb_of(entry)
    if seat_of(entry) == seat or verb not in (KEPT, TO_FAVOUR, GAVE, LOST):
        return entry
    if verb == KEPT and is_king(what_of(entry)):
        return entry
    return entry & 255 | UNKNOWN << 8
