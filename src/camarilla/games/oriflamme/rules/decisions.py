"""What players and chance are asked in Oriflamme, with the fields of each decision."""

from typing import Final

from camarilla.games.oriflamme.rules.cards import (
    APOTHECARY,
    ARCHER,
    ASSASSINATION,
    BRIBERY,
    CARD_DOMAIN,
    CUTTHROAT,
    FAMILY_DOMAIN,
    IMPERSONATION,
    KIND_IDS,
    KIND_RULES,
    PLACE_DOMAIN,
    ROYAL_DECREE,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
)
from camarilla.games.oriflamme.rules.operations import (
    CHOOSE_DIRECTION,
    CHOOSE_FIRST,
    CHOOSE_GAP,
    CONTINUE_PLOT,
    DRAW_CARD,
    INCLUDE_CARDS,
    KEEP_OR_REVEAL,
    PLACE_CARD,
    PLACE_TWIN,
    SET_ASIDE_CARD,
    USE_ABILITY,
)
from camarilla.kernel.decisions import DecisionType
from camarilla.kernel.domains import COUNT
from camarilla.kernel.frames import OPERATION, second

BY_OPERATION: Final = {
    INCLUDE_CARDS: DecisionType("include", "O9.1"),
    CHOOSE_FIRST: DecisionType("first", "O1.5"),
    CHOOSE_DIRECTION: DecisionType("direction", "O1.5"),
    # How many cards the family has still to set aside, this one included.
    SET_ASIDE_CARD: DecisionType("set-aside", "O1.3", {"family": FAMILY_DOMAIN, "left": COUNT}),
    DRAW_CARD: DecisionType("draw", "O10.1", {"family": FAMILY_DOMAIN}),
    # O10.2: of how many families the player runs; the family is null while either may place.
    PLACE_CARD: DecisionType("place", "O3.1", {"family": FAMILY_DOMAIN, "families": COUNT}),
    KEEP_OR_REVEAL: DecisionType(
        "keep-or-reveal",
        "O4.2",
        {
            "place": PLACE_DOMAIN,
            "card": CARD_DOMAIN,
            "family": FAMILY_DOMAIN,
            "influence": COUNT,
        },
    ),
    # The card that moves; `decree` is the place of the Royal Decree.
    CHOOSE_GAP: DecisionType(
        "gap",
        "O6.8",
        {
            "place": PLACE_DOMAIN,
            "card": CARD_DOMAIN,
            "family": FAMILY_DOMAIN,
            "influence": COUNT,
            "decree": PLACE_DOMAIN,
        },
    ),
    # The place is that of the Prince.
    PLACE_TWIN: DecisionType("twin", "O7.1", {"place": PLACE_DOMAIN, "family": FAMILY_DOMAIN}),
    # `free` is 1 while the ability that costs nothing is to come; `influence` is left on the Plot.
    CONTINUE_PLOT: DecisionType(
        "plot", "O7.9", {"family": FAMILY_DOMAIN, "influence": COUNT, "free": COUNT}
    ),
}
CHOOSING: Final = (
    *(ARCHER, SOLDIER, SPY, SHAPESHIFTER, ASSASSINATION, ROYAL_DECREE),
    *(APOTHECARY, CUTTHROAT, IMPERSONATION, BRIBERY),
)
"""The kinds whose ability chooses a card of the row."""
BY_ABILITY: Final = {
    # The card that acts, which may be a Shapeshifter that copies.
    kind: DecisionType(
        KIND_IDS[kind],
        KIND_RULES[kind],
        {"place": PLACE_DOMAIN, "card": CARD_DOMAIN, "family": FAMILY_DOMAIN},
    )
    for kind in CHOOSING
}
DECISIONS: Final = (*BY_OPERATION.values(), *BY_ABILITY.values())


def decision_of(frame: int) -> DecisionType:
    """The decision that a frame opens."""
    operation = frame & OPERATION
    if operation == USE_ABILITY:
        return BY_ABILITY[second(frame)]
    return BY_OPERATION[operation]
