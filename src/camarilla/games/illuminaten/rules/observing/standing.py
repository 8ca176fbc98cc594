"""Lodges and who controls them, rights to faction cards, and the plots of artificial opponents."""

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.geometry import count_places, members
from camarilla.games.illuminaten.rules.ids import (
    AIM_IDS,
    EIGHT_DISCS,
    FACTION_IDS,
    FACTIONS,
    FOUR_EDICTS,
    GRAND_MASTER,
    LODGE_OF_FIVE,
    NO_OPPONENT,
    ROW,
    SAINT_GERMAIN,
    THREE_GRAND,
)
from camarilla.games.illuminaten.rules.lodges import (
    controlled_cards,
    controls_lodge,
    has_most,
    lodges_of,
)
from camarilla.games.illuminaten.rules.observation import AimView, FactionView, LodgeView
from camarilla.games.illuminaten.rules.solo.interrogate import AI
from camarilla.games.illuminaten.rules.tables import DEGREE
from camarilla.games.illuminaten.rules.turn import event_deck


def numbers(places: int) -> tuple[int, ...]:
    """Places by their numbers of X11."""
    return tuple(place + 1 for place in members(places))


def lodge_views(s: Board) -> tuple[LodgeView, ...]:
    """X3.6"""
    found: list[LodgeView] = []
    for faction in range(FACTIONS):
        for lodge in lodges_of(s, faction):
            controllers = [
                seat for seat in range(s.setup.players) if controls_lodge(s, seat, lodge)
            ]
            found.append(
                LodgeView(
                    faction=FACTION_IDS[faction],
                    places=numbers(lodge),
                    discs=tuple(s.discs_in(seat, lodge) for seat in range(s.setup.players)),
                    control=controllers[0] if controllers else None,
                    largest=lodge & s.largest[faction] != 0,
                )
            )
    return tuple(found)


def faction_views(s: Board) -> tuple[FactionView, ...]:
    """X7.4"""
    return tuple(
        FactionView(
            faction=FACTION_IDS[faction],
            holder=s.holders[faction] if s.holders[faction] >= 0 else None,
            claimant=claimant(s, faction),
        )
        for faction in range(FACTIONS)
        if s.holders[faction] >= ROW
    )


def claimant(s: Board, faction: int) -> int | None:
    """X7.4: who controls the largest lodge; several that are tied count as one."""
    least = 1 if s.tied >> faction & 1 else 3
    for seat in range(s.setup.players):
        if s.largest[faction] and has_most(s, seat, s.largest[faction], least):
            return seat
    return None


# X10.4, X10.5.


def aim_views(s: Board) -> tuple[AimView, ...]:
    if s.setup.opponent == NO_OPPONENT:
        return ()
    third = edicts_aim(s) if s.setup.opponent == SAINT_GERMAIN else grand_aim(s)
    return (lodge_aim(s), discs_aim(s), third)


def aim_view(aim: int, have: int, need: int, places: int, contested: bool = False) -> AimView:
    return AimView(
        aim=AIM_IDS[aim],
        have=min(have, need),
        need=need,
        contested=contested,
        places=numbers(places),
    )


def discs_aim(s: Board) -> AimView:
    discs = sum(d.count(discs, AI) for discs in s.discs)
    return aim_view(EIGHT_DISCS, discs, 8, s.have[AI])


def lodge_aim(s: Board) -> AimView:
    """The largest lodge it controls, or else the largest with its discs; `contested` is one of five
    cards that it does not control."""
    best, controlled = 0, False
    for faction in range(FACTIONS):
        for lodge in lodges_of(s, faction):
            if not lodge & s.have[AI]:
                continue
            own = controls_lodge(s, AI, lodge)
            size, most = count_places(lodge), count_places(best)
            if (own and size >= 5, size) > (controlled and most >= 5, most):
                best, controlled = lodge, own
    size = count_places(best)
    return aim_view(LODGE_OF_FIVE, size, 5, best, size >= 5 and not controlled)


def edicts_aim(s: Board) -> AimView:
    return aim_view(FOUR_EDICTS, event_deck.edicts_discarded(s), 4, 0)


def grand_aim(s: Board) -> AimView:
    grand = 0
    for place in members(controlled_cards(s, AI)):
        if DEGREE[s.field[place]] >= GRAND_MASTER:
            grand |= 1 << place
    return aim_view(THREE_GRAND, count_places(grand), 3, grand)
