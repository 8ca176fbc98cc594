"""What a person at a seat sees: the form in which a position leaves the program.

These are msgspec structs, so that the wire format and the client's types follow from them. A game
adds its own fields: what lies open and what the rules derive from it, so that no client computes a
rule.
"""

from typing import Annotated, Any, Final, TypeVar

import msgspec

from camarilla.kernel.actions import ActionSpace
from camarilla.kernel.information import InformationState

_TEXT: Final = {"type": "string"}
SeenDecision = Annotated[
    dict[str, str | int | None],
    msgspec.Meta(
        extra_json_schema={
            "properties": {"kind": _TEXT, "rule": _TEXT},
            "required": ["kind", "rule"],
        }
    ),
]
"""The open decision as one seat may know it: `kind`, `rule` and the fields of its type."""


class LegalAction(msgspec.Struct, frozen=True, kw_only=True):
    """A legal action of the observer. A game's subclass adds its costs and effects."""

    id: int
    form: str
    args: dict[str, str | int]
    text: str
    """In notation."""


class Unavailable(msgspec.Struct, frozen=True, kw_only=True):
    """An action that one might expect here, with the reason why it is unavailable."""

    form: str
    args: dict[str, str | int] = {}
    reason: str
    """The id of the text `<catalogue>-unavailable-<reason>`."""
    rule: str


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """The part of an observation that all games share."""

    game: str
    seat: int
    """The seat that sees this; `PUBLIC` for a spectator."""
    players: int
    actor: int
    decision: SeenDecision | None
    """None when the game is over."""
    legal: tuple[LegalAction, ...]
    """The legal actions, if `seat` is the actor; otherwise empty."""
    unavailable: tuple[Unavailable, ...] = ()
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty until the game is over."""

    @property
    def kind(self) -> str:
        """The kind of the open decision; empty when the game is over."""
        return str(self.decision["kind"]) if self.decision else ""

    @property
    def rule(self) -> str:
        """The number of the rule behind the open decision."""
        return str(self.decision["rule"]) if self.decision else ""


class PlainObservation(Observation, frozen=True, kw_only=True):
    """The observation of games that define none: what the seat knows, as plain data."""

    facts: dict[str, Any]


AnObservation = TypeVar("AnObservation", bound=Observation)


def legal_actions(information: InformationState, space: ActionSpace) -> tuple[LegalAction, ...]:
    """The open actions, as they leave the program."""
    return tuple(legal_action(space, action) for action in information.legal)


def legal_action(space: ActionSpace, action: int) -> LegalAction:
    """An action as it leaves the program."""
    return LegalAction(
        id=action,
        form=space.form(action).id,
        args=space.named(action),
        text=space.text(action),
    )


def seen_decision(information: InformationState) -> SeenDecision | None:
    """The open decision without details."""
    if not information.decision:
        return None
    return {"kind": information.decision, "rule": information.rule}


def observation_from(
    kind: type[AnObservation], information: InformationState, space: ActionSpace, **more: Any
) -> AnObservation:
    """An observation with the fields that the information state has under the same name.

    `more` has the fields that it lacks, or that differ in the observation.
    """
    values = {
        name: getattr(information, name)
        for name in kind.__struct_fields__
        if name not in more and name in information.__struct_fields__
    }
    values |= {"decision": seen_decision(information), "legal": legal_actions(information, space)}
    return kind(**(values | more))


def plain_observation(information: InformationState, space: ActionSpace) -> PlainObservation:
    """The observation of a game without one of its own."""
    own = set(type(information).__struct_fields__) - set(InformationState.__struct_fields__)
    facts = {
        name: msgspec.json.decode(msgspec.json.encode(getattr(information, name)))
        for name in sorted(own)
    }
    return observation_from(PlainObservation, information, space, facts=facts)
