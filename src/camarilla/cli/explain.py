"""The answers to `?`: a card by number or name, a rule by its number."""

import re
from typing import Final

from rich.text import Text

from camarilla import i18n
from camarilla.cli.narrator import Narrator
from camarilla.cli.screen import Screen
from camarilla.games import title_of
from camarilla.i18n.speech import rule_id, ruling_text

_LATIN: Final = str.maketrans("ОКХ", "OKX")
"""The letters of rules, which are easily typed in Cyrillic."""


def explain_keys(narrator: Narrator, screen: Screen) -> Text:
    """What can be typed, with a card and a rule of the game as examples."""
    if screen.example not in screen.cards:
        return Text(narrator.text("ui-help-line"))
    name = i18n.card_text(narrator.language, narrator.game, screen.example)[0]
    return Text(narrator.text("ui-help", card=name, rule=screen.cards[screen.example]))


def explain_card(narrator: Narrator, screen: Screen, card: str) -> Text:
    """What a card does, with the number of its rule."""
    name, help = i18n.card_text(narrator.language, narrator.game, card)
    text = Text.assemble((name, "bold"))
    text.append(f"  {narrator.text('ui-rule', rule=screen.cards[card])}\n", style="dim")
    text.append(help)
    return text


def said_by_rule(narrator: Narrator, screen: Screen, number: str) -> str:
    """The text of a rule; if it is about one card, after the name of the card."""
    said = i18n.rule_text(narrator.language, number)
    for card, rule in screen.cards.items():
        if rule == number:
            name, help = i18n.card_text(narrator.language, narrator.game, card)
            if help == said:
                return f"{name}. {said}"
    return said


def explain_rule(narrator: Narrator, screen: Screen, number: str) -> Text:
    """A rule, with its parts that are rulings or reconstructed."""
    rulebook = title_of(narrator.game.id).rulebook()
    text = Text.assemble((narrator.text("ui-rule", rule=number), "bold"))
    if number in rulebook.reconstructed:
        text.append(f" [{narrator.text('rulebook-reconstructed')}]", style="dim")
    text.append(f"\n{said_by_rule(narrator, screen, number)}")
    ruling = ruling_text(narrator.language, number)
    if ruling or number in rulebook.rulings:
        text.append(f"\n{narrator.text('rulebook-ruling')}", style="italic")
        text.append(f": {ruling}" if ruling else ".")
    return text


def explain_chapter(narrator: Narrator, screen: Screen, number: str) -> Text | None:
    """A chapter of the rulebook with its rules; None if there is none."""
    if number not in title_of(narrator.game.id).rulebook().chapters:
        return None
    text = Text.assemble((f"{number} {narrator.word(f'chapter-{number}')}", "bold"))
    count = 1
    while i18n.has_text(narrator.language, rule_id(f"{number}.{count}")):
        rule = f"{number}.{count}"
        text.append(f"\n{rule}  ", style="dim")
        text.append(said_by_rule(narrator, screen, rule))
        count += 1
    return text


def explain_word(narrator: Narrator, screen: Screen, word: str) -> Text | None:
    """The rule of this number, or the card whose name begins so; None if there is none."""
    number = word.upper().translate(_LATIN)
    if re.fullmatch(r"[A-Z]\d+(\.\d+[A-Z]?)?", number):
        number = number[0] + number[1:].lower()
        if i18n.has_text(narrator.language, rule_id(number)):
            return explain_rule(narrator, screen, number)
        return explain_chapter(narrator, screen, number)
    wanted = word.casefold()
    for card in screen.cards:
        name = i18n.card_text(narrator.language, narrator.game, card)[0].casefold()
        if name.startswith(wanted) or card.startswith(wanted):
            return explain_card(narrator, screen, card)
    return None
