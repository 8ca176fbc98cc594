"""X6.3: Interrogate with gossip, the connoisseurs card (X7.5), Boost Interrogate, Quiet whisper."""

from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import AT, COLLUDE, SPACE, WHISPER_IT
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import AREOPAGUS_INTERROGATED, INTERROGATE_BEGAN
from camarilla.games.illuminaten.rules.favor.yields import (
    AREOPAGUS_CARD,
    areopagus_has_yielded,
    has_yielded,
    push_interrogated,
    push_yield,
)
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    BOOST_INFLUENCE,
    BOOST_INTERROGATE,
    ROYAL_ARCH,
    WHISPER,
)
from camarilla.games.illuminaten.rules.main_actions.action import MainAction
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import GOSSIP, INTERROGATE_AT, INTERROGATE_HOW
from camarilla.games.illuminaten.rules.tables import DEGREE
from camarilla.kernel.frames import first, frame, second, third

_BOOST: Final = BOOST_INTERROGATE - BOOST_INFLUENCE


def targets(s: Board, source: int, first_only: bool) -> list[int]:
    """X6.3, X7.3: any card with one's disc, or ANY with the boost; not one that has yielded.

    A royal arch without discs yields nothing itself: it needs gossip that does.
    """
    found: list[int] = []
    boosted = s.boost(_BOOST) > 0
    places = s.up if boosted else s.have[s.active]
    own_board = not areopagus_has_yielded(s, s.active)
    if own_board and first_only:
        return [AREOPAGUS]
    for place in range(s.setup.field.places):
        if places >> place & 1 and not has_yielded(s, s.field[place]):
            is_empty_arch = DEGREE[s.field[place]] == ROYAL_ARCH and not s.discs[place]
            if is_empty_arch and (source == src.FACTION or not gossip(s, place)):
                continue
            found.append(place)
            if first_only:
                return found
    if own_board:
        found.append(AREOPAGUS)
    return found


def gossip(s: Board, place: int) -> int:
    """X6.3: the neighbours of the same degree with one's own disc that have not yielded."""
    heard = 0
    nearby = s.setup.field.around[place] & s.have[s.active]
    degree = DEGREE[s.field[place]]
    for other in range(s.setup.field.places):
        alike = nearby >> other & 1 and DEGREE[s.field[other]] == degree
        if alike and not has_yielded(s, s.field[other]):
            heard |= 1 << other
    return heard


def colludes(s: Board, places: int, boosted: int) -> bool:
    """Whether an opponent has a disc on one of these cards that does not count as one's own."""
    for place in range(s.setup.field.places):
        if places >> place & 1 and place != boosted and d.others(s.discs[place], s.active):
            return True
    return False


def say_interrogated(s: Board, seat: int, place: int, rule: str) -> None:
    if place == AREOPAGUS:
        s.say(AREOPAGUS_INTERROGATED, rule, seat)
    else:
        s.say(INTERROGATE_BEGAN, rule, seat, place, s.field[place])


class Interrogate(MainAction):
    def possible(self, s: Board, source: int) -> bool:
        return bool(targets(s, source, True))

    def begin(self, s: Board, source: int) -> None:
        s.stack.append(frame(INTERROGATE_AT, source))


class InterrogateAt(Operation):
    """Argument: the source."""

    number = INTERROGATE_AT
    kind = "target"
    rule = "X6.3"

    def proceed(self, s: Board, asked: int) -> bool:
        options = [AT + place for place in targets(s, first(asked), False)]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X7.5: the connoisseurs card gives neither gossip nor collusion."""
        source, place = first(asked), SPACE.index(action)
        say_interrogated(s, s.active, place, "X6.3")
        src.spend(s, source, False)
        boosted = place if s.boost(_BOOST) else AREOPAGUS
        places = 1 << place
        if place == AREOPAGUS or source == src.FACTION:
            s.stack.append(frame(GOSSIP, 0, boosted, places))
            return
        places |= gossip(s, place)
        if s.in_effect(WHISPER) and colludes(s, places, boosted):
            s.stack.append(frame(INTERROGATE_HOW, 0, boosted, places))
        else:
            s.stack.append(frame(GOSSIP, 1, boosted, places))


class InterrogateHow(Operation):
    """Arguments as of `Gossip`."""

    number = INTERROGATE_HOW
    kind = "whisper"
    rule = "X11"

    def proceed(self, s: Board, asked: int) -> bool:
        """X11 Quiet whisper."""
        return s.ask(s.active, asked, [WHISPER_IT, COLLUDE])

    def answer(self, s: Board, asked: int, action: int) -> None:
        s.stack.append(frame(GOSSIP, int(action == COLLUDE), second(asked), third(asked)))


class Gossip(Operation):
    """Arguments: 1 for collusion; the target if it is boosted, else `AREOPAGUS`; the places."""

    number = GOSSIP
    kind = "next-yield"
    rule = "X6.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X6.3: of several cards the player chooses the order."""
        places = third(asked)
        if not places:
            return False
        options = [AT + place for place in range(AREOPAGUS + 1) if places >> place & 1]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        collusion, boosted, places = first(asked), second(asked), third(asked)
        place = SPACE.index(action)
        s.stack.append(frame(GOSSIP, collusion, boosted, places & ~(1 << place)))
        if place == AREOPAGUS:
            push_yield(s, AREOPAGUS_CARD)
        else:
            push_interrogated(s, place, place == boosted, collusion == 1)


OPERATIONS: Final[list[Operation]] = [InterrogateAt(), InterrogateHow(), Gossip()]
