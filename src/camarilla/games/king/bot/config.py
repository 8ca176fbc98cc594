"""The search parameters of For the King."""

from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.king.rules.cast import as_king
from camarilla.kernel.game import State
from camarilla.search.config import UNLIMITED, SearchConfig

TURNS_AHEAD: Final = 3
"""The horizon in turns of the first phase."""
SALES_AHEAD: Final = 4
"""The horizon in sales of the second phase."""
FIRST_PHASE_ITERATIONS: Final = 50
NEVER_EXPAND: Final = 1_000_000
"""Visits that no node reaches: below the root, players follow the rollout policy."""


@mypyc_attr(allow_interpreted_subclasses=True)
class KingSearchConfig(SearchConfig):
    """A stage is a turn of the first phase or a sale of the second.

    One card or bid changes the values little, so exploration is low. A node that explores plays
    worse for its seat than the rollout policy does. A bid or a card in the middle means nothing
    before the sale or the turn is over: positions settle for one stage.
    """

    def __init__(self) -> None:
        super().__init__(
            exploration=0.08, rollout_visits=NEVER_EXPAND, settle_steps=1, discount=0.85
        )

    def stage(self, state: State) -> int:
        """Turns of the first phase and sales of the second that are over."""
        s = as_king(state)
        setup = s.setup
        if s.deck or s.kept:
            return s.turns_over()
        return 2 * setup.turns - len(s.favour) - (1 if s.sale >= 0 else 0)

    def horizon(self, s: State) -> int:
        """A few turns or sales: what comes later is more luck than plan."""
        return TURNS_AHEAD if as_king(s).deck else SALES_AHEAD

    def max_iterations(self, s: State) -> int:
        """In the first phase luck counts so much that longer searches win no more."""
        return FIRST_PHASE_ITERATIONS if as_king(s).deck else UNLIMITED
