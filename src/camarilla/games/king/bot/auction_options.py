"""Features of the decisions in an auction of For the King (K4)."""

from math import log

from camarilla.games.king.bot.feature_names import (
    BIDDING,
    BIDDING_CARDS,
    GIVING,
)
from camarilla.games.king.bot.features import CardFeatures
from camarilla.games.king.bot.values import Contest, all_losses, gold_value, loss, stake
from camarilla.games.king.rules.actions import (
    BID,
    PAY,
)
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import GOLD
from camarilla.search.linear_policy import SoftmaxChoice


class Sale:
    """Features of any sale: who else bids, and what is still to come."""

    def __init__(self, s: Board) -> None:
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


def bid_gold(s: Board, choice: SoftmaxChoice) -> None:
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


def waste(s: Board, seat: int, price: int) -> float:
    """K4.4: approximately the Gold lost for lack of small change."""
    ones, twos, threes = s.gold[3 * seat], s.gold[3 * seat + 1], s.gold[3 * seat + 2]
    if ones:
        return 0.0
    if not twos:
        return float(-price % 3)
    if not threes:
        return float(price % 2)
    return 1.0 if price == 1 else 0.0


def bid_cards(s: Board, choice: SoftmaxChoice) -> None:
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


def give(s: Board, choice: SoftmaxChoice) -> None:
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
