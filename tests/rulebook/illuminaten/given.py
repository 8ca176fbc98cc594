"""Positions of Pax Illuminaten built for a test, and the few ways to look at them.

Places are the numbers of X11, luminaries the numbers of their cards (31 is PIL031), favor a word
of the letters N M A K C S, discs a word with a seat's digit or a dash for each slot.
"""

from collections.abc import Mapping, Sequence

from camarilla.games import get
from camarilla.games.illuminaten.rules import ids as w
from camarilla.games.illuminaten.rules import operations as op
from camarilla.games.illuminaten.rules.actions import SPACE
from camarilla.games.illuminaten.rules.discs import with_disc
from camarilla.games.illuminaten.rules.game import blank
from camarilla.games.illuminaten.rules.operation_table import OPERATIONS
from camarilla.games.illuminaten.rules.serialisation import derive
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.events import Event
from camarilla.kernel.frames import OPERATION, frame
from camarilla.kernel.game import CHANCE

GAME = get("illuminaten")
LETTERS = "NMAKCS"

BY_NAME = {
    "menu": frame(op.MENU),
    "turn": frame(op.BEGIN_TURN),
    "check": frame(op.CHECK_PHASE),
    "end": frame(op.END_TURN),
}


def given(
    *,
    players: int = 3,
    opponent: str = "none",
    active: int = 0,
    field: Mapping[int, int] | None = None,
    discs: Mapping[int, str] | None = None,
    favor: Mapping[int, str] | None = None,
    supply: str | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    court: Sequence[int] = (),
    steward: int = 1,
    connections: Sequence[int] = (0, 1, 2, 3),
    factions: Mapping[str, int] | None = None,
    plots: Sequence[int] = (1, 2),
    private: Sequence[int] = (3, 4, 5, 6),
    on: Mapping[int, Sequence[int]] | None = None,
    under: Mapping[int, Sequence[int]] | None = None,
    specials: Mapping[int, int] | None = None,
    edicts: Mapping[str, tuple[int, int]] | None = None,
    discarded_edicts: int = 0,
    mains: int = 2,
    markers: Sequence[int] = (),
    figure: int = 20,
    round: int = 2,
    discard: Sequence[int] = (),
    at: str = "menu",
) -> IlluminatenState:
    """A position before a decision, checked; what is not said is face down, empty or in the box."""
    s = blank(players, w.OPPONENT_IDS.index(opponent))
    s.setup = s.setup.with_connections(tuple(connections[:players]))
    seen = 0
    for number, card in (field or {}).items():
        s.field[number - 1] = card - 1
    for number, owners in (discs or {}).items():
        for slot, owner in enumerate(owners):
            if owner != "-":
                s.discs[number - 1] = with_disc(s.discs[number - 1], slot, int(owner))
                s.stock[int(owner)] -= 1
    for seat, cards in (hands or {}).items():
        for card in cards:
            s.hands[seat] |= 1 << card - 1
    for place, card in enumerate(court):
        s.court[place] = card - 1 if card else -1
    s.steward = steward - 1
    for card in discard:
        s.to_discard(card - 1)
    seen |= s.discard
    for card in (*s.field, *s.court):
        if card >= 0:
            seen |= 1 << card
    for hand in s.hands:
        seen |= hand
    s.unseen &= ~seen
    s.deck_count = s.unseen.bit_count() - s.field.count(w.DOWN)
    give_tokens(s, favor or {}, supply, edicts or {}, discarded_edicts)
    for faction, holder in (factions or {}).items():
        s.holders[w.FACTION_IDS.index(faction)] = holder
    s.plots = [plot - 1 for plot in plots]
    free = [plot for plot in range(13, 0, -1) if plot not in plots and plot not in private]
    for seat in range(players):
        if not s.setup.is_automaton(seat):
            wanted = private[seat]
            s.private[seat] = (free.pop(0) if wanted in plots else wanted) - 1
    for plot in (*s.plots, *s.private):
        if plot >= 0:
            s.pile &= ~(1 << plot)
    for masks, chosen in ((s.on, on or {}), (s.under, under or {})):
        for seat, numbers in chosen.items():
            for number in numbers:
                masks[seat] |= 1 << number - 1
                s.stock[seat] -= 1
                if s.private[seat] == number - 1:
                    s.shown |= 1 << seat
    for seat, special in (specials or {}).items():
        s.in_play[seat] = special
        s.events_left &= ~(1 << special)
        s.half_specials -= 1
    if opponent != "none":
        s.figure = figure - 1
    s.active = active
    s.mains = mains
    s.markers = tuple(place - 1 for place in markers)
    s.round = round
    derive(s)
    s.stack = [BY_NAME[at]]
    s.open()
    s.check()
    return s


def give_tokens(
    s: IlluminatenState,
    favor: Mapping[int, str],
    supply: str | None,
    edicts: Mapping[str, tuple[int, int]],
    discarded: int,
) -> None:
    """Favor of the seats; with a `supply`, all other favor lies with the last seat."""
    for seat, letters in favor.items():
        for letter in letters:
            s.favor[seat * 6 + LETTERS.index(letter)] += 1
            s.supply[LETTERS.index(letter)] -= 1
    for faction, (seat, count) in edicts.items():
        edict = w.FACTION_IDS.index(faction)
        s.edict_seats[edict], s.edict_favor[edict] = seat, count
        s.supply[edict] -= count
        s.events_left &= ~(1 << edict)
    for edict in range(5, 5 - discarded, -1):
        s.event_discard |= 1 << edict
        s.event_discard_top = edict
        s.events_left &= ~(1 << edict)
    if supply is not None:
        last = s.setup.players - 1
        for type, letter in enumerate(LETTERS):
            rest = s.supply[type] - supply.count(letter)
            s.supply[type] -= rest
            s.favor[last * 6 + type] += rest


def play(s: IlluminatenState, *texts: str) -> list[Event]:
    """Carry out actions by their texts; the position stays whole at every step."""
    events: list[Event] = []
    for text in texts:
        action = SPACE.parse(text)
        assert action in s.legal(), f"{text} is not among {legal(s)}"
        s.apply(action, events)
        s.check()
    return events


def legal(s: IlluminatenState) -> list[str]:
    return [SPACE.text(action) for action in s.legal()]


def offers(s: IlluminatenState, verb: str) -> list[str]:
    """What stands behind a verb among the legal actions: `offers(s, "at")` are the places."""
    return [text.removeprefix(f"{verb} ") for text in legal(s) if text.startswith(f"{verb} ")]


def asks(s: IlluminatenState) -> tuple[int, str]:
    """Who decides now, and what about."""
    return s.actor(), OPERATIONS[s.stack[-1] & OPERATION].kind if s.stack else ""


def favor_of(s: IlluminatenState, seat: int) -> str:
    return "".join(letter * s.favor[seat * 6 + type] for type, letter in enumerate(LETTERS))


def discs_at(s: IlluminatenState, number: int) -> str:
    discs = s.discs[number - 1]
    return "".join("-0123"[discs >> 3 * slot & 7] for slot in range(3)).rstrip("-")


def card_at(s: IlluminatenState, number: int) -> int:
    return s.field[number - 1] + 1


def skip_draws(s: IlluminatenState) -> None:
    """Let chance take the first it can, as long as it decides."""
    while s.actor() == CHANCE:
        s.apply(s.legal()[0])
        s.check()


def names(events: list[Event]) -> list[str]:
    return [event.type.name for event in events]


def rules(events: list[Event], name: str) -> list[str]:
    return [event.rule for event in events if event.type.name == name]
