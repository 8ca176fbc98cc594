"""A position as text and as a picture, for watching an environment run.

Both show what everybody at the table may see, in the ids of the game: this view is for programmers.
People use the web client.
"""

import sys
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from camarilla.kernel.game import CHANCE, OVER, PUBLIC, State
from camarilla.kernel.information import InformationState

VELLUM: Final = (0xEF, 0xE6, 0xD2)
CARD: Final = (0xFB, 0xF6, 0xE9)
INK: Final = (0x2A, 0x21, 0x18)
MUTED: Final = (0x7D, 0x6F, 0x58)
LINE: Final = (0xCB, 0xBD, 0x9B)
COLOURS: Final = (
    (0xB3, 0x27, 0x2D),
    (0x1F, 0x5F, 0xA8),
    (0x2E, 0x7D, 0x46),
    (0xC9, 0x8A, 0x12),
    (0x6A, 0x3D, 0x9A),
)
"""Of the seats, as everywhere in the program."""
SIZE: Final = (960, 640)
MARGIN: Final = 24
LEADING: Final = 22

# Fields that are elsewhere in the picture, or that only a program needs.
_SHOWN_APART: Final = frozenset(
    field.name for field in msgspec.structs.fields(InformationState)
) | {"story"}


def rendered(state: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table in one of the modes that environments have: human, ansi, rgb_array."""
    if mode == "rgb_array":
        return picture_of(state)
    if mode == "ansi":
        return text_of(state)
    if mode == "human":
        sys.stdout.write(text_of(state) + "\n")
    return None


def text_of(state: State) -> str:
    """The table as lines of text."""
    info = state.information_state(PUBLIC)
    return "\n".join([headline(info), *(f"{name}: {value}" for name, value in facts(info))]) + "\n"


def headline(info: InformationState) -> str:
    """Which game it is, and who is to decide what."""
    if info.actor == OVER:
        whose = f"over, won by {', '.join(str(seat) for seat in info.winners) or 'nobody'}"
    else:
        who = "chance" if info.actor == CHANCE else f"seat {info.actor}"
        whose = f"{who} is asked: {info.decision} ({info.rule})"
    return f"{info.game}, {info.players} players; {whose}"


def facts(info: InformationState) -> list[tuple[str, str]]:
    """The non-empty fields of an information state, with their values in short form."""
    told = [("scores", compact(list(info.scores)))]
    for name, value in msgspec.to_builtins(info).items():
        said = "" if name in _SHOWN_APART else compact(value)
        if said:
            told.append((name, said))
    return told


def compact(value: Any) -> str:
    """A JSON value in short form, without null, false and empty parts."""
    if isinstance(value, dict):
        parts = ((name, part if part is True else compact(part)) for name, part in value.items())
        return " ".join(name if said is True else f"{name}={said}" for name, said in parts if said)
    if isinstance(value, list):
        said = [compact(part) for part in value]
        if all(isinstance(part, (int, str)) for part in value):
            return " ".join(said)
        return " ".join(f"[{part}]" for part in said)
    return "" if value is None or value is False or value == "" else str(value)


def picture_of(state: State) -> NDArray[np.uint8]:
    """The table as an image of 640 × 960 × 3: scores as bars on the left, the rest as text."""
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - only who draws needs it

    info = state.information_state(PUBLIC)
    image = Image.new("RGB", SIZE, VELLUM)
    draw = ImageDraw.Draw(image)
    large, small = ImageFont.load_default(20), ImageFont.load_default(15)
    draw.text((MARGIN, MARGIN), headline(info), INK, large)
    top = MARGIN + 44
    most = max((*info.scores, 1))
    for seat, score in enumerate(info.scores):
        colour = COLOURS[seat % len(COLOURS)]
        width = 120 + round(300 * max(score, 0) / most)
        box = (MARGIN, top, MARGIN + width, top + 26)
        draw.rounded_rectangle(box, 6, CARD, colour, 3 if seat == info.actor else 1)
        draw.rectangle((MARGIN + 8, top + 8, MARGIN + 18, top + 18), colour)
        draw.text((MARGIN + 28, top + 4), f"seat {seat}: {score}", INK, small)
        top += 34
    top += 10
    draw.line((MARGIN, top, SIZE[0] - MARGIN, top), LINE)
    top += 12
    for name, value in facts(info)[1:]:
        draw.text((MARGIN, top), name, MUTED, small)
        for line in folded(value, 96):
            draw.text((MARGIN + 130, top), line, INK, small)
            top += LEADING
            if top > SIZE[1] - MARGIN:
                return np.asarray(image)
    return np.asarray(image)


def folded(text: str, width: int) -> list[str]:
    """Lines of at most about `width` characters, broken between words."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
