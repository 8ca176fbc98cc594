"""The evaluation of positions of Oriflamme and Ablaze; it can be read as advice to a player.

The expected score of a family is its influence, and what each of its cards in the row is still
going to bring: its yield at each activation, for as many rounds as it is likely to survive.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import (
    AMBUSH,
    APOTHECARY,
    ARCHER,
    ASSASSINATION,
    BRIBERY,
    CONSPIRACY,
    CUTTHROAT,
    FAMILY,
    FELON,
    HEIR,
    IMPERSONATION,
    INFLUENCE_SHIFT,
    IS_INTRIGUE,
    KIND,
    LORD,
    PLOT,
    PRINCE,
    QUEEN,
    ROYAL_DECREE,
    SCHEMER,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
    TRAP,
    TWIN,
    UP,
    family_of,
)
from camarilla.games.oriflamme.rules.cast import as_oriflamme
from camarilla.games.oriflamme.rules.operations import KEEP_OR_REVEAL
from camarilla.games.oriflamme.rules.placement import ROUNDS
from camarilla.kernel.game import State
from camarilla.search.evaluator import Evaluator

SURVIVES: Final = 0.84
"""The probability that a card which nobody threatens survives a round."""
THREATENED: Final = 0.55
"""The same of a card that a face-up attacker can reach."""
COVERED: Final = 0.3
"""The value of a covered card, as a part of its value when it is uncovered."""
BAIT: Final = 0.35
"""The value that each influence on it adds to a face-down Ambush or Trap."""
IN_HAND: Final = 0.75
"""A card still in hand may never find its moment."""

KILL: Final = 1.6
"""The value of an elimination beyond its influence: somebody else loses a card."""

HAND_VALUE: Final[tuple[float, ...]] = (
    1.3,  # archer
    1.7,  # soldier
    1.4,  # spy
    1.5,  # heir: only one of a name gains
    1.1,  # shapeshifter
    1.9,  # lord
    2.6,  # assassination
    0.8,  # royal decree
    2.0,  # ambush
    2.2,  # conspiracy
    1.7,  # apothecary
    1.0,  # cutthroat
    1.0,  # felon
    1.9,  # queen
    1.6,  # schemer
    2.0,  # prince: with the Twin
    2.6,  # impersonation
    2.0,  # bribery
    2.0,  # trap
    1.6,  # plot
    1.0,  # twin
)
"""By kind: the points that a card in hand is likely to bring."""


def expected_activations(rounds: int, survival: float) -> float:
    """How often a card acts in a number of rounds, by its probability to survive each."""
    return sum(survival**past for past in range(rounds))


ATTACKERS: Final = 1 << SOLDIER | 1 << CUTTHROAT | 1 << ARCHER | 1 << APOTHECARY
"""Bit mask of the characters that eliminate whenever they act."""
ACTS: Final = [expected_activations(times, SURVIVES) for times in range(8)]
"""By the number of rounds in which it may act: how often a card does."""
ACTS_THREATENED: Final = [expected_activations(times, THREATENED) for times in range(8)]


@mypyc_attr(allow_interpreted_subclasses=True)
class OriflammeEvaluator(Evaluator):
    """Evaluates the row card by card."""

    def expected_scores(self, s: State) -> list[float]:
        return expected_influence(as_oriflamme(s))

    def score_scale(self, s: State) -> float:
        """A round moves a few points; the last decisions move hardly any."""
        return 1.2 + 0.5 * (ROUNDS - as_oriflamme(s).round)


def expected_influence(s: Board) -> list[float]:
    """By player: influence now and to come."""
    total = [float(influence) for influence in s.influence]
    players = s.setup.players
    rounds = ROUNDS - s.round
    ahead = places_ahead(s)
    threats = threatened(s, ahead)
    for place, card in enumerate(s.row):
        player = s.player_at(place)
        times = rounds + (ahead >> place & 1)
        acts = ACTS_THREATENED[times] if threats >> place & 1 else ACTS[times]
        kind = card & KIND
        gain = yield_of(s, place, kind)
        if not card & UP:
            total[player] += face_down_value(s, card, gain, times, acts)
        else:
            total[player] += gain * acts
            if kind in (SPY, FELON):
                rob(s, place, kind, acts, total)
        for below in s.under[place]:
            if rounds:
                total[player] += COVERED * (
                    (below >> INFLUENCE_SHIFT) + HAND_VALUE[below & KIND] * rounds / 6
                )
    for family in range(s.setup.families):
        total[family % players] += hand_value(s, family, rounds)
    return total


def hand_value(s: Board, family: int, rounds: int) -> float:
    """The cards still to be placed, each with fewer rounds before it than the one before."""
    hand = s.hands[family]
    if not hand:
        return 0.0
    turns = rounds + (0 if s.placed_families >> family & 1 or not s.round else 1)
    value = 0.0
    for kind in hand:
        value += HAND_VALUE[kind]
    return IN_HAND * value / len(hand) * turns * (0.35 + 0.1 * turns)


def places_ahead(s: Board) -> int:
    """Bit mask of the places that are still to be activated in this round."""
    every = (1 << len(s.row)) - 1
    if s.placed < s.setup.families or not s.round:
        return every
    before = (1 << s.pointer) - 1
    ahead = every & ~before if s.setup.step == 1 else before
    if s.standing:
        here = 1 << s.pointer
        asked = bool(s.stack) and s.stack[-1] == KEEP_OR_REVEAL
        ahead = ahead | here if asked else ahead & ~here
    return ahead


def yield_of(s: Board, place: int, kind: int) -> float:
    """What a card of this kind gains here each time it acts."""
    if IS_INTRIGUE[kind]:
        return 0.0
    row = s.row
    family = row[place] & FAMILY
    if kind == LORD:
        gain = 1.0
        for other in s.neighbours(place):
            if row[other] & FAMILY == family:
                gain += 0.9
        return gain
    if kind == HEIR:
        return 0.2 if s.named_like(place) else 1.8
    if kind == QUEEN:
        return 2.0
    if kind in (PRINCE, TWIN):
        return 1.0
    if kind == SCHEMER:
        for other in s.neighbours(place):
            if s.under[other]:
                return 0.0
        return 1.8
    if kind == SPY:
        return 1.0 if has_rich_rival(s, place) else 0.2
    if kind == SHAPESHIFTER:
        best = 0.3
        for other in s.neighbours(place):
            copied = row[other] & KIND
            if row[other] & UP and not IS_INTRIGUE[copied] and copied != SHAPESHIFTER:
                best = max(best, yield_of(s, place, copied))
        return best
    if kind in (SOLDIER, CUTTHROAT):
        reward = 1.0 if kind == SOLDIER else 0.3
        for other in s.neighbours(place):
            if row[other] & FAMILY != family:
                return reward + 0.4
        return reward - 1.0
    if kind == ARCHER:
        if row[0] & FAMILY != family or row[-1] & FAMILY != family:
            return 1.4
        return 0.2
    if kind == APOTHECARY:
        return 1.2
    if kind == FELON:
        loss = 0.0
        for other in s.neighbours(place):
            loss += -1.0 if row[other] & FAMILY == family else 0.0
        return loss
    return 0.0


def rob(s: Board, place: int, kind: int, times: float, total: list[float]) -> None:
    """What a Spy or a Felon takes from the families beside it."""
    player = s.player_at(place)
    neighbours = s.neighbours(place)
    for other in neighbours:
        victim = s.player_at(other)
        if victim != player and s.influence[victim]:
            total[victim] -= 0.8 * times / (1.0 if kind == FELON else len(neighbours))


def has_rich_rival(s: Board, place: int) -> bool:
    player = s.player_at(place)
    for other in s.neighbours(place):
        rival = s.player_at(other)
        if rival != player and s.influence[rival]:
            return True
    return False


def threatened(s: Board, ahead: int) -> int:
    """Bit mask of the places that somebody else's face-up attacker may strike again."""
    mask = 0
    last = len(s.row) - 1
    over = s.round == ROUNDS
    for place, card in enumerate(s.row):
        kind = card & KIND
        if not card & UP or not ATTACKERS >> kind & 1 or (over and not ahead >> place & 1):
            continue
        reached: list[int] = []
        if kind in (SOLDIER, CUTTHROAT):
            reached = s.neighbours(place)
        elif kind == ARCHER:
            reached = [0, last]
        else:
            for other, friend in enumerate(s.row):
                if other != place and friend & FAMILY == card & FAMILY:
                    reached += s.neighbours(other)
        for other in reached:
            if s.row[other] & FAMILY != card & FAMILY:
                mask |= 1 << other
    return mask


def face_down_value(s: Board, card: int, gain: float, times: int, acts: float) -> float:
    """What a face-down card will bring: the influence on it, and what it does when revealed."""
    if not times:
        return 0.0
    kind = card & KIND
    influence = float(card >> INFLUENCE_SHIFT)
    waiting = acts - 1.0
    if kind == CONSPIRACY:
        return 2.0 * (influence + 0.8 * waiting) * (1.0 if times == 1 else 0.9)
    if kind in (AMBUSH, TRAP):
        return (
            1.0 + min(1.0, 0.25 * times) + BAIT * min(influence, 4.0) * (0.3 if times == 1 else 1.0)
        )
    held = influence * (1.0 if times == 1 else 0.93)
    if kind == ASSASSINATION:
        return held + 1.0 + KILL + 0.3 * waiting
    if kind == IMPERSONATION:
        return held + 1.0 + KILL + 0.4 * waiting
    if kind == ROYAL_DECREE:
        return held + 0.4 + 0.4 * waiting
    if kind == BRIBERY:
        return held + 1.2 * (1.0 + waiting) * 0.7
    if kind == PLOT:
        best = 0.0
        for other, friend in enumerate(s.row):
            if friend & UP and friend & FAMILY == card & FAMILY:
                best = max(best, yield_of(s, other, friend & KIND))
        return held + best + 0.4 * waiting
    strikes = KILL if kind in (SOLDIER, ARCHER, APOTHECARY) else 0.0
    if kind == PRINCE and s.twins >> family_of(card) & 1:
        gain += 0.9
    now = gain * (1.0 + waiting) + strikes
    later = 0.85 * waiting + gain + strikes
    return held + max(now, later)
