"""The screen of a game that provides none: its view as plain data."""

from typing import Final

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from camarilla.cli.narrator import Narrator
from camarilla.cli.screen import Screen
from camarilla.kernel.observation import Observation

SAID_ELSEWHERE: Final = ("seat", "players", "legal", "unavailable")
"""The choices have their list below the table, and the heading names the seat."""


class PlainScreen(Screen):
    def draw(
        self, view: Observation, narrator: Narrator, width: int, height: int
    ) -> RenderableType:
        data = msgspec.to_builtins(view)
        return Pretty({name: data[name] for name in data if name not in SAID_ELSEWHERE})
