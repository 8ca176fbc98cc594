"""Writes what the client's code is generated from: the schema of the protocol, and how each game's
events and actions are put into words. Run it, then `npm run types` in client/, when they change.
"""

import json
from pathlib import Path

from camarilla import games
from camarilla.i18n.speech import describe
from camarilla.web.http.openapi import schema

GENERATED = Path(__file__).resolve().parent.parent / "client" / "src" / "protocol"


def contents() -> dict[str, str]:
    """The files and what they hold now."""
    speech = {game.id: describe(game) for game in games.GAMES.values()}
    return {
        "schema.json": schema().decode() + "\n",
        "speech.json": json.dumps(speech, indent=1) + "\n",
    }


def main() -> None:
    for name, text in contents().items():
        (GENERATED / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
