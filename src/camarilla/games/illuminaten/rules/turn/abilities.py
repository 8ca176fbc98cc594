"""X7.3: the abilities of luminaries; the specials have a module of their own."""

from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import ACTION_GAINED, BOOSTED
from camarilla.games.illuminaten.rules.favor.yields import has_yielded, push_yield
from camarilla.games.illuminaten.rules.ids import BOOST_INFLUENCE
from camarilla.games.illuminaten.rules.main_actions.action import MainAction
from camarilla.games.illuminaten.rules.main_actions.displace import Displace
from camarilla.games.illuminaten.rules.main_actions.exclude import Exclude
from camarilla.games.illuminaten.rules.main_actions.influence import Influence
from camarilla.games.illuminaten.rules.main_actions.scout import Scout
from camarilla.games.illuminaten.rules.tables import ABILITY
from camarilla.games.illuminaten.rules.turn.ability import Ability
from camarilla.games.illuminaten.rules.turn.free_moves import FreeMoves
from camarilla.games.illuminaten.rules.turn.specials import (
    SpecialDraw,
    SpecialEdict,
    SpecialFaction,
    SpecialPlot,
    SpecialSwap,
)


class Extra(Ability):
    """X7.3: one more action of a kind, now or not at all."""

    def __init__(self, action: MainAction) -> None:
        self.action = action

    def possible(self, s: Board, card: int) -> bool:
        return self.action.possible(s, src.EXTRA)

    def use(self, s: Board, card: int) -> None:
        self.action.begin(s, src.EXTRA)


class Boost(Ability):
    """X7.1: lasts until the end of the turn; boosts add up."""

    def use(self, s: Board, card: int) -> None:
        s.add_boost(ABILITY[card] - BOOST_INFLUENCE)
        s.say(BOOSTED, "X7.1", s.active, card, ABILITY[card])


class MastersYield(Ability):
    """X7.3 GM: take its yield."""

    def possible(self, s: Board, card: int) -> bool:
        return not has_yielded(s, card)

    def use(self, s: Board, card: int) -> None:
        push_yield(s, card)


class ArchsAction(Ability):
    """X7.3 RA: one more main action this turn."""

    def use(self, s: Board, card: int) -> None:
        s.mains += 1
        s.say(ACTION_GAINED, "X7.3", s.active)


ABILITIES: Final[list[Ability]] = [
    Extra(Influence()),
    Extra(Exclude()),
    Extra(FreeMoves()),
    Extra(Scout()),
    Extra(Displace()),
    Boost(),
    Boost(),
    Boost(),
    Boost(),
    Boost(),
    SpecialSwap(),
    SpecialDraw(),
    SpecialEdict(),
    SpecialFaction(),
    SpecialPlot(),
    MastersYield(),
    ArchsAction(),
]
"""By number: see `ABILITY_IDS`."""
