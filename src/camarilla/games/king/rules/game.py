"""For the King as a game: its option, setup, and the way back from saved data and views."""

from random import Random
from typing import Final

import msgspec

from camarilla.games.king.rules import events, sampling
from camarilla.games.king.rules.actions import SPACE
from camarilla.games.king.rules.decisions import DECISIONS
from camarilla.games.king.rules.deck import setup_for
from camarilla.games.king.rules.gold_posterior import UNINFORMATIVE, BidModel
from camarilla.games.king.rules.information import KingInformation
from camarilla.games.king.rules.observation import KingObservation
from camarilla.games.king.rules.operations import CHOOSE_FIRST
from camarilla.games.king.rules.saved import Saved
from camarilla.games.king.rules.state import KingState
from camarilla.kernel.domains import COUNT
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState
from camarilla.kernel.options import TEXT, Option, Options, complete


class King(Game):
    """K1: the option `deck` is the text of a deck table; empty plays the built-in one (K9)."""

    def __init__(self) -> None:
        self.id = "king"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 5
        self.options = (Option("deck", TEXT, ""),)
        self.actions = SPACE
        self.max_decisions = 2_000
        self.decisions = DECISIONS
        self.action_fields = {"value": COUNT}
        self.information_type = KingInformation
        self.observation_type = KingObservation
        self.events = events.ALL

    def setup(self, players: int, options: Options | None = None) -> KingState:
        self.check_players(players)
        setup = setup_for(players, str(complete(self.options, options)["deck"]))
        s = KingState()
        s.setup = setup
        s.stack = [CHOOSE_FIRST]
        s.chiefs = [3] * setup.domains
        s.drawn = -1
        s.leader = 0
        s.kept = 0
        s.shown = 0
        s.favoured = 0
        s.sale = -1
        s.bidder = 0
        s.high = 0
        s.high_seat = -1
        s.passed = 0
        s.excluded = 0
        s.past = ()
        s.story = []
        s.place_cards()
        s.open()
        return s

    def restore(self, data: dict[str, object]) -> KingState:
        saved = msgspec.convert(data, Saved)
        self.check_players(saved.players)
        return restored(saved)

    def sample(self, info: InformationState, rng: Random) -> KingState:
        return self.sample_with_beliefs(info, rng, UNINFORMATIVE)

    def sample_with_beliefs(
        self, info: InformationState, rng: Random, bid_model: BidModel
    ) -> KingState:
        """A sample in which bids tell something of the bidders' Gold."""
        assert isinstance(info, KingInformation)
        s = KingState()
        sampling.fill(s, info, rng, bid_model)
        s.open()
        return s


def restored(saved: Saved) -> KingState:
    s = KingState()
    s.setup = setup_for(saved.players, saved.deck)
    s.stack = list(saved.stack)
    s.chiefs = list(saved.chiefs)
    s.drawn = saved.drawn
    s.leader = saved.leader
    s.kept = saved.kept
    s.shown = saved.shown
    s.favoured = saved.favoured
    s.sale = saved.sale
    s.bidder = saved.bidder
    s.high = saved.high
    s.high_seat = saved.high_seat
    s.passed = saved.passed
    s.excluded = saved.excluded
    s.past = ()
    s.story = list(saved.story)
    s.place_cards()
    return s


GAMES: Final = (King(),)
