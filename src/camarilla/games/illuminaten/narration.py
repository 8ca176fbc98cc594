"""What a view of Pax Illuminaten adds to prompts and choices, and what is on its cards."""

from camarilla.games.illuminaten.rules.card_facts import card_facts
from camarilla.games.illuminaten.rules.ids import FACTION_IDS
from camarilla.games.illuminaten.rules.observation import (
    CostView,
    DueView,
    IlluminatenAction,
)
from camarilla.i18n.catalogue import Value, about, forms, say, text
from camarilla.i18n.narration import Narration
from camarilla.kernel.observation import LegalAction, Observation


class IlluminatenNarration(Narration):
    """What an action costs or can lead to, and all that is known of a card."""

    def note(self, language: str, view: Observation, action: LegalAction) -> str:
        """The price in all, or what can come of a contest card."""
        assert isinstance(action, IlluminatenAction)
        if action.forecast is not None:
            outcomes = action.forecast.outcomes
            ending = outcomes[0] if len(outcomes) == 1 else "open"
            return text(language, f"illuminaten-forecast-{ending}")
        if view.kind in ("pay", "propaganda", "price"):
            return ""
        either = f" {text(language, 'illuminaten-word-or')} "
        return either.join(cost_text(language, cost) for cost in action.cost or ())

    def card(self, language: str, card: str) -> dict[str, Value]:
        """`$facts`: all that is on a luminary, and where each of it is known from."""
        known = card_facts(card)
        ability = f"illuminaten-ability-{known.ability}"
        codename = card if known.code_name else "none"
        organisation = known.organisation or "none"
        facts = {
            "codename": text(language, f"illuminaten-codename-{codename}"),
            "degree": text(language, f"illuminaten-degree-{known.degree}"),
            "factions": ", ".join(
                text(language, f"illuminaten-faction-{faction}") for faction in known.factions
            ),
            "organisation": text(language, f"illuminaten-organisation-{organisation}"),
            "strength": strength(language, known.strength),
            "ability": f"{text(language, ability)}. {about(language, ability)}",
        }
        for source in ("seed", "inferred", "reconstructed"):
            facts[source] = attributes(language, known.known_from(source))
        return {"facts": text(language, "illuminaten-facts", **facts)}


def strength(language: str, id: str) -> str:
    """The strength on a card, in words where it is no number."""
    return id if id.isdigit() else text(language, f"illuminaten-strength-{id}")


def attributes(language: str, names: list[str]) -> str:
    """Attributes of a card as a list."""
    if not names:
        return text(language, "illuminaten-word-nothing")
    return ", ".join(text(language, f"illuminaten-source-{name}") for name in names)


def cost_text(language: str, cost: CostView) -> str:
    """A price in words."""
    said = due_text(language, cost.due, cost.takes)
    if cost.each:
        return text(language, "illuminaten-cost-each", cost=said)
    return said if cost.exact else text(language, "illuminaten-cost-least", cost=said)


def due_text(language: str, dues: tuple[DueView, ...], takes: int) -> str:
    """What is due together, and what it takes where groups must be given."""
    if not dues:
        return text(language, "illuminaten-cost-free")
    said = " + ".join(one_due(language, due) for due in dues)
    if takes > sum(due.count for due in dues):
        return text(language, "illuminaten-cost-takes", cost=said, count=takes)
    return said


def one_due(language: str, due: DueView) -> str:
    if len(due.factions) == len(FACTION_IDS):
        return text(language, "illuminaten-cost-any", count=due.count)
    kinds = [
        say(
            language,
            "illuminaten-cost-kind",
            forms(language, "faction", f"illuminaten-faction-{one}"),
        )
        for one in due.factions
    ]
    return text(language, "illuminaten-cost-due", count=due.count, kinds="/".join(kinds))
