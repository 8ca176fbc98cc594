"""The numbers of the operations that frames of Pax Illuminaten stand for.

Saved positions contain frames, so a number never changes its meaning. What an operation does is
written beside its rule, in the module named here; operation_table.py finds it by its number.
"""

from typing import Final

# X1: dealing.py.
DEAL_COURT: Final = 0
DEAL_HANDS: Final = 1
DEAL_CONNECTIONS: Final = 2
DEAL_FACTIONS: Final = 3
DEAL_PLOTS: Final = 4
DEAL_PRIVATE: Final = 5
DRAW_TO_HAND: Final = 6

# X5: turn/menu.py, turn/event_deck.py and turn/special_events.py.
BEGIN_TURN: Final = 10
PLAY_SPECIAL: Final = 11
MENU: Final = 12
BUY_ACTION: Final = 13
GAIN_ACTION: Final = 14

# X4: favor/.
PAY: Final = 20
YIELD: Final = 21
INTERCEPT: Final = 22
GIVE: Final = 23
LOSER_GAINS: Final = 24

# X6.1: main_actions/scout.py. The first argument of all first steps of actions is the source of
# the action (see action_source.py).
SCOUT_WITH: Final = 30
SCOUT_AT: Final = 31
SCOUT_DRAW: Final = 32
SCOUT_LAY: Final = 33

# X6.2: main_actions/influence.py.
INFLUENCE_AT: Final = 40
INFLUENCE_DISC: Final = 41
PLACE_DISC: Final = 42
INFLUENCE_MORE: Final = 43

# X6.3: main_actions/interrogate.py.
INTERROGATE_AT: Final = 50
INTERROGATE_HOW: Final = 51
GOSSIP: Final = 52

# X6.4: main_actions/reassign.py and turn/free_moves.py.
REASSIGN_FACTION: Final = 60
REASSIGN_FROM: Final = 61
REASSIGN_TO: Final = 62
FREE_FROM: Final = 63
FREE_TO: Final = 64
ARTISTS_CARD: Final = 65

# X6.5: main_actions/exclude.py.
EXCLUDE_WITH: Final = 70
EXCLUDE_AT: Final = 71
EXCLUDE_LAY: Final = 72
EXCLUDE_THEN: Final = 73

# X6.6: main_actions/displace.py, main_actions/contest.py and solo/contest.py.
DISPLACE_WITH: Final = 80
DISPLACE_AT: Final = 81
DISPLACE_WHOM: Final = 82
DISPLACE_SLOTS: Final = 83
CONTEST_BEGINS: Final = 84
CONTEST_LAY: Final = 85
CONTEST_OUTCOME: Final = 86
CONTEST_GO_ON: Final = 87
CONTEST_AGAINST_AUTOMATON: Final = 88

# X7: turn/conspire.py and turn/specials.py.
ABILITY: Final = 90
SWAP_FIRST: Final = 91
SWAP_SECOND: Final = 92
DRAW_WHICH: Final = 93
EDICT_WHICH: Final = 94
FACTION_WHICH: Final = 95
PLOT_WHICH: Final = 96
PLOT_DRAW: Final = 97

# X9: plots/check.py, turn/event_deck.py and turn/refill.py.
CHECK_PHASE: Final = 110
CHECK_LOSS: Final = 111
CHECK_RETURN: Final = 112
CHECK_VICTORY: Final = 113
CHECK_EVENTS: Final = 114
KEEP_EVENT: Final = 115
REFILL: Final = 120
REFILL_HAND: Final = 121
REFILL_COURT: Final = 122
REFRESH_COURT: Final = 123
FILL_COURT: Final = 124
END_TURN: Final = 125

# X10: solo/.
SCRIPT: Final = 140
TURN_UP: Final = 141
AFTER_SCOUT: Final = 142
PLAN: Final = 144
WEIGH: Final = 145
STEP_ASIDE: Final = 146
AUTOMATON_WON: Final = 147
AUTOMATON_LAYS_FIRST: Final = 148
CLAIM_ALL: Final = 150
AUTOMATON_CHECK: Final = 151
AUTOMATON_INTERROGATES: Final = 152
