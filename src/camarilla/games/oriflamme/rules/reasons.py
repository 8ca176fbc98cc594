"""Why an action that one might expect is not available."""

from collections.abc import Iterable
from typing import Final

from camarilla.games.oriflamme.rules.abilities import ABILITY_OF, is_open_character
from camarilla.games.oriflamme.rules.actions import (
    ACTIVATE,
    LEFT_END,
    ON_PLACE,
    PLACE,
    PLACE_SECOND,
    SPACE,
    TAKE,
    TO_GAP,
    TWIN_AT,
)
from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import (
    APOTHECARY,
    ARCHER,
    BRIBERY,
    KIND_RULES,
    PLACE_DOMAIN,
    ROYAL_DECREE,
    SHAPESHIFTER,
    UP,
    family_of,
    owner_of,
)
from camarilla.games.oriflamme.rules.operations import (
    CHOOSE_GAP,
    CONTINUE_PLOT,
    PLACE_CARD,
    PLACE_TWIN,
    USE_ABILITY,
)
from camarilla.kernel.frames import OPERATION, first, second, third
from camarilla.kernel.observation import Unavailable

REASONS: Final = (
    "not-your-family",
    "bribed-away",
    "family-has-placed",
    "not-an-end",
    "not-adjacent",
    "itself",
    "face-down",
    "not-a-character",
    "not-beside-your-family",
    "on-a-stack",
    "on-a-prince",
    "changes-nothing",
    "free-ability-first",
)


def unavailable(s: Board) -> list[Unavailable]:
    """What cannot be chosen in the open decision of `s`, and why."""
    asked = s.stack[-1]
    operation = asked & OPERATION
    if operation == PLACE_CARD:
        return unplaceable(s)
    if operation == USE_ABILITY:
        return untargeted(s, first(asked), second(asked))
    if operation == CHOOSE_GAP:
        return useless_gaps(s, second(asked))
    if operation == PLACE_TWIN:
        return closed_to_the_twin(s, family_of(s.row[first(asked)]))
    if operation == CONTINUE_PLOT:
        return outside_the_plot(s, first(asked), third(asked) == 1)
    return []


def missing(s: Board, first_action: int) -> Iterable[int]:
    """The places that no open action of a block with one action for each place is about."""
    legal = set(s.legal())
    return [place for place in range(len(s.row)) if first_action + place not in legal]


def at(action: int, place: int, reason: str, rule: str) -> Unavailable:
    """An action of the form of `action` that some place is not open to."""
    form = SPACE.form(action).id
    return Unavailable(form=form, args={"place": PLACE_DOMAIN.out(place)}, reason=reason, rule=rule)


def unplaceable(s: Board) -> list[Unavailable]:
    """O3.1, O3.4, O10.2"""
    player = s.turn
    found: list[Unavailable] = []
    for family in range(player, s.setup.families, s.setup.players):
        block = PLACE if family == player else PLACE_SECOND
        if s.placed_families >> family & 1:
            form = SPACE.form(block + LEFT_END).id
            found.append(Unavailable(form=form, reason="family-has-placed", rule="O10.2"))
        else:
            found += closed_to(s, family, block + ON_PLACE)
    return found


def closed_to(s: Board, family: int, action: int) -> list[Unavailable]:
    """O3.1, O3.4: the places that a family may not cover."""
    found: list[Unavailable] = []
    for place, card in enumerate(s.row):
        if family_of(card) != family:
            if owner_of(card) == family:
                found.append(at(action, place, "bribed-away", "O3.4"))
            else:
                found.append(at(action, place, "not-your-family", "O3.1"))
    return found


def closed_to_the_twin(s: Board, family: int) -> list[Unavailable]:
    """O7.1: as for every card, and a Prince is not covered."""
    found = closed_to(s, family, TWIN_AT + ON_PLACE)
    for place in missing(s, TWIN_AT + ON_PLACE):
        if family_of(s.row[place]) == family:
            found.append(at(TWIN_AT + ON_PLACE, place, "on-a-prince", "O7.1"))
    return found


def untargeted(s: Board, place: int, kind: int) -> list[Unavailable]:
    verb = ABILITY_OF[kind].verb
    return [
        at(verb, other, why_not(s, kind, place, other), KIND_RULES[kind])
        for other in missing(s, verb)
    ]


def why_not(s: Board, kind: int, place: int, other: int) -> str:
    """Why an ability at `place` cannot choose the card at `other`."""
    if kind == ARCHER:
        return "not-an-end"
    if kind == APOTHECARY:
        return "not-beside-your-family"
    if kind == BRIBERY:
        return "on-a-stack" if is_open_character(s.row[other]) else not_open(s.row[other])
    if other == place or kind == ROYAL_DECREE:
        return "itself"
    if kind == SHAPESHIFTER and other in s.neighbours(place):
        return not_open(s.row[other])
    return "not-adjacent"


def not_open(card: int) -> str:
    """Why a card is not a face-up character."""
    return "not-a-character" if card & UP else "face-down"


def outside_the_plot(s: Board, family: int, free: bool) -> list[Unavailable]:
    """O7.9"""
    found: list[Unavailable] = []
    if free:
        form = SPACE.form(TAKE).id
        found.append(Unavailable(form=form, reason="free-ability-first", rule="O7.9"))
    for place in missing(s, ACTIVATE):
        card = s.row[place]
        reason = not_open(card) if family_of(card) == family else "not-your-family"
        found.append(at(ACTIVATE, place, reason, "O7.9"))
    return found


def useless_gaps(s: Board, target: int) -> list[Unavailable]:
    """O6.8: the two gaps beside a card that is alone in its place."""
    if s.under[target]:
        return []
    form = SPACE.form(TO_GAP).id
    return [
        Unavailable(form=form, args={"gap": gap}, reason="changes-nothing", rule="O6.8")
        for gap in (target, target + 1)
    ]
