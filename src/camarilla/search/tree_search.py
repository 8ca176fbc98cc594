"""Information-set Monte Carlo tree search for any game and any number of players.

Every iteration plays on a determinization of what the deciding seat knows. Each seat has its own
tree. Its nodes are that seat's decisions, distinguished by what the seat has observed since the
search began. So no plan rests on a card that the seat would not know: the searching seat does not
plan on others' cards, nor the others on its own. The actor selects, among the actions that are
legal in the determinization, by the upper confidence bound of its own values.
"""

from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.beliefs import Determinizations
from camarilla.search.config import UNLIMITED
from camarilla.search.greedy import Lookahead
from camarilla.search.network_policy import NetworkPolicy
from camarilla.search.policy import Policy
from camarilla.search.profile import BotProfile
from camarilla.search.rollout import ChanceStream, roll_out
from camarilla.search.seat_values import SeatValues
from camarilla.search.trees import ACTION, InformationSetTrees, Node

INITIAL_SAMPLES: Final = 6
"""Determinizations for the initial evaluation of the root's actions."""
INITIAL_TIME: Final = 0.2
"""The share of the time that the initial evaluation may take."""
INITIAL_VISITS: Final = 6.0
"""The initial evaluation counts like this many visits."""
PRIOR_WEIGHT: Final = 0.03
"""The bonus of an action's prior, in probability to win for each unit of its logarithm."""
PRIOR_CUTOFF: Final = 0.01
"""Actions with a lower prior are not searched."""
MIN_LINE_VISITS: Final = 12
"""Visits that a step of the principal variation needs."""
DECIDED_EVERY: Final = 8
"""Iterations between two looks at whether the choice can still change."""
NO_TIME_LIMIT: Final = 1e9  # seconds


class Search:
    """A search for the best action of `info.seat`; `run` may be called again to continue.

    With `use_prior`, the profile's prior tells which actions to search and which to prefer.
    """

    def __init__(
        self,
        game: Game,
        profile: BotProfile,
        info: InformationState,
        rng: Random,
        trees: InformationSetTrees | None = None,
        use_prior: bool = False,
    ) -> None:
        self.game = game
        self.evaluator = profile.evaluator
        self.policy = profile.rollout_policy
        self.observer = profile.observer
        self.config = profile.config
        self.lookahead = Lookahead(profile, profile.rollout_policy)
        self.information = info
        self.seat = info.seat
        self.exploration = self.config.exploration
        self.rollout_visits = self.config.rollout_visits
        self.discount = self.config.discount
        self.rng = rng
        self.legal = self.lookahead.candidates(game, info, rng)
        """The actions that are searched."""
        self.initial_values: list[float] = []
        """The initial evaluation of each action; empty until `run`."""
        prior = profile.prior if use_prior else None
        policy = prior if isinstance(prior, NetworkPolicy) else None
        if policy is not None and not policy.has_values(info.players):
            policy = None
        self.determinizations = Determinizations(game, info, self.observer, rng, policy)
        self.chance = ChanceStream()
        self.chance_seed = int(rng.random() * (1 << 40))
        """The n-th visit of every action uses the n-th determinization and chance seed, so that
        actions are compared under the same circumstances."""
        now = self.determinize(0)
        self.stage = self.config.stage(now)
        self.horizon = self.config.horizon(now)
        self.max_iterations = self.config.max_iterations(now)
        self.prior_bonus = [0.0] * len(self.legal)
        """What the prior adds to each action's value."""
        if prior is not None:
            self.apply_prior(prior, now)
        players = len(now.scores())
        self.trees = trees or InformationSetTrees(list(range(1, 1 + players)), {})
        self.root = self.trees.node_for(info.seat)
        self.indices = self.root.indices_of(self.legal, 0)
        """The index of each action in the root's statistics."""
        self.iterations = 0
        self.seat_values = SeatValues(len(self.legal), players)

        # Of one iteration:
        self.returns = [0.0] * players
        """Each seat's value, as evaluated so far."""
        self.weight_left = 1.0
        """The weight that is left for later evaluations."""
        self.path: list[Node] = []
        self.path_indices: list[int] = []
        self.path_actors: list[int] = []
        """The nodes on the path, the choices made there, and the actors."""

    def apply_prior(self, prior: Policy, now: State) -> None:
        """Ask the prior about the decision, in a determinization."""
        self.search_likely(prior.probabilities(now))

    def search_likely(self, prior: dict[int, float]) -> None:
        """Search only the likely actions. They are close, so more iterations keep helping."""
        likely = [action for action, probability in prior.items() if probability >= PRIOR_CUTOFF]
        self.max_iterations = UNLIMITED if prior else self.max_iterations
        if likely:
            self.legal = likely
            self.prior_bonus = [PRIOR_WEIGHT * log(prior[action]) for action in likely]

    def run(self, iterations: int, seconds: float) -> None:
        """Search until one of the limits, or until more iterations cannot change the choice."""
        start = perf_counter()
        end = start + seconds
        iterations = min(iterations, self.max_iterations - self.iterations)
        if not self.initial_values:
            self.initial_evaluation(start + INITIAL_TIME * seconds)
        done = 0
        while done < iterations:
            done += self.iterate_some(iterations - done)
            now = perf_counter()
            if now >= end:
                break
            if done % DECIDED_EVERY:
                continue
            left = iterations - done
            if seconds < NO_TIME_LIMIT:
                left = min(left, 1 + int((end - now) * done / (now - start)))
            if self.is_decided(left):
                break
        self.iterations += done

    def iterate_some(self, most: int) -> int:
        """One or more iterations, `most` at most; how many."""
        self.iterate()
        return 1

    def initial_evaluation(self, end: float) -> None:
        """Evaluate every action one step ahead, in several determinizations if time allows."""
        totals = [0.0] * len(self.legal)
        samples = 0
        while samples < INITIAL_SAMPLES and (not samples or perf_counter() < end):
            s = self.determinizations.fresh(samples)
            values = self.lookahead.values_in(s, self.seat, self.legal, self.rng)
            for index in range(len(totals)):
                totals[index] += values[index]
            samples += 1
        self.initial_values = [total / samples for total in totals]

    def is_decided(self, left: int) -> bool:
        """Whether the most visited action leads by more than the iterations that are left."""
        first = 0
        second = 0
        for index in self.indices:
            visits = self.root.action_visits[index]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def determinize(self, number: int) -> State:
        """A determinization to play on; the same for the same number."""
        return self.determinizations.take(number)

    def iterate(self) -> None:
        """Selection down the trees to a new node, a rollout, backpropagation."""
        policy, observer, config = self.policy, self.observer, self.config
        rng, chance = self.rng, self.chance
        node = self.root
        chosen = self.select_at_root()
        number = node.action_visits[chosen]
        s = self.determinize(number)
        chance.restart(self.chance_seed + number)
        trees = self.trees.copy()
        self.path.clear()
        self.path_indices.clear()
        self.path_actors.clear()
        self.returns = [0.0] * len(self.returns)
        self.weight_left = 1.0
        stage = self.stage
        action = node.actions[chosen]
        in_tree = True
        while True:
            actor = s.actor()
            if actor == CHANCE:
                action = policy.choose(s, chance.rng())
                outcome = observer.observation_key(s, action, self.seat)
                in_tree = trees.chance_node_for(self.seat).widen(outcome)
            else:
                if self.path:
                    node = trees.node_for(actor)
                    chosen = self.select(node, s, actor)
                    action = node.actions[chosen] & ACTION
                    in_tree = node.visits > 0
                self.path.append(node)
                self.path_indices.append(chosen)
                self.path_actors.append(actor)
            if in_tree:
                trees.advance(observer, s, action)
            else:
                s.apply_unchecked(action)
            if s.actor() == OVER or config.stage(s) != stage:
                stage = config.stage(s)
                self.evaluate(s)
                if self.weight_left <= 0.0:
                    break
            if not in_tree:
                break
        while self.weight_left > 0.0:
            roll_out(policy, config, s, 1, rng, chance)
            self.evaluate(s)
        self.backpropagate()

    def evaluate(self, s: State) -> None:
        """Evaluate a position at the end of a stage, with its weight. Later evaluations depend on
        more facts but also on more luck. So each weighs less than the one before it, and the last
        one takes the remaining weight. Stages are counted from the decision, so that all actions
        are evaluated at the same times: a seat that waits for its turn has a lower value than one
        that has it.
        """
        last = s.actor() == OVER or self.config.stage(s) - self.stage >= self.horizon
        if not last and self.discount <= 0.0:
            return
        weight = self.weight_left if last else self.weight_left * (1.0 - self.discount)
        values = self.evaluator.values(s)
        for seat in range(len(values)):
            self.returns[seat] += weight * values[seat]
        self.weight_left -= weight

    def backpropagate(self) -> None:
        """Add to every node on the path what its actor got in this iteration."""
        self.seat_values.add(self.indices.index(self.path_indices[0]), self.returns)
        for depth in range(len(self.path)):
            node = self.path[depth]
            index = self.path_indices[depth]
            value = self.returns[self.path_actors[depth]]
            node.visits += 1
            node.total += value
            node.action_visits[index] += 1
            node.action_totals[index] += value

    def select_at_root(self) -> int:
        """As `select`, with the initial evaluation and the prior of every action."""
        node = self.root
        width = self.exploration * sqrt(log(node.visits + 2.0))
        best = -1
        best_bound = -1.0
        for position in range(len(self.indices)):
            index = self.indices[position]
            visits = node.action_visits[index]
            mean = (node.action_totals[index] + INITIAL_VISITS * self.initial_values[position]) / (
                visits + INITIAL_VISITS
            )
            bound = mean + self.prior_bonus[position] + width / sqrt(visits + 1.0)
            if bound > best_bound:
                best_bound = bound
                best = index
        return best

    def select(self, node: Node, s: State, actor: int) -> int:
        """The index of the action that its actor tries next.

        By the rollout policy at first; then by the upper confidence bound.
        """
        private_key = self.private_key(s, actor)
        if node.visits < self.rollout_visits:
            return node.index_of(self.policy.choose(s, self.rng), private_key)
        indices = node.indices_of(self.policy.candidates(s), private_key)
        count = len(indices)
        start = int(self.rng.random() * count)
        width = self.exploration * sqrt(log(node.visits + 2.0))
        mean = node.total / node.visits
        best = -1
        best_bound = -1.0
        for offset in range(count):
            index = indices[(start + offset) % count]
            visits = node.action_visits[index]
            bound = (node.action_totals[index] + mean) / (visits + 1.0) + width / sqrt(visits + 1.0)
            if bound > best_bound:
                best_bound = bound
                best = index
        return best

    def private_key(self, s: State, actor: int) -> int:
        """What the actor knows and the searching seat does not, if the decision depends on it. So
        others act on their own cards in the determinization.
        """
        return self.observer.private_key(s) if actor != self.seat else 0

    # Results, in the order of `legal`.

    def visits(self) -> list[int]:
        return [self.root.action_visits[index] for index in self.indices]

    def values(self) -> list[float]:
        """The mean value of each action, its initial evaluation counted once."""
        result: list[float] = []
        for position in range(len(self.indices)):
            index = self.indices[position]
            total = self.root.action_totals[index] + self.initial_values[position]
            result.append(total / (self.root.action_visits[index] + 1.0))
        return result

    def choice(self) -> int:
        """The index of the most visited action; ties go to the greatest value."""
        visits, values = self.visits(), self.values()
        best = 0
        for index in range(1, len(visits)):
            if (visits[index], values[index]) > (visits[best], values[best]):
                best = index
        return best

    def trees_after(self, index: int) -> InformationSetTrees:
        """The trees after an action, for a search that continues there."""
        trees = self.trees.copy()
        trees.advance(self.observer, self.determinize(0), self.legal[index])
        return trees

    def principal_variation(self, index: int) -> list[int]:
        """The most visited actions after one, as far as this seat would see them."""
        actions: list[int] = []
        trees = self.trees.copy()
        s = self.determinize(0)
        action = self.legal[index]
        while self.observer.observation_key(s, action, self.seat) == action:
            trees.advance(self.observer, s, action)
            if s.actor() < 0:
                break
            action, visits = trees.node_for(s.actor()).most_visited()
            if visits < MIN_LINE_VISITS or action not in s.legal():
                break
            actions.append(action)
        return actions
