"""What a new password must be: long enough, and not among the first that anybody would guess."""

import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from camarilla.table.errors import Refused

SHORTEST: Final = 8
LONGEST: Final = 200
FEWEST_CHARACTERS: Final = 4
"""How many different characters a password has at least."""

_WORDS: Final = frozenset(
    (Path(__file__).parent / "guessed_words.txt").read_text(encoding="utf-8").split()
)
"""Words that alone, or with digits and marks around them, or written twice, open too many doors."""

_ROWS: Final = (
    "01234567890",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "йцукенгшщзхъфывапролджэячсмитьбю",
    "йцукенгшщзхїфівапролджєячсмитьбю",
)
"""Rows of keys, alphabets and numbers, whose parts are guessed first, in either direction."""


def checked_password(password: str, names: Iterable[str] = ()) -> str:
    """Refuse a password that is too short, or easily guessed by who knows its owner's `names`."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("weak_password", f"{SHORTEST} to {LONGEST} characters")
    if _is_common(password, names):
        raise Refused("common_password", "one of the passwords that are guessed first")
    return password


def _is_common(password: str, names: Iterable[str]) -> bool:
    plain = _plain(password)
    if len(set(plain)) < FEWEST_CHARACTERS or _is_row(plain):
        return True
    # With a year or a mark before or behind it, a guess is hardly harder.
    core = plain.strip("".join(c for c in plain if not c.isalpha()))
    half = core[: len(core) // 2]
    guesses = _WORDS | {_plain(name) for name in names if _plain(name)}
    return not {plain, core, half if half * 2 == core else core}.isdisjoint(guesses)


def _is_row(text: str) -> bool:
    """Whether the text is part of a row, or of one repeated."""
    return any(text in row * 2 or text[::-1] in row * 2 for row in _ROWS)


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(c for c in folded if c.isalnum())
