"""Standing orders in For the King: the most that one would bid for the card being sold."""

from typing import Final

from camarilla.games.king.rules.observation import KingObservation
from camarilla.games.orders import Field, OrderKind, SingleChoice, Values
from camarilla.kernel.observation import Observation


class BidUpTo(OrderKind):
    """K4.2: outbid the others by as little as possible, up to a number, then pass."""

    id = "bid"

    def fields(self, seen: Observation) -> tuple[Field, ...] | None:
        assert isinstance(seen, KingObservation)
        if seen.sale is None or seen.seat < 0 or not seen.means:
            return None
        own = seen.seats[seen.seat]
        if own.passed or own.excluded:
            return None
        return (Field("most", min(seen.high + 1, seen.means), least=0, most=seen.means),)

    def scope(self, seen: Observation) -> str:
        assert isinstance(seen, KingObservation)
        return f"{seen.turn} {seen.sale}"

    def choose(self, seen: Observation, values: Values) -> int | None:
        if seen.kind != "bid":
            return None
        bids = {int(action.args["bid"]): action.id for action in seen.legal if action.form == "bid"}
        lowest = min(bids, default=None)
        if lowest is not None and lowest <= int(values["most"]):
            return bids[lowest]
        return next((action.id for action in seen.legal if action.form == "pass"), None)


ORDERS: Final = (BidUpTo(), SingleChoice())
