"""Which nicknames are allowed, which letters are seen, and the names of tables in logs."""

import hashlib
import re
import unicodedata

from camarilla.table.errors import Refused

_PUNCTUATION = frozenset(" _-.'’")
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Letters and marks that show nothing: Unicode's default ignorables, fillers and blanks."""
MOST_MARKS = 3
"""Marks on one letter; scripts of people need no more."""
_ALIKE = ("LATIN", "CYRILLIC", "GREEK")
"""Scripts whose letters look the same: a word is written in one of them."""


def checked_name(name: str) -> str:
    """A nickname that cannot be mistaken for markup, blank space, control codes or another."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = [unicodedata.category(c) for c in name]
    fine = all(
        c in _PUNCTUATION or (kind[0] in "LMN" and kind != "Me")
        for c, kind in zip(name, kinds, strict=True)
    )
    letters = any(kind[0] in "LN" for kind in kinds)
    marks = sum(kind[0] == "M" for kind in kinds)
    if (
        not 1 <= len(name) <= 24
        or not fine
        or not letters
        or marks > len(name) / 2
        or without_piled_marks(name) != name
        or _INVISIBLE.search(name)
        or any(len(scripts_of(word)) > 1 for word in name.split())
    ):
        raise Refused("bad_name", "1 to 24 letters of one script a word, digits and _ - . '")
    return name


def scripts_of(word: str) -> set[str]:
    """Which of the scripts that look alike a word has letters of."""
    names = (unicodedata.name(c, "").partition(" ")[0] for c in word)
    return {name for name in names if name in _ALIKE}


def without_piled_marks(text: str) -> str:
    """The text with at most `MOST_MARKS` marks on a letter."""
    kept = []
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(c)
    return "".join(kept)


def is_visible(text: str) -> bool:
    """Whether a text shows anything."""
    return bool(_INVISIBLE.sub("", text).strip())


def cleaned_name(name: str, instead: str) -> str:
    """A name from elsewhere, without what a nickname may not have."""
    fine = "".join(c if c in _PUNCTUATION or c.isalnum() else " " for c in name)
    try:
        return checked_name(fine[:24])
    except Refused:
        return instead


def short(id: str) -> str:
    """A name for a table in logs that gives no access: the id itself opens a private table."""
    return hashlib.sha256(id.encode()).hexdigest()[:8]
