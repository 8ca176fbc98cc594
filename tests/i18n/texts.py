"""The words of the catalogues, without their syntax."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from camarilla.i18n import catalogue


class _Text(Visitor):
    """Collects the patterns of a message as texts; a placeable is `PLACEABLE`."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.found.append(
            "".join(
                element.value if isinstance(element, ast.TextElement) else PLACEABLE
                for element in node.elements
            )
        )
        self.generic_visit(node)


PLACEABLE = "\N{OBJECT REPLACEMENT CHARACTER}"


@cache
def texts(language: str) -> dict[str, list[str]]:
    """All texts of a language by `catalogue:message`, where a game's catalogue has its name."""
    found: dict[str, list[str]] = {}
    for source in catalogue.sources(language):
        path = Path(str(source))
        name = path.parts[-3] if path.parts[-2] == "texts" else path.stem
        for entry in FluentParser().parse(source.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                visitor = _Text()
                visitor.visit(entry)
                found[f"{name}:{entry.id.name}"] = visitor.found
    return found


def matching(language: str, pattern: str, catalogues: str = "") -> list[str]:
    """The texts in which a pattern occurs, of all catalogues or of one."""
    wanted = re.compile(pattern)
    return [
        f"{id}: {text}"
        for id, said in texts(language).items()
        if id.startswith(catalogues)
        for text in said
        if wanted.search(text)
    ]
