"""The catalogues are complete in every language and say the same things."""

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from camarilla import games, i18n
from camarilla.i18n import catalogue
from camarilla.i18n.speech import (
    catalogue_of,
    domains,
    rule_id,
)
from camarilla.kernel.events import Event
from camarilla.kernel.game import OVER, Game
from camarilla.kernel.options import CHOICE, LIST

PACKAGE = Path(i18n.__file__).parent
OTHERS = [language for language in i18n.LANGUAGES if language != "en"]
CASES = {"gen", "dat", "acc", "ins", "loc"}
GAMES = pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
LANGUAGES = pytest.mark.parametrize("language", i18n.LANGUAGES)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(files(language)[file].read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in found]
    assert len(set(ids)) == len(ids), f"{language}/{file} has an id twice"
    return {message.id.name: message for message in found}


def files(language: str) -> dict[str, Traversable]:
    """The files of a language by their path without it: `common.ftl`, `king/report.ftl`."""
    found: dict[str, Traversable] = {}
    for source in catalogue.sources(language):
        parts = Path(str(source)).parts
        game = f"{parts[-3]}/" if parts[-2] == "texts" else ""
        found[game + source.name.removeprefix(f"{language}.")] = source
    return found


def all_messages(language: str) -> dict[str, ast.Message]:
    return {id: one for file in files(language) for id, one in messages(language, file).items()}


class Variables(Visitor):
    """Collects the variables of a message, whatever their grammatical form."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name.split("_")[0])


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    assert list(files(language)) == list(files("en"))
    for file in files("en"):
        english, other = messages("en", file), messages(language, file)
        assert list(other) == list(english)
        for id, message in english.items():
            assert variables(other[id]) == variables(message), id
            kept = set(catalogue.NOT_FORMS)
            assert attributes(other[id]) & kept == attributes(message) & kept, id


@LANGUAGES
def test_ids_begin_with_the_name_of_their_catalogue(language: str) -> None:
    for file in files(language):
        name, _, part = file.removesuffix(".ftl").partition("/")
        own = (f"{name}-", "rule-", f"{part}-", *(f"game-{id}" for id in games.GAMES if part))
        if name != "common":
            strangers = [id for id in messages(language, file) if not id.startswith(own)]
            assert strangers == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    english = all_messages("en")
    for id, message in all_messages(language).items():
        same = message.equals(english[id], ignored_fields=["span", "attributes"])
        wordless = not re.search(r"[^\W\d_]", said(message))
        assert not same or wordless, id


def said(message: ast.Message) -> str:
    """The words of a message outside of its placeables."""
    assert message.value is not None
    return "".join(e.value for e in message.value.elements if isinstance(e, ast.TextElement))


@pytest.mark.parametrize("language", OTHERS)
def test_cards_families_and_seats_have_all_case_forms(language: str) -> None:
    for id, message in all_messages(language).items():
        if re.match(r"[a-z]+-(card|family)-|seat-", id):
            assert attributes(message) == CASES, id


@LANGUAGES
@GAMES
def test_everything_of_a_game_has_its_text(language: str, game: Game) -> None:
    name = catalogue_of(game.id)
    wanted = {f"game-{game.id}"}
    wanted |= {f"{name}-event-{type.name}" for type in game.events}
    wanted |= {
        f"{name}-{domain.name}-{id.partition(' ')[0]}"
        for domain in domains(game)
        for id in domain.ids
    }
    wanted |= {f"{name}-option-{option.name}" for option in game.options}
    assert {id for id in wanted if not i18n.has_text(language, id)} == set()
    for option in game.options:
        assert all(i18n.option_text(language, game, option))
        if option.kind in (CHOICE, LIST):
            for value in option.values:
                assert i18n.value_text(language, game, option, value)[0]


@LANGUAGES
@GAMES
def test_every_form_of_the_notation_has_its_text(language: str, game: Game) -> None:
    name = catalogue_of(game.id)
    forms = game.actions.forms
    assert [id for id in forms if not i18n.has_text(language, f"{name}-action-{id}")] == []
    domains = {domain for form in forms.values() for domain in form.arguments.values()}
    for domain in domains:
        for id in domain.ids:
            thing = f"{name}-{domain.name}-{id.partition(' ')[0]}"
            assert id.isdigit() or i18n.has_text(language, thing), thing


@LANGUAGES
@GAMES
def test_every_rule_number_that_the_code_cites_has_its_text(language: str, game: Game) -> None:
    folder = Path(games.__file__).parent / catalogue_of(game.id)
    cited = {
        number
        for path in folder.rglob("*.py")
        for number in re.findall(r"\b[A-Z]\d+\.\d+[a-z]?\b", path.read_text("utf-8"))
    }
    assert {number for number in cited if not i18n.has_text(language, rule_id(number))} == set()


@GAMES
def test_a_victory_is_explained_in_every_language(game: Game) -> None:
    rng = Random(game.id)
    for players in range(game.min_players, game.max_players + 1):
        state = game.setup(players, {})
        events: list[Event] = []
        while state.actor() != OVER:
            state.apply(state.random_action(rng), events)
        won = [event for event in events if event.type.name == "won"]
        assert won
        for event in won:
            reason = f"{catalogue_of(game.id)}-why-{event.rule.replace('.', '-')}"
            assert all(i18n.has_text(language, reason) for language in i18n.LANGUAGES), reason


@LANGUAGES
def test_no_message_shouts(language: str) -> None:
    for id, message in all_messages(language).items():
        assert "!" not in said(message), id


def test_an_unknown_message_or_language_is_an_error() -> None:
    with pytest.raises(i18n.MissingText, match="no text 'nothing-here'"):
        i18n.text("en", "nothing-here")
    with pytest.raises(i18n.MissingText, match="no language 'de'"):
        i18n.text("de", "language")
    with pytest.raises(i18n.MissingText, match="cannot say"):
        i18n.text("en", "ui-rule")
