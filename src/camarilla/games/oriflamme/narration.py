"""What a view of Oriflamme adds to prompts and choices."""

from camarilla.games.oriflamme.rules.observation import OriflammeObservation
from camarilla.i18n.catalogue import Value, forms, say
from camarilla.i18n.narration import Narration
from camarilla.kernel.observation import LegalAction, Observation


class OriflammeNarration(Narration):
    """`$card`, `$place`, `$influence`: the acting card; `$what`: the card at a chosen place;
    `$family`: the family a card is placed for; `$where`: where a gap of the row lies."""

    def prompt(self, language: str, view: Observation) -> dict[str, Value]:
        assert isinstance(view, OriflammeObservation)
        place = view.acting_place
        if view.kind == "keep-or-reveal":
            place = view.pointer
        values: dict[str, Value] = {"players": view.players, "place": place + 1, "card": None}
        if place < 0:
            return values
        top = view.row[place].cards[-1]
        values["influence"] = top.influence
        if top.kind is not None:
            values.update(forms(language, "card", f"oriflamme-card-{top.kind}"))
        return values

    def action(self, language: str, view: Observation, action: LegalAction) -> dict[str, Value]:
        assert isinstance(view, OriflammeObservation)
        values: dict[str, Value] = {}
        if "place" in action.args:
            values["what"] = self.what(language, view, int(action.args["place"]) - 1)
        if "gap" in action.args:
            gap = int(action.args["gap"])
            values["next"] = gap + 1
            values["where"] = {0: "left", len(view.row): "right"}.get(gap, "between")
        if action.form.startswith("place") and view.seat >= 0:
            families = [family.family for family in view.families if family.seat == view.seat]
            family = families[1 if "second" in action.form else 0]
            values.update(forms(language, "family", f"oriflamme-family-{family}"))
        return values

    def card(self, language: str, card: str) -> dict[str, Value]:
        return {}

    @staticmethod
    def what(language: str, view: OriflammeObservation, place: int) -> str:
        """The top card of a place, as far as the view knows it."""
        top = view.row[place].cards[-1]
        values: dict[str, Value] = {"card": None, "influence": top.influence}
        values.update(forms(language, "family", f"oriflamme-family-{top.family}"))
        if top.kind is not None:
            values.update(forms(language, "card", f"oriflamme-card-{top.kind}"))
        return say(language, "oriflamme-what", values)
