"""Standing orders in Oriflamme: to keep cards face down until they hold enough influence."""

from typing import Final

from camarilla.games.orders import Field, OrderKind, SingleChoice, Values
from camarilla.games.oriflamme.rules.observation import OriflammeObservation
from camarilla.kernel.observation import Observation

ANY: Final = "any"
EVER: Final = 0
MOST: Final = 20


class KeepFaceDown(OrderKind):
    """O4.2: keep a card face down until the influence on it reaches a number, or forever.

    In the last round the player is asked: influence that is put on a card then is lost.
    """

    id = "keep"

    def fields(self, seen: Observation) -> tuple[Field, ...] | None:
        assert isinstance(seen, OriflammeObservation)
        own = {family.family for family in seen.families if family.seat == seen.seat}
        kinds = {
            card.kind
            for place in seen.row
            for card in place.cards
            if card.owner in own and not card.up and card.kind is not None
        }
        if seen.last_round:
            return None
        cards = (ANY, *sorted(kinds))
        return (
            Field("card", ANY, cards, domain="card"),
            Field("until", EVER, least=EVER, most=MOST),
        )

    def choose(self, seen: Observation, values: Values) -> int | None:
        assert isinstance(seen, OriflammeObservation)
        decision = seen.decision
        if seen.kind != "keep-or-reveal" or decision is None or seen.last_round:
            return None
        until, influence = values["until"], decision.get("influence")
        if values["card"] not in (ANY, decision.get("card")):
            return None
        if until != EVER and isinstance(influence, int) and influence >= int(until):
            return None
        return next((action.id for action in seen.legal if action.form == "keep"), None)


ORDERS: Final = (KeepFaceDown(), SingleChoice())
