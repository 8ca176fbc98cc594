"""Chooses, once and before any rule is imported, between compiled rules and their sources.

The compiled build lies beside the sources and carries a stamp of what it was made from. An edited
rule must never run in its old form, so a build whose stamp differs from the sources is ignored.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal

__all__ = ["COMPILED", "STAMP", "build_kind", "build_reason", "choose", "rule_sources"]

COMPILED = (
    "kernel/**/*.py",
    "search/**/*.py",
    "games/*/rules/**/*.py",
    "games/*/bot/**/*.py",
    "games/*/encoding.py",
    "games/*/encoding/*.py",
    "envs/rewards.py",
    "envs/vector.py",
)
"""Patterns of the sources that are compiled."""
STAMP = "_compiled.json"

_ROOT = Path(__file__).parent
_PREFIXES = tuple(f"camarilla.{pattern.partition('/')[0]}" for pattern in COMPILED)

_kind: Literal["compiled", "pure"] = "pure"
_reason = "not chosen yet"


def build_kind() -> Literal["compiled", "pure"]:
    """Which form of the rules this process runs."""
    return _kind


def build_reason() -> str:
    """Why, in one sentence for a programmer."""
    return _reason


def rule_sources(root: Path) -> Iterator[tuple[str, Path]]:
    """Every source that is compiled or built into compiled code, as (relative path, path)."""
    for path in sorted({path for pattern in COMPILED for path in root.glob(pattern)}):
        yield path.relative_to(root).as_posix(), path


def choose() -> None:
    """Make imports of the rules take the compiled build if it is wanted and matches its sources."""
    global _kind, _reason
    refusal = _refusal(_ROOT)
    if refusal is None:
        _kind, _reason = "compiled", "the compiled build matches its sources"
        return
    _kind, _reason = "pure", refusal
    if not any(isinstance(finder, _SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _SourceFinder())


def _refusal(root: Path) -> str | None:
    """Why the compiled build must not be used; None if it may."""
    if os.environ.get("CAMARILLA_PURE", "") not in ("", "0"):
        return "CAMARILLA_PURE is set"
    try:
        stamp = json.loads((root / STAMP).read_bytes())
        suffix, sources = stamp["suffix"], stamp["sources"]
    except FileNotFoundError:
        return "there is no compiled build"
    except (ValueError, TypeError, KeyError):
        return "the stamp of the compiled build is damaged"
    if suffix != EXTENSION_SUFFIXES[0]:
        return f"the compiled build is for another Python ({suffix})"
    return _difference(root, sources)


def _difference(root: Path, stamped: dict[str, list[int | str]]) -> str | None:
    """The first source that differs from what was compiled; None if all are.

    Interpreted modules count too: compiled code has their constants built in.
    """
    seen = 0
    for name, path in rule_sources(root):
        entry = stamped.get(name)
        if entry is None:  # never compiled, so there is nothing stale to run instead of it
            continue
        size, mtime, digest = entry
        status = path.stat()
        if status.st_size != size:
            return f"{name} was changed after it was compiled"
        if status.st_mtime_ns != mtime and hashlib.sha256(path.read_bytes()).hexdigest() != digest:
            return f"{name} was changed after it was compiled"
        seen += 1
    if seen != len(stamped):
        return "a compiled source is gone"
    return None


class _SourceFinder:
    """Finds the rules in their sources, blind to the extension modules beside them."""

    @staticmethod
    def find_spec(
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(_PREFIXES):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None
