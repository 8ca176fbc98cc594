"""The options of For the King as a network has them: far fewer than there are actions.

Bids are counted as raises, and cards of one domain and value are one option.
"""

from typing import Final

from camarilla.games.king.rules.actions import FAVOUR, KEEP, LOWER, MIDDLE, PASS, PAY, RAISE, TAKE
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import DOMAINS, GOLD, GOVERNMENT, KING
from camarilla.games.king.rules.operations import (
    CHANGE_TILE,
    MAKE_BID,
    PLACE_CARD,
    TAKE_CARD,
)
from camarilla.kernel.frames import OPERATION
from camarilla.search.network_features import Candidates

MAX_RAISE: Final = 3
"""Higher raises are no candidates: they seldom win what a low one does not."""

TO_KEEP: Final = 0
TO_SHOW: Final = 1
TO_FAVOUR: Final = 2
TO_PASS: Final = 3
TO_BID: Final = 4
TO_RAISE: Final = TO_BID + MAX_RAISE
TO_LOWER: Final = TO_RAISE + DOMAINS
TO_TAKE: Final = TO_LOWER + DOMAINS
CARD_OPTIONS: Final = 4 * DOMAINS + 9
"""Government cards by domain and value, King cards, Gold."""
TO_PAY: Final = TO_TAKE + CARD_OPTIONS
OPTIONS: Final = TO_PAY + CARD_OPTIONS

PLACES: Final = {KEEP: TO_KEEP, MIDDLE: TO_SHOW, FAVOUR: TO_FAVOUR}


def candidate_options(s: Board) -> Candidates:
    """The candidate actions of the seat that is to act."""
    found = Candidates()
    op = s.stack[-1] & OPERATION
    if op == PLACE_CARD:
        for action in s.legal():
            found.add(PLACES[action], action)
    elif op == TAKE_CARD:
        add_cards(s, found, TO_TAKE, TAKE, sorted(s.legal()))
    elif op == CHANGE_TILE:
        for action in s.legal():
            lowers = action >= LOWER
            found.add(action - LOWER + TO_LOWER if lowers else action - RAISE + TO_RAISE, action)
    elif op == MAKE_BID:
        add_bids(s, found)
    else:
        add_cards(s, found, TO_PAY, PAY, sorted(s.legal(), reverse=True))
    return found


def add_bids(s: Board, found: Candidates) -> None:
    """K4.2: to pass, or a little more than the last bid, if there is enough to pay with."""
    seat = s.bidder
    means = s.sizes[seat] if s.sale >= GOLD else s.gold_sum(seat)
    legal = s.legal()
    found.add(TO_PASS, PASS)
    for more in range(1, min(MAX_RAISE, means - s.high, len(legal) - 1) + 1):
        found.add(TO_BID + more - 1, legal[more])


def add_cards(s: Board, found: Candidates, option: int, action: int, legal: list[int]) -> None:
    """Of cards that are one option the first: nearest to A to take, farthest from A to pay."""
    for one in legal:
        card = option + card_option(s, s.setup.kinds[one - action])
        if card not in found.outputs:
            found.add(card, one)


def card_option(s: Board, kind: int) -> int:
    """A Government card by domain and value, any other by its kind."""
    if kind < GOVERNMENT:
        return 4 * s.setup.domain[kind] + s.setup.value[kind] - 1
    return 4 * DOMAINS + kind - KING
