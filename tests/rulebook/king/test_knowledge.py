"""K7: what each seat knows."""

from tests.rulebook.king.table import Table, auction, start

from camarilla.games.king.rules.information import StoryEntry
from camarilla.kernel.game import PUBLIC


def told(table: Table, seat: int, kind: str) -> list[StoryEntry]:
    return [one for one in table.information_state(seat).story if one.kind == kind]


def test_K7_1_sizes_tiles_middle_and_takings_are_public() -> None:
    table = start(3).play("draw gold 3", "favour", "draw gold 2", "middle")
    table.play("draw military 1A", "middle", "draw military 1B", "take gold 2")
    info = table.information_state(PUBLIC)
    assert (info.deck_size, info.favour_size) == (68, 1)
    assert [seat.hand_size for seat in info.seats] == [1, 1, 1]
    assert told(table, PUBLIC, "to-middle") == [
        StoryEntry(0, "to-middle", "gold 2"),
        StoryEntry(0, "to-middle", "military 1A"),
    ]
    assert told(table, PUBLIC, "took") == [
        StoryEntry(1, "took", "gold 2"),
        StoryEntry(2, "took", "military 1A"),
    ]
    assert table.next == "chance draw"


def test_K7_1_king_cards_bids_gold_and_exclusions_are_public() -> None:
    table = auction(3, ["king +1", "gold 1"], [["gold 3"], ["gold 1"], []])
    table.play("turn-up king +1", "pass", "bid 2", "pass", "lose gold 1", "bid 1", "pass")
    table.play("pay gold 3", "raise diplomacy")
    public = [(one.seat, one.kind, one.what) for one in table.information_state(PUBLIC).story]
    start_of_sale = public.index((0, "turned-up", "king +1"))
    assert public[start_of_sale:] == [
        (0, "turned-up", "king +1"),
        (0, "passed", None),
        (1, "bid", 2),
        (2, "passed", None),
        (1, "failed", 2),
        (1, "lost", None),
        (0, "bid", 1),
        (2, "passed", None),
        (0, "paid", "gold 3"),
        (0, "received", "king +1"),
        (0, "raised", "diplomacy"),
    ]
    assert table.next == "chance turn-up"


def test_K7_2_a_seat_alone_knows_its_pile_and_what_it_put_on_the_favour_pile() -> None:
    table = start(3).play("draw gold 3", "favour", "draw military 1A", "keep")
    assert told(table, 0, "to-favour") == [StoryEntry(0, "to-favour", "gold 3")]
    assert told(table, 0, "kept") == [StoryEntry(0, "kept", "military 1A")]
    for other in (1, 2, PUBLIC):
        assert told(table, other, "to-favour") == [StoryEntry(0, "to-favour", None)]
        assert told(table, other, "kept") == [StoryEntry(0, "kept", None)]
    assert table.next == "chance draw"


def test_K7_2_a_seat_alone_knows_what_it_paid_or_lost_face_down() -> None:
    table = auction(3, ["gold 3", "gold 2"], [[], ["military 1A", "gold 1"], []])
    table.play("turn-up gold 3", "pass", "bid 1", "pass", "pay military 1A")
    assert StoryEntry(1, "gave", "military 1A") in told(table, 1, "gave")
    assert StoryEntry(1, "gave", None) in told(table, 2, "gave")
    table.play("turn-up gold 2", "bid 9", "pass", "pass", "lose gold 1")
    assert told(table, 1, "lost") == [StoryEntry(1, "lost", "gold 1")]
    assert told(table, 2, "lost") == [StoryEntry(1, "lost", None)]
    assert table.next == "2 bid"


def test_K7_3_nobody_knows_the_order_of_deck_and_favour_pile_or_the_box() -> None:
    table = auction(3, ["gold 3", "gold 2"], [[], [], []])
    for seat in (0, 1, 2, PUBLIC):
        assert table.information_state(seat).legal == ()
    assert table.next == "chance turn-up"


def test_K7_4_the_view_remembers_every_entry() -> None:
    table = start(2).play("draw gold 3", "keep", "draw king +1", "middle", "draw gold 1")
    table.play("raise military")
    assert [(one.kind, one.what) for one in table.information_state(1).story] == [
        ("kept", None),
        ("to-middle", "king +1"),
        ("to-favour", None),
        ("took", "king +1"),
        ("raised", "military"),
    ]
    assert table.next == "chance draw"


def test_K7_5_at_the_end_all_hands_are_shown_and_nothing_else() -> None:
    table = auction(3, ["gold 3"], [["gold 2"], ["military 1A", "gold 1"], []])
    table.play("turn-up gold 3", "pass", "bid 1", "pass", "pay military 1A")
    info = table.information_state(0)
    assert [seat.hand for seat in info.seats] == [("gold 2",), ("gold 1", "gold 3"), ()]
    assert StoryEntry(1, "gave", None) in info.story
    assert table.next == "over"
