"""The settings of a server: options of the command line, then the environment, then defaults."""

import os
import re
import shlex
import sys
from collections import Counter
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from camarilla import bots
from camarilla.kernel.errors import CamarillaError
from camarilla.table.messenger import is_installed


def data_folder() -> Path:
    """The folder for data: CAMARILLA_DATA, or the user's own by the custom of the system."""
    if chosen := os.environ.get("CAMARILLA_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", str(Path.home()))
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "camarilla"


Count = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting but `host` and `port` can be given as `CAMARILLA_<NAME>` in the environment."""

    host: str = "0.0.0.0"  # noqa: S104 - friends on the same network are to find it
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    """The address of the database; a SQLite file in `data` if empty."""
    data: Path = msgspec.field(default_factory=data_folder)
    base_url: str = ""
    """The public address of the server, if a proxy is in front of it."""
    secret_key: str = ""
    """Signs cookies; made at the first start and kept in the database if empty."""
    admin_token: str = ""
    """Opens the admin page; made at the first start and kept in the database if empty."""
    trusted_proxies: str = ""
    """The proxies whose X-Forwarded headers are trusted; a plain tunnel is none."""
    workers: Annotated[int, Meta(ge=0)] = 0
    """Processes in which bots think; 0: one less than there are cores."""
    bots: str = ""
    """External programs that play as bots: lines of `NAME=COMMAND`. Only the host names commands;
    people at tables choose by name."""
    bot_pace: Annotated[float, Meta(ge=0)] = 0.9
    """About how long a bot waits before it acts, in seconds."""
    bot_budget: Annotated[float, Meta(gt=0)] = 1.0
    """How long a bot may think, in seconds."""
    rate: Annotated[float, Meta(gt=0)] = 1.0
    """All rate limits are multiplied by this."""
    sockets_per_address: Count = 300
    tables_per_person: Count = 50
    imports_per_person: Count = 200
    guest_days: Days = 400
    """Guests who were away this long are deleted; 0: never. By then their cookie has expired."""
    chat_days: Days = 400
    """How long chat is kept; 0: forever."""
    import_days: Days = 400
    """How long imported records are kept; 0: forever."""
    push_hosts: str = (
        "fcm.googleapis.com,updates.push.services.mozilla.com,web.push.apple.com,"
        "*.notify.windows.com,*.push.apple.com"
    )
    """The push services this server sends to."""
    push_contact: str = "mailto:host@example.org"
    """Whom a push service may write to; it demands an address."""
    mail: str = ""
    """The mail server for notices, as apprise writes it: mailtos://user:password@host?from=…"""
    webhook_hosts: str = "discord.com,hooks.slack.com,ntfy.sh"
    """The services whose webhooks this server calls; needs the extra `notices`."""
    log_level: Literal["debug", "info", "warning", "error", "critical"] = "info"
    log_format: Literal["console", "json"] = "console"

    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'camarilla.db'}"

    def on_postgres(self) -> bool:
        return self.database.startswith(("postgres://", "postgresql://", "postgresql+asyncpg://"))

    def programs(self) -> dict[str, str]:
        """The command of each program that plays, by its name; raises `BadSetting`."""
        named = [_program(line) for line in self.bots.splitlines() if line.strip()]
        for name, count in Counter(name for name, _ in named).items():
            if count > 1:
                raise BadSetting(f"{count} programs are named {name}: every bot needs its own name")
        return dict(named)

    def worker_count(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


class BadSetting(CamarillaError):
    """A setting that makes no sense; the message says which."""


_BOT_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,23}")
_SHORT_NAMES = {
    "HOST": "host",
    "PORT": "port",
    "DATABASE_URL": "database",
    "SECRET_KEY": "secret_key",
}
_OPTIONS = {
    "database": "db",
    "base_url": "base-url",
    "bots": "bot",
    "guest_days": "guest-days",
    "chat_days": "chat-days",
    "import_days": "import-days",
}
_DAYS = "a whole number of days; 0 means forever"
_WANTED = {
    "port": "a number from 0 to 65535",
    "workers": "a whole number, 0 or more",
    "bot_pace": "a number of seconds, 0 or more",
    "bot_budget": "a number of seconds above 0",
    "rate": "a number above 0",
    "sockets_per_address": "a whole number, 1 or more",
    "tables_per_person": "a whole number, 1 or more",
    "imports_per_person": "a whole number, 1 or more",
    "guest_days": _DAYS,
    "chat_days": _DAYS,
    "import_days": _DAYS,
    "log_level": "debug, info, warning, error or critical",
    "log_format": "console or json",
}
"""What a setting takes, if it does not take any text."""
_NOTICES = "pip install 'camarilla[notices]'"


def _program(line: str) -> tuple[str, str]:
    name, _, command = (part.strip() for part in line.partition("="))
    if not _BOT_NAME.fullmatch(name) or bots.is_built_in(name):
        raise BadSetting(
            f"{name!r} cannot name a bot: use letters, digits and -, and no name of a built-in bot"
        )
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadSetting(f"the command of the bot {name}: {error}") from None
    if not words:
        raise BadSetting(f"the bot {name} has no command: NAME=COMMAND")
    return name, command


def from_environment(**given: object) -> Settings:
    """The settings; given values (not None) override the environment."""
    values: dict[str, object] = {}
    origins: dict[str, str] = {}
    """The variable or option that each value comes from."""
    long_names = {f"CAMARILLA_{field.upper()}": field for field in Settings.__struct_fields__}
    for name, field in (_SHORT_NAMES | long_names).items():
        if os.environ.get(name):
            values[field], origins[field] = os.environ[name], name
    for field, value in given.items():
        if value is not None:
            values[field], origins[field] = value, f"--{_OPTIONS.get(field, field)}"
    if "data" in values:
        values["data"] = Path(str(values["data"]))
    try:
        settings = msgspec.convert(values, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        field = str(error).rpartition("$.")[2].rstrip("`")
        raise BadSetting(
            f"{origins[field]} must be {_WANTED[field]}, not {values[field]!r}"
        ) from error
    for field in ("secret_key", "admin_token"):
        if 0 < len(getattr(settings, field)) < 16:
            raise BadSetting(f"{origins[field]} must have at least 16 characters")
    if settings.base_url and not _is_address(settings.base_url):
        wanted = "an address such as https://court.example.org"
        raise BadSetting(f"{origins['base_url']} must be {wanted}, not {settings.base_url!r}")
    if settings.trusted_proxies and not all(
        _is_proxy(proxy.strip()) for proxy in settings.trusted_proxies.split(",")
    ):
        wanted = "addresses or networks such as 10.0.0.0/8 with commas between them, or *"
        given_value = settings.trusted_proxies
        raise BadSetting(f"{origins['trusted_proxies']} must be {wanted}, not {given_value!r}")
    if not settings.push_contact.startswith(("mailto:", "https:")):
        wanted = "an address that begins with mailto: or https:"
        raise BadSetting(f"{origins['push_contact']} must be {wanted}")
    if settings.mail and not (settings.mail.startswith(_MAIL) and is_installed()):
        raise BadSetting(
            f"{origins['mail']} must begin with mailto:// or mailtos://, and the extra “notices” "
            f"must be installed: {_NOTICES}"
        )
    settings.programs()
    return settings


_MAIL = ("mailto://", "mailtos://")


def _is_proxy(text: str) -> bool:
    """Whether the web server understands it."""
    try:
        return text == "*" or bool(ip_network(text))
    except ValueError:
        return False


def _is_address(url: str) -> bool:
    """Whether people can open it in a browser."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _path(kind: type, value: object) -> object:
    if kind is Path:
        return Path(str(value))
    raise NotImplementedError
