"""What a game's view adds to prompts and choices: one small class for each catalogue.

A game without a class here is spoken of by its ids alone.
"""

from collections.abc import Mapping
from typing import Final, Protocol

from camarilla.games.king.views import KingView
from camarilla.games.oriflamme.views import OriflammeView
from camarilla.i18n.catalogue import Value, forms, say
from camarilla.i18n.illuminati import IlluminatenContext
from camarilla.kernel.views import View


class Context(Protocol):
    """Reads a view for the variables of a catalogue's messages."""

    def prompt(self, language: str, view: View) -> dict[str, Value]:
        """The variables of the open decision's prompt; choices get them too."""
        ...

    def action(
        self, language: str, view: View, form: str, holes: Mapping[str, str]
    ) -> dict[str, Value]:
        """The further variables of a choice, from what stands in the holes of its notation."""
        ...

    def card(self, language: str, card: str) -> dict[str, Value]:
        """The variables of the explanation of a card."""
        ...


class OriflammeContext:
    """`$card`, `$place`, `$influence`: the acting card; `$what`: the card at a chosen place;
    `$family`: the family a card is placed for; `$where`: where a gap of the row lies."""

    def prompt(self, language: str, view: View) -> dict[str, Value]:
        assert isinstance(view, OriflammeView)
        place = view.acting_place
        if view.ask == "keep-or-reveal":
            place = view.pointer
        values: dict[str, Value] = {"players": view.players, "place": place + 1, "card": None}
        if place < 0:
            return values
        top = view.row[place].cards[-1]
        values["influence"] = top.influence
        if top.kind is not None:
            values.update(forms(language, "card", f"oriflamme-card-{top.kind}"))
        return values

    def action(
        self, language: str, view: View, form: str, holes: Mapping[str, str]
    ) -> dict[str, Value]:
        assert isinstance(view, OriflammeView)
        values: dict[str, Value] = {}
        if "place" in holes:
            values["what"] = self.what(language, view, int(holes["place"]) - 1)
        if "gap" in holes:
            gap = int(holes["gap"])
            values["next"] = gap + 1
            values["where"] = {0: "left", len(view.row): "right"}.get(gap, "between")
        if form.startswith("place") and view.seat >= 0:
            families = [family.family for family in view.families if family.seat == view.seat]
            family = families[1 if "second" in form else 0]
            values.update(forms(language, "family", f"oriflamme-family-{family}"))
        return values

    def card(self, language: str, card: str) -> dict[str, Value]:
        return {}

    @staticmethod
    def what(language: str, view: OriflammeView, place: int) -> str:
        """The top card of a place, as far as the view knows it."""
        top = view.row[place].cards[-1]
        values: dict[str, Value] = {"card": None, "influence": top.influence}
        values.update(forms(language, "family", f"oriflamme-family-{top.family}"))
        if top.kind is not None:
            values.update(forms(language, "card", f"oriflamme-card-{top.kind}"))
        return say(language, "oriflamme-what", values)


class KingContext:
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


CONTEXTS: Final[dict[str, Context]] = {
    "illuminaten": IlluminatenContext(),
    "king": KingContext(),
    "oriflamme": OriflammeContext(),
}
