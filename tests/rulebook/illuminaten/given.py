"""Positions of Pax Illuminaten built for a test, and the few ways to look at them.

A position is given in the notation of docs/notation-illuminaten.md, one keyword for each part:
`given(field="6=PIL031:RB", favor="R=NNM", hand="R=PIL040 B=PIL041")`.
"""

from camarilla.games import get
from camarilla.games.illuminaten.rules.actions import SPACE
from camarilla.games.illuminaten.rules.ids import FACTION_IDS
from camarilla.games.illuminaten.rules.information import IlluminatenInformation
from camarilla.games.illuminaten.rules.notation import FAVOR, SEATS
from camarilla.games.illuminaten.rules.notation_reading import read_position
from camarilla.games.illuminaten.rules.operation_table import OPERATIONS
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.events import Event
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import CHANCE

GAME = get("illuminaten")
FACTION_LETTERS = dict(zip(FACTION_IDS, FAVOR, strict=True))
CONNECTIONS = ("IV", "V", "VI", "VII")


def given(**parts: str) -> IlluminatenState:
    """A position before a decision; what is not said is face down, empty or in the box.

    With a `supply`, all other favor lies with the last seat.
    """
    players = int(parts.get("players", "3"))
    specials = len(parts.get("special", "").split())
    lines = {
        "players": "3",
        "connections": " ".join(CONNECTIONS[:players]),
        "round": "2",
        "mains": "2",
        "plots": "P01 P02",
        "event_deck": f"upper 3 {3 - specials}",
        "pending": "menu",
    } | parts
    lines["private"] = privates(lines)
    lines["shown"] = shown(lines)
    if "supply" in lines:
        rest = rest_of_favor(lines, lines.pop("supply"))
        lines["favor"] = f"{lines.get('favor', '')} {rest}"
    return read_position(
        "\n".join(f"{key.replace('_', '-')} {value}" for key, value in lines.items())
    )


def privates(lines: dict[str, str]) -> str:
    """Everybody has a private plot: what is given, P03 to P06, or one that is free."""
    wanted = {"R": "P03", "B": "P04", "G": "P05", "Y": "P06"}
    wanted |= dict(word.split("=") for word in lines.get("private", "").split())
    taken = [*lines["plots"].split(), *wanted.values()]
    free = [f"P{number:02}" for number in range(13, 0, -1)]
    found: list[str] = []
    for seat, letter in enumerate(SEATS[: int(lines["players"])]):
        if seat or "opponent" not in lines:
            plot = wanted[letter]
            if plot in lines["plots"]:
                plot = next(one for one in free if one not in taken)
                taken.append(plot)
            found.append(f"{letter}={plot}")
    return " ".join(found)


def shown(lines: dict[str, str]) -> str:
    """A private plot with a disc lies face up."""
    own = dict(word.split("=") for word in lines["private"].split())
    words = f"{lines.get('on', '')} {lines.get('under', '')}".split()
    marked = [word.split("=") for word in words]
    seats = [seat for seat, plots in marked if own.get(seat, "") in plots.split(",")]
    return " ".join(seats)


def rest_of_favor(lines: dict[str, str], supply: str) -> str:
    players = int(lines["players"])
    placed = supply + "".join(word[2:] for word in lines.get("favor", "").split())
    for edict in lines.get("edicts", "").split():
        faction, _, text = edict.partition("=")
        placed += FACTION_LETTERS[faction] * int(text[1:])
    each = 2 + 2 * players
    rest = "".join(letter * (each - placed.count(letter)) for letter in FAVOR)
    return f"{SEATS[players - 1]}={rest}"


def cards(*numbers: int) -> str:
    """The ids of luminaries by their numbers, as a part of a position has them."""
    return ",".join(f"PIL{number:03}" for number in numbers) or "-"


def everywhere(field: str, discs: str) -> str:
    """The same discs on every card of a field."""
    return " ".join(f"{word.split('=')[0]}={discs}" for word in field.split())


def play(s: IlluminatenState, *texts: str) -> list[Event]:
    """Carry out actions by their texts; the position stays whole at every step."""
    events: list[Event] = []
    for text in texts:
        action = SPACE.parse(text)
        assert action in s.legal(), f"{text} is not among {legal(s)}"
        s.apply(action, events)
        s.check()
    return events


def legal(s: IlluminatenState) -> list[str]:
    return [SPACE.text(action) for action in s.legal()]


def offers(s: IlluminatenState, verb: str) -> list[str]:
    """What stands behind a verb among the legal actions: `offers(s, "at")` are the places."""
    return [text.removeprefix(f"{verb} ") for text in legal(s) if text.startswith(f"{verb} ")]


def asks(s: IlluminatenState) -> tuple[int, str]:
    """Who decides now, and what about."""
    return s.actor(), OPERATIONS[s.stack[-1] & OPERATION].kind if s.stack else ""


def info(s: IlluminatenState, seat: int) -> IlluminatenInformation:
    """What a seat could know."""
    known = s.information_state(seat)
    assert isinstance(known, IlluminatenInformation)
    return known


def favor_of(s: IlluminatenState, seat: int) -> str:
    return "".join(letter * s.favor[seat * 6 + type] for type, letter in enumerate(FAVOR))


def discs_at(s: IlluminatenState, number: int) -> str:
    discs = s.discs[number - 1]
    return "".join("-RBGY"[discs >> 3 * slot & 7] for slot in range(3)).rstrip("-")


def card_at(s: IlluminatenState, number: int) -> int:
    return s.field[number - 1] + 1


def skip_draws(s: IlluminatenState) -> None:
    """Let chance take the first it can, as long as it decides."""
    while s.actor() == CHANCE:
        s.apply(s.legal()[0])
        s.check()


def names(events: list[Event]) -> list[str]:
    return [event.type.name for event in events]


def rules(events: list[Event], name: str) -> list[str]:
    return [event.rule for event in events if event.type.name == name]
