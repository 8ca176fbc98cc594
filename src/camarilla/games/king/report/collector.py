"""What a report on For the King notes: where cards were put, what was bid, who got the tiles."""

from typing import Final

from camarilla.games.king.rules import events as told
from camarilla.games.king.rules.cards import FACES_OF_DOMAIN, GOLD_FACE, KING_FACE, LETTERS
from camarilla.games.king.rules.state import KingState
from camarilla.kernel.events import Event
from camarilla.kernel.game import State
from camarilla.lab.report.collector import Collector, Columns, add_row

KING_SORT: Final = 6
GOLD_SORT: Final = 7
SORTS: Final = (
    "diplomacy",
    "entertainment",
    "livestock",
    "architecture",
    "military",
    "provisions",
    "king",
    "gold",
)
"""The sorts of cards: the six domains, King cards, Gold."""
# Where the adviser puts a card.
WHERE: Final = ("kept", "middle", "favour")
_PLACINGS: Final = {told.KEPT.name: 0, told.TO_MIDDLE.name: 1, told.TO_FAVOUR.name: 2}


def sort_of(face: int) -> int:
    if face >= GOLD_FACE:
        return GOLD_SORT
    return KING_SORT if face >= KING_FACE else face // FACES_OF_DOMAIN


def value_of(face: int) -> int:
    """1 to 4 for Government cards, 1 to 3 for Gold, 0 for King cards."""
    if face >= GOLD_FACE:
        return face - GOLD_FACE + 1
    return 0 if face >= KING_FACE else face // len(LETTERS) % 4 + 1


class KingCollector(Collector):
    tables = {  # noqa: RUF012 - replaced, never changed
        "placings": ("game", "seat", "sort", "value", "where", "won"),
        "sales": ("game", "number", "sort", "value", "buyer", "price", "failed", "won"),
        "tiles": ("game", "domain", "value", "chief", "minor"),
        "hands": ("game", "seat", "chiefs", "minors", "gold", "bought", "won"),
    }
    texts = {"sort": SORTS, "where": WHERE, "domain": SORTS[:KING_SORT]}  # noqa: RUF012

    def begin(self, index: int, players: int) -> None:
        super().begin(index, players)
        self.placed: list[tuple[int, int, int]] = []
        self.sales: list[list[int]] = []
        self.tiles: dict[int, list[int]] = {}

    def see(self, events: list[Event]) -> None:
        for event in events:
            name, values = event.type.name, event.values
            where = _PLACINGS.get(name)
            if where is not None:
                self.placed.append((values[0], values[1], where))
            elif name == told.TURNED_UP.name:
                self.sales.append([values[1], -1, 0, 0])
            elif name == told.WON_BIDDING.name:
                self.sales[-1][1:3] = values[0], values[2]
            elif name == told.FAILED.name:
                self.sales[-1][1:3] = -1, 0
                self.sales[-1][3] += 1
            elif name == told.TOOK_CHIEF.name:
                self.tiles[values[1]] = [values[0], -1]
            elif name == told.TOOK_MINOR.name:
                self.tiles[values[1]][1] = values[0]
            elif name == told.CHOSE_FIRST.name:
                self.first = values[0]

    def end(self, state: State, won: list[float], tables: dict[str, Columns]) -> None:
        assert isinstance(state, KingState)
        for seat, face, where in self.placed:
            sort, value = sort_of(face), value_of(face)
            add_row(tables["placings"], self.index, seat, sort, value, where, won[seat])
        for number, (face, buyer, price, failed) in enumerate(self.sales):
            share = won[buyer] if buyer >= 0 else 0.0
            add_row(
                tables["sales"],
                self.index,
                number,
                sort_of(face),
                value_of(face),
                buyer,
                price,
                failed,
                share,
            )
        for domain in range(state.setup.domains):
            chief, minor = self.tiles.get(domain, [-1, -1])
            add_row(tables["tiles"], self.index, domain, state.chiefs[domain], chief, minor)
        for seat in range(self.players):
            add_row(
                tables["hands"],
                self.index,
                seat,
                sum(takers[0] == seat for takers in self.tiles.values()),
                sum(takers[1] == seat for takers in self.tiles.values()),
                state.gold_sum(seat),
                sum(sale[1] == seat for sale in self.sales),
                won[seat],
            )
