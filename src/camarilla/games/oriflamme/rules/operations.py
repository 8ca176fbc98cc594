"""The operations that frames of Oriflamme stand for."""

from typing import Final

# Setup: chance, or with O11.1 the players.
INCLUDE_CARDS: Final = 0
CHOOSE_FIRST: Final = 1
CHOOSE_DIRECTION: Final = 2
SET_ASIDE_CARD: Final = 3
"""Argument: the family."""
DRAW_CARD: Final = 4
"""Argument: the family."""
# Rounds.
BEGIN_ROUND: Final = 5
PLACE_CARD: Final = 6
NEXT_PLACE: Final = 7
KEEP_OR_REVEAL: Final = 8
END_ROUND: Final = 9
# Abilities.
USE_ABILITY: Final = 10
"""Arguments: the acting card's place, the kind whose ability it is."""
CHOOSE_GAP: Final = 11
"""Arguments: the Royal Decree's place, the place of the card that moves."""
PLACE_TWIN: Final = 12
"""Argument: the Prince's place."""
CONTINUE_PLOT: Final = 13
"""Arguments: the Plot's family, the influence undecided, 1 while the free ability is to come."""
DISCARD_INTRIGUE: Final = 14
"""Argument: the card."""
DEAL: Final = 15
ACTIVATE_CARD: Final = 16
"""Argument: the place of the face-up card that a Plot activates."""
END_GAME: Final = 17
MAKE_PILES: Final = 18
