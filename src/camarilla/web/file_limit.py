"""How many files and connections the process may have open."""

import contextlib
import sys

if sys.platform != "win32":
    import resource

WANTED = 65_536
UNLIMITED = 8_192
"""The cap on connections where the system has none of its own."""


def raise_file_limit() -> int:
    """Raise the limit as far as the system allows; the limit."""
    if sys.platform == "win32":
        return UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft == resource.RLIM_INFINITY:
        return WANTED
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return soft


def connections_within(files: int) -> tuple[int, int]:
    """The cap on connections, and how many may be accepted at once.

    The rest is for the database, the workers and the files of the client, and for connections that
    are accepted only to be refused.
    """
    reserve = max(64, files // 8)
    return max(16, files - reserve), max(8, min(2048, reserve // 2))
