"""The open decision as it leaves the program: what is asked, and what has been built so far."""

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.favor.payment import group_size
from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.ids import ABILITY_IDS, FACTION_IDS, NOTHING
from camarilla.games.illuminaten.rules.information import IlluminatenInformation
from camarilla.games.illuminaten.rules.observing.steps import (
    ACTION_IDS,
    CARD_OF_ACTION,
    SOURCE_IDS,
    Step,
)
from camarilla.games.illuminaten.rules.tables import ABILITY, CARD_IDS, PRIMARY, SECONDARY
from camarilla.kernel.observation import SeenDecision


def decision_of(s: Board, info: IlluminatenInformation, step: Step | None) -> SeenDecision | None:
    """`kind` and `rule`, and of what follows whatever the decision has."""
    if not info.decision:
        return None
    found: SeenDecision = {"kind": info.decision, "rule": info.rule}
    if step is not None:
        add_step(found, step)
    if info.decision == "menu":
        found["mains"] = s.mains
    elif info.decision in ("pay", "propaganda"):
        found["count"] = group_size(s, s.active) if info.decision == "pay" else 3
    elif info.decision == "ability":
        found["card"] = CARD_IDS[s.chain[-1]]
        found["ability"] = ABILITY_IDS[ABILITY[s.chain[-1]]]
    elif info.decision == "price" and step is not None:
        card = s.field[step.target]
        found["first"] = FACTION_IDS[PRIMARY[card]]
        found["second"] = FACTION_IDS[max(SECONDARY[card], 0)]
    return found


def add_step(found: SeenDecision, step: Step) -> None:
    """The action that is being built, where it comes from, and what it is about."""
    found["action"] = ACTION_IDS[step.action]
    if step.source != NOTHING:
        found["source"] = SOURCE_IDS[src.kind(step.source)]
        if step.source == src.FACTION:
            found["faction"] = FACTION_IDS[CARD_OF_ACTION[step.action]]
    if step.faction != NOTHING:
        found["faction"] = FACTION_IDS[step.faction]
    if step.acting != NOTHING:
        found["acting"] = step.acting + 1
    if step.target != NOTHING:
        found["place"] = step.target + 1
    if step.count:
        found["discs"] = step.count
    if step.defender != NOTHING:
        found["against"] = step.defender
    if step.slots:
        found["slots"] = "".join(str(slot + 1) for slot in members(step.slots))
