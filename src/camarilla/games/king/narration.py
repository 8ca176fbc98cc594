"""What a view of For the King adds to prompts and choices."""

from collections.abc import Mapping

from camarilla.games.king.rules.information import KingView
from camarilla.i18n.catalogue import Value, forms
from camarilla.kernel.information import View


class KingNarration:
    """`$card`: the card drawn, carried out or sold; `$price`: what is paid for it; `$high`, `$due`:
    the highest bid and what is still to be paid; `$value`: a tile's value after the change."""

    def prompt(self, language: str, view: View) -> dict[str, Value]:
        assert isinstance(view, KingView)
        card = view.king or view.drawn or view.sale
        values: dict[str, Value] = {"card": None, "high": view.high, "due": view.due}
        values["price"] = "cards" if (view.sale or "").startswith("gold") else "gold"
        if card:
            head, _, face = card.partition(" ")
            values.update(forms(language, "card", f"king-card-{head}", face=face))
        return values

    def action(
        self, language: str, view: View, form: str, holes: Mapping[str, str]
    ) -> dict[str, Value]:
        assert isinstance(view, KingView)
        if "domain" not in holes:
            return {}
        value = view.chiefs[view.domains.index(holes["domain"])]
        return {"value": value + (1 if form == "raise" else -1)}

    def card(self, language: str, card: str) -> dict[str, Value]:
        return {}
