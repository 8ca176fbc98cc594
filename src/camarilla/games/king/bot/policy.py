"""How a practised player of For the King plays without thinking, by habit.

For every kind of decision the reasons that count, one function each. How much they count was
learned in games against itself (`king_habits.csv`, by `examples/teach.py`).
"""

from math import log
from typing import Final

from camarilla.games.king.bot.features import OF_A_CARD, Look, progress, riches
from camarilla.games.king.bot.values import Contest, all_losses, gold_worth, loss, stake
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
from camarilla.games.king.rules.operations import (
    CHANGE_TILE,
    MAKE_BID,
    PAY_CARDS,
    PAY_GOLD,
    PLACE_CARD,
    TAKE_CARD,
)
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import CHANCE
from camarilla.search.linear_policy import Choice, taught

OF_PLACING: Final = (
    *OF_A_CARD,
    *("always", "draws", "late", "riches", "shown", "gain draws", "gold draws", "gold late"),
    *("gain late", "rival late", "gold riches", "king late", "fits late", "king draws"),
)
OF_TAKING: Final = (
    *OF_A_CARD,
    *("gold late", "gain late", "gold riches", "next late", "king late", "harm late"),
    *("fits late", "usual late"),
)
OF_CHANGING: Final = (
    *("part", "rival part", "part late", "rival part late", "holds", "always"),
    *("own", "best", "blur", "late", "odd"),
)
OF_BIDDING: Final = (
    *("always", "bargain", "gain", "harm", "price", "effort", "share of gold", "sales", "king"),
    *("bidders", "richest", "waste", "bargain early", "bid", "rival", "share of gold early"),
    *("fits", "chief", "own", "best", "blur", "gold", "rival gold", "gold to come", "gold worth"),
    *("bargain squared", "bargain bidders"),
)
OF_BIDDING_CARDS: Final = (
    *("always", "bargain", "gain", "cost", "bid", "hand", "sales", "bidders", "gold value"),
    *("bargain early", "last cost", "gold", "rival gold", "gold to come", "gold worth"),
    *("bargain squared", "bargain bidders"),
)
OF_GIVING: Final = ("loss", "gold", "value", "now", "own", "is gold", "sales")
DECISIONS: Final = (
    ("keep", OF_PLACING),
    ("favour", OF_PLACING),
    ("favour, kept one", OF_PLACING),
    ("keep, favoured one", OF_PLACING),
    ("keep, middle full", OF_PLACING),
    ("take", OF_TAKING),
    ("change", OF_CHANGING),
    ("bid gold", OF_BIDDING),
    ("bid cards", OF_BIDDING_CARDS),
    ("give", OF_GIVING),
)
"""Every option that has reasons, and their names: the rows of the table of habits."""
HABITS: Final = taught("camarilla.games.king.bot", DECISIONS)

# Where the weights of each begin.
KEEPING: Final = HABITS.starts["keep"]
FAVOURING: Final = HABITS.starts["favour"]
FAVOURING_ONLY: Final = HABITS.starts["favour, kept one"]
KEEPING_ONLY: Final = HABITS.starts["keep, favoured one"]
KEEPING_LAST: Final = HABITS.starts["keep, middle full"]
TAKING: Final = HABITS.starts["take"]
CHANGING: Final = HABITS.starts["change"]
BIDDING: Final = HABITS.starts["bid gold"]
BIDDING_CARDS: Final = HABITS.starts["bid cards"]
GIVING: Final = HABITS.starts["give"]


def weigh(s: Council, weights: list[float]) -> Choice | None:
    """What speaks for each option of whoever is to act; None without a choice that was taught.

    How to pay Gold was not.
    """
    if s.actor() == CHANCE or len(s.legal()) == 1 or s.stack[-1] & OPERATION == PAY_GOLD:
        return None
    choice = Choice(weights)
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


def place(s: Council, choice: Choice) -> None:
    """K3.1: keep it, sell it, or leave it to the others."""
    players = s.setup.players
    look = Look(s, s.leader, s.drawn, 1)
    draws = (players - s.kept - s.shown - s.favoured) / players
    late = progress(s)
    rich = riches(s, s.leader)
    reasons = look.reasons()
    reasons += [
        1.0,
        draws,
        late,
        rich,
        s.shown / (players - 1),
        look.gain * draws,
        look.gold * draws,
        look.gold * late,
        look.gain * late,
        look.rival * late,
        look.gold * rich,
        look.king * late,
        look.fits * late,
        look.king * draws,
    ]
    if s.kept:
        choice.add(FAVOUR, FAVOURING_ONLY, reasons)
        choice.add(MIDDLE, 0, [])
    elif s.favoured:
        choice.add(KEEP, KEEPING_ONLY, reasons)
        choice.add(MIDDLE, 0, [])
    elif s.shown == players - 1:
        choice.add(KEEP, KEEPING_LAST, reasons)
        choice.add(FAVOUR, 0, [])
    else:
        choice.add(KEEP, KEEPING, reasons)
        choice.add(FAVOUR, FAVOURING, reasons)
        choice.add(MIDDLE, 0, [])


def take(s: Council, choice: Choice) -> None:
    """K3.2: what helps, and what others must not have."""
    seat = s.actor()
    after = (s.leader - seat - 1) % s.setup.players
    late = progress(s)
    rich = riches(s, seat)
    for action in s.legal():
        look = Look(s, seat, s.setup.kinds[action - TAKE], after)
        reasons = look.reasons()
        reasons += [
            look.gold * late,
            look.gain * late,
            look.gold * rich,
            look.next * late,
            look.king * late,
            look.harm * late,
            look.fits * late,
            look.usual * late,
        ]
        choice.add(action, TAKING, reasons)


def change(s: Council, choice: Choice) -> None:
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
        reasons = [
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
        choice.add(action, CHANGING, reasons)


class Sale:
    """What counts in any sale: who else bids, and what is still to come."""

    def __init__(self, s: Council) -> None:
        self.seat = s.bidder
        self.price = s.high + 1
        self.gold_worth = gold_worth(s)
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
    """How much more a thing is worth than it costs, as a logarithm within bounds."""
    return min(max(log(gain / cost), -4.0), 4.0)


def bid_gold(s: Council, choice: Choice) -> None:
    """K4.4: one more than the last bid, if there is enough to pay with."""
    sale = Sale(s)
    price, gold = sale.price, sale.gold
    if price > gold:
        return
    look = Look(s, sale.seat, s.sale, 0)
    good = bargain(stake(s, sale.seat) + 0.03, price * sale.gold_worth + 0.03)
    share = gold / (sale.all_gold + 1.0)
    reasons = [
        1.0,
        good,
        look.gain,
        look.harm,
        price * sale.gold_worth,
        price / (gold + 1.0),
        share,
        sale.sales,
        look.king,
        sale.bidders,
        1.0 if gold >= sale.rival_gold else 0.0,
        waste(s, sale.seat, price),
        good * sale.sales,
        price / 5.0,
        look.rival,
        share * sale.sales,
        look.fits,
        look.chief,
        look.own,
        look.best,
        look.blur,
        gold / 20.0,
        sale.rival_gold / 20.0,
        sale.to_come / 10.0,
        sale.gold_worth,
        good * good,
        good * sale.bidders,
    ]
    choice.add(BID + s.high, BIDDING, reasons)


def waste(s: Council, seat: int, price: int) -> float:
    """K4.4: the Gold lost for want of small change, about."""
    ones, twos, threes = s.gold[3 * seat], s.gold[3 * seat + 1], s.gold[3 * seat + 2]
    if ones:
        return 0.0
    if not twos:
        return float(-price % 3)
    if not threes:
        return float(price % 2)
    return 1.0 if price == 1 else 0.0


def bid_cards(s: Council, choice: Choice) -> None:
    """K4.5: one card more than the last bid; those that are missed least would pay."""
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
    gain = sale.gold_worth * value
    good = bargain(gain + 0.02, cost + 0.02)
    reasons = [
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
        sale.gold_worth,
        good * good,
        good * sale.bidders,
    ]
    choice.add(BID + s.high, BIDDING_CARDS, reasons)


def give(s: Council, choice: Choice) -> None:
    """K4.5: a card that is missed little."""
    seat = s.actor()
    sales = len(s.favour) / s.setup.turns
    price = gold_worth(s)
    for action in s.legal():
        kind = s.setup.kinds[action - PAY]
        if kind >= GOLD:
            value = float(kind - GOLD + 1)
            choice.add(action, GIVING, [price * value, value, 0.0, 0.0, 0.0, 1.0, sales])
            continue
        domain = s.setup.domain[kind]
        contest = Contest(s, domain)
        reasons = [
            loss(contest, seat, s.setup.value[kind]),
            0.0,
            float(s.setup.value[kind]),
            contest.prospects(seat),
            contest.sums[seat] / s.setup.wholes[domain],
            0.0,
            0.0,
        ]
        choice.add(action, GIVING, reasons)
