"""Why an action that one might expect in the menu (X5.2) is not available."""

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules import actions as a
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.ids import (
    CLAIM_MADE,
    CONVENT,
    CONVENT_USED,
    DECREE,
    FACTIONS,
    PLOT_FULFILLED,
    PROPAGANDA,
    PROPAGANDA_USED,
    ROW,
    ROYAL_ARCH,
)
from camarilla.games.illuminaten.rules.main_actions import (
    displace,
    exclude,
    influence,
    reassign,
)
from camarilla.games.illuminaten.rules.observation import DueView, IlluminatenUnavailable
from camarilla.games.illuminaten.rules.observing import steps
from camarilla.games.illuminaten.rules.observing.shortage import missing_favor
from camarilla.games.illuminaten.rules.plots import compatibility
from camarilla.games.illuminaten.rules.tables import DEGREE
from camarilla.games.illuminaten.rules.turn import free_moves

Reason = tuple[str, str]
"""The id of the reason, and the rule."""


def unavailable_actions(s: Board) -> tuple[IlluminatenUnavailable, ...]:
    """In the menu of the active player."""
    legal = set(s.legal())
    found: list[IlluminatenUnavailable] = []
    for number, action in enumerate(MAIN_ACTIONS):
        if action not in legal:
            reason = reason_for_main(s, number)
            found.append(entry(action, reason, lacking(s, number, src.MAIN, reason)))
    for action, reason in faction_cards(s):
        if action not in legal:
            number = steps.CARD_OF_ACTION.index(a.SPACE.index(action))
            found.append(entry(action, reason, lacking(s, number, src.FACTION, reason)))
    for action, reason in (*claims(s), *plots(s), *events(s), *chain(s)):
        if action not in legal:
            found.append(entry(action, reason))
    return tuple(found)


MAIN_ACTIONS: tuple[int, ...] = (
    a.SCOUT,
    a.INFLUENCE,
    a.INTERROGATE,
    a.REASSIGN,
    a.EXCLUDE,
    a.DISPLACE,
)


def entry(action: int, reason: Reason, lacks: tuple[DueView, ...] = ()) -> IlluminatenUnavailable:
    return IlluminatenUnavailable(
        form=a.SPACE.form(action).id,
        args=a.SPACE.named(action),
        reason=reason[0],
        rule=reason[1],
        lacks=lacks,
    )


def lacking(s: Board, number: int, source: int, reason: Reason) -> tuple[DueView, ...]:
    return missing_favor(s, number, source) if reason[0] == "no-favor" else ()


def reason_for_main(s: Board, number: int) -> Reason:
    """X5.2, X6; X11 Rise of the Rosicrucians."""
    if not s.mains:
        can_be_free = number in (steps.SCOUT, steps.INFLUENCE, steps.EXCLUDE)
        if can_be_free and src.any_main(s):
            return "only-rosicrucians", "X11"
        return "no-main", "X5.2"
    return reason_for(s, number, src.MAIN)


def reason_for(s: Board, number: int, source: int) -> Reason:
    """What an action from this source lacks: a target, or favor."""
    if number == steps.SCOUT:
        return scout_lacks(s, source)
    if number == steps.INFLUENCE:
        return influence_lacks(s, source)
    if number == steps.INTERROGATE:
        return "yielded", "X6.3"
    if number == steps.REASSIGN:
        return reassign_lacks(s, source)
    if number == steps.EXCLUDE:
        return exclude_lacks(s)
    if not displace.rivals_discs(s) & s.reach[s.active]:
        return "no-rival", "X6.6"
    return "no-favor", "X6.6"


def scout_lacks(s: Board, source: int) -> Reason:
    if not s.down():
        return "no-face-down", "X6.1"
    if source == src.MAIN and not s.reach[s.active] & s.down():
        return "out-of-reach", "X6.1"
    return "no-favor", "X6.1"


def influence_lacks(s: Board, source: int) -> Reason:
    if not s.stock[s.active]:
        return "no-disc", "X6.2"
    places = influence.zone(s, source)
    if not any(s.open_slot(s.active, place) >= 0 for place in members(places)):
        return "no-slot", "X6.2"
    return "no-favor", "X6.2"


def reassign_lacks(s: Board, source: int) -> Reason:
    if not s.have[s.active]:
        return "no-own-disc", "X6.4"
    if source == src.FACTION:
        movable = bool(free_moves.origins(s))
    else:
        movable = any(
            reassign.liftable(s, source, faction, reassign.MOVES, -1, True)
            for faction in range(FACTIONS)
        )
    return ("no-favor", "X6.4") if movable else ("no-slot", "X6.4")


def exclude_lacks(s: Board) -> Reason:
    if not s.hands[s.active]:
        return "no-card", "X6.5"
    places = members(s.reach[s.active] & s.up)
    if not s.in_effect(DECREE):
        places = [place for place in places if not d.others(s.discs[place], s.active)]
    if not places:
        return "no-target", "X6.5"
    if not any(exclude.layable(s, src.MAIN, place) for place in places):
        return "no-fitting-card", "X6.5"
    return "no-favor", "X6.5"


# Free moves: each with the reason that holds if it is not legal.


def faction_cards(s: Board) -> list[tuple[int, Reason]]:
    """X7.5: the cards that the player has the use of."""
    found: list[tuple[int, Reason]] = []
    for number, faction in enumerate(steps.CARD_OF_ACTION):
        if s.holds(s.active, faction):
            used = s.used_factions >> faction & 1
            reason = ("used", "X7.5") if used else reason_for(s, number, src.FACTION)
            found.append((a.USE_FACTION + faction, reason))
    return found


def claims(s: Board) -> list[tuple[int, Reason]]:
    """X7.4"""
    reason = ("used", "X7.4") if s.used & CLAIM_MADE else ("no-control", "X7.4")
    return [
        (a.CLAIM + faction, ("borrowed", "X7.3") if s.borrowed == faction else reason)
        for faction in range(FACTIONS)
        if s.holders[faction] >= ROW and s.holders[faction] != s.active
    ]


def plots(s: Board) -> list[tuple[int, Reason]]:
    """X7.6, X8.1: the plots without the player's disc."""
    found: list[tuple[int, Reason]] = []
    for plot in (*s.plots, s.private[s.active]):
        if plot < 0 or (s.on[s.active] | s.under[s.active]) >> plot & 1:
            continue
        if not compatibility.met(s, s.active, plot):
            reason = "not-met", "X7.6"
        elif s.used & PLOT_FULFILLED:
            reason = "used", "X7.6"
        elif not s.stock[s.active]:
            reason = "no-disc", "X6.2"
        else:
            reason = "incompatible", "X8.1"
        found.append((a.FULFIL + plot, reason))
    return found


def events(s: Board) -> list[tuple[int, Reason]]:
    """X11: what special events in play offer."""
    found: list[tuple[int, Reason]] = []
    for event, mark, action in (
        (PROPAGANDA, PROPAGANDA_USED, a.BUY_BY_PROPAGANDA),
        (CONVENT, CONVENT_USED, a.BUY_BY_CONVENT),
    ):
        if s.in_effect(event):
            found.append((action, ("used" if s.used & mark else "no-favor", "X11")))
    return found


def chain(s: Board) -> list[tuple[int, Reason]]:
    """X7.1: cards in hand that do not fit."""
    ended = bool(s.chain) and DEGREE[s.chain[-1]] == ROYAL_ARCH
    reason = ("chain-ended" if ended else "no-link", "X7.1")
    return [(a.CONSPIRE + card, reason) for card in members(s.hands[s.active])]
