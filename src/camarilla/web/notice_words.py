"""What messages about notices say, in the language of the person."""

from camarilla import i18n
from camarilla.table.notifier import Message


def notice(language: str, game: str, kind: str) -> Message:
    return Message(i18n.game_text(language, game), i18n.text(language, f"notices-{kind}"))


def code(language: str, code: str) -> Message:
    said = i18n.text(language, "notices-code", code=code)
    return Message("Camarilla", f"{said}\n{i18n.text(language, 'notices-code-about')}")
