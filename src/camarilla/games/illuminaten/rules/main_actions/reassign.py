"""X6.4: Reassign, as a main action or by a reward marker (X6.6d), with Clear weather (X11).

With a marker, every disc moved must end on the marked card; three moves leave at most one disc on
its way at any time.
"""

from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import (
    AS_FACTION,
    DONE,
    LIFT,
    SPACE,
    TO_CARD,
    TO_SLOT,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import REASSIGN_BEGAN
from camarilla.games.illuminaten.rules.favor.payment import payable_types, push_due
from camarilla.games.illuminaten.rules.ids import FACTIONS, WEATHER
from camarilla.games.illuminaten.rules.main_actions.action import MainAction
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    REASSIGN_FACTION,
    REASSIGN_FROM,
    REASSIGN_TO,
)
from camarilla.games.illuminaten.rules.replace import move_disc
from camarilla.games.illuminaten.rules.tables import SLOTS
from camarilla.kernel.frames import first, frame, second, third

MOVES: int = 3


# Progress, as one int: the moves made, and the disc on its way to a marked card, or -1.


def progress_of(moves: int, pending: int) -> int:
    return moves | pending + 1 << 2


def moves_of(progress: int) -> int:
    return progress & 3


def pending_of(progress: int) -> int:
    return (progress >> 2) - 1


# A faction and the progress with it, as one int.


def under_way(faction: int, progress: int) -> int:
    return faction | progress << 3


def faction_of(under_way: int) -> int:
    return under_way & 7


def progress_with(under_way: int) -> int:
    return under_way >> 3


def next_to(s: Board, place: int) -> int:
    """Where a disc may go from a card, as far as distance counts."""
    if s.in_effect(WEATHER):
        return s.up & ~(1 << place)
    return s.setup.field.around[place] & s.up


def can_end(s: Board, faction: int, goal: int, place: int, moves: int) -> bool:
    """X6.6d: whether a disc can reach the marked card from a place in this many moves."""
    if place == goal:
        return True
    if moves == 0 or not s.of_faction[faction] >> place & 1:
        return False
    if s.open_slot(s.active, goal) < 0:
        return False
    nearby = next_to(s, place)
    if nearby >> goal & 1:
        return True
    for other in range(s.setup.field.places):
        is_open = nearby >> other & 1 and s.open_slot(s.active, other) >= 0
        if is_open and can_end(s, faction, goal, other, moves - 1):
            return True
    return False


def destinations(
    s: Board, source: int, faction: int, left: int, pending: int, disc: int
) -> list[int]:
    """The cards to which a disc may move with this many moves left, this one included.

    `pending` is the disc that is on its way to a marked card, or -1.
    """
    place = d.place_of(disc)
    nearby = next_to(s, place)
    found: list[int] = []
    goal = src.marked(source) if src.kind(source) == src.REWARD else -1
    for other in range(s.setup.field.places):
        if not nearby >> other & 1 or s.open_slot(s.active, other) < 0:
            continue
        if goal < 0 or keeps_promise(s, faction, left - 1, pending, disc, other, goal):
            found.append(other)
    return found


def keeps_promise(
    s: Board, faction: int, left: int, pending: int, disc: int, other: int, goal: int
) -> bool:
    """Whether all moved discs can still end on the marked card after this move."""
    waiting = pending if pending != disc else -1
    if other != goal:
        return waiting < 0 and can_end(s, faction, goal, other, left)
    if waiting < 0:
        return True
    before = s.discs[goal]
    s.discs[goal] = d.with_disc(before, s.open_slot(s.active, goal), s.active)
    kept = can_end(s, faction, goal, d.place_of(waiting), left)
    s.discs[goal] = before
    return kept


def liftable(
    s: Board, source: int, faction: int, left: int, pending: int, first_only: bool
) -> list[int]:
    """X6.4: one's discs on cards of the faction that can move somewhere."""
    found: list[int] = []
    places = s.have[s.active] & s.of_faction[faction]
    for place in range(s.setup.field.places):
        if places >> place & 1:
            for slot in range(3):
                disc = d.disc_at(place, slot)
                if d.owner(s.discs[place], slot) == s.active and destinations(
                    s, source, faction, left, pending, disc
                ):
                    found.append(disc)
                    if first_only:
                        return found
    return found


def factions(s: Board, source: int, first_only: bool) -> list[int]:
    """X6.4: the factions that can be paid and of which a disc can move."""
    found: list[int] = []
    types = payable_types(s, s.active)
    for faction in range(FACTIONS):
        if types >> faction & 1 and liftable(s, source, faction, MOVES, -1, True):
            found.append(faction)
            if first_only:
                break
    return found


class Reassign(MainAction):
    def possible(self, s: Board, source: int) -> bool:
        return s.have[s.active] != 0 and bool(factions(s, source, True))

    def begin(self, s: Board, source: int) -> None:
        s.stack.append(frame(REASSIGN_FACTION, source))


class ReassignFaction(Operation):
    """Argument: the source."""

    number = REASSIGN_FACTION
    kind = "faction"
    rule = "X6.4"

    def proceed(self, s: Board, asked: int) -> bool:
        options = [AS_FACTION + faction for faction in factions(s, first(asked), False)]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        source, faction = first(asked), SPACE.index(action)
        s.say(REASSIGN_BEGAN, "X6.4", s.active, faction)
        s.stack.append(frame(REASSIGN_FROM, source, faction))
        push_due(s, 1 << faction, 1)
        src.spend(s, source, False)


class ReassignFrom(Operation):
    """Arguments: source; faction; moves made and, with a marker, the disc on its way."""

    number = REASSIGN_FROM
    kind = "lift"
    rule = "X6.4"

    def proceed(self, s: Board, asked: int) -> bool:
        """X6.4: at most 3 moves, at least one."""
        source, faction = first(asked), second(asked)
        moves, pending = moves_of(third(asked)), pending_of(third(asked))
        options: list[int] = []
        if moves < MOVES:
            for disc in liftable(s, source, faction, MOVES - moves, pending, False):
                options.append(LIFT + disc)
        if moves and pending < 0:
            options.append(DONE)
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        if action != DONE:
            source, faction, progress = first(asked), second(asked), third(asked)
            disc = SPACE.index(action)
            s.stack.append(frame(REASSIGN_TO, source, under_way(faction, progress), disc))


class ReassignTo(Operation):
    """Arguments: source; faction and progress; the disc."""

    number = REASSIGN_TO
    kind = "move-to"
    rule = "X6.4"

    def proceed(self, s: Board, asked: int) -> bool:
        """X3.3: the slot is named; with Clear weather the card, and the topmost slot is taken."""
        source, disc = first(asked), third(asked)
        faction, progress = faction_of(second(asked)), progress_with(second(asked))
        left, pending = MOVES - moves_of(progress), pending_of(progress)
        options: list[int] = []
        for place in destinations(s, source, faction, left, pending, disc):
            if s.in_effect(WEATHER):
                options.append(TO_CARD + place)
                continue
            for slot in range(SLOTS[s.field[place]]):
                if d.owner(s.discs[place], slot) < 0:
                    options.append(TO_SLOT + d.disc_at(place, slot))
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        source, disc = first(asked), third(asked)
        faction, progress = faction_of(second(asked)), progress_with(second(asked))
        moves, pending = moves_of(progress), pending_of(progress)
        target = SPACE.arguments(action)
        place = target[0]
        slot = target[1] if len(target) > 1 else s.open_slot(s.active, place)
        move_disc(s, d.place_of(disc), d.slot_of(disc), place, slot, "X6.4")
        if pending == disc:
            pending = -1
        if src.kind(source) == src.REWARD and place != src.marked(source):
            pending = d.disc_at(place, slot)
        s.stack.append(frame(REASSIGN_FROM, source, faction, progress_of(moves + 1, pending)))


OPERATIONS: Final[list[Operation]] = [ReassignFaction(), ReassignFrom(), ReassignTo()]
