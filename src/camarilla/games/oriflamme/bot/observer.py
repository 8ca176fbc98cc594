"""What a seat sees of actions in Oriflamme (O12)."""

from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.oriflamme.rules.actions import (
    ELIMINATE,
    PLACE,
    PLACE_SECOND,
    REVEAL,
    SET_ASIDE,
    SPOTS,
    SPY_ON,
)
from camarilla.games.oriflamme.rules.cards import KIND, UP
from camarilla.games.oriflamme.rules.cast import as_oriflamme
from camarilla.games.oriflamme.rules.operations import KEEP_OR_REVEAL
from camarilla.kernel.frames import first
from camarilla.kernel.game import State
from camarilla.search.observer import Observer

UNSEEN: Final = -1
"""The key of an action of which a seat sees nothing."""
KINDS: Final = 100
"""More than there are kinds of cards."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OriflammeObserver(Observer):
    """Others see the spot and the family of a placed card, and what comes to light."""

    def private_key(self, state: State) -> int:
        """Whether to keep or reveal depends on the card."""
        s = as_oriflamme(state)
        return 1 + (s.row[s.pointer] & KIND) if s.stack[-1] == KEEP_OR_REVEAL else 0

    def observation_key(self, state: State, action: int, seat: int) -> int:
        """O12: of another's placing the spot and the family; of draws and set-asides nothing.

        What an action brings to light is seen with it: the card that another reveals (O4.2), the
        face-down card that is eliminated (O5.2).
        """
        s = as_oriflamme(state)
        if ELIMINATE <= action < SPY_ON:
            place = action - ELIMINATE
            if s.row[place] & UP or s.player_at(place) == seat:
                return action
            return revealing_key(action, s.row[place])
        if s.actor() == seat:
            return action
        if action == REVEAL:
            return revealing_key(action, s.row[s.pointer])
        if action >= PLACE:
            return placing_key(action)
        if SET_ASIDE <= action < ELIMINATE:
            return action if s.setup.player_of(first(s.stack[-1])) == seat else UNSEEN
        return action


def placing_key(action: int) -> int:
    """The key of a placing without the card: the spot, and which of two cards it is."""
    second = 1 if action >= PLACE_SECOND else 0
    return UNSEEN - 1 - second - 2 * ((action - PLACE) % SPOTS)


def revealing_key(action: int, card: int) -> int:
    """The key of an action together with the card that it turns up."""
    return -KINDS * (1 + action) - (card & KIND)
