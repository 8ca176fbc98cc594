"""Typed events: what happened, for logs and animations, with the number of the rule behind it.

An event type declares its fields, and for each secret field the field that names the one seat
that may see it. `redact` is the only way an event leaves the program.
"""

from typing import Final

from camarilla.kernel.domains import Domain

HIDDEN: Final = -1
"""In a field that is secret or optional: a value that does not exist, or that this seat may not
know. No value is negative: a change downwards is another field or another type of event."""

SeenEvent = dict[str, str | int | None]
"""An event as one seat may know it, ready for JSON."""


class Field:
    """One field of an event type; `secret_to` names the field with the only seat that sees it.

    An `optional` field does not concern every event of its type; then its value is `HIDDEN`.
    """

    def __init__(self, domain: Domain, secret_to: str = "", optional: bool = False) -> None:
        self.domain = domain
        self.secret_to = secret_to
        self.optional = optional


class EventType:
    """A kind of event. `reveals`: shows somebody a hidden fact, so it cannot be undone freely."""

    def __init__(self, name: str, fields: dict[str, Field], reveals: bool = False) -> None:
        self.name = name
        self.fields = fields
        self.names: list[str] = list(fields)
        self.reveals = reveals


class Event:
    """Something that happened by `rule`; `values` in the order of the type's fields."""

    def __init__(self, type: EventType, rule: str, values: tuple[int, ...]) -> None:
        self.type = type
        self.rule = rule
        self.values = values


def redact(event: Event, seat: int) -> SeenEvent:
    """What `seat` may know of the event; a number that is no seat stands for the public."""
    kind = event.type
    seen: SeenEvent = {"event": kind.name, "rule": event.rule}
    for name, value in zip(kind.names, event.values, strict=True):
        field = kind.fields[name]
        secret = field.secret_to
        knower = event.values[kind.names.index(secret)] if secret else seat
        seen[name] = field.domain.out(value) if value != HIDDEN and knower == seat else None
    return seen


def unredacted(event: Event) -> SeenEvent:
    """The whole event, for replays of finished games."""
    seen: SeenEvent = {"event": event.type.name, "rule": event.rule}
    for name, value in zip(event.type.names, event.values, strict=True):
        seen[name] = event.type.fields[name].domain.out(value) if value != HIDDEN else None
    return seen
