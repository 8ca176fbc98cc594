"""`camarilla admin`: people, tables and announcements, also while the server runs."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec
import typer

from camarilla.cli.arguments import AsJson, BadArgument, write_json
from camarilla.cli.serve import DatabaseUrl
from camarilla.cli.translation import Command, Group, reader_language, text
from camarilla.web.settings import from_environment

if TYPE_CHECKING:
    from camarilla.table.store.admin import HostedPerson, Restriction
    from camarilla.web.admin import Admin

T = TypeVar("T")

admin = typer.Typer(cls=Group, no_args_is_help=True)

Person = Annotated[str, typer.Argument(metavar="PERSON")]
For = Annotated[
    str | None,
    typer.Option("--for", metavar="TIME"),
]
ANY_ID = {"ignore_unknown_options": True}
"""An id may begin with a dash."""
_MINUTES = {"m": 1, "h": 60, "d": 1440}


@admin.command(cls=Command)
def tables(
    status: Annotated[
        Literal["open", "running", "finished", "closed"] | None,
        typer.Option(),
    ] = None,
    as_json: AsJson = False,
    database: DatabaseUrl = None,
) -> None:
    """List the tables that changed last. The id of a table opens it."""
    found = _run(database, lambda host: host.tables(status))
    if as_json:
        write_json(msgspec.to_builtins(found))
        return
    for table in found:
        players = ", ".join(name or "-" for name in table.players)
        changed = _time(table.changed_at)
        typer.echo(f"{table.id}  {changed}  {table.status:<8}  {table.game:<11}  {players}")


@admin.command(cls=Command)
def people(
    text: Annotated[str, typer.Argument()] = "",
    as_json: AsJson = False,
    database: DatabaseUrl = None,
) -> None:
    """List the people who were here last."""
    found = _run(database, lambda host: host.people(text))
    if as_json:
        write_json(msgspec.to_builtins(found))
        return
    for person in found:
        typer.echo(f"{person.id}  {_time(person.seen_at)[:10]}  {_described(person)}")


@admin.command(cls=Command, context_settings=ANY_ID)
def delete(
    kind: Annotated[Literal["table", "person"], typer.Argument()],
    id: Annotated[str, typer.Argument()],
    as_json: AsJson = False,
    database: DatabaseUrl = None,
) -> None:
    """Delete a table or a person for good. Bots play on for the person."""
    if kind == "table":
        _run(database, lambda host: host.delete_table(id))
        _tell(as_json, _said("deleted-table", id=id), deleted=id)
    else:
        person = _run(database, lambda host: host.delete_person(id))
        _tell(as_json, _said("deleted-person", name=person.name), deleted=person.id)


@admin.command("reset-password", cls=Command, context_settings=ANY_ID)
def reset_password(person: Person, as_json: AsJson = False, database: DatabaseUrl = None) -> None:
    """Give an account a new password, which is printed; its sessions end."""
    password = _run(database, lambda host: host.reset_password(person))
    _tell(as_json, password, password=password)


@admin.command(cls=Command, context_settings=ANY_ID)
def bot(
    name: Annotated[str, typer.Argument()],
    renew: Annotated[bool, typer.Option("--renew")] = False,
    as_json: AsJson = False,
    database: DatabaseUrl = None,
) -> None:
    """Make an account for a bot, and print the token by which it plays."""
    found, token = _run(
        database, lambda host: host.renew_token(name) if renew else host.add_bot(name)
    )
    _tell(as_json, f"{found.id}  {token}", person=found.id, name=found.name, token=token)


@admin.command(cls=Command, context_settings=ANY_ID)
def mute(
    person: Person, time: For = None, as_json: AsJson = False, database: DatabaseUrl = None
) -> None:
    """Forbid a person to write in chat."""
    _restrict(person, "mute", time, as_json, database)


@admin.command(cls=Command, context_settings=ANY_ID)
def ban(
    person: Person, time: For = None, as_json: AsJson = False, database: DatabaseUrl = None
) -> None:
    """Ban a person; bots play on for them."""
    _restrict(person, "ban", time, as_json, database)


@admin.command(cls=Command, context_settings=ANY_ID)
def unmute(person: Person, as_json: AsJson = False, database: DatabaseUrl = None) -> None:
    """Let a person write again."""
    found = _run(database, lambda host: host.lift(person, "mute"))
    _tell(as_json, _said("unmuted", name=found.name), person=found.id)


@admin.command(cls=Command, context_settings=ANY_ID)
def unban(person: Person, as_json: AsJson = False, database: DatabaseUrl = None) -> None:
    """Let a person in again."""
    found = _run(database, lambda host: host.lift(person, "ban"))
    _tell(as_json, _said("unbanned", name=found.name), person=found.id)


@admin.command(cls=Command)
def announce(
    text: Annotated[str | None, typer.Argument()] = None,
    time: Annotated[str, typer.Option("--for", metavar="TIME")] = "1h",
    withdraw: Annotated[bool, typer.Option("--withdraw")] = False,
    as_json: AsJson = False,
    database: DatabaseUrl = None,
) -> None:
    """Announce something to everybody who plays or waits, such as a restart."""
    if withdraw:
        _run(database, lambda host: host.withdraw())
        found = None
    elif text is None:
        found = _run(database, lambda host: host.announced())
    else:
        minutes = _minutes(time)
        found = _run(database, lambda host: host.announce(text, minutes))
    shown = _said("nothing") if found is None else f"{_time(found.until)}  {found.text}"
    _tell(as_json, shown, announcement=msgspec.to_builtins(found))


@admin.command(cls=Command)
def token(as_json: AsJson = False, database: DatabaseUrl = None) -> None:
    """Print the token of the admin page, which is at /admin."""
    found = _run(database, lambda host: host.token())
    _tell(as_json, found, token=found)


def _run(database: str | None, work: "Callable[[Admin], Awaitable[T]]") -> T:
    from camarilla.web.admin import administer  # noqa: PLC0415 - slow to import

    settings = from_environment(database=database)

    async def whole() -> T:
        async with administer(settings) as host:
            return await work(host)

    return asyncio.run(whole())


def _restrict(
    name: str, kind: Literal["mute", "ban"], time: str | None, as_json: bool, database: str | None
) -> None:
    minutes = None if time is None else _minutes(time)
    person = _run(database, lambda host: host.restrict(name, kind, minutes))
    length = _said("ever") if time is None else _said("length", time=time)
    done = "muted" if kind == "mute" else "banned"
    _tell(as_json, _said(done, name=person.name, length=length), person=person.id)


def _said(message: str, **values: str) -> str:
    return text(reader_language(), f"cli-admin-{message}", **values)


def _minutes(text: str) -> int:
    found = re.fullmatch(r"([1-9]\d{0,4})([mhd])", text.strip())
    if found is None:
        raise BadArgument(
            f"a time is a number of minutes, hours or days, such as 30m: not {text!r}"
        )
    return int(found[1]) * _MINUTES[found[2]]


def _described(person: "HostedPerson") -> str:
    nameless = "bot" if person.is_bot else "guest"
    login = nameless if person.login is None else f"login {person.login}"
    forbidden = "".join(f", {_forbidden(one)}" for one in person.restrictions)
    return f"{person.name}  ({login}, tables: {person.tables}{forbidden})"


def _forbidden(restriction: "Restriction") -> str:
    word = "muted" if restriction.kind == "mute" else "banned"
    return word if restriction.until is None else f"{word} until {_time(restriction.until)}"


def _time(milliseconds: int) -> str:
    """In UTC, as a log has it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _tell(as_json: bool, sentence: str, **facts: object) -> None:
    if as_json:
        write_json(facts)
    else:
        typer.echo(sentence)
