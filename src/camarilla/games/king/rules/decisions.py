"""What For the King asks of its players, with the fields of each decision."""

from typing import Final

from camarilla.games.king.rules.cards import CARD_DOMAIN
from camarilla.games.king.rules.operations import ASKS, RULES
from camarilla.kernel.decisions import DecisionType
from camarilla.kernel.domains import COUNT, Domain

PRICE_IDS: Final = ("gold", "cards")
_CARD: Final = {"card": CARD_DOMAIN}
_SALE: Final = {
    "card": CARD_DOMAIN,
    "price": Domain("price", PRICE_IDS, spoken=False),
    "high": COUNT,
    "due": COUNT,
}
_FIELDS: Final = {"place": _CARD, "change": _CARD}
_FIELDS_OF_SALES: Final = {"bid": _SALE, "pay-gold": _SALE, "pay-cards": _SALE}

DECISIONS: Final = tuple(
    DecisionType(kind, rule, {**_FIELDS, **_FIELDS_OF_SALES}.get(kind))
    for kind, rule in zip(ASKS, RULES, strict=True)
    if kind
)
TYPES: Final = {type.kind: type for type in DECISIONS}
