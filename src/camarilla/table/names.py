"""Which nicknames are allowed."""

import unicodedata

from camarilla.table.errors import Refused

_PUNCTUATION = frozenset(" _-.'’")


def checked_name(name: str) -> str:
    """A nickname that cannot be mistaken for markup, blank space or control codes."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    fine = all(c in _PUNCTUATION or unicodedata.category(c)[0] in "LMN" for c in name)
    letters = any(unicodedata.category(c)[0] in "LN" for c in name)
    marks = sum(unicodedata.category(c)[0] == "M" for c in name)
    if not 1 <= len(name) <= 24 or not fine or not letters or marks > len(name) / 2:
        raise Refused("bad_name", "1 to 24 letters, digits, spaces and _ - . '")
    return name


def cleaned_name(name: str, instead: str) -> str:
    """A name from elsewhere, without what a nickname may not have."""
    fine = "".join(c if c in _PUNCTUATION or c.isalnum() else " " for c in name)
    try:
        return checked_name(fine[:24])
    except Refused:
        return instead
