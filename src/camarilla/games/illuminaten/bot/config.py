"""The search parameters of Pax Illuminaten."""

from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.illuminaten.rules import operations as op
from camarilla.games.illuminaten.rules.cast import as_illuminaten
from camarilla.games.illuminaten.rules.ids import NO_OPPONENT
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import OVER, State
from camarilla.search.config import SearchConfig

CONTINUATIONS: Final = 3
"""Ways to go on with one's own turn that are compared after each action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class IlluminatenSearchConfig(SearchConfig):
    """A stage is a turn: an action is evaluated by what the whole turn makes of it.

    The discount is for games against an artificial opponent, whose horizon is longer than a turn.
    """

    def __init__(self) -> None:
        super().__init__(exploration=0.07, rollout_visits=4, settle_steps=1, discount=0.6)

    def stage(self, state: State) -> int:
        """Turns."""
        s = as_illuminaten(state)
        players = s.setup.players
        return s.round * players + (s.active - s.setup.first) % players

    def horizon(self, state: State) -> int:
        """To the end of this turn; against an artificial opponent, once round the table."""
        s = as_illuminaten(state)
        return 1 if s.setup.opponent == NO_OPPONENT else 1 + s.setup.players

    def continuations(self, s: State) -> int:
        return CONTINUATIONS if s.actor() == as_illuminaten(s).active else 1

    def is_quiescent(self, s: State) -> bool:
        """An action is evaluated when it is finished."""
        return s.actor() == OVER or s.stack[-1] & OPERATION == op.MENU
