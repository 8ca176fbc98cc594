"""docs/information.md explains every field that a bot gets."""

import re
from pathlib import Path

import msgspec
import msgspec.inspect
import pytest

from camarilla.bots.external import INTERNAL
from camarilla.games import TITLES
from camarilla.kernel.information import InformationState

PAGE = Path(__file__).resolve().parents[2] / "docs" / "information.md"


def structs_in(kind: object) -> list[type[msgspec.Struct]]:
    """The struct of a field's type, with those of its own fields."""
    found: list[type[msgspec.Struct]] = []
    if isinstance(kind, msgspec.inspect.StructType):
        found.append(kind.cls)
        for field in kind.fields:
            found += structs_in(field.type)
    for part in ("item_type", "types"):
        inner = getattr(kind, part, ())
        for one in inner if isinstance(inner, tuple) else (inner,):
            found += structs_in(one)
    return found


def explained() -> set[str]:
    return set(re.findall(r"`([a-z_]+)`", PAGE.read_text("utf-8")))


@pytest.mark.parametrize("id", TITLES)
def test_every_field_is_explained(id: str) -> None:
    game = TITLES[id].game
    s = game.setup(game.min_players)
    information = type(s.information_state(0))
    assert issubclass(information, InformationState)
    fields = {
        name
        for struct in structs_in(msgspec.inspect.type_info(information))
        for name in struct.__struct_fields__
    }
    assert len(fields) > 25
    assert fields - set(INTERNAL) - explained() == set()
