"""What a game gives its bots beyond the rules."""

from camarilla.search.config import SearchConfig
from camarilla.search.evaluator import Evaluator
from camarilla.search.observer import Observer
from camarilla.search.policy import Policy


class BotProfile:
    """The parts that bots of one game are made of; each has a default for any game."""

    def __init__(
        self,
        evaluator: Evaluator | None = None,
        quick_policy: Policy | None = None,
        observer: Observer | None = None,
        config: SearchConfig | None = None,
        rollout_policy: Policy | None = None,
        prior: Policy | None = None,
    ) -> None:
        self.evaluator = evaluator or Evaluator()
        self.quick_policy = quick_policy or Policy()
        """Rules of thumb: with it *greedy* settles the position after an action."""
        self.observer = observer or Observer()
        self.config = config or SearchConfig()
        self.rollout_policy = rollout_policy or self.quick_policy
        """The policy of a search's rollouts: a learned one, where there is one."""
        self.prior = prior
        """A learned policy that tells a search which actions to prefer; it has no probabilities
        where it was not trained. None: there is none."""
