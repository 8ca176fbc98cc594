"""Pax Illuminaten in a terminal: the players, the brick field, court, plots and one's own cards.

A card of the field is two lines: its number, the letters of its factions, its degree and its slots
from the top (the crest of a disc's owner, or a dot), then its name. A card that an open choice is
about has its number in gold, and one that an areopagus touches has a house in its player's colour.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from camarilla.cli.narrator import Narrator
from camarilla.cli.screen import ACTING, CAN_ACT, CRESTS, FAINT, Group, Screen
from camarilla.games.illuminaten.rules.geometry import AREOPAGI, FIELDS, members
from camarilla.games.illuminaten.rules.ids import AREOPAGUS, FACTION_IDS
from camarilla.games.illuminaten.rules.observation import (
    IlluminatenObservation,
    PlaceView,
    SeatView,
)
from camarilla.games.illuminaten.rules.tables import (
    CARD_IDS,
    CONNECTION_IDS,
    CONNECTIONS,
    DEGREE,
    PRIMARY,
    SECONDARY,
)
from camarilla.games.illuminaten.screen.standing import (
    flowed,
    label,
    standing_lines,
)
from camarilla.kernel.observation import LegalAction, Observation

FACTION_STYLES: Final = ("#d7879f", "#87afd7", "#e8955a", "#a8c97f", "#b79ad7", "#6fc7c4")
"""Of nobility, magistrates, artists, connoisseurs, clergy, scholars."""
DEGREE_SIGNS: Final = ("Ⅰ", "Ⅱ", "Ⅲ", "♔", "∩")
RULES: Final = {
    "scout": "X6.1",
    "influence": "X6.2",
    "interrogate": "X6.3",
    "reassign": "X6.4",
    "exclude": "X6.5",
    "displace": "X6.6",
    "claim": "X7.4",
    "fulfil": "X7.6",
    "use": "X7.5",
    "reward-influence": "X6.6d",
    "reward-reassign": "X6.6d",
    "reward-exclude": "X6.6d",
    "propaganda": "X11",
    "convent": "X11",
    "look-hand": "X11",
    "look-plot": "X11",
    "pay-group": "X4.2",
}
"""By form of a choice: the rule that explains it better than that of the whole decision."""
WIDEST: Final = 16
NARROWEST: Final = 9


class IlluminatenScreen(Screen):
    cards: Mapping[str, str] = dict.fromkeys(CARD_IDS, "X3.1")
    example = "PIL055"

    def draw(
        self, view: Observation, narrator: Narrator, width: int, height: int
    ) -> RenderableType:
        assert isinstance(view, IlluminatenObservation)
        lines = self.lines(view, narrator, width, height)
        if len(lines) > height:
            # A plate without the mark of one's own seat is narrower.
            lines = self.lines(view, replace(narrator, you=-1), width, height)
        return Lines(*lines)

    def lines(
        self, view: IlluminatenObservation, narrator: Narrator, width: int, height: int
    ) -> list[Text]:
        lines = title_lines(view, narrator, width)
        lines += seat_lines(view, narrator, width)
        lines += court_lines(view, narrator, width)
        own = own_lines(view, narrator, width)
        field = 2 * len(FIELDS[len(view.field)].lines)
        room = height - len(lines) - len(own) - field
        lines += standing_lines(view, narrator, width, room)
        roomy = height - len(lines) - len(own) >= 15
        lines += field_lines(view, narrator, width, roomy)
        return lines + own

    def groups(self, view: Observation, narrator: Narrator) -> list[Group]:
        """No decision has enough choices to need groups."""
        return []

    def card_of(self, view: Observation, action: LegalAction) -> str | None:
        assert isinstance(view, IlluminatenObservation)
        holes = action.args
        if "card" in holes:
            return str(holes["card"])
        if "court" in holes:
            return view.court[int(holes["court"]) - 1]
        if "place" in holes:
            return view.field[int(holes["place"]) - 1].card
        return view.chain[-1] if view.kind == "ability" else None

    def rule_of(self, view: Observation, action: LegalAction) -> str:
        form = action.form
        return RULES.get(form, view.rule)


def title_lines(view: IlluminatenObservation, narrator: Narrator, width: int) -> list[Text]:
    """The game, the round, the piles, and the faction cards that nobody has."""
    line = Text.assemble((f"{narrator.title()}  ", "bold"))
    if view.round:
        line.append(f"{narrator.word('word-round', round=view.round)}  ")
    discard = f"{narrator.word('word-discard')} {view.discard_size}"
    if view.discard_top is not None:
        discard += f" ({narrator.word(f'card-{view.discard_top}')})"
    counts = [
        f"{narrator.word('word-deck')} {view.deck_size}",
        discard,
        f"{narrator.word('word-events')} {view.event_deck}",
        f"{narrator.word('word-edicts')} {view.edicts_discarded}",
    ]
    items = [Text(count, style=FAINT) for count in counts]
    row = label(narrator, "word-faction-row")
    row.append_text(flags(view.faction_row, narrator) if view.faction_row else Text("—"))
    return flowed(line, [*items, row], width)


def favor_text(favor: tuple[int, ...], narrator: Narrator) -> Text:
    """Favor by type, as letters in the factions' colours."""
    line = Text()
    for faction, count in zip(FACTION_IDS, favor, strict=True):
        style = style_of(faction) if count else FAINT
        line.append(f"{narrator.word(f'letter-{faction}')}{count:<2} ", style=style)
    return line


def flags(factions: Iterable[str], narrator: Narrator) -> Text:
    """Faction cards, as flags with the letter of the faction."""
    return Text(" ").join(
        Text(f"⚑{narrator.word(f'letter-{faction}')}", f"bold {style_of(faction)}")
        for faction in factions
    )


def style_of(faction: str) -> str:
    return FACTION_STYLES[FACTION_IDS.index(faction)]


def seat_lines(view: IlluminatenObservation, narrator: Narrator, width: int) -> list[Text]:
    """A table of the players below the supply of favor."""
    names = [narrator.word("word-supply"), *(narrator.plate(seat.seat) for seat in view.seats)]
    column = max(len(name) for name in names) + 1
    words = [narrator.word(f"word-{word}") for word in ("discs", "hand", "points", "areopagus")]
    head = Text.assemble((f"    {names[0]:<{column}}", FAINT), favor_text(view.supply, narrator))
    head.append(" ".join(words), style=FAINT)
    lines = [head]
    for seat in view.seats:
        lines += seat_line(view, seat, narrator, column, words, width)
    return lines


def seat_line(
    view: IlluminatenObservation,
    seat: SeatView,
    narrator: Narrator,
    column: int,
    words: list[str],
    width: int,
) -> list[Text]:
    """Who, favor, discs, hand, points, areopagus; then what not everybody has."""
    crest = CRESTS[seat.seat]
    line = Text.assemble(("▸ " if view.actor == seat.seat else "  ", ACTING))
    line.append(f"{crest.sign} {narrator.plate(seat.seat):<{column}}", style=f"bold {crest.style}")
    line.append_text(favor_text(seat.favor, narrator))
    hand = "—" if seat.automaton else seat.hand_size
    for word, count in zip(words, (seat.stock, hand, view.scores[seat.seat]), strict=False):
        line.append(f"{count:>{len(word)}} ")
    house = areopagus_text(view, seat, narrator)
    house.pad_right(max(0, len(words[-1]) - house.cell_len))
    line.append_text(house).append("  ")
    return flowed(line, extras(view, seat, narrator), width)


def areopagus_text(view: IlluminatenObservation, seat: SeatView, narrator: Narrator) -> Text:
    """The two places that an areopagus touches, and the factions of its connection card."""
    line = Text.assemble(("⌂", CRESTS[seat.seat].style))
    if seat.automaton and view.figure == AREOPAGUS + 1:
        line.append("♟", style=CRESTS[seat.seat].style)
    line.append(",".join(str(place + 1) for place in members(AREOPAGI[view.players][seat.seat])))
    if seat.connection is not None:
        line.append(" ")
        for faction in CONNECTIONS[CONNECTION_IDS.index(seat.connection)]:
            letter = narrator.word(f"letter-{FACTION_IDS[faction]}")
            line.append(letter, style=f"bold {FACTION_STYLES[faction]}")
    return line


def extras(view: IlluminatenObservation, seat: SeatView, narrator: Narrator) -> list[Text]:
    """A player's faction cards, edicts with the favor on them, unplayed events and special."""
    found = [flags([faction], narrator) for faction in seat.faction_cards]
    for edict in view.edicts:
        if edict.seat == seat.seat:
            letter = narrator.word(f"letter-{edict.faction}")
            found.append(Text(f"✉{letter}{edict.favor}", style=f"bold {style_of(edict.faction)}"))
    if seat.event_count:
        found.append(Text(f"{narrator.word('word-events')} {seat.event_count}", style=FAINT))
    if seat.special is not None:
        found.append(Text(narrator.word(f"event-card-{seat.special}"), style="italic"))
    return found


def court_lines(view: IlluminatenObservation, narrator: Narrator, width: int) -> list[Text]:
    items = []
    for place, card in enumerate(view.court):
        item = Text.assemble(("▼" if place + 1 == view.steward else "", CAN_ACT))
        item.append(f"{place + 1} ", style=FAINT)
        item.append_text(Text("—") if card is None else card_text(card, narrator))
        items.append(item)
    return flowed(label(narrator, "word-court"), items, width)


def card_text(card: str, narrator: Narrator) -> Text:
    """A luminary in one word: letters of its factions, degree, name."""
    line = signs(card, narrator)
    line.append(f" {narrator.word(f'card-{card}')}")
    return line


def signs(card: str, narrator: Narrator) -> Text:
    number = CARD_IDS.index(card)
    line = Text()
    for faction in (PRIMARY[number], SECONDARY[number]):
        if faction >= 0:
            letter = narrator.word(f"letter-{FACTION_IDS[faction]}")
            line.append(letter, style=f"bold {FACTION_STYLES[faction]}")
    line.append(DEGREE_SIGNS[DEGREE[number]])
    return line


def own_lines(view: IlluminatenObservation, narrator: Narrator, width: int) -> list[Text]:
    """The chain and contest cards on the table, and the reader's hand."""
    lines = []
    for word, cards in (("word-chain", view.chain), ("word-contest", view.contest_cards)):
        if cards:
            items = [card_text(card, narrator) for card in cards]
            lines += flowed(label(narrator, word), items, width)
    for seat in view.seats:
        if seat.hand is not None and seat.seat == view.seat:
            items = [card_text(card, narrator) for card in seat.hand]
            items += [
                Text(f"«{narrator.word(f'event-card-{event}')}»", style="italic")
                for event in seat.events or ()
            ]
            lines += flowed(label(narrator, "word-hand"), items, width)
    return lines


def target_places(view: IlluminatenObservation) -> set[int]:
    """The numbers of the places that some open choice is about."""
    found = set()
    for action in view.legal:
        holes = action.args
        if "place" in holes:
            found.add(int(holes["place"]))
    return found


def field_lines(
    view: IlluminatenObservation, narrator: Narrator, width: int, roomy: bool
) -> list[Text]:
    """The rows as bricks: each row is shifted by half a card for each card it lacks."""
    rows = FIELDS[len(view.field)].lines
    widest = max(len(row) for row in rows)
    cell = max(NARROWEST, min(WIDEST, width // widest))
    targets = target_places(view)
    lines: list[Text] = []
    for row in rows:
        indent = Text(" " * ((widest - len(row)) * cell // 2))
        cells = [
            place_lines(view, view.field[number - 1], narrator, cell, number in targets)
            for number in row
        ]
        lines += [Text.assemble(indent, *parts) for parts in zip(*cells, strict=True)]
        if roomy:
            lines.append(Text())
    return lines


def place_lines(
    view: IlluminatenObservation, place: PlaceView, narrator: Narrator, width: int, target: bool
) -> list[Text]:
    head = Text(f"{place.number}", style=f"bold reverse {CAN_ACT}" if target else "bold")
    for seat, touched in enumerate(AREOPAGI[view.players]):
        if touched >> place.number - 1 & 1:
            head.append("⌂", style=CRESTS[seat].style)
    if place.number in view.markers:
        head.append("★", style=CAN_ACT)
    if place.number == view.figure:
        head.append("♟", style=CRESTS[0].style)
    slots = Text()
    for owner in place.discs:
        if owner is None:
            slots.append("·", style=FAINT)
        else:
            slots.append(CRESTS[owner].sign, style=CRESTS[owner].style)
    if place.card is None:
        name = Text("" if place.gap else "░" * (width - 2), style=FAINT)
    else:
        head.append(" ")
        head.append_text(signs(place.card, narrator))
        head.append(" ")
        head.append_text(slots)
        name = Text(narrator.word(f"card-{place.card}"), style="bold")
    return [fitted(head, width), fitted(name, width)]


def fitted(line: Text, width: int) -> Text:
    """The line in exactly this many columns, one of them blank."""
    line.truncate(width - 1, overflow="ellipsis")
    line.pad_right(width - line.cell_len)
    return line
