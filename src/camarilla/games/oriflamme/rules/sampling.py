"""Full positions drawn to fit what a seat knows (O12).

A bot draws many positions from one information state, so it is taken apart once: into a position
with blanks, and for each family the kinds that its blanks may be.
"""

from random import Random
from typing import Final

from camarilla.games.oriflamme.rules.board import Setup
from camarilla.games.oriflamme.rules.cards import (
    CARD,
    FAMILY_SHIFT,
    INFLUENCE_SHIFT,
    KIND,
    OWNER,
    OWNER_SHIFT,
    TOKEN,
    UP,
)
from camarilla.games.oriflamme.rules.information import CardView, OriflammeInformation
from camarilla.games.oriflamme.rules.knowledge import FAMILY_OF_ID, KIND_OF_ID, mask_of, numbers
from camarilla.games.oriflamme.rules.state import OriflammeState

BLANK: Final = KIND
"""In place of a kind: a card that the seat may not know."""


class Known:
    """An information state taken apart."""

    def __init__(self, info: OriflammeInformation) -> None:
        self.information = info
        self.position = with_blanks(info)
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
                s.row[place] = filled(card, hidden)
            if s.under[place]:
                s.under[place] = tuple([filled(below, hidden) for below in s.under[place]])
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


def with_blanks(info: OriflammeInformation) -> OriflammeState:
    """The position as far as the information state knows it."""
    setup = Setup(info.game, info.players)
    setup.kinds = tuple(numbers(info.kinds))
    setup.first = info.start
    setup.step = 1 if info.direction == "rightward" else -1
    setup.chosen_aside = info.chosen_aside
    setup.first_edition = info.first_edition
    s = OriflammeState()
    s.setup = setup
    s.stack = []
    s.open()
    s.stack = list(info.frames)
    s.influence = list(info.influence)
    s.row = [as_int(place.cards[-1]) for place in info.row]
    s.under = [tuple([as_int(card) for card in place.cards[:-1]]) for place in info.row]
    s.hands = [numbers(family.hand or ()) for family in info.families]
    s.asides = [mask_of(numbers(family.aside or ())) for family in info.families]
    s.piles = (0,) * setup.families
    s.discards = [mask_of(numbers(family.discard)) for family in info.families]
    s.twins = mask_of([f for f, family in enumerate(info.families) if family.twin])
    s.round = info.round
    s.turn = (info.first + info.placed) % info.players
    s.placed = info.placed
    s.placed_families = mask_of([f for f, family in enumerate(info.families) if family.placed])
    s.pointer = max(info.pointer, 0)
    s.standing = info.standing
    s.active = -1
    return s


def as_int(card: CardView) -> int:
    return (
        (BLANK if card.kind is None else KIND_OF_ID[card.kind])
        | FAMILY_OF_ID[card.owner] << OWNER_SHIFT
        | FAMILY_OF_ID[card.family] << FAMILY_SHIFT
        | (UP if card.up else 0)
        | (TOKEN if card.token else 0)
        | card.influence << INFLUENCE_SHIFT
    )


def hidden_kinds(info: OriflammeInformation, family: int) -> list[int]:
    """The kinds of a family that the information state has not seen anywhere."""
    shown = info.families[family]
    seen: set[str] = {*shown.discard, *(shown.hand or ()), *(shown.aside or ())}
    for place in info.row:
        for card in place.cards:
            if card.kind is not None and card.owner == shown.family:
                seen.add(card.kind)
    return [KIND_OF_ID[id] for id in info.kinds if id not in seen]


def shuffled(kinds: list[int], rng: Random) -> list[int]:
    """The kinds in random order."""
    order = kinds[:]
    for place in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (place + 1))
        order[place], order[other] = order[other], order[place]
    return order


def filled(card: int, hidden: list[list[int]]) -> int:
    """The card, with the next hidden kind of its owner if it is a blank."""
    if card & KIND != BLANK:
        return card
    return card & ~KIND | hidden[(card & OWNER) >> OWNER_SHIFT].pop()


def dealt(hidden: list[int], count: int) -> list[int]:
    """Take `count` of the hidden kinds."""
    return [hidden.pop() for _ in range(count)]
