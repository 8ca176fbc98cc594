"""What a view of For the King adds to prompts and choices."""

from camarilla.games.king.rules.observation import KingObservation
from camarilla.i18n.catalogue import Value, forms
from camarilla.i18n.narration import Narration
from camarilla.kernel.observation import LegalAction, Observation


class KingNarration(Narration):
    """`$card`: the card drawn, carried out or sold; `$price`: what is paid for it; `$high`, `$due`:
    the highest bid and what is still to be paid; `$value`: a tile's value after the change."""

    def prompt(self, language: str, view: Observation) -> dict[str, Value]:
        assert isinstance(view, KingObservation)
        card = view.king or view.drawn or view.sale
        values: dict[str, Value] = {"card": None, "high": view.high, "due": view.due}
        values["price"] = "cards" if (view.sale or "").startswith("gold") else "gold"
        if card:
            head, _, face = card.partition(" ")
            values.update(forms(language, "card", f"king-card-{head}", face=face))
        return values

    def action(self, language: str, view: Observation, action: LegalAction) -> dict[str, Value]:
        assert isinstance(view, KingObservation)
        if "domain" not in action.args:
            return {}
        value = view.chiefs[view.domains.index(str(action.args["domain"]))]
        return {"value": value + (1 if action.form == "raise" else -1)}

    def card(self, language: str, card: str) -> dict[str, Value]:
        return {}
