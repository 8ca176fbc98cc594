"""The linear policy of For the King.

One function for each kind of decision gives the features of its options. The weights were learned
in self-play (`weights.csv`, by `examples/train_linear_policy.py`).
"""

from mypy_extensions import mypyc_attr

from camarilla.games.king.bot.auction_options import bid_cards, bid_gold, give
from camarilla.games.king.bot.feature_names import (
    CHANGING,
    FAVOURING,
    FAVOURING_ONLY,
    KEEPING,
    KEEPING_LAST,
    KEEPING_ONLY,
    TAKING,
    WEIGHTS,
)
from camarilla.games.king.bot.features import CardFeatures, gold_lead, progress
from camarilla.games.king.bot.values import Contest
from camarilla.games.king.rules.actions import (
    FAVOUR,
    KEEP,
    LOWER,
    MIDDLE,
    PASS,
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
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import CHANCE, State
from camarilla.search.linear_policy import LinearPolicy, SoftmaxChoice
from camarilla.search.policy import Policy


@mypyc_attr(allow_interpreted_subclasses=True)
class KingLinearPolicy(LinearPolicy):
    """Learned weights; rules of thumb for decisions without features."""

    def __init__(self, fallback: Policy) -> None:
        super().__init__(WEIGHTS, fallback)

    def players(self, s: State) -> int:
        return as_king(s).setup.players

    def options(self, s: State, weights: list[float]) -> SoftmaxChoice | None:
        return options(as_king(s), weights)


def options(s: Board, weights: list[float]) -> SoftmaxChoice | None:
    """The options of the actor, with their features; None without a choice.

    How to pay Gold was not learned.
    """
    if s.actor() == CHANCE or len(s.legal()) == 1 or s.stack[-1] & OPERATION == PAY_GOLD:
        return None
    choice = SoftmaxChoice(weights)
    op = s.stack[-1] & OPERATION
    if op == PLACE_CARD:
        place(s, choice)
    elif op == TAKE_CARD:
        take(s, choice)
    elif op == MAKE_BID:
        choice.add(PASS, 0, [])
        if s.sale >= GOLD:
            bid_cards(s, choice)
        else:
            bid_gold(s, choice)
    elif op == CHANGE_TILE:
        change(s, choice)
    elif op == PAY_CARDS:
        give(s, choice)
    return choice


def place(s: Board, choice: SoftmaxChoice) -> None:
    """K3.1: keep it, sell it, or leave it to the others."""
    players = s.setup.players
    card = CardFeatures(s, s.leader, s.drawn, 1)
    draws = (players - s.kept - s.shown - s.favoured) / players
    late = progress(s)
    rich = gold_lead(s, s.leader)
    features = card.vector()
    features += [
        1.0,
        draws,
        late,
        rich,
        s.shown / (players - 1),
        card.gain * draws,
        card.gold * draws,
        card.gold * late,
        card.gain * late,
        card.rival * late,
        card.gold * rich,
        card.king * late,
        card.fits * late,
        card.king * draws,
    ]
    if s.kept:
        choice.add(FAVOUR, FAVOURING_ONLY, features)
        choice.add(MIDDLE, 0, [])
    elif s.favoured:
        choice.add(KEEP, KEEPING_ONLY, features)
        choice.add(MIDDLE, 0, [])
    elif s.shown == players - 1:
        choice.add(KEEP, KEEPING_LAST, features)
        choice.add(FAVOUR, 0, [])
    else:
        choice.add(KEEP, KEEPING, features)
        choice.add(FAVOUR, FAVOURING, features)
        choice.add(MIDDLE, 0, [])


def take(s: Board, choice: SoftmaxChoice) -> None:
    """K3.2: what helps, and what others must not have."""
    seat = s.actor()
    after = (s.leader - seat - 1) % s.setup.players
    late = progress(s)
    rich = gold_lead(s, seat)
    for action in s.legal():
        card = CardFeatures(s, seat, s.setup.kinds[action - TAKE], after)
        features = card.vector()
        features += [
            card.gold * late,
            card.gain * late,
            card.gold * rich,
            card.next * late,
            card.king * late,
            card.harm * late,
            card.fits * late,
            card.market_value * late,
        ]
        choice.add(action, TAKING, features)


def change(s: Board, choice: SoftmaxChoice) -> None:
    """K5: raise where the seat is ahead, lower where others are."""
    seat = s.actor()
    late = progress(s)
    for action in s.legal():
        lowers = action >= LOWER
        domain = action - (LOWER if lowers else RAISE)
        way = -1.0 if lowers else 1.0
        contest = Contest(s, domain)
        part, rival = way * contest.part(seat), way * contest.best_part(seat)
        whole = float(s.setup.wholes[domain])
        features = [
            part,
            rival,
            part * late,
            rival * late,
            way if contest.sums[seat] else 0.0,
            way,
            2.0 * contest.sums[seat] / whole,
            2.0 * contest.sums[contest.strongest(seat)] / whole,
            5.0 * contest.blur / whole,
            late,
            way if s.chiefs[domain] % 2 else 0.0,
        ]
        choice.add(action, CHANGING, features)
