"""Information-set tree search with a network that has a policy head and a value head.

The trees, the determinizations and the rules of `Search` stay the same. Below the root too, an
action is selected by its value and its prior (PUCT). A new node is not rolled out: the network
gives every seat's value there and the priors of its actions. Several iterations go down the trees,
each leaving virtual losses so that the next ones take other paths. Then the network evaluates all
their leaves in one call.

A value counts what its actor knows. At a decision of somebody else the value of a card that I have
just laid face down would not tell which card it is. So from a leaf the policy plays on until every
seat on the path has decided once more, and each seat's value is read at its own decision.
"""

from math import sqrt
from random import Random
from typing import Final

from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.evaluator import outcome
from camarilla.search.network_policy import Evaluation, NetworkPolicy
from camarilla.search.policy import Policy
from camarilla.search.profile import BotProfile
from camarilla.search.tree_search import PRIOR_CUTOFF, Search
from camarilla.search.trees import ACTION, InformationSetTrees, Node

BATCH: Final = 8
"""Leaves that are evaluated at once."""
PUCT: Final = 1.0
"""The weight of the prior against the value, which is between 0 and 1."""
MOST_ROUNDS: Final = 4
"""Decisions of every player, on average, until each seat must have been asked for its value."""


def search_for(
    game: Game,
    profile: BotProfile,
    info: InformationState,
    rng: Random,
    trees: InformationSetTrees | None,
    use_prior: bool,
) -> Search:
    """A network search if there is a value head; otherwise a search with the prior, if any."""
    prior = profile.prior
    if use_prior and isinstance(prior, NetworkPolicy) and prior.has_values(info.players):
        return NetworkSearch(game, profile, info, rng, trees, prior)
    return Search(game, profile, info, rng, trees, use_prior)


class Leaf:
    """A node that has no priors yet, and the way to it."""

    def __init__(self, node: Node, s: State, trees: InformationSetTrees) -> None:
        self.node = node
        self.private_key = 0
        self.state = s
        self.trees = trees
        self.values: list[float] = []
        """By seat the share of the victory, from its own next decision if that is known."""
        self.unread = 0
        """The seats on the path that have not been asked for their values, as bits."""
        self.decisions = 0
        """How many the network has evaluated since the path ended."""
        self.path: list[Node] = []
        self.path_indices: list[int] = []
        self.path_actors: list[int] = []


class NetworkSearch(Search):
    """A search for the best action of `info.seat`, by a network."""

    def __init__(
        self,
        game: Game,
        profile: BotProfile,
        info: InformationState,
        rng: Random,
        trees: InformationSetTrees | None,
        network: NetworkPolicy,
    ) -> None:
        self.network = network
        self.leaves: list[Leaf] = []
        """The leaves of this batch that wait for the network."""
        self.root_priors: dict[int, float] = {}
        """By action the prior at the root."""
        super().__init__(game, profile, info, rng, trees, True)
        for position in range(len(self.legal)):
            prior = self.root_priors.get(self.legal[position], PRIOR_CUTOFF)
            self.root.priors[self.indices[position]] = prior

    def apply_prior(self, prior: Policy, now: State) -> None:
        """The network's evaluation of the decision also stands for the initial one."""
        found = self.network.evaluate([now])[0]
        for index in range(len(found.actions)):
            self.root_priors[found.actions[index]] = found.priors[index]
        self.search_likely(self.root_priors)
        self.initial_values = [found.values[self.seat]] * len(self.legal)

    def iterate_some(self, most: int) -> int:
        """A batch: several ways down the trees, then one call of the network for their leaves."""
        width = min(BATCH, most)
        for _ in range(width):
            self.iterate()
        self.evaluate_leaves()
        return width

    def iterate(self) -> None:
        """Selection down the trees, to a leaf that waits for the network or to the end."""
        observer, chance = self.observer, self.chance
        node = self.root
        chosen = self.select_by_prior(node, self.indices)
        number = node.action_visits[chosen]
        s = self.determinize(number)
        chance.restart(self.chance_seed + number)
        trees = self.trees.copy()
        leaf = Leaf(node, s, trees)
        actor = self.seat
        while True:
            node.visits += 1
            node.action_visits[chosen] += 1
            leaf.path.append(node)
            leaf.path_indices.append(chosen)
            leaf.path_actors.append(actor)
            trees.advance(observer, s, node.actions[chosen] & ACTION)
            legal = self.next_decision(s, trees)
            actor = s.actor()
            if actor == OVER:
                self.finish(leaf, outcome(s))
                return
            node = trees.node_for(actor)
            private_key = self.private_key(s, actor)
            indices = node.with_priors(legal, private_key)
            if not indices:
                leaf.node = node
                leaf.private_key = private_key
                self.leaves.append(leaf)
                return
            chosen = self.select_by_prior(node, indices)

    def next_decision(self, s: State, trees: InformationSetTrees) -> list[int]:
        """Play on until somebody has a choice; the candidates, empty at the end of the game."""
        features = self.network.features_for(len(self.returns))
        actor = s.actor()
        while actor != OVER:
            if actor == CHANCE:
                trees.advance(self.observer, s, self.policy.choose(s, self.chance.rng()))
            else:
                legal = features.candidates(s).actions
                if len(legal) > 1:
                    return legal
                trees.advance(self.observer, s, legal[0])
            actor = s.actor()
        return []

    def select_by_prior(self, node: Node, indices: list[int]) -> int:
        """The index of the action with the best value and prior (PUCT).

        An action without visits has the value of its node.
        """
        width = PUCT * sqrt(node.visits + 1.0)
        mean = node.total / node.visits if node.visits else 0.0
        best = -1
        best_bound = -1.0
        for index in indices:
            visits = node.action_visits[index]
            value = node.action_totals[index] / visits if visits else mean
            prior = max(node.priors[index], PRIOR_CUTOFF)
            bound = value + width * prior / (visits + 1.0)
            if bound > best_bound:
                best_bound = bound
                best = index
        return best

    def evaluate_leaves(self) -> None:
        """Ask the network about all leaves of the batch, and carry its answers up the trees."""
        waiting = self.leaves
        self.leaves = []
        while waiting:
            found = self.network.evaluate([leaf.state for leaf in waiting])
            unfinished: list[Leaf] = []
            for index in range(len(waiting)):
                leaf = waiting[index]
                if not leaf.decisions:
                    self.expand(leaf, found[index])
                if self.read_values(leaf, found[index]) or self.play_on(leaf, found[index]):
                    self.finish(leaf, leaf.values)
                else:
                    unfinished.append(leaf)
            waiting = unfinished

    def expand(self, leaf: Leaf, found: Evaluation) -> None:
        indices = leaf.node.indices_of(found.actions, leaf.private_key)
        for position in range(len(indices)):
            leaf.node.priors[indices[position]] = found.priors[position]
        leaf.values = [0.0] * len(found.values)
        for actor in leaf.path_actors:
            leaf.unread |= 1 << actor

    def read_values(self, leaf: Leaf, found: Evaluation) -> bool:
        """Take the actor's own value, and its guesses of those that are unread; whether that is
        enough.
        """
        actor = leaf.state.actor()
        values = leaf.values
        for seat in range(len(values)):
            if leaf.unread >> seat & 1 or not leaf.decisions:
                values[seat] = found.values[seat]
        leaf.unread &= ~(1 << actor)
        leaf.decisions += 1
        return not leaf.unread or leaf.decisions >= MOST_ROUNDS * len(values)

    def play_on(self, leaf: Leaf, found: Evaluation) -> bool:
        """Let the policy decide, up to the next decision; whether the game is over."""
        s = leaf.state
        point = self.rng.random()
        chosen = found.actions[0]
        for index in range(len(found.actions)):
            chosen = found.actions[index]
            point -= found.priors[index]
            if point < 0.0:
                break
        leaf.trees.advance(self.observer, s, chosen)
        if self.next_decision(s, leaf.trees):
            return False
        results = outcome(s)
        for seat in range(len(results)):
            if leaf.unread >> seat & 1:
                leaf.values[seat] = results[seat]
        return True

    def finish(self, leaf: Leaf, values: list[float]) -> None:
        """Add to every node on the way what its actor got; the visits are counted already."""
        total = sum(values)
        shares = [value / total for value in values] if total else values
        self.seat_values.add(self.indices.index(leaf.path_indices[0]), shares)
        for depth in range(len(leaf.path)):
            node = leaf.path[depth]
            value = values[leaf.path_actors[depth]]
            node.total += value
            node.action_totals[leaf.path_indices[depth]] += value
