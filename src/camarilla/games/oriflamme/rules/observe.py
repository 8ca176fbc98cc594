"""What a person at a seat sees, with all that the rules derive from it.

Everything is read off the position as the seat knows it, with blanks for the rest; so nothing
hidden can show.
"""

from camarilla.games.oriflamme.rules.actions import (
    KEEP,
    ON_PLACE,
    SPACE,
    TO_GAP,
    is_placing,
    is_second,
    placed_kind,
    placed_spot,
)
from camarilla.games.oriflamme.rules.blanks import fill
from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import (
    BLANK,
    FAMILY_DOMAIN,
    FAMILY_IDS,
    KIND,
    KIND_IDS,
    KIND_RULES,
    PLOT,
    PRINCE,
    family_of,
    influence_on,
    owner_of,
)
from camarilla.games.oriflamme.rules.decisions import decision_of
from camarilla.games.oriflamme.rules.effects import (
    Trial,
    effect_of,
    effect_of_action,
    effect_of_card,
    effect_of_placing,
    if_any,
)
from camarilla.games.oriflamme.rules.ending import is_tied
from camarilla.games.oriflamme.rules.information import OriflammeInformation
from camarilla.games.oriflamme.rules.observation import (
    Due,
    OriflammeAction,
    OriflammeObservation,
    Result,
    SeenPlace,
)
from camarilla.games.oriflamme.rules.operations import (
    CHOOSE_GAP,
    CONTINUE_PLOT,
    DISCARD_INTRIGUE,
    DRAW_CARD,
    KEEP_OR_REVEAL,
    NEXT_PLACE,
    PLACE_CARD,
    PLACE_TWIN,
    SET_ASIDE_CARD,
    USE_ABILITY,
)
from camarilla.games.oriflamme.rules.placement import ROUNDS
from camarilla.games.oriflamme.rules.reasons import unavailable
from camarilla.kernel.events import HIDDEN
from camarilla.kernel.frames import OPERATION, first, second, third
from camarilla.kernel.game import OVER
from camarilla.kernel.observation import SeenDecision


def observation_of(s: Board, info: OriflammeInformation) -> OriflammeObservation:
    """The observation that follows from an information state of `s`."""
    position = s.clone()
    fill(position, info)
    acting = info.seat == info.actor
    return OriflammeObservation(
        game=info.game,
        seat=info.seat,
        players=info.players,
        actor=info.actor,
        decision=seen_decision(position, info),
        legal=tuple([action_seen(position, info, action) for action in info.legal]),
        unavailable=tuple(unavailable(position)) if acting else (),
        scores=info.scores,
        winners=info.winners,
        kinds=info.kinds,
        direction=info.direction,
        start=info.start,
        first=info.first,
        chosen_aside=info.chosen_aside,
        first_edition=info.first_edition,
        round=info.round,
        last_round=info.round == ROUNDS,
        phase=info.phase,
        row=tuple(
            [
                SeenPlace(
                    cards=place.cards,
                    turn=turn_of(position, index),
                    effect=effect_of_card(position, info, index),
                )
                for index, place in enumerate(info.row)
            ]
        ),
        families=info.families,
        influence=info.influence,
        uncovered=tuple(position.uncovered_cards()),
        to_place=tuple(still_to_place(position)) if info.phase == "placement" else (),
        pointer=info.pointer + 1 if info.standing else None,
        due=tuple(due(position)),
        result=result(position, info) if info.actor == OVER else None,
    )


# The decision.


def seen_decision(s: Board, info: OriflammeInformation) -> SeenDecision | None:
    if not s.stack:
        return None
    asked = s.stack[-1]
    return decision_of(asked).seen(decision_values(s, asked), info.rule)


def decision_values(s: Board, asked: int) -> dict[str, int]:
    """The fields of the open decision."""
    operation = asked & OPERATION
    if operation == PLACE_CARD:
        return {"family": placing_family(s), "families": s.setup.families // s.setup.players}
    if operation == KEEP_OR_REVEAL:
        return card_values(s, s.pointer)
    if operation == USE_ABILITY:
        return card_values(s, first(asked))
    if operation == CHOOSE_GAP:
        return card_values(s, second(asked)) | {"decree": first(asked)}
    if operation == PLACE_TWIN:
        return card_values(s, first(asked))
    if operation == CONTINUE_PLOT:
        return {"family": first(asked), "influence": second(asked), "free": third(asked)}
    if operation == SET_ASIDE_CARD:
        return {"family": first(asked), "left": s.stack.count(asked)}
    if operation == DRAW_CARD:
        return {"family": first(asked)}
    return {}


def card_values(s: Board, place: int) -> dict[str, int]:
    """The top card of a place."""
    card = s.row[place]
    kind = card & KIND
    return {
        "place": place,
        "card": HIDDEN if kind == BLANK else kind,
        "family": family_of(card),
        "influence": influence_on(card),
    }


def placing_family(s: Board) -> int:
    """The family whose card is placed now; hidden while a player may choose (O10.2)."""
    if s.setup.players > 2:
        return s.turn
    second_family = s.setup.second_family(s.turn)
    if s.placed_families >> s.turn & 1:
        return second_family
    return s.turn if s.placed_families >> second_family & 1 else HIDDEN


# The open actions.


def action_seen(s: Board, info: OriflammeInformation, action: int) -> OriflammeAction:
    """An open action with all that the seat can tell of it."""
    form = SPACE.form(action)
    common: dict[str, object] = {
        "id": action,
        "form": form.id,
        "args": SPACE.named(action),
        "text": SPACE.text(action),
    }
    asked = s.stack[-1]
    operation = asked & OPERATION
    if is_placing(action):
        common |= placing_fields(s, info, action)
    elif operation == SET_ASIDE_CARD:
        common["family"] = FAMILY_DOMAIN.out(first(asked))
    elif operation in (CHOOSE_GAP, PLACE_TWIN):
        common |= moving_fields(s, info, action)
    else:
        common["effect"] = if_any(effect_of_action(s, info, action))
        common["laid"] = 1 if action == KEEP else 0
    if "place" in form.arguments and operation != PLACE_CARD:
        common |= target_fields(s, int(SPACE.named(action)["place"]) - 1)
    return OriflammeAction(**common)  # type: ignore[arg-type]


def placing_fields(s: Board, info: OriflammeInformation, action: int) -> dict[str, object]:
    """O3.1: the own card that is covered, and what the card would do there."""
    family = s.setup.second_family(s.turn) if is_second(action) else s.turn
    spot = placed_spot(action)
    return {
        "family": FAMILY_DOMAIN.out(family) if s.setup.players == 2 else None,
        "target": KIND_IDS[s.row[spot - ON_PLACE] & KIND] if spot >= ON_PLACE else None,
        "effect": effect_of_placing(s, info, family, placed_kind(action), spot),
    }


def target_fields(s: Board, place: int) -> dict[str, object]:
    """The top card of the place that an action is about."""
    card = s.row[place]
    kind = card & KIND
    return {
        "target": None if kind == BLANK else KIND_IDS[kind],
        "sight": "hidden" if kind == BLANK else "known",
        "target_family": FAMILY_IDS[family_of(card)],
        "target_influence": influence_on(card),
    }


def moving_fields(s: Board, info: OriflammeInformation, action: int) -> dict[str, object]:
    """O6.8, O7.1: where a card goes, and whether it is activated there in this round (O4.1)."""
    trial = Trial(s).answer(s.stack[-1], action)
    fields: dict[str, object] = {
        "effect": if_any(effect_of(trial, info)),
        "acts": turn_of(trial.position, trial.newcomer(), in_activation=True) == "ahead",
    }
    if SPACE.form(action) is SPACE.form(TO_GAP):
        gap = SPACE.index(action)
        fields["where"] = "left" if gap == 0 else "right" if gap == len(s.row) else "between"
        fields["before"] = None if gap == 0 else gap
        fields["after"] = None if gap == len(s.row) else gap + 1
    return fields


# Where the game stands.


def turn_of(s: Board, place: int, in_activation: bool = False) -> str | None:
    """O4.1: whether the pointer has passed a place, stands on it, or has yet to reach it."""
    if not in_activation and NEXT_PLACE not in s.stack:
        return None
    distance = (place - s.pointer) * s.setup.step
    if s.standing:
        return "active" if distance == 0 else "ahead" if distance > 0 else "passed"
    # The pointer's place is gone: `pointer` is the place right of where it was.
    ahead = distance >= 0 if s.setup.step > 0 else distance > 0
    return "ahead" if ahead else "passed"


def still_to_place(s: Board) -> list[int]:
    """O3.1, O10.2: who places, in order."""
    players = s.setup.players
    return [(s.turn + turn) % players for turn in range(s.setup.families - s.placed)]


def due(s: Board) -> list[Due]:
    """The frames of the activation that the open decision interrupts, the next one first."""
    found: list[Due] = []
    if s.stack and s.stack[-1] & OPERATION == PLACE_TWIN:
        prince = s.row[first(s.stack[-1])]
        found.append(due_of("ability", KIND_RULES[PRINCE], PRINCE, family_of(prince), 0))
    for frame in reversed(s.stack[:-1]):
        operation = frame & OPERATION
        if operation == DISCARD_INTRIGUE:
            card = first(frame)
            found.append(due_of("discard", "O4.4", card & KIND, owner_of(card), 0))
        elif operation == CONTINUE_PLOT:
            found.append(due_of("plot", KIND_RULES[PLOT], PLOT, first(frame), second(frame)))
    return found


def due_of(what: str, rule: str, kind: int, family: int, influence: int) -> Due:
    return Due(
        what=what,
        rule=rule,
        card=KIND_IDS[kind],
        family=FAMILY_IDS[family],
        influence=influence,
    )


def result(s: Board, info: OriflammeInformation) -> Result:
    """O8.1, O8.2: the step that decided, and its numbers."""
    winner = info.winners[0]
    tied = is_tied(s)
    return Result(
        rule="O8.2" if tied else "O8.1",
        influence=s.influence[winner],
        cards=s.uncovered_cards()[winner] if tied else None,
    )
