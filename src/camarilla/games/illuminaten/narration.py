"""What a view of Pax Illuminaten adds to prompts and choices, and what is on its cards."""

from camarilla.games.illuminaten.rules import tables
from camarilla.games.illuminaten.rules.ids import (
    ABILITY_IDS,
    DEGREE_IDS,
    FACTION_IDS,
    ORGANISATION_IDS,
    STRENGTH_IDS,
)
from camarilla.games.illuminaten.rules.observation import IlluminatenObservation
from camarilla.i18n.catalogue import Value, about, forms, text
from camarilla.i18n.narration import Narration
from camarilla.kernel.observation import LegalAction, Observation

_SOURCES = ("id", "name", "code_name", "degree", "factions", "ability", "strength", "organisation")


class IlluminatenNarration(Narration):
    """`$mains`: main actions left; `$card`, `$ability`: the card just conspired; `$what`: the
    card at a chosen place; `$strength`: that of a chosen card; `$count`: the size of a group;
    `$first`, `$second`: the factions of the card that a disc is paid for."""

    def prompt(self, language: str, view: Observation) -> dict[str, Value]:
        assert isinstance(view, IlluminatenObservation)
        values: dict[str, Value] = {"mains": view.mains}
        if view.kind == "ability":
            card = view.chain[-1]
            values.update(forms(language, "card", f"illuminaten-card-{card}"))
            ability = ABILITY_IDS[tables.ABILITY[tables.CARD_IDS.index(card)]]
            values["ability"] = text(language, f"illuminaten-ability-{ability}")
        return values

    def action(self, language: str, view: Observation, action: LegalAction) -> dict[str, Value]:
        assert isinstance(view, IlluminatenObservation)
        values: dict[str, Value] = {}
        if "place" in action.args:
            values["what"] = what(language, view.field[int(action.args["place"]) - 1].card)
        elif "court" in action.args:
            values["what"] = what(language, view.court[int(action.args["court"]) - 1])
        elif action.form == "contest":
            number = tables.CARD_IDS.index(str(action.args["card"]))
            values["strength"] = STRENGTH_IDS[tables.STRENGTH[number]]
        elif action.form == "pay-group":
            values["count"] = group_size(view)
        elif action.form == "price":
            assert view.decision is not None
            card = view.field[int(view.decision["place"] or 0) - 1].card
            assert card is not None
            number = tables.CARD_IDS.index(card)
            pair = (tables.PRIMARY[number], max(tables.SECONDARY[number], 0))
            for name, faction in zip(("first", "second"), pair, strict=True):
                thing = f"illuminaten-faction-{FACTION_IDS[faction]}"
                values.update(forms(language, name, thing))
        return values

    def card(self, language: str, card: str) -> dict[str, Value]:
        """`$facts`: all that is on a luminary, and where each of it is known from."""
        number = tables.CARD_IDS.index(card)
        ability = f"illuminaten-ability-{ABILITY_IDS[tables.ABILITY[number]]}"
        factions = [tables.PRIMARY[number], tables.SECONDARY[number]]
        organisation = ORGANISATION_IDS[tables.ORGANISATION[number]] or "none"
        codename = card if tables.CODE_NAMES[number] else "none"
        facts = {
            "codename": text(language, f"illuminaten-codename-{codename}"),
            "degree": text(language, f"illuminaten-degree-{DEGREE_IDS[tables.DEGREE[number]]}"),
            "factions": ", ".join(
                text(language, f"illuminaten-faction-{FACTION_IDS[faction]}")
                for faction in factions
                if faction >= 0
            ),
            "organisation": text(language, f"illuminaten-organisation-{organisation}"),
            "strength": strength(language, number),
            "ability": f"{text(language, ability)}: {about(language, ability)}",
        }
        for source in ("seed", "inferred", "reconstructed"):
            facts[source] = sources(language, number, source)
        return {"facts": text(language, "illuminaten-facts", **facts)}


def what(language: str, card: str | None) -> str:
    """A card in the field or at court, as far as it is open."""
    if card is None:
        return text(language, "illuminaten-what", card=None)
    return text(language, f"illuminaten-card-{card}")


def strength(language: str, number: int) -> str:
    """The strength on a card, in words where it is no number."""
    word = STRENGTH_IDS[tables.STRENGTH[number]]
    return word if word.isdigit() else text(language, f"illuminaten-strength-{word}")


def sources(language: str, number: int, source: str) -> str:
    """The attributes of a card that are known from this source."""
    known = [name for name in _SOURCES if tables.SOURCES[number][name] == source]
    if not known:
        return text(language, "illuminaten-word-nothing")
    return ", ".join(text(language, f"illuminaten-source-{name}") for name in known)


def group_size(view: IlluminatenObservation) -> int:
    """X4.2: three favor for one, two with the connoisseurs card; propaganda always takes three."""
    own = "connoisseurs" in view.seats[view.active].faction_cards
    return 2 if view.kind == "pay" and (own or view.borrowed == "connoisseurs") else 3
