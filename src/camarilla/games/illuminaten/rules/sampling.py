"""X12: full positions that fit what a seat knows, the rest drawn at random."""

from random import Random

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board, boosts_of
from camarilla.games.illuminaten.rules.favor.yields import AREOPAGUS_CARD
from camarilla.games.illuminaten.rules.ids import (
    EVENT_IDS,
    EVENTS,
    FACTION_IDS,
    FACTIONS,
    GAP,
    NOTHING,
    OPPONENT_IDS,
    OUT,
    PLOT_IDS,
    PLOTS,
    ROW,
)
from camarilla.games.illuminaten.rules.information import (
    IlluminatenInformation,
    PlaceView,
    SeatView,
)
from camarilla.games.illuminaten.rules.serialisation import derive
from camarilla.games.illuminaten.rules.setup import Setup
from camarilla.games.illuminaten.rules.tables import CARD_IDS, CONNECTION_IDS, LUMINARIES
from camarilla.games.illuminaten.rules.turn.event_deck import HALF

_NUMBERS: dict[str, int] = {
    id: number
    for ids in (CARD_IDS, PLOT_IDS, EVENT_IDS, FACTION_IDS, CONNECTION_IDS)
    for number, id in enumerate(ids)
}


def number(id: str | None) -> int:
    return NOTHING if id is None else _NUMBERS[id]


def mask(ids: tuple[str, ...] | None) -> int:
    result = 0
    for id in ids or ():
        result |= 1 << _NUMBERS[id]
    return result


def fill(s: Board, info: IlluminatenInformation, rng: Random) -> None:
    """Make `s` a full position that fits the information state."""
    fill_public(s, info)
    fill_luminaries(s, info, rng)
    fill_plots(s, info, rng)
    fill_events(s, info, rng)
    derive(s)


def fill_public(s: Board, info: IlluminatenInformation) -> None:
    setup = Setup(info.players, OPPONENT_IDS.index(info.opponent))
    connections = [seat.connection for seat in info.seats if seat.connection is not None]
    s.setup = setup.with_connections(tuple(number(id) for id in connections))
    s.stack = list(info.frames)
    s.round = info.round
    s.active = info.active
    s.mains = info.mains
    s.field = [GAP if place.gap else number(place.card) for place in info.field]
    s.discs = [discs_of(place) for place in info.field]
    s.court = [number(card) for card in info.court]
    s.steward = info.steward
    s.favor = [count for seat in info.seats for count in seat.favor]
    s.supply = list(info.supply)
    s.stock = [seat.stock for seat in info.seats]
    s.holders = [OUT] * FACTIONS
    for faction in info.faction_row:
        s.holders[number(faction)] = ROW
    for seat in info.seats:
        for faction in seat.faction_cards:
            s.holders[number(faction)] = seat.seat
    s.borrowed = number(info.borrowed)
    s.on = [mask(seat.on) for seat in info.seats]
    s.under = [mask(seat.under) for seat in info.seats]
    s.chain = tuple(number(card) for card in info.chain)
    s.contest_cards = mask(info.contest_cards)
    s.boosts = boosts_of(list(info.boosts))
    s.used = info.used
    s.used_factions = mask(info.used_factions)
    s.yielded = mask(info.yielded)
    for areopagus in info.yielded_areopagi:
        s.yielded |= 1 << AREOPAGUS_CARD + areopagus
    s.scouted = mask(info.scouted)
    s.markers = tuple(place - 1 for place in info.markers)
    s.contested = sum(1 << seat for seat in info.contested)
    s.figure = NOTHING if info.figure is None else info.figure - 1
    s.victor = NOTHING if info.victor is None else info.victor


def discs_of(place: PlaceView) -> int:
    discs = 0
    for slot, seat in enumerate(place.discs):
        if seat is not None:
            discs = d.with_disc(discs, slot, seat)
    return discs


# Luminaries.


def fill_luminaries(s: Board, info: IlluminatenInformation, rng: Random) -> None:
    """Every unseen card was last shuffled with a known shuffle, and lies where such cards can."""
    s.discard = mask(info.remembered_discard)
    s.discard_top = number(info.discard_top)
    s.deck_count = info.deck_size
    shuffles = max(info.shuffle_of) + 1
    s.batches = tuple(
        sum(1 << card for card in range(LUMINARIES) if info.shuffle_of[card] == shuffle)
        for shuffle in range(shuffles)
    )
    seen = s.discard | s.contest_cards
    for card in (*s.field, *s.court, *s.chain):
        if card >= 0:
            seen |= 1 << card
    for seat in info.seats:
        seen |= mask(seat.hand) | mask(seat.seen)
    hidden: list[list[int]] = []
    for batch in s.batches:
        cards = [card for card in range(LUMINARIES) if batch & ~seen & 1 << card]
        rng.shuffle(cards)
        hidden.append(cards)
    s.hands = [hand_of(seat, hidden) for seat in info.seats]
    s.unseen = sum(1 << card for card in hidden[0])
    s.deck = sum(1 << card for card in hidden[-1]) if shuffles > 1 else 0
    publicly_known = 0
    for seat in info.seats:
        publicly_known |= mask(seat.seen)
    s.known = [publicly_known & ~mask(seat.hand) for seat in info.seats]
    s.known.append(publicly_known)
    if info.seat >= 0:
        s.known[info.seat] = publicly_known
    s.laid = [laid_by(seat, s.hands[seat.seat], rng) for seat in info.seats]


def hand_of(seat: SeatView, hidden: list[list[int]]) -> int:
    """The known cards, and of each shuffle's hidden cards as many as the hand has."""
    if seat.hand is not None:
        return mask(seat.hand)
    hand = mask(seat.seen)
    for shuffle, count in enumerate(seat.unseen):
        for _ in range(count):
            hand |= 1 << hidden[shuffle].pop()
    return hand


def laid_by(seat: SeatView, hand: int, rng: Random) -> int:
    """The contest card: known, or any card of the hand."""
    if not seat.laid or seat.contest_card is not None:
        return number(seat.contest_card)
    return rng.choice([card for card in range(LUMINARIES) if hand >> card & 1])


# Plots.


def fill_plots(s: Board, info: IlluminatenInformation, rng: Random) -> None:
    s.plots = [number(plot) for plot in info.plots]
    s.gone = mask(info.plots_gone)
    s.private = [number(seat.private) for seat in info.seats]
    s.shown = sum(1 << seat.seat for seat in info.seats if seat.private_shown)
    s.buried = [mask(seat.buried) for seat in info.seats]
    seen = s.gone
    for plot in (*s.plots, *s.private):
        if plot >= 0:
            seen |= 1 << plot
    for buried in s.buried:
        seen |= buried
    hidden = [plot for plot in range(PLOTS) if not seen >> plot & 1]
    rng.shuffle(hidden)
    s.plot_seen = [0] * info.players
    for seat in info.seats:
        if seat.private is None and seat.has_private:
            s.private[seat.seat] = hidden.pop()
        elif looked_at(info, seat):
            s.plot_seen[info.seat] |= 1 << seat.seat
        if seat.buried is None:
            for _ in range(seat.buried_count):
                s.buried[seat.seat] |= 1 << hidden.pop()
    s.pile = sum(1 << plot for plot in hidden)


def looked_at(info: IlluminatenInformation, seat: SeatView) -> bool:
    """Whether this seat knows a hidden private plot that is not its own."""
    return 0 <= info.seat != seat.seat and seat.private is not None and not seat.private_shown


# Events.


def fill_events(s: Board, info: IlluminatenInformation, rng: Random) -> None:
    """Hidden hands hold specials; what was put back may be either, as the halves allow."""
    s.event_discard = mask(info.remembered_event_discard)
    s.event_discard_top = number(info.event_discard_top)
    s.in_play = [number(seat.special) for seat in info.seats]
    s.edict_seats = [NOTHING] * FACTIONS
    s.edict_favor = [0] * FACTIONS
    for edict in info.edicts:
        s.edict_seats[number(edict.faction)] = edict.seat
        s.edict_favor[number(edict.faction)] = edict.favor
    s.event_hands = [mask(seat.events) for seat in info.seats]
    s.top_event = number(info.top_event)
    s.top_knower = NOTHING
    s.looked = tuple(number(event) for event in info.looked or ())
    seen = s.event_discard
    for event in (*s.in_play, s.top_event, *s.looked):
        if event >= 0:
            seen |= 1 << event
    for faction in range(FACTIONS):
        if s.edict_seats[faction] >= 0:
            seen |= 1 << faction
    for hand in s.event_hands:
        seen |= hand
    edicts = [event for event in range(FACTIONS) if not seen >> event & 1]
    specials = [event for event in range(FACTIONS, EVENTS) if not seen >> event & 1]
    rng.shuffle(edicts)
    rng.shuffle(specials)
    for seat in info.seats:
        if seat.events is None:
            for _ in range(seat.event_count):
                s.event_hands[seat.seat] |= 1 << specials.pop()
    if info.event_put_back:
        if info.top_event is not None:
            s.top_knower = info.seat
        else:
            s.top_knower = other_knower(info)
    unknown = 0 if info.looked is not None else info.looked_count
    if info.event_put_back and info.top_event is None:
        unknown += 1
    s.lower, drawn = drawn_events(info)
    for event in hidden_events(edicts, specials, unknown, drawn, rng):
        if info.event_put_back and s.top_event == NOTHING:
            s.top_event = event
        else:
            s.looked = (*s.looked, event)
    s.half_edicts = HALF * (1 + s.lower) - (FACTIONS - len(edicts))
    s.half_specials = HALF * (1 + s.lower) - (EVENTS - FACTIONS - len(specials))
    s.events_left = sum(1 << event for event in (*edicts, *specials))


def drawn_events(info: IlluminatenInformation) -> tuple[int, int]:
    """Whether the lower half is being drawn, and how many events were turned up in all."""
    left = info.event_deck - (1 if info.event_put_back else 0)
    drawn = 4 * HALF - left
    return (1 if drawn >= 2 * HALF else 0), drawn


def hidden_events(
    edicts: list[int], specials: list[int], count: int, drawn: int, rng: Random
) -> list[int]:
    """`count` events of either kind, so that each half had three and three."""
    fewest = HALF * (drawn // (2 * HALF)) + max(0, drawn % (2 * HALF) - HALF)
    most = HALF * (drawn // (2 * HALF)) + min(HALF, drawn % (2 * HALF))
    known = FACTIONS - len(edicts)
    chosen: list[int] = []
    choices = [
        number
        for number in range(count + 1)
        if fewest <= known + number <= most
        and number <= len(edicts)
        and count - number <= len(specials)
    ]
    number_of_edicts = rng.choice(choices)
    for index in range(count):
        chosen.append(edicts.pop() if index < number_of_edicts else specials.pop())
    rng.shuffle(chosen)
    return chosen


def other_knower(info: IlluminatenInformation) -> int:
    """Anybody else: who put the event back makes no difference to this seat."""
    return 0 if info.seat != 0 else 1
