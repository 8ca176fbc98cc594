"""Brings .venv to the state of one of the lock files; does nothing if it is there already.

Called as `python3 tools/environment.py runtime|build|dev|cluster|docs`.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Camarilla needs Python 3.11 or newer, and python3 here is "
        + ".".join(map(str, sys.version_info[:3]))
        + ". Name another one: make PYTHON=python3.11 ..."
    )

import hashlib
import os
import subprocess
import venv
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows, where nobody else builds in the same folder
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

# What each environment stands on, installed in this order.
LOCKS = {
    "runtime": (("runtime", "backend"),),
    "build": (("runtime", "backend"), ("build",)),
    "dev": (("runtime", "backend"), ("dev",)),
    "cluster": (("runtime", "backend"), ("dev",), ("cluster",)),
    "docs": (("runtime", "backend"), ("docs",)),
}


def pip(*arguments: str) -> None:
    command = [
        str(PYTHON),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "-qq",
        "install",
        *arguments,
    ]
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        sys.exit("Installing failed: see the lines above.")


def step(name: str, inputs: bytes, *arguments: str) -> None:
    """Run pip unless it was run with the same inputs before."""
    stamp = VENV / f".{name}"
    digest = hashlib.sha256(inputs).hexdigest()
    if stamp.exists() and stamp.read_text() == digest:
        return
    print(f"Setting up .venv: {name} ...", file=sys.stderr, flush=True)
    pip(*arguments)
    stamp.write_text(digest)


def make_venv() -> None:
    """An environment of another Python is replaced."""
    stamp = VENV / ".python"
    if not (os.access(PYTHON, os.X_OK) and stamp.exists() and stamp.read_text() == sys.version):
        venv.create(VENV, clear=True, with_pip=True)
        stamp.write_text(sys.version)


def main(kind: str) -> None:
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "environment.lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        make_venv()
        for names in LOCKS[kind]:
            locks = [ROOT / "requirements" / f"{name}.txt" for name in names]
            inputs = b"".join(path.read_bytes() for path in locks)
            files = [argument for path in locks for argument in ("-r", str(path))]
            step(names[0], inputs, "--require-hashes", "--no-deps", *files)
        project = (ROOT / "pyproject.toml").read_bytes()
        step("camarilla", project, "--no-deps", "--no-build-isolation", "--editable", ".")


if __name__ == "__main__":
    main(sys.argv[1])
