"""For the King in a terminal: government board, players, middle or sale, hand."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from camarilla.cli.narrator import Herald
from camarilla.cli.screen import ACTING, CRESTS, Group
from camarilla.games.king.rules.cards import FACE_IDS
from camarilla.games.king.rules.information import SeatView
from camarilla.games.king.rules.observation import KingObservation
from camarilla.kernel.observation import LegalAction, Observation

DOMAIN_STYLES: Final = {
    "diplomacy": "#5fafd7",
    "entertainment": "#ff5f5f",
    "livestock": "#ff87af",
    "architecture": "#5faf5f",
    "military": "#af87ff",
    "provisions": "#ff8700",
}
GOLD_STYLE: Final = "#ffd75f"
KING_STYLE: Final = "bold"
RULES: Final = {"king": "K5.1", "gold": "K2.3"}


class KingScreen:
    cards: Mapping[str, str] = {id: RULES.get(id.split()[0], "K2.1") for id in FACE_IDS}
    example = "gold 3"

    def draw(self, view: Observation, herald: Herald, width: int, height: int) -> RenderableType:
        assert isinstance(view, KingObservation)
        parts: list[RenderableType] = [
            headline(view, herald, width),
            board(view, herald, width),
        ]
        parts += [seat_line(view, herald, seat) for seat in range(view.players)]
        if view.middle:
            parts.append(cards_line(herald, "word-middle", view.middle))
        if view.sale is not None:
            parts.append(cards_line(herald, "word-sale", (view.sale,)))
        if view.seat >= 0 and view.phase != "over":
            hand = grouped(view.seats[view.seat].hand or ())
            parts.append(cards_line(herald, "word-hand", hand))
        return Stack(*parts)

    def groups(self, view: Observation, herald: Herald) -> list[Group]:
        return []

    def card_of(self, view: Observation, action: LegalAction) -> str | None:
        assert isinstance(view, KingObservation)
        if "card" in action.args:
            return str(action.args["card"])
        return view.king or view.drawn or view.sale

    def rule_of(self, view: Observation, action: LegalAction) -> str:
        return view.rule


def headline(view: KingObservation, herald: Herald, width: int) -> Text:
    """Game, phase and piles; the game's name only where there is room for it."""
    piles = (
        f"{herald.word(f'phase-{view.phase}')} · "
        f"{herald.word('word-deck')} {view.deck_size} · "
        f"{herald.word('word-favour')} {view.favour_size}"
    )
    whole = f"{herald.title()}  {piles}"
    return Text(whole if len(whole) <= width else piles, style="bold")


def board(view: KingObservation, herald: Herald, width: int) -> Table:
    """The tiles of every domain and the sums that this seat holds; a column a domain if it fits."""
    lines = [[Text(), *(domain_name(herald, domain) for domain in view.domains)]]
    lines.append(numbers_line(herald, "word-chief", view.chiefs))
    if any(view.minors):
        lines.append(numbers_line(herald, "word-minor", view.minors))
    if view.seat >= 0:
        hand = view.seats[view.seat].hand or ()
        sums = [sum_in(hand, head) for head in (*view.domains, "gold")]
        lines[0].append(Text(herald.word("word-gold"), style=GOLD_STYLE))
        lines.append(numbers_line(herald, "word-hand", sums))
    columns = list(zip_longest(*lines, fillvalue=Text()))
    if sum(max(cell.cell_len for cell in column) + 2 for column in columns) > width:
        return grid(columns)
    return grid(lines)


def grid(lines: Sequence[Sequence[Text]]) -> Table:
    table = Table.grid(padding=(0, 1))
    for column in range(len(lines[-1])):
        table.add_column(justify="center" if column else "left")
    for line in lines:
        table.add_row(*line)
    return table


def domain_name(herald: Herald, domain: str) -> Text:
    return Text(herald.word(f"domain-{domain}"), style=DOMAIN_STYLES[domain])


def numbers_line(herald: Herald, label: str, numbers: Sequence[int]) -> list[Text]:
    return [Text(herald.word(label)), *(Text(str(number or "–")) for number in numbers)]


def sum_in(hand: tuple[str, ...], head: str) -> int:
    """The values of a hand's cards of a domain, or of its Gold."""
    faces = [card.removeprefix(f"{head} ") for card in hand if card.startswith(head)]
    return sum(int(face[0]) for face in faces)


def seat_line(view: KingObservation, herald: Herald, seat: int) -> Text:
    """A player: crest, name, cards, role, and where they stand in the bidding."""
    crest, shown = CRESTS[seat], view.seats[seat]
    line = Text()
    line.append("▸ " if seat == view.actor else "  ", style=ACTING)
    line.append(f"{crest.sign} {herald.name(seat)}", style=crest.style)
    line.append(f"  {herald.word('word-cards', count=shown.hand_size)}")
    if seat == view.leader and view.phase != "over":
        line.append(f" · {herald.word('word-first' if view.phase == 'esteem' else 'word-adviser')}")
    line.append(standing(view, herald, shown))
    if view.phase == "over":
        line.append(f" · {herald.word('word-points', count=view.scores[seat])}  ")
        line.append_text(card_texts(herald, grouped(shown.hand or ())))
    return line


def standing(view: KingObservation, herald: Herald, seat: SeatView) -> str:
    if view.sale is None:
        return ""
    if seat.excluded:
        return f" · {herald.word('word-excluded')}"
    words = [herald.word("word-bid", bid=seat.bid)] if seat.bid else []
    if seat.passed:
        words.append(herald.word("word-passed"))
    return "".join(f" · {word}" for word in words)


def cards_line(herald: Herald, label: str, cards: tuple[str, ...]) -> Text:
    line = Text()
    line.append(f"{herald.word(label)}: ", style="bold")
    line.append_text(card_texts(herald, cards) if cards else Text(herald.word("word-none")))
    return line


def grouped(hand: tuple[str, ...]) -> tuple[str, ...]:
    """A hand with the cards of one domain, and its Gold, told together: `military 1A 1C`."""
    faces: dict[str, list[str]] = {}
    for card in hand:
        head, _, face = card.partition(" ")
        faces.setdefault(head, []).append(face)
    return tuple(f"{head} {' '.join(found)}" for head, found in faces.items())


def card_texts(herald: Herald, cards: tuple[str, ...]) -> Text:
    return Text(" · ").join(card_text(herald, card) for card in cards)


def card_text(herald: Herald, card: str) -> Text:
    head, _, face = card.partition(" ")
    style = DOMAIN_STYLES.get(head, GOLD_STYLE if head == "gold" else KING_STYLE)
    return Text(herald.word(f"card-{head}", face=face), style=style)
