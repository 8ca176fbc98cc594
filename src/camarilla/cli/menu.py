"""A numbered list of choices, and what is typed at it."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from camarilla.cli.screen import CAN_ACT, Menu

TALL: Final = 7
"""A list longer than this gets narrower columns instead of more lines."""
NARROW: Final = 36
"""No column gets narrower than this."""


def menu_lines(labels: Sequence[str], width: int) -> list[Text]:
    """The labels with their numbers from 1, in columns, read downwards."""
    entries = [
        Text.assemble((f"{number:>2} ", f"bold {CAN_ACT}"), label)
        for number, label in enumerate(labels, 1)
    ]
    column = max(entry.cell_len for entry in entries) + 2
    columns = max(1, min((width + 2) // column, -(-len(entries) // 3)))
    while len(entries) > columns * TALL and width // (columns + 1) >= NARROW:
        columns += 1
    column = min(column, (width + 2) // columns)
    rows = -(-len(entries) // columns)
    lines = []
    for row in range(rows):
        line = Text(no_wrap=True)
        for entry in entries[row::rows]:
            entry.truncate(column - 2, overflow="ellipsis")
            entry.pad_right(column - entry.cell_len)
            line.append_text(entry)
        line.rstrip()
        lines.append(line)
    return lines


def key_lines(menu: Menu) -> list[Text]:
    """Choices with their own keys, one per line."""
    return [Text.assemble((" ", ""), (line, f"bold {CAN_ACT}")) for line in menu.lines]


def numbered(typed: str, count: int) -> int | None:
    """The index that a typed number stands for, if it is one of the list."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= count:
        return int(typed) - 1
    return None
