"""K6: the end, tiles and victory."""

from typing import Final

from camarilla.games.king.rules import events
from camarilla.games.king.rules.board import Council
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


def ranked(s: Council, domain: int) -> list[int]:
    """K6.1: the holders of a domain's cards, the first first."""
    ranks: list[tuple[int, int, int]] = []
    for seat in range(s.setup.players):
        held = Holding(s.setup, s.hands[seat], domain)
        if held.cards:
            ranks.append((-held.sum, held.letter, seat))
    ranks.sort()
    return [seat for _, _, seat in ranks]


def points(s: Council) -> list[int]:
    """K6.2, K6.3: the values of the tiles that the hands as they are would take."""
    total = [0] * s.setup.players
    for domain in range(s.setup.domains):
        holders = ranked(s, domain)
        if holders:
            total[holders[0]] += s.chiefs[domain]
        if len(holders) > 1:
            total[holders[1]] += s.minor(domain)
    return total


def leaders(s: Council) -> list[int]:
    """K6.4: most points; each further step is among those still tied."""
    every = list(range(s.setup.players))
    tied = with_most(every, points(s))
    tied = with_most(tied, [s.gold_sum(seat) for seat in every])
    for domain in range(DOMAINS):
        if len(tied) == 1:
            break
        held = [Holding(s.setup, s.hands[seat], domain) for seat in every]
        if any(held[seat].cards for seat in tied):
            tied = with_most(tied, [holding.cards for holding in held])
            tied = with_most(tied, [-holding.letter for holding in held])
    return tied


def with_most(seats: list[int], amounts: list[int]) -> list[int]:
    most = max([amounts[seat] for seat in seats])
    return [seat for seat in seats if amounts[seat] == most]


def tell_result(s: Council) -> None:
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
    for seat in leaders(s):
        s.say(events.WON, "K6.4", seat, total[seat])
