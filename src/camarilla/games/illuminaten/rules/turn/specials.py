"""X7.3: the special abilities, each with its decisions."""

from typing import Final

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
    SPACE,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import (
    BORROWED,
    GAINED,
    PLOT_DRAWN,
    PLOT_OPENED,
    PLOT_REMOVED,
    PRIVATE_REMOVED,
    SWAPPED,
    TOOK_FROM_COURT,
)
from camarilla.games.illuminaten.rules.ids import FACTIONS, NOTHING, PLOTS, ROW
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    DRAW_TO_HAND,
    DRAW_WHICH,
    EDICT_WHICH,
    FACTION_WHICH,
    PLOT_DRAW,
    PLOT_WHICH,
    SWAP_FIRST,
    SWAP_SECOND,
)
from camarilla.games.illuminaten.rules.turn import event_deck
from camarilla.games.illuminaten.rules.turn.ability import Ability
from camarilla.kernel.frames import first, frame
from camarilla.kernel.game import CHANCE

PRIVATE: int = 2
"""The index of a player's own private plot, after those of the public ones."""


# Special Swap.


class SpecialSwap(Ability):
    def possible(self, s: Board, card: int) -> bool:
        return bool(swap_firsts(s))

    def use(self, s: Board, card: int) -> None:
        s.stack.append(frame(SWAP_FIRST))


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


class SwapFirst(Operation):
    number = SWAP_FIRST
    kind = "swap"
    rule = "X7.3"

    def proceed(self, s: Board, asked: int) -> bool:
        return s.ask_openly(s.active, asked, [AT + place for place in swap_firsts(s)])

    def answer(self, s: Board, asked: int, action: int) -> None:
        s.stack.append(frame(SWAP_SECOND, SPACE.index(action)))


class SwapSecond(Operation):
    """Argument: the first place."""

    number = SWAP_SECOND
    kind = "swap"
    rule = "X7.3"

    def proceed(self, s: Board, asked: int) -> bool:
        options = [AT + other for other in swap_partners(s, first(asked))]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        swap(s, first(asked), SPACE.index(action))


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


class SpecialDraw(Ability):
    def possible(self, s: Board, card: int) -> bool:
        return s.deck_count > 0 or s.discard != 0 or max(s.court) >= 0

    def use(self, s: Board, card: int) -> None:
        s.stack.append(frame(DRAW_WHICH))


class DrawWhich(Operation):
    number = DRAW_WHICH
    kind = "deck-or-court"
    rule = "X7.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X7.3 Special Draw: the top 2 of the deck, or any 1 court card."""
        options = [COURT + place for place in range(5) if s.court[place] >= 0]
        if s.deck_count or s.discard:
            options.insert(0, FROM_DECK)
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        if action == FROM_DECK:
            s.stack.append(frame(DRAW_TO_HAND, s.active, 2))
        else:
            take_from_court(s, SPACE.index(action), "X7.3")


def take_from_court(s: Board, place: int, rule: str) -> None:
    card = s.court[place]
    s.court[place] = NOTHING
    s.to_hand(s.active, card, openly=True)
    s.say(TOOK_FROM_COURT, rule, s.active, place, card)


# Special Edict.


class SpecialEdict(Ability):
    def possible(self, s: Board, card: int) -> bool:
        return max(s.edict_seats) >= 0

    def use(self, s: Board, card: int) -> None:
        s.stack.append(frame(EDICT_WHICH))


class EdictWhich(Operation):
    number = EDICT_WHICH
    kind = "edict"
    rule = "X7.3"

    def proceed(self, s: Board, asked: int) -> bool:
        options = [
            FROM_EDICT + faction for faction in range(FACTIONS) if s.edict_seats[faction] >= 0
        ]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X7.3: 2 favor, or what is there."""
        faction = SPACE.index(action)
        count = min(2, s.edict_favor[faction])
        s.edict_favor[faction] -= count
        s.favor[s.active * FACTIONS + faction] += count
        s.say(GAINED, "X7.3", s.active, faction, count)
        event_deck.discard_if_empty(s, faction)


# Special Faction.


class SpecialFaction(Ability):
    def possible(self, s: Board, card: int) -> bool:
        return s.borrowed == NOTHING and bool(borrowable(s))

    def use(self, s: Board, card: int) -> None:
        s.stack.append(frame(FACTION_WHICH))


def borrowable(s: Board) -> list[int]:
    """X7.3: the faction cards in the row or with an opponent."""
    return [
        faction
        for faction in range(FACTIONS)
        if s.holders[faction] >= ROW and s.holders[faction] != s.active
    ]


class FactionWhich(Operation):
    number = FACTION_WHICH
    kind = "faction-card"
    rule = "X7.3"

    def proceed(self, s: Board, asked: int) -> bool:
        return s.ask_openly(s.active, asked, [BORROW + faction for faction in borrowable(s)])

    def answer(self, s: Board, asked: int, action: int) -> None:
        s.borrowed = SPACE.index(action)
        s.say(BORROWED, "X7.3", s.active, s.borrowed)


# Special Plot.


class SpecialPlot(Ability):
    def possible(self, s: Board, card: int) -> bool:
        return s.pile != 0

    def use(self, s: Board, card: int) -> None:
        s.stack.append(frame(PLOT_WHICH))


class PlotWhich(Operation):
    number = PLOT_WHICH
    kind = "plot"
    rule = "X7.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X7.3: a public one on which no opponent has a disc, or the private one."""
        options: list[int] = []
        for plot in s.plots:
            free = True
            for seat in range(s.setup.players):
                if seat != s.active and s.on[seat] >> plot & 1:
                    free = False
            if free:
                options.append(REPLACE + plot)
        options.append(REPLACE_PRIVATE)
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X7.3: discs on or under it return to their players, the old plot leaves the game."""
        if action == REPLACE_PRIVATE:
            index = PRIVATE
            plot = remove_private_plot(s)
        else:
            plot = SPACE.index(action)
            index = s.plots.index(plot)
            s.gone |= 1 << plot
            s.plots[index] = NOTHING
            s.say(PLOT_REMOVED, "X7.3", s.active, plot)
        return_discs(s, plot)
        s.stack.append(frame(PLOT_DRAW, index))


def remove_private_plot(s: Board) -> int:
    """A plot that was never shown leaves the game unseen."""
    seat = s.active
    plot = s.private[seat]
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
    return plot


def return_discs(s: Board, plot: int) -> None:
    bit = 1 << plot
    for owner in range(s.setup.players):
        if (s.on[owner] | s.under[owner]) & bit:
            s.on[owner] &= ~bit
            s.under[owner] &= ~bit
            s.stock[owner] += 1


class PlotDraw(Operation):
    """Argument: the index of the plot that is replaced."""

    number = PLOT_DRAW
    kind = "plot"
    rule = "X7.3"

    def proceed(self, s: Board, asked: int) -> bool:
        options = [DRAW_PLOT + plot for plot in range(PLOTS) if s.pile >> plot & 1]
        return s.ask(CHANCE, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X7.3: a new private plot is secret."""
        index, plot = first(asked), SPACE.index(action)
        s.pile &= ~(1 << plot)
        if index == PRIVATE:
            s.private[s.active] = plot
            s.say(PLOT_DRAWN, "X7.3", s.active, plot)
        else:
            s.plots[index] = plot
            s.say(PLOT_OPENED, "X7.3", plot)


OPERATIONS: Final[list[Operation]] = [
    SwapFirst(),
    SwapSecond(),
    DrawWhich(),
    EdictWhich(),
    FactionWhich(),
    PlotWhich(),
    PlotDraw(),
]
