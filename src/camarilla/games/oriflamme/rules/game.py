"""Oriflamme and Ablaze as games: their options, setup, and the way back from saved data."""

from random import Random
from typing import Final

import msgspec

from camarilla.games.oriflamme.rules import events
from camarilla.games.oriflamme.rules.actions import SPACE
from camarilla.games.oriflamme.rules.board import Setup
from camarilla.games.oriflamme.rules.cards import ABLAZE, BASE, FAMILY_IDS, KIND_IDS, PAIRS
from camarilla.games.oriflamme.rules.decisions import DECISIONS
from camarilla.games.oriflamme.rules.fields import ACTION_FIELDS
from camarilla.games.oriflamme.rules.information import OriflammeInformation
from camarilla.games.oriflamme.rules.observation import OriflammeObservation
from camarilla.games.oriflamme.rules.operations import (
    BEGIN_ROUND,
    CHOOSE_DIRECTION,
    CHOOSE_FIRST,
    DEAL,
    END_GAME,
    INCLUDE_CARDS,
)
from camarilla.games.oriflamme.rules.sampling import known_of
from camarilla.games.oriflamme.rules.saved import Saved
from camarilla.games.oriflamme.rules.state import OriflammeState
from camarilla.kernel.errors import BadOption
from camarilla.kernel.frames import frame
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState
from camarilla.kernel.options import CHOICE, FLAG, LIST, Option, Options, complete

SETS: Final = ("base", "ablaze", "pairs", "pick", "random")


class Oriflamme(Game):
    """One flow for both boxes (O1.2): the box played is the option `set`."""

    def __init__(self, id: str, default_set: str) -> None:
        self.id = id
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 5
        self.options = (
            Option("set", CHOICE, default_set, SETS),
            Option("cards", LIST, [], KIND_IDS[:20], when=("set", "pick")),
            Option("first", CHOICE, "random", ("random", *FAMILY_IDS)),
            Option("direction", CHOICE, "rightward", ("rightward", "leftward", "random")),
            Option("chosen_aside", FLAG, False),
            Option("first_edition", FLAG, False),
        )
        self.actions = SPACE
        self.max_decisions = 500
        self.information_type = OriflammeInformation
        self.observation_type = OriflammeObservation
        self.events = events.ALL
        self.decisions = DECISIONS
        self.action_fields = ACTION_FIELDS

    def setup(self, players: int, options: Options | None = None) -> OriflammeState:
        self.check_players(players)
        chosen = complete(self.options, options)
        set_name = str(chosen["set"])
        cards = chosen["cards"]
        assert isinstance(cards, list)
        setup = Setup(self.id, players)
        setup.kinds = kinds_of_set(set_name, cards)
        setup.chosen_aside = chosen["chosen_aside"] is True
        setup.first_edition = chosen["first_edition"] is True
        stack = [END_GAME, BEGIN_ROUND, DEAL]
        if chosen["direction"] == "random":
            stack.append(CHOOSE_DIRECTION)
        elif chosen["direction"] == "leftward":
            setup.step = -1
        if chosen["first"] == "random":
            stack.append(CHOOSE_FIRST)
        else:
            setup.first = FAMILY_IDS.index(str(chosen["first"]))
            if setup.first >= players:
                raise BadOption(f"{chosen['first']} has no seat among {players} players")
        if not setup.kinds:
            stack.append(frame(INCLUDE_CARDS, 1 if set_name == "pairs" else 0))
        s = OriflammeState()
        s.setup = setup
        s.stack = stack
        s.row = []
        s.under = []
        s.influence = [1] * players
        s.hands = [[]] * setup.families
        s.asides = [0] * setup.families
        s.piles = (0,) * setup.families
        s.discards = [0] * setup.families
        s.twins = 0
        s.round = 0
        s.turn = 0
        s.placed = 0
        s.placed_families = 0
        s.pointer = 0
        s.standing = False
        s.active = -1
        s.open()
        return s

    def restore(self, data: dict[str, object]) -> OriflammeState:
        saved = msgspec.convert(data, Saved)
        self.check_players(saved.players)
        return restored(self.id, saved)

    def sample(self, info: InformationState, rng: Random) -> OriflammeState:
        assert isinstance(info, OriflammeInformation)
        return known_of(info).draw(rng)


def kinds_of_set(set_name: str, cards: list[str]) -> tuple[int, ...]:
    """O1.2, O9.1: the ten kinds, or none if chance is to include them."""
    kinds = tuple(sorted([KIND_IDS.index(card) for card in cards]))
    if set_name == "pick":
        if len(kinds) != 10:
            raise BadOption(f"a free pick is of 10 cards, not {len(kinds)}")
        return kinds
    if set_name == "pairs" and kinds:
        if len(kinds) != 10 or any((a in kinds) == (b in kinds) for a, b in PAIRS):
            raise BadOption("of each pair exactly one card is picked")
        return kinds
    if kinds:
        raise BadOption(f"cards are picked for the sets pick and pairs, not for {set_name}")
    if set_name == "base":
        return BASE
    return ABLAZE if set_name == "ablaze" else ()


def restored(game: str, saved: Saved) -> OriflammeState:
    setup = Setup(game, saved.players)
    setup.kinds = saved.kinds
    setup.first = saved.first
    setup.step = saved.step
    setup.chosen_aside = saved.chosen_aside
    setup.first_edition = saved.first_edition
    s = OriflammeState()
    s.setup = setup
    s.stack = list(saved.stack)
    s.row = list(saved.row)
    s.under = list(saved.under)
    s.influence = list(saved.influence)
    s.hands = list(saved.hands)
    s.asides = list(saved.asides)
    s.piles = saved.piles
    s.discards = list(saved.discards)
    s.twins = saved.twins
    s.round = saved.round
    s.turn = saved.turn
    s.placed = saved.placed
    s.placed_families = saved.placed_families
    s.pointer = saved.pointer
    s.standing = saved.standing
    s.active = saved.active
    return s


GAMES: Final = (Oriflamme("oriflamme", "base"), Oriflamme("ablaze", "ablaze"))
