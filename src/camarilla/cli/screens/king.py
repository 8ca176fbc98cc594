"""For the King in a terminal: government board, players, middle or sale, hand."""

from collections.abc import Mapping
from typing import Final

from rich import box
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from camarilla.cli.herald import Herald
from camarilla.cli.screens.base import ACTING, CRESTS, Group
from camarilla.games.king.cards import FACE_IDS
from camarilla.games.king.views import KingView, SeatView
from camarilla.i18n.speech import read_action
from camarilla.kernel.views import View

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

    def draw(self, view: View, herald: Herald, width: int, height: int) -> RenderableType:
        assert isinstance(view, KingView)
        parts: list[RenderableType] = [headline(view, herald), board(view, herald)]
        parts += [seat_line(view, herald, seat) for seat in range(view.players)]
        if view.middle:
            parts.append(cards_line(herald, "word-middle", view.middle))
        if view.sale is not None:
            parts.append(cards_line(herald, "word-sale", (view.sale,)))
        if view.seat >= 0:
            parts.append(cards_line(herald, "word-hand", view.seats[view.seat].hand or ()))
        return Stack(*parts)

    def groups(self, view: View, herald: Herald) -> list[Group]:
        return []

    def card_of(self, view: View, notation: str) -> str | None:
        assert isinstance(view, KingView)
        _, holes = read_action("king", notation)
        return holes.get("card") or view.king or view.drawn or view.sale


def headline(view: KingView, herald: Herald) -> Text:
    return Text(
        f"{herald.title()}  {herald.word(f'phase-{view.phase}')} · "
        f"{herald.word('word-deck')} {view.deck_size} · "
        f"{herald.word('word-favour')} {view.favour_size}",
        style="bold",
    )


def board(view: KingView, herald: Herald) -> Table:
    """The tiles of every domain, and the sums that this seat holds."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("")
    for domain in view.domains:
        table.add_column(
            herald.word(f"domain-{domain}"), style=DOMAIN_STYLES[domain], justify="center"
        )
    table.add_column(herald.word("word-gold"), style=GOLD_STYLE, justify="center")
    table.add_row(herald.word("word-chief"), *(str(value) for value in view.chiefs))
    if any(view.minors):
        table.add_row(herald.word("word-minor"), *(str(value or "–") for value in view.minors))
    if view.seat >= 0:
        hand = view.seats[view.seat].hand or ()
        sums = [sum_in(hand, head) for head in (*view.domains, "gold")]
        table.add_row(herald.word("word-hand"), *(str(value or "–") for value in sums))
    return table


def sum_in(hand: tuple[str, ...], head: str) -> int:
    """The values of a hand's cards of a domain, or of its Gold."""
    faces = [card.removeprefix(f"{head} ") for card in hand if card.startswith(head)]
    return sum(int(face[0]) for face in faces)


def seat_line(view: KingView, herald: Herald, seat: int) -> Text:
    """A player: crest, name, cards, role, and where they stand in the bidding."""
    crest, shown = CRESTS[seat], view.seats[seat]
    line = Text("▸ " if seat == view.actor else "  ", style=ACTING)
    line.append(f"{crest.sign} {herald.name(seat)}", style=crest.style)
    line.append(f"  {herald.word('word-cards', count=shown.hand_size)}")
    if seat == view.leader and view.phase != "over":
        line.append(f" · {herald.word('word-first' if view.phase == 'esteem' else 'word-adviser')}")
    line.append(standing(view, herald, shown))
    if view.phase == "over":
        line.append(f" · {herald.word('word-points', count=view.scores[seat])}  ")
        line.append_text(card_texts(herald, shown.hand or ()))
    return line


def standing(view: KingView, herald: Herald, seat: SeatView) -> str:
    if view.sale is None:
        return ""
    if seat.excluded:
        return f" · {herald.word('word-excluded')}"
    words = [herald.word("word-bid", bid=seat.bid)] if seat.bid else []
    if seat.passed:
        words.append(herald.word("word-passed"))
    return "".join(f" · {word}" for word in words)


def cards_line(herald: Herald, label: str, cards: tuple[str, ...]) -> Text:
    line = Text(f"{herald.word(label)}: ", style="bold")
    line.append_text(card_texts(herald, cards) if cards else Text(herald.word("word-none")))
    return line


def card_texts(herald: Herald, cards: tuple[str, ...]) -> Text:
    return Text(" · ").join(card_text(herald, card) for card in cards)


def card_text(herald: Herald, card: str) -> Text:
    head, _, face = card.partition(" ")
    style = DOMAIN_STYLES.get(head, GOLD_STYLE if head == "gold" else KING_STYLE)
    return Text(herald.word(f"card-{head}", face=face), style=style)
