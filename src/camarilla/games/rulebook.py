"""The rulebook of a game, without the texts of the rules.

Its data are two files in the game's folder, `rulebook.json` and `examples.json`; its words are in
`texts/<language>.rulebook.ftl`. The client's pages, `?` in the terminal and the tests read them.
"""

from importlib.resources.abc import Traversable

import msgspec


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game in which a rule is applied: by the last of the actions."""

    rule: str
    game: str
    players: int
    actions: list[str]


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapters: list[str] = []
    """The beginnings of rule numbers, in their order: `O1`, `O2`."""
    rulings: list[str] = []
    """Rules that are decided by this program as a whole; a message `rule-…-ruling` marks a part."""
    reconstructed: list[str] = []
    """Rules with data that could not be read in the sources."""
    terms: dict[str, str] = {}
    """The glossary: for each term the rule that explains it."""
    lists: dict[str, list[str]] = {}
    """Things that belong to a rule, such as its plots, by the ids of their texts."""
    examples: list[str] = []
    """The rules that have a worked example."""


def load(folder: Traversable) -> Rulebook:
    """The rulebook in a game's folder; an empty one if it has none."""
    file = folder / "rulebook.json"
    return msgspec.json.decode(file.read_bytes(), type=Rulebook) if file.is_file() else Rulebook()


def load_examples(folder: Traversable) -> list[Example]:
    """The worked examples in a game's folder."""
    file = folder / "examples.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Example]) if file.is_file() else []
