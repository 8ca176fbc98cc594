"""Full positions drawn to fit what a seat knows (O12).

A bot draws many positions from one information state, so it is taken apart once: into a position
with blanks, and for each family the kinds that its blanks may be.
"""

from random import Random
from typing import Final

from camarilla.games.oriflamme.rules.blanks import fill, hidden_kinds
from camarilla.games.oriflamme.rules.cards import BLANK, CARD, KIND, owner_of
from camarilla.games.oriflamme.rules.information import OriflammeInformation
from camarilla.games.oriflamme.rules.knowledge import mask_of
from camarilla.games.oriflamme.rules.state import OriflammeState


class Known:
    """An information state taken apart."""

    def __init__(self, info: OriflammeInformation) -> None:
        self.information = info
        self.position = OriflammeState()
        self.position.stack = []
        self.position.open()
        fill(self.position, info)
        self.hidden = [hidden_kinds(info, family) for family in range(len(info.families))]
        """By family: the kinds that the information state has not seen anywhere."""
        self.hands = [0 if one.hand is not None else one.hand_size for one in info.families]
        """By family: the blanks in its hand; so too the others."""
        self.asides = [0 if one.aside is not None else one.aside_size for one in info.families]
        self.piles = [one.pile_size for one in info.families]

    def draw(self, rng: Random) -> OriflammeState:
        """A full position that fits the information state; the rest is drawn at random."""
        s = self.position.clone()
        hidden = [shuffled(kinds, rng) for kinds in self.hidden]
        for place, card in enumerate(s.row):
            if card & KIND == BLANK:
                s.row[place] = fill_blank(card, hidden)
            if s.under[place]:
                s.under[place] = tuple([fill_blank(below, hidden) for below in s.under[place]])
        if self.information.active_on_top:
            s.active = s.row[s.pointer] & CARD
        piles = list(s.piles)
        for family, kinds in enumerate(hidden):
            if self.hands[family]:
                s.hands[family] = sorted(dealt(kinds, self.hands[family]))
            if self.asides[family]:
                s.asides[family] = mask_of(dealt(kinds, self.asides[family]))
            if self.piles[family]:
                piles[family] = mask_of(dealt(kinds, self.piles[family]))
        s.piles = tuple(piles)
        s.open()
        return s


_LATEST: Final[list[Known]] = []


def known_of(info: OriflammeInformation) -> Known:
    """The information state taken apart. The last one is kept: the next is often the same."""
    if not _LATEST or _LATEST[0].information is not info:
        _LATEST[:] = [Known(info)]
    return _LATEST[0]


def shuffled(kinds: list[int], rng: Random) -> list[int]:
    """The kinds in random order."""
    order = kinds[:]
    for place in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (place + 1))
        order[place], order[other] = order[other], order[place]
    return order


def fill_blank(card: int, hidden: list[list[int]]) -> int:
    """The card, with the next hidden kind of its owner if it is a blank."""
    if card & KIND != BLANK:
        return card
    return card & ~KIND | hidden[owner_of(card)].pop()


def dealt(hidden: list[int], count: int) -> list[int]:
    """Take `count` of the hidden kinds."""
    return [hidden.pop() for _ in range(count)]
