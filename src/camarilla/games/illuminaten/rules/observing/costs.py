"""X4: what a price takes from the payer, and how it is shown.

A due is the types that will do, as a mask, and how many favor; a price is a list of dues.
"""

from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.favor.payment import group_size
from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.ids import ARTISTS, FACTION_IDS, FACTIONS
from camarilla.games.illuminaten.rules.observation import CostView, DueView

Dues = list[tuple[int, int]]


def due_views(dues: Dues) -> tuple[DueView, ...]:
    """The dues; those of the same types are shown as one."""
    counts: dict[int, int] = {}
    for types, count in dues:
        if count:
            counts[types] = counts.get(types, 0) + count
    return tuple(
        DueView(count, tuple(FACTION_IDS[type] for type in members(types)))
        for types, count in counts.items()
    )


def cost(s: Board, seat: int, dues: Dues, exact: bool = True, each: bool = False) -> CostView:
    return CostView(due_views(dues), fewest(s, seat, dues), exact, each)


def size_of(dues: Dues) -> int:
    return sum(count for _, count in dues)


def fewest(s: Board, seat: int, dues: Dues) -> int:
    """X4.2: the fewest favor with which the seat can pay: as few groups as possible.

    Favor pays for its own type first; artists favor, where it counts as any type, stands in for
    what is missing; for the rest a group is given.
    """
    left = s.favor[seat * FACTIONS : (seat + 1) * FACTIONS]
    wild = 0
    if s.holds(seat, ARTISTS):
        wild = left[ARTISTS]
        left[ARTISTS] = 0
    missing = 0
    for types, count in sorted(dues, key=lambda due: len(members(due[0]))):
        unpaid = count
        for type in members(types):
            paid = min(unpaid, left[type])
            left[type] -= paid
            unpaid -= paid
        missing += unpaid
    groups = max(0, missing - wild)
    return size_of(dues) + groups * (group_size(s, seat) - 1)
