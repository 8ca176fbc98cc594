"""Pax Illuminaten in a terminal: the players, the brick field, court, plots and one's own cards.

A card of the field is two lines: its number, the letters of its factions, its degree and its slots
from the top (the crest of a disc's owner, or a dot), then its name. A card that an open choice is
about has its number in gold.
"""

from collections.abc import Mapping
from typing import Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from camarilla.cli.herald import Herald
from camarilla.cli.screens.base import ACTING, CAN_ACT, CRESTS, FAINT, Group
from camarilla.games.illuminaten.geometry import FIELDS
from camarilla.games.illuminaten.tables import CARD_IDS, DEGREE, PRIMARY, SECONDARY
from camarilla.games.illuminaten.views import IlluminatenView, PlaceView, SeatView
from camarilla.games.illuminaten.words import FACTION_IDS
from camarilla.i18n.speech import read_action
from camarilla.kernel.views import View

FACTION_STYLES: Final = ("#d7879f", "#87afd7", "#e8955a", "#a8c97f", "#b79ad7", "#6fc7c4")
"""Of nobility, magistrates, artists, connoisseurs, clergy, scholars."""
DEGREE_SIGNS: Final = ("Ⅰ", "Ⅱ", "Ⅲ", "♔", "∩")
WIDEST: Final = 15
NARROWEST: Final = 9


class IlluminatenScreen:
    cards: Mapping[str, str] = dict.fromkeys(CARD_IDS, "X3.1")

    def draw(self, view: View, herald: Herald, width: int, height: int) -> RenderableType:
        assert isinstance(view, IlluminatenView)
        lines = [title(view, herald)]
        lines += [seat_line(view, seat, herald) for seat in view.seats]
        lines += [court_line(view, herald), plots_line(view, herald)]
        roomy = height - len(lines) - len(own_lines(view, herald)) >= 15
        lines += field_lines(view, herald, width, roomy)
        lines += own_lines(view, herald)
        for line in lines:
            line.truncate(max(width, 1), overflow="ellipsis")
            line.no_wrap = True
        return Lines(*lines)

    def groups(self, view: View, herald: Herald) -> list[Group]:
        """No decision has so many choices that they would have to be grouped."""
        return []

    def card_of(self, view: View, notation: str) -> str | None:
        assert isinstance(view, IlluminatenView)
        _, holes = read_action("illuminaten", notation)
        if "card" in holes:
            return holes["card"]
        if "court" in holes:
            return view.court[int(holes["court"]) - 1]
        if "place" in holes:
            return view.field[int(holes["place"]) - 1].card
        return view.chain[-1] if view.chain else None


def title(view: IlluminatenView, herald: Herald) -> Text:
    line = Text(herald.title(), style="bold")
    if view.round:
        line.append(f"  {herald.word('word-round', round=view.round)}", style="none")
    counts = [
        f"{herald.word('word-deck')} {view.deck_size}",
        f"{herald.word('word-discard')} {view.discard_size}",
        f"{herald.word('word-events')} {view.event_deck}",
        f"{herald.word('word-edicts')} {edicts_discarded(view)}",
    ]
    line.append(f"  {' · '.join(counts)}", style=f"not bold {FAINT}")
    return line


def edicts_discarded(view: IlluminatenView) -> int:
    return sum(event.startswith("edict-") for event in view.remembered_event_discard)


def favor_text(favor: tuple[int, ...], herald: Herald) -> Text:
    """Favor by type, as letters in the factions' colours."""
    line = Text()
    for faction, count in zip(FACTION_IDS, favor, strict=True):
        style = FACTION_STYLES[FACTION_IDS.index(faction)]
        line.append(f"{herald.word(f'letter-{faction}')}{count} ", style=style if count else FAINT)
    return line


def seat_line(view: IlluminatenView, seat: SeatView, herald: Herald) -> Text:
    """Who, favor, discs, hand, faction cards, points, special event."""
    crest = CRESTS[seat.seat]
    line = Text("▸ " if view.actor == seat.seat else "  ", style=ACTING)
    line.append(f"{crest.sign} {herald.name(seat.seat):<11} ", style=f"bold {crest.style}")
    line.append_text(favor_text(seat.favor, herald))
    counts = [f"{herald.word('word-discs')} {seat.stock}"]
    if not seat.automaton:
        counts.append(f"{herald.word('word-hand')} {seat.hand_size}")
    counts.append(f"{herald.word('word-points')} {view.scores[seat.seat]}")
    line.append(" · ".join(counts), style=FAINT)
    for faction in seat.faction_cards:
        style = FACTION_STYLES[FACTION_IDS.index(faction)]
        line.append(f" ⚑{herald.word(f'letter-{faction}')}", style=f"bold {style}")
    for edict in view.edicts:
        if edict.seat == seat.seat:
            line.append(f" ✉{herald.word(f'letter-{edict.faction}')}{edict.favor}", style=ACTING)
    if seat.special is not None:
        line.append(f" · {herald.word(f'happening-{seat.special}')}", style="italic")
    return line


def court_line(view: IlluminatenView, herald: Herald) -> Text:
    line = Text(f"{herald.word('word-court')}: ", style=FAINT)
    for place, card in enumerate(view.court):
        line.append("▼" if place == view.steward else " ", style=CAN_ACT)
        line.append(f"{place + 1} ", style=FAINT)
        if card is None:
            line.append("—  ", style=FAINT)
        else:
            line.append_text(card_text(card, herald))
            line.append("  ")
    return line


def card_text(card: str, herald: Herald) -> Text:
    """A luminary in one word: letters of its factions, degree, name."""
    line = signs(card, herald)
    line.append(f" {herald.word(f'card-{card}')}")
    return line


def signs(card: str, herald: Herald) -> Text:
    number = CARD_IDS.index(card)
    line = Text()
    for faction in (PRIMARY[number], SECONDARY[number]):
        if faction >= 0:
            letter = herald.word(f"letter-{FACTION_IDS[faction]}")
            line.append(letter, style=f"bold {FACTION_STYLES[faction]}")
    line.append(DEGREE_SIGNS[DEGREE[number]])
    return line


def plots_line(view: IlluminatenView, herald: Herald) -> Text:
    """The public plots and one's own, with the crests of the discs on and under them."""
    line = Text(f"{herald.word('word-plots')}: ", style=FAINT)
    known = [plot for plot in view.plots if plot is not None]
    known += [seat.private for seat in view.seats if seat.private is not None]
    for plot in known:
        line.append(herald.word(f"plot-{plot}"))
        if plot not in view.plots:
            line.append(f" ({herald.word('word-private')})", style=FAINT)
        for seat in view.seats:
            crest = CRESTS[seat.seat]
            if plot in seat.on:
                line.append(f" {crest.sign}", style=crest.style)
            elif plot in seat.under:
                line.append(f" ({crest.sign})", style=crest.style)
        line.append("  ")
    return line


def own_lines(view: IlluminatenView, herald: Herald) -> list[Text]:
    """The chain and contest cards on the table, and the hand of the one who looks."""
    lines = []
    if view.chain:
        line = Text(f"{herald.word('word-chain')}: ", style=FAINT)
        for card in view.chain:
            line.append_text(card_text(card, herald))
            line.append("  ")
        lines.append(line)
    for seat in view.seats:
        if seat.hand is not None and seat.seat == view.seat:
            line = Text(f"{herald.word('word-hand')}: ", style=FAINT)
            for card in seat.hand:
                line.append_text(card_text(card, herald))
                line.append("  ")
            for event in seat.events or ():
                line.append(f"«{herald.word(f'happening-{event}')}» ", style="italic")
            lines.append(line)
    return lines


def target_places(view: IlluminatenView, herald: Herald) -> set[int]:
    """The numbers of the places that some open choice is about."""
    found = set()
    for action in view.legal:
        _, holes = read_action("illuminaten", herald.game.actions.text(action))
        if "place" in holes:
            found.add(int(holes["place"]))
    return found


def field_lines(view: IlluminatenView, herald: Herald, width: int, roomy: bool) -> list[Text]:
    """The rows as bricks: each row is shifted by half a card for each card it lacks."""
    rows = FIELDS[len(view.field)].lines
    widest = max(len(row) for row in rows)
    cell = max(NARROWEST, min(WIDEST, width // widest))
    targets = target_places(view, herald)
    lines: list[Text] = []
    for row in rows:
        indent = Text(" " * ((widest - len(row)) * cell // 2))
        cells = [
            place_lines(view, view.field[number - 1], herald, cell, number in targets)
            for number in row
        ]
        lines += [Text.assemble(indent, *parts) for parts in zip(*cells, strict=True)]
        if roomy:
            lines.append(Text())
    return lines


def place_lines(
    view: IlluminatenView, place: PlaceView, herald: Herald, width: int, target: bool
) -> list[Text]:
    head = Text(f"{place.number}", style=f"bold reverse {CAN_ACT}" if target else "bold")
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
        head.append_text(signs(place.card, herald))
        head.append(" ")
        head.append_text(slots)
        name = Text(herald.word(f"card-{place.card}"), style="bold")
    return [fitted(head, width), fitted(name, width)]


def fitted(line: Text, width: int) -> Text:
    """The line in exactly so many columns, one of them blank."""
    line.truncate(width - 1, overflow="ellipsis")
    line.pad_right(width - line.cell_len)
    return line
