"""K9: the deck table, its checking, and what follows from it for a number of players."""

import csv
import importlib.resources
import io
from typing import Final

from camarilla.games.king.rules.actions import BID, DRAW, PASS
from camarilla.games.king.rules.cards import (
    DOMAINS,
    FACE_IDS,
    FACE_OF_ID,
    FACES,
    FACES_OF_DOMAIN,
    GOLD,
    GOLD_FACE,
    GOVERNMENT,
    KINDS,
    KING_FACE,
    LETTERS,
    SIXTH,
)
from camarilla.kernel.errors import BadOption

BYTE_ORDER_MARK: Final = "\ufeff"
"""Spreadsheets write it before the first column."""
COLUMNS: Final = ["card", "mark", "count", "source"]
SOURCES: Final = ("printed", "derived", "reconstructed")
REMOVED: Final = {2: 22, 3: 13, 4: 8, 5: 0}
"""K1.3: cards put back unseen, by players."""


class Row:
    """One row of the table: `count` cards of a face with a player mark (0: none)."""

    def __init__(self, face: int, mark: int, count: int, source: str) -> None:
        self.face = face
        self.mark = mark
        self.count = count
        self.source = source


def read_table(text: str) -> list[Row]:
    """The table that a CSV text holds, checked by K9.1; raises `BadOption`."""
    try:
        lines = list(csv.reader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK).strip())))
    except csv.Error as error:
        raise BadOption(f"the deck table is no CSV text: {error}") from error
    if not lines or [cell.strip() for cell in lines[0]] != COLUMNS:
        raise BadOption(f"a deck table begins with the line {','.join(COLUMNS)}")
    rows = [read_row(number, line) for number, line in enumerate(lines[1:], 2) if line]
    check_table(rows)
    return rows


def read_row(number: int, line: list[str]) -> Row:
    where = f"line {number} of the deck table"
    if len(line) != len(COLUMNS):
        raise BadOption(f"{where} has {len(line)} columns, not {len(COLUMNS)}")
    card, mark, count, source = [" ".join(cell.split()) for cell in line]
    if card not in FACE_OF_ID:
        raise BadOption(
            f"{where}: no card is called {card!r} (a domain, a value 1 to 4 and a letter A to Z; "
            "king and its kind; gold and a value 1 to 3)"
        )
    if mark not in ("", "3", "4", "5"):
        raise BadOption(f"{where}: the player mark is empty, 3, 4 or 5, not {mark!r}")
    if not count.isascii() or not count.isdigit() or len(count) > 3:
        raise BadOption(f"{where}: {count!r} is no number of cards")
    if source not in SOURCES:
        raise BadOption(f"{where}: the source is {', '.join(SOURCES)}, not {source!r}")
    return Row(FACE_OF_ID[card], int(mark or "0"), int(count), source)


def check_table(rows: list[Row]) -> None:
    """K9.1"""
    government = [row for row in rows if row.face < KING_FACE and row.count]
    kings = sum(row.count for row in rows if KING_FACE <= row.face < GOLD_FACE)
    golds = sum(row.count for row in rows if row.face >= GOLD_FACE)
    total = sum(row.count for row in government)
    if (total, kings, golds) != (54, 15, 39):
        raise BadOption(
            f"a deck has 54 Government, 15 King and 39 Gold cards, not {total}, {kings} and {golds}"
        )
    seen: set[tuple[int, int]] = set()
    for row in government:
        domain, letter = row.face // FACES_OF_DOMAIN, row.face % len(LETTERS)
        if row.count > 1 or (domain, letter) in seen:
            raise BadOption(f"the letter of {FACE_IDS[row.face]} stands on two cards of its domain")
        seen.add((domain, letter))
        if domain == SIXTH and row.mark != 5:
            raise BadOption(f"{FACE_IDS[row.face]} is of the sixth domain and must be marked 5")
    for players, removed in REMOVED.items():
        left = sum(row.count for row in rows if row.mark <= players) - removed
        if left <= 0 or left % (players + 1):
            raise BadOption(
                f"for {players} players {left} cards are left after marks and removal, "
                f"which does not divide by {players + 1}"
            )


class Setup:
    """What is fixed before the first turn; shared by all positions of a play, never changed."""

    def __init__(self, players: int, text: str, rows: list[Row]) -> None:
        self.players = players
        self.text = text
        """The option `deck` as it was given: empty for the built-in table."""
        self.domains = DOMAINS if players == 5 else DOMAINS - 1
        self.faces = faces_of(rows)
        """The face of each kind."""
        self.kinds = [-1] * FACES
        """The kind of each face; -1 for a face that this table does not have."""
        for kind, face in enumerate(self.faces):
            self.kinds[face] = kind
        self.counts = [0] * KINDS
        """K1.3: the cards of each kind left after the marks."""
        for row in rows:
            if row.mark <= players:
                self.counts[self.kinds[row.face]] += row.count
        self.domain = [face // FACES_OF_DOMAIN for face in self.faces[:GOVERNMENT]]
        self.value = [face // len(LETTERS) % 4 + 1 for face in self.faces[:GOVERNMENT]]
        self.letter = [face % len(LETTERS) for face in self.faces[:GOVERNMENT]]
        self.starts = [sum(own < domain for own in self.domain) for domain in range(DOMAINS + 1)]
        """The first kind of each domain, and where the last one ends."""
        self.wholes = [
            sum(self.value[self.starts[domain] : self.starts[domain + 1]])
            for domain in range(DOMAINS)
        ]
        """The sum of all values of each domain."""
        self.removed = REMOVED[players]
        self.deck = sum(self.counts) - self.removed
        self.turns = self.deck // (players + 1)
        self.draws = [DRAW + face for face in self.faces]
        self.gold_bids = bids_up_to(most_gold(self.counts[GOLD:], self.turns))
        """K4.8: the choices over a highest bid for a Government or King card."""
        self.card_bids = bids_up_to(self.turns)
        """K4.8: the same for a Gold card."""


def faces_of(rows: list[Row]) -> list[int]:
    """The faces by kind: Government by domain, then from A on, King, Gold."""
    government = [row.face for row in rows if row.face < KING_FACE and row.count]
    government.sort(key=lambda face: (face // FACES_OF_DOMAIN, face % len(LETTERS)))
    return [*government, *range(KING_FACE, FACES)]


def most_gold(counts: list[int], cards: int) -> int:
    """K4.8: the largest sum that this many Gold cards can have."""
    total = 0
    for value in (3, 2, 1):
        taken = min(cards, counts[value - 1])
        total += taken * value
        cards -= taken
    return total


def bids_up_to(limit: int) -> list[list[int]]:
    """The legal actions above each highest bid from 0 to the limit."""
    return [
        [PASS, *(BID + bid - 1 for bid in range(high + 1, limit + 1))] for high in range(limit + 1)
    ]


BUILT_IN: Final = (
    importlib.resources.files("camarilla.games.king.rules").joinpath("deck.csv").read_text("utf-8")
)
_SETUPS: Final[dict[tuple[int, str], Setup]] = {}


def setup_for(players: int, text: str) -> Setup:
    """The setup for a number of players and a deck table; an empty text is the built-in one."""
    key = (players, text)
    found = _SETUPS.get(key)
    if found is None:
        found = Setup(players, text, read_table(text or BUILT_IN))
        if len(_SETUPS) >= 16:
            _SETUPS.clear()
        _SETUPS[key] = found
    return found
