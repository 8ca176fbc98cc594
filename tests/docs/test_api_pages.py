"""The API reference says what the docstrings say."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import api_pages

THINGS = '''"""Things of a game."""

from enum import Enum

LIMIT: Final = 10
"""The most cards in a hand."""
_hidden = 1


class Card(Enum, frozen=True):
    """A card. It has a value."""

    value: int
    """What it is worth."""
    _secret: int

    def __init__(self, value: int, *, face: str = "up") -> None:
        self.value = value

    @property
    def owner(self) -> int:
        """The seat that owns it."""

    @staticmethod
    def of(text: str) -> "Card":
        """The card that is written so."""

    def _check(self) -> None: ...
'''
PACKAGE = '''"""A package."""

from toy.things import Card as Card
from toy.things import LIMIT

__all__ = ["LIMIT", "Card", "shuffle"]

def shuffle(cards: list[int], /, seed: str | None = None, *more: int, **rest: object) -> list[int]:
    """The cards in another order. The same seed gives the same order."""
'''


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small package in place of ours."""
    package = tmp_path / "toy"
    package.mkdir()
    (package / "__init__.py").write_text(PACKAGE)
    (package / "things.py").write_text(THINGS)
    monkeypatch.setattr(api_pages, "SOURCE", tmp_path)
    monkeypatch.setattr(api_pages, "PAGES", {"toy": ("toy",)})
    api_pages.load.cache_clear()
    yield package
    api_pages.load.cache_clear()


def test_names_follow_all_through_imports(toy: Path) -> None:
    page = api_pages.page_text("toy")
    headings = [line for line in page.splitlines() if line.startswith("###")]
    assert headings == ["### `LIMIT`", "### `Card`", "#### `Card.of`", "### `shuffle`"]


def test_signatures_and_docstrings(toy: Path) -> None:
    page = api_pages.page_text("toy")
    assert "LIMIT = 10\n```\n\nThe most cards in a hand." in page
    assert "class Card(Enum, frozen=True)\n\nCard(value: int, *, face: str = 'up')\n" in page
    assert "- `value: int`: What it is worth.\n- `owner: int`: The seat that owns it." in page
    assert "def of(text: str) -> Card\n" in page
    assert "    /,\n    seed: str | None = None,\n    *more: int,\n    **rest: object,\n" in page


def test_index_has_first_sentences(toy: Path) -> None:
    index = api_pages.contents()["api.md"]
    assert "| [`shuffle`](api/toy.md#shuffle) | The cards in another order. |" in index


def test_package_without_names_stands_for_its_modules(toy: Path) -> None:
    (toy / "__init__.py").write_text('"""A package."""\n')
    assert [module.name for module in api_pages.modules_of("toy")] == ["toy.things"]
    assert api_pages.load("toy.things").exports() == ["LIMIT", "Card"]


def test_unknown_name_is_an_error(toy: Path) -> None:
    (toy / "__init__.py").write_text('__all__ = ["missing"]\n')
    with pytest.raises(api_pages.NotFound, match="toy exports missing"):
        api_pages.contents()


def test_pages_are_fresh() -> None:
    folder = api_pages.DOCS / "api"
    if not folder.exists():
        pytest.skip("the API pages are not in the repository yet: make api")
    pages = api_pages.contents()
    for name, text in pages.items():
        assert (api_pages.DOCS / name).read_text("utf-8") == text, "run make api"
    assert {f"api/{path.name}" for path in folder.iterdir()} == set(pages) - {"api.md"}
