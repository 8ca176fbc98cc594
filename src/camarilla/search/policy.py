"""How a player chooses among the legal actions."""

from random import Random

from mypy_extensions import mypyc_attr

from camarilla.kernel.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The policy for any game: every legal action is as likely as the others.

    A game's rollout policy overrides `choose`, and samples; a learned one can also tell its
    `probabilities`, and serve a search as its prior.
    """

    def choose(self, s: State, rng: Random) -> int:
        """An action for the actor, chance included."""
        return s.random_action(rng)

    def probabilities(self, s: State) -> dict[int, float]:
        """How likely each action is, from what the actor knows.

        Actions that are not among the candidates may be missing; all are where nothing is known.
        """
        legal = s.legal()
        return dict.fromkeys(legal, 1.0 / len(legal))

    def candidates(self, s: State) -> list[int]:
        """The legal actions to compare; never empty, and known to the actor."""
        return s.legal()
