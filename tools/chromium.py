"""Finds a Chromium for the browser tests; installs Debian's where that is allowed and possible.

Prints its path, or says why there is none and ends with status 3.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> None:
    path = found()
    if path is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Debian's Chromium for the browser tests ...", file=sys.stderr, flush=True)
        for command in (["update"], ["install", "-y", "chromium"]):
            subprocess.run(["apt-get", *command], check=False, capture_output=True)
        path = found()
    if path is None:
        print(
            "There is no Chromium: install it, or name one in CHROMIUM. "
            "The browser tests are left out here, and fail where CI is set.",
            file=sys.stderr,
        )
        sys.exit(3)
    print(path)


if __name__ == "__main__":
    main()
