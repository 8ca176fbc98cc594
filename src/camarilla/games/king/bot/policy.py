"""The linear policy of For the King.

One function for each kind of decision gives the features of its options. The weights were learned
in self-play (`weights.csv`, by `examples/train_linear_policy.py`).
"""

from math import log
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.king.bot.features import CARD_FEATURES, CardFeatures, gold_lead, progress
from camarilla.games.king.bot.values import Contest, all_losses, gold_value, loss, stake
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
from camarilla.games.king.rules.board import Council
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
from camarilla.search.linear_policy import LinearPolicy, SoftmaxChoice, load_weights
from camarilla.search.policy import Policy

PLACING_FEATURES: Final = (
    *CARD_FEATURES,
    *("always", "draws", "late", "riches", "shown", "gain draws", "gold draws", "gold late"),
    *("gain late", "rival late", "gold riches", "king late", "fits late", "king draws"),
)
TAKING_FEATURES: Final = (
    *CARD_FEATURES,
    *("gold late", "gain late", "gold riches", "next late", "king late", "harm late"),
    *("fits late", "usual late"),
)
CHANGING_FEATURES: Final = (
    *("part", "rival part", "part late", "rival part late", "holds", "always"),
    *("own", "best", "blur", "late", "odd"),
)
BIDDING_FEATURES: Final = (
    *("always", "bargain", "gain", "harm", "price", "effort", "share of gold", "sales", "king"),
    *("bidders", "richest", "waste", "bargain early", "bid", "rival", "share of gold early"),
    *("fits", "chief", "own", "best", "blur", "gold", "rival gold", "gold to come", "gold worth"),
    *("bargain squared", "bargain bidders"),
)
BIDDING_CARDS_FEATURES: Final = (
    *("always", "bargain", "gain", "cost", "bid", "hand", "sales", "bidders", "gold value"),
    *("bargain early", "last cost", "gold", "rival gold", "gold to come", "gold worth"),
    *("bargain squared", "bargain bidders"),
)
GIVING_FEATURES: Final = ("loss", "gold", "value", "now", "own", "is gold", "sales")
DECISIONS: Final = (
    ("keep", PLACING_FEATURES),
    ("favour", PLACING_FEATURES),
    ("favour, kept one", PLACING_FEATURES),
    ("keep, favoured one", PLACING_FEATURES),
    ("keep, middle full", PLACING_FEATURES),
    ("take", TAKING_FEATURES),
    ("change", CHANGING_FEATURES),
    ("bid gold", BIDDING_FEATURES),
    ("bid cards", BIDDING_CARDS_FEATURES),
    ("give", GIVING_FEATURES),
)
"""Every kind of option that has features, and their names: the rows of the table of weights."""
WEIGHTS: Final = load_weights("camarilla.games.king.bot", DECISIONS)

# Where the weights of each kind begin.
KEEPING: Final = WEIGHTS.starts["keep"]
FAVOURING: Final = WEIGHTS.starts["favour"]
FAVOURING_ONLY: Final = WEIGHTS.starts["favour, kept one"]
KEEPING_ONLY: Final = WEIGHTS.starts["keep, favoured one"]
KEEPING_LAST: Final = WEIGHTS.starts["keep, middle full"]
TAKING: Final = WEIGHTS.starts["take"]
CHANGING: Final = WEIGHTS.starts["change"]
BIDDING: Final = WEIGHTS.starts["bid gold"]
BIDDING_CARDS: Final = WEIGHTS.starts["bid cards"]
GIVING: Final = WEIGHTS.starts["give"]


@mypyc_attr(allow_interpreted_subclasses=True)
class KingLinearPolicy(LinearPolicy):
    """Learned weights; rules of thumb for decisions without features."""

    def __init__(self, fallback: Policy) -> None:
        super().__init__(WEIGHTS, fallback)

    def players(self, s: State) -> int:
        return as_king(s).setup.players

    def options(self, s: State, weights: list[float]) -> SoftmaxChoice | None:
        return options(as_king(s), weights)


def options(s: Council, weights: list[float]) -> SoftmaxChoice | None:
    """The options of whoever is to act, with their features; None without a choice.

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


def place(s: Council, choice: SoftmaxChoice) -> None:
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


def take(s: Council, choice: SoftmaxChoice) -> None:
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


def change(s: Council, choice: SoftmaxChoice) -> None:
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


class Sale:
    """Features of any sale: who else bids, and what is still to come."""

    def __init__(self, s: Council) -> None:
        self.seat = s.bidder
        self.price = s.high + 1
        self.gold_value = gold_value(s)
        self.sales = len(s.favour) / s.setup.turns
        self.gold = s.gold_sum(s.bidder)
        self.all_gold = 0
        self.bidders = 0.0
        self.rival_gold = 0
        for other in range(s.setup.players):
            gold = s.gold_sum(other)
            self.all_gold += gold
            if other != s.bidder and not s.passed >> other & 1:
                self.bidders += 1.0 / s.setup.players
                self.rival_gold = max(self.rival_gold, gold)
        self.to_come = 0
        for kind in s.favour:
            if kind >= GOLD:
                self.to_come += kind - GOLD + 1


def bargain(gain: float, cost: float) -> float:
    """The logarithm of gain over cost, clipped."""
    return min(max(log(gain / cost), -4.0), 4.0)


def bid_gold(s: Council, choice: SoftmaxChoice) -> None:
    """K4.4: one more than the last bid, if there is enough to pay with."""
    sale = Sale(s)
    price, gold = sale.price, sale.gold
    if price > gold:
        return
    card = CardFeatures(s, sale.seat, s.sale, 0)
    good = bargain(stake(s, sale.seat) + 0.03, price * sale.gold_value + 0.03)
    share = gold / (sale.all_gold + 1.0)
    features = [
        1.0,
        good,
        card.gain,
        card.harm,
        price * sale.gold_value,
        price / (gold + 1.0),
        share,
        sale.sales,
        card.king,
        sale.bidders,
        1.0 if gold >= sale.rival_gold else 0.0,
        waste(s, sale.seat, price),
        good * sale.sales,
        price / 5.0,
        card.rival,
        share * sale.sales,
        card.fits,
        card.chief,
        card.own,
        card.best,
        card.blur,
        gold / 20.0,
        sale.rival_gold / 20.0,
        sale.to_come / 10.0,
        sale.gold_value,
        good * good,
        good * sale.bidders,
    ]
    choice.add(BID + s.high, BIDDING, features)


def waste(s: Council, seat: int, price: int) -> float:
    """K4.4: approximately the Gold lost for lack of small change."""
    ones, twos, threes = s.gold[3 * seat], s.gold[3 * seat + 1], s.gold[3 * seat + 2]
    if ones:
        return 0.0
    if not twos:
        return float(-price % 3)
    if not threes:
        return float(price % 2)
    return 1.0 if price == 1 else 0.0


def bid_cards(s: Council, choice: SoftmaxChoice) -> None:
    """K4.5: one card more than the last bid; the least valuable ones would pay."""
    sale = Sale(s)
    price = sale.price
    if price > s.sizes[sale.seat]:
        return
    losses = all_losses(s, sale.seat)
    losses.sort()
    cost = 0.0
    for index in range(price):
        cost += losses[index]
    value = float(s.sale - GOLD + 1)
    gain = sale.gold_value * value
    good = bargain(gain + 0.02, cost + 0.02)
    features = [
        1.0,
        good,
        gain,
        cost,
        0.3 * price,
        s.sizes[sale.seat] / s.setup.turns,
        sale.sales,
        sale.bidders,
        value,
        good * sale.sales,
        losses[price - 1],
        sale.gold / 20.0,
        sale.rival_gold / 20.0,
        sale.to_come / 10.0,
        sale.gold_value,
        good * good,
        good * sale.bidders,
    ]
    choice.add(BID + s.high, BIDDING_CARDS, features)


def give(s: Council, choice: SoftmaxChoice) -> None:
    """K4.5: a card of little value."""
    seat = s.actor()
    sales = len(s.favour) / s.setup.turns
    price = gold_value(s)
    for action in s.legal():
        kind = s.setup.kinds[action - PAY]
        if kind >= GOLD:
            value = float(kind - GOLD + 1)
            choice.add(action, GIVING, [price * value, value, 0.0, 0.0, 0.0, 1.0, sales])
            continue
        domain = s.setup.domain[kind]
        contest = Contest(s, domain)
        features = [
            loss(contest, seat, s.setup.value[kind]),
            0.0,
            float(s.setup.value[kind]),
            contest.prospects(seat),
            contest.sums[seat] / s.setup.wholes[domain],
            0.0,
            0.0,
        ]
        choice.add(action, GIVING, features)
