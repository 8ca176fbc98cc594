"""The names of the features of Pax Illuminaten, and their learned weights."""

from typing import Final

from camarilla.games.illuminaten.rules.ids import ABILITY_IDS, EVENT_IDS, FACTION_IDS, FACTIONS
from camarilla.search.linear_policy import load_weights

# What each function of features.py gives, in its order.
TURN_FEATURES: Final = (
    *("always", "favor", "kinds", "discs", "late", "last action", "no action", "hand"),
    *("threat", "plots", "targets"),
)
SITE_FEATURES: Final = (
    "inner",
    "near own",
    "near rivals",
    "new reach",
    "face up around",
    "central",
)
PLACE_FEATURES: Final = (
    *("plot fit", "lodges", "no lodge", "lodges late", "second", "third", "grand", "arch"),
    *("own", "rivals", "takes control", "new reach", "near own", "alike", "favor for more"),
)
CARD_FEATURES: Final = (
    *("plot fit", "near", "near own", "near rivals", "second", "third", "grand", "arch"),
    *("mason", "rosicrucian", "favor", "strength", "event late"),
)
FAVOR_FEATURES: Final = ("none", "has", "wanted", "connection", "edict")
YIELD_FEATURES: Final = ("yield", "collusion", "areopagus", "gossip", "missing", "has")
ACTING_FEATURES: Final = ("pays", "areopagus", "targets", "spares")
ATTACK_FEATURES: Final = (
    "plot fit",
    "lodges",
    "rivals",
    "own",
    "gap",
    "threat",
    "lead",
    "breaks control",
)
# The features that policy.py adds.
MAIN_IDS: Final = ("scout", "influence", "interrogate", "reassign", "exclude", "displace")
EXTRA_IDS: Final = (
    *("reward influence", "reward reassign", "reward exclude"),
    *("propaganda", "convent", "look hand", "look plot"),
)
ABILITY_FEATURES: Final = ("always", "favor", "late", "no action")
QUICK_FEATURES: Final = ("always", "favor", "kinds", "second", "third", "arch", "no action")
EVENT_FEATURES: Final = ("always", "favor", "late")
EDICT_FEATURES: Final = ("always", "own favor", "rival favor", "late", "discs")
COURT_FEATURES: Final = ("always", "strength", "favor", "second")
MORE_FEATURES: Final = (
    "always",
    "favor",
    "takes control",
    "plot fit",
    "lodges",
    "rules",
    "last action",
)
CONTEST_FEATURES: Final = (
    *("number", "number in a close contest", "dagger wins", "dagger wasted"),
    *("hammers win", "hammers wasted", "grand"),
)
SLOTS_FEATURES: Final = ("discs", "favor")
PAYING_FEATURES: Final = (*FAVOR_FEATURES, "last", "group")
DECISIONS: Final = (
    *((name, TURN_FEATURES) for name in MAIN_IDS),
    *((f"conspire {name}", TURN_FEATURES) for name in ABILITY_IDS),
    *((f"use {name}", TURN_FEATURES) for name in FACTION_IDS),
    *((name, TURN_FEATURES) for name in EXTRA_IDS),
    *((f"ability {name}", ABILITY_FEATURES) for name in ABILITY_IDS),
    ("quick favor", QUICK_FEATURES),
    *((f"play {name}", EVENT_FEATURES) for name in EVENT_IDS[FACTIONS:]),
    *((f"keep {name}", EVENT_FEATURES) for name in EVENT_IDS[FACTIONS:]),
    ("keep edict", EDICT_FEATURES),
    *((f"court {name}", COURT_FEATURES) for name in ABILITY_IDS),
    ("influence at", PLACE_FEATURES),
    ("more", MORE_FEATURES),
    ("interrogate at", YIELD_FEATURES),
    ("scout with", ACTING_FEATURES),
    ("scout at", SITE_FEATURES),
    ("scout lay", CARD_FEATURES),
    ("exclude with", ACTING_FEATURES),
    ("exclude at", PLACE_FEATURES),
    ("exclude lay", CARD_FEATURES),
    ("displace with", ACTING_FEATURES),
    ("displace at", ATTACK_FEATURES),
    ("displace slots", SLOTS_FEATURES),
    ("contest", CONTEST_FEATURES),
    ("take", FAVOR_FEATURES),
    ("pay", PAYING_FEATURES),
)
"""Every kind of option that has features, and their names: the rows of the table of weights."""

WEIGHTS: Final = load_weights("camarilla.games.illuminaten.bot", DECISIONS)

# Where the weights of each kind begin; of several alike, of the first.
MAIN: Final = WEIGHTS.starts["scout"]
CONSPIRING: Final = WEIGHTS.starts["conspire extra-influence"]
USING: Final = WEIGHTS.starts["use nobility"]
EXTRA: Final = WEIGHTS.starts["reward influence"]
ABLE: Final = WEIGHTS.starts["ability extra-influence"]
QUICKLY: Final = WEIGHTS.starts["quick favor"]
PLAYING: Final = WEIGHTS.starts["play festivities"]
KEEPING: Final = WEIGHTS.starts["keep festivities"]
KEEPING_EDICT: Final = WEIGHTS.starts["keep edict"]
AT_COURT: Final = WEIGHTS.starts["court extra-influence"]
INFLUENCING: Final = WEIGHTS.starts["influence at"]
MORE_DISCS: Final = WEIGHTS.starts["more"]
INTERROGATING: Final = WEIGHTS.starts["interrogate at"]
SCOUTING_WITH: Final = WEIGHTS.starts["scout with"]
SCOUTING_AT: Final = WEIGHTS.starts["scout at"]
SCOUTING: Final = WEIGHTS.starts["scout lay"]
EXCLUDING_WITH: Final = WEIGHTS.starts["exclude with"]
EXCLUDING_AT: Final = WEIGHTS.starts["exclude at"]
EXCLUDING: Final = WEIGHTS.starts["exclude lay"]
DISPLACING_WITH: Final = WEIGHTS.starts["displace with"]
DISPLACING: Final = WEIGHTS.starts["displace at"]
TARGETING: Final = WEIGHTS.starts["displace slots"]
CONTESTING: Final = WEIGHTS.starts["contest"]
TAKING: Final = WEIGHTS.starts["take"]
PAYING: Final = WEIGHTS.starts["pay"]
TURN: Final = len(TURN_FEATURES)
