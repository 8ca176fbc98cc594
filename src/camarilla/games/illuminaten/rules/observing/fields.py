"""The fields that legal actions of Pax Illuminaten add for its texts."""

from typing import Final

from camarilla.games.illuminaten.rules import actions as a
from camarilla.games.illuminaten.rules.ids import STRENGTH_IDS
from camarilla.games.illuminaten.rules.information import IlluminatenInformation
from camarilla.games.illuminaten.rules.tables import STRENGTH
from camarilla.kernel.domains import Domain

ACTION_FIELDS: Final[dict[str, Domain]] = {
    "target": a.CARD,
    "sight": Domain("sight", ("known", "hidden"), spoken=False),
    "strength": Domain("contest-strength", STRENGTH_IDS, spoken=False),
}


def texts_of(info: IlluminatenInformation, action: int) -> dict[str, str | None]:
    """The values of these fields, as far as the seat may know them."""
    if a.CONTEST <= action < a.GO_ON:
        return {"strength": STRENGTH_IDS[STRENGTH[a.SPACE.index(action)]]}
    arguments = a.SPACE.named(action)
    if "place" in arguments:
        target = info.field[int(arguments["place"]) - 1].card
    elif "court" in arguments:
        target = info.court[int(arguments["court"]) - 1]
    else:
        return {}
    return {"target": target, "sight": "hidden" if target is None else "known"}
