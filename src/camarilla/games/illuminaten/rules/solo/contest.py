"""X10.3: contests in which an artificial opponent attacks or defends."""

from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import SPACE
from camarilla.games.illuminaten.rules.board import MARKERS, Board
from camarilla.games.illuminaten.rules.dealing import ask_from_deck, played_grand, take_from_deck
from camarilla.games.illuminaten.rules.events import (
    CONTEST_REVEALED,
    PLANNED,
    REWARDED,
    STRENGTHENED,
)
from camarilla.games.illuminaten.rules.favor.payment import spend
from camarilla.games.illuminaten.rules.geometry import DIRECTION_OF_STRENGTH, count_places
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    CLERGY,
    FACTIONS,
    NOTHING,
    SAINT_GERMAIN,
)
from camarilla.games.illuminaten.rules.main_actions import aim as a
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    AUTOMATON_INTERROGATES,
    AUTOMATON_LAYS_FIRST,
    AUTOMATON_WON,
    CONTEST_AGAINST_AUTOMATON,
    CONTEST_LAY,
    LOSER_GAINS,
    STEP_ASIDE,
)
from camarilla.games.illuminaten.rules.replace import put_disc, remove_discs
from camarilla.games.illuminaten.rules.solo import automaton, saint_germain
from camarilla.games.illuminaten.rules.solo.interrogate import AI, interrogate
from camarilla.games.illuminaten.rules.strength import (
    LOSS,
    WIN,
    Side,
    compare,
    initial_strengths,
    is_even,
    say_won,
)
from camarilla.games.illuminaten.rules.tables import STRENGTH
from camarilla.kernel.frames import first, frame, second, third

ATTEMPTS: int = 3


# The progress of a contest, as one int: the lean, the cards tried, and the automaton's bonus.


def progress_of(lean: int, tries: int, bonus: int) -> int:
    return lean | tries << 2 | bonus << 4


def lean_of(progress: int) -> int:
    return progress & 3


def tries_of(progress: int) -> int:
    return progress >> 2 & 3


def bonus_of(progress: int) -> int:
    return progress >> 4


def begin_against_automaton(s: Board, place: int, aim: int, lean: int) -> None:
    """X10.3: it spends all favor of the AI card's factions, +1 to its total each.

    X7.5: against the holder of the clergy card its first card is turned up before the human lays.
    """
    human = a.defender(aim) if s.active == AI else s.active
    bonus = 0
    for type in range(FACTIONS):
        count = s.favor[AI * FACTIONS + type]
        if count and automaton.factions(s) >> type & 1:
            spend(s, AI, type, count)
            bonus += count
    if bonus:
        s.say(STRENGTHENED, "X10.3", AI, bonus)
    s.stack.append(frame(CONTEST_AGAINST_AUTOMATON, place, aim, progress_of(lean, 0, bonus)))
    s.stack.append(frame(CONTEST_LAY, human, 1))
    if s.holds(human, CLERGY):
        s.stack.append(frame(AUTOMATON_LAYS_FIRST))


def settle(s: Board, asked: int, card: int) -> None:
    """X10.3: while it is behind it must turn up another, 3 in all; a tie is the defender's."""
    place, aim, progress = first(asked), second(asked), third(asked)
    lean, tries, bonus = lean_of(progress), tries_of(progress), bonus_of(progress)
    defender = a.defender(aim)
    human = defender if s.active == AI else s.active
    attack, defence = initial_strengths(s, place, s.active, defender, lean)
    own, other = (attack, defence) if s.active == AI else (defence, attack)
    result = compare(own, card, other, s.laid[human], bonus, is_even(s))
    if result == LOSS and card != NOTHING and tries + 1 < ATTEMPTS:
        progress = progress_of(lean, tries + 1, bonus)
        s.stack.append(frame(CONTEST_AGAINST_AUTOMATON, place, aim, progress))
        return
    mine = Side(AI, own, card, bonus)
    theirs = Side(human, other, s.laid[human])
    s.laid[AI] = NOTHING
    s.laid[human] = NOTHING
    attacked = s.active == AI
    if result == WIN or (result != LOSS and not attacked):
        say_won(s, "X10.3", mine, theirs)
        if attacked:
            won_as_attacker(s, place, aim)
        else:
            won_as_defender(s, place)
    else:
        say_won(s, "X10.3", theirs, mine)
        if attacked:
            lost_as_attacker(s)
        else:
            lost_as_defender(s, place, aim)


def won_as_attacker(s: Board, place: int, aim: int) -> None:
    """X10.3: the discs go, the loser gains favor, and it Influences the target."""
    count = remove_discs(s, place, a.slots(aim), "X10.3")
    s.stack.append(frame(AUTOMATON_WON, place))
    s.stack.append(frame(LOSER_GAINS, a.defender(aim), count))


def won_as_defender(s: Board, place: int) -> None:
    """X10.3: the attacker loses all their discs on the target card."""
    slots = 0
    for slot in range(3):
        if d.owner(s.discs[place], slot) == s.active:
            slots |= 1 << slot
    remove_discs(s, place, slots, "X10.3")


def lost_as_attacker(s: Board) -> None:
    """X10.3: 1 disc on the AI card, or, if impossible, it Interrogates it."""
    if s.figure != AREOPAGUS and automaton.can_place(s, s.figure):
        put_disc(s, AI, s.figure, "X10.3")
    else:
        interrogate(s, s.figure)


def lost_as_defender(s: Board, place: int, aim: int) -> None:
    """X10.3: its targeted discs go, the figure steps aside, it Interrogates the AI card."""
    remove_discs(s, place, a.slots(aim), "X10.3")
    if len(s.markers) < MARKERS:
        s.markers = (*s.markers, place)
        s.say(REWARDED, "X6.6d", s.active, place)
    s.stack.append(frame(AUTOMATON_INTERROGATES))
    if s.figure == place:
        s.stack.append(frame(STEP_ASIDE))


def turn_up_contest_card(s: Board, card: int) -> None:
    take_from_deck(s, card)
    s.contest_cards |= 1 << card
    s.laid[AI] = card
    s.say(CONTEST_REVEALED, "X10.3", AI, card)
    played_grand(s, card)


class ContestAgainstAutomaton(Operation):
    """Arguments: place; the aim; lean, tries and bonus."""

    number = CONTEST_AGAINST_AUTOMATON
    kind = "draw"
    rule = "X10.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.3: it turns up the top luminary; without any it adds nothing."""
        is_first = tries_of(third(asked)) == 0
        if is_first and s.laid[AI] != NOTHING:  # it was turned up before the human's card
            settle(s, asked, s.laid[AI])
            return False
        if s.deck_count == 0 and not s.discard:
            settle(s, asked, NOTHING)
            return False
        return ask_from_deck(s, asked)

    def answer(self, s: Board, asked: int, action: int) -> None:
        card = SPACE.index(action)
        turn_up_contest_card(s, card)
        settle(s, asked, card)


class AutomatonLaysFirst(Operation):
    number = AUTOMATON_LAYS_FIRST
    kind = "draw"
    rule = "X7.5"

    def proceed(self, s: Board, asked: int) -> bool:
        """X7.5: the opponent of the clergy card's holder lays and reveals first."""
        return ask_from_deck(s, asked)

    def answer(self, s: Board, asked: int, action: int) -> None:
        turn_up_contest_card(s, SPACE.index(action))


class StepAside(Operation):
    number = STEP_ASIDE
    kind = "draw"
    rule = "X10.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.3: to a neighbouring card with its disc; of several by number or a plan card."""
        places = automaton.nearby(s) & s.have[AI]
        if not places:
            return False
        alone = count_places(places) == 1
        if alone or s.setup.opponent == SAINT_GERMAIN or not (s.deck_count or s.discard):
            automaton.move_figure(s, saint_germain.next_number(s, places))
            return False
        return ask_from_deck(s, asked)

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X10.3 Weishaupt: the direction of the plan card, else the next clockwise."""
        card = SPACE.index(action)
        take_from_deck(s, card)
        s.contest_cards |= 1 << card
        s.say(PLANNED, "X10.3", card)
        beside = s.setup.field.beside[s.figure]
        direction = DIRECTION_OF_STRENGTH[STRENGTH[card]]
        for turn in range(6):
            place = beside[(direction + turn) % 6]
            if place >= 0 and s.have[AI] >> place & 1:
                automaton.move_figure(s, place)
                return


OPERATIONS: Final[list[Operation]] = [
    ContestAgainstAutomaton(),
    AutomatonLaysFirst(),
    StepAside(),
]
