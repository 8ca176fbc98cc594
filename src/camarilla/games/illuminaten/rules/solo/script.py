"""X10.2: the turn of an artificial opponent."""

from typing import Final

from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.ids import SAINT_GERMAIN
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import CHECK_PHASE, CLAIM_ALL, PLAN, SCRIPT
from camarilla.games.illuminaten.rules.solo import saint_germain
from camarilla.kernel.frames import frame


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


OPERATIONS: Final[list[Operation]] = [Script()]
