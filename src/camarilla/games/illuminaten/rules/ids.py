"""The things of Pax Illuminaten: their ids and the numbers that stand for them in a position."""

from typing import Final

# Factions, also the types of favor.
NOBILITY: Final = 0
MAGISTRATES: Final = 1
ARTISTS: Final = 2
CONNOISSEURS: Final = 3
CLERGY: Final = 4
SCHOLARS: Final = 5
FACTIONS: Final = 6
FACTION_IDS: Final[tuple[str, ...]] = (
    "nobility",
    "magistrates",
    "artists",
    "connoisseurs",
    "clergy",
    "scholars",
)
EVERY_FACTION: Final = 0b111111

# X3.1: degrees.
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
GRAND_MASTER: Final = 3
ROYAL_ARCH: Final = 4
DEGREE_IDS: Final = ("first", "second", "third", "grand-master", "royal-arch")

# X3.4: organisations; and strengths beyond the numbers 2 to 6.
MASON: Final = 1
ROSICRUCIAN: Final = 2
ORGANISATION_IDS: Final = ("", "mason", "rosicrucian")
DAGGER: Final = 7
HAMMERS: Final = 8
CONTEST_REASON_IDS: Final = ("total", "tie", "dagger", "hammers", "cancel", "stop")
"""X6.6b, X6.6c: why a contest ended: the higher total, a tie, a card that wins at once, two such
cards against an automaton, or the attacker stopped."""
STRENGTH_IDS: Final = ("0", "1", "2", "3", "4", "5", "6", "dagger", "hammers")

# X7.3: abilities.
EXTRA_INFLUENCE: Final = 0
EXTRA_EXCLUDE: Final = 1
EXTRA_REASSIGN: Final = 2
EXTRA_SCOUT: Final = 3
EXTRA_DISPLACE: Final = 4
BOOST_INFLUENCE: Final = 5
BOOST_EXCLUDE: Final = 6
BOOST_INTERROGATE: Final = 7
BOOST_SCOUT: Final = 8
BOOST_DISPLACE: Final = 9
SPECIAL_SWAP: Final = 10
SPECIAL_DRAW: Final = 11
SPECIAL_EDICT: Final = 12
SPECIAL_FACTION: Final = 13
SPECIAL_PLOT: Final = 14
MASTERS_YIELD: Final = 15
ARCHS_ACTION: Final = 16
ABILITY_IDS: Final = (
    "extra-influence",
    "extra-exclude",
    "extra-reassign",
    "extra-scout",
    "extra-displace",
    "boost-influence",
    "boost-exclude",
    "boost-interrogate",
    "boost-scout",
    "boost-displace",
    "special-swap",
    "special-draw",
    "special-edict",
    "special-faction",
    "special-plot",
    "grand-master",
    "royal-arch",
)

# X8.2: plots, P01 to P13.
PLOTS: Final = 13
PLOT_IDS: Final = tuple(f"P{number:02}" for number in range(1, PLOTS + 1))

# X11: events; edicts have the number of their faction.
FESTIVITIES: Final = 6
WEATHER: Final = 7
PROPAGANDA: Final = 8
ROSICRUCIANS: Final = 9
MASONS: Final = 10
CONVENT: Final = 11
DECREE: Final = 12
INQUISITORS: Final = 13
WHISPER: Final = 14
EVENTS: Final = 15
EVERY_EDICT: Final = 0b111111
EVERY_SPECIAL: Final = 0b111111111 << 6
EVENT_IDS: Final[tuple[str, ...]] = (
    *(f"edict-{faction}" for faction in FACTION_IDS),
    "festivities",
    "weather",
    "propaganda",
    "rosicrucians",
    "masons",
    "convent",
    "decree",
    "inquisitors",
    "whisper",
)

# X10: artificial opponents.
NO_OPPONENT: Final = 0
SAINT_GERMAIN: Final = 1
WEISHAUPT: Final = 2
OPPONENT_IDS: Final[tuple[str, ...]] = ("none", "saint-germain", "weishaupt")
# The steps of the two scripts: X10.4 (a) to (d), then X10.5 (a) to (f).
SCRIPT_OF_SAINT_GERMAIN: Final = 0
SCRIPT_OF_WEISHAUPT: Final = 4
STEP_IDS: Final[tuple[str, ...]] = (
    *(f"saint-germain-{letter}" for letter in "abcd"),
    *(f"weishaupt-{letter}" for letter in "abcdef"),
)
# X10.4, X10.5: the plots of artificial opponents.
EIGHT_DISCS: Final = 0
LODGE_OF_FIVE: Final = 1
FOUR_EDICTS: Final = 2
THREE_GRAND: Final = 3
AIM_IDS: Final[tuple[str, ...]] = ("discs", "lodge", "edicts", "grand")

AREOPAGUS: Final = 19
"""The place of a player's own areopagus, after the places of the largest field."""
PLACES: Final = 19
NOTHING: Final = -1
"""A seat, card or event that is not there."""
DOWN: Final = -1
"""In the field: a face-down card, which nobody knows (X12.3)."""
GAP: Final = -2
"""In the field: a place whose card was taken and is about to be replaced."""
OUT: Final = -2
"""Of a faction card: out of the game (X1.6)."""
ROW: Final = -1
"""Of a faction card: in the row."""

# What can be done, or has to happen, once a turn: bits of `Board.used`.
QUICK_TAKEN: Final = 1
CLAIM_MADE: Final = 2
PLOT_FULFILLED: Final = 4
PROPAGANDA_USED: Final = 8
CONVENT_USED: Final = 16
INQUIRED: Final = 32
GRAND_PLAYED: Final = 64
"""X9.2: a grand master or royal arch was played this turn, by anyone."""
