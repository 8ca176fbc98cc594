"""What Oriflamme adds to the variables of its messages: a family goes by its player's name."""

from camarilla.games.oriflamme.rules.cards import FAMILY_DOMAIN
from camarilla.games.oriflamme.rules.observation import OriflammeObservation
from camarilla.i18n.catalogue import Value
from camarilla.i18n.narration import Narration
from camarilla.kernel.domains import Domain
from camarilla.kernel.observation import LegalAction, Observation


class OriflammeNarration(Narration):
    def action(self, language: str, view: Observation, action: LegalAction) -> dict[str, Value]:
        """O8.1: in the last round nothing that is put on a card counts."""
        assert isinstance(view, OriflammeObservation)
        return {"last_round": int(view.last_round)}

    def seat_of(self, domain: Domain, id: str, players: int) -> int | None:
        """O1.1: each family is a player's; O10.1: of two players each runs two."""
        if domain.name != FAMILY_DOMAIN.name or players <= 2:
            return None
        return domain.ids.index(id)
