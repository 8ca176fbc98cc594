"""X4.2: which favor a player lacks for an action that nothing else stands against."""

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.favor.payment import group_size
from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.ids import ARTISTS, CLERGY, FACTIONS, SCHOLARS
from camarilla.games.illuminaten.rules.main_actions import displace, reassign, scout
from camarilla.games.illuminaten.rules.observation import DueView
from camarilla.games.illuminaten.rules.observing import steps
from camarilla.games.illuminaten.rules.observing.costs import Dues, due_views, size_of
from camarilla.games.illuminaten.rules.observing.prices import exclude_prices, influence_prices

PLENTY: int = 9
"""As many favor of each type as pay for everything."""


def missing_favor(s: Board, number: int, source: int) -> tuple[DueView, ...]:
    """What is missing for the way to pay the action that lacks the least."""
    missing = [shortfall(s, s.active, dues) for dues in prices_with_plenty(s, number, source)]
    return due_views(min(missing, key=size_of, default=[]))


def prices_with_plenty(s: Board, number: int, source: int) -> list[Dues]:
    """All that the action could cost a player with favor enough."""
    own = slice(s.active * FACTIONS, (s.active + 1) * FACTIONS)
    favor = s.favor[own]
    s.favor[own] = [PLENTY] * FACTIONS
    found = prices(s, number, source)
    s.favor[own] = favor
    return found


def prices(s: Board, number: int, source: int) -> list[Dues]:
    if number == steps.INFLUENCE:
        return influence_prices(s, source)
    if number == steps.EXCLUDE:
        return exclude_prices(s, source)
    return [[(types, 1)] for types in types_due(s, number, source)]


def types_due(s: Board, number: int, source: int) -> list[int]:
    """X6.1, X6.4, X6.6: one favor, by the acting card or by the faction that moves."""
    if number == steps.SCOUT:
        if source == src.FACTION:
            return [1 << SCHOLARS]
        cards = scout.acting_cards(s, source, False)
        return [s.factions_at(s.active, card) for card in cards]
    if number == steps.REASSIGN:
        if source == src.FACTION:
            return [1 << ARTISTS]
        return [1 << faction for faction in reassign.factions(s, source, False)]
    if source == src.FACTION:
        return [1 << CLERGY]
    cards = displace.acting_cards(s, source, False)
    return [displace.price_types(s, source, card) for card in cards]


def shortfall(s: Board, seat: int, dues: Dues) -> Dues:
    """X4.2: what own favor of the types, artists favor that counts as any, and groups leave due."""
    left = s.favor[seat * FACTIONS : (seat + 1) * FACTIONS]
    wild = 0
    if s.holds(seat, ARTISTS):
        wild = left[ARTISTS]
        left[ARTISTS] = 0
    unpaid: Dues = []
    for types, count in sorted(dues, key=lambda due: len(members(due[0]))):
        due = count
        for type in members(types):
            paid = min(due, left[type])
            left[type] -= paid
            due -= paid
        unpaid.append((types, due))
    helpers = wild + sum(favor // group_size(s, seat) for favor in left)
    missing: Dues = []
    for types, count in unpaid:
        helped = min(count, helpers)
        helpers -= helped
        missing.append((types, count - helped))
    return missing
