"""What each open action costs in all: one short function for each kind of decision."""

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules import actions as a
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.favor.payment import group_size
from camarilla.games.illuminaten.rules.ids import (
    ARTISTS,
    CLERGY,
    CONNOISSEURS,
    EVERY_FACTION,
    EXTRA_DISPLACE,
    EXTRA_EXCLUDE,
    EXTRA_INFLUENCE,
    EXTRA_REASSIGN,
    EXTRA_SCOUT,
    MAGISTRATES,
    NOBILITY,
    SCHOLARS,
)
from camarilla.games.illuminaten.rules.main_actions import (
    displace,
    exclude,
    influence,
    reassign,
    scout,
)
from camarilla.games.illuminaten.rules.observation import CostView
from camarilla.games.illuminaten.rules.observing import steps
from camarilla.games.illuminaten.rules.observing.costs import Dues, cost, due_views, size_of
from camarilla.games.illuminaten.rules.tables import ABILITY, PRIMARY, SECONDARY
from camarilla.games.illuminaten.rules.turn.special_events import (
    CONVENT_PRICE,
    PROPAGANDA_PRICE,
    propaganda_types,
)

Costs = tuple[CostView, ...]


def costs_of(s: Board, kind: str, step: steps.PartialAction | None, action: int) -> Costs | None:
    """The alternatives of an open action's price; None if it has none."""
    seat = s.active
    if s.actor() != seat:
        return None
    if kind == "menu":
        return costs_in_menu(s, action)
    if kind == "pay":
        is_group = action >= a.PAY_GROUP
        type = action - (a.PAY_GROUP if is_group else a.PAY_ONE)
        count = group_size(s, seat) if is_group else 1
        return (CostView(due_views([(1 << type, count)]), count),)
    if kind == "propaganda":
        type = a.SPACE.index(action)
        return (CostView(due_views([(1 << type, PROPAGANDA_PRICE)]), PROPAGANDA_PRICE),)
    if kind == "court":
        second = steps.is_second_court_card(s) and action != a.PASS
        return (cost(s, seat, [(EVERY_FACTION, 1)]),) if second else None
    if kind == "ability":
        return costs_of_ability(s, s.chain[-1]) if action == a.USE else None
    if step is None or action == a.DONE:
        return None
    return costs_in_step(s, kind, step, action)


def costs_in_step(s: Board, kind: str, step: steps.PartialAction, action: int) -> Costs | None:
    """In the course of a main action."""
    if step.action == steps.SCOUT and kind in ("acting", "target"):
        return costs_of_scout(s, step, action)
    if step.action == steps.INFLUENCE:
        return costs_of_influence(s, kind, step, action)
    if step.action == steps.EXCLUDE and kind in ("acting", "target"):
        return costs_of_exclude(s, kind, step, action)
    if step.action == steps.REASSIGN and kind in ("faction", "target"):
        type = a.SPACE.index(action) if kind == "faction" else ARTISTS
        return (cost(s, s.active, [(1 << type, 1)]),)
    if step.action == steps.DISPLACE and kind in ("acting", "target", "whom", "slots"):
        return costs_of_displace(s, kind, step, action)
    return None


def costs_of_scout(s: Board, step: steps.PartialAction, action: int) -> Costs:
    """X6.1, X7.3, X7.5"""
    if step.source == src.MAIN:
        acting = step.acting if step.acting >= 0 else a.SPACE.index(action)
        return (cost(s, s.active, [(s.factions_at(s.active, acting), 1)]),)
    dues: Dues = [(1 << SCHOLARS, 1)] if step.source == src.FACTION else []
    return (cost(s, s.active, dues),)


def costs_of_influence(s: Board, kind: str, step: steps.PartialAction, action: int) -> Costs | None:
    """X6.2, X7.3, X7.5"""
    if kind == "target":
        found = disc_dues(s, step.source, a.SPACE.index(action), 0)
    elif kind == "price":
        found = [dues_of_price(s, step.source, step.target, step.count, action)]
    elif kind == "more":
        found = disc_dues(s, step.source, step.target, step.count)
    else:
        return None
    return tuple(cost(s, s.active, dues) for dues in found)


def disc_dues(s: Board, source: int, place: int, nth: int) -> list[Dues]:
    """The ways to make up the price of a disc."""
    return [
        dues_of_price(s, source, place, nth, price)
        for price in influence.prices(s, source, place, nth, False)
    ]


def dues_of_price(s: Board, source: int, place: int, nth: int, price: int) -> Dues:
    """What an action `price` says; X7.5: with the nobility card its own favor is added."""
    card = s.field[place]
    primary, secondary = a.SPACE.arguments(price)
    dues: Dues = [(1 << PRIMARY[card], primary)]
    if secondary:
        dues.append((1 << SECONDARY[card], secondary))
    if source == src.FACTION and nth == 0:
        dues.append((1 << NOBILITY, 1))
    return dues


def costs_of_exclude(s: Board, kind: str, step: steps.PartialAction, action: int) -> Costs:
    """X6.5, X7.3, X7.5; with an acting card each price that one of its targets has."""
    acting = step.acting if step.acting >= 0 else exclude.NO_ACTING
    if kind == "target":
        return (cost(s, s.active, exclude_dues(s, step.source, acting, a.SPACE.index(action))),)
    acting = a.SPACE.index(action)
    found: list[Dues] = []
    for place in exclude.targets(s, step.source, acting, False):
        dues = exclude_dues(s, step.source, acting, place)
        if dues not in found:
            found.append(dues)
    return tuple(cost(s, s.active, dues) for dues in found)


def exclude_dues(s: Board, source: int, acting: int, place: int) -> Dues:
    dues: Dues = []
    if acting != exclude.NO_ACTING:
        count = max(1, d.count(s.discs[place], s.active))
        dues.append((s.factions_at(s.active, acting), count))
    if source == src.FACTION:
        dues.append((1 << MAGISTRATES, 1))
    return dues


def costs_of_displace(s: Board, kind: str, step: steps.PartialAction, action: int) -> Costs:
    """X6.6, X7.5: a favor for each targeted disc."""
    acting = a.SPACE.index(action) if kind == "acting" else step.acting
    types = displace.price_types(s, step.source, acting)
    if kind != "slots":
        return (cost(s, s.active, [(types, 1)], each=True),)
    slots = a.SPACE.index(action) + 1
    return (cost(s, s.active, [(types, slots.bit_count())]),)


# X5.2: in the menu, where the target is still to be chosen.


def costs_in_menu(s: Board, action: int) -> Costs | None:
    if action == a.SCOUT:
        acting = scout.acting_cards(s, src.MAIN, False)
        return one_of_each(s, [s.factions_at(s.active, card) for card in acting])
    if action == a.INFLUENCE:
        return cheapest_influence(s, src.MAIN)
    if action == a.REASSIGN:
        return reassign_cost(s, src.MAIN)
    if action == a.EXCLUDE:
        return cheapest_exclude(s, src.MAIN)
    if action == a.DISPLACE:
        return displace_cost(s, src.MAIN)
    if a.USE_FACTION <= action < a.REWARD_INFLUENCE:
        return costs_of_faction_card(s, a.SPACE.index(action))
    if a.REWARD_INFLUENCE <= action < a.REWARD_REASSIGN:
        return cheapest_influence(s, src.reward(a.SPACE.index(action)))
    if a.REWARD_REASSIGN <= action < a.REWARD_EXCLUDE:
        return reassign_cost(s, src.reward(a.SPACE.index(action)))
    if a.REWARD_EXCLUDE <= action < a.BUY_BY_PROPAGANDA:
        return cheapest_exclude(s, src.reward(a.SPACE.index(action)))
    if action == a.BUY_BY_PROPAGANDA:
        return propaganda_costs(s)
    if action == a.BUY_BY_CONVENT:
        return (CostView(due_views([(EVERY_FACTION, CONVENT_PRICE)]), CONVENT_PRICE),)
    return None


def propaganda_costs(s: Board) -> Costs:
    """X11: 3 favor of one type."""
    return tuple(
        CostView(due_views([(1 << type, PROPAGANDA_PRICE)]), PROPAGANDA_PRICE)
        for type in propaganda_types(s)
    )


def costs_of_faction_card(s: Board, faction: int) -> Costs | None:
    """X7.5"""
    if faction == NOBILITY:
        return cheapest_influence(s, src.FACTION)
    if faction == MAGISTRATES:
        return cheapest_exclude(s, src.FACTION)
    if faction == CONNOISSEURS:
        return None
    return (cost(s, s.active, [(1 << faction, 1)], each=faction == CLERGY),)


def costs_of_ability(s: Board, card: int) -> Costs | None:
    """X7.3"""
    ability = ABILITY[card]
    if ability == EXTRA_INFLUENCE:
        return cheapest_influence(s, src.EXTRA)
    if ability == EXTRA_EXCLUDE:
        return cheapest_exclude(s, src.EXTRA)
    if ability == EXTRA_DISPLACE:
        return displace_cost(s, src.EXTRA)
    if ability in (EXTRA_REASSIGN, EXTRA_SCOUT):
        return (cost(s, s.active, []),)
    return None


def cheapest(s: Board, found: list[Dues]) -> Costs | None:
    """The least that the targets cost."""
    if not found:
        return None
    costs = [cost(s, s.active, dues, exact=False) for dues in found]
    order = sorted(range(len(found)), key=lambda index: (size_of(found[index]), costs[index].takes))
    return (costs[order[0]],)


def cheapest_influence(s: Board, source: int) -> Costs | None:
    return cheapest(s, influence_prices(s, source))


def influence_prices(s: Board, source: int) -> list[Dues]:
    found: list[Dues] = []
    for place in influence.targets(s, source, False):
        found += disc_dues(s, source, place, 0)
    return found


def cheapest_exclude(s: Board, source: int) -> Costs | None:
    return cheapest(s, exclude_prices(s, source))


def exclude_prices(s: Board, source: int) -> list[Dues]:
    return [
        exclude_dues(s, source, acting, place)
        for acting in exclude.acting_cards(s, source, False)
        for place in exclude.targets(s, source, acting, False)
    ]


def one_of_each(s: Board, types: list[int], each: bool = False) -> Costs:
    """One favor, of these types or of those."""
    return tuple(cost(s, s.active, [(one, 1)], each=each) for one in dict.fromkeys(types))


def reassign_cost(s: Board, source: int) -> Costs:
    """X6.4: a favor of one of the factions that discs can move from."""
    return one_of_each(s, [1 << faction for faction in reassign.factions(s, source, False)])


def displace_cost(s: Board, source: int) -> Costs:
    """X6.6: for each disc a favor that matches the acting card."""
    acting = displace.acting_cards(s, source, False)
    return one_of_each(s, [displace.price_types(s, source, card) for card in acting], each=True)
