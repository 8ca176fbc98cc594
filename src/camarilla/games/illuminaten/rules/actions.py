"""The action space of Pax Illuminaten; docs/notation-illuminaten.md explains every text.

Places are the numbers of X11, from 1; slots count from the top, from 1; seats from 1.
"""

from typing import Final

from camarilla.games.illuminaten.rules.ids import EVENT_IDS, FACTION_IDS, PLACES, PLOT_IDS
from camarilla.games.illuminaten.rules.tables import CARD_IDS, CONNECTION_IDS
from camarilla.kernel.actions import ActionSpace, numbers

_PLACES: Final = numbers(PLACES)
_SPOTS: Final = (*_PLACES, "areopagus")
_SEATS: Final = ("1", "2", "3", "4")
_SLOT_SETS: Final = ("1", "2", "12", "3", "13", "23", "123")

SPACE: Final = ActionSpace()

# X5.2: what to do next.
SCOUT: Final = SPACE.add("scout")
INFLUENCE: Final = SPACE.add("influence")
INTERROGATE: Final = SPACE.add("interrogate")
REASSIGN: Final = SPACE.add("reassign")
EXCLUDE: Final = SPACE.add("exclude")
DISPLACE: Final = SPACE.add("displace")
END: Final = SPACE.add("end")
CLAIM: Final = SPACE.add_each("claim {}", FACTION_IDS)
FULFIL: Final = SPACE.add_each("fulfil {}", PLOT_IDS)
USE_FACTION: Final = SPACE.add_each("use {}", FACTION_IDS)
REWARD_INFLUENCE: Final = SPACE.add_each("reward influence {}", _PLACES)
REWARD_REASSIGN: Final = SPACE.add_each("reward reassign {}", _PLACES)
REWARD_EXCLUDE: Final = SPACE.add_each("reward exclude {}", _PLACES)
BUY_BY_PROPAGANDA: Final = SPACE.add("propaganda")
BUY_BY_CONVENT: Final = SPACE.add("convent")
LOOK_AT_HAND: Final = SPACE.add_each("look hand {}", _SEATS)
LOOK_AT_PLOT: Final = SPACE.add_each("look plot {}", _SEATS)
CONSPIRE: Final = SPACE.add_each("conspire {}", CARD_IDS)

# Steps of actions.
WITH: Final = SPACE.add_each("with {}", _SPOTS)
AT: Final = SPACE.add_each("at {}", _SPOTS)
AGAINST: Final = SPACE.add_each("against {}", _SEATS)
SLOT_SET: Final = SPACE.add_each("slots {}", _SLOT_SETS)
"""The number of a set of slots is its bit mask minus 1."""
LAY: Final = SPACE.add_each("lay {}", CARD_IDS)
LIFT: Final = SPACE.add_each("lift {} {}", _PLACES, numbers(3))
TO_SLOT: Final = SPACE.add_each("to {} {}", _PLACES, numbers(3))
TO_CARD: Final = SPACE.add_each("onto {}", _PLACES)
AS_FACTION: Final = SPACE.add_each("as {}", FACTION_IDS)
MORE: Final = SPACE.add("more")
DONE: Final = SPACE.add("done")
WHISPER_IT: Final = SPACE.add("whisper")
COLLUDE: Final = SPACE.add("collude")

# Favor.
PAY_ONE: Final = SPACE.add_each("pay {}", FACTION_IDS)
PAY_GROUP: Final = SPACE.add_each("pay group {}", FACTION_IDS)
PRICE: Final = SPACE.add_each("price {} {}", ("0", "1", "2", "3"), ("0", "1", "2", "3"))
"""Which favor a discounted disc costs: so many of the primary, so many of the secondary."""
TAKE: Final = SPACE.add_each("take {}", FACTION_IDS)
FROM_SEAT: Final = SPACE.add_each("from {}", _SEATS)
GIVE_TO: Final = SPACE.add_each("give {} {}", _SEATS, FACTION_IDS)

# Contests.
STRONGER: Final = SPACE.add("stronger")
WEAKER: Final = SPACE.add("weaker")
CONTEST: Final = SPACE.add_each("contest {}", CARD_IDS)
GO_ON: Final = SPACE.add("go on")
STOP: Final = SPACE.add("stop")

# Abilities.
USE: Final = SPACE.add("use ability")
QUICK: Final = SPACE.add("quick favor")
SKIP: Final = SPACE.add("skip")
FROM_DECK: Final = SPACE.add("deck")
COURT: Final = SPACE.add_each("court {}", numbers(5))
FROM_EDICT: Final = SPACE.add_each("edict {}", FACTION_IDS)
BORROW: Final = SPACE.add_each("borrow {}", FACTION_IDS)
REPLACE: Final = SPACE.add_each("replace {}", PLOT_IDS)
REPLACE_PRIVATE: Final = SPACE.add("replace private")

# Events and the check phase.
PLAY: Final = SPACE.add_each("play {}", EVENT_IDS)
KEEP: Final = SPACE.add_each("keep {}", EVENT_IDS)
PASS: Final = SPACE.add("pass")
LOSE: Final = SPACE.add_each("lose {}", PLOT_IDS)
RETURN: Final = SPACE.add_each("return {}", PLOT_IDS)
DISCARD: Final = SPACE.add_each("discard {}", CARD_IDS)

# Chance.
DRAW: Final = SPACE.add_each("draw {}", CARD_IDS)
CONNECT: Final = SPACE.add_each("connection {}", CONNECTION_IDS)
OPEN_FACTION: Final = SPACE.add_each("faction {}", FACTION_IDS)
DRAW_PLOT: Final = SPACE.add_each("plot {}", PLOT_IDS)
DRAW_EVENT: Final = SPACE.add_each("event {}", EVENT_IDS)
