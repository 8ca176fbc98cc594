"""Positions of For the King for tests, written in the words of the notation."""

from collections.abc import Mapping, Sequence

from camarilla.games import get
from camarilla.games.king.rules import story
from camarilla.games.king.rules.cards import DOMAIN_IDS, FACE_OF_ID, KINDS
from camarilla.games.king.rules.deck import setup_for
from camarilla.games.king.rules.information import KingInformation
from camarilla.games.king.rules.operations import DRAW_CARD, TURN_UP_CARD
from camarilla.games.king.rules.state import KingState
from camarilla.kernel.events import Event, SeenEvent, redact
from camarilla.kernel.frames import frame
from camarilla.kernel.game import CHANCE, OVER, PUBLIC

GAME = get("king")
ACTORS = {CHANCE: "chance", OVER: "over"}

Cards = Sequence[str]


class Table:
    """A game in progress: play texts, then look at what has come of them."""

    def __init__(self, state: KingState) -> None:
        self.state = state
        self.events: list[Event] = []
        state.check()

    def play(self, *texts: str) -> "Table":
        for text in texts:
            self.state.apply(GAME.actions.parse(text), self.events)
            self.state.check()
        return self

    @property
    def next(self) -> str:
        """Who decides next, and what: `1 bid`, `chance draw`, `over`."""
        actor = self.state.actor()
        return f"{ACTORS.get(actor, actor)} {self.information_state(PUBLIC).decision}".rstrip()

    @property
    def choices(self) -> list[str]:
        return [GAME.actions.text(action) for action in self.state.legal()]

    def information_state(self, seat: int) -> KingInformation:
        info = self.state.information_state(seat)
        assert isinstance(info, KingInformation)
        return info

    def hand(self, seat: int) -> list[str]:
        return list(self.information_state(seat).seats[seat].hand or ())

    def chief(self, domain: str) -> int:
        return self.state.chiefs[DOMAIN_IDS.index(domain)]

    def heard(self, type: str, seat: int = PUBLIC) -> list[SeenEvent]:
        """The events of a type as a seat knows them."""
        seen = [redact(event, seat) for event in self.events]
        return [event for event in seen if event["event"] == type]


def start(players: int, first: int = 1) -> Table:
    """A new game; player `first`, counted from 1, is the first adviser."""
    state = GAME.setup(players)
    assert isinstance(state, KingState)
    return Table(state).play(f"first {first}")


def first_phase(
    players: int, chiefs: Mapping[str, int] | None = None, hands: Sequence[Cards] = ()
) -> Table:
    """Seat 0 is the adviser of a turn that begins; all have kept the cards of `hands` before."""
    state = fresh(players, chiefs)
    tell_kept(state, hands)
    state.stack = [frame(DRAW_CARD)]
    return opened(state)


def auction(
    players: int,
    favour: Cards,
    hands: Sequence[Cards],
    chiefs: Mapping[str, int] | None = None,
) -> Table:
    """The second phase begins, seat 0 is the first player; cards not named are gone or boxed."""
    state = fresh(players, chiefs)
    tell_kept(state, hands)
    for card in favour:
        state.note(0, story.TO_FAVOUR, kind_of(state, card))
    state.place_cards()
    left = state.undrawn[:]
    to_be_gone = sum(left) - state.setup.removed
    for kind in range(KINDS):
        while left[kind] and to_be_gone:
            state.note(0, story.KEPT, kind)
            if kind < 54 or kind >= 60:
                state.note(0, story.GAVE, kind)
            left[kind] -= 1
            to_be_gone -= 1
    state.stack = [frame(TURN_UP_CARD)]
    return opened(state)


def fresh(players: int, chiefs: Mapping[str, int] | None) -> KingState:
    state = GAME.setup(players)
    assert isinstance(state, KingState)
    for domain, value in (chiefs or {}).items():
        state.chiefs[DOMAIN_IDS.index(domain)] = value
    return state


def tell_kept(state: KingState, hands: Sequence[Cards]) -> None:
    for seat, hand in enumerate(hands):
        for card in hand:
            state.note(seat, story.KEPT, kind_of(state, card))


def opened(state: KingState) -> Table:
    state.place_cards()
    state.open()
    return Table(state)


def kind_of(state: KingState, card: str) -> int:
    return state.setup.kinds[FACE_OF_ID[card]]


def count_of(players: int, card: str) -> int:
    """How many cards of a kind the built-in deck has for a number of players."""
    setup = setup_for(players, "")
    return setup.counts[setup.kinds[FACE_OF_ID[card]]]
