"""Hooks of the documentation site (mkdocs.yml)."""

import re
from typing import Any

_PAGE = r"(?:[A-Za-z][\w.-]*/)*[A-Z][A-Z_]*\.md"
_LEAVES_DOCS = re.compile(rf"\[([^\]]+)\]\((?:\.\./)+({_PAGE}|examples/[\w/.-]+)\)")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Name files of the repository that are no page of the site instead of linking to them."""
    return _LEAVES_DOCS.sub(r"\1 (`\2` in the repository)", markdown)
