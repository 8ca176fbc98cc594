"""What players and chance are asked in Pax Illuminaten, with the fields of each decision."""

from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules.actions import CARD, FACTION, PLACE, SLOTS
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.favor.payment import group_size
from camarilla.games.illuminaten.rules.ids import ABILITY_IDS, DEGREE_IDS, NOTHING
from camarilla.games.illuminaten.rules.information import IlluminatenInformation
from camarilla.games.illuminaten.rules.observing.steps import (
    ACTION_IDS,
    CARD_OF_ACTION,
    SOURCE_IDS,
    PartialAction,
)
from camarilla.games.illuminaten.rules.tables import ABILITY, DEGREE, PRIMARY, SECONDARY
from camarilla.games.illuminaten.rules.turn.special_events import PROPAGANDA_PRICE
from camarilla.kernel.decisions import DecisionType
from camarilla.kernel.domains import COUNT, SEAT, Domain
from camarilla.kernel.observation import SeenDecision

_STEP: Final[dict[str, Domain]] = {
    "action": Domain("main-action", ACTION_IDS),
    "source": Domain("by", SOURCE_IDS),
    "faction": FACTION,
    "acting": PLACE,
    "place": PLACE,
    "discs": COUNT,
    "against": SEAT,
    "slots": SLOTS,
}
"""The action that is being built: where it comes from (with a faction card, its faction; in a
Reassign, the faction that moves), the acting card and the target (20 is the areopagus), discs
placed or moved so far, the opponent and the targeted slots."""
_STEPS: Final = {
    "acting": "X6",
    "target": "X6",
    "lay": "X6.1",
    "more": "X6.2",
    "whisper": "X11",
    "next-yield": "X6.3",
    "faction": "X6.4",
    "lift": "X6.4",
    "move-to": "X6.4",
    "whom": "X6.6",
    "slots": "X6.6",
    "lean": "X7.3",
    "contest-card": "X6.6b",
    "go-on": "X6.6b",
    "take": "X3.2",
    "intercept": "X4.3",
    "give": "X6.3",
}
_PLAIN: Final = {
    "draw": "X1.1",
    "connection": "X1.4",
    "faction-card": "X1.6",
    "plot": "X1.6",
    "play-special": "X5.1",
    "gain": "X6.6d",
    "swap": "X7.3",
    "deck-or-court": "X7.3",
    "edict": "X7.3",
    "lose-plot": "X9.1",
    "return-plot": "X9.1",
    "event": "X9.2",
    "keep-event": "X9.2",
    "discard": "X9.3",
    "court": "X9.3",
}
DECISIONS: Final[tuple[DecisionType, ...]] = (
    DecisionType("menu", "X5.2", {"mains": COUNT}),
    # How many favor of one type stand for one.
    DecisionType("pay", "X4.2", {**_STEP, "count": COUNT}),
    DecisionType("propaganda", "X11", {"count": COUNT}),
    # The luminary just played, and by degree and factions what quick favor gives (X3.2, X7.2).
    DecisionType(
        "ability",
        "X7.1",
        {
            "card": CARD,
            "ability": Domain("ability", ABILITY_IDS),
            "gives": Domain("gives", DEGREE_IDS, spoken=False),
            "first": FACTION,
            "second": FACTION,
        },
    ),
    # The factions whose favor the disc costs.
    DecisionType("price", "X3.3", {**_STEP, "first": FACTION, "second": FACTION}),
    *(DecisionType(kind, rule, _STEP) for kind, rule in _STEPS.items()),
    *(DecisionType(kind, rule) for kind, rule in _PLAIN.items()),
)
_BY_KIND: Final = {type.kind: type for type in DECISIONS}


def decision_of(
    s: Board, info: IlluminatenInformation, step: PartialAction | None
) -> SeenDecision | None:
    """The open decision, which everybody may know."""
    if not info.decision:
        return None
    values: dict[str, int] = {}
    if step is not None:
        add_step(values, step)
    if info.decision == "menu":
        values["mains"] = s.mains
    elif info.decision == "pay":
        values["count"] = group_size(s, s.active)
    elif info.decision == "propaganda":
        values["count"] = PROPAGANDA_PRICE
    elif info.decision == "ability":
        values["card"] = s.chain[-1]
        values["ability"] = ABILITY[s.chain[-1]]
        values["gives"] = DEGREE[s.chain[-1]]
        values["first"] = PRIMARY[s.chain[-1]]
        values["second"] = SECONDARY[s.chain[-1]]
    elif info.decision == "price" and step is not None:
        card = s.field[step.target]
        values["first"] = PRIMARY[card]
        values["second"] = max(SECONDARY[card], 0)
    return _BY_KIND[info.decision].seen(values, info.rule)


def add_step(values: dict[str, int], step: PartialAction) -> None:
    """`NOTHING` is `HIDDEN`: a field that is not known yet is null."""
    values["action"] = step.action
    values["discs"] = step.count
    values["acting"] = step.acting
    values["place"] = step.target
    values["against"] = step.defender
    values["slots"] = step.slots - 1
    values["faction"] = step.faction
    if step.source != NOTHING:
        values["source"] = src.kind(step.source)
        if step.source == src.FACTION:
            values["faction"] = CARD_OF_ACTION[step.action]
