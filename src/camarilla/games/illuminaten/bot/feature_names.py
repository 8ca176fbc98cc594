"""The reasons that may count in decisions of Pax Illuminaten, by name, and their taught weights."""

from typing import Final

from camarilla.games.illuminaten.rules.ids import ABILITY_IDS, EVENT_IDS, FACTION_IDS, FACTIONS
from camarilla.search.linear_policy import taught

# What each glance of illuminaten_looks.py gives, in its order.
OF_TURN: Final = (
    *("always", "favor", "kinds", "discs", "late", "last action", "no action", "hand"),
    *("threat", "plots", "targets"),
)
OF_SITE: Final = ("inner", "near own", "near rivals", "new reach", "face up around", "central")
OF_PLACE: Final = (
    *("lure", "lodges", "no lodge", "lodges late", "second", "third", "grand", "arch"),
    *("own", "rivals", "takes control", "new reach", "near own", "alike", "favor for more"),
)
OF_CARD: Final = (
    *("lure", "near", "near own", "near rivals", "second", "third", "grand", "arch"),
    *("mason", "rosicrucian", "favor", "strength", "event late"),
)
OF_FAVOR: Final = ("none", "has", "wanted", "connection", "edict")
OF_YIELD: Final = ("yield", "collusion", "areopagus", "gossip", "missing", "has")
OF_ACTING: Final = ("pays", "areopagus", "targets", "spares")
OF_ATTACK: Final = ("lure", "lodges", "rivals", "own", "gap", "threat", "lead", "breaks control")
# What else counts.
MAIN_IDS: Final = ("scout", "influence", "interrogate", "reassign", "exclude", "displace")
EXTRA_IDS: Final = (
    *("reward influence", "reward reassign", "reward exclude"),
    *("propaganda", "convent", "look hand", "look plot"),
)
OF_ABILITY: Final = ("always", "favor", "late", "no action")
OF_QUICK: Final = ("always", "favor", "kinds", "second", "third", "arch", "no action")
OF_EVENT: Final = ("always", "favor", "late")
OF_EDICT: Final = ("always", "own favor", "rival favor", "late", "discs")
OF_COURT: Final = ("always", "strength", "favor", "second")
OF_MORE: Final = ("always", "favor", "takes control", "lure", "lodges", "rules", "last action")
OF_CONTEST: Final = (
    *("number", "number in a close contest", "dagger wins", "dagger wasted"),
    *("hammers win", "hammers wasted", "grand"),
)
OF_SLOTS: Final = ("discs", "favor")
OF_PAYING: Final = (*OF_FAVOR, "last", "group")
DECISIONS: Final = (
    *((name, OF_TURN) for name in MAIN_IDS),
    *((f"conspire {name}", OF_TURN) for name in ABILITY_IDS),
    *((f"use {name}", OF_TURN) for name in FACTION_IDS),
    *((name, OF_TURN) for name in EXTRA_IDS),
    *((f"ability {name}", OF_ABILITY) for name in ABILITY_IDS),
    ("quick favor", OF_QUICK),
    *((f"play {name}", OF_EVENT) for name in EVENT_IDS[FACTIONS:]),
    *((f"keep {name}", OF_EVENT) for name in EVENT_IDS[FACTIONS:]),
    ("keep edict", OF_EDICT),
    *((f"court {name}", OF_COURT) for name in ABILITY_IDS),
    ("influence at", OF_PLACE),
    ("more", OF_MORE),
    ("interrogate at", OF_YIELD),
    ("scout with", OF_ACTING),
    ("scout at", OF_SITE),
    ("scout lay", OF_CARD),
    ("exclude with", OF_ACTING),
    ("exclude at", OF_PLACE),
    ("exclude lay", OF_CARD),
    ("displace with", OF_ACTING),
    ("displace at", OF_ATTACK),
    ("displace slots", OF_SLOTS),
    ("contest", OF_CONTEST),
    ("take", OF_FAVOR),
    ("pay", OF_PAYING),
)
"""Every option that has reasons, and their names: the rows of the table of habits."""


HABITS: Final = taught("camarilla.games.illuminaten.bot", DECISIONS)

# Where the weights of each begin; of several alike, of the first.
MAIN: Final = HABITS.starts["scout"]
CONSPIRING: Final = HABITS.starts["conspire extra-influence"]
USING: Final = HABITS.starts["use nobility"]
EXTRA: Final = HABITS.starts["reward influence"]
ABLE: Final = HABITS.starts["ability extra-influence"]
QUICKLY: Final = HABITS.starts["quick favor"]
PLAYING: Final = HABITS.starts["play festivities"]
KEEPING: Final = HABITS.starts["keep festivities"]
KEEPING_EDICT: Final = HABITS.starts["keep edict"]
AT_COURT: Final = HABITS.starts["court extra-influence"]
INFLUENCING: Final = HABITS.starts["influence at"]
MORE_DISCS: Final = HABITS.starts["more"]
INTERROGATING: Final = HABITS.starts["interrogate at"]
SCOUTING_WITH: Final = HABITS.starts["scout with"]
SCOUTING_AT: Final = HABITS.starts["scout at"]
SCOUTING: Final = HABITS.starts["scout lay"]
EXCLUDING_WITH: Final = HABITS.starts["exclude with"]
EXCLUDING_AT: Final = HABITS.starts["exclude at"]
EXCLUDING: Final = HABITS.starts["exclude lay"]
DISPLACING_WITH: Final = HABITS.starts["displace with"]
DISPLACING: Final = HABITS.starts["displace at"]
TARGETING: Final = HABITS.starts["displace slots"]
CONTESTING: Final = HABITS.starts["contest"]
TAKING: Final = HABITS.starts["take"]
PAYING: Final = HABITS.starts["pay"]
TURN: Final = len(OF_TURN)
