"""What Oriflamme adds to the variables of its messages: a family goes by its player's name."""

from camarilla.games.oriflamme.rules.cards import FAMILY_DOMAIN
from camarilla.i18n.narration import Narration
from camarilla.kernel.domains import Domain


class OriflammeNarration(Narration):
    def seat_of(self, domain: Domain, id: str, players: int) -> int | None:
        """O1.1: each family is a player's; O10.1: of two players each runs two."""
        if domain.name != FAMILY_DOMAIN.name or players <= 2:
            return None
        return domain.ids.index(id)
