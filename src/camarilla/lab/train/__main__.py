"""`python -m camarilla.lab.train SETTINGS FOLDER [--resume]`: train from a file of settings.

The same as `camarilla train`, for machines whose Python has torch and numpy but not the libraries
of the command line: the rules need msgspec and mypy_extensions only.
"""

import contextlib
import sys
from pathlib import Path

import msgspec

from camarilla.lab.train.history import Figures
from camarilla.lab.train.settings import read_settings


def tell(figures: Figures) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(figures) + b"\n")
    sys.stdout.flush()


def main(arguments: list[str]) -> None:
    resume = "--resume" in arguments
    paths = [Path(one) for one in arguments if one != "--resume"]
    if len(paths) != 2:
        sys.exit(__doc__.splitlines()[0])
    with contextlib.suppress(KeyboardInterrupt):  # before the training has begun
        from camarilla.lab.train.run import Training  # noqa: PLC0415 - needs torch

        Training(read_settings(paths[0]), paths[1], resume).run(tell)


if __name__ == "__main__":
    main(sys.argv[1:])
