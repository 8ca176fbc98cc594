"""X12: what each seat knows."""

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.favor.yields import AREOPAGUS_CARD
from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.ids import (
    EVENT_IDS,
    FACTION_IDS,
    FACTIONS,
    GAP,
    NO_OPPONENT,
    OPPONENT_IDS,
    PLOT_IDS,
    ROW,
)
from camarilla.games.illuminaten.rules.information import (
    EdictView,
    IlluminatenInformation,
    PlaceView,
    SeatView,
)
from camarilla.games.illuminaten.rules.operation_table import OPERATIONS
from camarilla.games.illuminaten.rules.tables import CARD_IDS, CONNECTION_IDS, LUMINARIES, SLOTS
from camarilla.games.illuminaten.rules.turn import event_deck
from camarilla.games.illuminaten.rules.turn.refill import hand_size
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import OVER


def named(mask: int, ids: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of a bit mask."""
    return tuple(ids[number] for number in members(mask))


def name(number: int, ids: tuple[str, ...]) -> str | None:
    return ids[number] if number >= 0 else None


def information_of(s: Board, seat: int) -> IlluminatenInformation:
    """All that `seat` may know."""
    setup = s.setup
    actor = s.actor()
    asked = OPERATIONS[s.stack[-1] & OPERATION] if s.stack else None
    return IlluminatenInformation(
        game="illuminaten",
        seat=seat,
        players=setup.players,
        actor=actor,
        decision=asked.kind if asked else "",
        rule=asked.rule if asked else "",
        legal=tuple(s.legal()) if actor == seat else (),
        frames=tuple(s.stack),
        scores=tuple(s.scores()),
        winners=tuple(s.winners()) if actor == OVER else (),
        opponent=OPPONENT_IDS[setup.opponent],
        first=setup.first,
        round=s.round,
        active=s.active,
        mains=s.mains,
        field=tuple(place_view(s, place) for place in range(setup.field.places)),
        court=tuple(name(card, CARD_IDS) for card in s.court),
        steward=s.steward,
        seats=tuple(seat_view(s, other, seat) for other in range(setup.players)),
        supply=tuple(s.supply),
        deck_size=s.deck_count,
        discard_size=len(members(s.discard)),
        discard_top=name(s.discard_top, CARD_IDS),
        remembered_discard=named(s.discard, CARD_IDS),
        shuffle_of=shuffles(s),
        faction_row=tuple(
            FACTION_IDS[faction] for faction in range(FACTIONS) if s.holders[faction] == ROW
        ),
        borrowed=name(s.borrowed, FACTION_IDS),
        plots=tuple(name(plot, PLOT_IDS) for plot in s.plots),
        plots_gone=named(s.gone, PLOT_IDS),
        plot_pile=len(members(s.pile)),
        edicts=tuple(
            EdictView(FACTION_IDS[faction], s.edict_seats[faction], s.edict_favor[faction])
            for faction in range(FACTIONS)
            if s.edict_seats[faction] >= 0
        ),
        event_deck=event_deck.cards_left(s),
        event_put_back=s.top_event >= 0,
        top_event=name(s.top_event, EVENT_IDS) if s.top_knower == seat else None,
        looked=tuple(EVENT_IDS[event] for event in s.looked) if seat == s.active else None,
        looked_count=len(s.looked),
        event_discard_size=len(members(s.event_discard)),
        event_discard_top=name(s.event_discard_top, EVENT_IDS),
        remembered_event_discard=named(s.event_discard, EVENT_IDS),
        chain=tuple(CARD_IDS[card] for card in s.chain),
        contest_cards=named(s.contest_cards, CARD_IDS),
        boosts=tuple(s.boost(ability) for ability in range(5)),
        used=s.used,
        used_factions=named(s.used_factions, FACTION_IDS),
        yielded=named(s.yielded & (1 << AREOPAGUS_CARD) - 1, CARD_IDS),
        yielded_areopagi=tuple(members(s.yielded >> AREOPAGUS_CARD)),
        scouted=named(s.scouted, CARD_IDS),
        markers=tuple(place + 1 for place in s.markers),
        contested=tuple(members(s.contested)),
        figure=s.figure + 1 if setup.opponent != NO_OPPONENT else None,
        victor=s.victor if s.victor >= 0 else None,
    )


def shuffles(s: Board) -> tuple[int, ...]:
    """With which shuffle each luminary was last shuffled: discards are public, so this is too."""
    return tuple(
        next(number for number, batch in enumerate(s.batches) if batch >> card & 1)
        for card in range(LUMINARIES)
    )


def place_view(s: Board, place: int) -> PlaceView:
    card = s.field[place]
    slots = SLOTS[card] if card >= 0 else 0
    owners = [d.owner(s.discs[place], slot) for slot in range(slots)]
    return PlaceView(
        number=place + 1,
        card=name(card, CARD_IDS),
        gap=card == GAP,
        discs=tuple(owner if owner >= 0 else None for owner in owners),
    )


def seat_view(s: Board, seat: int, viewer: int) -> SeatView:
    """X12.1, X12.2"""
    own = seat == viewer
    base = seat * FACTIONS
    known = s.known[viewer] if 0 <= viewer < s.setup.players else s.known[-1]
    hand = s.hands[seat]
    card = s.laid[seat]
    revealed = card >= 0 and s.contest_cards >> card & 1 == 1
    plot_open = s.shown >> seat & 1 == 1
    plot_known = own or plot_open or (viewer >= 0 and s.plot_seen[viewer] >> seat & 1 == 1)
    connections = s.setup.connections
    return SeatView(
        seat=seat,
        automaton=s.setup.is_automaton(seat),
        connection=CONNECTION_IDS[connections[seat]] if seat < len(connections) else None,
        favor=tuple(s.favor[base : base + FACTIONS]),
        stock=s.stock[seat],
        hand=named(hand, CARD_IDS) if own else None,
        hand_size=hand_size(s, seat),
        seen=() if own else named(hand & known, CARD_IDS),
        unseen=() if own else tuple(len(members(hand & ~known & batch)) for batch in s.batches),
        laid=card >= 0,
        contest_card=name(card, CARD_IDS) if own or revealed else None,
        has_private=s.private[seat] >= 0,
        private=name(s.private[seat], PLOT_IDS) if plot_known else None,
        private_shown=plot_open,
        buried=named(s.buried[seat], PLOT_IDS) if own else None,
        buried_count=len(members(s.buried[seat])),
        on=named(s.on[seat], PLOT_IDS),
        under=named(s.under[seat], PLOT_IDS),
        events=named(s.event_hands[seat], EVENT_IDS) if own else None,
        event_count=len(members(s.event_hands[seat])),
        special=name(s.in_play[seat], EVENT_IDS),
        faction_cards=tuple(
            FACTION_IDS[faction] for faction in range(FACTIONS) if s.holders[faction] == seat
        ),
    )
