"""What happens in Pax Illuminaten, as events."""

from typing import Final

from camarilla.games.illuminaten.rules.ids import (
    ABILITY_IDS,
    AIM_IDS,
    CONTEST_REASON_IDS,
    EVENT_IDS,
    FACTION_IDS,
    OPPONENT_IDS,
    PLOT_IDS,
    STEP_IDS,
)
from camarilla.games.illuminaten.rules.tables import CARD_IDS, CONNECTION_IDS
from camarilla.kernel.domains import COUNT, SEAT, Domain
from camarilla.kernel.events import EventType, Field

_SEAT: Final = Field(SEAT)
_COUNT: Final = Field(COUNT)
_CARD: Final = Field(Domain("card", CARD_IDS))
_SECRET_CARD: Final = Field(Domain("card", CARD_IDS), secret_to="seat")
_ABILITY: Final = Field(Domain("ability", ABILITY_IDS))
_FACTION: Final = Field(Domain("faction", FACTION_IDS))
_PLACE: Final = Field(Domain("place", offset=1))
"""A number of X11; 20 is the areopagus."""
_SLOT: Final = Field(Domain("slot", offset=1))
_COURT: Final = Field(Domain("court-place", offset=1))
_PLOT: Final = Field(Domain("plot", PLOT_IDS))
_SECRET_PLOT: Final = Field(Domain("plot", PLOT_IDS), secret_to="seat")
_EVENT: Final = Field(Domain("event-card", EVENT_IDS))
_SECRET_EVENT: Final = Field(Domain("event-card", EVENT_IDS), secret_to="seat")
_CONNECTION: Final = Field(Domain("connection", CONNECTION_IDS))
_OPPONENT: Final = Field(Domain("opponent", OPPONENT_IDS))
_STEP: Final = Field(Domain("step", STEP_IDS))
_AIM: Final = Field(Domain("aim", AIM_IDS))

ALL: Final[list[EventType]] = []


def _type(name: str, reveals: bool = False, **fields: Field) -> EventType:
    kind = EventType(name, dict(fields), reveals)
    ALL.append(kind)
    return kind


# Setup and turns.
CONNECTED: Final = _type("connected", seat=_SEAT, connection=_CONNECTION)
FACTION_OPENED: Final = _type("faction-opened", faction=_FACTION)
PLOT_OPENED: Final = _type("plot-opened", reveals=True, plot=_PLOT)
PLOT_DRAWN: Final = _type("plot-drawn", reveals=True, seat=_SEAT, plot=_SECRET_PLOT)
TURN_BEGAN: Final = _type("turn-began", seat=_SEAT, round=_COUNT)
ACTION_GAINED: Final = _type("action-gained", seat=_SEAT)

# Main actions, when they begin; a Scout tells of itself.
INFLUENCE_BEGAN: Final = _type("influence-began", seat=_SEAT, place=_PLACE, card=_CARD)
INTERROGATE_BEGAN: Final = _type("interrogate-began", seat=_SEAT, place=_PLACE, card=_CARD)
AREOPAGUS_INTERROGATED: Final = _type("areopagus-interrogated", seat=_SEAT)
REASSIGN_BEGAN: Final = _type("reassign-began", seat=_SEAT, faction=_FACTION)
EXCLUDE_BEGAN: Final = _type("exclude-began", seat=_SEAT, place=_PLACE, card=_CARD)
DISPLACE_BEGAN: Final = _type("displace-began", seat=_SEAT, place=_PLACE, card=_CARD)

# Luminaries.
COURT_FILLED: Final = _type("court-filled", reveals=True, place=_COURT, card=_CARD)
DREW: Final = _type("drew", reveals=True, seat=_SEAT, card=_SECRET_CARD)
TOOK_FROM_COURT: Final = _type("took-from-court", seat=_SEAT, place=_COURT, card=_CARD)
SCOUTED: Final = _type("scouted", reveals=True, seat=_SEAT, place=_PLACE, card=_SECRET_CARD)
LAID: Final = _type("laid", reveals=True, seat=_SEAT, place=_PLACE, card=_CARD)
TURNED_UP: Final = _type("turned-up", reveals=True, place=_PLACE, card=_CARD)
DISCARDED: Final = _type("discarded", seat=_SEAT, card=_CARD)
THREW_OFF: Final = _type("threw-off", reveals=True, seat=_SEAT, card=_CARD)
SWAPPED: Final = _type("swapped", seat=_SEAT, place=_PLACE, other=_PLACE)
RESHUFFLED: Final = _type("reshuffled", count=_COUNT)
COURT_MOVED_ON: Final = _type("court-moved-on", place=_COURT)
CHAINED: Final = _type("chained", reveals=True, seat=_SEAT, card=_CARD)
BOOSTED: Final = _type("boosted", seat=_SEAT, card=_CARD, ability=_ABILITY)
SKIPPED: Final = _type("skipped", seat=_SEAT, card=_CARD)
SAW_CARD: Final = _type("saw-card", reveals=True, seat=_SEAT, other=_SEAT, card=_SECRET_CARD)
SAW_PLOT: Final = _type("saw-plot", reveals=True, seat=_SEAT, other=_SEAT, plot=_SECRET_PLOT)

# Favor.
PAID: Final = _type("paid", seat=_SEAT, faction=_FACTION, count=_COUNT)
GAINED: Final = _type("gained", seat=_SEAT, faction=_FACTION, count=_COUNT)
INTERCEPTED: Final = _type("intercepted", seat=_SEAT, other=_SEAT, faction=_FACTION)
FAVOR_RETURNED: Final = _type("favor-returned", seat=_SEAT, faction=_FACTION, count=_COUNT)
GAVE: Final = _type("gave", seat=_SEAT, other=_SEAT, faction=_FACTION)

# Discs.
DISC_PLACED: Final = _type("disc-placed", seat=_SEAT, place=_PLACE, slot=_SLOT)
DISC_MOVED: Final = _type(
    "disc-moved", seat=_SEAT, place=_PLACE, slot=_SLOT, to=_PLACE, to_slot=_SLOT
)
DISC_RETURNED: Final = _type("disc-returned", seat=_SEAT, place=_PLACE)

# Contests.
CONTEST_BEGAN: Final = _type(
    "contest-began", seat=_SEAT, other=_SEAT, place=_PLACE, strength=_COUNT, against=_COUNT
)
CONTEST_LAID: Final = _type("contest-laid", seat=_SEAT, card=_SECRET_CARD)
CONTEST_REVEALED: Final = _type("contest-revealed", reveals=True, seat=_SEAT, card=_CARD)
CONTEST_EMPTY: Final = _type("contest-empty", seat=_SEAT)
CONTEST_CANCELLED: Final = _type("contest-cancelled", seat=_SEAT, other=_SEAT)
CONTEST_WON: Final = _type(
    "contest-won",
    seat=_SEAT,
    other=_SEAT,
    total=_COUNT,
    against=_COUNT,
    reason=Field(Domain("contest-reason", CONTEST_REASON_IDS, spoken=False)),
)
REWARDED: Final = _type("rewarded", seat=_SEAT, place=_PLACE)

# Faction cards, plots, events.
CLAIMED: Final = _type("claimed", seat=_SEAT, faction=_FACTION)
BORROWED: Final = _type("borrowed", seat=_SEAT, faction=_FACTION)
FACTION_RETURNED: Final = _type("faction-returned", seat=_SEAT, faction=_FACTION)
FULFILLED: Final = _type("fulfilled", seat=_SEAT, plot=_PLOT)
PRIVATE_FULFILLED: Final = _type("private-fulfilled", reveals=True, seat=_SEAT, plot=_PLOT)
PLOT_REMOVED: Final = _type("plot-removed", seat=_SEAT, plot=_PLOT)
PRIVATE_REMOVED: Final = _type("private-removed", seat=_SEAT, plot=_SECRET_PLOT)
PLOT_LOST: Final = _type("plot-lost", seat=_SEAT, plot=_PLOT)
PLOT_RETURNED: Final = _type("plot-returned", seat=_SEAT, plot=_PLOT)
SAW_EVENT: Final = _type("saw-event", reveals=True, seat=_SEAT, event_card=_SECRET_EVENT)
KEPT_EVENT: Final = _type("kept-event", seat=_SEAT, event_card=_SECRET_EVENT)
EDICT_PLAYED: Final = _type("edict-played", reveals=True, seat=_SEAT, faction=_FACTION)
EDICT_PAID: Final = _type("edict-paid", seat=_SEAT, faction=_FACTION)
EDICT_DISCARDED: Final = _type("edict-discarded", faction=_FACTION)
SPECIAL_PLAYED: Final = _type("special-played", reveals=True, seat=_SEAT, event_card=_EVENT)
SPECIAL_DISCARDED: Final = _type("special-discarded", seat=_SEAT, event_card=_EVENT)
EVENT_TURNED_UP: Final = _type("event-turned-up", reveals=True, seat=_SEAT, event_card=_EVENT)

# Artificial opponents.
SCRIPT_STEP: Final = _type("script-step", opponent=_OPPONENT, step=_STEP, place=_PLACE)
PLANNED: Final = _type("planned", reveals=True, card=_CARD)
FIGURE_MOVED: Final = _type("figure-moved", place=_PLACE)
AIM_REACHED: Final = _type("aim-reached", opponent=_OPPONENT, aim=_AIM)
STRENGTHENED: Final = _type("strengthened", seat=_SEAT, count=_COUNT)

# The end.
SCORED: Final = _type("scored", seat=_SEAT, faction=_FACTION, count=_COUNT)
WON: Final = _type("won", seat=_SEAT)
