"""Features of Pax Illuminaten: of a place, a card, a favor or the turn."""

from camarilla.games.illuminaten.bot.rollout import YIELDS, plot_fit
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import (
    DISPLACE,
    EXCLUDE,
    INFLUENCE,
    INTERROGATE,
    SCOUT,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.favor.yields import has_yielded
from camarilla.games.illuminaten.rules.geometry import count_places
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    DAGGER,
    FACTIONS,
    GRAND_MASTER,
    MASON,
    ROSICRUCIAN,
    ROYAL_ARCH,
    SECOND,
    THIRD,
)
from camarilla.games.illuminaten.rules.main_actions.displace import rivals_discs
from camarilla.games.illuminaten.rules.strength import initial_strength
from camarilla.games.illuminaten.rules.tables import (
    CONNECTION_FACTIONS,
    DEGREE,
    FACTIONS_OF,
    ORGANISATION,
    STRENGTH,
)
from camarilla.games.illuminaten.rules.turn.event_deck import edicts_discarded


def flag(is_so: bool) -> float:
    return 1.0 if is_so else 0.0


class TurnFeatures:
    """What the active player has to act with, and how far the game is."""

    def __init__(self, s: Board) -> None:
        seat = s.active
        base = seat * FACTIONS
        favor = kinds = 0
        for type in range(FACTIONS):
            has = s.favor[base + type]
            favor += has
            kinds += has > 0
        self.favor = favor / 10.0
        self.kinds = kinds / 6.0
        self.late = edicts_discarded(s) / 4.0
        self.discs = s.discs_in(seat, s.have[seat]) / 10.0
        self.hand = (s.hands[seat]).bit_count() / 4.0
        threat = 0
        for other in range(s.setup.players):
            if other != seat:
                threat = max(threat, (s.on[other]).bit_count())
        self.threat = float(threat)
        self.plots = float((s.on[seat]).bit_count())
        self.mains = s.mains

    def vector(self, targets: int) -> list[float]:
        """In the order of `TURN_FEATURES`."""
        return [
            1.0,
            self.favor,
            self.kinds,
            self.discs,
            self.late,
            flag(self.mains == 1),
            flag(self.mains == 0),
            self.hand,
            self.threat,
            self.plots,
            targets / 5.0,
        ]


def targets(s: Board, action: int) -> int:
    """Approximate number of targets."""
    seat = s.active
    if action == SCOUT:
        return count_places(s.down() & s.reach[seat])
    if action == INTERROGATE:
        return count_places(s.have[seat])
    if action == DISPLACE:
        return count_places(s.reach[seat] & rivals_discs(s))
    if action == EXCLUDE:
        return count_places(s.reach[seat] & s.up & ~rivals_discs(s))
    if action == INFLUENCE:
        found = 0
        places = s.reach[seat] & s.up
        for place in range(s.setup.field.places):
            if places >> place & 1 and s.open_slot(seat, place) >= 0:
                for faction in range(FACTIONS):
                    if s.largest[faction] >> place & 1:
                        found += 1
        return found
    return 0


def site_features(s: Board, seat: int, place: int) -> list[float]:
    """Of a place, with any card or none, in the order of `SITE_FEATURES`."""
    field = s.setup.field
    around = field.around[place]
    rivals = rivals_discs(s)
    return [
        flag(field.inner >> place & 1 == 1),
        count_places(around & s.have[seat]) / 3.0,
        count_places(around & rivals) / 3.0,
        count_places(around & ~s.reach[seat]) / 3.0,
        count_places(around & s.up) / 3.0,
        flag(field.central >> place & 1 == 1),
    ]


def place_features(s: Board, seat: int, place: int, favor: float) -> list[float]:
    """Of a face-up card as a place for discs, in the order of `PLACE_FEATURES`."""
    card = s.field[place]
    degree = DEGREE[card]
    factions = FACTIONS_OF[card]
    around = s.setup.field.around[place]
    lodges = lone = alike = 0
    for faction in range(FACTIONS):
        if factions >> faction & 1:
            if s.largest[faction] >> place & 1:
                lodges += 1
            elif not s.largest[faction]:
                lone += 1
            alike += count_places(s.of_faction[faction] & around)
    discs = s.discs[place]
    own = d.count(discs, seat)
    others = d.others(discs, seat)
    late = edicts_discarded(s) / 4.0
    return [
        plot_fit(s, seat, place, card),
        float(lodges),
        float(lone),
        lodges * late,
        flag(degree == SECOND),
        flag(degree == THIRD),
        flag(degree == GRAND_MASTER),
        flag(degree == ROYAL_ARCH),
        float(own),
        float(others),
        flag(own <= others),
        count_places(around & ~s.reach[seat]) / 3.0,
        count_places(around & s.have[seat]) / 3.0,
        alike / 4.0,
        flag(degree >= SECOND) * favor,
    ]


def card_features(s: Board, seat: int, place: int, card: int) -> list[float]:
    """Of a card that may be laid at a place, in the order of `CARD_FEATURES`."""
    factions = FACTIONS_OF[card]
    around = s.setup.field.around[place]
    rivals = rivals_discs(s)
    near = own = theirs = favor = 0
    for faction in range(FACTIONS):
        if factions >> faction & 1:
            alike = s.of_faction[faction] & around
            near += count_places(alike)
            own += count_places(alike & s.have[seat])
            theirs += count_places(alike & rivals)
            favor += s.favor[seat * FACTIONS + faction]
    degree = DEGREE[card]
    return [
        plot_fit(s, seat, place, card),
        near / 3.0,
        own / 3.0,
        theirs / 3.0,
        flag(degree == SECOND),
        flag(degree == THIRD),
        flag(degree == GRAND_MASTER),
        flag(degree == ROYAL_ARCH),
        flag(ORGANISATION[card] == MASON),
        flag(ORGANISATION[card] == ROSICRUCIAN),
        favor / 4.0,
        hand_strength(card),
        flag(degree >= GRAND_MASTER) * edicts_discarded(s) / 4.0,
    ]


def hand_strength(card: int) -> float:
    """Approximate value of a card in contests."""
    strength = STRENGTH[card]
    return 0.8 if strength >= DAGGER else strength / 6.0


def favor_features(s: Board, seat: int, type: int) -> list[float]:
    """Of a favor of this type, in the order of `FAVOR_FEATURES`."""
    has = s.favor[seat * FACTIONS + type]
    return [
        flag(has == 0),
        has / 3.0,
        count_places(s.reach[seat] & s.of_faction[type]) / 3.0,
        flag(CONNECTION_FACTIONS[s.setup.connections[seat]] >> type & 1 == 1),
        flag(s.events_left >> type & 1 == 1),
    ]


def yield_features(s: Board, seat: int, place: int) -> list[float]:
    """Of an interrogation, in the order of `YIELD_FEATURES`."""
    own_board = place == AREOPAGUS
    factions = s.factions_at(seat, place)
    missing = has = 0
    for faction in range(FACTIONS):
        if factions >> faction & 1:
            amount = s.favor[seat * FACTIONS + faction]
            missing += amount == 0
            has += amount
    if own_board:
        return [3.0, 0.0, 1.0, 0.0, float(missing), has / 4.0]
    degree = DEGREE[s.field[place]]
    discs = s.discs[place]
    arch = degree == ROYAL_ARCH
    gossip = 0.0
    near = s.setup.field.around[place] & s.have[seat]
    for other in range(s.setup.field.places):
        if near >> other & 1:
            card = s.field[other]
            if DEGREE[card] == degree and not has_yielded(s, card):
                gossip += YIELDS[degree]
    yields = 2.0 * d.count(discs, seat) if arch else YIELDS[degree]
    return [
        yields,
        float(d.others(discs, seat)),
        0.0,
        gossip,
        float(missing),
        has / 4.0,
    ]


def acting_features(s: Board, seat: int, place: int, targets: int) -> list[float]:
    """Of an acting card, in the order of `ACTING_FEATURES`; it acts on one of the targets."""
    if place > AREOPAGUS:
        return [0.0, 0.0, 0.0, 0.0]
    factions = s.factions_at(seat, place)
    most = 0
    spares = 0
    for faction in range(FACTIONS):
        if factions >> faction & 1:
            has = s.favor[seat * FACTIONS + faction]
            most = max(most, has)
            spares += has
    near = s.near_acting(seat, place)
    return [
        most / 3.0,
        flag(place == AREOPAGUS),
        count_places(near & targets) / 3.0,
        spares / 5.0,
    ]


def attack_features(s: Board, seat: int, place: int) -> list[float]:
    """Of a card with rivals' discs, in the order of `ATTACK_FEATURES`."""
    card = s.field[place]
    factions = FACTIONS_OF[card]
    discs = s.discs[place]
    lodges = 0
    for faction in range(FACTIONS):
        if factions >> faction & 1 and s.largest[faction] >> place & 1:
            lodges += 1
    weakest = 99
    threat = most = 0
    for other in range(s.setup.players):
        if other != seat and d.count(discs, other):
            weakest = min(weakest, initial_strength(s, other, place))
            threat = max(threat, (s.on[other]).bit_count())
            most = max(most, s.discs_in(other, s.have[other]))
    own = d.count(discs, seat)
    return [
        plot_fit(s, seat, place, card),
        float(lodges),
        float(d.others(discs, seat)),
        float(own),
        (initial_strength(s, seat, place) - weakest) / 3.0,
        float(threat),
        (most - s.discs_in(seat, s.have[seat])) / 5.0,
        flag(d.controller(discs) >= 0 and d.controller(discs) != seat),
    ]
