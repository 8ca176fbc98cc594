"""The trees of a search: one for each seat, with a node for each of its observation histories."""

from math import sqrt
from typing import Final

from camarilla.kernel.game import State
from camarilla.search.observer import Observer

PRIVATE_SHIFT: Final = 32
"""The bits of an action key above these hold what the actor alone knew."""
ACTION: Final = (1 << PRIVATE_SHIFT) - 1
HASH_MULTIPLIER: Final = 1_000_003
ACTOR_FACTOR: Final = 1 << 30
HASH_MODULUS: Final = (1 << 40) - 87
"""The hash of a seat's observation history stays below this prime: an observation is mixed in by
multiplication, the next actor by addition. Everything fits a machine word.
"""
WIDENING: Final = 2.0
"""Outcomes of a chance node that get a branch, for each square root of its visits."""


class Node:
    """Statistics of one decision as its actor sees it, or of one chance event."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The actor's values, summed over all visits."""
        self.actions: list[int] = []
        """Every action that was legal here in some determinization, with the private key of its
        actor above `PRIVATE_SHIFT`."""
        self.action_visits: list[int] = []
        self.action_totals: list[float] = []
        """For each action: its visits, and the actor's values summed over them."""
        self.priors: list[float] = []
        """For each action its prior by a network; negative if not yet known."""

    def index_of(self, action: int, private_key: int) -> int:
        """The index of an action in the lists; a new action is added."""
        actions = self.actions
        action |= private_key << PRIVATE_SHIFT
        for index in range(len(actions)):
            if actions[index] == action:
                return index
        actions.append(action)
        self.action_visits.append(0)
        self.action_totals.append(0.0)
        self.priors.append(-1.0)
        return len(actions) - 1

    def indices_of(self, legal: list[int], private_key: int) -> list[int]:
        """The index of each legal action."""
        if not private_key and legal == self.actions:
            return list(range(len(legal)))
        return [self.index_of(action, private_key) for action in legal]

    def with_priors(self, legal: list[int], private_key: int) -> list[int]:
        """The index of each legal action; empty if a prior of any of them is missing."""
        indices = self.indices_of(legal, private_key)
        for index in indices:
            if self.priors[index] < 0.0:
                return []
        return indices

    def widen(self, outcome: int) -> bool:
        """Progressive widening: whether an outcome of chance has, or now gets, its own branch."""
        self.visits += 1
        if outcome not in self.actions and len(self.actions) > WIDENING * sqrt(self.visits):
            return False
        self.index_of(outcome, 0)
        return True

    def most_visited(self) -> tuple[int, int]:
        """The most visited action over all private keys, and its visits."""
        visits: dict[int, int] = {}
        most = -1
        for index in range(len(self.actions)):
            action = self.actions[index] & ACTION
            visits[action] = visits.get(action, 0) + self.action_visits[index]
            if most < 0 or visits[action] > visits[most]:
                most = action
        return most, visits.get(most, 0)


class InformationSetTrees:
    """One tree for each seat, and where each seat is in its tree."""

    def __init__(self, history_hash: list[int], nodes: dict[int, Node]) -> None:
        self.history_hash = history_hash
        """By seat: the hash of its observations; each seat starts with a different number."""
        self.nodes = nodes
        """By the hash of the seat that is to act; chance nodes have negative keys."""

    def copy(self) -> "InformationSetTrees":
        """The same trees at the same place; the copy can advance on its own."""
        return InformationSetTrees(self.history_hash[:], self.nodes)

    def advance(self, observer: Observer, s: State, action: int) -> None:
        """Apply an action; every seat observes its part of it and the next actor."""
        history_hash = self.history_hash
        for seat in range(len(history_hash)):
            key = observer.observation_key(s, action, seat)
            history_hash[seat] = history_hash[seat] * HASH_MULTIPLIER + key
        s.apply_unchecked(action)
        actor = s.actor()
        for seat in range(len(history_hash)):
            history_hash[seat] = (history_hash[seat] + actor * ACTOR_FACTOR) % HASH_MODULUS

    def node_for(self, seat: int) -> Node:
        """The node in which a seat decides."""
        return self._node(self.history_hash[seat])

    def chance_node_for(self, seat: int) -> Node:
        """The node of a chance event, as far as a seat knows of it."""
        return self._node(-1 - self.history_hash[seat])

    def _node(self, key: int) -> Node:
        found = self.nodes.get(key)
        if found is None:
            found = self.nodes[key] = Node()
        return found
