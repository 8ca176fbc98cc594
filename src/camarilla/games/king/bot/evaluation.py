"""How to judge a position of For the King (and Me); it can be read as advice to a player.

A seat's prospects are the duty tiles it is likely to take: in every domain, its cards against the
others' and against those that are still to come. Gold is worth what it can buy in the auction.
"""

from math import exp, sqrt
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.king.bot import policy, rollout
from camarilla.games.king.bot.action_features import open_options
from camarilla.games.king.bot.network import pupil
from camarilla.games.king.bot.values import expected
from camarilla.games.king.rules.actions import DRAW, FAVOUR, KEEP, MIDDLE
from camarilla.games.king.rules.board import Council
from camarilla.games.king.rules.cards import GOVERNMENT, is_king
from camarilla.games.king.rules.game import King
from camarilla.games.king.rules.gold_posterior import Belief
from camarilla.games.king.rules.operations import (
    DRAW_CARD,
    LOSE_CARD,
    MAKE_BID,
    PAY_CARDS,
    PLACE_CARD,
)
from camarilla.games.king.rules.state import KingState
from camarilla.kernel.frames import OPERATION, first
from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.linear_policy import Choice, Habits
from camarilla.search.mind import ENOUGH, Mind

UNCERTAIN: Final = 0.4
ALWAYS_UNCERTAIN: Final = 0.3
"""How far the cards still to come blur the ranking of a domain, and what is blurred without."""
LETTER: Final = 0.004
"""Letters decide ties only."""
TO_BUY: Final = 0.25
"""Points that an average favour card brings to its buyer."""
TO_BE_DRAWN: Final = 2.0
"""Gold that each card of the deck adds to what the others can bid, as far as one knows yet."""
LEFT_OVER: Final = 0.03
"""A Gold that buys nothing still decides ties."""
FORESIGHT: Final = 3
"""How many turns of the first phase a search looks ahead."""
SALES_AHEAD: Final = 4
"""How many sales it looks ahead in the second."""
FIRST_PHASE: Final = 50
"""Iterations: more of them gain nothing in the first phase."""
FADING: Final = 0.85
"""What each turn or sale counts against the one before it."""
BIDS: Final = Belief(bluff=0.03, restraint=0.45)
"""Bots never bid what they cannot pay, and pass in three to seven of ten cases if they could pay
more; people may bluff now and then."""
NOWHERE: Final = -1
"""No single place: there is a choice."""
CARD_IN_HAND: Final = 0.17
"""Any card at all can pay for Gold, so even a useless one is worth something."""


@mypyc_attr(allow_interpreted_subclasses=True)
class KingMind(Mind):
    """Judges domain by domain."""

    def imagine(self, game: Game, info: InformationState, rng: Random) -> State:
        """Who bids can usually pay, and who passes often cannot pay more."""
        return game.suppose(info, rng, BIDS) if isinstance(game, King) else game.sample(info, rng)

    def standing(self, s: State) -> list[float]:
        assert isinstance(s, KingState)
        return prospects(s)

    def spread(self, s: State) -> float:
        """While cards are to come, tiles change hands."""
        assert isinstance(s, KingState)
        to_come = s.deck + len(s.favour)
        return 1.6 + to_come / s.setup.deck

    def instinct(self, s: State, rng: Random) -> int:
        assert isinstance(s, KingState)
        return rollout.choose(s, rng)

    def clock(self, s: State) -> int:
        """Turns of the first phase and sales of the second that are over."""
        assert isinstance(s, KingState)
        setup = s.setup
        if s.deck or s.kept:
            placed = s.kept + s.shown + s.favoured + (1 if s.drawn >= 0 else 0)
            return (setup.deck - s.deck - placed) // (setup.players + 1)
        return 2 * setup.turns - len(s.favour) - (1 if s.sale >= 0 else 0)

    def foresight(self, s: State) -> int:
        """A few turns or sales on, for what comes later is more luck than plan."""
        assert isinstance(s, KingState)
        return FORESIGHT if s.deck else SALES_AHEAD

    def enough(self, s: State) -> int:
        """In the first phase luck counts so much that longer searches win no more."""
        assert isinstance(s, KingState)
        return FIRST_PHASE if s.deck else ENOUGH

    def fading(self) -> float:
        return FADING

    def curiosity(self) -> float:
        """One card or bid changes the chances little."""
        return 0.08

    def trust(self) -> int:
        """Always: a node that tries this and that plays worse for its seat than instinct does."""
        return 1_000_000

    def pause(self) -> int:
        """A bid or a card in the middle means nothing before the sale or the turn is over."""
        return 1

    def candidates(self, s: State) -> list[int]:
        """Of bids: to pass, or a little more than the last, if there is enough to pay with."""
        assert isinstance(s, KingState)
        return open_options(s).actions if s.stack[-1] & OPERATION == MAKE_BID else s.legal()

    def secret(self, s: State) -> int:
        """Where a card goes turns on the card, a bid on what the bidder has of the same domain."""
        assert isinstance(s, KingState)
        op = s.stack[-1] & OPERATION
        if op == PLACE_CARD:
            return 1 + s.drawn
        if op == MAKE_BID and s.sale < GOVERNMENT:
            return 1 + held(s, s.bidder, s.setup.domain[s.sale])
        return 0

    def seen(self, s: State, action: int, seat: int) -> int:
        """K7: others' draws, face-down payments and losses look all alike."""
        assert isinstance(s, KingState)
        top = s.stack[-1]
        op = top & OPERATION
        if op == DRAW_CARD:
            if s.leader == seat:
                return action
            kind = s.setup.kinds[action - DRAW]
            room = only_room(s)
            return with_card(room, kind) if is_shown(room, kind) else -1
        if op == PLACE_CARD:
            shown = s.leader != seat and is_shown(action, s.drawn)
            return with_card(action, s.drawn) if shown else action
        if op in (PAY_CARDS, LOSE_CARD):
            return action if first(top) == seat else -1
        return action


@mypyc_attr(allow_interpreted_subclasses=True)
class TaughtKingMind(KingMind):
    """Plays on by what was learned in games, for searches; no advice that could be read."""

    def habits(self) -> Habits:
        return policy.HABITS

    def weigh(self, s: State, weights: list[float]) -> Choice | None:
        assert isinstance(s, KingState)
        return policy.weigh(s, weights)

    def instinct(self, s: State, rng: Random) -> int:
        """By habit; by the quick rules where nothing was taught."""
        assert isinstance(s, KingState)
        choice = policy.weigh(s, policy.HABITS.weights[s.setup.players])
        return rollout.choose(s, rng) if choice is None else choice.take(rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class SchooledKingMind(TaughtKingMind):
    """Leans, at the decision itself, to what a network thinks of it."""

    def leaning(self, s: State) -> dict[int, float]:
        assert isinstance(s, KingState)
        return pupil(s.setup.players).leaning(s)

    def enough(self, s: State) -> int:
        """It compares few actions, close to one another: in the first phase too."""
        return ENOUGH


def only_room(s: Council) -> int:
    """K3.1: where the next card must go, or `NOWHERE`."""
    full = s.shown == s.setup.players - 1
    if s.kept and s.favoured:
        return MIDDLE
    if s.favoured and full:
        return KEEP
    return FAVOUR if s.kept and full else NOWHERE


def is_shown(place: int, kind: int) -> bool:
    """K3.1, K3.4: whether all see the card that goes there."""
    return place == MIDDLE or (place == KEEP and is_king(kind))


def with_card(place: int, kind: int) -> int:
    """A number for a placing of a card that all see."""
    return -10 - place - 10 * kind


def prospects(s: Council) -> list[float]:
    """By seat: the tiles it may expect, and what its Gold will add to them."""
    players = s.setup.players
    strength = [strengths(s, seat) for seat in range(players)]
    total = [CARD_IN_HAND * size for size in s.sizes]
    to_come = values_to_come(s)
    for domain in range(s.setup.domains):
        of_domain = [strength[seat][domain] for seat in range(players)]
        add_tiles(s, domain, of_domain, to_come[domain], total)
    add_buying(s, total)
    return total


def strengths(s: Council, seat: int) -> list[float]:
    """The sum of the seat's cards in each domain; a hair more for letters near to A."""
    setup = s.setup
    found = [0.0] * setup.domains
    mask = s.hands[seat]
    kind = 0
    while mask:
        if mask & 1:
            found[setup.domain[kind]] += setup.value[kind] + LETTER / (1.0 + setup.letter[kind])
        mask >>= 1
        kind += 1
    return found


def held(s: Council, seat: int, domain: int) -> int:
    """The sum of the seat's cards in a domain."""
    setup = s.setup
    total = 0
    for kind in range(setup.starts[domain], setup.starts[domain + 1]):
        if s.hands[seat] >> kind & 1:
            total += setup.value[kind]
    return total


def values_to_come(s: Council) -> list[float]:
    """By domain: the values of the cards that nobody holds yet, as far as they will be drawn."""
    setup = s.setup
    found = [0.0] * setup.domains
    drawn = s.deck / (s.deck + setup.removed) if s.deck else 0.0
    if drawn:
        for kind in range(GOVERNMENT):
            if s.undrawn[kind]:
                found[setup.domain[kind]] += drawn * setup.value[kind]
    for kind in s.favour:
        if kind < GOVERNMENT:
            found[setup.domain[kind]] += setup.value[kind]
    return found


def add_tiles(
    s: Council, domain: int, strength: list[float], to_come: float, total: list[float]
) -> None:
    """Each seat's chances of the chief and of the minor tile."""
    players = len(strength)
    mean = 2.8 if domain in (0, 1, 5) else 1.2
    blur = ALWAYS_UNCERTAIN + UNCERTAIN * sqrt(to_come * mean)
    best = max(strength)
    weights = [exp((own - best) / blur) if own or to_come else 0.0 for own in strength]
    chief = float(s.chiefs[domain])
    minor = float(s.minor(domain))
    for seat in range(players):
        total[seat] += expected(weights, seat, chief, minor)


def add_buying(s: Council, total: list[float]) -> None:
    """Gold buys in proportion: who has a third of it gets a third of the favour cards."""
    gold = [float(s.gold_sum(seat)) for seat in range(s.setup.players)]
    cards = len(s.favour) + s.deck / (s.setup.players + 1.0)
    every = sum(gold) + 1.0 + TO_BE_DRAWN * s.deck
    for seat in range(len(gold)):
        total[seat] += TO_BUY * cards * gold[seat] / every + LEFT_OVER * gold[seat]
