"""X7.5: the extra actions of faction cards."""

from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules.actions import USE_FACTION
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.ids import FACTIONS
from camarilla.games.illuminaten.rules.main_actions.action import MainAction
from camarilla.games.illuminaten.rules.main_actions.displace import Displace
from camarilla.games.illuminaten.rules.main_actions.exclude import Exclude
from camarilla.games.illuminaten.rules.main_actions.influence import Influence
from camarilla.games.illuminaten.rules.main_actions.interrogate import Interrogate
from camarilla.games.illuminaten.rules.main_actions.scout import Scout
from camarilla.games.illuminaten.rules.turn.free_moves import FreeMoves

_ACTIONS: Final[list[MainAction]] = [
    Influence(),
    Exclude(),
    FreeMoves(),
    Interrogate(),
    Displace(),
    Scout(),
]
"""By faction."""


def add_faction_cards(s: Board, options: list[int]) -> None:
    """X7.5: once a turn each."""
    for faction in range(FACTIONS):
        ready = s.holds(s.active, faction) and not s.used_factions >> faction & 1
        if ready and _ACTIONS[faction].possible(s, src.FACTION):
            options.append(USE_FACTION + faction)


def use_faction_card(s: Board, faction: int) -> None:
    s.used_factions |= 1 << faction
    _ACTIONS[faction].begin(s, src.FACTION)
