"""The operations that frames of For the King stand for, and the words of its decisions."""

from typing import Final

CHOOSE_FIRST: Final = 0
# First phase.
DRAW_CARD: Final = 1
PLACE_CARD: Final = 2
TAKE_CARD: Final = 3
"""Argument: how far the taking player sits to the left of the adviser."""
END_TURN: Final = 4
CHANGE_TILE: Final = 5
"""Arguments: the player, the King card with its part, 1 + the tile it has changed (0: none)."""
# Second phase.
TURN_UP_CARD: Final = 6
OPEN_BIDDING: Final = 7
MAKE_BID: Final = 8
PAY_GOLD: Final = 9
"""Arguments: the player, what is still to be paid."""
PAY_CARDS: Final = 10
"""Arguments: the player, how many cards are still to be paid."""
RECEIVE: Final = 11
"""Argument: the player."""
LOSE_CARD: Final = 12
"""Argument: the player."""
END_SALE: Final = 13

ASKS: Final[tuple[str, ...]] = (
    "first",
    "draw",
    "place",
    "take",
    "",
    "change",
    "turn-up",
    "",
    "bid",
    "pay-gold",
    "pay-cards",
    "",
    "lose",
    "",
)
RULES: Final[tuple[str, ...]] = (
    "K1.4",
    "K3.1",
    "K3.1",
    "K3.2",
    "",
    "K5.1",
    "K4.2",
    "",
    "K4.2",
    "K4.4",
    "K4.5",
    "",
    "K4.6",
    "",
)
