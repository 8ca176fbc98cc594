"""All that the program says, in the languages of its players; see docs/translating.md."""

from camarilla.i18n.catalogue import LANGUAGES, MissingText, about, has_text, text
from camarilla.i18n.speech import (
    Names,
    action_text,
    card_text,
    coach_text,
    event_text,
    fact_text,
    game_text,
    name_text,
    note_text,
    option_text,
    prompt_text,
    rule_text,
    unavailable_text,
    value_text,
)

__all__ = [
    "LANGUAGES",
    "MissingText",
    "Names",
    "about",
    "action_text",
    "card_text",
    "coach_text",
    "event_text",
    "fact_text",
    "game_text",
    "has_text",
    "name_text",
    "note_text",
    "option_text",
    "prompt_text",
    "rule_text",
    "text",
    "unavailable_text",
    "value_text",
]
