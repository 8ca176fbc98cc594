"""The position of Pax Illuminaten: runs the frames, counts the result, copies and saves itself."""

from random import Random

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules import knowledge, serialisation
from camarilla.games.illuminaten.rules import operations as op
from camarilla.games.illuminaten.rules.actions import END
from camarilla.games.illuminaten.rules.board import DISCS, Board
from camarilla.games.illuminaten.rules.ids import (
    DOWN,
    EVENTS,
    FACTIONS,
    NOTHING,
    PLOTS,
)
from camarilla.games.illuminaten.rules.lodges import points
from camarilla.games.illuminaten.rules.observing.observe import observe
from camarilla.games.illuminaten.rules.operation_table import OPERATIONS
from camarilla.games.illuminaten.rules.tables import EVERY_LUMINARY, LUMINARIES
from camarilla.games.illuminaten.rules.turn import event_deck, refill
from camarilla.kernel.chance import weighted
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import CHANCE
from camarilla.kernel.information import InformationState
from camarilla.kernel.observation import Observation


class IlluminatenState(Board):
    """A position of Pax Illuminaten, ready to play."""

    def proceed(self, asked: int) -> bool:
        return OPERATIONS[asked & OPERATION].proceed(self, asked)

    def answer(self, asked: int, action: int) -> None:
        OPERATIONS[asked & OPERATION].answer(self, asked, action)

    def weights(self) -> list[int]:
        """Equal, except for events: a half of the deck has a fixed number of each kind."""
        if self.draws_event():
            return event_deck.weights(self, self._legal)
        return [1] * len(self._legal)

    def draws_event(self) -> bool:
        number = self.stack[-1] & OPERATION
        return number == op.CHECK_EVENTS or number == op.AUTOMATON_CHECK  # noqa: PLR1714

    def random_action(self, rng: Random) -> int:
        """A random walk that does not end its turn while it has main actions."""
        legal = self._legal
        count = len(legal)
        if self._actor == CHANCE:
            if self.draws_event():
                return weighted(legal, self.weights(), rng)
        elif self.mains and count > 1 and legal[count - 1] == END:
            count -= 1
        return legal[int(rng.random() * count)]

    def clone(self) -> "IlluminatenState":
        c = IlluminatenState()
        c.setup = self.setup
        c.stack = self.stack[:]
        c.out = None
        c._actor = self._actor
        c._legal = self._legal
        c.field = self.field[:]
        c.discs = self.discs[:]
        c.up = self.up
        c.of_faction = self.of_faction[:]
        c.have = self.have[:]
        c.reach = self.reach[:]
        c.largest = self.largest[:]
        c.tied = self.tied
        c.favor = self.favor[:]
        c.supply = self.supply[:]
        c.stock = self.stock[:]
        c.hands = self.hands[:]
        c.known = self.known[:]
        c.court = self.court[:]
        c.steward = self.steward
        c.unseen = self.unseen
        c.deck = self.deck
        c.deck_count = self.deck_count
        c.discard = self.discard
        c.discard_top = self.discard_top
        c.batches = self.batches
        c.holders = self.holders[:]
        c.plots = self.plots[:]
        c.private = self.private[:]
        c.shown = self.shown
        c.plot_seen = self.plot_seen[:]
        c.pile = self.pile
        c.buried = self.buried[:]
        c.gone = self.gone
        c.on = self.on[:]
        c.under = self.under[:]
        c.events_left = self.events_left
        c.half_edicts = self.half_edicts
        c.half_specials = self.half_specials
        c.lower = self.lower
        c.top_event = self.top_event
        c.top_knower = self.top_knower
        c.looked = self.looked
        c.event_hands = self.event_hands[:]
        c.in_play = self.in_play[:]
        c.edict_seats = self.edict_seats[:]
        c.edict_favor = self.edict_favor[:]
        c.event_discard = self.event_discard
        c.event_discard_top = self.event_discard_top
        c.round = self.round
        c.active = self.active
        c.mains = self.mains
        c.chain = self.chain
        c.contest_cards = self.contest_cards
        c.laid = self.laid[:]
        c.boosts = self.boosts
        c.used = self.used
        c.used_factions = self.used_factions
        c.borrowed = self.borrowed
        c.yielded = self.yielded
        c.scouted = self.scouted
        c.markers = self.markers
        c.contested = self.contested
        c.figure = self.figure
        c.victor = self.victor
        return c

    def information_state(self, seat: int) -> InformationState:
        return knowledge.information_of(self, seat)

    def observe(self, seat: int) -> Observation:
        return observe(self, seat)

    def scores(self) -> list[int]:
        """X9.4: what the largest lodges would give now."""
        return [points(self, seat) for seat in range(self.setup.players)]

    def winners(self) -> list[int]:
        """X9.1, X9.4, X10.2"""
        return [self.victor] if self.victor >= 0 else refill.best_seats(self)

    def to_data(self) -> dict[str, object]:
        return serialisation.to_data(self)

    def check(self) -> None:
        """Everything of the box is in exactly one place, and what is kept up to date is so."""
        check_luminaries(self)
        check_tokens(self)
        check_plots_and_events(self)
        check_field(self)


# What must always hold.


def check_luminaries(s: Board) -> None:
    masks = [s.unseen, s.deck, s.discard, s.contest_cards, *s.hands]
    cards = [card for card in (*s.field, *s.court, *s.chain) if card >= 0]
    masks += [1 << card for card in cards]
    together = 0
    for mask in masks:
        assert not together & mask, "a luminary is in two places"
        together |= mask
    assert together == EVERY_LUMINARY, "a luminary is missing"
    down = s.field.count(DOWN)
    in_deck = bits(s.deck) if len(s.batches) > 1 else bits(s.unseen) - down
    assert s.deck_count == in_deck, "the deck is miscounted"
    assert len(s.batches) == 1 or bits(s.unseen) == down
    assert s.discard_top == NOTHING or s.discard >> s.discard_top & 1
    shuffled = 0
    for batch in s.batches:
        assert not shuffled & batch
        shuffled |= batch
    assert shuffled == EVERY_LUMINARY
    hands = 0
    for hand in s.hands:
        hands |= hand
    for known in s.known:
        assert not known & ~hands, "somebody knows a card in hand that is not there"


def bits(mask: int) -> int:
    return (mask).bit_count()


def check_tokens(s: Board) -> None:
    players = s.setup.players
    assert min(s.favor) >= 0
    assert min(s.supply) >= 0
    assert min(s.edict_favor) >= 0
    for type in range(FACTIONS):
        owned = sum(s.favor[seat * FACTIONS + type] for seat in range(players))
        total = owned + s.supply[type] + s.edict_favor[type]
        assert total == s.setup.favor_of_type, "favor is lost"
    for seat in range(players):
        on_cards = sum(d.count(discs, seat) for discs in s.discs)
        on_plots = bits(s.on[seat]) + bits(s.under[seat])
        on_board = 1 if s.setup.is_automaton(seat) else 0
        assert s.stock[seat] + on_cards + on_plots + on_board == DISCS, "a disc is lost"
        assert s.stock[seat] >= 0
        assert not s.on[seat] & s.under[seat]


def check_plots_and_events(s: Board) -> None:
    together = 0
    masks = [s.pile, s.gone, *s.buried]
    masks += [1 << plot for plot in (*s.plots, *s.private) if plot >= 0]
    for mask in masks:
        assert not together & mask, "a plot is in two places"
        together |= mask
    assert together == (1 << PLOTS) - 1, "a plot is missing"
    events = 0
    masks = [s.events_left, s.event_discard, *s.event_hands]
    in_play = [event for event in (*s.in_play, s.top_event, *s.looked) if event >= 0]
    in_play += [edict for edict in range(FACTIONS) if s.edict_seats[edict] >= 0]
    masks += [1 << event for event in in_play]
    for mask in masks:
        assert not events & mask, "an event is in two places"
        events |= mask
    assert events == (1 << EVENTS) - 1, "an event is missing"
    for edict in range(FACTIONS):
        assert (s.edict_favor[edict] > 0) == (s.edict_seats[edict] >= 0)


def check_field(s: Board) -> None:
    """What Board keeps up to date is what the cards and discs make it."""
    fresh = serialisation.derived(s)
    assert (s.up, s.of_faction, s.have, s.reach) == (
        fresh.up,
        fresh.of_faction,
        fresh.have,
        fresh.reach,
    )
    assert (s.largest, s.tied) == (fresh.largest, fresh.tied)
    for card in s.laid:
        assert card == NOTHING or card < LUMINARIES
