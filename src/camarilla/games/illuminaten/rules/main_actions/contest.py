"""X6.6a to X6.6d: the contest. The attacker is always the active player."""

from typing import Final

from camarilla.games.illuminaten.rules.actions import CONTEST, GO_ON, SPACE, STOP, STRONGER, WEAKER
from camarilla.games.illuminaten.rules.board import MARKERS, Board
from camarilla.games.illuminaten.rules.dealing import luminaries, played_grand
from camarilla.games.illuminaten.rules.events import (
    CONTEST_BEGAN,
    CONTEST_CANCELLED,
    CONTEST_EMPTY,
    CONTEST_LAID,
    CONTEST_REVEALED,
    CONTEST_WON,
    REWARDED,
)
from camarilla.games.illuminaten.rules.ids import CLERGY, NOTHING
from camarilla.games.illuminaten.rules.main_actions import aim as a
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    CONTEST_BEGINS,
    CONTEST_GO_ON,
    CONTEST_LAY,
    CONTEST_OUTCOME,
    LOSER_GAINS,
)
from camarilla.games.illuminaten.rules.replace import remove_discs
from camarilla.games.illuminaten.rules.solo.contest import begin_against_automaton
from camarilla.games.illuminaten.rules.strength import (
    BY_STOP,
    CANCEL,
    LEAN_STRONGER,
    LEAN_WEAKER,
    WIN,
    Side,
    compare,
    initial_strengths,
    is_even,
    say_won,
)
from camarilla.kernel.frames import first, frame, second, third


def begin(s: Board, place: int, aim: int, lean: int) -> None:
    """X6.6a"""
    defender = a.defender(aim)
    attack, defence = initial_strengths(s, place, s.active, defender, lean)
    s.say(CONTEST_BEGAN, "X6.6a", s.active, defender, place, attack, defence)
    s.contested |= 1 << s.active | 1 << defender
    if s.setup.is_automaton(s.active) or s.setup.is_automaton(defender):
        begin_against_automaton(s, place, aim, lean)
    else:
        push_cards(s, place, aim, lean)


def push_cards(s: Board, place: int, aim: int, lean: int) -> None:
    """X6.6b: both in secret, the attacker first; X7.5: the clergy's holder sees the other first."""
    attacker, defender = s.active, a.defender(aim)
    s.stack.append(frame(CONTEST_OUTCOME, place, aim, lean))
    if s.holds(attacker, CLERGY):
        s.stack.append(frame(CONTEST_LAY, attacker))
        s.stack.append(frame(CONTEST_LAY, defender, 1))
    elif s.holds(defender, CLERGY):
        s.stack.append(frame(CONTEST_LAY, defender))
        s.stack.append(frame(CONTEST_LAY, attacker, 1))
    else:
        s.stack.append(frame(CONTEST_LAY, defender))
        s.stack.append(frame(CONTEST_LAY, attacker))


def reveal(s: Board, seat: int) -> None:
    """The laid card, if it still lies face down, leaves the hand and lies open."""
    card = s.laid[seat]
    if card == NOTHING or s.contest_cards >> card & 1:
        return
    s.from_hand(seat, card)
    s.contest_cards |= 1 << card
    s.say(CONTEST_REVEALED, "X6.6b", seat, card)
    played_grand(s, card)


def attacker_wins(s: Board, place: int, aim: int, own: Side, other: Side) -> None:
    """X6.6d: the discs return, their owner gains favor, the attacker gets a reward marker."""
    defender = a.defender(aim)
    say_won(s, "X6.6c", own, other)
    count = remove_discs(s, place, a.slots(aim), "X6.6d")
    if not s.setup.is_automaton(s.active) and len(s.markers) < MARKERS:
        s.markers = (*s.markers, place)
        s.say(REWARDED, "X6.6d", s.active, place)
    if not s.setup.is_automaton(defender):
        s.stack.append(frame(LOSER_GAINS, defender, count))


class ContestBegins(Operation):
    """Arguments of this and the following: place; the aim; the lean."""

    number = CONTEST_BEGINS
    kind = "lean"
    rule = "X7.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X7.3 Extra Displace: the opponent's initial strength plus 1 or minus 1."""
        if third(asked):
            return s.ask(s.active, asked, [STRONGER, WEAKER])
        begin(s, first(asked), second(asked), 0)
        return False

    def answer(self, s: Board, asked: int, action: int) -> None:
        lean = LEAN_STRONGER if action == STRONGER else LEAN_WEAKER
        begin(s, first(asked), second(asked), lean)


class ContestLay(Operation):
    """Arguments: the seat; 1 if the card is revealed at once."""

    number = CONTEST_LAY
    kind = "contest-card"
    rule = "X6.6b"

    def proceed(self, s: Board, asked: int) -> bool:
        """X6.6b: a player who has a card must play one."""
        seat = first(asked)
        if not s.hands[seat]:
            s.say(CONTEST_EMPTY, "X6.6b", seat)
            return False
        return s.ask(seat, asked, luminaries(CONTEST, s.hands[seat]))

    def answer(self, s: Board, asked: int, action: int) -> None:
        seat, card = first(asked), SPACE.index(action)
        s.laid[seat] = card
        if second(asked):
            reveal(s, seat)
        else:
            s.say(CONTEST_LAID, "X6.6b", seat, card)


class ContestOutcome(Operation):
    number = CONTEST_OUTCOME

    def proceed(self, s: Board, asked: int) -> bool:
        """X6.6b, X6.6c"""
        place, aim, lean = first(asked), second(asked), third(asked)
        defender = a.defender(aim)
        reveal(s, s.active)
        reveal(s, defender)
        attack, defence = initial_strengths(s, place, s.active, defender, lean)
        result = compare(attack, s.laid[s.active], defence, s.laid[defender], 0, is_even(s))
        own = Side(s.active, attack, s.laid[s.active])
        other = Side(defender, defence, s.laid[defender])
        s.laid[s.active] = NOTHING
        s.laid[defender] = NOTHING
        if result == CANCEL:
            s.say(CONTEST_CANCELLED, "X6.6b", s.active, defender)
            s.stack.append(frame(CONTEST_GO_ON, place, aim, lean))
        elif result == WIN:
            attacker_wins(s, place, aim, own, other)
        else:
            say_won(s, "X6.6c", other, own)
        return False


class ContestGoOn(Operation):
    number = CONTEST_GO_ON
    kind = "go-on"
    rule = "X6.6b"

    def proceed(self, s: Board, asked: int) -> bool:
        """X6.6b: the cards cancel; the attacker goes on or the defender wins."""
        return s.ask(s.active, asked, [GO_ON, STOP])

    def answer(self, s: Board, asked: int, action: int) -> None:
        if action == GO_ON:
            push_cards(s, first(asked), second(asked), third(asked))
        else:
            place, defender = first(asked), a.defender(second(asked))
            attack, defence = initial_strengths(s, place, s.active, defender, third(asked))
            s.say(CONTEST_WON, "X6.6b", defender, s.active, defence, attack, BY_STOP)


OPERATIONS: Final[list[Operation]] = [
    ContestBegins(),
    ContestLay(),
    ContestOutcome(),
    ContestGoOn(),
]
