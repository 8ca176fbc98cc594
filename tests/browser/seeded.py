"""`camarilla` with the luck of a test: the same deals and the same bots' choices in every run.

The file named by `CAMARILLA_TEST_SEED` holds the name of the test that is running.
"""

import hashlib
import os
import runpy
import secrets
from collections import Counter
from pathlib import Path

from camarilla.kernel import dealer

SEED = Path(os.environ["CAMARILLA_TEST_SEED"])
_used: Counter[str] = Counter()


def next_seed(purpose: str) -> str:
    """64 hexadecimal digits that follow from the test, the purpose and what came before."""
    of = f"{purpose} {SEED.read_text()}"
    _used[of] += 1
    return hashlib.sha256(f"{of} {_used[of]}".encode()).hexdigest()


def bits(k: int) -> int:
    """In place of `secrets.randbits`, which seeds the bots."""
    return int(next_seed("bot"), 16) % (1 << k)


if __name__ == "__main__":
    dealer.new_seed = lambda: next_seed("table")
    secrets.randbits = bits
    runpy.run_module("camarilla", run_name="__main__")
