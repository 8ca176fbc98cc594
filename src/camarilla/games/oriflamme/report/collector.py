"""What a report on Oriflamme or Ablaze notes: the fate of every card, and what it brought."""

from typing import Final

from camarilla.games.oriflamme.rules import events as told
from camarilla.games.oriflamme.rules.cards import (
    AMBUSH,
    KIND,
    KIND_IDS,
    TRAP,
    TWIN,
    owner_of,
)
from camarilla.games.oriflamme.rules.state import OriflammeState
from camarilla.kernel.events import Event
from camarilla.kernel.game import State
from camarilla.lab.report.collector import Collector, Columns, add_row

# How a card ends.
NOT_PLAYED: Final = 0
IN_ROW: Final = 1
COVERED: Final = 2
ELIMINATED: Final = 3
DISCARDED: Final = 4
FATES: Final = ("not-played", "in-row", "covered", "eliminated", "discarded")
# Where a card was placed.
LEFT: Final = 0
RIGHT: Final = 1
ON_OWN: Final = 2
SPOTS: Final = ("left", "right", "on-own")
NOTHING: Final = (-1, -1)
"""The family and kind of no card."""
NOWHERE: Final = -1


class Card:
    """What is noted of one card of one family."""

    __slots__ = ("aside", "brought", "fate", "influence", "place", "placed", "revealed", "spot")

    def __init__(self) -> None:
        self.aside = 0
        self.placed = 0
        """The round, 0 for never; so too `revealed`."""
        self.spot = -1
        self.revealed = 0
        self.place = 0
        """Its place in the row from the left when it was revealed, 0 for never."""
        self.influence = 0
        """What lay on it when it was revealed."""
        self.fate = NOT_PLAYED
        self.brought = 0
        """Influence gained by it, less what it cost its player by springing a trap."""


class OriflammeCollector(Collector):
    tables = {  # noqa: RUF012 - replaced, never changed
        "cards": (
            "game",
            "seat",
            "kind",
            "aside",
            "placed",
            "spot",
            "revealed",
            "place",
            "influence",
            "fate",
            "brought",
            "won",
        )
    }
    texts = {"kind": KIND_IDS, "fate": FATES, "spot": SPOTS}  # noqa: RUF012

    def begin(self, index: int, players: int) -> None:
        super().begin(index, players)
        self.round = 0
        self.cards: dict[tuple[int, int], Card] = {}
        self.acting = NOTHING
        """The family and kind of the card whose ability is being carried out."""
        self.actor = -1
        self.victim = NOWHERE
        """The place of the card that has been eliminated, until it is in its discard pile."""

    def card(self, family: int, kind: int) -> Card:
        key = (family, kind)
        found = self.cards.get(key)
        if found is None:
            found = self.cards[key] = Card()
        return found

    def see(self, events: list[Event]) -> None:
        for event in events:
            seen = SEEN.get(event.type.name)
            if seen is not None:
                seen(self, event.values, event.rule)

    def set_aside(self, values: tuple[int, ...], rule: str) -> None:
        self.card(values[1], values[2]).aside = 1

    def begin_round(self, values: tuple[int, ...], rule: str) -> None:
        self.round = values[0]
        if self.round == 1:
            self.first = values[1]

    def place(self, values: tuple[int, ...], rule: str) -> None:
        _, family, kind, place, covering = values
        card = self.card(family, kind)
        card.placed = self.round
        card.fate = IN_ROW
        card.spot = ON_OWN if covering else RIGHT if place else LEFT

    def reveal(self, values: tuple[int, ...], rule: str) -> None:
        seat, family, kind, place, influence = values
        card = self.card(family, kind)
        card.revealed = self.round
        card.place = place + 1
        card.influence = influence
        self.act(seat, family, kind)

    def activate(self, values: tuple[int, ...], rule: str) -> None:
        self.act(values[0], values[1], values[2])

    def act(self, seat: int, family: int, kind: int) -> None:
        self.actor = seat
        self.acting = (family, kind)

    def gain(self, values: tuple[int, ...], rule: str) -> None:
        seat, count = values
        if seat == self.actor:
            self.card(*self.acting).brought += count
        elif rule == "O6.9":
            self.sprung(AMBUSH, seat, count)

    def steal(self, values: tuple[int, ...], rule: str) -> None:
        seat, _, count = values
        if seat == self.actor:
            self.card(*self.acting).brought += count
        elif rule == "O7.10":
            self.sprung(TRAP, seat, count)
            self.card(*self.acting).brought -= count

    def sprung(self, kind: int, seat: int, count: int) -> None:
        """An Ambush or Trap has caught somebody: its player's family that has just lost it."""
        for (family, found), card in self.cards.items():
            caught = found == kind and card.fate == ELIMINATED
            if caught and family % self.players == seat:
                card.brought += count
                return

    def take(self, values: tuple[int, ...], rule: str) -> None:
        if self.acting != NOTHING:
            self.card(*self.acting).brought += values[1]

    def eliminate(self, values: tuple[int, ...], rule: str) -> None:
        self.victim = values[3]

    def discard(self, values: tuple[int, ...], rule: str) -> None:
        was_eliminated = values[2] == self.victim
        self.victim = NOWHERE
        self.card(values[0], values[1]).fate = ELIMINATED if was_eliminated else DISCARDED

    def enter(self, values: tuple[int, ...], rule: str) -> None:
        self.card(values[1], values[2]).fate = IN_ROW

    def enter_twin(self, values: tuple[int, ...], rule: str) -> None:
        card = self.card(values[1], TWIN)
        card.placed = card.revealed = self.round
        card.fate = IN_ROW

    def end(self, state: State, won: list[float], tables: dict[str, Columns]) -> None:
        assert isinstance(state, OriflammeState)
        for place, top in enumerate(state.row):
            self.card(owner_of(top), top & KIND).fate = IN_ROW
            for card in state.under[place]:
                self.card(owner_of(card), card & KIND).fate = COVERED
        for family in range(state.setup.families):
            seat = state.setup.player_of(family)
            twin = (TWIN,) if (family, TWIN) in self.cards else ()
            for kind in (*state.setup.kinds, *twin):
                noted = self.card(family, kind)
                add_row(
                    tables["cards"],
                    self.index,
                    seat,
                    kind,
                    noted.aside,
                    noted.placed,
                    noted.spot,
                    noted.revealed,
                    noted.place,
                    noted.influence,
                    noted.fate,
                    noted.brought,
                    won[seat],
                )


SEEN: Final = {
    told.SET_CARD_ASIDE.name: OriflammeCollector.set_aside,
    told.ROUND_BEGAN.name: OriflammeCollector.begin_round,
    told.PLACED.name: OriflammeCollector.place,
    told.REVEALED.name: OriflammeCollector.reveal,
    told.ACTIVATED.name: OriflammeCollector.activate,
    told.GAINED.name: OriflammeCollector.gain,
    told.STOLE.name: OriflammeCollector.steal,
    told.TOOK.name: OriflammeCollector.take,
    told.ELIMINATED.name: OriflammeCollector.eliminate,
    told.DISCARDED.name: OriflammeCollector.discard,
    told.ENTERED.name: OriflammeCollector.enter,
    told.TWIN_ENTERED.name: OriflammeCollector.enter_twin,
}
