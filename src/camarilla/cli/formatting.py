"""Numbers and names of bots as the reader of a language writes them."""

from typing import Final

from camarilla import i18n

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
CONTINENTAL: Final = {ord(","): NO_BREAK, ord("."): ","}
"""How numbers are written in Ukrainian and Russian."""


def number(language: str, value: float, decimals: int | None = None) -> str:
    """By default with as many decimals as it needs."""
    text = f"{value:,g}" if decimals is None else f"{value:,.{decimals}f}"
    return text if language == "en" else text.translate(CONTINENTAL)


def percent(language: str, value: float, decimals: int = 0) -> str:
    space = "" if language == "en" else NO_BREAK
    return f"{number(language, 100 * value, decimals)}{space}%"


def bot_name(language: str, bot: str) -> str:
    """A bot's name in words, if it has one."""
    id = f"bot-{bot}"
    return i18n.text(language, id) if i18n.has_text(language, id) else bot
