"""What happens, what is asked and what can be chosen, said in words.

Everything goes by ids: a game's catalogue has `<catalogue>-event-<type>`, `-ask-<decision>`,
`-action-<form>`, `-<domain>-<id>` for each thing, `-help-<card>`, `-option-<name>`,
`-why-<rule>` for each rule by which somebody wins; and `rule-<number>` for each rule. What a
game knows beyond the ids comes from its `Narration`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from camarilla.games import title_of
from camarilla.i18n.catalogue import Value, about, forms, has_text, say
from camarilla.i18n.narration import Notes
from camarilla.kernel.domains import SEAT, Domain
from camarilla.kernel.events import SeenEvent
from camarilla.kernel.game import Game
from camarilla.kernel.observation import LegalAction, Observation
from camarilla.kernel.options import Option


class Figure(NamedTuple):
    """One of the game's own figures, by the id of its text, in place of a player."""

    thing: str


Names = Sequence[str | Figure | None]
"""Each seat's name as its player wrote it, the figure there, or None for that of its colour."""


def catalogue_of(game: str) -> str:
    """The catalogue with a game's texts: its own, or that of the game it is a variant of."""
    return title_of(game).catalogue


def event_text(language: str, game: Game, event: SeenEvent, names: Names) -> str:
    """One line for the log: what a seat may know of an event."""
    catalogue = catalogue_of(game.id)
    kind = event["event"]
    fields = next(type.fields for type in game.events if type.name == kind)
    values: dict[str, Value] = {}
    for name, field in fields.items():
        values.update(field_values(language, catalogue, name, field.domain, event[name], names))
    return say(language, f"{catalogue}-event-{kind}", values)


def field_values(
    language: str,
    catalogue: str,
    name: str,
    domain: Domain,
    value: Value,
    names: Names,
) -> dict[str, Value]:
    """The variables that a field of an event gives to its message."""
    if isinstance(value, str) and value.isdigit():
        return {name: int(value)}
    if isinstance(value, str):
        seat = family_seat(domain, value, names)
        if seat is not None:
            return name_values(language, name, seat, names)
        return thing_values(language, catalogue, name, domain.name, value)
    if domain.name == SEAT.name and value is not None:
        return name_values(language, name, value, names)
    return {name: value}


def family_seat(domain: Domain, value: str, names: Names) -> int | None:
    """The seat whose chosen name stands for a family; None where the family goes by its colour,
    as with two players, who run two families each."""
    if domain.name != "family" or len(names) == 2:
        return None
    seat = domain.ids.index(value)
    return seat if seat < len(names) and isinstance(names[seat], str) else None


def thing_values(
    language: str, catalogue: str, name: str, domain: str, value: str
) -> dict[str, Value]:
    """The variables for a thing; words after its first are what stands on it, `$face`."""
    head, _, face = value.partition(" ")
    faces = {"face": face} if face else {}
    return forms(language, name, f"{catalogue}-{domain}-{head}", **faces)


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


def prompt_text(language: str, game: Game, view: Observation) -> str:
    """What the open decision asks of the one who decides."""
    values = prompt_values(language, game, view)
    return say(language, f"{catalogue_of(game.id)}-ask-{view.kind}", values)


def prompt_values(language: str, game: Game, view: Observation) -> dict[str, Value]:
    narration = title_of(game.id).narration()
    return narration.prompt(language, view) if narration else {}


def action_text(
    language: str,
    game: Game,
    view: Observation,
    action: LegalAction,
    names: Names = (),
    short: bool = False,
) -> str:
    """An action of the open decision as a choice; `short`, without what the prompt says already."""
    catalogue = catalogue_of(game.id)
    values = prompt_values(language, game, view)
    for name, domain in game.actions.forms[action.form].arguments.items():
        value = action.args[name]
        values.update(field_values(language, catalogue, name, domain, value, names))
    narration = title_of(game.id).narration()
    if narration:
        values.update(narration.action(language, view, action))
    id = f"{catalogue}-action-{action.form}"
    if short and has_text(language, f"{id}-short"):
        id = f"{id}-short"
    return say(language, id, values)


def note_text(language: str, game: Game, view: Observation, action: LegalAction) -> str:
    """What an action costs and can lead to; empty if there is nothing to say."""
    narration: object = title_of(game.id).narration()
    return narration.note(language, view, action) if isinstance(narration, Notes) else ""


def card_text(language: str, game: Game, card: str) -> tuple[str, str]:
    """A card's name, and what it does."""
    catalogue = catalogue_of(game.id)
    narration = title_of(game.id).narration()
    values = narration.card(language, card) if narration else {}
    name = str(thing_values(language, catalogue, "card", "card", card)["card"])
    return name, say(language, f"{catalogue}-help-{card.partition(' ')[0]}", values)


def rule_text(language: str, rule: str) -> str:
    """What the rule of this number says, in short."""
    return say(language, rule_id(rule), {})


def rule_id(rule: str) -> str:
    """The message of a rule: `O6.9` is `rule-O6-9`."""
    return "rule-" + rule.replace(".", "-")


def option_text(language: str, game: Game, option: Option) -> tuple[str, str]:
    """An option's name and what it is for."""
    id = f"{catalogue_of(game.id)}-option-{option.name}"
    return say(language, id, {}), about(language, id)


def value_text(language: str, game: Game, option: Option, value: str) -> tuple[str, str]:
    """A value of an option: its name and what it means; a thing of the game means itself."""
    catalogue = catalogue_of(game.id)
    id = f"{catalogue}-option-{option.name}-{value}"
    if has_text(language, id):
        return say(language, id, {}), about(language, id)
    thing = next(
        f"{catalogue}-{domain.name}-{value}" for domain in domains(game) if value in domain.ids
    )
    return say(language, thing, {}), ""


def domains(game: Game) -> list[Domain]:
    """The domains of things with ids."""
    return [domain for domain in all_domains(game) if domain.ids and not domain.ids[0].isdigit()]


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
        "domains": {domain.name: domain.ids or "number" for domain in all_domains(game)},
    }


def all_domains(game: Game) -> list[Domain]:
    """The domains of a game's events and actions, each once."""
    found: dict[str, Domain] = {}
    for type in game.events:
        for field in type.fields.values():
            found[field.domain.name] = field.domain
    for form in game.actions.forms.values():
        for domain in form.arguments.values():
            found.setdefault(domain.name, domain)
    return list(found.values())
