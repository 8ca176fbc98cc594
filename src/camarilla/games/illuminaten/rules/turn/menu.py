"""X5: a player's turn: the event phase, and the menu of the action phase."""

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules.actions import (
    BUY_BY_CONVENT,
    BUY_BY_PROPAGANDA,
    CLAIM,
    CONSPIRE,
    DISPLACE,
    END,
    EXCLUDE,
    FULFIL,
    INFLUENCE,
    INTERROGATE,
    LOOK_AT_HAND,
    LOOK_AT_PLOT,
    PAY_GROUP,
    REASSIGN,
    REWARD_EXCLUDE,
    REWARD_INFLUENCE,
    REWARD_REASSIGN,
    SCOUT,
    USE_FACTION,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import (
    ACTION_GAINED,
    CLAIMED,
    FULFILLED,
    PRIVATE_FULFILLED,
    SAW_CARD,
    SAW_PLOT,
    TURN_BEGAN,
)
from camarilla.games.illuminaten.rules.favor import payment
from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.ids import (
    ARTISTS,
    CLAIM_MADE,
    CLERGY,
    CONNOISSEURS,
    CONVENT,
    CONVENT_USED,
    EVERY_FACTION,
    FACTIONS,
    INQUIRED,
    INQUISITORS,
    MAGISTRATES,
    NOBILITY,
    PLOT_FULFILLED,
    PROPAGANDA,
    PROPAGANDA_USED,
)
from camarilla.games.illuminaten.rules.lodges import may_claim
from camarilla.games.illuminaten.rules.main_actions import (
    displace,
    exclude,
    influence,
    interrogate,
    reassign,
    scout,
)
from camarilla.games.illuminaten.rules.operations import (
    ARTISTS_CARD,
    BUY_ACTION,
    CHECK_PHASE,
    GAIN_ACTION,
    INFLUENCE_AT,
    INTERROGATE_AT,
    MENU,
    PLAY_SPECIAL,
    REASSIGN_FACTION,
    SCRIPT,
)
from camarilla.games.illuminaten.rules.plots import compatibility
from camarilla.games.illuminaten.rules.turn import conspire, event_deck, free_moves
from camarilla.kernel.frames import frame

MAIN_ACTIONS: int = 2


def begin(s: Board) -> None:
    """X5: the event phase is skipped in round 1; an artificial opponent plays no specials."""
    s.say(TURN_BEGAN, "X5.2", s.active, s.round)
    automaton = s.setup.is_automaton(s.active)
    s.mains = MAIN_ACTIONS
    s.stack.append(frame(SCRIPT if automaton else MENU))
    if s.round > 1:
        event_deck.pay_edicts(s)
        event_deck.discard_special(s)
        if not automaton:
            s.stack.append(frame(PLAY_SPECIAL))


def ask_menu(s: Board) -> bool:
    """X5.2: main actions while there are any, free actions, extra actions, or the end."""
    options: list[int] = []
    add_main_actions(s, options)
    if s.markers:
        add_rewards(s, options)
    add_faction_cards(s, options)
    add_events(s, options)
    for card in conspire.fitting(s):
        options.append(CONSPIRE + card)
    if not s.used & CLAIM_MADE:
        for faction in range(FACTIONS):
            if may_claim(s, s.active, faction):
                options.append(CLAIM + faction)
    if not s.used & PLOT_FULFILLED and s.stock[s.active]:
        for plot in (*s.plots, s.private[s.active]):
            if compatibility.may_fulfil(s, s.active, plot):
                options.append(FULFIL + plot)
    options.append(END)
    return s.ask(s.active, frame(MENU), options)


def add_main_actions(s: Board, options: list[int]) -> None:
    """X5.2, X6"""
    if not src.any_main(s):
        return
    if scout.possible(s, src.MAIN):
        options.append(SCOUT)
    if influence.possible(s, src.MAIN):
        options.append(INFLUENCE)
    if exclude.possible(s, src.MAIN):
        options.append(EXCLUDE)
    if s.mains:
        if interrogate.possible(s):
            options.append(INTERROGATE)
        if reassign.possible(s, src.MAIN):
            options.append(REASSIGN)
        if displace.possible(s, src.MAIN):
            options.append(DISPLACE)


def add_rewards(s: Board, options: list[int]) -> None:
    """X6.6d"""
    for place in sorted(set(s.markers)):
        source = src.reward(place)
        if influence.possible(s, source):
            options.append(REWARD_INFLUENCE + place)
        if reassign.possible(s, source):
            options.append(REWARD_REASSIGN + place)
        if exclude.possible(s, source):
            options.append(REWARD_EXCLUDE + place)


def add_faction_cards(s: Board, options: list[int]) -> None:
    """X7.5: once a turn each."""
    for faction in range(FACTIONS):
        ready = s.holds(s.active, faction) and not s.used_factions >> faction & 1
        if ready and faction_card_possible(s, faction):
            options.append(USE_FACTION + faction)


def faction_card_possible(s: Board, faction: int) -> bool:
    if faction == NOBILITY:
        return influence.possible(s, src.FACTION)
    if faction == MAGISTRATES:
        return exclude.possible(s, src.FACTION)
    if faction == ARTISTS:
        return free_moves.possible(s, src.FACTION)
    if faction == CONNOISSEURS:
        return interrogate.possible(s)
    if faction == CLERGY:
        return displace.possible(s, src.FACTION)
    return scout.possible(s, src.FACTION)


def add_events(s: Board, options: list[int]) -> None:
    """X11: what special events in play offer once a turn."""
    favor = s.favor[s.active * FACTIONS : (s.active + 1) * FACTIONS]
    if max(favor) >= 3 and s.in_effect(PROPAGANDA) and not s.used & PROPAGANDA_USED:
        options.append(BUY_BY_PROPAGANDA)
    if sum(favor) >= 5 and s.in_effect(CONVENT) and not s.used & CONVENT_USED:
        options.append(BUY_BY_CONVENT)
    if s.in_effect(INQUISITORS) and not s.used & INQUIRED:
        for seat in range(s.setup.players):
            if seat != s.active and not s.setup.is_automaton(seat):
                if s.hands[seat]:
                    options.append(LOOK_AT_HAND + seat)
                if not s.shown >> seat & 1:
                    options.append(LOOK_AT_PLOT + seat)


def choose(s: Board, action: int) -> None:
    """X5.2: each action is finished before the next."""
    if action == END:
        s.stack.append(frame(CHECK_PHASE))
        return
    s.stack.append(frame(MENU))
    if action >= CONSPIRE:
        conspire.conspire(s, action - CONSPIRE)
    elif action <= DISPLACE:
        begin_main(s, action)
    elif action >= LOOK_AT_HAND:
        inquire(s, action)
    elif action == BUY_BY_PROPAGANDA:
        s.used |= PROPAGANDA_USED
        s.stack.append(frame(BUY_ACTION))
    elif action == BUY_BY_CONVENT:
        s.used |= CONVENT_USED
        s.stack.append(frame(GAIN_ACTION))
        payment.push_due(s, EVERY_FACTION, 5)
    elif action >= REWARD_INFLUENCE:
        begin_reward(s, action)
    elif action >= USE_FACTION:
        use_faction_card(s, action - USE_FACTION)
    elif action >= FULFIL:
        fulfil(s, action - FULFIL)
    else:
        claim(s, s.active, action - CLAIM)


def begin_main(s: Board, action: int) -> None:
    if action == SCOUT:
        scout.begin(s, src.MAIN)
    elif action == INFLUENCE:
        s.stack.append(frame(INFLUENCE_AT, src.MAIN))
    elif action == INTERROGATE:
        s.stack.append(frame(INTERROGATE_AT, src.MAIN))
    elif action == REASSIGN:
        s.stack.append(frame(REASSIGN_FACTION, src.MAIN))
    elif action == EXCLUDE:
        exclude.begin(s, src.MAIN)
    else:
        displace.begin(s, src.MAIN)


def begin_reward(s: Board, action: int) -> None:
    """X6.6d"""
    if action >= REWARD_EXCLUDE:
        exclude.begin(s, src.reward(action - REWARD_EXCLUDE))
    elif action >= REWARD_REASSIGN:
        s.stack.append(frame(REASSIGN_FACTION, src.reward(action - REWARD_REASSIGN)))
    else:
        s.stack.append(frame(INFLUENCE_AT, src.reward(action - REWARD_INFLUENCE)))


def use_faction_card(s: Board, faction: int) -> None:
    """X7.5: the extra action of a faction card."""
    s.used_factions |= 1 << faction
    if faction == NOBILITY:
        s.stack.append(frame(INFLUENCE_AT, src.FACTION))
    elif faction == MAGISTRATES:
        exclude.begin(s, src.FACTION)
    elif faction == ARTISTS:
        s.stack.append(frame(ARTISTS_CARD))
    elif faction == CONNOISSEURS:
        s.stack.append(frame(INTERROGATE_AT, src.FACTION))
    elif faction == CLERGY:
        displace.begin(s, src.FACTION)
    else:
        scout.begin(s, src.FACTION)


def ask_propaganda(s: Board) -> bool:
    """X11 Printed propaganda: 3 favor of one type, no substitution."""
    base = s.active * FACTIONS
    options = [PAY_GROUP + type for type in range(FACTIONS) if s.favor[base + type] >= 3]
    return s.ask_openly(s.active, frame(BUY_ACTION), options)


def pay_propaganda(s: Board, type: int) -> None:
    payment.spend(s, s.active, type, 3)
    gain_action(s)


def gain_action(s: Board) -> None:
    s.mains += 1
    s.say(ACTION_GAINED, "X11", s.active)


def inquire(s: Board, action: int) -> None:
    """X11 Church inquisitors: what is seen is for that seat alone, and remembered."""
    s.used |= INQUIRED
    if action >= LOOK_AT_PLOT:
        seat = action - LOOK_AT_PLOT
        s.plot_seen[s.active] |= 1 << seat
        s.say(SAW_PLOT, "X11", s.active, seat, s.private[seat])
    else:
        seat = action - LOOK_AT_HAND
        s.known[s.active] |= s.hands[seat]
        for card in members(s.hands[seat]):
            s.say(SAW_CARD, "X11", s.active, seat, card)


def claim(s: Board, seat: int, faction: int) -> None:
    """X7.4"""
    s.used |= CLAIM_MADE
    s.holders[faction] = seat
    s.say(CLAIMED, "X7.4", seat, faction)


def fulfil(s: Board, plot: int) -> None:
    """X7.6: a private plot is revealed and stays face up."""
    seat = s.active
    s.used |= PLOT_FULFILLED
    s.stock[seat] -= 1
    s.on[seat] |= 1 << plot
    hidden = s.private[seat] == plot and not s.shown >> seat & 1
    if hidden:
        s.shown |= 1 << seat
    s.say(PRIVATE_FULFILLED if hidden else FULFILLED, "X7.6", seat, plot)
