"""X5: a player's turn: how it begins, and the menu of the action phase."""

from collections.abc import Callable
from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules.actions import (
    CLAIM,
    CONSPIRE,
    DISPLACE,
    END,
    EXCLUDE,
    FULFIL,
    INFLUENCE,
    INTERROGATE,
    REASSIGN,
    REWARD_EXCLUDE,
    REWARD_INFLUENCE,
    REWARD_REASSIGN,
    SCOUT,
    SPACE,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import (
    CLAIMED,
    FULFILLED,
    PRIVATE_FULFILLED,
    TURN_BEGAN,
)
from camarilla.games.illuminaten.rules.ids import CLAIM_MADE, FACTIONS, PLOT_FULFILLED
from camarilla.games.illuminaten.rules.lodges import may_claim
from camarilla.games.illuminaten.rules.main_actions.action import MainAction
from camarilla.games.illuminaten.rules.main_actions.displace import Displace
from camarilla.games.illuminaten.rules.main_actions.exclude import Exclude
from camarilla.games.illuminaten.rules.main_actions.influence import Influence
from camarilla.games.illuminaten.rules.main_actions.interrogate import Interrogate
from camarilla.games.illuminaten.rules.main_actions.reassign import Reassign
from camarilla.games.illuminaten.rules.main_actions.scout import Scout
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    BEGIN_TURN,
    CHECK_PHASE,
    MENU,
    PLAY_SPECIAL,
    SCRIPT,
)
from camarilla.games.illuminaten.rules.plots import compatibility
from camarilla.games.illuminaten.rules.turn import conspire, event_deck, special_events
from camarilla.games.illuminaten.rules.turn.faction_cards import add_faction_cards, use_faction_card
from camarilla.kernel.frames import frame

MAIN_ACTIONS: int = 2

_SCOUT: Final = Scout()
_INFLUENCE: Final = Influence()
_INTERROGATE: Final = Interrogate()
_REASSIGN: Final = Reassign()
_EXCLUDE: Final = Exclude()
_DISPLACE: Final = Displace()


class BeginTurn(Operation):
    number = BEGIN_TURN

    def proceed(self, s: Board, asked: int) -> bool:
        """X5: the event phase is skipped in round 1; an automaton plays no specials."""
        s.say(TURN_BEGAN, "X5.2", s.active, s.round)
        automaton = s.setup.is_automaton(s.active)
        s.mains = MAIN_ACTIONS
        s.stack.append(frame(SCRIPT if automaton else MENU))
        if s.round > 1:
            event_deck.pay_edicts(s)
            event_deck.discard_special(s)
            if not automaton:
                s.stack.append(frame(PLAY_SPECIAL))
        return False


class Menu(Operation):
    number = MENU
    kind = "menu"
    rule = "X5.2"

    def proceed(self, s: Board, asked: int) -> bool:
        """X5.2: main actions while there are any, free actions, extra actions, or the end."""
        options: list[int] = []
        add_main_actions(s, options)
        if s.markers:
            add_rewards(s, options)
        add_faction_cards(s, options)
        special_events.add_special_events(s, options)
        for card in conspire.fitting(s):
            options.append(CONSPIRE + card)
        if not s.used & CLAIM_MADE:
            for faction in range(FACTIONS):
                if may_claim(s, s.active, faction):
                    options.append(CLAIM + faction)
        if not s.used & PLOT_FULFILLED and s.stock[s.active]:
            for plot in (*s.plots, s.private[s.active]):
                if compatibility.may_fulfil(s, s.active, plot):
                    options.append(FULFIL + plot)
        options.append(END)
        return s.ask(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X5.2: each action is finished before the next."""
        if action == END:
            s.stack.append(frame(CHECK_PHASE))
            return
        s.stack.append(asked)
        form = SPACE.form(action).id
        if form in _MAIN_ACTIONS:
            _MAIN_ACTIONS[form].begin(s, src.MAIN)
        elif form in _REWARDS:
            _REWARDS[form].begin(s, src.reward(SPACE.index(action)))
        else:
            _OTHERS[form](s, SPACE.index(action))


def add_main_actions(s: Board, options: list[int]) -> None:
    """X5.2, X6"""
    if not src.any_main(s):
        return
    if _SCOUT.possible(s, src.MAIN):
        options.append(SCOUT)
    if _INFLUENCE.possible(s, src.MAIN):
        options.append(INFLUENCE)
    if _EXCLUDE.possible(s, src.MAIN):
        options.append(EXCLUDE)
    if s.mains:
        if _INTERROGATE.possible(s, src.MAIN):
            options.append(INTERROGATE)
        if _REASSIGN.possible(s, src.MAIN):
            options.append(REASSIGN)
        if _DISPLACE.possible(s, src.MAIN):
            options.append(DISPLACE)


def add_rewards(s: Board, options: list[int]) -> None:
    """X6.6d"""
    for place in sorted(set(s.markers)):
        source = src.reward(place)
        if _INFLUENCE.possible(s, source):
            options.append(REWARD_INFLUENCE + place)
        if _REASSIGN.possible(s, source):
            options.append(REWARD_REASSIGN + place)
        if _EXCLUDE.possible(s, source):
            options.append(REWARD_EXCLUDE + place)


def claim(s: Board, faction: int) -> None:
    """X7.4"""
    s.used |= CLAIM_MADE
    s.holders[faction] = s.active
    s.say(CLAIMED, "X7.4", s.active, faction)


def fulfil(s: Board, plot: int) -> None:
    """X7.6: a private plot is revealed and stays face up."""
    seat = s.active
    s.used |= PLOT_FULFILLED
    s.stock[seat] -= 1
    s.on[seat] |= 1 << plot
    hidden = s.private[seat] == plot and not s.shown >> seat & 1
    if hidden:
        s.shown |= 1 << seat
    s.say(PRIVATE_FULFILLED if hidden else FULFILLED, "X7.6", seat, plot)


# What each choice of the menu begins, by the form of the action.
_MAIN_ACTIONS: Final[dict[str, MainAction]] = {
    "scout": _SCOUT,
    "influence": _INFLUENCE,
    "interrogate": _INTERROGATE,
    "reassign": _REASSIGN,
    "exclude": _EXCLUDE,
    "displace": _DISPLACE,
}
_REWARDS: Final[dict[str, MainAction]] = {
    "reward-influence": _INFLUENCE,
    "reward-reassign": _REASSIGN,
    "reward-exclude": _EXCLUDE,
}
_OTHERS: Final[dict[str, Callable[[Board, int], None]]] = {
    "claim": claim,
    "fulfil": fulfil,
    "use": use_faction_card,
    "conspire": conspire.conspire,
    "propaganda": special_events.use_propaganda,
    "convent": special_events.use_convent,
    "look-hand": special_events.look_at_hand,
    "look-plot": special_events.look_at_plot,
}

OPERATIONS: Final[list[Operation]] = [BeginTurn(), Menu()]
