"""What a game provides for its bots beyond the rules."""

from camarilla.search.config import SearchConfig
from camarilla.search.evaluator import Evaluator
from camarilla.search.observer import Observer
from camarilla.search.policy import Policy


class BotProfile:
    """The parts of which a game's bots are made; each has a default for any game."""

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
        """Rules of thumb. *Greedy* uses them to reach a position that can be evaluated."""
        self.observer = observer or Observer()
        self.config = config or SearchConfig()
        self.rollout_policy = rollout_policy or self.quick_policy
        """The policy of a search's rollouts: a learned one, if there is one."""
        self.prior = prior
        """A learned policy as the prior of a search. It has no probabilities for tables it was not
        trained for. None if there is none.
        """
