"""The fields that legal actions of Oriflamme add for its texts; `OriflammeAction` holds them."""

from typing import Final

from camarilla.games.oriflamme.rules.cards import CARD_DOMAIN, FAMILY_DOMAIN, PLACE_DOMAIN
from camarilla.kernel.domains import COUNT, Domain

WHERE_DOMAIN: Final = Domain("where", ("left", "right", "between"), spoken=False)
SIGHT_DOMAIN: Final = Domain("sight", ("known", "hidden"), spoken=False)

ACTION_FIELDS: Final[dict[str, Domain]] = {
    "family": FAMILY_DOMAIN,
    "target": CARD_DOMAIN,
    "sight": SIGHT_DOMAIN,
    "target_family": FAMILY_DOMAIN,
    "target_influence": COUNT,
    "where": WHERE_DOMAIN,
    "before": PLACE_DOMAIN,
    "after": PLACE_DOMAIN,
}
