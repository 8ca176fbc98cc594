"""A position as text that people can read and write; docs/notation-illuminaten.md explains it.

A text has one line for each part that is not empty: a key and its words. What follows from the
rest is not written: the supply, discs in stock, the deck, and all cards that are nowhere else.
"""

import re
from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    DOWN,
    EVENT_IDS,
    FACTION_IDS,
    FACTIONS,
    GAP,
    NO_OPPONENT,
    NOTHING,
    OPPONENT_IDS,
    PLOT_IDS,
    ROW,
)
from camarilla.games.illuminaten.rules.operation_table import OPERATIONS
from camarilla.games.illuminaten.rules.tables import CARD_IDS, CONNECTION_IDS
from camarilla.kernel.frames import OPERATION, first, second, third

SEATS: Final = ("R", "B", "G", "Y")
"""Red, blue, green, yellow."""
PUBLIC: Final = "*"
"""Anyone who watches."""
FAVOR: Final = "NMAKCS"
NONE: Final = "-"
FACE_DOWN: Final = "."
EMPTY_PLACE: Final = "_"
_USED: Final = ("quick-favor", "claim", "fulfil", "propaganda", "convent", "inquisitors", "grand")
"""The bits of `Board.used`, in their order."""
BOOSTS: Final = ("influence", "exclude", "interrogate", "scout", "displace")

# Parts that are written alike: the key, the field of Board, and the ids of its values.
SETS_BY_SEAT: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("hand", "hands", CARD_IDS),
    ("known", "known", CARD_IDS),
    ("on", "on", PLOT_IDS),
    ("under", "under", PLOT_IDS),
    ("plots-seen", "plot_seen", SEATS),
    ("buried", "buried", PLOT_IDS),
    ("events", "event_hands", EVENT_IDS),
)
ONE_BY_SEAT: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("private", "private", PLOT_IDS),
    ("special", "in_play", EVENT_IDS),
    ("laid", "laid", CARD_IDS),
)
SETS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("shown", "shown", SEATS),
    ("gone", "gone", PLOT_IDS),
    ("deck", "deck", CARD_IDS),
    ("contest-cards", "contest_cards", CARD_IDS),
    ("used", "used", _USED),
    ("used-factions", "used_factions", FACTION_IDS),
    ("yielded", "yielded", (*CARD_IDS, *SEATS)),
    ("scouted", "scouted", CARD_IDS),
    ("contested", "contested", SEATS),
)
PILES: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("discard", "discard", CARD_IDS),
    ("event-discard", "event_discard", EVENT_IDS),
)
ORDERED: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("chain", "chain", CARD_IDS),
    ("looking", "looked", EVENT_IDS),
)
ONE: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("borrowed", "borrowed", FACTION_IDS),
    ("victor", "victor", SEATS),
)

OPERATION_NAMES: Final[dict[int, str]] = {
    operation.number: re.sub(r"(?<=.)([A-Z])", r"-\1", type(operation).__name__).lower()
    for operation in OPERATIONS
    if operation.number >= 0
}
OPERATION_NUMBERS: Final[dict[str, int]] = {
    name: number for number, name in OPERATION_NAMES.items()
}


# Writing.


def position_text(s: Board) -> str:
    """The position as text; `notation_reading.read_position` is the way back."""
    lines: list[str] = []
    players = s.setup.players

    def line(key: str, words: list[str]) -> None:
        if words:
            lines.append(f"{key} {' '.join(words)}")

    line("players", [str(players)])
    if s.setup.opponent != NO_OPPONENT:
        line("opponent", [OPPONENT_IDS[s.setup.opponent]])
        line("figure", ["areopagus" if s.figure == AREOPAGUS else str(s.figure + 1)])
    line("connections", [CONNECTION_IDS[number] for number in s.setup.connections])
    line("round", [str(s.round)])
    line("active", [SEATS[s.active]])
    line("mains", [str(s.mains)])
    lines.append("field")
    lines.extend(field_lines(s))
    line("markers", [str(place + 1) for place in s.markers])
    line("favor", favor_words(s))
    line("court", [named(card, CARD_IDS) for card in s.court])
    line("steward", [str(s.steward + 1)])
    line("plots", [named(plot, PLOT_IDS) for plot in s.plots])
    for key, name, ids in ONE_BY_SEAT:
        line(key, by_seat([named(number, ids) for number in getattr(s, name)], players))
    for key, name, ids in SETS_BY_SEAT:
        line(key, by_seat([names(mask, ids) for mask in getattr(s, name)], players))
    for key, name, ids in SETS:
        line(key, [ids[number] for number in members(getattr(s, name))])
    for key, name, ids in PILES:
        top = getattr(s, f"{name}_top")
        pile = [number for number in members(getattr(s, name)) if number != top]
        line(key, [ids[number] for number in pile] + ([ids[top]] if top >= 0 else []))
    for key, name, ids in ORDERED:
        line(key, [ids[number] for number in getattr(s, name)])
    for key, name, ids in ONE:
        if getattr(s, name) >= 0:
            line(key, [ids[getattr(s, name)]])
    for batch in s.batches[1:]:
        lines.append(f"shuffle {' '.join(CARD_IDS[card] for card in members(batch))}".rstrip())
    line("factions", faction_words(s))
    line("edicts", edict_words(s))
    half = "lower" if s.lower else "upper"
    line("event-deck", [half, str(s.half_edicts), str(s.half_specials)])
    if s.top_event != NOTHING:
        line("event-on-top", [EVENT_IDS[s.top_event], named(s.top_knower, SEATS)])
    line("boosts", [f"{id}={s.boost(n)}" for n, id in enumerate(BOOSTS) if s.boost(n)])
    line("pending", [frame_text(one) for one in s.stack])
    return "\n".join(lines) + "\n"


def named(number: int, ids: tuple[str, ...]) -> str:
    return ids[number] if number >= 0 else NONE


def names(mask: int, ids: tuple[str, ...]) -> str:
    return ",".join(ids[number] for number in members(mask)) or NONE


def by_seat(values: list[str], players: int) -> list[str]:
    """`R=value` for each seat that has one; a value after those of the seats is the public's."""
    return [
        f"{SEATS[seat] if seat < players else PUBLIC}={value}"
        for seat, value in enumerate(values)
        if value != NONE
    ]


def field_lines(s: Board) -> list[str]:
    """The rows of the field as they lie."""
    rows = s.setup.field.lines
    widest = max(len(row) for row in rows)
    lines: list[str] = []
    for row in rows:
        places = [f"{place_text(s, number - 1):<13}" for number in row]
        lines.append("  " + " " * 7 * (widest - len(row)) + " ".join(places).rstrip())
    return lines


def place_text(s: Board, place: int) -> str:
    """`9=PIL031:RB-`: the number, the card, the discs from the top."""
    card = s.field[place]
    if card == DOWN:
        return f"{place + 1}={FACE_DOWN}"
    text = EMPTY_PLACE if card == GAP else CARD_IDS[card]
    owners = [d.owner(s.discs[place], slot) for slot in range(3)]
    discs = "".join(named(owner, SEATS) for owner in owners).rstrip(NONE)
    return f"{place + 1}={text}:{discs}" if discs else f"{place + 1}={text}"


def favor_words(s: Board) -> list[str]:
    players = s.setup.players
    letters = [
        "".join(FAVOR[type] * s.favor[seat * FACTIONS + type] for type in range(FACTIONS))
        for seat in range(players)
    ]
    return by_seat([word or NONE for word in letters], players)


def faction_words(s: Board) -> list[str]:
    """`row=clergy R=artists`: what is not named is out of the game."""
    found: list[str] = []
    for key, holder in (("row", ROW), *((SEATS[seat], seat) for seat in range(s.setup.players))):
        cards = [id for faction, id in enumerate(FACTION_IDS) if s.holders[faction] == holder]
        if cards:
            found.append(f"{key}={','.join(cards)}")
    return found


def edict_words(s: Board) -> list[str]:
    """`clergy=R4`: in front of red, with 4 favor."""
    return [
        f"{id}={SEATS[s.edict_seats[faction]]}{s.edict_favor[faction]}"
        for faction, id in enumerate(FACTION_IDS)
        if s.edict_seats[faction] >= 0
    ]


def frame_text(one: int) -> str:
    """`scout-lay/0/8`: an operation and its arguments."""
    words = [first(one), second(one), third(one)]
    while words and not words[-1]:
        words.pop()
    return "/".join([OPERATION_NAMES[one & OPERATION], *map(str, words)])
