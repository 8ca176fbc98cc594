"""K2: the cards, and the numbers that stand for them.

A *face* is a number for any card that a deck table could name, the same for all tables; actions
and events speak of faces. A *kind* is a number for a card of the table in play, dense, so that
counts and bit masks are small. Cards of one kind are interchangeable (K2.4).
"""

from typing import Final

from camarilla.kernel.domains import Domain

DOMAIN_IDS: Final[tuple[str, ...]] = (
    "diplomacy",
    "entertainment",
    "livestock",
    "architecture",
    "military",
    "provisions",
)
"""K1.1, in the order of the tie ladder (K6.4); the last one is for five players only."""
DOMAINS: Final = 6
SIXTH: Final = 5
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
VALUES: Final = (1, 2, 3, 4)

KING_IDS: Final = ("+1", "-1", "+1/-1", "+1 +1", "-1 -1", "+1 -1")
EITHER: Final = 0
KING_PARTS: Final = ((1,), (-1,), (EITHER,), (1, 1), (-1, -1), (1, -1))
"""K5.1: what each part of a King card does to a chief tile; `EITHER` is the player's choice."""

# Kinds. K9.1 fixes how many there are of each sort.
GOVERNMENT: Final = 54
"""Kinds 0 to 53: the Government cards by domain, then from A on; all different."""
KING: Final = 54
"""Kinds 54 to 59: the King cards, in the order of `KING_IDS`."""
GOLD: Final = 60
"""Kinds 60 to 62: Gold of value 1, 2 and 3."""
KINDS: Final = 63

FACE_IDS: Final = (
    *(
        f"{domain} {value}{letter}"
        for domain in DOMAIN_IDS
        for value in VALUES
        for letter in LETTERS
    ),
    *(f"king {king}" for king in KING_IDS),
    *(f"gold {value}" for value in (1, 2, 3)),
)
FACE_OF_ID: Final = {id: face for face, id in enumerate(FACE_IDS)}
FACES: Final = 633
FACES_OF_DOMAIN: Final = 104
KING_FACE: Final = 624
GOLD_FACE: Final = 630
"""Literals, which compiled code has built in."""
assert (len(FACE_IDS), len(VALUES) * len(LETTERS)) == (FACES, FACES_OF_DOMAIN)
assert (FACE_OF_ID["king +1"], FACE_OF_ID["gold 1"]) == (KING_FACE, GOLD_FACE)

CARD_DOMAIN: Final = Domain("card", FACE_IDS)
DOMAIN_DOMAIN: Final = Domain("domain", DOMAIN_IDS)


def is_gold(kind: int) -> bool:
    return kind >= GOLD


def is_king(kind: int) -> bool:
    return KING <= kind < GOLD
