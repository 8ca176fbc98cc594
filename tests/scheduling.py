"""Which tests stay together when several processes share them."""

from typing import Final

from xdist.scheduler import LoadScopeScheduling

TOGETHER: Final = ("tests/browser/", "tests/docs/test_minimal_game.py", "tests/test_packages.py")
"""Files whose tests share something that takes long to make: a server and a browser, a copy of the
program, a wheel."""


class Scheduling(LoadScopeScheduling):  # type: ignore[misc] # xdist has no types
    """The tests of such a file are for one process, all others for any. The largest files begin
    first, and single tests fill what is left of the time.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file.startswith(TOGETHER) else nodeid
