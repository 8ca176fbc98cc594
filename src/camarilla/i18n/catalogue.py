"""The catalogues: Fluent messages by language, and the forms of the things they name.

A *thing* (a card, a family, a seat) is a message whose attributes are its grammatical forms.
Fluent cannot choose a message by a variable, so the renderer passes every form of a thing:
the field `card` with the value `spy` becomes `$card` (the message `…-card-spy` itself) and
`$card_acc`, `$card_gen`, … (its attributes). The web client does the same with the same files.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from camarilla.games import TITLES

LANGUAGES: Final = ("en", "uk", "ru")
ORIGINAL: Final = "en"
"""The language of a game's texts if it lacks the reader's."""

Value = str | int | None
"""A variable of a message; None is something that the reader may not know."""
Values = Mapping[str, Value]

HIDDEN: Final = "hidden"
"""The attribute that is said instead of a message when one of its variables is not known."""
ABOUT: Final = "about"
"""The attribute that explains what the message names."""
YOU: Final = "you"
"""The attribute that is said to the player whom an event is about."""
TO_YOU: Final = "to-you"
"""The attribute that is said to a player whom an event concerns otherwise."""
YOURS: Final = "yours"
"""The attribute that is said to a player whose thing an event is about, such as their card."""
OWN: Final = "own"
"""The attribute that is said to others when the thing is that of the player who acts."""
NOT_FORMS: Final = (HIDDEN, ABOUT, YOU, f"{YOU}-{HIDDEN}", TO_YOU, YOURS, f"{YOU}-{YOURS}")

_ROOT: Final = Path(__file__).parent


class MissingText(LookupError):
    """A catalogue lacks a message, or a message lacks one of its variables."""


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language together; the ids of each begin with the catalogue's name."""
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}: {', '.join(LANGUAGES)}")
    made = FluentBundle([language], use_isolating=False)
    for path in sources(language):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def sources(language: str) -> list[Traversable]:
    """The files of a language: the common ones, then those of the games."""
    found: list[Traversable] = [*sorted((_ROOT / language).glob("*.ftl"))]
    folders = {title.catalogue: title.texts() for title in TITLES.values()}
    for folder in folders.values():
        files = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
        for part in sorted({name.partition(".")[2] for name in files}):
            file = files.get(f"{language}.{part}") or files.get(f"{ORIGINAL}.{part}")
            if file is not None:
                found.append(file)
    return found


def has_text(language: str, id: str, attribute: str = "") -> bool:
    found = bundle(language)
    if not found.has_message(id):
        return False
    return not attribute or attribute in found.get_message(id).attributes


def text(language: str, id: str, /, **values: Value) -> str:
    """The message with its variables filled in."""
    return say(language, id, values)


def about(language: str, id: str) -> str:
    """The explanation of what a message names; empty if it has none."""
    return say(language, id, {}, ABOUT) if has_text(language, id, ABOUT) else ""


def say(language: str, id: str, values: Values, attribute: str = "") -> str:
    """The message, or its `hidden` form if something is not known and it has one."""
    found = bundle(language)
    if not found.has_message(id):
        raise MissingText(f"{language} has no text {id!r}")
    message = found.get_message(id)
    if not attribute and HIDDEN in message.attributes and None in values.values():
        attribute = HIDDEN
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingText(f"{language} has no text {id!r} {attribute}".rstrip())
    known = {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in values.items()
        if value is not None
    }
    said, errors = found.format_pattern(pattern, known)
    if errors:
        raise MissingText(f"{language} cannot say {id!r}: {errors[0]}")
    return str(said)


def forms(language: str, name: str, thing: str, /, **values: Value) -> dict[str, Value]:
    """The variable `name` for a thing, and one more for each of its grammatical forms."""
    if values:
        said = {form: say(language, thing, values, form) for form in form_names(language, thing)}
    else:
        said = _plain_forms(language, thing)
    return {f"{name}_{form}" if form else name: value for form, value in said.items()}


def form_names(language: str, thing: str) -> list[str]:
    """The forms of a thing, the name itself first."""
    if not has_text(language, thing):
        raise MissingText(f"{language} has no text {thing!r}")
    attributes = bundle(language).get_message(thing).attributes
    return ["", *(form for form in attributes if form not in NOT_FORMS)]


@cache
def _plain_forms(language: str, thing: str) -> dict[str, str]:
    return {form: say(language, thing, {}, form) for form in form_names(language, thing)}
