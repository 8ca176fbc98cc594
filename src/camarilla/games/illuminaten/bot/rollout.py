"""The rollout policy of Pax Illuminaten: rules of thumb."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.illuminaten.bot import plots as p
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules import operations as op
from camarilla.games.illuminaten.rules.actions import (
    AT,
    CLAIM,
    CONSPIRE,
    CONTEST,
    DISPLACE,
    DONE,
    END,
    EXCLUDE,
    INFLUENCE,
    INTERROGATE,
    LAY,
    MORE,
    PASS,
    PAY_GROUP,
    PAY_ONE,
    QUICK,
    REASSIGN,
    SCOUT,
    SKIP,
    USE,
    USE_FACTION,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.cast import as_illuminaten
from camarilla.games.illuminaten.rules.geometry import count_places
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    DAGGER,
    FACTIONS,
    GRAND_MASTER,
    MASON,
    ROSICRUCIAN,
    ROYAL_ARCH,
)
from camarilla.games.illuminaten.rules.plots.finders import MANY_CARDS
from camarilla.games.illuminaten.rules.tables import DEGREE, FACTIONS_OF, ORGANISATION, STRENGTH
from camarilla.kernel.frames import OPERATION, second
from camarilla.kernel.game import CHANCE, State
from camarilla.search.policy import Policy

YIELDS: Final = (1.0, 2.0, 3.0, 3.0, 2.5)
"""By degree: what an interrogation brings."""
PLOT_FIT: Final = 0.6
"""What a plot adds to the value of a card that it requires."""


@mypyc_attr(allow_interpreted_subclasses=True)
class IlluminatenRolloutPolicy(Policy):
    """Rules of thumb."""

    def choose(self, s: State, rng: Random) -> int:
        return choose(as_illuminaten(s), rng)


def choose(s: Board, rng: Random) -> int:
    """An action for the actor, chance included."""
    legal = s.legal()
    if len(legal) == 1:
        return legal[0]
    actor = s.actor()
    if actor == CHANCE:
        return s.random_action(rng)
    number = s.stack[-1] & OPERATION
    if number == op.MENU:
        return menu(s, legal, rng)
    if number == op.PAY:
        return pay(s, legal)
    if number == op.INFLUENCE_MORE:
        return MORE if rng.random() < 0.85 else DONE
    if number == op.INFLUENCE_AT:
        return best_place(s, actor, legal, rng)
    if number in (op.SCOUT_LAY, op.EXCLUDE_LAY):
        return best_card(s, actor, legal, rng)
    if number in (op.INTERROGATE_AT, op.GOSSIP):
        return richest(s, actor, legal, rng)
    if number == op.ABILITY:
        return ability(legal, rng)
    if number == op.CONTEST_LAY:
        return strongest(legal, rng)
    last = legal[len(legal) - 1]
    if last in (PASS, DONE, SKIP) and rng.random() < 0.6:
        return legal[int(rng.random() * (len(legal) - 1))]
    return legal[int(rng.random() * len(legal))]


def menu(s: Board, legal: list[int], rng: Random) -> int:
    """Fulfil and claim what is possible, play the hand, take both actions, end."""
    extras: list[int] = []
    cards: list[int] = []
    for action in legal:
        if CLAIM <= action < USE_FACTION:
            return action
        if action >= CONSPIRE:
            cards.append(action)
        elif action >= USE_FACTION:
            extras.append(action)
    mood = rng.random()
    if cards and mood < 0.4:
        return any_of(cards, rng)
    if s.mains:
        action = main_action(s, legal, rng)
        if action >= 0:
            return action
    if extras and mood < 0.8:
        return any_of(extras, rng)
    if cards and mood < 0.9:
        return any_of(cards, rng)
    return END


def any_of(actions: list[int], rng: Random) -> int:
    return actions[len(actions) - 1 - int(rng.random() * len(actions))]


def main_action(s: Board, legal: list[int], rng: Random) -> int:
    """Spend when there is favor, gather when there is not; open the field on the way."""
    favor = 0
    base = s.active * FACTIONS
    for type in range(FACTIONS):
        favor += s.favor[base + type]
    best = -1
    best_weight = 0.0
    for action in legal:
        if action > DISPLACE:
            break
        weight = 0.15
        if action == INFLUENCE:
            weight = 0.3 * min(favor, 5)
        elif action == INTERROGATE:
            weight = 1.0 if favor < 4 else 0.4 if favor < 8 else 0.1
        elif action == SCOUT:
            weight = 0.6
        elif action == REASSIGN:
            weight = 0.08
        elif action == EXCLUDE:
            weight = 0.2
        weight *= rng.random()
        if weight > best_weight:
            best_weight = weight
            best = action
    return best


def pay(s: Board, legal: list[int]) -> int:
    """The favor of which there is most; groups only if nothing else is enough."""
    best = legal[0]
    most = -100
    base = s.active * FACTIONS
    for action in legal:
        if action >= PAY_GROUP:
            has = s.favor[base + action - PAY_GROUP] - 50
        else:
            has = s.favor[base + action - PAY_ONE]
        if has > most:
            most = has
            best = action
    return best


def plot_fit(s: Board, seat: int, place: int, card: int) -> float:
    """How well a card at a place fits the seat's plots, public and private."""
    found = 0.0
    field = s.setup.field
    degree = DEGREE[card]
    for plot in (*s.plots, s.private[seat]):
        if plot == p.OUTER_LODGE:
            fits = field.outer >> place & 1 == 1
        elif plot == p.FOUR_ALIKE:
            fits = degree < GRAND_MASTER
        elif plot == p.ARCHES:
            fits = degree == ROYAL_ARCH
        elif plot == p.FOUR_INNER:
            fits = field.inner >> place & 1 == 1 and not s.have[seat] >> place & 1
        elif plot == p.MASONS:
            fits = ORGANISATION[card] == MASON and not s.have[seat] >> place & 1
        elif plot == MANY_CARDS:
            fits = not s.discs[place]
        elif plot == p.MASTERS:
            fits = degree == GRAND_MASTER
        elif plot == p.SHARED_CARDS:
            fits = s.discs[place] != 0 and not s.have[seat] >> place & 1
        elif plot == p.ROSICRUCIANS:
            fits = ORGANISATION[card] == ROSICRUCIAN
        elif plot == p.CENTRAL_LODGE:
            fits = field.central >> place & 1 == 1
        else:
            fits = False
        if fits:
            found += PLOT_FIT
    return found


def best_place(s: Board, seat: int, legal: list[int], rng: Random) -> int:
    """A disc where the lodges are, or where a plot wants it."""
    best = legal[0]
    best_value = -1.0
    for action in legal:
        place = action - AT
        card = s.field[place]
        value = plot_fit(s, seat, place, card) + 0.8 * rng.random()
        factions = FACTIONS_OF[card]
        for faction in range(FACTIONS):
            if factions >> faction & 1:
                if s.largest[faction] >> place & 1:
                    value += 1.0
                elif not s.largest[faction]:
                    value += 0.3
        if value > best_value:
            best_value = value
            best = action
    return best


def best_card(s: Board, seat: int, legal: list[int], rng: Random) -> int:
    """A card of the factions that lie around the place, one's own discs first."""
    place = second(s.stack[-1])
    around = s.setup.field.around[place]
    best = legal[0]
    best_value = -1.0
    for action in legal:
        card = action - LAY
        value = plot_fit(s, seat, place, card) + 0.8 * rng.random()
        factions = FACTIONS_OF[card]
        for faction in range(FACTIONS):
            if factions >> faction & 1:
                near = s.of_faction[faction] & around
                value += 0.25 * count_places(near) + 0.5 * count_places(near & s.have[seat])
        if value > best_value:
            best_value = value
            best = action
    return best


def richest(s: Board, seat: int, legal: list[int], rng: Random) -> int:
    """The interrogation that yields most, the neighbours who gossip counted in."""
    best = legal[0]
    most = -1.0
    for action in legal:
        place = action - AT
        if place == AREOPAGUS:
            value = 3.0
        else:
            degree = DEGREE[s.field[place]]
            value = YIELDS[degree] - 0.8 * d.others(s.discs[place], seat)
            near = s.setup.field.around[place] & s.have[seat]
            for other in range(s.setup.field.places):
                if near >> other & 1 and DEGREE[s.field[other]] == degree:
                    value += YIELDS[degree]
        value += rng.random()
        if value > most:
            most = value
            best = action
    return best


def ability(legal: list[int], rng: Random) -> int:
    """Mostly the ability, sometimes quick favor."""
    if legal[0] == USE and (rng.random() < 0.65 or QUICK not in legal):
        return USE
    return QUICK if QUICK in legal else legal[int(rng.random() * len(legal))]


def strongest(legal: list[int], rng: Random) -> int:
    """High numbers win most contests; daggers and hammers now and then."""
    best = legal[0]
    most = -1.0
    for action in legal:
        strength = STRENGTH[action - CONTEST]
        value = (4.0 if strength >= DAGGER else float(strength)) + 2.0 * rng.random()
        if value > most:
            most = value
            best = action
    return best
