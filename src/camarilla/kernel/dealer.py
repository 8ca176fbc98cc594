"""Dealers choose for chance: at random for simulations, provably fairly for tables.

A fair dealer's choices follow from a secret seed by SHA-256 alone, so whoever learns the seed
afterwards can check every one of them, and the commitment published before the game shows that
the seed was fixed. See docs/fairness.md for the exact steps.
"""

import hashlib
import hmac
import secrets

from camarilla.kernel.game import State


class FairDealer:
    """Chooses the `index`-th action of a game, wherever chance acts, from the seed alone."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def commitment(self) -> str:
        """The hash that can be shown before the game without telling the seed."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def deal(self, state: State, index: int) -> int:
        """The action for chance when `index` actions have been played before."""
        legal, weights = state.legal(), state.weights()
        point = self._number(str(index)) % sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            point -= weight
            if point < 0:
                return action
        raise AssertionError("weights and sum disagree")

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
