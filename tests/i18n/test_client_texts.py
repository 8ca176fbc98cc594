"""The web client names only texts that there are."""

import re
from pathlib import Path

import pytest

from camarilla import i18n
from camarilla.games import TITLES

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "client" / "src"
CALL = re.compile(r"""\b(?:t|hasText)\(\s*["`]([a-z][\w-]*)([$"`])""")
WORD = re.compile(r"""speech\.word\(\s*["`]([a-z][\w-]*)([$"`])""")
CHOICE = re.compile(r"""\b(?:t)\([^"`()]*\? ["`]([a-z][\w-]*)["`] : ["`]([a-z][\w-]*)["`]""")
CATALOGUES = {title.catalogue for title in TITLES.values()}


def named_texts() -> set[str]:
    """Whole ids, and beginnings of ids that end in a dash."""
    found = set()
    for path in SOURCES.rglob("*"):
        if path.suffix not in (".ts", ".svelte"):
            continue
        source = path.read_text("utf-8")
        found |= {id for id, _ in CALL.findall(source)}
        found |= {id for pair in CHOICE.findall(source) for id in pair}
        if path.parent.name in CATALOGUES:
            found |= {f"{path.parent.name}-{id}" for id, _ in WORD.findall(source)}
    return found


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_text_that_the_client_names_is_there(language: str) -> None:
    ids = i18n.catalogue.bundle(language)
    missing = {id for id in named_texts() if not id.endswith("-") and not ids.has_message(id)}
    assert missing == set()


def test_the_scan_finds_what_it_looks_for() -> None:
    assert {"client-home", "oriflamme-word-hand", "oriflamme-ui-intrigue"} <= named_texts()
