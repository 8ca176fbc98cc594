"""The action space of Pax Illuminaten; docs/notation-illuminaten.md explains every text.

Places are the numbers of X11, from 1; slots count from the top, from 1; seats from 1.
"""

from typing import Final

from camarilla.games.illuminaten.rules.ids import EVENT_IDS, FACTION_IDS, FACTIONS, PLACES, PLOT_IDS
from camarilla.games.illuminaten.rules.tables import CARD_IDS, CONNECTION_IDS
from camarilla.kernel.actions import ActionSpace, Either
from camarilla.kernel.domains import Domain, seats

CARD: Final[Domain] = Domain("card", CARD_IDS)
FACTION: Final = Domain("faction", FACTION_IDS)
_PLOT: Final = Domain("plot", PLOT_IDS)
_EVENT: Final = Domain("event-card", EVENT_IDS)
PLACE: Final = Domain("place", offset=1, size=PLACES)
_SPOT: Final = Either(("{place}", PLACE), ("areopagus", None))
_SLOT: Final = Domain("slot", offset=1, size=3)
_SEAT: Final = seats(4)
_COURT: Final = Domain("court", offset=1, size=5)
SLOTS: Final = Domain("slots", ("1", "2", "12", "3", "13", "23", "123"))
_FAVOR_COUNT: Final = Domain("count", size=4)

SPACE: Final = ActionSpace()

# X5.2: what to do next.
SCOUT: Final = SPACE.add("scout")
INFLUENCE: Final = SPACE.add("influence")
INTERROGATE: Final = SPACE.add("interrogate")
REASSIGN: Final = SPACE.add("reassign")
EXCLUDE: Final = SPACE.add("exclude")
DISPLACE: Final = SPACE.add("displace")
END: Final = SPACE.add("end")
CLAIM: Final = SPACE.add_each("claim {faction}", faction=FACTION)
FULFIL: Final = SPACE.add_each("fulfil {plot}", plot=_PLOT)
USE_FACTION: Final = SPACE.add_each("use {faction}", faction=FACTION)
REWARD_INFLUENCE: Final = SPACE.add_each("reward influence {place}", place=PLACE)
REWARD_REASSIGN: Final = SPACE.add_each("reward reassign {place}", place=PLACE)
REWARD_EXCLUDE: Final = SPACE.add_each("reward exclude {place}", place=PLACE)
BUY_BY_PROPAGANDA: Final = SPACE.add("propaganda")
BUY_BY_CONVENT: Final = SPACE.add("convent")
LOOK_AT_HAND: Final = SPACE.add_each("look hand {seat}", seat=_SEAT)
LOOK_AT_PLOT: Final = SPACE.add_each("look plot {seat}", seat=_SEAT)
CONSPIRE: Final = SPACE.add_each("conspire {card}", card=CARD)

# Steps of actions.
WITH: Final = SPACE.add_each("with {spot}", spot=_SPOT)
AT: Final = SPACE.add_each("at {spot}", spot=_SPOT)
AGAINST: Final = SPACE.add_each("against {seat}", seat=_SEAT)
SLOT_SET: Final = SPACE.add_each("slots {slots}", slots=SLOTS)
LAY: Final = SPACE.add_each("lay {card}", card=CARD)
LIFT: Final = SPACE.add_each("lift {place} {slot}", place=PLACE, slot=_SLOT)
TO_SLOT: Final = SPACE.add_each("to {place} {slot}", place=PLACE, slot=_SLOT)
TO_CARD: Final = SPACE.add_each("onto {place}", place=PLACE)
AS_FACTION: Final = SPACE.add_each("as {faction}", faction=FACTION)
MORE: Final = SPACE.add("more")
DONE: Final = SPACE.add("done")
WHISPER_IT: Final = SPACE.add("whisper")
COLLUDE: Final = SPACE.add("collude")

# Favor.
PAY_ONE: Final = SPACE.add_each("pay {faction}", faction=FACTION)
PAY_GROUP: Final = SPACE.add_each("pay group {faction}", faction=FACTION)
PRICE: Final = SPACE.add_each(
    "price {primary} {secondary}", primary=_FAVOR_COUNT, secondary=_FAVOR_COUNT
)
"""The favor that a discounted disc costs: the primary count, then the secondary count."""
TAKE: Final = SPACE.add_each("take {faction}", faction=FACTION)
FROM_SEAT: Final = SPACE.add_each("from {seat}", seat=_SEAT)
GIVE_TO: Final = SPACE.add_each("give {seat} {faction}", seat=_SEAT, faction=FACTION)

# Contests.
STRONGER: Final = SPACE.add("stronger")
WEAKER: Final = SPACE.add("weaker")
CONTEST: Final = SPACE.add_each("contest {card}", card=CARD)
GO_ON: Final = SPACE.add("go on")
STOP: Final = SPACE.add("stop")

# Abilities.
USE: Final = SPACE.add("use ability")
QUICK: Final = SPACE.add("quick favor")
SKIP: Final = SPACE.add("skip")
FROM_DECK: Final = SPACE.add("deck")
COURT: Final = SPACE.add_each("court {court}", court=_COURT)
FROM_EDICT: Final = SPACE.add_each("edict {faction}", faction=FACTION)
BORROW: Final = SPACE.add_each("borrow {faction}", faction=FACTION)
REPLACE: Final = SPACE.add_each("replace {plot}", plot=_PLOT)
REPLACE_PRIVATE: Final = SPACE.add("replace private")

# Events and the check phase.
PLAY: Final = SPACE.add_each("play {event_card}", event_card=_EVENT)
KEEP: Final = SPACE.add_each("keep {event_card}", event_card=_EVENT)
PASS: Final = SPACE.add("pass")
LOSE: Final = SPACE.add_each("lose {plot}", plot=_PLOT)
RETURN: Final = SPACE.add_each("return {plot}", plot=_PLOT)
DISCARD: Final = SPACE.add_each("discard {card}", card=CARD)

# Chance.
DRAW: Final = SPACE.add_each("draw {card}", card=CARD)
CONNECT: Final = SPACE.add_each(
    "connection {connection}", connection=Domain("connection", CONNECTION_IDS)
)
OPEN_FACTION: Final = SPACE.add_each("faction {faction}", faction=FACTION)
DRAW_PLOT: Final = SPACE.add_each("plot {plot}", plot=_PLOT)
DRAW_EVENT: Final = SPACE.add_each("event {event_card}", event_card=_EVENT)


# Blocks whose numbers are packed; `SPACE.arguments` and `slots_of` unpack them.


def price(primary: int, secondary: int) -> int:
    return PRICE + primary * _FAVOR_COUNT.size + secondary


def give_to(seat: int, faction: int) -> int:
    return GIVE_TO + seat * FACTIONS + faction


def slot_set(slots: int) -> int:
    """The action for a set of slots, a bit mask."""
    return SLOT_SET + slots - 1


def slots_of(action: int) -> int:
    return SPACE.index(action) + 1
