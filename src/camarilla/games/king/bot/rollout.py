"""The rollout policy of For the King: rules of thumb."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.king.bot.action_features import candidate_options
from camarilla.games.king.bot.values import (
    Contest,
    all_losses,
    gain,
    gold_value,
    loss,
    stake,
)
from camarilla.games.king.rules.actions import (
    BID,
    FAVOUR,
    KEEP,
    LOWER,
    MIDDLE,
    PASS,
    PAY,
    RAISE,
    TAKE,
)
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import GOLD
from camarilla.games.king.rules.cast import as_king
from camarilla.games.king.rules.operations import (
    CHANGE_TILE,
    MAKE_BID,
    PAY_CARDS,
    PAY_GOLD,
    PLACE_CARD,
    TAKE_CARD,
)
from camarilla.kernel.frames import OPERATION, second
from camarilla.kernel.game import CHANCE, State
from camarilla.search.policy import Policy

KEEP_GAIN: Final = 0.58
"""The points that a card must bring to be kept, if it is the last but one that can be."""
KEEP_GAIN_PER_DRAW: Final = 0.1
"""What each card still to be drawn adds to that."""
SELL_GAIN: Final = 0.69
"""The points above which a card is sold rather than given away."""
BID_NOISE: Final = 0.2
"""How far a bidder's limit may lie above or below the value of the card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class KingRolloutPolicy(Policy):
    """Rules of thumb."""

    def choose(self, s: State, rng: Random) -> int:
        return choose(as_king(s), rng)

    def candidates(self, state: State) -> list[int]:
        """Of bids: to pass, or a little more than the last, if there is enough to pay with."""
        s = as_king(state)
        if s.stack[-1] & OPERATION == MAKE_BID:
            return candidate_options(s).actions
        return s.legal()


def choose(s: Board, rng: Random) -> int:
    """An action for the actor, chance included."""
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
        return take(s, actor, legal, rng)
    if op == PAY_CARDS:
        return PAY + s.setup.faces[cheapest(s, actor)]
    if op == PAY_GOLD:
        return pay_gold(s, legal)
    if op == CHANGE_TILE:
        return change(s, actor, legal, rng)
    return legal[int(rng.random() * len(legal))]


def place(s: Board, legal: list[int], rng: Random) -> int:
    """Keep what is good, sell what one may buy back, leave the rest to the others."""
    value = gain(s, s.leader, s.drawn)
    left = s.setup.players - s.kept - s.shown - s.favoured
    if KEEP in legal and (
        not left or value + 0.2 * rng.random() > KEEP_GAIN + KEEP_GAIN_PER_DRAW * left
    ):
        return KEEP
    if FAVOUR in legal and value + 0.4 * rng.random() > SELL_GAIN:
        return FAVOUR
    if MIDDLE in legal:
        return MIDDLE
    return legal[int(rng.random() * len(legal))]


def take(s: Board, seat: int, legal: list[int], rng: Random) -> int:
    """The card with the greatest gain."""
    best = legal[0]
    best_value = -100.0
    for action in legal:
        value = gain(s, seat, s.setup.kinds[action - TAKE]) + 0.1 * rng.random()
        if value > best_value:
            best_value = value
            best = action
    return best


def bid(s: Board, rng: Random) -> int:
    """One more than the last, up to what the card is worth among the sales that are left."""
    seat = s.bidder
    noise = 1.0 - BID_NOISE + 2.0 * BID_NOISE * rng.random()
    if s.sale >= GOLD:
        return BID + s.high if affords_cards(s, seat, noise) else PASS
    if s.high >= s.gold_sum(seat):
        return PASS
    price = gold_value(s)
    if noise * stake(s, seat) >= price * (s.high + 1):
        return BID + s.high
    return PASS


def affords_cards(s: Board, seat: int, noise: float) -> bool:
    """Whether the Gold being sold is worth one card more than the last bid.

    The cards that are missed least pay for it.
    """
    count = s.high + 1
    if count > s.sizes[seat]:
        return False
    losses = all_losses(s, seat)
    losses.sort()
    cost = 0.0
    for index in range(count):
        cost += losses[index]
    return noise * gold_value(s) * (s.sale - GOLD + 1) > cost


def cheapest(s: Board, seat: int) -> int:
    """The kind in hand that is missed least."""
    best = -1
    least = 1000.0
    price = gold_value(s)
    for kind in s.kinds_held(seat):
        if kind >= GOLD:
            missed = price * (kind - GOLD + 1)
        else:
            contest = Contest(s, s.setup.domain[kind])
            missed = loss(contest, seat, s.setup.value[kind])
        if missed < least:
            least = missed
            best = kind
    return best


def pay_gold(s: Board, legal: list[int]) -> int:
    """The greatest card that is not too much; else the smallest that is enough."""
    due = second(s.stack[-1])
    kinds = s.setup.kinds
    best = legal[0]
    for action in legal:
        if kinds[action - PAY] - GOLD + 1 <= due:
            best = action
    return best


def change(s: Board, seat: int, legal: list[int], rng: Random) -> int:
    """Raise where the seat is ahead, lower where others are."""
    best = legal[0]
    best_value = -100.0
    for action in legal:
        lowers = action >= LOWER
        domain = action - (LOWER if lowers else RAISE)
        contest = Contest(s, domain)
        lead, ahead = contest.part(seat), contest.best_part(seat)
        value = (ahead - lead if lowers else lead - ahead) + 0.1 * rng.random()
        if value > best_value:
            best_value = value
            best = action
    return best
