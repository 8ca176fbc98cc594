"""What can be said for or against a choice in Oriflamme: influence, cards, threats.

Every family has each card once, so a face-up card is known by its family and its kind wherever it
lies in the row.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from camarilla.games.oriflamme.rules.cards import CARD_DOMAIN, FAMILY_DOMAIN
from camarilla.games.oriflamme.rules.observation import (
    OriflammeAction,
    OriflammeObservation,
    SeenPlace,
)
from camarilla.games.reasons import GAIN, HARM, PREVENT, RISK, Fact, FactType, Reasons
from camarilla.kernel.domains import COUNT, SEAT
from camarilla.kernel.observation import LegalAction, Observation

_OWN: Final = {"card": CARD_DOMAIN}
_THEIRS: Final = {"family": FAMILY_DOMAIN, "card": CARD_DOMAIN}
_COUNT: Final = {"count": COUNT}

GAINS: Final = FactType("gains", GAIN, _COUNT)
LOSES: Final = FactType("loses", RISK, _COUNT)
TAKES: Final = FactType("takes", HARM, {"seat": SEAT, **_COUNT})
GIVES: Final = FactType("gives", RISK, {"seat": SEAT, **_COUNT})
REMOVES: Final = FactType("removes", HARM, {**_THEIRS, **_COUNT})
"""`count`: what the card would gain its family each time that it acts."""
REMOVES_HIDDEN: Final = FactType("removes-hidden", HARM, {"family": FAMILY_DOMAIN, **_COUNT})
"""`count`: the influence that is lost with it."""
TAKES_OVER: Final = FactType("takes-over", HARM, {**_THEIRS, **_COUNT})
"""A bribe; `count` as in `REMOVES`."""
SACRIFICES: Final = FactType("sacrifices", RISK, _OWN)
COVERS: Final = FactType("covers", RISK, _OWN)
WOULD_GAIN: Final = FactType("would-gain", GAIN, {**_OWN, **_COUNT})
GAINS_LESS: Final = FactType("gains-less", HARM, {**_THEIRS, **_COUNT})
"""A rival's card, and what it would gain now."""
GAINS_MORE: Final = FactType("gains-more", RISK, {**_THEIRS, **_COUNT})
THREATENED: Final = FactType("threatened", RISK, {**_THEIRS, "target": CARD_DOMAIN})
"""`target`: the own card that the rival's card could eliminate."""
RESCUED: Final = FactType("rescued", PREVENT, {**_THEIRS, "target": CARD_DOMAIN})
LEARNS: Final = FactType("learns", GAIN, {"family": FAMILY_DOMAIN})
STAYS_HIDDEN: Final = FactType("stays-hidden", GAIN, {**_OWN, **_COUNT})
"""`count`: the influence on it then."""
TOO_LATE: Final = FactType("too-late", RISK, {**_OWN, **_COUNT})
"""No round follows: the influence on a card that stays face down is lost (O8.1)."""
STRIKES_BACK: Final = FactType("strikes-back", RISK, _OWN)
"""The hidden victim may be this card (O6.9, O7.10)."""

STRIKERS: Final = ("archer", "soldier", "cutthroat", "apothecary")
"""The characters that eliminate."""
NEW_MATTERS: Final = ("keep-or-reveal", "place", "set-aside")
"""Decisions that do not belong to the choice before them."""
RISK_OF_ATTACK: Final = 0.8
"""The part of a threatened card's worth that a threat costs."""

Card = tuple[str, str]
"""A family and a kind: there is one of each."""


class Top(NamedTuple):
    """A top card whose kind the seat knows."""

    up: bool
    influence: int
    gain: int
    """What it would gain its player if it acted now."""


class Sight(NamedTuple):
    """What the seat sees of the row."""

    tops: dict[Card, Top]
    hidden: dict[str, tuple[int, int]]
    """By family: its face-down cards that the seat does not know, and the influence on them."""
    threats: set[tuple[Card, Card]]
    """Rivals' face-up cards with the own cards that they could eliminate."""


class OriflammeReasons(Reasons):
    types = (
        *(GAINS, LOSES, TAKES, GIVES, REMOVES, REMOVES_HIDDEN, TAKES_OVER, SACRIFICES),
        *(COVERS, WOULD_GAIN, GAINS_LESS, GAINS_MORE, THREATENED, RESCUED, LEARNS),
        *(STAYS_HIDDEN, TOO_LATE, STRIKES_BACK),
    )

    def settled(self, before: Observation, action: LegalAction, now: Observation) -> bool:
        if now.kind in NEW_MATTERS or action.form == "keep":
            return True
        asked, next_asked = before.decision or {}, now.decision or {}
        # The next card in the row may ask for a choice too.
        another = next_asked.get("card") not in (None, asked.get("card"))
        return now.kind not in ("gap", "plot", "twin") and another

    def facts(self, before: Observation, action: LegalAction, after: Observation) -> list[Fact]:
        assert isinstance(before, OriflammeObservation)
        assert isinstance(after, OriflammeObservation)
        assert isinstance(action, OriflammeAction)
        seats = {one.family: one.seat for one in before.families}
        old, new = sight(before, seats), sight(after, seats)
        return [
            *at_once(before, action),
            *removals(before.seat, seats, action, old, new),
            *changed_gains(before.seat, seats, old, new),
            *threats(old, new),
            *waiting(before, action, new),
        ]


def sight(view: OriflammeObservation, seats: dict[str, int]) -> Sight:
    found = Sight({}, {}, set())
    for place in view.row:
        card = place.cards[-1]
        if card.kind is None:
            cards, influence = found.hidden.get(card.family, (0, 0))
            found.hidden[card.family] = (cards + 1, influence + card.influence)
        else:
            gain = 0 if acts_no_more(view, place) else gain_of(place, seats[card.family])
            found.tops[card.family, card.kind] = Top(card.up, card.influence, gain)
    for place in view.row:
        card = place.cards[-1]
        over = acts_no_more(view, place)
        if card.up and card.kind in STRIKERS and seats[card.family] != view.seat and not over:
            for other in reached(place):
                victim = view.row[other - 1].cards[-1]
                if victim.kind is not None and seats[victim.family] == view.seat:
                    found.threats.add(((card.family, card.kind), (victim.family, victim.kind)))
    return found


def acts_no_more(view: OriflammeObservation, place: SeenPlace) -> bool:
    """O2.2: no round follows in which the card could act again."""
    return view.last_round and (view.phase == "over" or place.turn in ("passed", "active"))


def gain_of(place: SeenPlace, seat: int) -> int:
    effect = place.effect
    return effect.least[seat] if effect is not None and effect.least else 0


def reached(place: SeenPlace) -> tuple[int, ...]:
    """The places whose card a striker could eliminate."""
    effect = place.effect
    return () if effect is None else effect.choices or effect.leaving


def at_once(before: OriflammeObservation, action: OriflammeAction) -> Iterator[Fact]:
    """The influence that changes hands by the choice itself."""
    effect = action.effect
    if effect is None or before.kind == "place":
        return
    for seat, count in enumerate(effect.least):
        mine = seat == before.seat
        if count and mine:
            yield Fact(GAINS if count > 0 else LOSES, (abs(count),), count)
        elif count:
            yield Fact(GIVES if count > 0 else TAKES, (seat, abs(count)), 0.8 * abs(count))
    for kind in effect.dangers:
        yield Fact(STRIKES_BACK, (kind,), 0.7)


def removals(
    seat: int, seats: dict[str, int], action: OriflammeAction, old: Sight, new: Sight
) -> Iterator[Fact]:
    """Cards that leave the row or their family, or are covered."""
    bribed = (action.target_family, action.target) if action.form == "bribe" else None
    for (family, kind), top in old.tops.items():
        if (family, kind) in new.tops:
            continue
        if seats[family] != seat:
            kind_of_loss = TAKES_OVER if (family, kind) == bribed else REMOVES
            yield Fact(kind_of_loss, (family, kind, max(top.gain, 0)), 1.5 + top.gain)
        elif top.up:
            covered = len(new.tops) >= len(old.tops)
            yield Fact(COVERS if covered else SACRIFICES, (kind,), 0.5 + top.gain)
    for family, (cards, influence) in old.hidden.items():
        left, influence_left = new.hidden.get(family, (0, 0))
        if left >= cards or seats[family] == seat:
            continue
        known = [top for one, top in new.tops.items() if one[0] == family and one not in old.tops]
        if not known:
            lost = influence - influence_left
            yield Fact(REMOVES_HIDDEN, (family, lost), 1.5 + lost)
        elif not known[0].up:
            yield Fact(LEARNS, (family,), 0.6)


def changed_gains(seat: int, seats: dict[str, int], old: Sight, new: Sight) -> Iterator[Fact]:
    """Cards that would gain more or less than before when they act; a loss is no gain."""
    for (family, kind), top in new.tops.items():
        earlier = old.tops.get((family, kind))
        was = max(earlier.gain, 0) if earlier is not None else 0
        gain = max(top.gain, 0)
        if gain == was:
            continue
        if seats[family] == seat:
            if gain > was:
                yield Fact(WOULD_GAIN, (kind, gain), 0.7 * (gain - was))
        elif earlier is not None:
            kept = GAINS_LESS if gain < was else GAINS_MORE
            yield Fact(kept, (family, kind, gain), 0.8 * abs(gain - was))


def threats(old: Sight, new: Sight) -> Iterator[Fact]:
    """Rivals' cards that could eliminate an own one, and those that no longer can."""
    for attacker, victim in new.threats - old.threats:
        worth = 1.0 + new.tops[victim].gain
        yield Fact(THREATENED, (*attacker, victim[1]), RISK_OF_ATTACK * worth)
    for attacker, victim in old.threats - new.threats:
        if victim in new.tops:
            worth = 1.0 + new.tops[victim].gain
            yield Fact(RESCUED, (*attacker, victim[1]), worth)


def waiting(before: OriflammeObservation, action: OriflammeAction, new: Sight) -> Iterator[Fact]:
    """What it means to keep a card face down (O4.2)."""
    asked = before.decision
    if asked is None or not action.laid or asked["card"] is None:
        return
    kind, family = str(asked["card"]), str(asked["family"])
    top = new.tops.get((family, kind))
    if top is None or top.up:
        return
    if before.last_round:
        yield Fact(TOO_LATE, (kind, top.influence), 1.0 + top.influence)
    else:
        yield Fact(STAYS_HIDDEN, (kind, top.influence), 0.5)
