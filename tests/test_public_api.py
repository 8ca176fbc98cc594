"""What a bot writer or researcher may import is declared, and is there."""

from importlib import import_module

import pytest

MODULES = (
    "camarilla.bots",
    "camarilla.games",
    "camarilla.i18n",
    "camarilla.kernel",
    "camarilla.search",
)


@pytest.mark.parametrize("name", MODULES)
def test_exported_names_exist_and_are_sorted(name: str) -> None:
    module = import_module(name)
    exported = list(module.__all__)
    assert [one for one in exported if not hasattr(module, one)] == []
    assert len(set(exported)) == len(exported)


def test_the_kernel_exports_the_contract() -> None:
    """These names stay: rules, bots and programs of others import them."""
    kernel = import_module("camarilla.kernel")
    contract = {"Game", "State", "ActionSpace", "EventType", "Observation", "InformationState"}
    assert contract | {"Match", "Record", "run", "replay", "CHANCE", "OVER"} <= set(kernel.__all__)
