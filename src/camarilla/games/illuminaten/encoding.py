"""Pax Illuminaten as vectors: what a seat knows (X12), read from the position's own numbers."""

from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.cast import as_illuminaten
from camarilla.games.illuminaten.rules.geometry import count_places
from camarilla.games.illuminaten.rules.ids import (
    EVENTS,
    FACTIONS,
    GAP,
    NO_OPPONENT,
    OPPONENT_IDS,
    PLOTS,
    ROW,
)
from camarilla.games.illuminaten.rules.tables import CONNECTION_IDS, EVERY_LUMINARY, LUMINARIES
from camarilla.games.illuminaten.rules.turn.event_deck import cards_left
from camarilla.kernel.encoding import BYTES, COUNT, BitSets, Encoder, one_hot
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import State

ASKED: Final = one_hot(128)
OPPONENT_BITS: Final = one_hot(len(OPPONENT_IDS))
CARD_BITS: Final = [*one_hot(LUMINARIES), bytes(LUMINARIES)]
"""By card; -1 and -2, which are no cards, have no bit."""
PLOT_BITS: Final = one_hot(PLOTS)
EVENT_BITS: Final = one_hot(EVENTS)
CONNECTION_BITS: Final = one_hot(len(CONNECTION_IDS))
CARDS: Final = BitSets(LUMINARIES)
PLOT_SETS: Final = BitSets(PLOTS)
EVENT_SETS: Final = BitSets(EVENTS)
FACTION_SETS: Final = BitSets(FACTIONS)
NO_BOOSTS: Final = bytes(5)
PLACES: Final = 20
SLOTS: Final = 3
COURT: Final = 6
OPEN_PLOTS: Final = 6
# The bits of a place, above its discs in the index of `IlluminatenEncoder.places`.
IS_GAP: Final = d.SHAPES
IS_MARKED: Final = d.SHAPES << 1
IS_CONTESTED: Final = d.SHAPES << 2
HAS_FIGURE: Final = d.SHAPES << 3


class IlluminatenEncoder(Encoder):
    """The field place by place, the court, plots and events, and what each player has."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.player_bits = one_hot(players)
        self.no_edict = bytes(players + 1)
        self.places: list[list[bytes | None]] = [[None] * (d.SHAPES << 4) for _ in range(players)]
        """By observing seat, then by the bits of a place and its discs: bits and discs."""
        cards, plots, events = LUMINARIES, PLOTS, EVENTS
        self.part("opponent", len(OPPONENT_IDS))
        self.part("asked", 128)
        self.part("actor", players)
        self.part("first player", players)
        self.part("active player", players)
        self.part("round, main actions, steward, deck, discard", 5, COUNT)
        self.part("plot pile, event deck, event discard, looked at", 4, COUNT)
        self.part("supply", 6, COUNT)
        self.part("boosts", 5, COUNT)
        self.part("factions in the row", 6)
        self.part("factions used", 6)
        self.part("edicts: player, favor", 6 * (players + 1), COUNT)
        for name in ("discard", "chain", "contest cards", "yielded", "scouted"):
            self.part(name, cards)
        self.part("plots gone", plots)
        self.part("events discarded", events)
        for index in range(OPEN_PLOTS):
            self.part(f"plot {index + 1}", plots)
        for index in range(COURT):
            self.part(f"court {index + 1}", cards)
        for index in range(PLACES):
            self.part(f"place {index + 1}: card", cards)
            self.part(f"place {index + 1}: gap, marked, seat of this number in contest, figure", 4)
            self.part(f"place {index + 1}: discs by slot and player", SLOTS * players)
        for index in range(players):
            who = f"player {index + 1}"
            self.part(f"{who}: favor", 6, COUNT)
            self.part(f"{who}: stock, hand, events, buried", 4, COUNT)
            self.part(f"{who}: laid, private plot, shown", 3)
            self.part(f"{who}: hand or seen of it", cards)
            self.part(f"{who}: contest card", cards)
            self.part(f"{who}: private plot known", plots)
            self.part(f"{who}: discs on plots", plots)
            self.part(f"{who}: discs under plots", plots)
            self.part(f"{who}: events known", events)
            self.part(f"{who}: special event", events)
            self.part(f"{who}: faction cards", 6)
            self.part(f"{who}: connection", len(CONNECTION_IDS))

    def add(self, s: State, seat: int, chunks: list[bytes]) -> None:
        board = as_illuminaten(s)
        self._add_table(board, seat, chunks)
        self._add_sets(board, chunks)
        self._add_field(board, seat, chunks)
        holdings = [0] * self.players
        for faction in range(FACTIONS):
            holder = board.holders[faction]
            if holder >= 0:
                holdings[holder] |= 1 << faction
        for index in range(self.players):
            other = (seat + index) % self.players
            self._add_seat(board, other, seat, chunks)
            chunks.append(FACTION_SETS.of(holdings[other]))
            connections = board.setup.connections
            known = other < len(connections)
            chunks.append(CONNECTION_BITS[connections[other] if known else -1])

    def _seat(self, other: int, seat: int) -> bytes:
        """A player as seen from the seat; nobody for what is no seat."""
        known = 0 <= other < self.players
        return self.player_bits[(other - seat) % self.players if known else -1]

    def _add_table(self, s: Board, seat: int, chunks: list[bytes]) -> None:
        setup = s.setup
        chunks.append(OPPONENT_BITS[setup.opponent])
        chunks.append(ASKED[s.stack[-1] & OPERATION & 127 if s.stack else -1])
        chunks.append(self._seat(s.actor(), seat))
        chunks.append(self._seat(setup.first, seat))
        chunks.append(self._seat(s.active, seat))
        chunks.append(
            bytes(
                [
                    min(s.round, 255),
                    s.mains,
                    max(s.steward, 0),
                    s.deck_count,
                    s.discard.bit_count(),
                    count_places(s.pile),
                    cards_left(s),
                    count_places(s.event_discard),
                    len(s.looked),
                    *s.supply,
                ]
            )
        )
        chunks.append(NO_BOOSTS if not s.boosts else bytes([s.boost(one) for one in range(5)]))
        row = 0
        for faction in range(FACTIONS):
            if s.holders[faction] == ROW:
                row |= 1 << faction
        chunks.append(FACTION_SETS.of(row))
        chunks.append(FACTION_SETS.of(s.used_factions))
        for faction in range(FACTIONS):
            owner = s.edict_seats[faction]
            if owner < 0:
                chunks.append(self.no_edict)
            else:
                chunks.append(self._seat(owner, seat))
                chunks.append(BYTES[s.edict_favor[faction]])

    def _add_sets(self, s: Board, chunks: list[bytes]) -> None:
        """What lies open for all, as sets of cards, plots and events."""
        chain = 0
        for card in s.chain:
            chain |= 1 << card
        chunks.append(CARDS.of(s.discard))
        chunks.append(CARDS.of(chain))
        chunks.append(CARDS.of(s.contest_cards))
        chunks.append(CARDS.of(s.yielded & EVERY_LUMINARY))
        chunks.append(CARDS.of(s.scouted))
        chunks.append(PLOT_SETS.of(s.gone))
        chunks.append(EVENT_SETS.of(s.event_discard))
        for plot in s.plots:
            chunks.append(PLOT_BITS[plot])
        for _ in range(OPEN_PLOTS - len(s.plots)):
            chunks.append(PLOT_BITS[-1])
        for card in s.court:
            chunks.append(CARD_BITS[card])
        for _ in range(COURT - len(s.court)):
            chunks.append(CARD_BITS[-1])

    def _add_field(self, s: Board, seat: int, chunks: list[bytes]) -> None:
        """Place by place its card, then its bits and the discs by slot."""
        places = self.places[seat]
        marked = 0
        for place in s.markers:
            marked |= 1 << place
        figure = s.figure if s.setup.opponent != NO_OPPONENT else -1
        special = marked | s.contested >> 1 | (1 << figure if figure >= 0 else 0)
        for place in range(len(s.field)):
            card = s.field[place]
            chunks.append(CARD_BITS[card])
            index = s.discs[place] if card >= 0 else IS_GAP if card == GAP else 0
            if special >> place & 1:
                if marked >> place & 1:
                    index |= IS_MARKED
                if s.contested >> place + 1 & 1:
                    index |= IS_CONTESTED
                if place == figure:
                    index |= HAS_FIGURE
            told = places[index]
            if told is None:
                told = self._place(index, seat)
                places[index] = told
            chunks.append(told)
        for _ in range(PLACES - len(s.field)):
            chunks.append(CARD_BITS[-1])
            chunks.append(self._place(0, seat))

    def _place(self, index: int, seat: int) -> bytes:
        """The bits of a place and its discs, by slot the player in the order of play."""
        shown = [index & IS_GAP, index & IS_MARKED, index & IS_CONTESTED, index & HAS_FIGURE]
        owners = [self._seat(d.owner(index & d.SHAPES - 1, slot), seat) for slot in range(SLOTS)]
        return bytes([one != 0 for one in shown]) + b"".join(owners)

    def _add_seat(self, s: Board, other: int, seat: int, chunks: list[bytes]) -> None:
        """X12.1, X12.2: what `seat` knows of a player, itself or another."""
        own = other == seat
        hand = s.hands[other]
        laid = s.laid[other]
        private = s.private[other]
        shown = s.shown >> other & 1
        base = FACTIONS * other
        chunks.append(
            bytes(
                [
                    *s.favor[base : base + FACTIONS],
                    s.stock[other],
                    hand.bit_count(),
                    count_places(s.event_hands[other]),
                    count_places(s.buried[other]),
                    1 if laid >= 0 else 0,
                    1 if private >= 0 else 0,
                    shown,
                ]
            )
        )
        chunks.append(CARDS.of(hand if own else hand & s.known[seat]))
        revealed = laid >= 0 and (own or s.contest_cards >> laid & 1 == 1)
        chunks.append(CARD_BITS[laid if revealed else -1])
        plot_known = own or shown == 1 or s.plot_seen[seat] >> other & 1 == 1
        chunks.append(PLOT_BITS[private if plot_known else -1])
        chunks.append(PLOT_SETS.of(s.on[other]))
        chunks.append(PLOT_SETS.of(s.under[other]))
        chunks.append(EVENT_SETS.of(s.event_hands[other] if own else 0))
        chunks.append(EVENT_BITS[s.in_play[other]])
