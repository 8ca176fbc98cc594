"""Writes what the client's types are generated from: the schema of the protocol, and the vocabulary
of each game's events and actions. Run it, then `npm run types` in client/, when they change.
"""

import json
from pathlib import Path

from camarilla import games
from camarilla.i18n.speech import describe
from camarilla.kernel.game import Game
from camarilla.web.http.openapi import schema

GENERATED = Path(__file__).resolve().parent.parent / "client" / "src" / "protocol"


def contents() -> dict[str, str]:
    """The files and what they hold now."""
    words = {game.id: vocabulary(game) for game in games.GAMES.values()}
    return {
        "schema.json": schema().decode() + "\n",
        "vocabulary.json": json.dumps(words, indent=1) + "\n",
    }


def vocabulary(game: Game) -> dict[str, object]:
    """The fields of a game's events and actions, and those of an event that may be null."""
    secret = {
        type.name: [
            name for name, field in type.fields.items() if field.secret_to or field.optional
        ]
        for type in game.events
    }
    return {**describe(game), "secret": {type: names for type, names in secret.items() if names}}


def main() -> None:
    for name, text in contents().items():
        (GENERATED / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
