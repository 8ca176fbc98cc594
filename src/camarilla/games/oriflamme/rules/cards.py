"""The cards of both boxes, and how a card in the row is written as one int.

A box is a table of ten kinds; everything else about the two boxes is the same flow.
"""

from typing import Final

from camarilla.kernel.domains import Domain

# Kinds. Base characters, base intrigues, Ablaze characters, Ablaze intrigues, and the Twin,
# which is never in a hand.
ARCHER: Final = 0
SOLDIER: Final = 1
SPY: Final = 2
HEIR: Final = 3
SHAPESHIFTER: Final = 4
LORD: Final = 5
ASSASSINATION: Final = 6
ROYAL_DECREE: Final = 7
AMBUSH: Final = 8
CONSPIRACY: Final = 9
APOTHECARY: Final = 10
CUTTHROAT: Final = 11
FELON: Final = 12
QUEEN: Final = 13
SCHEMER: Final = 14
PRINCE: Final = 15
IMPERSONATION: Final = 16
BRIBERY: Final = 17
TRAP: Final = 18
PLOT: Final = 19
TWIN: Final = 20

KIND_IDS: Final[tuple[str, ...]] = (
    "archer",
    "soldier",
    "spy",
    "heir",
    "shapeshifter",
    "lord",
    "assassination",
    "royal-decree",
    "ambush",
    "conspiracy",
    "apothecary",
    "cutthroat",
    "felon",
    "queen",
    "schemer",
    "prince",
    "impersonation",
    "bribery",
    "trap",
    "plot",
    "twin",
)
KIND_RULES: Final[tuple[str, ...]] = (
    "O6.1",
    "O6.2",
    "O6.3",
    "O6.4",
    "O6.5",
    "O6.6",
    "O6.7",
    "O6.8",
    "O6.9",
    "O6.10",
    "O7.5",
    "O7.4",
    "O7.6",
    "O7.3",
    "O7.7",
    "O7.1",
    "O7.8",
    "O7.11",
    "O7.10",
    "O7.9",
    "O7.2",
)
INTRIGUES: Final = frozenset(
    (ASSASSINATION, ROYAL_DECREE, AMBUSH, CONSPIRACY, IMPERSONATION, BRIBERY, TRAP, PLOT)
)
IS_INTRIGUE: Final = [kind in INTRIGUES for kind in range(21)]

# O1.2: the two boxes.
BASE: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
ABLAZE: Final = (10, 11, 12, 13, 14, 15, 16, 17, 18, 19)

# O9.1
PAIRS: Final = (
    (ARCHER, APOTHECARY),
    (SOLDIER, CUTTHROAT),
    (SPY, FELON),
    (HEIR, QUEEN),
    (LORD, PRINCE),
    (SHAPESHIFTER, SCHEMER),
    (ASSASSINATION, IMPERSONATION),
    (ROYAL_DECREE, BRIBERY),
    (AMBUSH, TRAP),
    (CONSPIRACY, PLOT),
)

FAMILY_IDS: Final[tuple[str, ...]] = ("crimson", "azure", "green", "amber", "violet")

# A card in the row is one int: kind, owner's family, family it counts for, face, token, influence.
# Only this module knows at which bits they lie; the functions below read and make them.
KIND: Final = 0x1F
OWNER: Final = 0xE0
CARD: Final = 0xFF
"""Kind and owner together: the identity of a card, which nothing ever changes."""
FAMILY: Final = 0x700
UP: Final = 0x800
TOKEN: Final = 0x1000
ONE: Final = 0x2000
"""One influence lying on the card."""
OWNER_SHIFT: Final = 5
FAMILY_SHIFT: Final = 8
INFLUENCE_SHIFT: Final = 13
BLANK: Final = KIND
"""In place of a kind: a card that a seat may not know."""


_OWN_FAMILY: Final = 0x120
"""Times a family: its number as owner and as family; one product is faster than two shifts."""
assert _OWN_FAMILY == 1 << OWNER_SHIFT | 1 << FAMILY_SHIFT


def card_of(family: int, kind: int) -> int:
    """The card of its own family, face down, with nothing on it."""
    return kind | family * _OWN_FAMILY


def written_card(kind: int, owner: int, family: int, flags: int, influence: int) -> int:
    """The card with all that lies on it; `flags` are `UP` and `TOKEN`."""
    bits = kind | owner << OWNER_SHIFT | family << FAMILY_SHIFT | flags
    return bits | influence << INFLUENCE_SHIFT


def owner_of(card: int) -> int:
    """O1.7: the family whose colour is printed on the card."""
    return (card & OWNER) >> OWNER_SHIFT


def family_of(card: int) -> int:
    """O1.7: the family that decides, gains, loses, covers and counts the card."""
    return (card & FAMILY) >> FAMILY_SHIFT


def family_bits(family: int) -> int:
    """The part `FAMILY` of every card that counts for this family."""
    return family << FAMILY_SHIFT


def influence_on(card: int) -> int:
    return card >> INFLUENCE_SHIFT


def turned_up(card: int) -> int:
    """The card face up, with no influence on it."""
    return card & (ONE - 1) | UP


CARD_DOMAIN: Final = Domain("card", KIND_IDS)
FAMILY_DOMAIN: Final = Domain("family", FAMILY_IDS)
PLACE_DOMAIN: Final = Domain("place", offset=1)
