"""Tables begun by older rules go on, unless a corrected rule has made an action impossible."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.table.conftest import ADA, BEA, act, new_game, open_game

from camarilla import games
from camarilla.kernel.dealer import BY_FORM, BY_INDEX, FairDealer
from camarilla.kernel.fairness import verify
from camarilla.kernel.game import CHANCE
from camarilla.table import log
from camarilla.table.commands.base import Transaction
from camarilla.table.errors import Refused
from camarilla.table.log import Acted, Created, Entry
from camarilla.table.rooms import Rooms
from camarilla.table.table import Table

SEED = "5" * 64


def old_entries(**changes: object) -> list[Entry]:
    """The log of a running game, as if begun by other rules."""
    transaction = Transaction(Table("t", SEED), 1000)
    new_game(transaction, ADA, BEA)
    for _ in range(4):
        act(transaction)
    entries = [applied.entry for applied in transaction.entries]
    assert isinstance(entries[0], Created)
    entries[0] = msgspec.structs.replace(entries[0], **changes)
    return [log.decode(log.encode(entry)) for entry in entries]


def folded(entries: list[Entry]) -> Table:
    table = Table("t", SEED)
    for entry in entries:
        table.fold(entry, 1000)
    return table


def test_table_of_older_rules_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = old_entries()
    monkeypatch.setattr(games.get("oriflamme"), "rules_version", 9)
    table = folded(entries)
    transaction = Transaction(table, 2000)
    while table.status == "running":
        act(transaction)
    assert table.record().result is not None


def test_action_that_a_corrected_rule_forbids_is_refused_by_its_rule(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.get("oriflamme")
    entries = old_entries()
    last = max(n for n, entry in enumerate(entries) if isinstance(entry, Acted))
    wrong = entries[last]
    assert isinstance(wrong, Acted)
    entries[last] = msgspec.structs.replace(wrong, action="draw spy")
    monkeypatch.setattr(game, "rules_version", 2)
    monkeypatch.setattr(game, "corrections", ((2, "O6.9"),))
    with pytest.raises(Refused, match=r"since the correction of O6\.9") as refusal:
        folded(entries)
    assert refusal.value.code == "rules_changed"


def test_table_of_newer_rules_is_refused() -> None:
    newer = games.get("oriflamme").rules_version + 1
    with pytest.raises(Refused, match="older program") as refusal:
        folded(old_entries(rules_version=newer))
    assert refusal.value.code == "rules_changed"


def test_table_without_a_scheme_is_dealt_as_version_0_1_did() -> None:
    entries = old_entries(dealing=BY_INDEX)
    assert '"dealing"' not in log.encode(entries[0])
    table = Table("t", SEED)
    for entry in entries:
        if isinstance(entry, Acted):
            break
        table.fold(entry, 1000)
    transaction = Transaction(table, 1000)
    transaction.let_chance_act()
    while table.status == "running":
        act(transaction)
    record = table.record()
    assert record.dealing == BY_INDEX
    assert verify(table.game, record) > 0


def test_stored_game_that_waits_for_chance_goes_on(
    with_rooms: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Corrected rules may ask chance where the old ones did not."""

    async def work(rooms: Rooms) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Transaction, "let_chance_act", lambda _: None)
            table = await open_game(rooms, "t", ADA, BEA)
        assert table.actor() == CHANCE
        later = Rooms(rooms.database)
        await later.room("t")
        await later._tasks.join()
        assert await later.read("t", lambda table: table.actor()) >= 0

    with_rooms(work)


def test_new_tables_are_dealt_by_form() -> None:
    table = folded(old_entries())
    assert table.created.dealing == BY_FORM
    assert isinstance(table.dealer, FairDealer)
    assert table.dealer.scheme == BY_FORM
