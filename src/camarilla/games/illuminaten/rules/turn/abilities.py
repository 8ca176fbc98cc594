"""X7.3: what each ability does, one short function an ability."""

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import (
    AT,
    BORROW,
    COURT,
    DRAW_PLOT,
    FROM_DECK,
    FROM_EDICT,
    REPLACE,
    REPLACE_PRIVATE,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import (
    ACTION_GAINED,
    BOOSTED,
    BORROWED,
    GAINED,
    PLOT_DRAWN,
    PLOT_OPENED,
    PLOT_REMOVED,
    PRIVATE_REMOVED,
    SWAPPED,
    TOOK_FROM_COURT,
)
from camarilla.games.illuminaten.rules.favor.yields import has_yielded, push_yield
from camarilla.games.illuminaten.rules.ids import (
    BOOST_DISPLACE,
    BOOST_INFLUENCE,
    EXTRA_DISPLACE,
    EXTRA_EXCLUDE,
    EXTRA_INFLUENCE,
    EXTRA_REASSIGN,
    EXTRA_SCOUT,
    FACTIONS,
    MASTERS_YIELD,
    NOTHING,
    PLOTS,
    ROW,
    SPECIAL_DRAW,
    SPECIAL_EDICT,
    SPECIAL_FACTION,
    SPECIAL_PLOT,
    SPECIAL_SWAP,
)
from camarilla.games.illuminaten.rules.main_actions import displace, exclude, influence, scout
from camarilla.games.illuminaten.rules.operations import (
    DRAW_TO_HAND,
    DRAW_WHICH,
    EDICT_WHICH,
    FACTION_WHICH,
    FREE_FROM,
    INFLUENCE_AT,
    PLOT_DRAW,
    PLOT_WHICH,
    SWAP_FIRST,
    SWAP_SECOND,
)
from camarilla.games.illuminaten.rules.tables import ABILITY
from camarilla.games.illuminaten.rules.turn import event_deck, free_moves
from camarilla.kernel.frames import frame
from camarilla.kernel.game import CHANCE

PRIVATE: int = 2
"""The index of a player's own private plot, after those of the public ones."""


def possible(s: Board, card: int) -> bool:
    """X7.1: an ability that cannot be carried out is not offered."""
    ability = ABILITY[card]
    if ability == EXTRA_INFLUENCE:
        return influence.possible(s, src.EXTRA)
    if ability == EXTRA_EXCLUDE:
        return exclude.possible(s, src.EXTRA)
    if ability == EXTRA_REASSIGN:
        return free_moves.possible(s, src.EXTRA)
    if ability == EXTRA_SCOUT:
        return scout.possible(s, src.EXTRA)
    if ability == EXTRA_DISPLACE:
        return displace.possible(s, src.EXTRA)
    if ability == SPECIAL_SWAP:
        return bool(swap_firsts(s))
    if ability == SPECIAL_DRAW:
        return s.deck_count > 0 or s.discard != 0 or max(s.court) >= 0
    if ability == SPECIAL_EDICT:
        return max(s.edict_seats) >= 0
    if ability == SPECIAL_FACTION:
        return s.borrowed == NOTHING and bool(borrowable(s))
    if ability == SPECIAL_PLOT:
        return s.pile != 0
    if ability == MASTERS_YIELD:
        return not has_yielded(s, card)
    return True


def use(s: Board, card: int) -> None:
    ability = ABILITY[card]
    if BOOST_INFLUENCE <= ability <= BOOST_DISPLACE:
        boost(s, card)
    elif ability == EXTRA_INFLUENCE:
        s.stack.append(frame(INFLUENCE_AT, src.EXTRA))
    elif ability == EXTRA_EXCLUDE:
        exclude.begin(s, src.EXTRA)
    elif ability == EXTRA_REASSIGN:
        s.stack.append(frame(FREE_FROM, src.EXTRA))
    elif ability == EXTRA_SCOUT:
        scout.begin(s, src.EXTRA)
    elif ability == EXTRA_DISPLACE:
        displace.begin(s, src.EXTRA)
    elif ability == SPECIAL_SWAP:
        s.stack.append(frame(SWAP_FIRST))
    elif ability == SPECIAL_DRAW:
        s.stack.append(frame(DRAW_WHICH))
    elif ability == SPECIAL_EDICT:
        s.stack.append(frame(EDICT_WHICH))
    elif ability == SPECIAL_FACTION:
        s.stack.append(frame(FACTION_WHICH))
    elif ability == SPECIAL_PLOT:
        s.stack.append(frame(PLOT_WHICH))
    elif ability == MASTERS_YIELD:
        push_yield(s, card)
    else:
        royal_arch(s)


def boost(s: Board, card: int) -> None:
    """X7.1: lasts until the end of the turn; boosts add up."""
    s.boosts += 1 << 4 * (ABILITY[card] - BOOST_INFLUENCE)
    s.say(BOOSTED, "X7.1", s.active, card)


def royal_arch(s: Board) -> None:
    """X7.3 RA: one more main action this turn."""
    s.mains += 1
    s.say(ACTION_GAINED, "X7.3", s.active)


# Special Swap.


def balance(s: Board, place: int) -> int:
    """One's discs on a card less those of opponents."""
    discs = s.discs[place]
    return d.count(discs, s.active) - d.others(discs, s.active)


def swap_partners(s: Board, place: int) -> list[int]:
    """X7.3: together the two cards hold no more opponents' discs than one's own."""
    least = -balance(s, place)
    return [
        other
        for other in range(s.setup.field.places)
        if other != place and s.up >> other & 1 and balance(s, other) >= least
    ]


def swap_firsts(s: Board) -> list[int]:
    return [
        place
        for place in range(s.setup.field.places)
        if s.up >> place & 1 and swap_partners(s, place)
    ]


def ask_swap_first(s: Board) -> bool:
    """X7.3 Special Swap."""
    options = [AT + place for place in swap_firsts(s)]
    return s.ask_openly(s.active, frame(SWAP_FIRST), options)


def choose_swap_first(s: Board, place: int) -> None:
    s.stack.append(frame(SWAP_SECOND, place))


def ask_swap_second(s: Board, place: int) -> bool:
    options = [AT + other for other in swap_partners(s, place)]
    return s.ask_openly(s.active, frame(SWAP_SECOND, place), options)


def swap(s: Board, place: int, other: int) -> None:
    """X7.3: discs and all; a reward marker goes with its card (X6.6d)."""
    card, partner = s.field[place], s.field[other]
    discs, partners = s.discs[place], s.discs[other]
    s.set_card(place, partner)
    s.set_card(other, card)
    s.set_discs(place, partners)
    s.set_discs(other, discs)
    s.markers = tuple(
        other if marked == place else place if marked == other else marked for marked in s.markers
    )
    if s.figure == place:
        s.figure = other
    elif s.figure == other:
        s.figure = place
    s.say(SWAPPED, "X7.3", s.active, place, other)


# Special Draw.


def ask_draw_which(s: Board) -> bool:
    """X7.3 Special Draw: the top 2 of the deck, or any 1 court card."""
    options = [COURT + place for place in range(5) if s.court[place] >= 0]
    if s.deck_count or s.discard:
        options.insert(0, FROM_DECK)
    return s.ask_openly(s.active, frame(DRAW_WHICH), options)


def choose_draw(s: Board, action: int) -> None:
    if action == FROM_DECK:
        s.stack.append(frame(DRAW_TO_HAND, s.active, 2))
    else:
        take_from_court(s, action - COURT, "X7.3")


def take_from_court(s: Board, place: int, rule: str) -> None:
    card = s.court[place]
    s.court[place] = NOTHING
    s.to_hand(s.active, card, openly=True)
    s.say(TOOK_FROM_COURT, rule, s.active, place, card)


# Special Edict.


def ask_edict(s: Board) -> bool:
    """X7.3 Special Edict."""
    options = [FROM_EDICT + faction for faction in range(FACTIONS) if s.edict_seats[faction] >= 0]
    return s.ask_openly(s.active, frame(EDICT_WHICH), options)


def take_from_edict(s: Board, faction: int) -> None:
    """X7.3: 2 favor, or what is there."""
    count = min(2, s.edict_favor[faction])
    s.edict_favor[faction] -= count
    s.favor[s.active * FACTIONS + faction] += count
    s.say(GAINED, "X7.3", s.active, faction, count)
    event_deck.discard_if_empty(s, faction)


# Special Faction.


def borrowable(s: Board) -> list[int]:
    """X7.3: the faction cards in the row or with an opponent."""
    return [
        faction
        for faction in range(FACTIONS)
        if s.holders[faction] >= ROW and s.holders[faction] != s.active
    ]


def ask_borrow(s: Board) -> bool:
    """X7.3 Special Faction."""
    options = [BORROW + faction for faction in borrowable(s)]
    return s.ask_openly(s.active, frame(FACTION_WHICH), options)


def borrow(s: Board, faction: int) -> None:
    s.borrowed = faction
    s.say(BORROWED, "X7.3", s.active, faction)


# Special Plot.


def ask_plot_which(s: Board) -> bool:
    """X7.3 Special Plot: a public one on which no opponent has a disc, or the private one."""
    options: list[int] = []
    for plot in s.plots:
        free = True
        for seat in range(s.setup.players):
            if seat != s.active and s.on[seat] >> plot & 1:
                free = False
        if free:
            options.append(REPLACE + plot)
    options.append(REPLACE_PRIVATE)
    return s.ask_openly(s.active, frame(PLOT_WHICH), options)


def remove_plot(s: Board, action: int) -> None:
    """X7.3: discs on or under it return to their players, the old plot leaves the game."""
    seat = s.active
    if action == REPLACE_PRIVATE:
        plot = s.private[seat]
        index = PRIVATE
        if s.shown >> seat & 1:
            s.gone |= 1 << plot
            s.say(PLOT_REMOVED, "X7.3", seat, plot)
        else:
            s.buried[seat] |= 1 << plot
            s.say(PRIVATE_REMOVED, "X7.3", seat, plot)
        s.private[seat] = NOTHING
        s.shown &= ~(1 << seat)
        for viewer in range(s.setup.players):
            s.plot_seen[viewer] &= ~(1 << seat)
    else:
        plot = action - REPLACE
        index = s.plots.index(plot)
        s.gone |= 1 << plot
        s.plots[index] = NOTHING
        s.say(PLOT_REMOVED, "X7.3", seat, plot)
    bit = 1 << plot
    for owner in range(s.setup.players):
        if (s.on[owner] | s.under[owner]) & bit:
            s.on[owner] &= ~bit
            s.under[owner] &= ~bit
            s.stock[owner] += 1
    s.stack.append(frame(PLOT_DRAW, index))


def ask_new_plot(s: Board, index: int) -> bool:
    options = [DRAW_PLOT + plot for plot in range(PLOTS) if s.pile >> plot & 1]
    return s.ask(CHANCE, frame(PLOT_DRAW, index), options)


def new_plot(s: Board, index: int, plot: int) -> None:
    """X7.3: a new private plot is secret."""
    s.pile &= ~(1 << plot)
    if index == PRIVATE:
        s.private[s.active] = plot
        s.say(PLOT_DRAWN, "X7.3", s.active, plot)
    else:
        s.plots[index] = plot
        s.say(PLOT_OPENED, "X7.3", plot)
