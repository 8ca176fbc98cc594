"""The shape of the project: which layer may know which, and what may not stand in a file."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "camarilla"

# Layer -> the layers it may import. A layer that is not here has no place in the design yet.
# A game's folder has a layer for each facet; `games/*/rules` is the rules of any game.
BELOW = {"kernel", "games"}
MAY_IMPORT = {
    "kernel": set[str](),
    "search": {"kernel"},
    "games": {"kernel"},
    "games/title": {"kernel", "search", "games", "cli", "i18n", "lab"},
    "games/*/rules": {"kernel"},
    "games/*/bot": {"kernel", "search", "games/*/rules", "games/*/encoding"},
    "games/*/encoding": {"kernel", "games/*/rules"},
    "games/*/miniature": {"kernel", "games/*/rules"},
    "games/*/reasons": {"kernel", "games", "games/*/rules"},
    "games/*/orders": {"kernel", "games", "games/*/rules"},
    "games/*/narration": {"kernel", "i18n", "games/*/rules"},
    "games/*/screen": {"kernel", "i18n", "cli", "games/*/rules"},
    "games/*/report": {"kernel", "lab", "games", "games/*/rules"},
    "games/*/title": {"kernel", "search", "games", "cli", "i18n", "lab", "games/*"},
    "bots": BELOW | {"search"},
    "lab": BELOW | {"search", "bots", "envs"},
    "envs": BELOW | {"search", "bots"},
    "table": BELOW | {"search", "bots"},
    "i18n": BELOW,
    "web": BELOW | {"search", "bots", "lab", "envs", "table", "i18n"},
    "cli": BELOW | {"search", "bots", "lab", "envs", "table", "i18n", "web"},
    "__main__": {"cli"},
}
# The rules stand on nothing but Python, the structs of their views and the compiler's attributes.
LIBRARIES_OF_RULES = {"msgspec", "mypy_extensions", "typing_extensions"}

LONGEST = 350
"""Lines of a source file; a file of tests may have 50 more."""
# File -> why it may be longer than LONGEST lines.
LONGER: dict[str, str] = {
    "client/src/protocol/schema.ts": "written by client/scripts/types.mjs",
    "client/src/protocol/vocabulary.ts": "written by client/scripts/types.mjs",
}

LONGEST_FUNCTION = 50
# Function of `src` -> the table that makes it longer.
TABLES = {
    "cli/report.py report": "options of the command",
    "games/illuminaten/bot/policy.py options": "features by decision",
    "games/illuminaten/rules/blank.py blank": "fields of a position",
    "games/illuminaten/rules/knowledge.py information_of": "fields of an information state",
    "games/illuminaten/rules/state.py clone": "fields of a position",
    "games/king/rules/knowledge.py information_of": "fields of an information state",
    "search/tree_search.py __init__": "fields of a search",
    "table/store/migrations/versions/v0001_first.py upgrade": "columns of the database",
    "table/table.py _take_in": "cases by kind of entry",
    "web/app_state.py __init__": "parts of a server",
}

# A generated file or a page of rules is as long as it has to be.
CODE = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".sh"}

SENTENCE = re.compile(
    r"[^\x00-\x7f\s]*[^\W\d_a-zA-Z]"  # a letter beyond ASCII
    r"|[A-Z][a-z']+\s+\S"  # a capitalised word and another one
    r"|[a-zA-Z]\s.*[a-zA-Z)][.!?]$"  # words up to a full stop
    r"|(?:[a-zA-Z']+\s+){4}[a-zA-Z']"  # more words than a notation has
)
MACHINE = re.compile(
    r"(?<![\w.~$}/-])/(?:work|opt|root|home)/\w"
    r"|\b(?:pypi|pythonhosted|npmjs|yarnpkg|crates)\.(?:org|com|io)\b"
)


def rules() -> Iterator[Path]:
    """The sources of the kernel and of every game's rules."""
    yield from sorted((PACKAGE / "kernel").rglob("*.py"))
    yield from sorted((PACKAGE / "games").glob("*/rules/**/*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The dotted names that a module imports; `from a import b` counts as `a.b`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def layer_of(parts: list[str]) -> tuple[str, str]:
    """The layer of a module or imported name, and the game it belongs to, if it does."""
    if not parts or (
        not (PACKAGE / parts[0]).is_dir() and not (PACKAGE / f"{parts[0]}.py").exists()
    ):
        return "", ""
    if parts[0] != "games" or len(parts) == 1:
        return parts[0], ""
    if not (PACKAGE / "games" / parts[1]).is_dir():
        return ("games/title", "") if parts[1] == "title" else ("games", "")
    return (f"games/*/{parts[2]}" if len(parts) > 2 else "games/*"), parts[1]


def may_import(layer: str, game: str, other: str, its_game: str) -> bool:
    """Whether a module of `layer` may import one of `other`; a facet knows its own game only."""
    if its_game:
        allowed = MAY_IMPORT[layer]
        return game == its_game and (layer == other or other in allowed or "games/*" in allowed)
    return other == layer or other in MAY_IMPORT[layer] or other == "games/title"


def test_imports_go_one_way() -> None:
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = list(path.relative_to(PACKAGE).with_suffix("").parts)
        layer, game = layer_of([part for part in parts if part != "__init__"])
        if layer in ("", "_build", "games/*"):
            continue
        assert layer in MAY_IMPORT, f"{name_of(path)}: no layer is called {layer}"
        above = not layer.endswith(("kernel", "rules"))
        for line, dotted in imports(ast.parse(path.read_bytes())):
            if not dotted.startswith("camarilla."):
                continue
            other, its_game = layer_of(dotted.split(".")[1:])
            if other in ("", "_build"):
                if not above:
                    wrong.append(f"{name_of(path)}:{line} imports {dotted}")
            elif not may_import(layer, game, other, its_game):
                wrong.append(f"{name_of(path)}:{line} imports {dotted}")
    assert wrong == []


GAME_ID = re.compile(r"""["'`](oriflamme|ablaze|king|illuminaten)["'`]""")


def test_no_game_is_named_outside_its_folder() -> None:
    """Shared code knows games only through `Title`, and the client through its modules."""
    wrong = []
    for path in project_files():
        name = name_of(path)
        if not name.startswith(("src/camarilla/", "client/src/")):
            continue
        inside = ("src/camarilla/games/", "client/src/games/", "client/src/protocol/")
        if name.startswith(inside) or path.suffix not in (".py", ".ts", ".svelte"):
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if GAME_ID.search(line):
                wrong.append(f"{name}:{number} {line.strip()}")
    assert wrong == []


def test_rules_stand_on_nothing_but_python() -> None:
    allowed = sys.stdlib_module_names | LIBRARIES_OF_RULES | {"camarilla"}
    wrong = [
        f"{name_of(path)}:{line} imports {dotted}"
        for path in rules()
        for line, dotted in imports(ast.parse(path.read_bytes()))
        if dotted.split(".")[0] not in allowed
    ]
    assert wrong == []


def for_programmers(tree: ast.AST) -> set[ast.AST]:
    """Docstrings (of attributes too), and the messages of exceptions and assertions."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                found.add(node.value)
            case ast.Raise(exc=ast.expr() as part) | ast.Assert(msg=ast.expr() as part):
                found.update(ast.walk(part))
            case ast.Call(func=ast.Name(id=name)) if name.endswith(("Error", "Exception")):
                found.update(ast.walk(node))
    return found


def literals(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every text that a module can say, an f-string with its holes as `0`."""
    skipped = for_programmers(tree)
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            skipped.update(node.values)
            parts = (str(v.value) if isinstance(v, ast.Constant) else "0" for v in node.values)
            yield node.lineno, "".join(parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def test_rules_say_no_sentences() -> None:
    wrong = [
        f"{name_of(path)}:{line} says {text!r}"
        for path in rules()
        for line, text in literals(ast.parse(path.read_bytes()))
        if SENTENCE.search(text.strip())
    ]
    assert wrong == []


@pytest.mark.parametrize("text", ["place spy left", "eliminate 3", "O6.9", "heir", "give 2 to 3"])
def test_notation_is_no_sentence(text: str) -> None:
    assert not SENTENCE.search(text)


@pytest.mark.parametrize(
    "text", ["The Spy", "choose a card to be revealed", "your turn.", "шпигун", "épée"]
)
def test_sentence_is_recognised(text: str) -> None:
    assert SENTENCE.search(text)


def test_rules_are_free_of_cyrillic() -> None:
    wrong = [
        name_of(path) for path in rules() if re.search(r"[\u0400-\u04ff]", path.read_text("utf-8"))
    ]
    assert wrong == []


def project_files() -> list[Path]:
    """The files of the repository: what git tracks or would track, or all where there is no git."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode == 0 and listing.stdout:
        names = listing.stdout.split("\0")
    else:
        kept = ("src", "tests", "tools", "docs", "requirements", "client")
        names = [name_of(path) for top in kept for path in (ROOT / top).rglob("*")]
    return sorted(path for name in names if (path := ROOT / name).is_file() and name)


def test_files_are_rooms_with_one_purpose() -> None:
    long = {
        name_of(path): lines
        for path in project_files()
        if path.suffix in CODE
        if (lines := len(path.read_text("utf-8").splitlines()))
        > LONGEST + 50 * name_of(path).startswith("tests/")
    }
    unexplained = {name: lines for name, lines in long.items() if name not in LONGER}
    assert unexplained == {}
    assert set(LONGER) <= set(long), "a file in LONGER is short again"


def test_functions_are_short_unless_they_are_tables() -> None:
    long = {
        f"{path.relative_to(PACKAGE).as_posix()} {node.name}"
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION
    }
    assert long == set(TABLES)


def test_no_file_names_a_machine_or_a_registry() -> None:
    wrong = []
    for path in project_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if MACHINE.search(line):
                wrong.append(f"{name_of(path)}:{number} {line.strip()[:80]}")
    assert wrong == []


RULES_IN_THE_CLIENT = {
    r"%\s*0x[0-9a-fA-F]+|>>>?\s*\d": "takes a packed number apart, such as a frame",
    r"\bview\.(stack|frames)\b|\.stack\.at\(": "reads frames of the engine",
    r"\bfunction\s+(lodges|groups|discs|points|winners?|legal)(Of|In)\b": "finds it",
    r"\bfunction\s+(price|cost|strength|score|progress)(Of|Next|For)\w*\b": "computes it",
    r"\bfunction\s+(controls|holds|leads|canPay|payable|isLegal)\b": "decides it",
}
"""What a client that draws observations has no use for: pattern -> what it does with a rule."""


def test_no_rule_is_computed_in_the_client() -> None:
    """The server tells prices, lodges, strengths, progress and scores; a second author of a rule
    would sooner or later disagree with the first one, as price tags once did."""
    found = []
    for path in sorted((ROOT / "client" / "src" / "games").rglob("*")):
        if path.name in ("rules.ts", "frames.ts", "scoring.ts"):
            found.append(f"{path.relative_to(ROOT)}: a file for rules")
        if path.suffix not in (".ts", ".svelte"):
            continue
        code = path.read_text("utf-8").partition("<style")[0]
        for pattern, doing in RULES_IN_THE_CLIENT.items():
            for match in re.finditer(pattern, code):
                line = code.count("\n", 0, match.start()) + 1
                found.append(f"{path.relative_to(ROOT)}:{line}: {match.group()!r} {doing}")
    assert not found, "\n".join(found)
