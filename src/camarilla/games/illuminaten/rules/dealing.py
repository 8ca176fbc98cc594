"""X1 setup, X4.5 the deck of luminaries: all that chance deals and draws of them."""

from typing import Final

from camarilla.games.illuminaten.rules.actions import CONNECT, DRAW, DRAW_PLOT, OPEN_FACTION
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
from camarilla.kernel.frames import frame
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


def ask_draw_to_hand(s: Board, seat: int, count: int) -> bool:
    if count == 0:
        return False
    return ask_from_deck(s, frame(DRAW_TO_HAND, seat, count))


def draw_to_hand(s: Board, seat: int, count: int, card: int) -> None:
    take_from_deck(s, card)
    s.to_hand(seat, card, openly=False)
    s.say(DREW, "X9.3", seat, card)
    s.stack.append(frame(DRAW_TO_HAND, seat, count - 1))


# X1: setup, in the order of X11.


def ask_court(s: Board, place: int) -> bool:
    """X1.1"""
    return ask_from_deck(s, frame(DEAL_COURT, place))


def deal_court(s: Board, place: int, card: int) -> None:
    take_from_deck(s, card)
    s.court[place] = card
    s.say(COURT_FILLED, "X1.1", place, card)
    s.stack.append(frame(DEAL_COURT, place + 1) if place < 4 else frame(DEAL_HANDS))


def ask_hands(s: Board, index: int) -> bool:
    """X1.1: four a player; an artificial opponent has no hand (X10.1)."""
    seat = index // HAND
    if s.setup.is_automaton(seat):
        s.stack.append(frame(DEAL_HANDS, HAND))
        return False
    if seat == s.setup.players:
        s.stack.append(frame(DEAL_CONNECTIONS))
        return False
    return ask_from_deck(s, frame(DEAL_HANDS, index))


def deal_hand(s: Board, index: int, card: int) -> None:
    seat = index // HAND
    take_from_deck(s, card)
    s.to_hand(seat, card, openly=False)
    s.say(DREW, "X1.1", seat, card)
    s.stack.append(frame(DEAL_HANDS, index + 1))


def ask_connection(s: Board) -> bool:
    """X1.4"""
    options = [
        CONNECT + number
        for number in range(len(CONNECTION_FACTIONS))
        if number not in s.setup.connections
    ]
    return s.ask(CHANCE, frame(DEAL_CONNECTIONS), options)


def connect(s: Board, number: int) -> None:
    """X1.4: and 1 favor of each of the card's factions."""
    seat = len(s.setup.connections)
    s.setup = s.setup.with_connections((*s.setup.connections, number))
    s.say(CONNECTED, "X1.4", seat, number)
    for faction in range(FACTIONS):
        if CONNECTION_FACTIONS[number] >> faction & 1:
            gain(s, seat, faction, 1, "X1.4")
    last = len(s.setup.connections) == s.setup.players
    s.stack.append(frame(DEAL_FACTIONS) if last else frame(DEAL_CONNECTIONS))


def ask_faction_card(s: Board) -> bool:
    """X1.6"""
    options = [OPEN_FACTION + faction for faction in range(FACTIONS) if s.holders[faction] == OUT]
    return s.ask(CHANCE, frame(DEAL_FACTIONS), options)


def open_faction_card(s: Board, faction: int) -> None:
    s.holders[faction] = ROW
    s.say(FACTION_OPENED, "X1.6", faction)
    last = s.holders.count(ROW) == s.setup.players + 1
    s.stack.append(frame(DEAL_PLOTS) if last else frame(DEAL_FACTIONS))


def ask_plot(s: Board, asked: int) -> bool:
    """X1.6"""
    options = [DRAW_PLOT + plot for plot in range(PLOTS) if s.pile >> plot & 1]
    return s.ask(CHANCE, asked, options)


def open_plot(s: Board, plot: int) -> None:
    s.pile &= ~(1 << plot)
    s.plots.append(plot)
    s.say(PLOT_OPENED, "X1.6", plot)
    s.stack.append(frame(DEAL_PLOTS) if len(s.plots) < 2 else frame(DEAL_PRIVATE))


def ask_private_plot(s: Board, seat: int) -> bool:
    """X1.6: one a player; an artificial opponent has none (X10.1)."""
    if s.setup.is_automaton(seat):
        s.stack.append(frame(DEAL_PRIVATE, seat + 1))
        return False
    return ask_plot(s, frame(DEAL_PRIVATE, seat))


def deal_private_plot(s: Board, seat: int, plot: int) -> None:
    s.pile &= ~(1 << plot)
    s.private[seat] = plot
    s.say(PLOT_DRAWN, "X1.6", seat, plot)
    if seat + 1 < s.setup.players:
        s.stack.append(frame(DEAL_PRIVATE, seat + 1))
    else:
        s.round = 1
        s.active = s.setup.first
        s.stack.append(frame(BEGIN_TURN))
