"""The rollout policy of Oriflamme: rules of thumb."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.oriflamme.rules.actions import (
    BRIBE,
    COPY,
    ELIMINATE,
    KEEP,
    LEAVE,
    ON_PLACE,
    PLACE,
    REVEAL,
    SPOTS,
    SPY_ON,
)
from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import (
    AMBUSH,
    APOTHECARY,
    ARCHER,
    ASSASSINATION,
    CONSPIRACY,
    CUTTHROAT,
    IMPERSONATION,
    INFLUENCE_SHIFT,
    KIND,
    PLOT,
    ROYAL_DECREE,
    SHAPESHIFTER,
    SOLDIER,
    TRAP,
    UP,
)
from camarilla.games.oriflamme.rules.cast import as_oriflamme
from camarilla.games.oriflamme.rules.operations import KEEP_OR_REVEAL, USE_ABILITY
from camarilla.games.oriflamme.rules.placement import ROUNDS
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import State
from camarilla.search.policy import Policy

REVEAL_EARNER: Final = 0.85
"""The probability to reveal a character that earns by itself."""

TARGET_VALUE: Final[tuple[float, ...]] = (
    2.0,  # archer
    2.2,  # soldier
    1.6,  # spy
    2.4,  # heir
    1.2,  # shapeshifter
    2.6,  # lord
    0.0,  # the intrigues are never face up
    0.0,
    0.0,
    0.0,
    2.2,  # apothecary
    1.5,  # cutthroat
    1.0,  # felon
    3.2,  # queen
    2.2,  # schemer
    2.2,  # prince
    0.0,
    0.0,
    0.0,
    0.0,
    2.0,  # twin
)
"""By kind: the value of attacking a face-up character."""
UNKNOWN_TARGET: Final = 1.2
"""A face-down card without influence: it may be anything, an Ambush too."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OriflammeRolloutPolicy(Policy):
    """Rules of thumb."""

    def choose(self, s: State, rng: Random) -> int:
        return choose(as_oriflamme(s), rng)


def choose(s: Board, rng: Random) -> int:
    """An action for the actor, chance included."""
    legal = s.legal()
    if len(legal) == 1:
        return legal[0]
    frame = s.stack[-1]
    if frame == KEEP_OR_REVEAL:
        return REVEAL if reveals(s, rng) else KEEP
    action = legal[int(rng.random() * len(legal))]
    if action >= PLACE:
        if (action - PLACE) % SPOTS >= ON_PLACE and rng.random() < 0.75:
            action = legal[int(rng.random() * len(legal))]
            if (action - PLACE) % SPOTS >= ON_PLACE:
                action = legal[int(rng.random() * len(legal))]
        return action
    if frame & OPERATION == USE_ABILITY:
        first = legal[0]
        if ELIMINATE <= first < SPY_ON:
            return best_target(s, legal, ELIMINATE, rng)
        if SPY_ON <= first < COPY:
            return richest(s, legal, rng)
        if BRIBE <= first < BRIBE + SPOTS - 2:
            return best_target(s, legal, BRIBE, rng)
        if legal[-1] == LEAVE and rng.random() < 0.5:
            return LEAVE
    return action


def reveals(s: Board, rng: Random) -> bool:
    """Earners at once, attackers soon, what grows or lies in ambush late."""
    card = s.row[s.pointer]
    kind = card & KIND
    rounds = ROUNDS - s.round
    if not rounds:
        return True
    influence = card >> INFLUENCE_SHIFT
    if kind == CONSPIRACY:
        return rng.random() < 0.12 * influence
    if kind in (AMBUSH, TRAP):
        return rng.random() < 0.06
    if kind in (ROYAL_DECREE, SHAPESHIFTER, PLOT):
        return rng.random() < 0.25 + 0.1 * influence
    if kind in (SOLDIER, ARCHER, ASSASSINATION, APOTHECARY, CUTTHROAT, IMPERSONATION):
        return rng.random() < 0.45 + 0.1 * influence
    return rng.random() < REVEAL_EARNER


def best_target(s: Board, legal: list[int], verb: int, rng: Random) -> int:
    """The rivals' card that is worth most, a leader's rather than another's."""
    mine = s.player_at(s.pointer) if s.standing else s.actor()
    best = legal[0]
    best_value = -100.0
    for action in legal:
        place = action - verb
        card = s.row[place]
        player = s.player_at(place)
        if card & UP:
            value = TARGET_VALUE[card & KIND]
        else:
            value = UNKNOWN_TARGET + 0.8 * (card >> INFLUENCE_SHIFT)
        value += 0.12 * s.influence[player] + rng.random()
        if player == mine:
            value -= 6.0
        if value > best_value:
            best_value = value
            best = action
    return best


def richest(s: Board, legal: list[int], rng: Random) -> int:
    """The neighbour of another family who has most."""
    mine = s.actor()
    best = legal[0]
    most = -1.0
    for action in legal:
        player = s.player_at(action - SPY_ON)
        has = -0.5 if player == mine else s.influence[player] + 0.1 * rng.random()
        if has > most:
            most = has
            best = action
    return best
