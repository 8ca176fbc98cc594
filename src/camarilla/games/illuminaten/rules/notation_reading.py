"""The way back from the text of a position (see notation.py)."""

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.blank import blank
from camarilla.games.illuminaten.rules.board import DISCS, Board, boosts_of
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    DOWN,
    EVENT_IDS,
    EVENTS,
    FACTION_IDS,
    FACTIONS,
    GAP,
    NOTHING,
    OPPONENT_IDS,
    PLOT_IDS,
    PLOTS,
    ROW,
)
from camarilla.games.illuminaten.rules.notation import (
    BOOSTS,
    EMPTY_PLACE,
    FACE_DOWN,
    FAVOR,
    NONE,
    ONE,
    ONE_BY_SEAT,
    OPERATION_NUMBERS,
    ORDERED,
    PILES,
    PUBLIC,
    SEATS,
    SETS,
    SETS_BY_SEAT,
)
from camarilla.games.illuminaten.rules.serialisation import derive
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.games.illuminaten.rules.tables import CARD_IDS, CONNECTION_IDS, EVERY_LUMINARY
from camarilla.kernel.errors import BadData
from camarilla.kernel.frames import frame

Parts = dict[str, list[str]]
"""By key: the words of a line; the lines of all shuffles are one, with `;` between them."""
_ANOTHER = ";"


def read_position(text: str) -> IlluminatenState:
    """The position that a text describes, checked; raises `BadData`."""
    try:
        parts = parts_of(text)
        s = blank(
            int(one(parts, "players", "3")), OPPONENT_IDS.index(one(parts, "opponent", "none"))
        )
        read_table(s, parts)
        read_alike(s, parts)
        read_events(s, parts)
        read_turn(s, parts)
        complete(s)
        if parts:
            raise ValueError(f"no part is called {', '.join(parts)}")
        s.check()
        s.open()
    except (AssertionError, LookupError, ValueError, OverflowError) as error:
        raise BadData(f"not a position of illuminaten: {error}") from error
    return s


# Words.


def parts_of(text: str) -> Parts:
    """A line that begins with `=` in its first word goes on with the part before it."""
    parts: Parts = {}
    words: list[str] = []
    for line in text.splitlines():
        found = line.split("#")[0].split()
        if not found:
            continue
        if "=" in found[0]:
            words.extend(found)
            continue
        key = found[0]
        words = parts.setdefault(key, [])
        if key == "shuffle":
            words.append(_ANOTHER)
        elif words:
            raise ValueError(f"{key} is there twice")
        words.extend(found[1:])
    return parts


def one(parts: Parts, key: str, default: str) -> str:
    words = parts.pop(key, [default])
    if len(words) != 1:
        raise ValueError(f"{key} has one word")
    return words[0]


def number_of(word: str, ids: tuple[str, ...]) -> int:
    if word == NONE:
        return NOTHING
    if word not in ids:
        raise ValueError(f"{word!r} is none of {ids[0]} to {ids[-1]}")
    return ids.index(word)


def mask_of(words: list[str], ids: tuple[str, ...]) -> int:
    mask = 0
    for word in words:
        if word != NONE:
            mask |= 1 << number_of(word, ids)
    return mask


def pairs(words: list[str]) -> list[tuple[str, str]]:
    """`key=value` words."""
    found: list[tuple[str, str]] = []
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise ValueError(f"{word} is not written as key=value")
        found.append((key, value))
    return found


def seats_of(s: Board, words: list[str]) -> list[tuple[int, str]]:
    """`R=value` words by seat; the public comes after the seats."""
    players = s.setup.players
    keys = (*SEATS[:players], PUBLIC)
    return [(number_of(key, keys), value) for key, value in pairs(words)]


# Parts.


def read_table(s: IlluminatenState, parts: Parts) -> None:
    connections = parts.pop("connections", [])
    s.setup = s.setup.with_connections(
        tuple(number_of(word, CONNECTION_IDS) for word in connections)
    )
    figure = one(parts, "figure", "")
    if figure:
        s.figure = AREOPAGUS if figure == "areopagus" else int(figure) - 1
    for number, text in pairs(parts.pop("field", [])):
        read_place(s, int(number) - 1, text)
    for number, owners in pairs(parts.pop("discs", [])):
        read_discs(s, int(number) - 1, owners)
    s.markers = tuple(int(place) - 1 for place in parts.pop("markers", []))
    for seat, letters in seats_of(s, parts.pop("favor", [])):
        for letter in letters:
            s.favor[seat * FACTIONS + FAVOR.index(letter)] += 1
    court = [number_of(word, CARD_IDS) for word in parts.pop("court", [])]
    s.court = court + [NOTHING] * (len(s.court) - len(court))
    s.steward = int(one(parts, "steward", "1")) - 1
    s.plots = [number_of(word, PLOT_IDS) for word in parts.pop("plots", [])]
    for holder, cards in pairs(parts.pop("factions", [])):
        for card in cards.split(","):
            seat = ROW if holder == "row" else number_of(holder, SEATS)
            s.holders[number_of(card, FACTION_IDS)] = seat


def read_place(s: Board, place: int, text: str) -> None:
    card, _, discs = text.partition(":")
    if card == FACE_DOWN:
        s.field[place] = DOWN
    else:
        s.field[place] = GAP if card == EMPTY_PLACE else number_of(card, CARD_IDS)
    read_discs(s, place, discs)


def read_discs(s: Board, place: int, owners: str) -> None:
    for slot, letter in enumerate(owners):
        if letter != NONE:
            seat = number_of(letter, SEATS)
            s.discs[place] = d.with_disc(s.discs[place], slot, seat)


def read_alike(s: IlluminatenState, parts: Parts) -> None:
    """The parts that are written alike."""
    for key, name, ids in ONE_BY_SEAT:
        for seat, word in seats_of(s, parts.pop(key, [])):
            getattr(s, name)[seat] = number_of(word, ids)
    for key, name, ids in SETS_BY_SEAT:
        for seat, words in seats_of(s, parts.pop(key, [])):
            getattr(s, name)[seat] = mask_of(words.split(","), ids)
    for key, name, ids in SETS:
        setattr(s, name, mask_of(parts.pop(key, []), ids))
    for key, name, ids in PILES:
        pile = parts.pop(key, [])
        setattr(s, name, mask_of(pile, ids))
        setattr(s, f"{name}_top", number_of(pile[-1], ids) if pile else NOTHING)
    for key, name, ids in ORDERED:
        setattr(s, name, tuple(number_of(word, ids) for word in parts.pop(key, [])))
    for key, name, ids in ONE:
        setattr(s, name, number_of(one(parts, key, NONE), ids))


def read_events(s: Board, parts: Parts) -> None:
    for faction, text in pairs(parts.pop("edicts", [])):
        edict = number_of(faction, FACTION_IDS)
        s.edict_seats[edict] = number_of(text[:1], SEATS)
        s.edict_favor[edict] = int(text[1:])
    half, edicts, specials = parts.pop("event-deck", ["upper", "3", "3"])
    s.lower = ("upper", "lower").index(half)
    s.half_edicts, s.half_specials = int(edicts), int(specials)
    on_top, knower = parts.pop("event-on-top", [NONE, NONE])
    s.top_event, s.top_knower = number_of(on_top, EVENT_IDS), number_of(knower, SEATS)


def read_turn(s: Board, parts: Parts) -> None:
    s.round = int(one(parts, "round", "1"))
    s.active = number_of(one(parts, "active", SEATS[0]), SEATS)
    s.mains = int(one(parts, "mains", "0"))
    boosts = [0] * len(BOOSTS)
    for boost, count in pairs(parts.pop("boosts", [])):
        boosts[number_of(boost, BOOSTS)] = int(count)
    s.boosts = boosts_of(boosts)
    shuffles: list[list[str]] = []
    for word in parts.pop("shuffle", []):
        if word == _ANOTHER:
            shuffles.append([])
        else:
            shuffles[-1].append(word)
    later = [mask_of(cards, CARD_IDS) for cards in shuffles]
    s.batches = (EVERY_LUMINARY & ~sum(later), *later)
    s.stack = [read_frame(word) for word in parts.pop("pending", [])]


def read_frame(word: str) -> int:
    name, *arguments = word.split("/")
    if name not in OPERATION_NUMBERS:
        raise ValueError(f"{name} is no operation")
    return frame(OPERATION_NUMBERS[name], *(int(argument) for argument in arguments))


# What follows from the rest.


def complete(s: IlluminatenState) -> None:
    players = s.setup.players
    seen = s.discard | s.contest_cards | s.deck
    for hand in s.hands:
        seen |= hand
    for card in (*s.field, *s.court, *s.chain):
        if card >= 0:
            seen |= 1 << card
    s.unseen = EVERY_LUMINARY & ~seen
    if len(s.batches) > 1:
        s.deck_count = s.deck.bit_count()
    else:
        s.deck_count = s.unseen.bit_count() - s.field.count(DOWN)
    for type in range(FACTIONS):
        owned = sum(s.favor[seat * FACTIONS + type] for seat in range(players))
        s.supply[type] = s.setup.favor_of_type - owned - s.edict_favor[type]
    for seat in range(players):
        on_cards = sum(d.count(discs, seat) for discs in s.discs)
        on_plots = s.on[seat].bit_count() + s.under[seat].bit_count()
        s.stock[seat] = DISCS - on_cards - on_plots - int(s.setup.is_automaton(seat))
    plots = s.gone
    for buried in s.buried:
        plots |= buried
    for plot in (*s.plots, *s.private):
        if plot >= 0:
            plots |= 1 << plot
    s.pile = (1 << PLOTS) - 1 & ~plots
    events = s.event_discard
    for events_in_hand in s.event_hands:
        events |= events_in_hand
    in_play = [edict for edict in range(FACTIONS) if s.edict_seats[edict] >= 0]
    for event in (*s.in_play, *s.looked, *in_play, s.top_event):
        if event >= 0:
            events |= 1 << event
    s.events_left = (1 << EVENTS) - 1 & ~events
    derive(s)
