"""X1: the table before anything is dealt."""

from camarilla.games.illuminaten.rules.board import DISCS
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    DOWN,
    EVENTS,
    FACTIONS,
    NO_OPPONENT,
    NOTHING,
    OUT,
    PLOTS,
)
from camarilla.games.illuminaten.rules.serialisation import derive
from camarilla.games.illuminaten.rules.setup import Setup
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.games.illuminaten.rules.tables import EVERY_LUMINARY, LUMINARIES
from camarilla.games.illuminaten.rules.turn.event_deck import HALF


def blank(players: int, opponent: int) -> IlluminatenState:
    """X1: the table before anything is dealt."""
    s = IlluminatenState()
    s.setup = Setup(players, opponent)
    places = s.setup.field.places
    s.stack = []
    s.field = [DOWN] * places
    s.discs = [0] * places
    s.favor = [0] * (players * FACTIONS)
    s.supply = [s.setup.favor_of_type] * FACTIONS
    s.stock = [DISCS] * players
    s.hands = [0] * players
    s.known = [0] * (players + 1)
    s.court = [NOTHING] * 5
    s.steward = 0
    s.unseen = EVERY_LUMINARY
    s.deck = 0
    s.deck_count = LUMINARIES - places
    s.discard = 0
    s.discard_top = NOTHING
    s.batches = (EVERY_LUMINARY,)
    s.holders = [OUT] * FACTIONS
    s.plots = []
    s.private = [NOTHING] * players
    s.shown = 0
    s.plot_seen = [0] * players
    s.pile = (1 << PLOTS) - 1
    s.buried = [0] * players
    s.gone = 0
    s.on = [0] * players
    s.under = [0] * players
    s.events_left = (1 << EVENTS) - 1
    s.half_edicts = HALF
    s.half_specials = HALF
    s.lower = 0
    s.top_event = NOTHING
    s.top_knower = NOTHING
    s.looked = ()
    s.event_hands = [0] * players
    s.in_play = [NOTHING] * players
    s.edict_seats = [NOTHING] * FACTIONS
    s.edict_favor = [0] * FACTIONS
    s.event_discard = 0
    s.event_discard_top = NOTHING
    s.round = 0
    s.active = 0
    s.mains = 0
    s.chain = ()
    s.contest_cards = 0
    s.laid = [NOTHING] * players
    s.boosts = 0
    s.used = 0
    s.used_factions = 0
    s.borrowed = NOTHING
    s.yielded = 0
    s.scouted = 0
    s.markers = ()
    s.contested = 0
    s.figure = NOTHING
    s.victor = NOTHING
    if opponent != NO_OPPONENT:
        s.stock[0] -= 1
        s.figure = AREOPAGUS
    derive(s)
    return s
