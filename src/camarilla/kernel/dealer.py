"""Dealers choose for chance: at random for simulations, provably fairly for tables.

A fair dealer's choices follow from a secret seed by SHA-256 alone. Anybody who learns the seed
afterwards can check every one of them, and the commitment published before the game shows that
the seed was fixed. See docs/fairness.md for the exact steps.
"""

import hashlib
import hmac
import secrets
from typing import Final

from camarilla.kernel.actions import ActionSpace
from camarilla.kernel.game import State

BY_INDEX: Final = 1
"""The scheme of version 0.1: a draw is keyed by the number of the action."""
BY_FORM: Final = 2
"""A draw is keyed by its form and by how many draws of that form came before it.

So a draw that is undone has the same outcome when the game reaches it again, no matter what players
do in between.
"""
SCHEMES: Final = (BY_INDEX, BY_FORM)


class FairDealer:
    """Chooses for chance from the seed alone."""

    def __init__(self, seed: str, scheme: int = BY_FORM) -> None:
        self.seed = seed
        self.scheme = scheme

    def commitment(self) -> str:
        """The hash that can be published before the game without revealing the seed."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def deal(self, space: ActionSpace, state: State, played: list[int]) -> int:
        """The action for chance in `state`, after the actions `played`."""
        legal, weights = state.legal(), state.weights()
        point = self._number(self.key(space, legal[0], played)) % sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            point -= weight
            if point < 0:
                return action
        raise AssertionError("weights and sum disagree")

    def key(self, space: ActionSpace, action: int, played: list[int]) -> str:
        """The key of a decision of chance whose first legal action is `action`.

        No key occurs twice in a game (`tests/conformance/test_play.py`).
        """
        if self.scheme == BY_INDEX:
            return str(len(played))
        form = space.form(action)
        earlier = sum([1 for one in played if space.form(one) is form])
        return f"{form.id} {earlier}"

    def lot(self, seats: list[int]) -> list[int]:
        """The same seats, shuffled."""
        drawn = seats[:]
        for last in range(len(drawn) - 1, 0, -1):
            other = self._number(f"lot {last}") % (last + 1)
            drawn[last], drawn[other] = drawn[other], drawn[last]
        return drawn

    def _number(self, what: str) -> int:
        """The number that the seed gives for one decision."""
        digest = hmac.new(self.seed.encode(), what.encode(), hashlib.sha256).digest()
        return int.from_bytes(digest, "big")


def new_seed() -> str:
    """A fresh secret seed: 32 random bytes as hexadecimal text."""
    return secrets.token_hex(32)
