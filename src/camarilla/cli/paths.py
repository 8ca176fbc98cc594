"""Where things of this user lie."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder of saved games: CAMARILLA_DATA, or the user's own for such things."""
    chosen = os.environ.get("CAMARILLA_DATA")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "camarilla"
