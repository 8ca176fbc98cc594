"""For the King in a terminal: government board, players, middle or sale, hand."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from camarilla.cli.narrator import Narrator
from camarilla.cli.screen import ACTING, CRESTS, Menu, Screen
from camarilla.games.king.rules.cards import FACE_IDS
from camarilla.games.king.rules.observation import KingObservation, SeatObservation
from camarilla.i18n.speech import MINUS
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


class KingScreen(Screen):
    cards: Mapping[str, str] = {id: RULES.get(id.split()[0], "K2.1") for id in FACE_IDS}
    example = "gold 3"

    def draw(
        self, view: Observation, narrator: Narrator, width: int, height: int
    ) -> RenderableType:
        assert isinstance(view, KingObservation)
        parts: list[RenderableType] = [
            headline(view, narrator, width),
            board(view, narrator, width),
        ]
        parts += [seat_line(view, narrator, seat) for seat in range(view.players)]
        if view.middle:
            parts.append(cards_line(narrator, "word-middle", view.middle))
        if view.sale is not None:
            parts.append(cards_line(narrator, "word-sale", (view.sale,)))
        if view.seat >= 0 and view.phase != "over":
            hand = grouped(view.seats[view.seat].hand or ())
            parts.append(cards_line(narrator, "word-hand", hand))
        return Stack(*parts)

    def menu(self, view: Observation, narrator: Narrator) -> Menu | None:
        """K4.2: in an auction the number typed is the bid, and 0 passes."""
        if view.kind != "bid":
            return None
        assert isinstance(view, KingObservation)
        bids = [action for action in view.legal if action.form == "bid"]
        keys = {str(action.args["bid"]): action for action in bids}
        keys["0"] = next(action for action in view.legal if action.form == "pass")
        lines = [f"0 {narrator.choice(view, keys['0'])}"]
        within = [action for action in bids if not action.beyond_means]
        for found, word in ((within, "word-bids"), (bids[len(within) :], "word-bids-beyond")):
            if found:
                first, last = found[0].args["bid"], found[-1].args["bid"]
                reach = str(first) if first == last else f"{first}–{last}"
                lines.append(narrator.word(word, bids=reach, means=view.means or 0))
        return Menu(tuple(lines), keys)

    def card_of(self, view: Observation, action: LegalAction) -> str | None:
        assert isinstance(view, KingObservation)
        if "card" in action.args:
            return str(action.args["card"])
        return view.king or view.drawn or view.sale


def headline(view: KingObservation, narrator: Narrator, width: int) -> Text:
    """Game, phase and piles; the game's name only where there is room for it."""
    piles = (
        f"{narrator.word(f'phase-{view.phase}')} · "
        f"{narrator.word('word-deck')} {view.deck_size} · "
        f"{narrator.word('word-favour')} {view.favour_size}"
    )
    whole = f"{narrator.title()}  {piles}"
    return Text(whole if len(whole) <= width else piles, style="bold")


def board(view: KingObservation, narrator: Narrator, width: int) -> Table:
    """The tiles of every domain and the sums that this seat holds; a column a domain if it fits."""
    lines = [[Text(), *(domain_name(narrator, column.domain) for column in view.board)]]
    lines.append(numbers_line(narrator, "word-chief", [column.chief for column in view.board]))
    minors = [column.minor for column in view.board]
    if any(minors):
        lines.append(numbers_line(narrator, "word-minor", minors))
    if view.seat >= 0:
        held = [column.holdings[view.seat] if column.holdings else None for column in view.board]
        sums = [0 if one is None else one.sum for one in held]
        lines[0].append(Text(narrator.word("word-gold"), style=GOLD_STYLE))
        lines.append(numbers_line(narrator, "word-hand", [*sums, view.seats[view.seat].gold or 0]))
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


def domain_name(narrator: Narrator, domain: str) -> Text:
    return Text(narrator.word(f"domain-{domain}"), style=DOMAIN_STYLES[domain])


def numbers_line(narrator: Narrator, label: str, numbers: Sequence[int]) -> list[Text]:
    return [Text(narrator.word(label)), *(Text(str(number or "–")) for number in numbers)]


def seat_line(view: KingObservation, narrator: Narrator, seat: int) -> Text:
    """A player: crest, name, cards, role, and where they stand in the bidding."""
    crest, shown = CRESTS[seat], view.seats[seat]
    line = Text()
    line.append("▸ " if seat == view.actor else "  ", style=ACTING)
    line.append(f"{crest.sign} {narrator.plate(seat)}", style=crest.style)
    line.append(f"  {narrator.word('word-cards', count=shown.hand_size)}")
    if seat == view.leader and view.phase != "over":
        line.append(
            f" · {narrator.word('word-first' if view.phase == 'esteem' else 'word-adviser')}"
        )
    line.append(standing(view, narrator, shown))
    if view.phase == "over":
        line.append(f" · {narrator.word('word-points', count=view.scores[seat])}  ")
        line.append_text(card_texts(narrator, grouped(shown.hand or ())))
    return line


def standing(view: KingObservation, narrator: Narrator, seat: SeatObservation) -> str:
    if view.sale is None:
        return ""
    if seat.excluded:
        return f" · {narrator.word('word-excluded')}"
    words = [narrator.word("word-bid", bid=seat.bid)] if seat.bid else []
    if seat.passed:
        words.append(narrator.word("word-passed"))
    return "".join(f" · {word}" for word in words)


def cards_line(narrator: Narrator, label: str, cards: tuple[str, ...]) -> Text:
    line = Text()
    line.append(f"{narrator.word(label)}: ", style="bold")
    line.append_text(card_texts(narrator, cards) if cards else Text(narrator.word("word-none")))
    return line


def grouped(hand: tuple[str, ...]) -> tuple[str, ...]:
    """A hand with the cards of one domain, and its Gold, in one text: `military 1A 1C`."""
    faces: dict[str, list[str]] = {}
    for card in hand:
        head, _, face = card.partition(" ")
        faces.setdefault(head, []).append(face)
    return tuple(f"{head} {' '.join(found)}" for head, found in faces.items())


def card_texts(narrator: Narrator, cards: tuple[str, ...]) -> Text:
    return Text(" · ").join(card_text(narrator, card) for card in cards)


def card_text(narrator: Narrator, card: str) -> Text:
    head, _, face = card.partition(" ")
    style = DOMAIN_STYLES.get(head, GOLD_STYLE if head == "gold" else KING_STYLE)
    return Text(narrator.word(f"card-{head}", face=face.replace("-", MINUS)), style=style)
