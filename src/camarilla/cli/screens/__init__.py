"""How each game looks in a terminal, by the name of its catalogue.

A new game adds a class with the methods of `Screen` and a line in `SCREENS`; until then its view
is shown as plain data and everything else works.
"""

from typing import Final

from camarilla.cli.screens.base import Screen
from camarilla.cli.screens.illuminaten import IlluminatenScreen
from camarilla.cli.screens.king import KingScreen
from camarilla.cli.screens.oriflamme import OriflammeScreen
from camarilla.cli.screens.plain import PlainScreen
from camarilla.i18n.speech import catalogue_of

SCREENS: Final[dict[str, Screen]] = {
    "illuminaten": IlluminatenScreen(),
    "king": KingScreen(),
    "oriflamme": OriflammeScreen(),
}
_PLAIN: Final = PlainScreen()


def screen_of(game: str) -> Screen:
    """The screen of the game with this id."""
    return SCREENS.get(catalogue_of(game), _PLAIN)
