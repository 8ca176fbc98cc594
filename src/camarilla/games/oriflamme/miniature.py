"""The smallest contest of Oriflamme: a game for exact methods, with a bluff in it."""

from typing import Final

from camarilla.games.oriflamme.rules.cards import AMBUSH, LORD, SOLDIER
from camarilla.games.oriflamme.rules.game import restored
from camarilla.games.oriflamme.rules.operations import (
    END_GAME,
    END_ROUND,
    PLACE_CARD,
    SET_ASIDE_CARD,
)
from camarilla.games.oriflamme.rules.placement import ROUNDS
from camarilla.games.oriflamme.rules.saved import Saved
from camarilla.games.oriflamme.rules.state import OriflammeState
from camarilla.kernel.frames import frame

KINDS: Final = (SOLDIER, LORD, AMBUSH)
NOTHING: Final = (0, 0, 0, 0)


def miniature() -> OriflammeState:
    """The last round for two players with one family and three cards each.

    Chance sets one card of each family aside (O1.3), each player places one of the other two, and
    both cards are activated. The second families have no cards; they count as having placed.
    """
    hand = list(KINDS)
    saved = Saved(
        players=2,
        kinds=KINDS,
        first=1,
        step=1,
        chosen_aside=False,
        first_edition=False,
        stack=[
            END_GAME,
            END_ROUND,
            PLACE_CARD,
            frame(SET_ASIDE_CARD, 1),
            frame(SET_ASIDE_CARD, 0),
        ],
        row=[],
        under=[],
        influence=[1, 1],
        hands=[hand, hand, [], []],
        asides=list(NOTHING),
        piles=NOTHING,
        discards=list(NOTHING),
        twins=0,
        round=ROUNDS,
        turn=0,
        placed=2,
        placed_families=0b1100,
        pointer=0,
        standing=False,
        active=-1,
    )
    s = restored("oriflamme", saved)
    s.open()
    return s
