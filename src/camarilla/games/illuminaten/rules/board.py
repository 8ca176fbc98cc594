"""The table of Pax Illuminaten as flat data, and the few ways in which things move on it.

Sets of places, luminaries, plots and events are bit masks. What follows from the field (who has
discs where, what is within reach, the largest lodges) is kept up to date here, by the only
methods that change the field.
"""

from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.geometry import count_places, spread
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    DOWN,
    FACTIONS,
    GRAND_MASTER,
    ROSICRUCIAN,
    ROYAL_ARCH,
    SCHOLARS,
)
from camarilla.games.illuminaten.rules.setup import Setup
from camarilla.games.illuminaten.rules.tables import (
    CONNECTION_FACTIONS,
    DEGREE,
    FACTIONS_OF,
    ORGANISATION,
    SLOTS,
)
from camarilla.kernel.game import State

DISCS: int = 20
"""X1.3: each player's discs."""
MARKERS: int = 4
"""X1.7: the reward markers."""


_BOOST_BITS: Final = 4


def boosts_of(counts: list[int]) -> int:
    """`Board.boosts` for these counts of the five boosts."""
    return sum(count << _BOOST_BITS * ability for ability, count in enumerate(counts))


class Board(State):
    """A position of Pax Illuminaten."""

    setup: Setup
    # The field.
    field: list[int]
    """By place: the luminary, `DOWN` or `GAP`."""
    discs: list[int]
    """By place: see discs.py."""
    up: int
    """The places with a face-up card."""
    of_faction: list[int]
    """By faction: the places with a face-up card of it."""
    have: list[int]
    """By seat: the places with its disc."""
    reach: list[int]
    """By seat: the places adjacent to one of its acting cards (X6)."""
    largest: list[int]
    """X7.4: by faction, the cards of its largest lodge, or of all that are largest."""
    tied: int
    """The factions with several largest lodges."""
    # Favor, discs in stock, cards.
    favor: list[int]
    """By seat * 6 + type."""
    supply: list[int]
    stock: list[int]
    hands: list[int]
    """By seat: luminaries, the laid contest card among them until it is revealed."""
    known: list[int]
    """By seat, then the public: luminaries in others' hands that it has seen go there."""
    court: list[int]
    """X1.1: five places, -1 where empty."""
    steward: int
    unseen: int
    """Luminaries of the first deck that nobody has seen: face down in the field or in the deck."""
    deck: int
    """The luminaries of a reshuffled deck; none while the first deck lasts."""
    deck_count: int
    discard: int
    discard_top: int
    batches: tuple[int, ...]
    """X4.5: by shuffle, from the first, the luminaries that were last shuffled then."""
    # Faction cards, plots, events.
    holders: list[int]
    """By faction: who has its card, `ROW` or `OUT`."""
    plots: list[int]
    """X1.6: the two public plots."""
    private: list[int]
    """By seat: the private plot."""
    shown: int
    """The seats whose private plot lies face up."""
    plot_seen: list[int]
    """By seat: the seats whose hidden private plot it has looked at."""
    pile: int
    """The plots in the pile."""
    buried: list[int]
    """By seat: its private plots that left the game unseen by the others."""
    gone: int
    """Plots that left the game for all to see."""
    on: list[int]
    """By seat: the plots with its disc on them."""
    under: list[int]
    """By seat: the plots with its disc under their lower edge."""
    events_left: int
    """The events that chance has not turned up; three of them stay out of the game."""
    half_edicts: int
    """X1.7: edicts and specials still to come in the half of the deck that is being drawn."""
    half_specials: int
    lower: int
    """1 when the lower half is being drawn."""
    top_event: int
    """The event that was put back on top, or -1."""
    top_knower: int
    """The seat that put it there."""
    looked: tuple[int, ...]
    """The events that the active player is looking at."""
    event_hands: list[int]
    in_play: list[int]
    """By seat: the special event in front of it, or -1."""
    edict_seats: list[int]
    """By faction: the seat that its edict lies in front of, or -1."""
    edict_favor: list[int]
    """By faction: the favor on its edict."""
    event_discard: int
    event_discard_top: int
    # The turn.
    round: int
    """From 1; 0 during setup."""
    active: int
    mains: int
    """X5.2: main actions left."""
    chain: tuple[int, ...]
    contest_cards: int
    """Revealed contest cards and plan cards that lie out until the check phase."""
    laid: list[int]
    """By seat: the contest card laid and not yet revealed, or -1."""
    boosts: int
    """How often each boost was played, from Boost Influence on: see `boosts_of` and `boost`."""
    used: int
    """What can be done once a turn and has been: see the end of ids.py."""
    used_factions: int
    borrowed: int
    """X7.3 Special Faction: the faction of the borrowed card, or -1."""
    yielded: int
    """X6.3: the luminaries that have yielded this turn; bit 57 + seat is an areopagus."""
    scouted: int
    """X7.3 Extra Scout: the luminaries that count as neighbouring for Influence this turn."""
    markers: tuple[int, ...]
    """X6.6d: the places with a reward marker."""
    contested: int
    """X10.2: the seats that were in a contest this turn."""
    figure: int
    """X10.1: the place of the artificial opponent's figure."""
    victor: int
    """The seat that has won by plots, or -1."""

    # The field.

    def set_discs(self, place: int, discs: int) -> None:
        """Change the discs on a card, and what follows from them."""
        self.discs[place] = discs
        bit = 1 << place
        for seat in range(self.setup.players):
            had = self.have[seat]
            has = had | bit if d.count(discs, seat) else had & ~bit
            if has != had:
                self.have[seat] = has
                self.reach[seat] = self.reach_from(seat, has)

    def reach_from(self, seat: int, places: int) -> int:
        near = self.setup.field.near
        reach = self.setup.areopagi[seat]
        for place in range(self.setup.field.places):
            if places >> place & 1:
                reach |= near[place]
        return reach

    def set_card(self, place: int, card: int) -> None:
        """Put a luminary face up at a place, or leave a gap there, and update the lodges."""
        bit = 1 << place
        old = self.field[place]
        changed = 0
        if old >= 0:
            changed = FACTIONS_OF[old]
        self.field[place] = card
        self.up &= ~bit
        factions = 0
        if card >= 0:
            self.up |= bit
            factions = FACTIONS_OF[card]
        changed ^= factions
        for faction in range(FACTIONS):
            if changed >> faction & 1:
                if factions >> faction & 1:
                    self.of_faction[faction] |= bit
                else:
                    self.of_faction[faction] &= ~bit
                self.find_largest(faction)

    def find_largest(self, faction: int) -> None:
        """X7.4: the largest lodge of a faction; several that are tied count as one."""
        near = self.setup.field.near
        rest = self.of_faction[faction]
        best = 2
        largest = 0
        tied = False
        while rest:
            group = spread(rest & -rest, rest, near)
            rest &= ~group
            size = count_places(group)
            if size > best:
                best, largest, tied = size, group, False
            elif size == best and largest:
                largest |= group
                tied = True
        self.largest[faction] = largest
        bit = 1 << faction
        self.tied = self.tied | bit if tied else self.tied & ~bit

    def down(self) -> int:
        """The places with a face-down card."""
        mask = 0
        for place, card in enumerate(self.field):
            if card == DOWN:
                mask |= 1 << place
        return mask

    def discs_in(self, seat: int, places: int) -> int:
        """How many discs a seat has on these places."""
        places &= self.have[seat]
        discs = 0
        for place in range(self.setup.field.places):
            if places >> place & 1:
                discs += d.count(self.discs[place], seat)
        return discs

    def place_of(self, card: int) -> int:
        """Where a luminary lies in the field, or -1."""
        for place, other in enumerate(self.field):
            if other == card:
                return place
        return -1

    def open_slot(self, seat: int, place: int) -> int:
        """X3.3, X6.2: the topmost free slot where the seat may add a disc, or -1."""
        card = self.field[place]
        if card < 0:
            return -1
        discs = self.discs[place]
        if DEGREE[card] == ROYAL_ARCH and d.others(discs, seat):
            return -1
        return d.free_slot(discs, SLOTS[card])

    def factions_at(self, seat: int, place: int) -> int:
        """X6: the factions of an acting card; an areopagus has those of the connection card."""
        if place == AREOPAGUS:
            return CONNECTION_FACTIONS[self.setup.connections[seat]]
        return FACTIONS_OF[self.field[place]]

    def near_acting(self, seat: int, place: int) -> int:
        """X2.2, X2.4: the places that neighbour an acting card, itself included."""
        if place == AREOPAGUS:
            return self.setup.areopagi[seat]
        return self.setup.field.near[place]

    def is_rosicrucian(self, place: int) -> bool:
        return place != AREOPAGUS and ORGANISATION[self.field[place]] == ROSICRUCIAN

    # Cards in hand and out of it.

    def to_hand(self, seat: int, card: int, openly: bool) -> None:
        """A luminary comes into a hand; openly, everybody remembers it there (X12.1)."""
        bit = 1 << card
        self.hands[seat] |= bit
        if openly:
            for viewer in range(len(self.known)):
                self.known[viewer] |= bit

    def from_hand(self, seat: int, card: int) -> None:
        """A luminary leaves a hand to lie face up."""
        bit = 1 << card
        self.hands[seat] &= ~bit
        for viewer in range(len(self.known)):
            self.known[viewer] &= ~bit

    def hand_limit(self, seat: int) -> int:
        """X9.3, X7.5"""
        return 5 if self.holds(seat, SCHOLARS) else 4

    def to_discard(self, card: int) -> None:
        self.discard |= 1 << card
        self.discard_top = card

    # Looking.

    def holds(self, seat: int, faction: int) -> bool:
        """X7.4, X7.3: whether the seat can use a faction card now."""
        if self.borrowed == faction:
            return seat == self.active
        return self.holders[faction] == seat

    def in_effect(self, special: int) -> bool:
        """X5.1: special events in play are for all players."""
        return special in self.in_play

    def boost(self, ability: int) -> int:
        """How often a boost was played this turn; `ability` counts from Boost Influence."""
        return self.boosts >> _BOOST_BITS * ability & 15

    def add_boost(self, ability: int) -> None:
        self.boosts += 1 << _BOOST_BITS * ability

    def next_seat(self, seat: int) -> int:
        """X1.5: clockwise."""
        return (seat + 1) % self.setup.players

    def seats_from(self, seat: int) -> list[int]:
        """All seats in turn order from this one."""
        players = self.setup.players
        return [(seat + step) % players for step in range(players)]

    def is_grand(self, card: int) -> bool:
        """X9.2: a grand master or royal arch."""
        return DEGREE[card] >= GRAND_MASTER
