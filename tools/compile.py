"""Compiles the rules with mypyc, beside their sources or into a folder for the wheel.

    python tools/compile.py            compile in place, if anything changed
    python tools/compile.py --into DIR compile into DIR, laid out like src/
    python tools/compile.py --check    say whether compiling is possible
    python tools/compile.py --clean    remove the build beside the sources

Exit status: 0 done, 1 it failed, 3 there is no C compiler to do it with.
"""

import argparse
import ast
import hashlib
import importlib.util
import json
import os
import shutil
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows, where nobody else builds in the same folder
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "camarilla"
WORK = ROOT / "build" / "mypyc"
NO_COMPILER = 3

# Modules that stay interpreted, by file name. mypyc silently drops the keywords of a class
# statement (`frozen=True`, `tag=...`), so modules that declare msgspec Structs are here; and it
# gives a compiled package a wrong `__path__` when the shared library lies inside a package, as
# ours does.
INTERPRETED = frozenset(
    {"__init__.py", "record.py", "information.py", "observation.py", "saved.py"}
)


MYPY_OPTIONS = ("--strict", "--follow-imports=silent")
"""What is compiled is checked; what it imports may need libraries that a build does not have."""


def load_build_module() -> Any:
    """`camarilla._build` without importing the package, which would load the rules' finder."""
    spec = importlib.util.spec_from_file_location("_build", PACKAGE / "_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = load_build_module()


def missing_tool() -> str | None:
    """What a compilation lacks on this machine, as a sentence; None if it lacks nothing."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return f"there is no C compiler ({command})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of this Python are not installed"
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        return "mypyc or setuptools is not installed"
    return None


def stamp_of_sources() -> dict[str, Any]:
    sources = {}
    for name, path in build.rule_sources(PACKAGE):
        status = path.stat()
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        sources[name] = [status.st_size, status.st_mtime_ns, digest]
    return {"suffix": sysconfig.get_config_var("EXT_SUFFIX"), "sources": sources}


def build_extensions(target: Path) -> None:
    """Translate to C and compile; the extension modules land in `target`, laid out like src/."""
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class ParallelBuild(build_ext):  # type: ignore[misc]
        """Compiles the C files of one extension on all cores; setuptools takes one at a time."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    parts = pool.map(lambda one: one_by_one([one], *args, **kwargs), sources)
                    return [item for part in parts for item in part]

            self.compiler.compile = compile_all
            super().build_extensions()

    modules = [
        path.relative_to(ROOT)
        for _, path in build.rule_sources(PACKAGE)
        if path.name not in INTERPRETED
    ]
    for module in modules:
        refuse_class_keywords(module)
    extensions = mypycify(
        [*MYPY_OPTIONS, *map(str, modules)],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
        group_name="camarilla._rules",
    )
    for extension in extensions:
        # mypyc writes the headers of a dotted group into its package's folder.
        extension.include_dirs.append(str(WORK / "c" / "camarilla"))
    distribution = Distribution(
        {"name": "camarilla", "ext_modules": extensions, "cmdclass": {"build_ext": ParallelBuild}}
    )
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(target)
    command.build_temp = str(WORK / "o")
    command.ensure_finalized()
    command.run()


def refuse_class_keywords(module: Path) -> None:
    for node in ast.walk(ast.parse(module.read_bytes())):
        if isinstance(node, ast.ClassDef) and any(k.arg != "metaclass" for k in node.keywords):
            sys.exit(
                f"{module}:{node.lineno}: class {node.name} has keywords, which mypyc would drop; "
                "move it to a module listed in INTERPRETED in tools/compile.py"
            )


def extension_modules(root: Path) -> list[Path]:
    return [path for suffix in ("*.so", "*.pyd") for path in root.rglob(suffix)]


def remove_build() -> None:
    """The stamp goes first: without it nothing uses what is left."""
    (PACKAGE / build.STAMP).unlink(missing_ok=True)
    for path in extension_modules(PACKAGE):
        path.unlink()


def install(built: Path, stamp: dict[str, Any]) -> None:
    remove_build()
    for path in extension_modules(built):
        shutil.move(path, SOURCE / path.relative_to(built))
    (PACKAGE / build.STAMP).write_text(json.dumps(stamp, indent=1))


def compile_in_place() -> None:
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        stamp = stamp_of_sources()
        if up_to_date(stamp):
            print("compiled build is up to date")
            return
        start = time.monotonic()
        with tempfile.TemporaryDirectory(dir=WORK) as folder:
            build_extensions(Path(folder))
            install(Path(folder), stamp)
        print(f"compiled {len(stamp['sources'])} modules in {time.monotonic() - start:.0f} s")


def up_to_date(stamp: dict[str, Any]) -> bool:
    try:
        old = json.loads((PACKAGE / build.STAMP).read_bytes())
    except (FileNotFoundError, ValueError):
        return False

    def digests(one: dict[str, Any]) -> dict[str, str]:
        return {name: entry[2] for name, entry in one["sources"].items()}

    return old["suffix"] == stamp["suffix"] and digests(old) == digests(stamp)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--into", type=Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--clean", action="store_true")
    options = parser.parse_args()
    os.chdir(ROOT)
    if options.clean:
        remove_build()
        return 0
    missing = missing_tool()
    if missing is not None:
        print(f"The rules stay interpreted, which only costs speed: {missing}.", file=sys.stderr)
        return NO_COMPILER
    if options.check:
        return 0
    if options.into is None:
        compile_in_place()
    else:
        stamp = stamp_of_sources()
        build_extensions(options.into)
        (options.into / "camarilla" / build.STAMP).write_text(json.dumps(stamp, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
