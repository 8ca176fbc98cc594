"""The parameters of a search that depend on the game."""

from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.kernel.game import State

UNLIMITED: Final = 1 << 40
"""More iterations than any search makes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchConfig:
    """The parameters for any game. It has no stages, so rollouts go to the end of the game."""

    def __init__(
        self,
        exploration: float = 0.35,
        rollout_visits: int = 1,
        settle_steps: int = 0,
        discount: float = 0.0,
    ) -> None:
        self.exploration = exploration
        """The exploration constant of UCB: about the standard deviation of values in this game."""
        self.rollout_visits = rollout_visits
        """Visits during which a new node follows the rollout policy before it compares actions."""
        self.settle_steps = settle_steps
        """Stages to roll out before the position after an action can be evaluated."""
        self.discount = discount
        """Weight of a later evaluation against the one before; 0: only the last one counts."""

    def stage(self, s: State) -> int:
        """The stage of the game: a counter of turns or rounds, at whose ends to evaluate."""
        return 0

    def horizon(self, s: State) -> int:
        """The number of stages, from the decision on, after which a rollout ends."""
        return 1

    def max_iterations(self, s: State) -> int:
        """The number of iterations beyond which a search does not improve."""
        return UNLIMITED

    def continuations(self, s: State) -> int:
        """The number of rollouts from which the actor takes the best, before an evaluation."""
        return 1

    def is_quiescent(self, s: State) -> bool:
        """Whether a position can be evaluated; not in the middle of an action."""
        return True
