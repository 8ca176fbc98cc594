"""X7.1, X7.2: the conspiracy chain, quick favor, and the use of an ability."""

from typing import Final

from camarilla.games.illuminaten.rules.actions import QUICK, SKIP, USE
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.dealing import played_grand
from camarilla.games.illuminaten.rules.events import CHAINED, SKIPPED
from camarilla.games.illuminaten.rules.favor.yields import has_yielded, push_yield
from camarilla.games.illuminaten.rules.ids import (
    BOOST_DISPLACE,
    BOOST_INFLUENCE,
    EXTRA_EXCLUDE,
    GRAND_MASTER,
    MAGISTRATES,
    MASON,
    MASONS,
    QUICK_TAKEN,
    ROYAL_ARCH,
)
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import ABILITY as ABILITY_STEP
from camarilla.games.illuminaten.rules.tables import (
    ABILITY,
    DEGREE,
    FACTIONS_OF,
    LUMINARIES,
    ORGANISATION,
)
from camarilla.games.illuminaten.rules.turn.abilities import ABILITIES
from camarilla.kernel.frames import first, frame, second


def links(card: int, masons: bool) -> bool:
    """X7.1, X11 Pact with the Masons: a card that fits before and after any other."""
    return DEGREE[card] == GRAND_MASTER or (masons and ORGANISATION[card] == MASON)


def fitting(s: Board) -> list[int]:
    """X7.1: the luminaries in hand that fit at the end of the chain."""
    hand = s.hands[s.active]
    found: list[int] = []
    if not hand:
        return found
    masons = s.in_effect(MASONS)
    last = s.chain[-1] if s.chain else -1
    if last >= 0 and DEGREE[last] == ROYAL_ARCH:
        return found
    anything = last < 0 or links(last, masons)
    for card in range(LUMINARIES):
        if hand >> card & 1:
            fits = anything or DEGREE[card] == ROYAL_ARCH or links(card, masons)
            if fits or FACTIONS_OF[card] & FACTIONS_OF[last]:
                found.append(card)
    return found


def conspire(s: Board, card: int) -> None:
    """X7.1"""
    s.from_hand(s.active, card)
    s.chain = (*s.chain, card)
    s.say(CHAINED, "X7.1", s.active, card)
    played_grand(s, card)
    s.stack.append(frame(ABILITY_STEP, card))


def may_take_quick_favor(s: Board, card: int) -> bool:
    """X7.2: once a turn, not for a GM, whose yield is its ability."""
    if s.used & QUICK_TAKEN or DEGREE[card] == GRAND_MASTER:
        return False
    return not has_yielded(s, card)


class AbilityStep(Operation):
    """Arguments: the luminary; 1 after its quick favor."""

    number = ABILITY_STEP
    kind = "ability"
    rule = "X7.1"

    def proceed(self, s: Board, asked: int) -> bool:
        """X7.1, X7.2: use the ability, take quick favor instead, or skip; boosts are compulsory.

        With the magistrates card, after quick favor any ability is optional.
        """
        card, after_quick = first(asked), second(asked)
        ability = ABILITY[card]
        options: list[int] = []
        if ABILITIES[ability].possible(s, card):
            options.append(USE)
        if not after_quick and may_take_quick_favor(s, card):
            options.append(QUICK)
        if after_quick or not BOOST_INFLUENCE <= ability <= BOOST_DISPLACE:
            options.append(SKIP)
        if ability == EXTRA_EXCLUDE:  # whether it can be used may depend on the hidden hand
            return s.ask(s.active, asked, options)
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        card = first(asked)
        if action == USE:
            ABILITIES[ABILITY[card]].use(s, card)
        elif action == QUICK:
            s.used |= QUICK_TAKEN
            if s.holds(s.active, MAGISTRATES):
                s.stack.append(frame(ABILITY_STEP, card, 1))
            push_yield(s, card)
        else:
            s.say(SKIPPED, "X7.1", s.active, card)


OPERATIONS: Final[list[Operation]] = [AbilityStep()]
