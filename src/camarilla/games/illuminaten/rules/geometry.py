"""X2: the field as a grid of staggered rows; places are numbered from 0 (X11 counts from 1)."""

from typing import Final

from camarilla.games.illuminaten.rules.ids import HAMMERS, STRENGTH_IDS
from camarilla.games.illuminaten.rules.tables import rows

DIRECTION_IDS: Final = ("up-right", "right", "down-right", "down-left", "left", "up-left")
"""Clockwise."""
# By direction: the step in rows, and in half cards to the right.
_STEPS: Final = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))


class Field:
    """One shape of the field. Sets of places are bit masks."""

    def __init__(self, lines: list[list[int]]) -> None:
        spots: dict[tuple[int, int], int] = {}
        for row, numbers in enumerate(lines):
            for column, number in enumerate(numbers):
                spots[row, 2 * column - len(numbers)] = number - 1
        self.places = len(spots)
        if sorted(spots.values()) != list(range(self.places)):
            raise ValueError("fields.csv: every number from 1 on stands once in a field")
        self.lines = lines
        self.around: list[int] = [0] * self.places
        """X2.1: the other cards that touch a place."""
        self.near: list[int] = [0] * self.places
        """X2.2: the same with the place itself."""
        self.beside: list[list[int]] = [[-1] * 6 for _ in range(self.places)]
        """By place and direction: the place there, or -1."""
        for (row, x), place in spots.items():
            for direction, (down, right) in enumerate(_STEPS):
                other = spots.get((row + down, x + right), -1)
                self.beside[place][direction] = other
                if other >= 0:
                    self.around[place] |= 1 << other
            self.near[place] = self.around[place] | 1 << place
        self.inner = 0
        """X2.3: touched on all six sides."""
        for place in range(self.places):
            if -1 not in self.beside[place]:
                self.inner |= 1 << place
        self.outer = (1 << self.places) - 1 & ~self.inner
        row_masks = [sum(1 << number - 1 for number in numbers) for numbers in lines]
        self.top = row_masks[0]
        self.bottom = row_masks[-1]
        self.central = row_masks[len(lines) // 2]
        """X2.5"""


def read_fields() -> dict[int, Field]:
    lines: dict[int, list[list[int]]] = {14: [], 19: []}
    for row in rows("fields.csv"):
        lines[int(row["places"])].append([int(number) for number in row["numbers"].split()])
    fields = {places: Field(numbers) for places, numbers in lines.items()}
    for places, field in fields.items():
        if field.places != places:
            raise ValueError(f"fields.csv: the field of {places} has {field.places} places")
    return fields


def read_areopagi() -> dict[int, list[int]]:
    """X2.4: by number of players and seat, the two places that an areopagus touches."""
    boards: dict[int, list[int]] = {2: [], 3: [], 4: []}
    for row in rows("areopagi.csv"):
        boards[int(row["players"])].append(
            sum(1 << int(number) - 1 for number in row["touches"].split())
        )
    for players, touched in boards.items():
        if len(touched) != players:
            raise ValueError(f"areopagi.csv: {players} players have {len(touched)} areopagi")
    return boards


def read_directions() -> list[int]:
    """X11: by strength, the direction in which Weishaupt looks first."""
    directions = [-1] * (HAMMERS + 1)
    for row in rows("directions.csv"):
        directions[STRENGTH_IDS.index(row["strength"])] = DIRECTION_IDS.index(row["direction"])
    if -1 in directions[2:]:
        raise ValueError("directions.csv: every strength from 2 to hammers has a direction")
    return directions


FIELDS: Final = read_fields()
AREOPAGI: Final = read_areopagi()
DIRECTION_OF_STRENGTH: Final[list[int]] = read_directions()

_BITS_OF_TEN: Final[list[int]] = [(mask).bit_count() for mask in range(1024)]


def count_places(places: int) -> int:
    """How many places are in a set of at most twenty."""
    return _BITS_OF_TEN[places & 1023] + _BITS_OF_TEN[places >> 10]


def spread(start: int, within: int, near: list[int]) -> int:
    """All places of `within` that are connected with `start`, which is in it."""
    group = start
    fresh = start
    while fresh:
        bit = fresh & -fresh
        fresh ^= bit
        found = near[lowest(bit)] & within & ~group
        group |= found
        fresh |= found
    return group


_PLACE_OF_BIT: Final[dict[int, int]] = {1 << place: place for place in range(62)}


def lowest(mask: int) -> int:
    """The number of the lowest bit of a mask that is not empty."""
    return _PLACE_OF_BIT[mask & -mask]


def members(mask: int) -> list[int]:
    """The numbers in a bit mask, in order."""
    found: list[int] = []
    while mask:
        bit = mask & -mask
        found.append(_PLACE_OF_BIT[bit])
        mask ^= bit
    return found
