"""How a player chooses among the legal actions."""

from random import Random

from mypy_extensions import mypyc_attr

from camarilla.kernel.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The policy for any game: uniform over the legal actions. A game's rollout policy overrides
    `choose` and samples. A learned one also has `probabilities` and can be the prior of a search.
    """

    def choose(self, s: State, rng: Random) -> int:
        """An action for the actor, chance included."""
        return s.random_action(rng)

    def probabilities(self, s: State) -> dict[int, float]:
        """How likely each action is, from what the actor knows.

        Actions that are not candidates may be missing. It is empty if the policy has no weights.
        """
        legal = s.legal()
        return dict.fromkeys(legal, 1.0 / len(legal))

    def candidates(self, s: State) -> list[int]:
        """The legal actions to compare; never empty, and known to the actor."""
        return s.legal()
