"""How a player of For the King plays without thinking: quick rules for playing positions on."""

from random import Random
from typing import Final

from camarilla.games.king.actions import BID, FAVOUR, KEEP, LOWER, MIDDLE, PASS, PAY, RAISE, TAKE
from camarilla.games.king.cards import GOLD, GOVERNMENT
from camarilla.games.king.council import Council
from camarilla.games.king.operations import (
    CHANGE_TILE,
    MAKE_BID,
    PAY_CARDS,
    PAY_GOLD,
    PLACE_CARD,
    TAKE_CARD,
)
from camarilla.kernel.frames import OPERATION, second
from camarilla.kernel.game import CHANCE

GOLD_WORTH: Final = 0.35
"""For each point of a Gold card."""
KING_WORTH: Final = 0.5


def choose(s: Council, rng: Random) -> int:
    """A quick choice for whoever is to act."""
    actor = s.actor()
    if actor == CHANCE:
        return s.random_action(rng)
    legal = s.legal()
    if len(legal) == 1:
        return legal[0]
    op = s.stack[-1] & OPERATION
    if op == PLACE_CARD:
        return place(s, legal, rng)
    if op == MAKE_BID:
        return bid(s, rng)
    if op == TAKE_CARD:
        return dearest(s, actor, legal, TAKE, 1.0, rng)
    if op == PAY_CARDS:
        return dearest(s, actor, legal, PAY, -1.0, rng)
    if op == PAY_GOLD:
        return pay_gold(s, legal)
    if op == CHANGE_TILE:
        return change(s, actor, legal, rng)
    return legal[int(rng.random() * len(legal))]


def own_sum(s: Council, seat: int, domain: int) -> int:
    """The sum of the seat's cards of a domain."""
    setup = s.setup
    total = 0
    mask = s.hands[seat]
    kind = 0
    while mask:
        if mask & 1 and setup.domain[kind] == domain:
            total += setup.value[kind]
        mask >>= 1
        kind += 1
    return total


def worth(s: Council, seat: int, kind: int) -> float:
    """About how many points a card is worth to a seat: more where it has some already."""
    if kind >= GOLD:
        return GOLD_WORTH * (kind - GOLD + 1)
    if kind >= GOVERNMENT:
        return KING_WORTH
    setup = s.setup
    domain = setup.domain[kind]
    mean = 2.8 if domain in (0, 1, 5) else 1.2
    own = own_sum(s, seat, domain) / mean
    eager = 0.16 + 0.05 * min(own, 4.0)
    return s.chiefs[domain] * eager * setup.value[kind] / mean


def place(s: Council, legal: list[int], rng: Random) -> int:
    """Keep what is good, sell what one may buy back, leave the rest to the others."""
    value = worth(s, s.leader, s.drawn)
    left = s.setup.players + 1 - s.kept - s.shown - s.favoured
    if KEEP in legal and value + 0.2 * rng.random() > 0.6 + 0.08 * left:
        return KEEP
    if FAVOUR in legal and value + 0.4 * rng.random() > 0.6:
        return FAVOUR
    if MIDDLE in legal:
        return MIDDLE
    return legal[int(rng.random() * len(legal))]


def bid(s: Council, rng: Random) -> int:
    """One more than the last, up to what the card is worth among the sales that are left."""
    seat = s.bidder
    value = worth(s, seat, s.sale)
    if s.sale >= GOLD:
        limit = min(value * 2.2 + rng.random() - 0.3, s.sizes[seat] * 0.5)
    else:
        means = s.gold_sum(seat)
        sales = 1.0 + len(s.favour) / s.setup.players
        limit = min(float(means), means / sales * value * (1.2 + 1.2 * rng.random()))
    if s.high + 1 <= limit:
        return BID + s.high
    return PASS


def dearest(s: Council, seat: int, legal: list[int], verb: int, sign: float, rng: Random) -> int:
    """The card that is worth most to the seat, or least if the sign is negative."""
    best = legal[0]
    best_value = -100.0
    for action in legal:
        value = sign * worth(s, seat, s.setup.kinds[action - verb]) + 0.1 * rng.random()
        if value > best_value:
            best_value = value
            best = action
    return best


def pay_gold(s: Council, legal: list[int]) -> int:
    """The greatest card that is not too much; else the smallest that is enough."""
    due = second(s.stack[-1])
    kinds = s.setup.kinds
    best = legal[0]
    for action in legal:
        if kinds[action - PAY] - GOLD + 1 <= due:
            best = action
    return best


def change(s: Council, seat: int, legal: list[int], rng: Random) -> int:
    """Raise where the seat is strong, lower where it has little."""
    best = legal[0]
    best_value = -100.0
    for action in legal:
        lowers = action >= LOWER
        domain = action - (LOWER if lowers else RAISE)
        mean = 2.8 if domain in (0, 1, 5) else 1.2
        strong = own_sum(s, seat, domain) / mean - 2.0
        value = (-strong if lowers else strong) + 0.5 * rng.random()
        if value > best_value:
            best_value = value
            best = action
    return best
