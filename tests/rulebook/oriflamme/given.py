"""Positions of Oriflamme written as text, for tests that read like the rulebook.

    given("azure:spy >crimson:?soldier+2 [green:lord green:?archer]")

The notation is defined in docs/notation.md under "Positions"; in short, from left to right:

    azure:spy             a card face up            [azure:spy azure:?lord]  a stack, lowest first
    azure:?spy            face down                 azure:?spy+2             2 influence on it
    azure:spy!green       with green's bribe token  >azure:?spy              the place to activate

A row without `>` stands at the beginning of a placement phase. Whatever is not said is filled in:
see `given`.
"""

import re
from collections.abc import Mapping
from random import Random

from camarilla import games
from camarilla.games.oriflamme.rules.cards import ABLAZE, BASE, FAMILY_IDS, KIND_IDS
from camarilla.games.oriflamme.rules.information import (
    CardView,
    FamilyView,
    OriflammeInformation,
    PlaceView,
)
from camarilla.games.oriflamme.rules.operations import END_GAME, END_ROUND, NEXT_PLACE, PLACE_CARD
from camarilla.kernel.events import Event, SeenEvent, redact
from camarilla.kernel.game import CHANCE, OVER, PUBLIC, Game, State
from camarilla.kernel.options import OptionValue

CARD = re.compile(
    r"(?P<owner>\w+):(?P<down>\??)(?P<kind>[a-z-]+)(\+(?P<on>\d+))?(!(?P<token>\w+))?"
)
BASE_KINDS = [KIND_IDS[kind] for kind in BASE]
ABLAZE_KINDS = [KIND_IDS[kind] for kind in ABLAZE]

Cards = Mapping[str, str]
"""Family -> its cards, as words."""


class Table:
    """A position that is played by notation and looked at as text."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[SeenEvent] = []
        """What the last `play` made public."""

    def play(self, *texts: str) -> "Table":
        """Carry out actions in notation, one after another, each for whoever is asked."""
        events: list[Event] = []
        for text in texts:
            self.state.apply(self.game.actions.parse(text), events)
            self.state.check()
        self.events = [redact(event, PUBLIC) for event in events]
        return self

    def information_state(self, seat: int = PUBLIC) -> OriflammeInformation:
        info = self.state.information_state(seat)
        assert isinstance(info, OriflammeInformation)
        return info

    @property
    def legal(self) -> list[str]:
        return [self.game.actions.text(action) for action in self.state.legal()]

    @property
    def next(self) -> str:
        """The decision that comes next, for example:

        `azure at 2: keep, reveal`; `azure soldier at 2: eliminate 1 3`; `azure gap at 2: to gap
        0 3`; `azure plot: take, activate 2 3`; `azure twin: twin left, twin right, twin on 3`;
        `azure places in round 3`; `chance: draw spy, draw lord`; `over: azure`.
        """
        info = self.information_state()
        if info.actor == OVER:
            return "over: " + " ".join(FAMILY_IDS[seat] for seat in info.winners)
        who = "chance" if info.actor == CHANCE else FAMILY_IDS[info.actor]
        if info.decision == "place":
            return f"{who} places in round {info.round}"
        if info.decision == "keep-or-reveal":
            who += f" at {info.pointer + 1}"
        elif info.actor != CHANCE:
            who += f" {info.decision}"
            if info.acting is not None:
                who += f" at {info.acting_place + 1}"
        return f"{who}: {', '.join(grouped(self.legal))}"

    @property
    def row(self) -> str:
        """The row in the notation of `given`, without the mark."""
        return row_text(
            [self.information_state(seat) for seat in range(self.information_state().players)]
        )

    @property
    def influence(self) -> tuple[int, ...]:
        return self.information_state().influence

    def discard(self, family: str) -> str:
        return " ".join(self.family(family).discard)

    def hand(self, family: str) -> str:
        return " ".join(self.family(family).hand or ())

    def aside(self, family: str) -> str:
        return " ".join(self.family(family).aside or ())

    def family(self, family: str) -> FamilyView:
        """What lies in front of a family, as its own player sees it."""
        index = FAMILY_IDS.index(family)
        seat = self.information_state().families[index].seat
        return self.information_state(seat).families[index]


def grouped(texts: list[str]) -> list[str]:
    """`eliminate 1`, `eliminate 3` as `eliminate 1 3`."""
    groups: list[str] = []
    heads: list[str] = []
    for text in texts:
        head, _, number = text.rpartition(" ")
        if number.isdigit() and heads and heads[-1] == head:
            groups[-1] += f" {number}"
        else:
            groups.append(text)
            heads.append(head if number.isdigit() else text)
    return groups


def card_text(card: CardView) -> str:
    text = f"{card.owner}:{'' if card.up else '?'}{card.kind}"
    if card.influence:
        text += f"+{card.influence}"
    if card.token:
        text += f"!{card.family}"
    return text


def row_text(views: list[OriflammeInformation]) -> str:
    """The row as all the seats together know it."""
    texts = []
    for versions in zip(*(info.row for info in views), strict=True):
        cards = [
            next(card_text(card) for card in layer if card.kind is not None)
            for layer in zip(*(place.cards for place in versions), strict=True)
        ]
        texts.append(cards[0] if len(cards) == 1 else f"[{' '.join(cards)}]")
    return " ".join(texts)


def card_of(text: str) -> CardView:
    match = CARD.fullmatch(text)
    assert match is not None, f"no card is written {text!r}"
    assert match["owner"] in FAMILY_IDS, f"no family is called {match['owner']}"
    assert match["kind"] in KIND_IDS, f"no card is called {match['kind']}"
    return CardView(
        owner=match["owner"],
        family=match["token"] or match["owner"],
        kind=match["kind"],
        up=not match["down"],
        influence=int(match["on"] or 0),
        token=match["token"] is not None,
    )


def row_of(text: str) -> tuple[tuple[PlaceView, ...], int]:
    """The places of a row, and the index of the one marked `>`, or -1."""
    places: list[PlaceView] = []
    marked = -1
    for part in re.findall(r">?\[[^]]*\]|\S+", text):
        if part.startswith(">"):
            marked = len(places)
        cards = part.strip(">[]").split()
        places.append(PlaceView(tuple(card_of(card) for card in cards)))
    return tuple(places), marked


def kinds_of_set(named: set[str]) -> tuple[str, ...]:
    """The box that has all the named kinds; else these kinds, filled up from both boxes."""
    if "twin" in named:
        named = named - {"twin"} | {"prince"}
    if named <= set(BASE_KINDS):
        return tuple(BASE_KINDS)
    if named <= set(ABLAZE_KINDS):
        return tuple(ABLAZE_KINDS)
    filler = [kind for kind in KIND_IDS[:20] if kind not in named]
    chosen = named | set(filler[: 10 - len(named)])
    assert len(chosen) == 10, "a set has ten kinds"
    return tuple(kind for kind in KIND_IDS[:20] if kind in chosen)


def given(
    row: str,
    *,
    players: int = 3,
    influence: tuple[int, ...] | None = None,
    direction: str = "rightward",
    round: int = 3,
    first: str = "crimson",
    hands: Cards | None = None,
    asides: Cards | None = None,
    discards: Cards | None = None,
    first_edition: bool = False,
) -> Table:
    """The position, played on to its first open decision.

    Without being told: 3 players with 5 influence each; rightward; round 3 with crimson as its
    first player; the base cards, or Ablaze where its cards are named. A family's cards that are
    named nowhere are in its hand; where its hand is named, they are set aside (two players: in
    the draw pile). A Twin that is named nowhere lies in front of its owner.
    """
    places, marked = row_of(row)
    named_in = {
        "hand": split(hands, players),
        "aside": split(asides, players),
        "discard": split(discards, players),
    }
    in_row: dict[str, list[str]] = {family: [] for family in families_of(players)}
    for place in places:
        for card in place.cards:
            assert card.kind is not None
            in_row[card.owner].append(card.kind)
    named = {kind for kinds in in_row.values() for kind in kinds}
    for cards in named_in.values():
        named.update(kind for kinds in cards.values() for kind in kinds)
    kinds = kinds_of_set(named)
    tokens = {card.family for place in places for card in place.cards if card.token}
    families = []
    for index, family in enumerate(families_of(players)):
        hand, aside = named_in["hand"].get(family), named_in["aside"].get(family, [])
        discard = named_in["discard"].get(family, [])
        used = [*in_row[family], *(hand or ()), *aside, *discard]
        assert len(set(used)) == len(used), f"{family} has a card twice"
        rest = [kind for kind in kinds if kind not in used]
        pile_size = 0
        if hand is None:
            hand = rest
        elif players == 2:
            pile_size = len(rest)
        else:
            aside = aside + rest
        families.append(
            FamilyView(
                family=family,
                seat=index % players,
                hand=in_order(hand),
                hand_size=len(hand),
                aside=in_order(aside),
                aside_size=len(aside),
                pile_size=pile_size,
                discard=in_order(discard),
                twin="prince" in kinds and "twin" not in used,
                token="bribery" in kinds and family not in tokens,
                placed=marked >= 0,
            )
        )
    placing = marked < 0
    first_now = FAMILY_IDS.index(first)
    game = games.get("oriflamme")
    state = game.sample(
        OriflammeInformation(
            game="oriflamme",
            seat=PUBLIC,
            players=players,
            actor=OVER,
            decision="",
            rule="",
            legal=(),
            frames=(END_GAME, END_ROUND, PLACE_CARD if placing else NEXT_PLACE),
            scores=(),
            winners=(),
            kinds=kinds,
            direction=direction,
            start=(first_now - round + 1) % players,
            first=first_now,
            chosen_aside=False,
            first_edition=first_edition,
            round=round,
            phase="",
            row=places,
            families=tuple(families),
            influence=influence or (5,) * players,
            placed=0 if placing else len(families),
            # The pointer's place is gone, and the marked place is the next one (O4.1).
            pointer=marked + (direction == "leftward"),
            standing=False,
            active_on_top=False,
            acting=None,
            acting_place=-1,
        ),
        Random(0),
    )
    state.check()
    return Table(game, state)


def families_of(players: int) -> tuple[str, ...]:
    return FAMILY_IDS[: 4 if players == 2 else players]


def split(cards: Cards | None, players: int) -> dict[str, list[str]]:
    named = {family: text.split() for family, text in (cards or {}).items()}
    assert set(named) <= set(families_of(players)), "a family that does not play"
    return named


def in_order(kinds: list[str]) -> tuple[str, ...]:
    return tuple(sorted(kinds, key=KIND_IDS.index))


def begun(*chance: str, game: str = "oriflamme", players: int = 3, **options: OptionValue) -> Table:
    """A new game, with the first decisions of chance played as told."""
    table = Table(games.get(game), games.get(game).setup(players, options))
    return table.play(*chance)
