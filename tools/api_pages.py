"""Writes the API reference, docs/api.md and docs/api/*.md, from the docstrings of the sources.

Run it with `make api`. A module's page has the names in its `__all__`; without one, the public
names that the module defines; a package that defines none stands for its public modules. Sources
are parsed and never imported, so the pages are the same on every Python and every machine.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
DOCS: Final = ROOT / "docs"

# Page -> the modules that a bot writer or researcher imports.
PAGES: Final[dict[str, tuple[str, ...]]] = {
    "kernel": ("camarilla.kernel",),
    "games": ("camarilla.games",),
    "bots": ("camarilla.bots",),
    "envs": (
        "camarilla.envs.pettingzoo",
        "camarilla.envs.gymnasium",
        "camarilla.envs.openspiel",
        "camarilla.envs.batch",
        "camarilla.envs.parallel_batch",
    ),
    "search": ("camarilla.search",),
}
NOTE: Final = "<!-- Written by `make api` from the docstrings. Do not edit. -->\n"
WIDEST: Final = 88
"""A longer signature has one parameter on each line."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class NotFound(Exception):
    """A module, or a name that a module exports, does not exist."""


class Definition(NamedTuple):
    """A class, function or variable, and the docstring below it."""

    node: ast.stmt
    doc: str


class Module:
    """The parsed source of a module."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.tree = ast.parse(path.read_bytes())
        self.doc = ast.get_docstring(self.tree) or ""
        self.defined = dict(definitions(self.tree.body))
        self.imported: dict[str, tuple[str, str]] = {}
        for node in statements(self.tree.body):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)

    def exports(self) -> list[str]:
        """The names in `__all__`, or else the public ones that the module defines."""
        listed = self.defined.get("__all__")
        if listed is not None and isinstance(listed.node, ast.Assign | ast.AnnAssign):
            assert listed.node.value is not None
            return list(ast.literal_eval(listed.node.value))
        return [name for name in self.defined if not name.startswith("_")]

    def submodules(self) -> list[str]:
        """The public modules of a package, by name."""
        if self.path.name != "__init__.py":
            return []
        return sorted(
            f"{self.name}.{path.stem}"
            for path in self.path.parent.glob("*.py")
            if not path.stem.startswith("_")
        )

    def find(self, name: str) -> Definition:
        """The definition of a name, followed through imports within the package."""
        if name in self.defined:
            return self.defined[name]
        if name in self.imported:
            module, original = self.imported[name]
            return load(module).find(original)
        raise NotFound(f"{self.name} exports {name}, but does not define or import it")


@cache
def load(name: str) -> Module:
    """A module of the package by its dotted name."""
    base = SOURCE.joinpath(*name.split("."))
    for path in (base / "__init__.py", base.with_suffix(".py")):
        if path.exists():
            return Module(name, path)
    raise NotFound(f"there is no module {name} under {SOURCE.name}/")


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module or class, those under `if` and `try` included."""
    for node in body:
        yield node
        if isinstance(node, ast.If | ast.Try):
            yield from statements([*node.body, *node.orelse])


def definitions(body: list[ast.stmt]) -> Iterator[tuple[str, Definition]]:
    """The names that a module or class defines. A string below a variable is its docstring."""
    found = list(statements(body))
    for node, below in zip(found, [*found[1:], None], strict=True):
        match node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.name, Definition(node, ast.get_docstring(node) or "")
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name, Definition(node, text_of(below))


def text_of(node: ast.stmt | None) -> str:
    """The text of a statement that is nothing but a string."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return inspect.cleandoc(text)
    return ""


def annotation(node: ast.expr | None) -> str:
    """A type as it is written; quotes around a forward reference are left out."""
    if node is None:
        return ""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ast.unparse(node)


def parameters(arguments: ast.arguments) -> list[str]:
    """The parameters of a function as they are written."""

    def one(argument: ast.arg, default: ast.expr | None, stars: str = "") -> str:
        typed = annotation(argument.annotation)
        text = f"{stars}{argument.arg}" + (f": {typed}" if typed else "")
        if default is None:
            return text
        return f"{text}{' = ' if typed else '='}{ast.unparse(default)}"

    positional = [*arguments.posonlyargs, *arguments.args]
    missing = len(positional) - len(arguments.defaults)
    defaults = [*[None] * missing, *arguments.defaults]
    parts = [one(*pair) for pair in zip(positional, defaults, strict=True)]
    if arguments.posonlyargs:
        parts.insert(len(arguments.posonlyargs), "/")
    if arguments.vararg:
        parts.append(one(arguments.vararg, None, "*"))
    elif arguments.kwonlyargs:
        parts.append("*")
    parts += map(one, arguments.kwonlyargs, arguments.kw_defaults)
    if arguments.kwarg:
        parts.append(one(arguments.kwarg, None, "**"))
    return parts


def signature(name: str, node: Function, method: bool = False) -> str:
    """How a function is called; a method without its `self`."""
    parts = parameters(node.args)
    if method and "staticmethod" not in decorators(node):
        parts = parts[1:]
    returns = annotation(node.returns)
    end = f") -> {returns}" if returns else ")"
    start = "async def " if isinstance(node, ast.AsyncFunctionDef) else "def "
    line = f"{start}{name}({', '.join(parts)}{end}"
    if len(line) <= WIDEST:
        return line
    return "\n".join([f"{start}{name}(", *(f"    {part}," for part in parts), end])


def decorators(node: Function) -> set[str]:
    return {ast.unparse(decorator) for decorator in node.decorator_list}


def variable(name: str, node: ast.Assign | ast.AnnAssign) -> str:
    """A variable with its type, and with its value where that is short and plain."""
    typed = annotation(node.annotation) if isinstance(node, ast.AnnAssign) else ""
    head = f"{name}: {typed}" if typed not in ("", "Final", "TypeAlias") else name
    if node.value is None or (head != name and not is_literal(node.value)):
        return head
    line = f"{head} = {ast.unparse(node.value)}"
    return line if len(line) <= WIDEST else head


def is_literal(node: ast.expr) -> bool:
    try:
        ast.literal_eval(node)
    except ValueError:
        return False
    return True


def code(text: str) -> str:
    return f"```python\n{text}\n```\n"


def class_text(name: str, node: ast.ClassDef, doc: str, level: str) -> Iterator[str]:
    """A class: its header, attributes and methods. What it inherits is not repeated."""
    bases = ", ".join(ast.unparse(base) for base in [*node.bases, *node.keywords])
    inside = dict(definitions(node.body))
    header = f"class {name}({bases})" if bases else f"class {name}"
    created = inside.get("__init__")
    if created is not None:
        assert isinstance(created.node, Function)
        header += "\n\n" + signature(name, created.node, method=True).removeprefix("def ")
        header = header.removesuffix(" -> None")
    yield code(header)
    if doc:
        yield f"{doc}\n"
    attributes = list(attribute_lines(inside))
    if attributes:
        yield "\n".join(attributes) + "\n"
    for method, definition in inside.items():
        if method.startswith("_") or not isinstance(definition.node, Function):
            continue
        if "property" not in decorators(definition.node):
            yield f"{level} `{name}.{method}`\n"
            yield code(signature(method, definition.node, method=True))
            if definition.doc:
                yield f"{definition.doc}\n"


def attribute_lines(inside: dict[str, Definition]) -> Iterator[str]:
    """A line for each public attribute and property of a class."""
    for name, (node, doc) in inside.items():
        if name.startswith("_"):
            continue
        if isinstance(node, Function) and "property" in decorators(node):
            shown = f"{name}: {annotation(node.returns)}"
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            shown = variable(name, node)
        else:
            continue
        yield f"- `{shown}`" + (f": {' '.join(doc.split())}" if doc else "")


def definition_text(name: str, definition: Definition, level: str) -> Iterator[str]:
    """A name of a module: heading, signature and docstring."""
    node, doc = definition
    yield f"{level} `{name}`\n"
    if isinstance(node, ast.ClassDef):
        yield from class_text(name, node, doc, level + "#")
        return
    if isinstance(node, Function):
        yield code(signature(name, node))
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        yield code(variable(name, node))
    if doc:
        yield f"{doc}\n"


def modules_of(page: str) -> list[Module]:
    """The modules on a page. A package that exports nothing stands for its public modules."""
    found: list[Module] = []
    for name in PAGES[page]:
        module = load(name)
        found += [module] if module.exports() else map(load, module.submodules())
    return found


def page_text(page: str) -> str:
    """A whole page: one chapter for each module."""
    parts = [NOTE, f"# API: {page}\n", "[All modules](../api.md)\n"]
    for module in modules_of(page):
        parts.append(f"## `{module.name}`\n")
        if module.doc:
            parts.append(f"{module.doc}\n")
        for name in module.exports():
            parts += definition_text(name, module.find(name), "###")
    return "\n".join(parts)


def summary(doc: str) -> str:
    """The first sentence of a docstring, for a cell of a table."""
    paragraph = " ".join(doc.partition("\n\n")[0].split())
    sentence, stop, _ = paragraph.partition(". ")
    return (sentence + stop.strip()).replace("|", "\\|")


def index_text() -> str:
    """docs/api.md: every name with its first sentence."""
    parts = [
        NOTE,
        "# API reference\n",
        "What programs outside this package may import. Everything else can change at any time.\n",
    ]
    for page in PAGES:
        for module in modules_of(page):
            parts.append(f"## `{module.name}`\n")
            rows = ["| name | |", "|---|---|"]
            for name in module.exports():
                link = f"[`{name}`](api/{page}.md#{name.lower()})"
                rows.append(f"| {link} | {summary(module.find(name).doc)} |")
            parts.append("\n".join(rows) + "\n")
    return "\n".join(parts)


def contents() -> dict[str, str]:
    """The pages by their path under docs/, and their text."""
    return {"api.md": index_text()} | {f"api/{page}.md": page_text(page) for page in PAGES}


def main() -> None:
    try:
        pages = contents()
    except NotFound as error:
        sys.exit(f"The API pages are not written: {error}.")
    (DOCS / "api").mkdir(exist_ok=True)
    for old in (DOCS / "api").glob("*.md"):
        old.unlink()
    for name, text in pages.items():
        (DOCS / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
