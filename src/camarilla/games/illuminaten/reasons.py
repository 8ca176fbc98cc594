"""What can be said for or against a choice in Pax Illuminaten: plots, control, lodges, favor."""

from collections.abc import Iterator
from typing import Final

from camarilla.games.illuminaten.rules.ids import FACTION_IDS, PLOT_IDS
from camarilla.games.illuminaten.rules.observation import (
    IlluminatenAction,
    IlluminatenObservation,
    PlotProgress,
)
from camarilla.games.illuminaten.rules.tables import CARD_IDS
from camarilla.games.reasons import GAIN, HARM, RISK, Fact, FactType, Reasons
from camarilla.kernel.domains import COUNT, SEAT, Domain
from camarilla.kernel.observation import LegalAction, Observation

_PLOT: Final = {"plot": Domain("plot", PLOT_IDS)}
_CARD: Final = {"card": Domain("card", CARD_IDS)}
_FACTION: Final = {"faction": Domain("faction", FACTION_IDS)}
_PARTS: Final = {"have": COUNT, "need": COUNT}
_COUNT: Final = {"count": COUNT}

COMPLETES: Final = FactType("completes", GAIN, {**_PLOT, **_PARTS})
ADVANCES: Final = FactType("advances", GAIN, {**_PLOT, **_PARTS})
LOSES_GROUND: Final = FactType("loses-ground", RISK, {**_PLOT, **_PARTS})
SETS_BACK_PLOT: Final = FactType("sets-back-plot", HARM, {"seat": SEAT, **_PLOT, **_PARTS})
HELPS_PLOT: Final = FactType("helps-plot", RISK, {"seat": SEAT, **_PLOT, **_PARTS})
CONTROLS: Final = FactType("controls", GAIN, _CARD)
TAKES_OVER: Final = FactType("takes-over", HARM, {"seat": SEAT, **_CARD})
LOSES_CONTROL: Final = FactType("loses-control", RISK, _CARD)
LARGEST_LODGE: Final = FactType("largest-lodge", GAIN, _FACTION)
FAVOR: Final = FactType("favor", GAIN, _COUNT)
PAYS: Final = FactType("pays", RISK, _COUNT)
DISCS: Final = FactType("discs", GAIN, _COUNT)
WINS_FOR_SURE: Final = FactType("wins-for-sure", GAIN)
"""X6.6c: the contest card wins against any card of the other side."""
LOSES_FOR_SURE: Final = FactType("loses-for-sure", RISK)


class IlluminatenReasons(Reasons):
    types = (
        *(COMPLETES, ADVANCES, LOSES_GROUND, SETS_BACK_PLOT, HELPS_PLOT, CONTROLS, TAKES_OVER),
        *(LOSES_CONTROL, LARGEST_LODGE, FAVOR, PAYS, DISCS, WINS_FOR_SURE, LOSES_FOR_SURE),
    )

    def settled(self, before: Observation, action: LegalAction, now: Observation) -> bool:
        """An action of the turn is over when the next one may be chosen."""
        assert isinstance(before, IlluminatenObservation)
        assert isinstance(now, IlluminatenObservation)
        return now.mains < before.mains and now.payment is None and now.contest is None

    def facts(self, before: Observation, action: LegalAction, after: Observation) -> list[Fact]:
        assert isinstance(before, IlluminatenObservation)
        assert isinstance(after, IlluminatenObservation)
        assert isinstance(action, IlluminatenAction)
        return [
            *plots(before, after),
            *control(before, after),
            *means(before, after),
            *forecast(action),
        ]


def plots(before: IlluminatenObservation, after: IlluminatenObservation) -> Iterator[Fact]:
    """X8.2: how far everybody is with each plot."""
    earlier = {(one.plot, one.seat): one for one in before.progress}
    for new in after.progress:
        old = earlier.get((new.plot, new.seat))
        if old is None:
            continue
        for part in range(min(len(old.parts), len(new.parts))):
            yield from changed(before.seat, old, new, part)


def changed(seat: int, old: PlotProgress, new: PlotProgress, part: int) -> Iterator[Fact]:
    """One number that a plot requires."""
    had, has, need = old.parts[part].have, new.parts[part].have, new.parts[part].need
    if min(has, need) == min(had, need):
        return
    near = 1.0 + 2.0 * min(max(has, had), need) / max(need, 1)
    if new.seat != seat:
        type = SETS_BACK_PLOT if has < had else HELPS_PLOT
        yield Fact(type, (new.seat, new.plot, has, need), near)
    elif has < had:
        yield Fact(LOSES_GROUND, (new.plot, has, need), near)
    else:
        met = new.state != "open" and old.state == "open"
        yield Fact(COMPLETES if met else ADVANCES, (new.plot, has, need), near + 3.0 * met)


def control(before: IlluminatenObservation, after: IlluminatenObservation) -> Iterator[Fact]:
    """X3.5, X7.4: cards and lodges that change hands."""
    holders = {place.card: place.control for place in before.field if place.card is not None}
    for place in after.field:
        if place.card is None or place.card not in holders:
            continue
        old, new = holders[place.card], place.control
        if old == new:
            continue
        if old == before.seat:
            yield Fact(LOSES_CONTROL, (place.card,), 1.6)
        elif old is not None:
            yield Fact(TAKES_OVER, (old, place.card), 1.8)
        if new == before.seat and old is None:
            yield Fact(CONTROLS, (place.card,), 1.2)
    claims = {one.faction: one.claimant for one in before.factions}
    for faction in after.factions:
        mine = faction.claimant == before.seat
        if mine and claims.get(faction.faction) != before.seat:
            yield Fact(LARGEST_LODGE, (faction.faction,), 1.5)


def means(before: IlluminatenObservation, after: IlluminatenObservation) -> Iterator[Fact]:
    """Favor and discs."""
    old, new = before.seats[before.seat], after.seats[before.seat]
    count = sum(new.favor) - sum(old.favor)
    if count:
        yield Fact(FAVOR if count > 0 else PAYS, (abs(count),), 0.25 * abs(count))
    used = old.stock - new.stock
    if used > 0:
        yield Fact(DISCS, (used,), 0.3 * used)


def forecast(action: IlluminatenAction) -> Iterator[Fact]:
    """X6.6c: what a contest card can lead to."""
    outcomes = action.forecast.outcomes if action.forecast is not None else ()
    if outcomes == ("win",):
        yield Fact(WINS_FOR_SURE, (), 3.0)
    elif outcomes == ("lose",):
        yield Fact(LOSES_FOR_SURE, (), 2.0)
