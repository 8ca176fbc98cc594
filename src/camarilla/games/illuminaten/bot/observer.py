"""What a seat sees of actions in Pax Illuminaten (X12.2)."""

from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.illuminaten.rules import operations as op
from camarilla.games.illuminaten.rules.actions import DRAW_EVENT, KEEP
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.cast import as_illuminaten
from camarilla.games.illuminaten.rules.dealing import HAND
from camarilla.games.illuminaten.rules.ids import FACTIONS
from camarilla.kernel.frames import OPERATION, first, second
from camarilla.kernel.game import CHANCE, State
from camarilla.search.observer import Observer

UNSEEN: Final = -1
"""The key of an action of which a seat sees nothing."""
SPECIAL_KEPT: Final = -2
"""The key of keeping a special event, which others cannot tell apart."""
CARDS: Final = 100
"""More than there are luminaries."""


@mypyc_attr(allow_interpreted_subclasses=True)
class IlluminatenObserver(Observer):
    """Others' draws, contest cards that lie face down, and special events kept are hidden."""

    def observation_key(self, state: State, action: int, seat: int) -> int:
        """X12.2"""
        s = as_illuminaten(state)
        top = s.stack[-1]
        number = top & OPERATION
        if number == op.CONTEST_LAY:
            return contest_key(s, action, seat)
        if s.actor() != CHANCE:
            hidden = number == op.KEEP_EVENT and action - KEEP >= FACTIONS and s.active != seat
            return SPECIAL_KEPT if hidden else action
        if number in (op.DRAW_TO_HAND, op.DEAL_PRIVATE):
            return action if first(top) == seat else UNSEEN
        if number == op.DEAL_HANDS:
            return action if first(top) // HAND == seat else UNSEEN
        if number in (op.SCOUT_DRAW, op.CHECK_EVENTS):
            return action if s.active == seat else UNSEEN
        if number == op.PLOT_DRAW and first(top) == len(s.plots):
            return action if s.active == seat else UNSEEN
        return action


def contest_key(s: Board, action: int, seat: int) -> int:
    """X6.6b: the first of two cards lies face down; with the second both are revealed."""
    asked = s.stack[-1]
    if second(asked):
        return action
    below = s.stack[-2]
    is_first = below & OPERATION == op.CONTEST_LAY and s.hands[first(below)] != 0
    if is_first:
        return action if first(asked) == seat else UNSEEN
    for other, card in enumerate(s.laid):
        if card >= 0 and other != seat and not s.contest_cards >> card & 1:
            return revealing_key(action, card)
    return action


def revealing_key(action: int, card: int) -> int:
    """The key of a second contest card together with the first one, now revealed."""
    return -DRAW_EVENT - CARDS * action - card
