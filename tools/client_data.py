"""Writes what the client's types are generated from: the schema of the protocol, and the vocabulary
of each game's events and actions; the rules that are about one card; and the rulebooks with the
positions of their examples. Run it, then `npm run types` in client/, when they change.
"""

import json
from collections import Counter
from pathlib import Path

import msgspec

from camarilla import games
from camarilla.games.rulebook import Example
from camarilla.games.title import Title
from camarilla.i18n.speech import describe
from camarilla.kernel.events import Event, unredacted
from camarilla.kernel.game import Game, State
from camarilla.table.replay import open_cards
from camarilla.web.http.openapi import schema

GENERATED = Path(__file__).resolve().parent.parent / "client" / "src" / "protocol"


def contents() -> dict[str, str]:
    """The files and what they hold now."""
    words = {game.id: vocabulary(game) for game in games.GAMES.values()}
    return {
        "schema.json": schema().decode() + "\n",
        "vocabulary.json": json.dumps(words, indent=1) + "\n",
        "cards.json": json.dumps(
            {title.catalogue: cards(title) for title in games.TITLES.values()}, indent=1
        )
        + "\n",
        **{f"rulebooks/{title.catalogue}.json": book(title) for title in games.TITLES.values()},
    }


def book(title: Title) -> str:
    """A game's rulebook, its examples with the positions before and after: one example a line."""
    rulebook = msgspec.to_builtins(title.rulebook())
    del rulebook["examples"]
    examples = ",\n".join(msgspec.json.encode(shown(one)).decode() for one in title.examples())
    return f'{json.dumps(rulebook)[:-1]}, "examples": [\n{examples}\n]}}\n'


def cards(title: Title) -> dict[str, str]:
    """The rules that are about one card each, with the card."""
    of_cards = title.screen().cards
    rules = Counter(of_cards.values())
    return {rule: card for card, rule in of_cards.items() if rules[rule] == 1}


def shown(example: Example) -> dict[str, object]:
    """What an example shows: the table before, what happens, and the table after."""
    game = games.get(example.game)
    state = game.setup(example.players, {})
    for text in example.actions[:-1]:
        state.apply(game.actions.parse(text))
    before, events = still(state), list[Event]()
    state.apply(game.actions.parse(example.actions[-1]), events)
    return {
        "rule": example.rule,
        "game": example.game,
        "before": before,
        "events": [unredacted(event) for event in events],
        "after": still(state),
    }


def still(state: State) -> object:
    """A position with all cards open and nothing to choose."""
    return msgspec.structs.replace(open_cards(state), legal=(), unavailable=())


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
        (GENERATED / name).parent.mkdir(exist_ok=True)
        (GENERATED / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
