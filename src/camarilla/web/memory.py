"""When Python searches for reference cycles: often among young objects, seldom among all.

Tables and sockets have no cycles and are freed as soon as nobody uses them. A search among all
objects stops the server, for more than a second with thousands of tables, and finds little.
"""

import asyncio
import gc
import time
from typing import Final

YOUNG: Final = 20_000
"""Objects after which the young ones are searched: a pause of some ten milliseconds."""
SHARE: Final = 1 / 500
"""The largest share of the time that searches among all objects take."""
SELDOM: Final = 60.0
"""Minimum seconds between two of them."""
_NEVER: Final = 2**30


def search_the_young_only() -> None:
    """From now on only young objects are searched unasked, and what is here now never again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 2, _NEVER)


async def search_all_seldom() -> None:
    """Search all objects from time to time, the more seldom the longer it takes."""
    pause = SELDOM
    while True:
        await asyncio.sleep(pause)
        pause = next_pause(_collect())


def next_pause(took: float) -> float:
    """Seconds until the next search after one that took so long."""
    return max(SELDOM, took / SHARE)


def _collect() -> float:
    started = time.perf_counter()
    gc.collect()
    return time.perf_counter() - started
