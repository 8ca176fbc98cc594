"""X1 setup, X4.5 the deck of luminaries: all that chance deals and draws of them."""

from typing import Final

from camarilla.games.illuminaten.rules.actions import CONNECT, DRAW, DRAW_PLOT, OPEN_FACTION, SPACE
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import (
    CONNECTED,
    COURT_FILLED,
    DREW,
    FACTION_OPENED,
    PLOT_DRAWN,
    PLOT_OPENED,
    RESHUFFLED,
)
from camarilla.games.illuminaten.rules.favor.yields import gain
from camarilla.games.illuminaten.rules.ids import (
    FACTIONS,
    GRAND_PLAYED,
    NOTHING,
    OUT,
    PLOTS,
    ROW,
)
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    BEGIN_TURN,
    DEAL_CONNECTIONS,
    DEAL_COURT,
    DEAL_FACTIONS,
    DEAL_HANDS,
    DEAL_PLOTS,
    DEAL_PRIVATE,
    DRAW_TO_HAND,
)
from camarilla.games.illuminaten.rules.tables import CONNECTION_FACTIONS, LUMINARIES
from camarilla.kernel.frames import first, frame, second
from camarilla.kernel.game import CHANCE

HAND: Final = 4
"""X1.1"""


def luminaries(verb: int, cards: int) -> list[int]:
    """The actions of a verb for the luminaries of a set."""
    return [verb + card for card in range(LUMINARIES) if cards >> card & 1]


def played_grand(s: Board, card: int) -> None:
    """X9.2: a grand master or royal arch came face up into field, chain or contest."""
    if s.is_grand(card):
        s.used |= GRAND_PLAYED


# X4.5: the deck.


def deck_cards(s: Board) -> int:
    """The luminaries that may lie on top of the deck, each as likely as another."""
    return s.deck if len(s.batches) > 1 else s.unseen


def ask_from_deck(s: Board, asked: int) -> bool:
    """Chance draws the top luminary; nothing happens if there is none (X4.5)."""
    if s.deck_count == 0:
        if s.discard:
            reshuffle(s)
            s.stack.append(asked)
        return False
    return s.ask(CHANCE, asked, luminaries(DRAW, deck_cards(s)))


def take_from_deck(s: Board, card: int) -> None:
    """X4.5: when the last card is taken, the discard becomes the new deck at once."""
    bit = 1 << card
    s.unseen &= ~bit
    s.deck &= ~bit
    s.deck_count -= 1
    if s.deck_count == 0 and s.discard:
        reshuffle(s)


def reshuffle(s: Board) -> None:
    cards = s.discard
    batches = [batch & ~cards for batch in s.batches]
    s.batches = (*batches, cards)
    s.deck = cards
    s.deck_count = sum(cards >> card & 1 for card in range(LUMINARIES))
    s.discard = 0
    s.discard_top = NOTHING
    s.say(RESHUFFLED, "X4.5", s.deck_count)


class DrawToHand(Operation):
    """Arguments: the seat, how many."""

    number = DRAW_TO_HAND
    kind = "draw"
    rule = "X9.3"

    def proceed(self, s: Board, asked: int) -> bool:
        return second(asked) > 0 and ask_from_deck(s, asked)

    def answer(self, s: Board, asked: int, action: int) -> None:
        seat, card = first(asked), SPACE.index(action)
        take_from_deck(s, card)
        s.to_hand(seat, card, openly=False)
        s.say(DREW, "X9.3", seat, card)
        s.stack.append(frame(DRAW_TO_HAND, seat, second(asked) - 1))


# X1: setup, in the order of X11.


class DealCourt(Operation):
    """Argument: the place at court."""

    number = DEAL_COURT
    kind = "draw"
    rule = "X1.1"

    def proceed(self, s: Board, asked: int) -> bool:
        return ask_from_deck(s, asked)

    def answer(self, s: Board, asked: int, action: int) -> None:
        place, card = first(asked), SPACE.index(action)
        take_from_deck(s, card)
        s.court[place] = card
        s.say(COURT_FILLED, "X1.1", place, card)
        s.stack.append(frame(DEAL_COURT, place + 1) if place < 4 else frame(DEAL_HANDS))


class DealHands(Operation):
    """Argument: how many cards were dealt."""

    number = DEAL_HANDS
    kind = "draw"
    rule = "X1.1"

    def proceed(self, s: Board, asked: int) -> bool:
        """X1.1: four a player; an artificial opponent has no hand (X10.1)."""
        seat = first(asked) // HAND
        if s.setup.is_automaton(seat):
            s.stack.append(frame(DEAL_HANDS, HAND))
            return False
        if seat == s.setup.players:
            s.stack.append(frame(DEAL_CONNECTIONS))
            return False
        return ask_from_deck(s, asked)

    def answer(self, s: Board, asked: int, action: int) -> None:
        dealt, card = first(asked), SPACE.index(action)
        seat = dealt // HAND
        take_from_deck(s, card)
        s.to_hand(seat, card, openly=False)
        s.say(DREW, "X1.1", seat, card)
        s.stack.append(frame(DEAL_HANDS, dealt + 1))


class DealConnections(Operation):
    number = DEAL_CONNECTIONS
    kind = "connection"
    rule = "X1.4"

    def proceed(self, s: Board, asked: int) -> bool:
        options = [
            CONNECT + number
            for number in range(len(CONNECTION_FACTIONS))
            if number not in s.setup.connections
        ]
        return s.ask(CHANCE, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X1.4: and 1 favor of each of the card's factions."""
        seat, number = len(s.setup.connections), SPACE.index(action)
        s.setup = s.setup.with_connections((*s.setup.connections, number))
        s.say(CONNECTED, "X1.4", seat, number)
        for faction in range(FACTIONS):
            if CONNECTION_FACTIONS[number] >> faction & 1:
                gain(s, seat, faction, 1, "X1.4")
        last = len(s.setup.connections) == s.setup.players
        s.stack.append(frame(DEAL_FACTIONS) if last else frame(DEAL_CONNECTIONS))


class DealFactions(Operation):
    number = DEAL_FACTIONS
    kind = "faction-card"
    rule = "X1.6"

    def proceed(self, s: Board, asked: int) -> bool:
        options = [
            OPEN_FACTION + faction for faction in range(FACTIONS) if s.holders[faction] == OUT
        ]
        return s.ask(CHANCE, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        faction = SPACE.index(action)
        s.holders[faction] = ROW
        s.say(FACTION_OPENED, "X1.6", faction)
        last = s.holders.count(ROW) == s.setup.players + 1
        s.stack.append(frame(DEAL_PLOTS) if last else frame(DEAL_FACTIONS))


def ask_plot(s: Board, asked: int) -> bool:
    """X1.6: chance draws from the pile of plots."""
    options = [DRAW_PLOT + plot for plot in range(PLOTS) if s.pile >> plot & 1]
    return s.ask(CHANCE, asked, options)


class DealPlots(Operation):
    number = DEAL_PLOTS
    kind = "plot"
    rule = "X1.6"

    def proceed(self, s: Board, asked: int) -> bool:
        return ask_plot(s, asked)

    def answer(self, s: Board, asked: int, action: int) -> None:
        plot = SPACE.index(action)
        s.pile &= ~(1 << plot)
        s.plots.append(plot)
        s.say(PLOT_OPENED, "X1.6", plot)
        s.stack.append(frame(DEAL_PLOTS) if len(s.plots) < 2 else frame(DEAL_PRIVATE))


class DealPrivate(Operation):
    """Argument: the seat."""

    number = DEAL_PRIVATE
    kind = "plot"
    rule = "X1.6"

    def proceed(self, s: Board, asked: int) -> bool:
        """X1.6: one a player; an artificial opponent has none (X10.1)."""
        seat = first(asked)
        if s.setup.is_automaton(seat):
            s.stack.append(frame(DEAL_PRIVATE, seat + 1))
            return False
        return ask_plot(s, asked)

    def answer(self, s: Board, asked: int, action: int) -> None:
        seat, plot = first(asked), SPACE.index(action)
        s.pile &= ~(1 << plot)
        s.private[seat] = plot
        s.say(PLOT_DRAWN, "X1.6", seat, plot)
        if seat + 1 < s.setup.players:
            s.stack.append(frame(DEAL_PRIVATE, seat + 1))
        else:
            s.round = 1
            s.active = s.setup.first
            s.stack.append(frame(BEGIN_TURN))


OPERATIONS: Final[list[Operation]] = [
    DrawToHand(),
    DealCourt(),
    DealHands(),
    DealConnections(),
    DealFactions(),
    DealPlots(),
    DealPrivate(),
]
