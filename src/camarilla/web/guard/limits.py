"""Rate limits: token buckets by the address or person that asks."""

import time

from camarilla.table.errors import Refused


class RateLimited(Refused):
    """Too often; `retry_after` in whole seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__("rate_limited", f"too often; again in {max(1, round(retry_after))} s")
        self.retry_after = max(1, round(retry_after))


class RateLimits:
    """One token bucket for each key: `burst` at once, refilled by `per_second`."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}
        self._swept = time.monotonic()

    def take(self, key: str, cost: float = 1.0) -> None:
        """Take a token, or refuse."""
        now = time.monotonic()
        if now - self._swept > 60:
            self._sweep(now)
        level, at = self._buckets.get(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.per_second)
        if level < cost:
            self._buckets[key] = (level, now)
            raise RateLimited((cost - level) / self.per_second)
        self._buckets[key] = (level - cost, now)

    def _sweep(self, now: float) -> None:
        """Drop keys that have been idle long enough to have a full bucket again."""
        full_after = self.burst / self.per_second
        self._buckets = {k: v for k, v in self._buckets.items() if now - v[1] < full_after}
        self._swept = now


class Limits:
    """The limits of a server. `rate` scales them all."""

    def __init__(self, rate: float) -> None:
        self.requests = RateLimits(20 * rate, 100 * rate)
        """HTTP requests of an address."""
        self.newcomers = RateLimits(0.2 * rate, 20 * rate)
        """Guests made by an address."""
        self.passwords = RateLimits(0.1 * rate, 10 * rate)
        """Passwords tried by an address, and for a login."""
        self.host = RateLimits(1.0 * rate, 60 * rate)
        """Requests of an address that bring the token of the host, right or wrong."""
        self.codes = RateLimits(0.002 * rate, 5 * rate)
        """Addresses that a person, or an address, wants to confirm: a message to each."""
        self.tables = RateLimits(0.1 * rate, 20 * rate)
        """Tables opened and records imported by a person."""
        self.tables_of_address = RateLimits(0.2 * rate, 60 * rate)
        """The same by an address: each takes up to 100 kB of the disk."""
        self.chat = RateLimits(0.5 * rate, 8 * rate)
        """Lines said by a person."""
        self.hints = RateLimits(0.5 * rate, 40 * rate)
        """Hints computed for a person. The burst covers all decisions of a long turn."""
        self.reviews = RateLimits(0.02 * rate, 10 * rate)
        """Reviews begun by a person: minutes of a processor each."""
        self.puzzles = RateLimits(0.5 * rate, 40 * rate)
        """Tries at puzzles by an address: each is explained by a bot."""
        self.shown_puzzles = RateLimits(1.0 * rate, 60 * rate)
        """Puzzles looked at by an address: each may be replayed from its first action."""
        self.progress = RateLimits(0.5 * rate, 40 * rate)
        """Progress with puzzles brought by a person."""
        self.exports = RateLimits(0.5 * rate, 20 * rate)
        """Pages of a person's own data."""
        self.messages = RateLimits(10 * rate, 60 * rate)
        """Messages on a socket."""
