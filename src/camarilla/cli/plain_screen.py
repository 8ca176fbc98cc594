"""A game without a screen of its own: its view as plain data."""

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from camarilla.cli.narrator import Narrator
from camarilla.cli.screen import Screen
from camarilla.kernel.observation import Observation


class PlainScreen(Screen):
    def draw(
        self, view: Observation, narrator: Narrator, width: int, height: int
    ) -> RenderableType:
        return Pretty(msgspec.to_builtins(view), max_length=12)
