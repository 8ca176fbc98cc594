"""How discs and luminaries move on the field, no matter who moves them."""

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.dealing import played_grand
from camarilla.games.illuminaten.rules.events import (
    DISC_MOVED,
    DISC_PLACED,
    DISC_RETURNED,
    DISCARDED,
    LAID,
)
from camarilla.games.illuminaten.rules.ids import ROYAL_ARCH
from camarilla.games.illuminaten.rules.tables import DEGREE, SLOTS


def put_disc(s: Board, seat: int, place: int, rule: str) -> None:
    """A disc from stock goes to the topmost free slot of a card that has one."""
    slot = s.open_slot(seat, place)
    s.stock[seat] -= 1
    s.set_discs(place, d.with_disc(s.discs[place], slot, seat))
    s.say(DISC_PLACED, rule, seat, place, slot)


def move_disc(s: Board, place: int, slot: int, to: int, to_slot: int, rule: str) -> None:
    """One disc from a slot to another."""
    seat = d.owner(s.discs[place], slot)
    s.set_discs(place, d.without_disc(s.discs[place], slot))
    s.set_discs(to, d.with_disc(s.discs[to], to_slot, seat))
    s.say(DISC_MOVED, rule, seat, place, slot, to, to_slot)


def remove_discs(s: Board, place: int, slots: int, rule: str) -> int:
    """The discs in these slots return to their owners; how many."""
    discs = s.discs[place]
    count = 0
    for slot in range(3):
        owner = d.owner(discs, slot)
        if slots >> slot & 1 and owner >= 0:
            discs = d.without_disc(discs, slot)
            s.stock[owner] += 1
            count += 1
            s.say(DISC_RETURNED, rule, owner, place)
    s.set_discs(place, discs)
    return count


def replace(s: Board, place: int, card: int, seat: int, rule: str) -> None:
    """X6.5: replace a luminary in the field; opponents' discs go first, in their order."""
    old = s.field[place]
    s.to_discard(old)
    s.say(DISCARDED, rule, seat, old)
    discs = s.discs[place]
    s.set_card(place, card)
    s.say(LAID, rule, seat, place, card)
    moved = 0
    slot = 0
    for own in (False, True):
        for old_slot in range(3):
            owner = d.owner(discs, old_slot)
            if owner < 0 or (owner == seat) != own:
                continue
            closed = DEGREE[card] == ROYAL_ARCH and own and d.others(moved, seat) > 0
            if slot < SLOTS[card] and not closed:
                moved = d.with_disc(moved, slot, owner)
                slot += 1
            else:
                s.stock[owner] += 1
                s.say(DISC_RETURNED, rule, owner, place)
    s.set_discs(place, moved)
    played_grand(s, card)
