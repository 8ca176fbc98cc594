"""Oriflamme and Ablaze in a terminal: the families, the row of stacks, one's own cards.

A card lies in a frame: dashed while it is face down, heavy while it is being activated. In the
frame's head stand the place, the crest of the card's family and the influence on it; in its foot
how many cards it covers and, behind a flag, the crest of the owner it was bribed away from.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from camarilla.cli.narrator import Narrator
from camarilla.cli.screen import ACTING, CAN_ACT, CRESTS, FAINT, Crest, Group, Screen
from camarilla.games.oriflamme.rules.cards import FAMILY_IDS, KIND_IDS, KIND_RULES
from camarilla.games.oriflamme.rules.information import CardView, FamilyView
from camarilla.games.oriflamme.rules.observation import (
    OriflammeAction,
    OriflammeObservation,
    SeenPlace,
)
from camarilla.kernel.observation import LegalAction, Observation

CREST: Final[dict[str, Crest]] = dict(zip(FAMILY_IDS, CRESTS, strict=True))

_UP: Final = tuple("╭─╮│╰╯")
_DOWN: Final = tuple("╭┄╮┆╰╯")
_ACTIVE: Final = tuple("┏━┓┃┗┛")


class Layout(NamedTuple):
    """How the row is drawn: the width of a card, the lines for its name, whether it is framed."""

    width: int
    names: int
    framed: bool

    def lines(self, places: int, width: int) -> int:
        """How many lines of the screen the row takes."""
        per_line = max(1, width // self.width)
        return -(-places // per_line) * (self.names + (2 if self.framed else 1))


_LAYOUTS: Final = (
    Layout(16, 2, framed=True),
    Layout(13, 2, framed=True),
    Layout(13, 1, framed=True),
    Layout(10, 1, framed=True),
    Layout(13, 1, framed=False),
    Layout(10, 1, framed=False),
)
"""From the roomiest to the tightest; the first that fits is taken."""
_LETTERS: Final = (40, 8, 5, 3)
"""To how many letters the names of discards and covered cards are cut, the more the better."""


class OriflammeScreen(Screen):
    cards: Mapping[str, str] = dict(zip(KIND_IDS, KIND_RULES, strict=True))
    example = "spy"

    def draw(
        self, view: Observation, narrator: Narrator, width: int, height: int
    ) -> RenderableType:
        assert isinstance(view, OriflammeObservation)
        head = [title(view, narrator, width)]
        head += [family_line(view, family, narrator, width) for family in view.families]
        own = own_lines(view, narrator, width)
        room = height - len(head) - len(own)
        piles: list[Text] = []
        for letters in _LETTERS:
            piles = pile_lines(view, narrator, width, letters)
            layout = fitting(view, width, room - len(piles) - 2)
            if layout is not None:
                row = row_lines(view, narrator, width, layout)
                return Lines(*head, Text(), *row, Text(), *piles, *own)
        row = row_lines(view, narrator, width, _LAYOUTS[-1])
        return Lines(*head, *row, *piles[: max(room - len(row), 0)], *own)

    def groups(self, view: Observation, narrator: Narrator) -> list[Group]:
        """A card is chosen before its place."""
        if view.kind != "place":
            return []
        assert isinstance(view, OriflammeObservation)
        found: dict[str, list[LegalAction]] = {}
        for action in view.legal:
            label = narrator.word(f"card-{action.args['card']}")
            if len(view.families) > view.players and action.family is not None:
                label = f"{CREST[action.family].sign} {label}"
            found.setdefault(label, []).append(action)
        return [Group(label, tuple(actions)) for label, actions in found.items()]

    def card_of(self, view: Observation, action: LegalAction) -> str | None:
        assert isinstance(action, OriflammeAction)
        if "card" in action.args:
            return str(action.args["card"])
        if "place" in action.args:
            return action.target
        card = view.decision and view.decision.get("card")
        return str(card) if card else None

    def rule_of(self, view: Observation, action: LegalAction) -> str:
        return view.rule


def title(view: OriflammeObservation, narrator: Narrator, width: int) -> Text:
    line = Text()
    line.append(narrator.title(), style="bold")
    if view.round:
        line.append(f"  {narrator.word('word-round', round=view.round)}")
    line.append(f"  {narrator.word(f'phase-{view.phase}')}")
    line.append("  → →" if view.direction == "rightward" else "  ← ←", style=ACTING)
    return cut(line, width)


def family_line(
    view: OriflammeObservation, family: FamilyView, narrator: Narrator, width: int
) -> Text:
    """Who, how much influence, how many cards, which discards."""
    crest = CREST[family.family]
    line = Text("▸ " if view.actor == family.seat else "  ")
    line.append(f"{crest.sign} ", style=crest.style)
    column = max(len(plate(view, one, narrator)) for one in view.families)
    name = plate(view, family, narrator)
    line.append(f"{name:<{column}} ", style=f"bold {crest.style}")
    # Influence is the player's: with two families to a player it stands at the first of them.
    if view.families.index(family) < view.players:
        line.append("★" if view.first == family.seat else " ", style=ACTING)
        line.append(f" ●{view.influence[family.seat]:<3}", style=CAN_ACT)
    else:
        line.append(" " * 6)
    counts = [f"{narrator.word('word-hand')} {family.hand_size}"]
    if family.pile_size:
        counts.append(f"{narrator.word('word-pile')} {family.pile_size}")
    if family.twin:
        counts.append(narrator.word("word-twin"))
    if family.token:
        counts.append(narrator.word("word-token"))
    line.append(f" {' · '.join(counts)}", style=FAINT)
    return cut(line, width)


def plate(view: OriflammeObservation, family: FamilyView, narrator: Narrator) -> str:
    """The player, and the family if each player has two (O10.1)."""
    name = narrator.plate(family.seat)
    if len(view.families) > view.players:
        return f"{name}: {narrator.word(f'family-{family.family}')}"
    return name


def pile_lines(
    view: OriflammeObservation, narrator: Narrator, width: int, letters: int
) -> list[Text]:
    """The families' discards and the covered cards of the row; names cut to this many letters."""
    discards = []
    for family in view.families:
        names = [narrator.word(f"card-{card}")[:letters] for card in family.discard]
        crest = CREST[family.family]
        discards += [
            Text.assemble((f"{crest.sign} " if at == 0 else "", crest.style), name)
            for at, name in enumerate(names)
        ]
    covered = []
    for number, place in enumerate(view.row, 1):
        for at, card in enumerate(place.cards[:-1]):
            text = Text(f"{number} " if at == 0 else "", style="bold")
            covered.append(text + covered_text(card, narrator, letters))
    lines = flowed(narrator.word("word-discard"), discards, width) if discards else []
    return lines + (flowed(narrator.word("word-covered"), covered, width) if covered else [])


def covered_text(card: CardView, narrator: Narrator, letters: int) -> Text:
    """A covered card as far as the reader may know it (O12.1, O12.2)."""
    name = "░" if card.kind is None else narrator.word(f"card-{card.kind}")[:letters]
    style = CREST[card.family].style if card.up or card.kind is None else f"italic {FAINT}"
    text = Text(name, style=style)
    if card.influence:
        text.append(f"●{card.influence}", style=CAN_ACT)
    return text


def flowed(label: str, parts: list[Text], width: int) -> list[Text]:
    """A label and parts with commas between them, in as many lines as they need."""
    lines = [Text(f"{label}: ", style=FAINT)]
    for at, part in enumerate(parts):
        comma = Text("" if at == len(parts) - 1 else ", ")
        if lines[-1].cell_len + part.cell_len + comma.cell_len > width:
            lines.append(Text("  "))
        lines[-1] = lines[-1] + part + comma
    return [cut(line, width) for line in lines]


def own_lines(view: OriflammeObservation, narrator: Narrator, width: int) -> list[Text]:
    """The reader's hand and set-aside cards."""
    lines = []
    for family in view.families:
        if family.hand is None or family.aside is None:
            continue
        crest = CREST[family.family]
        line = Text()
        line.append(f"{crest.sign} ", style=crest.style)
        line.append(f"{narrator.word('word-hand')}: ", style=FAINT)
        line.append(", ".join(narrator.word(f"card-{card}") for card in family.hand), style="bold")
        if family.aside:
            aside = Text()
            aside.append(f"  {narrator.word('word-aside')}: ", style=FAINT)
            aside.append(", ".join(narrator.word(f"card-{card}") for card in family.aside))
            if line.cell_len + aside.cell_len > width:
                lines.append(cut(line, width))
                line = aside
            else:
                line.append_text(aside)
        lines.append(cut(line, width))
    return lines


def fitting(view: OriflammeObservation, width: int, height: int) -> Layout | None:
    """The roomiest layout in which the row has room, if there is one."""
    places = len(view.row)
    return next((one for one in _LAYOUTS if one.lines(places, width) <= height), None)


def row_lines(
    view: OriflammeObservation, narrator: Narrator, width: int, layout: Layout
) -> list[Text]:
    if not view.row:
        return [Text(narrator.word("word-empty-row"), style=FAINT)]
    places = len(view.row)
    targets = target_places(view)
    cells = [draw_place(view, index, layout, narrator, index in targets) for index in range(places)]
    per_line = max(1, width // layout.width)
    lines: list[Text] = []
    for first in range(0, places, per_line):
        beside = cells[first : first + per_line]
        lines += [Text.assemble(*parts) for parts in zip(*beside, strict=True)]
    return lines


def target_places(view: OriflammeObservation) -> set[int]:
    """The places that some open choice is about."""
    places = set()
    for action in view.legal:
        holes = action.args
        if "place" in holes:
            places.add(int(holes["place"]) - 1)
    if view.kind == "keep-or-reveal" and view.pointer is not None:
        places.add(view.pointer - 1)
    return places


def draw_place(
    view: OriflammeObservation, index: int, layout: Layout, narrator: Narrator, target: bool
) -> list[Text]:
    """The lines of one place, all of the layout's width."""
    place = view.row[index]
    card = place.cards[-1]
    active = place.turn == "active"
    inner = layout.width - (2 if layout.framed else 1)
    head = head_line(index, card, inner, active, target)
    names = name_lines(card, inner, layout.names, narrator)
    foot = foot_text(place, card)
    if not layout.framed:
        room = inner - foot.cell_len
        names[0] = padded(cut(names[0], room), room) + foot
        return [padded(line, layout.width) for line in (head, *names)]
    frame = _ACTIVE if active else _UP if card.up else _DOWN
    style = ACTING if active else CREST[card.family].style
    top_left, bar, top_right, side, low_left, low_right = frame
    fill = bar * (inner - head.cell_len)
    split = head.cell_len - influence_width(card)
    top = Text.assemble((top_left, style), head[:split], (fill, style), head[split:])
    lines = [top + Text(top_right, style=style)]
    lines += [Text.assemble((side, style), padded(line, inner), (side, style)) for line in names]
    fill = bar * (inner - foot.cell_len)
    lines.append(Text.assemble((low_left + fill, style), foot, (low_right, style)))
    return lines


def head_line(index: int, card: CardView, width: int, active: bool, target: bool) -> Text:
    crest = CREST[card.family]
    line = Text("▼" if active else "")
    line.append(f"{index + 1}", style=f"bold reverse {CAN_ACT}" if target else "bold")
    line.append(f" {crest.sign}", style=crest.style)
    if card.influence:
        line.append(f"●{card.influence}", style=CAN_ACT)
    return cut(line, width)


def influence_width(card: CardView) -> int:
    return len(f"●{card.influence}") if card.influence else 0


def name_lines(card: CardView, width: int, count: int, narrator: Narrator) -> list[Text]:
    """The name of a card in this many lines; hatching if it is not known."""
    if card.kind is None:
        return [Text("░" * width, style=CREST[card.family].style) for _ in range(count)]
    style = f"bold {CREST[card.family].style}" if card.up else f"italic {FAINT}"
    name = narrator.word(f"card-{card.kind}")
    words = name.split()
    if len(name) > width and count > 1 and len(words) > 1:
        return [cut(Text(words[0], style=style), width), cut(Text(words[1], style=style), width)]
    return [cut(Text(name, style=style), width)] + [Text()] * (count - 1)


def foot_text(place: SeenPlace, card: CardView) -> Text:
    """How many cards are covered, and whose card it was before the bribe."""
    foot = Text()
    if len(place.cards) > 1:
        foot.append(f"+{len(place.cards) - 1}", style="bold")
    if card.token:
        owner = CREST[card.owner]
        foot.append(f" ⚑{owner.sign}", style=owner.style)
    return foot


def cut(line: Text, width: int) -> Text:
    """The line, shortened with an ellipsis if it is too long."""
    line.truncate(max(width, 1), overflow="ellipsis")
    line.no_wrap = True
    return line


def padded(line: Text, width: int) -> Text:
    padding = width - line.cell_len
    return line + Text(" " * padding) if padding > 0 else line
