"""The operations that frames of Pax Illuminaten stand for, with the id and rule of what they ask.

The ranges say which module carries an operation out (see state.py).
"""

from typing import Final

_NAMES: Final[dict[int, tuple[str, str]]] = {}


def _op(number: int, ask: str = "", rule: str = "") -> int:
    _NAMES[number] = (ask, rule)
    return number


# X1, dealing.py: chance.
DEAL_COURT: Final = _op(0, "draw", "X1.1")
DEAL_HANDS: Final = _op(1, "draw", "X1.1")
DEAL_CONNECTIONS: Final = _op(2, "connection", "X1.4")
DEAL_FACTIONS: Final = _op(3, "faction-card", "X1.6")
DEAL_PLOTS: Final = _op(4, "plot", "X1.6")
DEAL_PRIVATE: Final = _op(5, "plot", "X1.6")
DRAW_TO_HAND: Final = _op(6, "draw", "X9.3")
"""Arguments: seat, how many."""

# X5, turn.py.
BEGIN_TURN: Final = _op(10)
PLAY_SPECIAL: Final = _op(11, "play-special", "X5.1")
MENU: Final = _op(12, "menu", "X5.2")
BUY_ACTION: Final = _op(13, "propaganda", "X11")
GAIN_ACTION: Final = _op(14)

# X4, payment.py and yields.py.
PAY: Final = _op(20, "pay", "X4.2")
"""Arguments: the mask of types that will do, how many favor, the rule's number in `PAID_FOR`."""
YIELD: Final = _op(21, "take", "X3.2")
"""Arguments: the luminary (57: areopagus); step and total; what came of each type."""
INTERCEPT: Final = _op(22, "intercept", "X4.3")
"""Argument: the type."""
GIVE: Final = _op(23, "give", "X6.3")
"""Arguments: the luminary, how many, what is left and who was given."""
LOSER_GAINS: Final = _op(24, "gain", "X6.6d")
"""Arguments: seat, how many."""

# X6.1, scout.py.
SCOUT_WITH: Final = _op(30, "acting", "X6.1")
"""Argument of this and all first steps of actions: the source (see source.py)."""
SCOUT_AT: Final = _op(31, "target", "X6.1")
SCOUT_DRAW: Final = _op(32, "draw", "X6.1")
SCOUT_LAY: Final = _op(33, "lay", "X6.1")

# X6.2, influence.py.
INFLUENCE_AT: Final = _op(40, "target", "X6.2")
INFLUENCE_DISC: Final = _op(41, "price", "X3.3")
"""Arguments: source, place, discs placed so far."""
PLACE_DISC: Final = _op(42)
INFLUENCE_MORE: Final = _op(43, "more", "X6.2")

# X6.3, interrogate.py.
INTERROGATE_AT: Final = _op(50, "target", "X6.3")
INTERROGATE_HOW: Final = _op(51, "whisper", "X11")
GOSSIP: Final = _op(52, "next-yield", "X6.3")
"""Arguments: 1 for collusion; the target if it is boosted, else AREOPAGUS; the places."""

# X6.4, reassign.py.
REASSIGN_FACTION: Final = _op(60, "faction", "X6.4")
REASSIGN_FROM: Final = _op(61, "lift", "X6.4")
"""Arguments: source; faction; moves made and, with a marker, the disc on its way."""
REASSIGN_TO: Final = _op(62, "move-to", "X6.4")
FREE_FROM: Final = _op(63, "lift", "X7.3")
"""Arguments: which ability; moves made; where moved discs are, or the one card."""
FREE_TO: Final = _op(64, "move-to", "X7.3")
ARTISTS_CARD: Final = _op(65, "target", "X7.5")

# X6.5, exclude.py.
EXCLUDE_WITH: Final = _op(70, "acting", "X6.5")
EXCLUDE_AT: Final = _op(71, "target", "X6.5")
EXCLUDE_LAY: Final = _op(72, "lay", "X6.5")
EXCLUDE_THEN: Final = _op(73, "lift", "X7.3")

# X6.6, displace.py and contest.py.
DISPLACE_WITH: Final = _op(80, "acting", "X6.6")
DISPLACE_AT: Final = _op(81, "target", "X6.6")
DISPLACE_WHOM: Final = _op(82, "whom", "X6.6")
DISPLACE_SLOTS: Final = _op(83, "slots", "X6.6")
CONTEST_BEGINS: Final = _op(84, "lean", "X7.3")
"""Arguments of this and the following: place; the target slots and the opponent; the lean."""
CONTEST_LAY: Final = _op(85, "contest-card", "X6.6b")
CONTEST_OUTCOME: Final = _op(86)
CONTEST_GO_ON: Final = _op(87, "go-on", "X6.6b")
CONTEST_AGAINST_AUTOMATON: Final = _op(88, "draw", "X10.3")

# X7, conspire.py and abilities.py.
ABILITY: Final = _op(90, "ability", "X7.1")
"""Arguments: the luminary; 1 after its quick favor."""
SWAP_FIRST: Final = _op(91, "swap", "X7.3")
SWAP_SECOND: Final = _op(92, "swap", "X7.3")
DRAW_WHICH: Final = _op(93, "deck-or-court", "X7.3")
EDICT_WHICH: Final = _op(94, "edict", "X7.3")
FACTION_WHICH: Final = _op(95, "faction-card", "X7.3")
PLOT_WHICH: Final = _op(96, "plot", "X7.3")
PLOT_DRAW: Final = _op(97, "plot", "X7.3")

# X9, checks.py and refill.py.
CHECK_PHASE: Final = _op(110)
CHECK_LOSS: Final = _op(111, "lose-plot", "X9.1")
"""Arguments: seat; the plots with its disc under them before."""
CHECK_RETURN: Final = _op(112, "return-plot", "X9.1")
CHECK_VICTORY: Final = _op(113)
CHECK_EVENTS: Final = _op(114, "event", "X9.2")
KEEP_EVENT: Final = _op(115, "keep-event", "X9.2")
REFILL: Final = _op(120)
REFILL_HAND: Final = _op(121, "discard", "X9.3")
REFILL_COURT: Final = _op(122, "court", "X9.3")
REFRESH_COURT: Final = _op(123)
FILL_COURT: Final = _op(124, "draw", "X9.3")
END_TURN: Final = _op(125)

# X10, automaton.py, saint_germain.py and weishaupt.py.
SCRIPT: Final = _op(140)
TURN_UP: Final = _op(141, "draw", "X10.3")
"""Argument: the place whose face-down card is turned up."""
AFTER_SCOUT: Final = _op(142)
PLAN: Final = _op(144, "draw", "X10.5")
WEIGH: Final = _op(145)
"""Arguments: the plan card, the direction, how many targets were tried."""
STEP_ASIDE: Final = _op(146, "draw", "X10.3")
AUTOMATON_WON: Final = _op(147)
CLAIM_ALL: Final = _op(150)
AUTOMATON_CHECK: Final = _op(151, "event", "X10.2")
AUTOMATON_INTERROGATES: Final = _op(152)

END_OF_OPERATIONS: Final = 160


def ask_of(operation: int) -> str:
    """The id of the decision that an operation opens."""
    return _NAMES[operation][0]


def rule_of(operation: int) -> str:
    """The number of the rule behind the decision that an operation opens."""
    return _NAMES[operation][1]
