"""Pax Illuminaten as a game: its options, setup, and the way back from saved data."""

from random import Random
from typing import Final

import msgspec

from camarilla.games.illuminaten.rules import events, sampling
from camarilla.games.illuminaten.rules.actions import SPACE
from camarilla.games.illuminaten.rules.board import DISCS, Setup
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    DOWN,
    EVENTS,
    FACTIONS,
    NO_OPPONENT,
    NOTHING,
    OPPONENT_IDS,
    OUT,
    PLOTS,
)
from camarilla.games.illuminaten.rules.information import IlluminatenInformation
from camarilla.games.illuminaten.rules.observation import IlluminatenObservation
from camarilla.games.illuminaten.rules.operations import DEAL_COURT
from camarilla.games.illuminaten.rules.saved import Saved
from camarilla.games.illuminaten.rules.serialisation import derive, restore
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.games.illuminaten.rules.tables import EVERY_LUMINARY, LUMINARIES
from camarilla.games.illuminaten.rules.turn.event_deck import HALF
from camarilla.kernel.frames import frame
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState
from camarilla.kernel.options import CHOICE, Option, Options, complete


class Illuminaten(Game):
    """X1 to X12. An artificial opponent (X10) takes seat 0 and counts as a player."""

    def __init__(self) -> None:
        self.id = "illuminaten"
        self.rules_version = 2
        self.corrections = ((2, "X6.3"), (2, "X4.2"), (2, "X7.3"), (2, "X7.5"))
        self.min_players = 2
        self.max_players = 4
        self.options = (Option("opponent", CHOICE, "none", OPPONENT_IDS),)
        self.actions = SPACE
        self.information_type = IlluminatenInformation
        self.observation_type = IlluminatenObservation
        self.events = tuple(events.ALL)

    def setup(self, players: int, options: Options | None = None) -> IlluminatenState:
        """X1: `players` counts an artificial opponent, so solo play is for two."""
        self.check_players(players)
        chosen = complete(self.options, options)
        s = blank(players, OPPONENT_IDS.index(str(chosen["opponent"])))
        s.stack = [frame(DEAL_COURT)]
        s.open()
        return s

    def automatic(self, players: int, options: Options | None = None) -> tuple[int, ...]:
        """X10.1: an artificial opponent follows its script."""
        self.check_players(players)
        chosen = complete(self.options, options)
        return () if chosen["opponent"] == OPPONENT_IDS[NO_OPPONENT] else (0,)

    def figures(self, players: int, options: Options | None = None) -> dict[int, str]:
        """X10.1: the artificial opponent, by its id."""
        chosen = complete(self.options, options)
        return {seat: str(chosen["opponent"]) for seat in self.automatic(players, options)}

    def restore(self, data: dict[str, object]) -> IlluminatenState:
        saved = msgspec.convert(data, Saved)
        self.check_players(saved.players)
        s = IlluminatenState()
        restore(s, saved)
        return s

    def sample(self, info: InformationState, rng: Random) -> IlluminatenState:
        assert isinstance(info, IlluminatenInformation)
        s = IlluminatenState()
        sampling.fill(s, info, rng)
        s.open()
        return s


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


GAMES: Final = (Illuminaten(),)
