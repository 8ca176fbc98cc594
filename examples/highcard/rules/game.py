"""High Card as a game: setup, and the way back from saved data and information states."""

from random import Random

import msgspec

from camarilla.games.highcard.rules.information import HighCardInformation, Saved
from camarilla.games.highcard.rules.state import (
    CARDS,
    DREW,
    EXCHANGED,
    KEPT,
    ROUND,
    SCORED,
    SHOWED,
    SPACE,
    WON,
    HighCardState,
)
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState
from camarilla.kernel.options import Options, complete


class HighCard(Game):
    """H1.1: two to five players, 52 cards."""

    def __init__(self) -> None:
        self.id = "highcard"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 5
        self.options = ()
        self.actions = SPACE
        self.events = (DREW, KEPT, EXCHANGED, SHOWED, SCORED, WON)
        self.information_type = HighCardInformation

    def setup(self, players: int, options: Options | None = None) -> HighCardState:
        complete(self.options, options)
        self.check_players(players)
        state = state_of([ROUND], [], [], [0] * players)
        state.open()
        return state

    def restore(self, data: dict[str, object]) -> HighCardState:
        saved = msgspec.convert(data, Saved)
        self.check_players(len(saved.points))
        return state_of(saved.stack, saved.hands, saved.discards, saved.points)

    def sample(self, info: InformationState, rng: Random) -> HighCardState:
        """Hidden cards are drawn from those that the seat has not seen."""
        assert isinstance(info, HighCardInformation)
        unseen = [c for c in range(CARDS) if c not in info.hands and c not in info.discards]
        rng.shuffle(unseen)
        hands = [unseen.pop() if card is None else card for card in info.hands]
        state = state_of(list(info.frames), hands, list(info.discards), list(info.scores))
        state.open()
        return state


def state_of(
    stack: list[int], hands: list[int], discards: list[int], points: list[int]
) -> HighCardState:
    """A state with these fields; `open` then finds its open decision."""
    state = HighCardState()
    state.stack = stack
    state.hands = hands
    state.discards = discards
    state.points = points
    return state
