"""X10.1 to X10.3: what both artificial opponents have in common. Their seat is always 0.

"AI card" is the card under the figure. Nothing here asks anybody: the scripts leave no choice.
"""

from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import DRAW, SPACE
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.dealing import luminaries, played_grand
from camarilla.games.illuminaten.rules.events import (
    CLAIMED,
    EVENT_TURNED_UP,
    FIGURE_MOVED,
    GAVE,
    INTERCEPTED,
    TURNED_UP,
)
from camarilla.games.illuminaten.rules.favor.payment import spend
from camarilla.games.illuminaten.rules.favor.yields import (
    AREOPAGUS_CARD,
    areopagus_has_yielded,
    gain,
    has_yielded,
    owners_of,
)
from camarilla.games.illuminaten.rules.geometry import count_places, members
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    EIGHT_DISCS,
    FACTIONS,
    FIRST,
    FOUR_EDICTS,
    GRAND_MASTER,
    GRAND_PLAYED,
    LODGE_OF_FIVE,
    NOTHING,
    ROYAL_ARCH,
    SAINT_GERMAIN,
    SECOND,
    THIRD,
    THREE_GRAND,
    WEISHAUPT,
)
from camarilla.games.illuminaten.rules.lodges import (
    controlled_cards,
    controls_lodge,
    lodges_of,
    may_claim,
)
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    AFTER_SCOUT,
    AUTOMATON_CHECK,
    AUTOMATON_INTERROGATES,
    AUTOMATON_WON,
    CLAIM_ALL,
    CONTEST_BEGINS,
    TURN_UP,
)
from camarilla.games.illuminaten.rules.replace import put_disc, replace
from camarilla.games.illuminaten.rules.tables import (
    CONNECTIONS,
    DEGREE,
    FACTIONS_OF,
    PRIMARY,
    SECONDARY,
)
from camarilla.games.illuminaten.rules.turn import event_deck
from camarilla.kernel.frames import first, frame
from camarilla.kernel.game import CHANCE

AI: Final = 0
"""The seat of an artificial opponent."""


# The AI card.


def factions(s: Board) -> int:
    """X10.1: of the AI card; on the areopagus those of the connection card."""
    return s.factions_at(AI, s.figure)


def nearby(s: Board) -> int:
    """X10.1: the field cards beside the AI card, never itself."""
    if s.figure == AREOPAGUS:
        return s.setup.areopagi[AI]
    return s.setup.field.around[s.figure]


def shares(s: Board, card: int) -> bool:
    """Whether a luminary has a faction of the AI card."""
    return FACTIONS_OF[card] & factions(s) != 0


def shares_both(s: Board, card: int) -> bool:
    """Whether both factions of a luminary are those of the AI card."""
    return SECONDARY[card] >= 0 and FACTIONS_OF[card] & ~factions(s) == 0


def has_rival(s: Board, place: int) -> bool:
    """Whether an opponent's disc lies there."""
    return d.others(s.discs[place], AI) > 0


def move_figure(s: Board, place: int) -> None:
    s.figure = place
    s.say(FIGURE_MOVED, "X10.3", place)


# X10.3: common actions.


def influence(s: Board, place: int) -> None:
    """X10.3: up to 2 discs if both factions are shared, else 1; the figure moves there."""
    count = 2 if shares_both(s, s.field[place]) else 1
    while count and can_place(s, place):
        put_disc(s, AI, place, "X10.3")
        count -= 1
    if s.setup.opponent == WEISHAUPT:
        buy_discs(s, place)
    move_figure(s, place)


def can_place(s: Board, place: int) -> bool:
    return s.stock[AI] > 0 and s.open_slot(AI, place) >= 0


def buy_discs(s: Board, place: int) -> None:
    """X10.5: favor of the target's factions, primary and secondary in turn, 1 a further disc."""
    card = s.field[place]
    types = [PRIMARY[card]]
    if SECONDARY[card] >= 0:
        types.append(SECONDARY[card])
    turn = 0
    while can_place(s, place):
        type = types[turn % len(types)]
        if not s.favor[AI * FACTIONS + type]:
            type = types[(turn + 1) % len(types)]
            if not s.favor[AI * FACTIONS + type]:
                return
        else:
            turn += 1
        spend(s, AI, type, 1)
        put_disc(s, AI, place, "X10.5")


def exclude(s: Board, place: int) -> None:
    """X10.3: by the leftmost court card that shares both factions, else one that shares one."""
    chosen = -1
    for index, card in enumerate(s.court):
        if card >= 0 and shares_both(s, card):
            chosen = index
            break
    if chosen < 0:
        for index, card in enumerate(s.court):
            if card >= 0 and shares(s, card):
                chosen = index
                break
    if chosen < 0:
        interrogate(s, AREOPAGUS)
        return
    card = s.court[chosen]
    s.court[chosen] = NOTHING
    replace(s, place, card, AI, "X10.3")
    influence(s, place)


def interrogate(s: Board, place: int) -> None:
    """X10.3: the yield without gossip; favor of the primary faction is preferred."""
    if place == AREOPAGUS:
        if not areopagus_has_yielded(s, AI):
            s.yielded |= 1 << AREOPAGUS_CARD + AI
            for type in CONNECTIONS[s.setup.connections[AI]]:
                take(s, type)
        return
    card = s.field[place]
    if has_yielded(s, card):
        return
    s.yielded |= 1 << card
    due = dues(s, place)
    received = [0] * FACTIONS
    for preferred, other in due:
        if take(s, preferred):
            received[preferred] += 1
        elif other >= 0 and take(s, other):
            received[other] += 1
    collude(s, place, len(due), received)


def dues(s: Board, place: int) -> list[tuple[int, int]]:
    """X3.2: for each favor due, its type and, where there is a choice, the other type."""
    card = s.field[place]
    primary, secondary = PRIMARY[card], SECONDARY[card]
    degree = DEGREE[card]
    if degree == FIRST:
        return [(primary, secondary)]
    if degree == SECOND:
        return [(primary, -1), (secondary, -1)]
    if degree == THIRD:
        return [(primary, -1), (secondary, -1), (primary, secondary)]
    if degree == GRAND_MASTER:
        return [(primary, -1)] * 3
    return [(primary, -1)] * (2 * d.count(s.discs[place], AI))


def take(s: Board, type: int) -> bool:
    """X10.3: from the supply, else from the opponent with most (tie: next in turn order)."""
    if s.supply[type]:
        gain(s, AI, type, 1, "X10.3")
        return True
    victim = NOTHING
    most = 0
    for seat in owners_of(s, AI, type):
        if s.favor[seat * FACTIONS + type] > most:
            victim, most = seat, s.favor[seat * FACTIONS + type]
    if victim == NOTHING:
        return False
    s.favor[victim * FACTIONS + type] -= 1
    s.favor[AI * FACTIONS + type] += 1
    s.say(INTERCEPTED, "X10.3", AI, victim, type)
    return True


def collude(s: Board, place: int, due: int, received: list[int]) -> None:
    """X6.3, X10.3: next in turn order first; the secondary faction is given away first."""
    card = s.field[place]
    discs = s.discs[place]
    count = min(d.others(discs, AI), sum(received) - (due - d.others(discs, AI)))
    for seat in range(1, s.setup.players):
        for _ in range(d.count(discs, seat)):
            if count <= 0:
                return
            count -= 1
            type = SECONDARY[card]
            if type < 0 or not received[type]:
                type = PRIMARY[card]
            received[type] -= 1
            s.favor[AI * FACTIONS + type] -= 1
            s.favor[seat * FACTIONS + type] += 1
            s.say(GAVE, "X6.3", AI, seat, type)


def displace(s: Board, place: int) -> None:
    """X10.3: all discs of the opponent with most there; tie: the topmost opponent's disc."""
    discs = s.discs[place]
    most = max(d.count(discs, seat) for seat in range(1, s.setup.players))
    leaders = [seat for seat in range(1, s.setup.players) if d.count(discs, seat) == most]
    slots = 0
    victim = leaders[0]
    for slot in range(3):
        owner = d.owner(discs, slot)
        if len(leaders) > 1 and owner > AI:
            victim = owner
            slots = 1 << slot
            break
        if owner == victim:
            slots |= 1 << slot
    s.stack.append(frame(CONTEST_BEGINS, place, slots | victim << 3))


# X10.2: after the script.


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


# Operations.


class TurnUp(Operation):
    """Argument: the place whose face-down card is turned up."""

    number = TURN_UP
    kind = "draw"
    rule = "X10.3"

    def proceed(self, s: Board, asked: int) -> bool:
        return s.ask(CHANCE, asked, luminaries(DRAW, s.unseen))

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X10.3 Scout, X10.5 (2): a face-down card is turned up."""
        place, card = first(asked), SPACE.index(action)
        s.unseen &= ~(1 << card)
        s.set_card(place, card)
        s.say(TURNED_UP, "X10.3", place, card)
        played_grand(s, card)


class AfterScout(Operation):
    """Argument: the place."""

    number = AFTER_SCOUT

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.3 Scout"""
        place = first(asked)
        if shares(s, s.field[place]):
            influence(s, place)
        else:
            exclude(s, place)
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


class AutomatonInterrogates(Operation):
    number = AUTOMATON_INTERROGATES

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.3: the AI card."""
        interrogate(s, s.figure)
        return False


class AutomatonWon(Operation):
    """Argument: the place."""

    number = AUTOMATON_WON

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.3: won as attacker, it Influences the target."""
        influence(s, first(asked))
        return False


OPERATIONS: Final[list[Operation]] = [
    TurnUp(),
    AfterScout(),
    ClaimAll(),
    AutomatonCheck(),
    AutomatonInterrogates(),
    AutomatonWon(),
]
