"""How to judge a position of For the King (and Me); it can be read as advice to a player.

A seat's prospects are the duty tiles it is likely to take: in every domain, its cards against the
others' and against those that are still to come. Gold is worth what it can buy in the auction.
"""

from math import exp, sqrt
from random import Random
from typing import Final

from camarilla.bots.minds import king_instinct
from camarilla.bots.minds.mind import Mind
from camarilla.games.king.actions import MIDDLE
from camarilla.games.king.cards import GOLD, GOVERNMENT, KING
from camarilla.games.king.council import Council
from camarilla.games.king.operations import (
    DRAW_CARD,
    LOSE_CARD,
    MAKE_BID,
    PAY_CARDS,
    PAY_GOLD,
    PLACE_CARD,
)
from camarilla.games.king.state import KingState
from camarilla.kernel.frames import OPERATION, first, second
from camarilla.kernel.game import State

UNCERTAIN: Final = 0.42
"""How far the cards still to come blur the ranking of a domain."""
LETTER: Final = 0.004
"""Letters decide ties only."""
TO_BUY: Final = 0.62
"""Points that an average favour card brings to its buyer."""
CARD_IN_HAND: Final = 0.06
"""Any card at all can pay for Gold, so even a useless one is worth a little."""
OPEN_PLACE: Final = 0.42
"""The adviser who has not kept a card yet may still draw a better one."""
BOLD: Final = 0.85
"""A highest bid is not always the last: the sale counts so much as if it were."""


class KingMind(Mind):
    """Judges domain by domain."""

    def standing(self, s: State) -> list[float]:
        assert isinstance(s, KingState)
        return prospects(s)

    def spread(self, s: State) -> float:
        """While cards are to come, tiles change hands."""
        assert isinstance(s, KingState)
        to_come = s.deck + len(s.favour)
        return 0.5 + 2.2 * to_come / s.setup.deck

    def instinct(self, s: State, rng: Random) -> int:
        assert isinstance(s, KingState)
        return king_instinct.choose(s, rng)

    def clock(self, s: State) -> int:
        """Turns of the first phase and sales of the second that are over."""
        assert isinstance(s, KingState)
        setup = s.setup
        if s.deck or s.kept:
            placed = s.kept + s.shown + s.favoured + (1 if s.drawn >= 0 else 0)
            return (setup.deck - s.deck - placed) // (setup.players + 1)
        return 2 * setup.turns - len(s.favour) - (1 if s.sale >= 0 else 0)

    def foresight(self, s: State) -> int:
        """One round of advisers, or of first players."""
        assert isinstance(s, KingState)
        return s.setup.players if s.deck or s.kept else 4

    def seen(self, s: State, action: int, seat: int) -> int:
        """K7: others' draws, face-down payments and losses look all alike."""
        assert isinstance(s, KingState)
        top = s.stack[-1]
        op = top & OPERATION
        if op == DRAW_CARD:
            return action if s.leader == seat else -1
        if op == PLACE_CARD:
            shown = s.leader != seat and (action == MIDDLE or KING <= s.drawn < GOLD)
            return -action - 10 * s.drawn - 10 if shown else action
        if op in (PAY_CARDS, LOSE_CARD):
            return action if first(top) == seat else -1
        return action


def prospects(s: Council) -> list[float]:
    """By seat: the tiles it may expect, and what its Gold will add to them."""
    setup = s.setup
    players = setup.players
    strength: list[list[float]] = []
    sizes: list[float] = []
    gold: list[float] = []
    for seat in range(players):
        strength.append(strengths(s, seat))
        gold.append(float(s.gold_sum(seat)))
        sizes.append(float(s.sizes[seat]))
    share_middle(s, strength, gold, sizes)
    project_sale(s, strength, gold, sizes)
    total = [CARD_IN_HAND * size for size in sizes]
    to_come = values_to_come(s)
    for domain in range(setup.domains):
        of_domain = [strength[seat][domain] for seat in range(players)]
        add_tiles(s, domain, of_domain, to_come[domain], total)
    add_buying(s, gold, total)
    if s.deck and not s.kept:
        left = players - s.shown + 1 - s.favoured
        total[s.leader] += OPEN_PLACE + 0.06 * left
    return total


def strengths(s: Council, seat: int) -> list[float]:
    """The sum of the seat's cards in each domain; a hair more for letters near to A."""
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


def share_middle(
    s: Council, strength: list[list[float]], gold: list[float], sizes: list[float]
) -> None:
    """What lies in the middle will be taken by the adviser's opponents, one card each."""
    if not s.middle:
        return
    players = s.setup.players
    takers = len(s.middle) if s.kept + s.shown + s.favoured == players + 1 else players - 1
    part = 1.0 / takers
    for kind in s.middle:
        for nth in range(takers):
            seat = (s.leader + players - 1 - nth) % players
            give(s, kind, seat, part, strength, gold, sizes)


def give(
    s: Council,
    kind: int,
    seat: int,
    part: float,
    strength: list[list[float]],
    gold: list[float],
    sizes: list[float],
) -> None:
    if kind < GOVERNMENT:
        strength[seat][s.setup.domain[kind]] += part * s.setup.value[kind]
        sizes[seat] += part
    elif kind >= GOLD:
        gold[seat] += part * (kind - GOLD + 1)
        sizes[seat] += part


def project_sale(
    s: Council, strength: list[list[float]], gold: list[float], sizes: list[float]
) -> None:
    """Count the card on sale as the highest bidder's, and its price as paid."""
    if s.sale < 0 or s.high_seat < 0 or not s.stack:
        return
    top = s.stack[-1]
    op = top & OPERATION
    seat = s.high_seat
    due = s.high
    part = BOLD
    if op in (PAY_GOLD, PAY_CARDS):
        due = second(top)
        part = 1.0
    elif op != MAKE_BID:
        return
    means = s.sizes[seat] if s.sale >= GOLD else s.gold_sum(seat)
    if means < due:
        sizes[seat] -= 1.0
        gold[seat] *= 0.93
        return
    if s.sale >= GOLD:
        sizes[seat] -= part * due
        spoil(strength[seat], gold, seat, due, s.sizes[seat])
    else:
        gold[seat] -= part * due
    give(s, s.sale, seat, part, strength, gold, sizes)


def spoil(strength: list[float], gold: list[float], seat: int, due: int, size: int) -> None:
    """Cards paid for Gold: the first ones are hardly missed, the later ones are."""
    kept = 1.0 - 0.25 * due * due / (size + 1.0) / 2.0
    kept = max(kept, 0.0)
    for domain in range(len(strength)):
        strength[domain] *= kept
    gold[seat] *= kept


def values_to_come(s: Council) -> list[float]:
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
    s: Council, domain: int, strength: list[float], to_come: float, total: list[float]
) -> None:
    """Each seat's chances of the chief and of the minor tile."""
    players = len(strength)
    mean = 2.8 if domain in (0, 1, 5) else 1.2
    blur = 0.05 + UNCERTAIN * sqrt(to_come * mean)
    best = max(strength)
    weights = [exp((own - best) / blur) if own or to_come else 0.0 for own in strength]
    every = sum(weights)
    if best <= 0.0 and not to_come:
        return
    chief = float(s.chiefs[domain])
    minor = float(s.minor(domain))
    for seat in range(players):
        first_chance = weights[seat] / every
        total[seat] += chief * first_chance
        if minor:
            for other in range(players):
                rest = every - weights[other]
                if other != seat and rest > 1e-9:
                    total[seat] += minor * weights[other] / every * weights[seat] / rest


def add_buying(s: Council, gold: list[float], total: list[float]) -> None:
    """Gold buys in proportion: who has a third of it gets a third of the favour cards.

    Left over, it still decides ties.
    """
    cards = len(s.favour) + s.deck / (s.setup.players + 1.0)
    every = sum(gold) + 4.0 + 0.5 * s.deck
    for seat in range(len(gold)):
        total[seat] += TO_BUY * cards * gold[seat] / every + 0.02 * gold[seat]
