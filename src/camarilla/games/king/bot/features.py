"""Features of a card in For the King: whom it helps, and how much."""

from typing import Final

from camarilla.games.king.bot.values import Contest, market_value
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import GOLD, GOVERNMENT, KING, KING_PARTS

CARD_FEATURES: Final = (
    *("gain", "harm", "rival", "gold", "king", "usual", "fits", "next"),
    *("chief", "value", "own", "best", "blur", "now", "gold 1", "gold 3", "lead"),
)
"""The names of the features, in their order."""


class CardFeatures:
    """What a card means to a seat, and to the others.

    `near` is the number of seats to the left that may get it next.
    """

    def __init__(self, s: Board, seat: int, kind: int, near: int) -> None:
        self.market_value = market_value(s, kind)
        self.gain = 0.0
        """The points that a Government card brings to the seat."""
        self.harm = 0.0
        """Those that it costs the seat if the strongest rival has it."""
        self.rival = 0.0
        """Those that it brings to the rival who gains most."""
        self.next = 0.0
        """The same, of the rivals who may get it next."""
        self.gold = 0.0
        self.king = 0.0
        self.fits = 0.0
        """How well a King card fits the seat."""
        self.chief = self.value = self.own = self.best = self.blur = self.now = 0.0
        """Of the card's domain: the chief tile, the card's value, what the seat and the strongest
        rival have of it, how uncertain that is, and the points that the seat may expect."""
        if kind >= GOLD:
            self.gold = float(kind - GOLD + 1)
        elif kind >= GOVERNMENT:
            self.king = 1.0
            self.fits = fits(s, seat, kind - KING)
        else:
            self._compare(s, seat, kind, near)

    def _compare(self, s: Board, seat: int, kind: int, near: int) -> None:
        domain, value = s.setup.domain[kind], s.setup.value[kind]
        contest = Contest(s, domain)
        players = s.setup.players
        now = contest.prospects(seat)
        strongest = contest.strongest(seat)
        for distance in range(1, players):
            other = (seat + distance) % players
            gain = contest.prospects_with(other, value) - contest.prospects(other)
            self.rival = max(self.rival, gain)
            if distance <= near:
                self.next = max(self.next, gain)
        self.gain = contest.prospects_with(seat, value) - now
        self.harm = now - contest.prospects_if(seat, strongest, value)
        whole = float(s.setup.wholes[domain])
        self.chief = s.chiefs[domain] / 6.0
        self.value = 5.0 * value / whole
        self.own = 2.0 * contest.sums[seat] / whole
        self.best = 2.0 * contest.sums[strongest] / whole
        self.blur = 5.0 * contest.blur / whole
        self.now = 0.3 * now

    def vector(self) -> list[float]:
        """All of them, in the order of `CARD_FEATURES`."""
        return [
            self.gain,
            self.harm,
            self.rival,
            self.gold,
            self.king,
            self.market_value,
            self.fits,
            self.next,
            self.chief,
            self.value,
            self.own,
            self.best,
            self.blur,
            self.now,
            1.0 if self.gold == 1.0 else 0.0,
            1.0 if self.gold == 3.0 else 0.0,
            max(self.own - self.best, 0.0),
        ]


def fits(s: Board, seat: int, king: int) -> float:
    """K5: what a King card can do for a seat: raise what it leads, lower what others do."""
    raising = lowering = -1.0
    for domain in range(s.setup.domains):
        contest = Contest(s, domain)
        lead = contest.part(seat) - contest.best_part(seat)
        if s.chiefs[domain] < 6:
            raising = max(raising, lead)
        if s.chiefs[domain] > 1:
            lowering = max(lowering, -lead)
    total = 0.0
    for part in KING_PARTS[king]:
        total += raising if part == 1 else lowering if part == -1 else max(raising, lowering)
    return total


def progress(s: Board) -> float:
    """The part of the first phase that is over."""
    return 1.0 - s.deck / s.setup.deck


def gold_lead(s: Board, seat: int) -> float:
    """The Gold of the seat above the average of the others."""
    total = 0
    for other in range(s.setup.players):
        total += s.gold_sum(other)
    own = s.gold_sum(seat)
    return (own - (total - own) / (s.setup.players - 1)) / 8.0
