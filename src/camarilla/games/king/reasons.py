"""What can be said for or against a choice in For the King: sums of domains, tiles, gold."""

from collections.abc import Iterator
from typing import Final

from camarilla.games.king.rules.cards import CARD_DOMAIN, DOMAIN_DOMAIN
from camarilla.games.king.rules.observation import DomainObservation, KingAction, KingObservation
from camarilla.games.reasons import GAIN, HARM, RISK, Fact, FactType, Reasons
from camarilla.kernel.domains import COUNT
from camarilla.kernel.observation import LegalAction, Observation

_SUM: Final = {"domain": DOMAIN_DOMAIN, "count": COUNT}

BRINGS: Final = FactType("brings", GAIN, _SUM)
"""`count`: the sum that the seat's cards of the domain have then."""
GIVES_UP: Final = FactType("gives-up", RISK, _SUM)
EARNS: Final = FactType("earns", GAIN, {"count": COUNT})
"""`count`: the gold in hand then."""
SPENDS: Final = FactType("spends", RISK, {"count": COUNT})
BUYS: Final = FactType("buys", GAIN, {"card": CARD_DOMAIN})
RAISES: Final = FactType("raises", GAIN, _SUM)
"""A chief tile of a domain in which the seat has cards; `count`: what it is worth then."""
LOWERS: Final = FactType("lowers", HARM, _SUM)
"""A chief tile of a domain in which it has none."""
BEYOND_MEANS: Final = FactType("beyond-means", RISK)
"""K4.6: the bid cannot be paid."""
OVERPAYS: Final = FactType("overpays", RISK, {"count": COUNT})


class KingReasons(Reasons):
    types = (BRINGS, GIVES_UP, EARNS, SPENDS, BUYS, RAISES, LOWERS, BEYOND_MEANS, OVERPAYS)

    def settled(self, before: Observation, action: LegalAction, now: Observation) -> bool:
        return now.kind in ("place", "bid")

    def facts(self, before: Observation, action: LegalAction, after: Observation) -> list[Fact]:
        assert isinstance(before, KingObservation)
        assert isinstance(after, KingObservation)
        assert isinstance(action, KingAction)
        return [
            *sums(before, after),
            *tiles(before, after),
            *gold(before, after),
            *payment(before, action, after),
        ]


def sum_of(domain: DomainObservation, seat: int) -> int:
    holding = domain.holdings[seat] if domain.holdings else None
    return holding.sum if holding is not None else 0


def sums(before: KingObservation, after: KingObservation) -> Iterator[Fact]:
    """The seat's own cards, domain by domain."""
    for old, new in zip(before.board, after.board, strict=True):
        had, has = sum_of(old, before.seat), sum_of(new, before.seat)
        if has > had:
            yield Fact(BRINGS, (new.domain, has), float(has - had))
        elif has < had:
            yield Fact(GIVES_UP, (new.domain, has), float(had - has))


def tiles(before: KingObservation, after: KingObservation) -> Iterator[Fact]:
    """K5.1: chief tiles that change."""
    for old, new in zip(before.board, after.board, strict=True):
        own = sum_of(new, before.seat) > 0
        if new.chief > old.chief and own:
            yield Fact(RAISES, (new.domain, new.chief), 1.5 * (new.chief - old.chief))
        elif new.chief < old.chief and not own:
            yield Fact(LOWERS, (new.domain, new.chief), 1.5 * (old.chief - new.chief))


def gold(before: KingObservation, after: KingObservation) -> Iterator[Fact]:
    had, has = before.seats[before.seat].gold, after.seats[before.seat].gold
    if had is None or has is None:
        return
    if has > had:
        yield Fact(EARNS, (has,), 0.6 * (has - had))
    elif has < had:
        yield Fact(SPENDS, (had - has,), 0.4 * (had - has))


def payment(before: KingObservation, action: KingAction, after: KingObservation) -> Iterator[Fact]:
    """K4.4, K4.6: what a bid leads to."""
    if action.beyond_means:
        yield Fact(BEYOND_MEANS, (), 2.0)
    elif action.overpaid:
        yield Fact(OVERPAYS, (action.overpaid,), 0.4 * action.overpaid)
    old, new = before.seats[before.seat].hand or (), after.seats[before.seat].hand or ()
    if before.sale is not None and new.count(before.sale) > old.count(before.sale):
        yield Fact(BUYS, (before.sale,), 1.0)
