"""High Card."""

from typing import Final

from camarilla.games.highcard.rules.game import HighCard
from camarilla.games.title import Title


class HighCardTitle(Title):
    minutes = (5, 10)


TITLES: Final = (HighCardTitle(HighCard()),)
