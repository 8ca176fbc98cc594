"""The trees of a search: what every seat has found out about its own decisions."""

from typing import Final

from camarilla.kernel.game import State
from camarilla.search.mind import Mind

SECRET: Final = 32
"""Above so many bits of an action there is what its actor alone knew."""
ACTION: Final = (1 << SECRET) - 1
MIX: Final = 1_000_003
ACTOR: Final = 1 << 30
HEARD: Final = (1 << 40) - 87
"""What a seat has heard is folded into a number below this prime, each piece of news by a product
and who acts next by a sum; all of it stays within a machine word."""


class Node:
    """What is known of one situation, as the seat sees it that is to act (or of chance)."""

    def __init__(self) -> None:
        self.visits = 0
        self.actions: list[int] = []
        """Every action that was legal here in some imagined position, told apart by what its actor
        alone knew (`Mind.secret`)."""
        self.tries: list[int] = []
        self.sums: list[float] = []
        """For each action: how often it was tried, and the actor's values summed."""
        self.total = 0.0

    def index_of(self, action: int, secret: int) -> int:
        """The place of an action in the lists; a new action gets a new one."""
        actions = self.actions
        action |= secret << SECRET
        for index in range(len(actions)):
            if actions[index] == action:
                return index
        actions.append(action)
        self.tries.append(0)
        self.sums.append(0.0)
        return len(actions) - 1

    def places(self, legal: list[int], secret: int) -> list[int]:
        """Where the statistics of each legal action are."""
        if not secret and legal == self.actions:
            return list(range(len(legal)))
        return [self.index_of(action, secret) for action in legal]

    def usual(self) -> tuple[int, int]:
        """The action that was tried most, whatever the secrets, and how often."""
        tries: dict[int, int] = {}
        most = -1
        for index in range(len(self.actions)):
            action = self.actions[index] & ACTION
            tries[action] = tries.get(action, 0) + self.tries[index]
            if most < 0 or tries[action] > tries[most]:
                most = action
        return most, tries.get(most, 0)


class Trees:
    """Every seat's tree, and what the seats have heard since they began to grow."""

    def __init__(self, heard: list[int], nodes: dict[int, Node]) -> None:
        self.heard = heard
        """By seat: a number for all that it has seen, each seat with a beginning of its own."""
        self.nodes = nodes
        """By what the seat that is to act there has heard; below zero those of chance."""

    def copy(self) -> "Trees":
        """The same trees, at the same place; what is heard from now on is heard here only."""
        return Trees(self.heard[:], self.nodes)

    def play(self, mind: Mind, s: State, action: int) -> None:
        """Apply an action, and tell all seats what they see of it, and who is to act next."""
        heard = self.heard
        for seat in range(len(heard)):
            heard[seat] = heard[seat] * MIX + mind.seen(s, action, seat)
        s.apply(action)
        actor = s.actor()
        for seat in range(len(heard)):
            heard[seat] = (heard[seat] + actor * ACTOR) % HEARD

    def node(self, seat: int) -> Node:
        """Where a seat is that has heard this."""
        return self.at(self.heard[seat])

    def chance(self, seat: int) -> Node:
        """A draw or lot, as far as this seat knows of it."""
        return self.at(-1 - self.heard[seat])

    def at(self, number: int) -> Node:
        found = self.nodes.get(number)
        if found is None:
            found = self.nodes[number] = Node()
        return found
