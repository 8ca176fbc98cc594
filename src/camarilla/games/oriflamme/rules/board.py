"""The table of Oriflamme as flat data: the row of places, and what each family and player has.

The row is two lists of equal length: `row` has the top card of each place, `under` the cards that
it covers, lowest first. Only here are places made and unmade, so that the pointer stays right.
"""

from camarilla.games.oriflamme.rules.cards import (
    CARD,
    FAMILY,
    FAMILY_SHIFT,
    KIND,
    TOKEN,
    UP,
    family_of,
    owner_of,
)
from camarilla.games.oriflamme.rules.events import DISCARDED, GAINED, TOKEN_RETURNED
from camarilla.kernel.game import State


class Setup:
    """What is fixed before round 1; shared by all clones, replaced and never changed."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        """The id of the title that is played."""
        self.players = players
        self.families = 4 if players == 2 else players
        self.kinds: tuple[int, ...] = ()
        """O1.2: the ten kinds that every family has, in their order."""
        self.first = 0
        """O1.5: the first player of round 1."""
        self.step = 1
        """O1.5: 1 activates from left to right, -1 from right to left."""
        self.chosen_aside = False
        """O11.1"""
        self.first_edition = False
        """O11.2"""

    def copy(self) -> "Setup":
        other = Setup(self.game, self.players)
        other.kinds = self.kinds
        other.first = self.first
        other.step = self.step
        other.chosen_aside = self.chosen_aside
        other.first_edition = self.first_edition
        return other

    def player_of(self, family: int) -> int:
        """O10.1: two players run two families each, the first and third, the second and fourth."""
        return family % self.players

    def second_family(self, player: int) -> int:
        """O10.1: the other family of one of two players."""
        return player + self.players


class Board(State):
    """A position of Oriflamme."""

    setup: Setup
    row: list[int]
    under: list[tuple[int, ...]]
    influence: list[int]
    """By player."""
    hands: list[list[int]]
    """By family, as all the following: kinds in hand. A hand is replaced, never changed."""
    asides: list[int]
    """Set-aside kinds as bit masks."""
    piles: tuple[int, ...]
    """O10.1: kinds still in the draw pile, as bit masks."""
    discards: list[int]
    """Discarded and eliminated kinds as bit masks."""
    twins: int
    """Bit mask of the families whose Twin lies in front of them."""
    round: int
    """1 to 6; 0 before the first."""
    turn: int
    """The player who places the next card."""
    placed: int
    """Cards placed in this round's placement phase."""
    placed_families: int
    """Bit mask of the families that have placed in this round (O10.2)."""
    pointer: int
    """O4.1: the place being activated, or, when it is gone, the place right of where it was."""
    standing: bool
    """Whether the pointer's place still exists."""
    active: int
    """The card (kind and owner) that was activated last; -1 before the first of a round."""

    def clone(self) -> "Board":
        raise NotImplementedError

    def first_player(self) -> int:
        """O2.1: the marker passes to the left after each round."""
        return (self.setup.first + self.round - 1) % self.setup.players

    def player_for(self, card: int) -> int:
        """The player who decides for a card of the row, as its family is now."""
        # `player_of(family_of(card))`, written out: it is the most frequent question of a playout.
        return ((card & FAMILY) >> FAMILY_SHIFT) % self.setup.players

    def player_at(self, place: int) -> int:
        """The player who decides for the top card of a place."""
        return ((self.row[place] & FAMILY) >> FAMILY_SHIFT) % self.setup.players

    def gain(self, player: int, count: int, rule: str) -> None:
        if count:
            self.influence[player] += count
            if self.out is not None:
                self.say(GAINED, rule, player, count)

    # Making and unmaking places.

    def insert(self, place: int, card: int) -> None:
        """A new place before `place`; the pointer stays on its own place (O4.1)."""
        self.row.insert(place, card)
        self.under.insert(place, ())
        if place <= self.pointer:
            self.pointer += 1

    def cover(self, place: int, card: int) -> None:
        """O3.2: a card on top of another makes a stack."""
        self.under[place] = (*self.under[place], self.row[place])
        self.row[place] = card

    def lift(self, place: int) -> int:
        """Take the top card off a place; an empty place closes (O5.4). The card."""
        card = self.row[place]
        below = self.under[place]
        if below:
            self.row[place] = below[-1]
            self.under[place] = below[:-1]
            return card
        del self.row[place]
        del self.under[place]
        if place < self.pointer:
            self.pointer -= 1
        elif place == self.pointer:
            self.standing = False
        return card

    def to_discard(self, place: int, rule: str) -> None:
        """The top card leaves the row for its owner's discard, its token returns (O5.5)."""
        card = self.lift(place)
        owner = owner_of(card)
        self.discards[owner] |= 1 << (card & KIND)
        if self.out is not None:
            if card & TOKEN:
                self.say(TOKEN_RETURNED, "O7.11", family_of(card))
            self.say(DISCARDED, rule, owner, card & KIND, place)

    # Looking at the row.

    def place_of(self, card: int) -> int:
        """The place whose top card is this card (kind and owner), or -1."""
        identity = card & CARD
        for place, top in enumerate(self.row):
            if top & CARD == identity:
                return place
        return -1

    def neighbours(self, place: int) -> list[int]:
        """O3.3: the places that touch this one."""
        if place == 0:
            return [1] if len(self.row) > 1 else []
        if place == len(self.row) - 1:
            return [place - 1]
        return [place - 1, place + 1]

    def named_like(self, place: int) -> bool:
        """Whether another uncovered face-up card has the name of this place's card."""
        name = self.row[place] & KIND
        for other, card in enumerate(self.row):
            if other != place and card & UP and card & KIND == name:
                return True
        return False

    def uncovered_cards(self) -> list[int]:
        """O8.2, O10.5: by player, the uncovered cards of their families in the row."""
        counts = [0] * self.setup.players
        for card in self.row:
            counts[self.player_for(card)] += 1
        return counts
