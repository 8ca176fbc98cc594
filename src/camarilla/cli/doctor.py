"""`camarilla doctor`: what is installed here, and in which form."""

import importlib.metadata
import os
import platform
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import typer

from camarilla import __version__, _build, games
from camarilla.cli.arguments import AsJson, write_json
from camarilla.cli.translation import reader_language, text, translated
from camarilla.search import network
from camarilla.web.settings import data_folder, from_environment

_NEEDED: Final = "needed"
_WHERE_POSSIBLE: Final = "optional"
"""Libraries that only some systems have."""


def doctor(as_json: AsJson = False) -> None:
    """Say which version runs, in which form and why, and what is missing."""
    libraries = dependencies()
    report = {
        "version": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "cores": os.cpu_count(),
        "rules": _build.build_kind(),
        "rules_why": _build.build_reason(),
        "package": str(Path(_build.__file__).parent),
        "data": str(data_folder()),
        "games": list(games.GAMES),
        "networks": networks(),
        **server_report(),
        "dependencies": libraries,
    }
    missing = [name for name, version in libraries[_NEEDED].items() if version is None]
    if as_json:
        write_json(report)
    else:
        show(report)
    if missing:
        message = text(reader_language(), "cli-doctor-install", names=", ".join(missing))
        typer.echo(f"camarilla: {message}.", err=True)
        sys.exit(1)


def show(report: Mapping[str, object]) -> None:
    """The report for people, one fact on a line."""
    language = reader_language()
    lacking = text(language, "cli-doctor-missing")
    facts: dict[str, str] = {}
    for key, value in report.items():
        if isinstance(value, dict):
            for group, libraries in value.items():
                known = group in (_NEEDED, _WHERE_POSSIBLE)
                label = text(language, f"cli-doctor-{group}") if known else group
                words = [f"{name} {version or lacking}" for name, version in libraries.items()]
                facts[label] = ", ".join(words)
        else:
            said = ", ".join(value) if isinstance(value, list) else str(value)
            facts[text(language, f"cli-doctor-{key}")] = translated(language, said)
    width = max(map(len, facts))
    for label, said in facts.items():
        typer.echo(f"{label:<{width}} {said}")


def networks() -> str:
    """The games and numbers of players with a trained network; without numpy there are none."""
    if network.np is None:
        return "none, numpy is missing: bots search without them"
    found = []
    for title in games.TITLES.values():
        file = network.load_networks(title.network_file())
        if file is not None:
            found.append(f"{title.id} ({', '.join(map(str, file.players()))})")
    return ", ".join(found) or "none"


def server_report() -> dict[str, str]:
    """What a server started now would find."""
    # These imports are slow.
    from camarilla.table.store.backup import sqlite_state  # noqa: PLC0415
    from camarilla.web.assets import STATIC  # noqa: PLC0415
    from camarilla.web.opening import sqlite_path  # noqa: PLC0415

    client = "built" if (STATIC / "index.html").is_file() else "not built"
    settings = from_environment()
    if settings.on_postgres():
        return {"database": "postgresql", "client": client}
    path = sqlite_path(settings)
    return {"database": f"{path} ({sqlite_state(path)})", "client": client}


def dependencies() -> dict[str, dict[str, str | None]]:
    """The libraries by the extra that asks for them, each with its version, or null if missing."""
    try:
        wanted = importlib.metadata.requires("camarilla") or []
    except importlib.metadata.PackageNotFoundError:
        # Run from the sources: the libraries that the commands themselves import.
        wanted = ["fluent.runtime", "msgspec", "rich", "typer"]
    found: dict[str, dict[str, str | None]] = {_NEEDED: {}}
    for requirement in wanted:
        text, _, marker = requirement.partition(";")
        name = text.strip()
        for stop in " <>=!~[(":
            name = name.split(stop)[0]
        if "extra ==" in marker:
            extra = marker.split("extra ==")[1].strip(" '\"")
        else:
            extra = _WHERE_POSSIBLE if marker else _NEEDED
        found.setdefault(extra, {})[name] = version_of(name)
    return found


def version_of(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None
