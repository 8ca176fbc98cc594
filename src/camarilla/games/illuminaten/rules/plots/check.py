"""X9.1: the check of plots, and the victory by plots."""

from typing import Final

from camarilla.games.illuminaten.rules.actions import DONE, LOSE, RETURN, SPACE
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import (
    AIM_REACHED,
    FACTION_RETURNED,
    PLOT_LOST,
    PLOT_RETURNED,
    WON,
)
from camarilla.games.illuminaten.rules.ids import NOTHING, PLOTS, SAINT_GERMAIN
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    AUTOMATON_CHECK,
    CHECK_EVENTS,
    CHECK_LOSS,
    CHECK_PHASE,
    CHECK_RETURN,
    CHECK_VICTORY,
    REFILL,
)
from camarilla.games.illuminaten.rules.plots.compatibility import compatible, largest_kept, met_of
from camarilla.games.illuminaten.rules.solo import script
from camarilla.kernel.frames import first, frame, second


def return_borrowed(s: Board) -> None:
    if s.borrowed != NOTHING:
        s.say(FACTION_RETURNED, "X7.3", s.active, s.borrowed)
        s.borrowed = NOTHING


def push_plot_checks(s: Board) -> None:
    """X9.1: in turn order from the active player."""
    for seat in reversed(s.seats_from(s.active)):
        if s.on[seat] or s.under[seat]:
            s.stack.append(frame(CHECK_LOSS, seat, s.under[seat]))


def lose(s: Board, seat: int, plot: int) -> None:
    """X9.1: the disc moves under the lower edge."""
    s.on[seat] &= ~(1 << plot)
    s.under[seat] |= 1 << plot
    s.say(PLOT_LOST, "X9.1", seat, plot)


def win(s: Board, rule: str) -> None:
    """The active player has won; there is nothing left to do."""
    s.victor = s.active
    s.stack.clear()
    s.say(WON, rule, s.active)


class CheckPhase(Operation):
    number = CHECK_PHASE

    def proceed(self, s: Board, asked: int) -> bool:
        """X9, X7.3, X6.6d: a borrowed card returns, unspent markers leave."""
        automaton_plays = s.setup.is_automaton(s.active)
        s.stack.append(frame(REFILL))
        s.stack.append(frame(AUTOMATON_CHECK if automaton_plays else CHECK_EVENTS))
        s.stack.append(frame(CHECK_VICTORY))
        return_borrowed(s)
        s.markers = ()
        push_plot_checks(s)
        return False


class CheckLoss(Operation):
    """Arguments: the seat; the plots with its disc under them before."""

    number = CHECK_LOSS
    kind = "lose-plot"
    rule = "X9.1"

    def proceed(self, s: Board, asked: int) -> bool:
        """X9.1: what is not met is lost; of the rest a largest compatible part stays."""
        seat, before = first(asked), second(asked)
        on = s.on[seat]
        lost = on & ~met_of(s, seat, on)
        if lost:
            for plot in range(PLOTS):
                if lost >> plot & 1:
                    lose(s, seat, plot)
            s.stack.append(asked)
            return False
        if not on or compatible(s, seat, on):
            s.stack.append(frame(CHECK_RETURN, seat, before))
            return False
        kept = largest_kept(s, seat, on)
        options: list[int] = []
        for plot in range(PLOTS):
            if on >> plot & 1 and any(not part >> plot & 1 for part in kept):
                options.append(LOSE + plot)
        return s.ask_openly(seat, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        lose(s, first(asked), SPACE.index(action))
        s.stack.append(asked)


class CheckReturn(Operation):
    """Arguments as of `CheckLoss`."""

    number = CHECK_RETURN
    kind = "return-plot"
    rule = "X9.1"

    def proceed(self, s: Board, asked: int) -> bool:
        """X9.1: a disc that was under before may move back, plot by plot."""
        seat, before = first(asked), second(asked)
        options: list[int] = []
        waiting = before & s.under[seat]
        for plot in range(PLOTS):
            if waiting >> plot & 1 and compatible(s, seat, s.on[seat] | 1 << plot):
                options.append(RETURN + plot)
        if not options:
            return False
        options.append(DONE)
        return s.ask(seat, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        if action == DONE:
            return
        seat, plot = first(asked), SPACE.index(action)
        s.under[seat] &= ~(1 << plot)
        s.on[seat] |= 1 << plot
        s.say(PLOT_RETURNED, "X9.1", seat, plot)
        s.stack.append(asked)


class CheckVictory(Operation):
    number = CHECK_VICTORY

    def proceed(self, s: Board, asked: int) -> bool:
        """X9.1: only the active player can win so; X10.2: an automaton by its own plots."""
        if s.setup.is_automaton(s.active):
            aim = script.aim_reached(s)
            if aim != NOTHING:
                rule = "X10.4" if s.setup.opponent == SAINT_GERMAIN else "X10.5"
                s.say(AIM_REACHED, rule, s.setup.opponent, aim)
                win(s, "X10.2")
        elif s.on[s.active] & (s.on[s.active] - 1):
            win(s, "X9.1")
        return False


OPERATIONS: Final[list[Operation]] = [CheckPhase(), CheckLoss(), CheckReturn(), CheckVictory()]
