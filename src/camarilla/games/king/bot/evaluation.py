"""The evaluation of positions of For the King (and Me); it can be read as advice to a player.

The expected score of a seat is the duty tiles it is likely to take: in every domain, its cards
against the others' and against those still to come. Gold is worth what it can buy in the auction.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.king.bot.values import expected
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import GOVERNMENT
from camarilla.games.king.rules.cast import as_king
from camarilla.kernel.game import State
from camarilla.search.evaluator import Evaluator

UNCERTAINTY: Final = 0.4
MIN_UNCERTAINTY: Final = 0.3
"""How much the cards still to come blur the ranking of a domain, and the blur without any."""
LETTER: Final = 0.004
"""The value of a letter near A: letters decide ties only."""
FAVOUR_CARD: Final = 0.25
"""The points that an average favour card brings to its buyer."""
GOLD_TO_COME: Final = 2.0
"""The Gold that each card of the deck adds to what the others can bid, as far as is known."""
GOLD_LEFT: Final = 0.03
"""The value of a Gold that buys nothing: it decides ties."""
CARD_IN_HAND: Final = 0.17
"""The value of any card at all: even a useless one can pay for Gold."""
HIGH_DOMAINS: Final = (0, 1, 5)
"""The domains whose cards have high values on average."""
HIGH_MEAN: Final = 2.8
LOW_MEAN: Final = 1.2
"""The mean value of a card in these domains, and in the others."""


@mypyc_attr(allow_interpreted_subclasses=True)
class KingEvaluator(Evaluator):
    """Evaluates domain by domain."""

    def expected_scores(self, s: State) -> list[float]:
        return expected_points(as_king(s))

    def score_scale(self, state: State) -> float:
        """While cards are to come, tiles change hands."""
        s = as_king(state)
        to_come = s.deck + len(s.favour)
        return 1.6 + to_come / s.setup.deck


def expected_points(s: Board) -> list[float]:
    """By seat: the tiles it may expect, and what its Gold will add to them."""
    players = s.setup.players
    strength = [strengths(s, seat) for seat in range(players)]
    total = [CARD_IN_HAND * size for size in s.sizes]
    to_come = values_to_come(s)
    for domain in range(s.setup.domains):
        of_domain = [strength[seat][domain] for seat in range(players)]
        add_tiles(s, domain, of_domain, to_come[domain], total)
    add_buying(s, total)
    return total


def strengths(s: Board, seat: int) -> list[float]:
    """The sum of the seat's cards in each domain; slightly more for letters near A."""
    setup = s.setup
    found = [0.0] * setup.domains
    mask = s.hands[seat]
    kind = 0
    while mask:
        if mask & 1:
            found[setup.domain[kind]] += setup.value[kind] + LETTER / (1.0 + setup.letter[kind])
        mask >>= 1
        kind += 1
    return found


def values_to_come(s: Board) -> list[float]:
    """By domain: the values of the cards that nobody holds yet, as far as they will be drawn."""
    setup = s.setup
    found = [0.0] * setup.domains
    drawn = s.deck / (s.deck + setup.removed) if s.deck else 0.0
    if drawn:
        for kind in range(GOVERNMENT):
            if s.undrawn[kind]:
                found[setup.domain[kind]] += drawn * setup.value[kind]
    for kind in s.favour:
        if kind < GOVERNMENT:
            found[setup.domain[kind]] += setup.value[kind]
    return found


def add_tiles(
    s: Board, domain: int, strength: list[float], to_come: float, total: list[float]
) -> None:
    """Each seat's chances of the chief and of the minor tile."""
    players = len(strength)
    mean = HIGH_MEAN if domain in HIGH_DOMAINS else LOW_MEAN
    blur = MIN_UNCERTAINTY + UNCERTAINTY * sqrt(to_come * mean)
    best = max(strength)
    weights = [exp((own - best) / blur) if own or to_come else 0.0 for own in strength]
    chief = float(s.chiefs[domain])
    minor = float(s.minor(domain))
    for seat in range(players):
        total[seat] += expected(weights, seat, chief, minor)


def add_buying(s: Board, total: list[float]) -> None:
    """Gold buys in proportion: who has a third of it gets a third of the favour cards."""
    gold = [float(s.gold_sum(seat)) for seat in range(s.setup.players)]
    cards = len(s.favour) + s.deck / (s.setup.players + 1.0)
    every = sum(gold) + 1.0 + GOLD_TO_COME * s.deck
    for seat in range(len(gold)):
        total[seat] += FAVOUR_CARD * cards * gold[seat] / every + GOLD_LEFT * gold[seat]
