"""The value of cards in For the King: the expected points of a domain, and the price of Gold.

Quick figures for rollouts. In a domain only the sums of the hands matter, and the cards that are
still to come, which blur them.
"""

from math import exp, sqrt
from typing import Final

from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import GOLD, GOVERNMENT

BLUR: Final = 0.42
"""How much the cards still to come blur the ranking of a domain."""
MIN_BLUR: Final = 0.25
"""The blur when none are to come."""
KING_VALUE: Final = 0.38
"""A King card raises what its owner has, or lowers what a rival has."""
CHIEF_VALUE: Final = 2.66
"""The value of a chief tile, shared out over the cards of its domain, as a multiple of its points:
the second best seat pays almost as much for a card as the best one."""
EARLY_GOLD: Final = 0.27
"""Points for each Gold while the favour pile grows."""
GOLD_FACTOR: Final = 0.8
GOLD_FACTOR_PER_PLAYER: Final = 0.2
"""A Gold buys more than its even share of what is on sale, the more so the more players bid: it can
wait for the card that its owner needs and others do not."""


class Contest:
    """One domain: what each seat has of it, and how certain that is."""

    def __init__(self, s: Board, domain: int) -> None:
        setup = s.setup
        self.chief = float(s.chiefs[domain])
        self.minor = float(s.minor(domain))
        players = setup.players
        self.sums = [0] * players
        to_come = 0.0
        whole = 0
        cards = 0
        drawn = s.deck / (s.deck + setup.removed) if s.deck else 0.0
        domains, values, undrawn, hands = setup.domain, setup.value, s.undrawn, s.hands
        for kind in range(setup.starts[domain], setup.starts[domain + 1]):
            value = values[kind]
            whole += value
            cards += 1
            if undrawn[kind]:
                to_come += drawn * value
                continue
            for seat in range(players):
                if hands[seat] >> kind & 1:
                    self.sums[seat] += value
                    break
        for kind in s.favour:
            if kind < GOVERNMENT and domains[kind] == domain:
                to_come += values[kind]
        self.blur = MIN_BLUR + BLUR * sqrt(to_come * whole / cards) if cards else 1.0
        self.total = sum(self.sums)
        self.best = max(self.sums)
        self.weights = [exp((own - self.best) / self.blur) for own in self.sums]
        """Each seat's chances of the chief tile, in proportion."""

    def prospects(self, seat: int) -> float:
        """The points that the seat may expect of the domain's tiles."""
        return expected(self.weights, seat, self.chief, self.minor) if self.total else 0.0

    def part(self, seat: int) -> float:
        """The same as a part of the chief tile."""
        return self.prospects(seat) / self.chief

    def best_part(self, seat: int) -> float:
        """The greatest part of the others."""
        best = 0.0
        for other in range(len(self.sums)):
            if other != seat:
                best = max(best, self.part(other))
        return best

    def strongest(self, seat: int) -> int:
        """The first of the others to the left who has most."""
        players = len(self.sums)
        best = (seat + 1) % players
        for distance in range(2, players):
            other = (seat + distance) % players
            if self.sums[other] > self.sums[best]:
                best = other
        return best

    def prospects_with(self, seat: int, more: int) -> float:
        """The same if the sum of the seat were greater by `more`."""
        return self.prospects_if(seat, seat, more)

    def prospects_if(self, seat: int, rival: int, more: int) -> float:
        """The same if the sum of a rival were greater by `more`."""
        if self.total + more <= 0:
            return 0.0
        weights = self.weights
        before = weights[rival]
        weights[rival] = exp((self.sums[rival] + more - self.best) / self.blur)
        points = expected(weights, seat, self.chief, self.minor)
        weights[rival] = before
        return points


def expected(weights: list[float], seat: int, chief: float, minor: float) -> float:
    """The points of a domain's tiles for a seat, if it takes each with a chance by its weight.

    What is left for the second place is summed again for every first: a subtraction would lose
    precision when a leader is far ahead.
    """
    own = weights[seat]
    if own <= 0.0:
        return 0.0
    every = 0.0
    for weight in weights:
        every += weight
    points = chief * own / every
    if minor > 0.0:
        for first in range(len(weights)):
            if first != seat:
                rest = 0.0
                for other in range(len(weights)):
                    if other != first:
                        rest += weights[other]
                points += minor * weights[first] / every * own / rest
    return points


def gain(s: Board, seat: int, kind: int) -> float:
    """Approximately the points that a card brings to a seat."""
    if kind >= GOLD:
        return gold_value(s) * (kind - GOLD + 1)
    if kind >= GOVERNMENT:
        return KING_VALUE
    contest = Contest(s, s.setup.domain[kind])
    return contest.prospects_with(seat, s.setup.value[kind]) - contest.prospects(seat)


def stake(s: Board, seat: int) -> float:
    """The difference it makes whether the seat gets the card being sold, or the strongest rival."""
    kind = s.sale
    if kind >= GOVERNMENT:
        return KING_VALUE
    contest = Contest(s, s.setup.domain[kind])
    value = s.setup.value[kind]
    rival = s.high_seat if s.high_seat >= 0 else contest.strongest(seat)
    return contest.prospects_with(seat, value) - contest.prospects_if(seat, rival, value)


def loss(contest: Contest, seat: int, value: int) -> float:
    """The points that a seat loses with a card; even a useless one could pay for Gold."""
    return 0.01 + contest.prospects(seat) - contest.prospects_with(seat, -value)


def all_losses(s: Board, seat: int) -> list[float]:
    """For each card in hand, the points that the seat loses with it."""
    losses: list[float] = []
    price = gold_value(s)
    contest: Contest | None = None
    domain = -1
    for kind in s.kinds_held(seat):
        if kind >= GOLD:
            losses += [price * (kind - GOLD + 1)] * s.holds(seat, kind)
            continue
        if contest is None or s.setup.domain[kind] != domain:
            domain = s.setup.domain[kind]
            contest = Contest(s, domain)
        losses.append(loss(contest, seat, s.setup.value[kind]))
    return losses


def gold_value(s: Board) -> float:
    """The points that one Gold will buy: what is still to be sold, over the Gold of all seats."""
    if s.deck:
        return EARLY_GOLD
    points = on_sale(s)
    gold = 0
    for seat in range(s.setup.players):
        gold += s.gold_sum(seat)
    return (GOLD_FACTOR + GOLD_FACTOR_PER_PLAYER * s.setup.players) * points / (gold + 1.0)


def on_sale(s: Board) -> float:
    """The points that the favour cards, the one being sold included, are worth."""
    points = 0.0
    for kind in s.favour:
        points += market_value(s, kind)
    if s.sale >= 0:
        points += market_value(s, s.sale)
    return points


def market_value(s: Board, kind: int) -> float:
    """The value of a Government or King card to a seat that needs it; Gold cannot buy Gold."""
    if kind >= GOLD:
        return 0.0
    if kind >= GOVERNMENT:
        return KING_VALUE
    setup = s.setup
    domain = setup.domain[kind]
    return CHIEF_VALUE * s.chiefs[domain] * setup.value[kind] / setup.wholes[domain]
