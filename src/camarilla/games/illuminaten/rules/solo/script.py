"""X10.2: the turn of an artificial opponent."""

from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import SPACE
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import (
    CLAIMED,
    EVENT_TURNED_UP,
)
from camarilla.games.illuminaten.rules.geometry import count_places, members
from camarilla.games.illuminaten.rules.ids import (
    EIGHT_DISCS,
    FACTIONS,
    FOUR_EDICTS,
    GRAND_MASTER,
    GRAND_PLAYED,
    LODGE_OF_FIVE,
    NOTHING,
    ROYAL_ARCH,
    SAINT_GERMAIN,
    THREE_GRAND,
)
from camarilla.games.illuminaten.rules.lodges import (
    controlled_cards,
    controls_lodge,
    lodges_of,
    may_claim,
)
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    AUTOMATON_CHECK,
    CHECK_PHASE,
    CLAIM_ALL,
    PLAN,
    SCRIPT,
)
from camarilla.games.illuminaten.rules.solo import saint_germain
from camarilla.games.illuminaten.rules.solo.interrogate import AI
from camarilla.games.illuminaten.rules.tables import (
    DEGREE,
)
from camarilla.games.illuminaten.rules.turn import event_deck
from camarilla.kernel.frames import frame
from camarilla.kernel.game import CHANCE


def aim_reached(s: Board) -> int:
    """X10.4, X10.5: the first of its three plots that it meets, or `NOTHING`."""
    discs = sum(d.count(discs, AI) for discs in s.discs)
    if discs >= 8:
        return EIGHT_DISCS
    for faction in range(FACTIONS):
        for lodge in lodges_of(s, faction):
            if count_places(lodge) >= 5 and controls_lodge(s, AI, lodge):
                return LODGE_OF_FIVE
    if s.setup.opponent == SAINT_GERMAIN:
        return FOUR_EDICTS if event_deck.edicts_discarded(s) >= 4 else NOTHING
    grand = 0
    for place in members(controlled_cards(s, AI)):
        grand += DEGREE[s.field[place]] in (GRAND_MASTER, ROYAL_ARCH)
    return THREE_GRAND if grand >= 3 else NOTHING


def carry_out(s: Board, event: int) -> None:
    """X10.2: an edict is carried out, a special is discarded."""
    s.say(EVENT_TURNED_UP, "X10.2", AI, event)
    if event < FACTIONS:
        event_deck.play_edict(s, event)
    else:
        event_deck.to_event_discard(s, event)


class Script(Operation):
    number = SCRIPT

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.2: the script, then it Claims all it has a right to, then the check phase."""
        s.stack.append(frame(CHECK_PHASE))
        s.stack.append(frame(CLAIM_ALL))
        if s.setup.opponent == SAINT_GERMAIN:
            saint_germain.run(s)
        else:
            s.stack.append(frame(PLAN))
        return False


class ClaimAll(Operation):
    number = CLAIM_ALL

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.2"""
        for faction in range(FACTIONS):
            if may_claim(s, AI, faction):
                s.holders[faction] = AI
                s.say(CLAIMED, "X10.2", AI, faction)
        return False


class AutomatonCheck(Operation):
    number = AUTOMATON_CHECK
    kind = "event"
    rule = "X10.2"

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.2: if a GM or RA was played in its turn, the top event is turned up."""
        if not s.used & GRAND_PLAYED or not event_deck.cards_left(s):
            return False
        if s.top_event != NOTHING:
            event = s.top_event
            s.top_event = NOTHING
            s.top_knower = NOTHING
            carry_out(s, event)
            return False
        return s.ask(CHANCE, asked, event_deck.drawable(s))

    def answer(self, s: Board, asked: int, action: int) -> None:
        event = SPACE.index(action)
        event_deck.turn_up(s, event)
        carry_out(s, event)


OPERATIONS: Final[list[Operation]] = [Script(), ClaimAll(), AutomatonCheck()]
