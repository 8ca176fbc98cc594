"""K6: the end, tiles and victory."""

from typing import Final

from camarilla.games.king.rules import events
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import DOMAINS, GOVERNMENT
from camarilla.games.king.rules.deck import Setup

NO_LETTER: Final = 26
"""Farther from A than Z is."""


class Holding:
    """What a hand has of one domain: cards, their sum, and the letter nearest to A."""

    def __init__(self, setup: Setup, hand: int, domain: int) -> None:
        self.cards = 0
        self.sum = 0
        self.letter = NO_LETTER
        for kind in range(GOVERNMENT):
            if hand >> kind & 1 and setup.domain[kind] == domain:
                self.cards += 1
                self.sum += setup.value[kind]
                self.letter = min(self.letter, setup.letter[kind])


def holding(s: Board, seat: int, domain: int) -> Holding:
    """What a seat has of a domain."""
    return Holding(s.setup, s.hands[seat], domain)


def ranked(s: Board, domain: int) -> list[int]:
    """K6.1: the holders of a domain's cards, the first first."""
    ranks: list[tuple[int, int, int]] = []
    for seat in range(s.setup.players):
        held = holding(s, seat, domain)
        if held.cards:
            ranks.append((-held.sum, held.letter, seat))
    ranks.sort()
    return [seat for _, _, seat in ranks]


def points(s: Board) -> list[int]:
    """K6.2, K6.3: the values of the tiles that the hands as they are would take."""
    total = [0] * s.setup.players
    for domain in range(s.setup.domains):
        holders = ranked(s, domain)
        if holders:
            total[holders[0]] += s.chiefs[domain]
        if len(holders) > 1:
            total[holders[1]] += s.minor(domain)
    return total


# K6.4: the steps of the ladder, in the order of `events.STEP_IDS`.
POINTS: Final = 0
GOLD_LEFT: Final = 1
CARDS: Final = 2
LETTER: Final = 3
SHARED: Final = 4


class Decision:
    """How the game is decided: the step, its domain (-1: none), and what was compared.

    `tied` are those compared in that step, `winners` those who were best in it.
    """

    def __init__(self, step: int, domain: int, tied: list[int], amounts: list[int]) -> None:
        self.step = step
        self.domain = domain
        self.tied = tied
        self.amounts = amounts
        self.winners = tied if step == SHARED else with_most(tied, amounts)


def decision_of(s: Board) -> Decision:
    """K6.4: most points; each further step is among those still tied."""
    every = list(range(s.setup.players))
    found = Decision(POINTS, -1, every, points(s))
    if len(found.winners) > 1:
        gold = [s.gold_sum(seat) for seat in every]
        found = Decision(GOLD_LEFT, -1, found.winners, gold)
    for domain in range(DOMAINS):
        if len(found.winners) == 1:
            return found
        held = [holding(s, seat, domain) for seat in every]
        if any(held[seat].cards for seat in found.winners):
            cards = [holding.cards for holding in held]
            found = Decision(CARDS, domain, found.winners, cards)
            if len(found.winners) > 1:
                letters = [-holding.letter for holding in held]
                found = Decision(LETTER, domain, found.winners, letters)
    if len(found.winners) == 1:
        return found
    return Decision(SHARED, -1, found.winners, found.amounts)


def leaders(s: Board) -> list[int]:
    """K6.4: the winners, if the game ended now."""
    return decision_of(s).winners


def with_most(seats: list[int], amounts: list[int]) -> list[int]:
    most = max([amounts[seat] for seat in seats])
    return [seat for seat in seats if amounts[seat] == most]


def tell_result(s: Board) -> None:
    """K7.5 the hands, K6.2 and K6.3 the tiles, K6.4 the victory."""
    if s.out is None:
        return
    s.say(events.HANDS_SHOWN, "K7.5")
    for domain in range(s.setup.domains):
        holders = ranked(s, domain)
        if holders:
            s.say(events.TOOK_CHIEF, "K6.2", holders[0], domain, s.chiefs[domain])
        if len(holders) > 1 and s.minor(domain):
            s.say(events.TOOK_MINOR, "K6.3", holders[1], domain, s.minor(domain))
    total = points(s)
    found = decision_of(s)
    for seat in found.winners:
        amount = abs(found.amounts[seat])
        s.say(events.WON, "K6.4", seat, total[seat], found.step, found.domain, amount)
