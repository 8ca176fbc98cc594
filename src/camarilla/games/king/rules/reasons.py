"""Why an action that one might expect is not available."""

from typing import Final

from camarilla.games.king.rules.actions import BID, FAVOUR, KEEP, LOWER, MIDDLE, PASS, RAISE, SPACE
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.operations import CHANGE_TILE, MAKE_BID, PLACE_CARD
from camarilla.kernel.frames import OPERATION, third
from camarilla.kernel.observation import Unavailable

REASONS: Final = (
    "kept",
    "middle-full",
    "favoured",
    "highest",
    "lowest",
    "changed",
    "nobody-can-pay-more",
)


def unavailable(s: Board) -> tuple[Unavailable, ...]:
    """What cannot be chosen in the open decision of `s`, and why."""
    asked = s.stack[-1]
    operation = asked & OPERATION
    if operation == PLACE_CARD:
        return full_places(s)
    if operation == CHANGE_TILE:
        return fixed_tiles(s, third(asked) - 1)
    if operation == MAKE_BID and s.legal() == [PASS]:
        return (closed(BID, {}, "nobody-can-pay-more", "K4.8"),)
    return ()


def closed(action: int, args: dict[str, str | int], reason: str, rule: str) -> Unavailable:
    return Unavailable(form=SPACE.form(action).id, args=args, reason=reason, rule=rule)


def full_places(s: Board) -> tuple[Unavailable, ...]:
    """K3.1: each place takes a fixed number of cards a turn."""
    found: list[Unavailable] = []
    if s.kept:
        found.append(closed(KEEP, {}, "kept", "K3.1"))
    if s.shown == s.setup.players - 1:
        found.append(closed(MIDDLE, {}, "middle-full", "K3.1"))
    if s.favoured:
        found.append(closed(FAVOUR, {}, "favoured", "K3.1"))
    return tuple(found)


def fixed_tiles(s: Board, changed: int) -> tuple[Unavailable, ...]:
    """K5.2: tiles at the end of their range, and the one that the card has changed."""
    legal = s.legal()
    found: list[Unavailable] = []
    for first_action, end, reason in ((RAISE, 6, "highest"), (LOWER, 1, "lowest")):
        if not any(first_action <= action < first_action + len(s.chiefs) for action in legal):
            continue
        for domain, value in enumerate(s.chiefs):
            if domain == changed:
                why = "changed"
            elif value == end:
                why = reason
            else:
                continue
            found.append(closed(first_action, SPACE.named(first_action + domain), why, "K5.2"))
    return tuple(found)
