"""The program's help and refusals in the reader's language.

Both are read without the catalogues of the games, which take longer. What the library refuses is an
English sentence: the English catalogue has its pattern, the same message of another language
translates it. Where the sentence is hard to read, `.plain` says it in plain English.
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from typer.core import TyperCommand, TyperGroup

from camarilla import bots, i18n

PROGRAM: Final = "camarilla"
VARIABLE: Final = "CAMARILLA_LANG"
"""The environment's word for the language; `--lang` sets it for a run."""
OPTION: Final = "--lang"
_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_ANY: Final = "cli-any"
_FRAME: Final = {
    "usage": "cli-usage",
    "options": "cli-heading-options",
    "arguments": "cli-heading-arguments",
    "commands": "cli-heading-commands",
    "words": "cli-words-options",
    "command": "cli-words-command",
    "required": "cli-required",
    "help": "cli-show-help",
    "value": "cli-default",
    "variable": "cli-environment",
}
_FRAMED: Final = re.compile(
    r"(?P<usage>^Usage:)|(?P<options>^Options:$)|(?P<arguments>^Arguments:$)"
    r"|(?P<commands>^Commands:$)|(?P<words>\[OPTIONS\])|(?P<command>COMMAND \[ARGS\]\.\.\.)"
    r"|(?P<required>(?<=\[)required(?=\]))|(?P<help>Show this message and exit\.)"
    r"|(?<=[\[\s])default:\s+(?P<value>[^;\]]*)|(?<=\[)env\s+var:\s+(?P<variable>[^;\]]*)",
    re.MULTILINE,
)
"""The words that typer puts around every help."""
_SENTENCES: Final = ("cli-error-", "cli-state-")
_BOTS: Final = ", ".join((*bots.LEVELS, *bots.KINDS))


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the system, or English if the program does not speak it."""
    for variable in _SYSTEM:
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in i18n.LANGUAGES else "en"
    return "en"


def take_language(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """The arguments without `--lang`, which every command takes, and its value."""
    rest: list[str] = []
    language = None
    waiting = iter(arguments)
    for word in waiting:
        name, equals, value = word.partition("=")
        if word == "--":
            return [*rest, word, *waiting], language
        if name != OPTION:
            rest.append(word)
        elif equals:
            language = value
        else:
            language = next(waiting, "")
    return rest, language


@cache
def catalogue(language: str) -> FluentBundle:
    """The catalogue of the command line alone."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def source(language: str) -> str:
    return (Path(i18n.__file__).parent / language / "cli.ftl").read_text("utf-8")


def text(language: str, id: str, /, **values: str | int) -> str:
    """A message of the command line."""
    return found(language, id, "", values) or id


def found(language: str, id: str, attribute: str, values: Mapping[str, str | int]) -> str:
    """A message or one of its attributes; nothing if there is none."""
    bundle = catalogue(language)
    if not bundle.has_message(id):
        return ""
    message = bundle.get_message(id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    return str(bundle.format_pattern(pattern, dict(values))[0]) if pattern else ""


def command_help(language: str, path: str) -> str:
    """What a command does, by its words: `camarilla admin ban`."""
    return text(language, f"cli-{path.removeprefix(f'{PROGRAM} ').replace(' ', '-')}")


def option_help(language: str, path: str, name: str) -> str:
    """What an option or an argument of a command is for."""
    own = f"cli-{path.removeprefix(f'{PROGRAM} ').replace(' ', '-')}"
    values = {"bots": _BOTS}
    return found(language, own, name, values) or found(language, _ANY, name, values)


def framed(language: str, page: str) -> str:
    """A help page with the words of its frame in a language."""

    def say(match: re.Match[str]) -> str:
        id = _FRAME[str(match.lastgroup)]
        return text(language, id, value=match["value"] or "", name=match["variable"] or "")

    return _FRAMED.sub(say, page)


def localize(command: TyperCommand | TyperGroup, language: str, path: str) -> None:
    """Give a command, its options and the list of its commands their help."""
    command.help = command_help(language, path)
    for param in command.params:
        if param.name:
            param.help = option_help(language, path, param.name)  # type: ignore[attr-defined]
    if isinstance(command, TyperGroup):
        for name, one in command.commands.items():
            one.help, one.short_help = command_help(language, f"{path} {name}"), None


def reader_language() -> str:
    """The language that `main` has put into the environment."""
    language = os.environ.get(VARIABLE, "")
    return language if language in i18n.LANGUAGES else system_language(os.environ)


class Command(TyperCommand):
    """A command with its help in the reader's language."""

    def get_help(self, ctx: Any) -> str:
        language = reader_language()
        localize(self, language, ctx.command_path)
        return framed(language, super().get_help(ctx))


class Group(TyperGroup):
    """A group of commands with its help in the reader's language."""

    def get_help(self, ctx: Any) -> str:
        language = reader_language()
        localize(self, language, ctx.command_path)
        page = framed(language, super().get_help(ctx))
        return page if ctx.parent else f"{page}\n\n{text(language, 'cli-languages')}"


def translated(language: str, sentence: str) -> str:
    """A sentence of the library in a language; unchanged if its pattern is not known."""
    for id, pattern in sentences():
        match = pattern.fullmatch(sentence)
        if match:
            values = {name: translated(language, said) for name, said in match.groupdict().items()}
            return found(language, id, "plain", values) or text(language, id, **values)
    return sentence


@cache
def sentences() -> list[tuple[str, re.Pattern[str]]]:
    """The English sentences as patterns, with their variables as groups; the longest first."""
    entries = FluentParser().parse(source("en")).body
    patterns = [
        (entry.id.name, "".join(map(expression, entry.value.elements)))
        for entry in entries
        if isinstance(entry, ast.Message) and entry.id.name.startswith(_SENTENCES) and entry.value
    ]
    patterns.sort(key=lambda found: -len(found[1]))
    return [(id, re.compile(pattern, re.DOTALL)) for id, pattern in patterns]


def expression(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return re.escape(element.value)
    assert isinstance(element.expression, ast.VariableReference)
    return f"(?P<{element.expression.id.name}>.+?)"
