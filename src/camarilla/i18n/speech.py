"""What happens, what is asked and what can be chosen, said in words.

Everything goes by ids: a game's catalogue has `<catalogue>-event-<type>`, `-ask-<decision>`,
`-action-<form>`, `-<domain>-<id>` for each thing, `-help-<card>`, `-option-<name>`,
`-unavailable-<reason>`, `-why-<rule>` for each rule by which somebody wins; and `rule-<number>`
for each rule. The fields of an event, a decision or an action are the variables of its message,
by their domains; a line of the log also has `$rule` and `$players`. What a game knows beyond that
comes from its `Narration`.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from camarilla.games import title_of
from camarilla.games.reasons import COMMON, FactType
from camarilla.i18n.catalogue import (
    HIDDEN,
    OWN,
    TO_YOU,
    YOU,
    YOURS,
    Value,
    Values,
    about,
    forms,
    has_text,
    say,
)
from camarilla.i18n.narration import Narration
from camarilla.kernel.domains import SEAT, Domain
from camarilla.kernel.events import SeenEvent
from camarilla.kernel.game import Game
from camarilla.kernel.observation import LegalAction, Observation, Unavailable
from camarilla.kernel.options import Option


class Figure(NamedTuple):
    """One of the game's own figures, by the id of its text, in place of a player."""

    thing: str


NOBODY: Final = -1
"""The reader of a line who has no seat."""
MINUS: Final = "\N{MINUS SIGN}"
"""Records have a hyphen where people read a minus."""

SeenFact = Mapping[str, str | int]
"""A fact as it leaves the program: its kind as `fact`, and its fields."""

Names = Sequence[str | Figure | None]
"""Each seat's name as its player wrote it, the figure there, or None for that of its colour."""


def catalogue_of(game: str) -> str:
    """The catalogue with a game's texts: its own, or that of the game it is a variant of."""
    return title_of(game).catalogue


def event_text(language: str, game: Game, event: SeenEvent, names: Names, you: int = NOBODY) -> str:
    """One line for the log: what a seat may know of an event; `you` is the seat of the reader."""
    kind = event["event"]
    fields = next(type.fields for type in game.events if type.name == kind)
    domains = {name: field.domain for name, field in fields.items()}
    values = values_of(language, game, domains, event, names)
    id = f"{catalogue_of(game.id)}-event-{kind}"
    hidden = f"-{HIDDEN}" if None in values.values() else ""
    rule = str(event["rule"]).replace(".", "-")  # `O5.1` is `$rule` `O5-1`
    told = {**values, "rule": rule, "players": len(names)}
    for form in address(game, domains, event, len(names), you):
        if has_text(language, id, f"{form}{hidden}"):
            return say(language, id, told, f"{form}{hidden}")
    return said(language, id, told if has_text(language, id) else values, str(kind))


def address(
    game: Game, domains: Mapping[str, Domain], event: SeenEvent, players: int, you: int
) -> list[str]:
    """The forms of a line for its reader, the best first; none if it has only one."""
    seat_of = (title_of(game.id).narration() or Narration()).seat_of
    given = [(domain, event[name]) for name, domain in domains.items()]
    owners = [seat_of(domain, id, players) for domain, id in given if isinstance(id, str)]
    # The first tells whose the thing is: the family of a bribed card, not that of the token.
    owner = next((seat for seat in owners if seat is not None), None)
    seats = [value for domain, value in given if domain.name == SEAT.name]
    doer = event.get("seat")
    actor = YOU if doer == you else TO_YOU if you in seats else ""
    if you == owner:
        return [f"{actor}-{YOURS}", actor] if actor else [YOURS]
    if actor:
        return [actor]
    return [OWN] if doer is not None and doer == owner else []


def fact_text(language: str, game: Game, fact: SeenFact, names: Names) -> str:
    """What speaks for or against a choice, as a clause."""
    kind = str(fact["fact"])
    domains = fact_types(game)[kind].fields
    values = values_of(language, game, domains, fact, names)
    own = f"{catalogue_of(game.id)}-fact-{kind}"
    id = own if has_text(language, own) else f"fact-{kind}"
    return said(language, id, values, kind)


def fact_types(game: Game) -> dict[str, FactType]:
    """The kinds of facts that a game has, the common ones among them."""
    return {type.kind: type for type in (*COMMON, *title_of(game.id).reasons().types)}


def said(language: str, id: str, values: Values, word: str) -> str:
    """The message; for a game without texts the word of its rules, and the values."""
    if has_text(language, id):
        return say(language, id, values)
    shown = ", ".join(
        f"{name} {value}"
        for name, value in values.items()
        if value is not None and name.rpartition("_")[0] not in values  # a grammatical form
    )
    return f"{word}: {shown}" if shown else word


def game_text(language: str, id: str) -> str:
    """The name of a game; its id if it has no texts."""
    return said(language, f"game-{id}", {}, id)


def values_of(
    language: str,
    game: Game,
    domains: Mapping[str, Domain],
    given: Mapping[str, Value],
    names: Names,
) -> dict[str, Value]:
    """The variables that the fields of an event, a decision or an action give to its message."""
    values: dict[str, Value] = {}
    for name, domain in domains.items():
        values.update(field_values(language, game, name, domain, given[name], names))
    return values


def field_values(
    language: str, game: Game, name: str, domain: Domain, value: Value, names: Names
) -> dict[str, Value]:
    """The variables of one field: a number, or a thing with its grammatical forms."""
    if isinstance(value, str):
        if value.isdigit():
            return {name: int(value)}
        if not domain.spoken:
            return {name: value}
        seat = named_seat(game, domain, value, names)
        if seat is not None:
            return name_values(language, name, seat, names)
        return thing_values(language, catalogue_of(game.id), name, domain.name, value)
    if domain.name == SEAT.name and value is not None:
        return name_values(language, name, value, names)
    return {name: value}


def named_seat(game: Game, domain: Domain, id: str, names: Names) -> int | None:
    """The seat whose chosen name stands for a thing, such as a family; None if it has its own."""
    narration = title_of(game.id).narration()
    seat = narration.seat_of(domain, id, len(names)) if narration else None
    return seat if seat is not None and isinstance(names[seat], str) else None


def thing_values(
    language: str, catalogue: str, name: str, domain: str, value: str
) -> dict[str, Value]:
    """The variables for a thing; the words after the first are `$face`, what is printed on it."""
    head, _, face = value.partition(" ")
    faces = {"face": face.replace("-", MINUS)} if face else {}
    thing = f"{catalogue}-{domain}-{head}"
    return forms(language, name, thing, **faces) if has_text(language, thing) else {name: value}


def name_values(language: str, variable: str, seat: int, names: Names) -> dict[str, Value]:
    """The variables for a player: a colour's or figure's forms, or a name, which has no cases."""
    chosen = names[seat] if seat < len(names) else None
    if chosen is None:
        return forms(language, variable, f"seat-{seat + 1}")
    if isinstance(chosen, Figure):
        return forms(language, variable, chosen.thing)
    return forms(language, variable, "seat-named", name=chosen)


def name_text(language: str, seat: int, names: Names) -> str:
    """A player's name alone."""
    return str(name_values(language, "name", seat, names)["name"])


def prompt_text(language: str, game: Game, view: Observation, names: Names = ()) -> str:
    """The prompt of the open decision."""
    values = prompt_values(language, game, view, names)
    return said(language, f"{catalogue_of(game.id)}-ask-{view.kind}", values, view.kind)


def prompt_values(
    language: str, game: Game, view: Observation, names: Names = ()
) -> dict[str, Value]:
    """The fields of the open decision, and what the game adds."""
    fields = next((type.fields for type in game.decisions if type.kind == view.kind), {})
    values = values_of(language, game, fields, view.decision or {}, names)
    narration = title_of(game.id).narration()
    if narration:
        values.update(narration.prompt(language, view))
    return values


def action_text(
    language: str,
    game: Game,
    view: Observation,
    action: LegalAction,
    names: Names = (),
    short: bool = False,
) -> str:
    """An action of the open decision as a choice; `short`, without what the prompt says already."""
    values = prompt_values(language, game, view, names)
    arguments = game.actions.forms[action.form].arguments
    values.update(values_of(language, game, arguments, action.args, names))
    fields = {name: getattr(action, name) for name in game.action_fields}
    values.update(values_of(language, game, game.action_fields, fields, names))
    narration = title_of(game.id).narration()
    if narration:
        values.update(narration.action(language, view, action))
    id = f"{catalogue_of(game.id)}-action-{action.form}"
    if short and has_text(language, f"{id}-short"):
        id = f"{id}-short"
    return say(language, id, values) if has_text(language, id) else action.text


def unavailable_text(language: str, game: Game, unavailable: Unavailable) -> str:
    """Why an action is not available."""
    id = f"{catalogue_of(game.id)}-unavailable-{unavailable.reason}"
    return said(language, id, {}, unavailable.reason)


def note_text(language: str, game: Game, view: Observation, action: LegalAction) -> str:
    """What an action costs and can lead to; empty if there is nothing to say."""
    narration = title_of(game.id).narration()
    return narration.note(language, view, action) if narration else ""


def card_text(language: str, game: Game, card: str) -> tuple[str, str]:
    """A card's name, and what it does."""
    catalogue = catalogue_of(game.id)
    narration = title_of(game.id).narration()
    values = narration.card(language, card) if narration else {}
    name = str(thing_values(language, catalogue, "card", "card", card)["card"])
    return name, say(language, f"{catalogue}-help-{card.partition(' ')[0]}", values)


def coach_text(language: str, id: str, names: Names) -> str:
    """What the coach of a lesson says; `$p1`, `$p2`, … are the players."""
    values: dict[str, Value] = {}
    for seat in range(len(names)):
        values.update(name_values(language, f"p{seat + 1}", seat, names))
    return say(language, id, values)


def rule_text(language: str, rule: str) -> str:
    """What the rule of this number says, in short."""
    return said(language, rule_id(rule), {}, rule)


def ruling_text(language: str, rule: str) -> str:
    """This program's ruling on the rule; empty if there is none."""
    id = f"{rule_id(rule)}-ruling"
    return say(language, id, {}) if has_text(language, id) else ""


def rule_id(rule: str) -> str:
    """The message of a rule: `O6.9` is `rule-O6-9`."""
    return "rule-" + rule.replace(".", "-")


def option_text(language: str, game: Game, option: Option) -> tuple[str, str]:
    """An option's name and what it is for."""
    id = f"{catalogue_of(game.id)}-option-{option.name}"
    if not has_text(language, id):
        return option.name, ""
    return say(language, id, {}), about(language, id)


def value_text(language: str, game: Game, option: Option, value: str) -> tuple[str, str]:
    """A value of an option: its name and what it means; a thing of the game means itself."""
    catalogue = catalogue_of(game.id)
    id = f"{catalogue}-option-{option.name}-{value}"
    if has_text(language, id):
        return say(language, id, {}), about(language, id)
    for domain in domains(game):
        if value in domain.ids:
            return said(language, f"{catalogue}-{domain.name}-{value}", {}, value), ""
    return value, ""


def domains(game: Game) -> list[Domain]:
    """The domains of things that have texts."""
    return [
        domain
        for domain in all_domains(game)
        if domain.ids and domain.spoken and not domain.ids[0].isdigit()
    ]


def describe(game: Game) -> dict[str, object]:
    """All that another renderer of these catalogues needs to know of a game, as JSON data."""
    return {
        "catalogue": catalogue_of(game.id),
        "forms": {
            form.id: {name: domain.name for name, domain in form.arguments.items()}
            for form in game.actions.forms.values()
        },
        "events": {
            type.name: {name: field.domain.name for name, field in type.fields.items()}
            for type in game.events
        },
        "decisions": {
            type.kind: {name: domain.name for name, domain in type.fields.items()}
            for type in game.decisions
        },
        "facts": {
            type.kind: {name: domain.name for name, domain in type.fields.items()}
            for type in fact_types(game).values()
        },
        "actions": {name: domain.name for name, domain in game.action_fields.items()},
        "domains": {domain.name: domain.ids or "number" for domain in all_domains(game)},
    }


def all_domains(game: Game) -> list[Domain]:
    """The domains of a game's events, decisions and actions, each once."""
    found: dict[str, Domain] = {}
    for type in game.events:
        for field in type.fields.values():
            found[field.domain.name] = field.domain
    for form in game.actions.forms.values():
        for domain in form.arguments.values():
            found.setdefault(domain.name, domain)
    for decision in game.decisions:
        for domain in decision.fields.values():
            found.setdefault(domain.name, domain)
    for fact in fact_types(game).values():
        for domain in fact.fields.values():
            found.setdefault(domain.name, domain)
    for domain in game.action_fields.values():
        found.setdefault(domain.name, domain)
    return list(found.values())
