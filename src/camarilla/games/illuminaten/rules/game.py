"""Pax Illuminaten as a game: its options, setup, and the way back from saved data."""

from random import Random
from typing import Final

import msgspec

from camarilla.games.illuminaten.rules import events, notation, sampling
from camarilla.games.illuminaten.rules.actions import SPACE
from camarilla.games.illuminaten.rules.blank import blank
from camarilla.games.illuminaten.rules.ids import (
    NO_OPPONENT,
    OPPONENT_IDS,
)
from camarilla.games.illuminaten.rules.information import IlluminatenInformation
from camarilla.games.illuminaten.rules.observation import IlluminatenObservation
from camarilla.games.illuminaten.rules.observing.decisions import DECISIONS
from camarilla.games.illuminaten.rules.observing.fields import ACTION_FIELDS
from camarilla.games.illuminaten.rules.operations import DEAL_COURT
from camarilla.games.illuminaten.rules.saved import Saved
from camarilla.games.illuminaten.rules.serialisation import restore
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.frames import frame
from camarilla.kernel.game import Game, State
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
        self.max_decisions = 3_000
        self.information_type = IlluminatenInformation
        self.observation_type = IlluminatenObservation
        self.events = tuple(events.ALL)
        self.decisions = DECISIONS
        self.action_fields = ACTION_FIELDS

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

    def position_text(self, state: State) -> str:
        assert isinstance(state, IlluminatenState)
        return notation.position_text(state)

    def sample(self, info: InformationState, rng: Random) -> IlluminatenState:
        assert isinstance(info, IlluminatenInformation)
        s = IlluminatenState()
        sampling.fill(s, info, rng)
        s.open()
        return s


GAMES: Final = (Illuminaten(),)
