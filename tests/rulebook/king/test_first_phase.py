"""K3 sharing influence, K5 King cards."""

import pytest
from tests.rulebook.king.table import Table, first_phase, start

from camarilla.kernel.errors import IllegalAction


def test_the_rulebooks_example_of_a_turn_with_four_players() -> None:
    """K3.1, K3.2: keep, middle, favour; the last two must go to the middle."""
    table = start(4).play("draw diplomacy 2A", "keep")
    table.play("draw entertainment 2B", "middle")
    table.play("draw livestock 2H", "favour")
    table.play("draw gold 3", "draw king -1")
    assert table.information_state(2).middle == ("entertainment 2B", "gold 3", "king -1")
    assert table.hand(0) == ["diplomacy 2A"]
    assert table.information_state(2).favour_size == 1
    assert table.next == "1 take"
    assert table.choices == ["take entertainment 2B", "take gold 3", "take king -1"]


def test_K3_1_the_adviser_alone_sees_the_drawn_card() -> None:
    table = start(3).play("draw gold 3")
    assert table.information_state(0).drawn == "gold 3"
    assert table.information_state(1).drawn is None
    assert table.heard("drew", 0)[0]["card"] == "gold 3"
    assert table.heard("drew", 1)[0]["card"] is None
    assert table.choices == ["keep", "middle", "favour"]
    assert table.next == "0 place"


def test_K3_1_each_place_has_its_limit() -> None:
    table = start(3).play("draw gold 3", "keep", "draw gold 2")
    assert table.choices == ["middle", "favour"]
    table.play("middle", "draw gold 2")
    assert table.choices == ["middle", "favour"], "one for each of two opponents"
    with pytest.raises(IllegalAction):
        table.play("keep")
    table.play("middle")
    assert table.next == "chance draw"


def test_K3_1_a_forced_card_is_placed_unasked_and_still_seen() -> None:
    table = start(2).play("draw gold 3", "keep", "draw gold 2", "favour", "draw gold 1")
    assert table.heard("drew", 0)[-1]["card"] == "gold 1"
    assert table.heard("to-middle", 1)[-1]["card"] == "gold 1"
    assert table.hand(1) == ["gold 1"], "a single card in the middle is taken unasked"
    assert table.next == "chance draw"


def test_K3_2_opponents_take_clockwise_from_the_advisers_left() -> None:
    table = start(3, first=2).play("draw gold 3", "keep", "draw gold 2", "middle")
    table.play("draw military 1A", "middle", "draw gold 1")
    assert table.next == "2 take"
    table.play("take military 1A")
    assert table.hand(2) == ["military 1A"]
    assert table.hand(0) == ["gold 2"]
    assert table.next == "chance draw"


def test_K3_3_the_left_neighbour_is_the_next_adviser() -> None:
    table = start(2, first=2)
    table.play("draw gold 3", "keep", "draw gold 2", "favour", "draw gold 1")
    assert table.information_state(0).leader == 0
    table.play("draw gold 1")
    assert table.next == "0 place"


def test_K3_3_with_the_deck_empty_the_second_phase_starts() -> None:
    table = start(2)
    while table.information_state(0).phase == "influence":
        table.play(table.choices[0])
    assert table.information_state(0).deck_size == 0
    assert table.information_state(0).favour_size == table.state.setup.turns
    assert table.next == "chance turn-up"


def test_K3_4_a_kept_king_card_is_carried_out_before_the_next_draw() -> None:
    table = start(3).play("draw king +1", "keep")
    assert table.heard("showed-king", 1)[0]["card"] == "king +1"
    assert table.next == "0 change"
    table.play("raise livestock")
    assert table.chief("livestock") == 4
    assert table.hand(0) == []
    table.play("draw gold 1")
    assert table.choices == ["middle", "favour"], "it used up the place"
    assert table.next == "0 place"


def test_K3_4_a_taken_king_card_is_carried_out_before_the_next_player_takes() -> None:
    table = start(3).play("draw king -1", "middle", "draw gold 3", "middle")
    assert table.chief("diplomacy") == 3, "in the middle it does nothing"
    table.play("draw gold 1", "keep", "draw gold 1", "take king -1")
    assert table.next == "1 change"
    table.play("lower diplomacy")
    assert table.chief("diplomacy") == 2
    assert table.hand(2) == ["gold 3"]
    assert table.next == "chance draw"


def test_K3_4_in_the_favour_pile_a_king_card_does_nothing() -> None:
    table = start(3).play("draw king -1", "favour")
    assert table.heard("showed-king") == []
    assert table.next == "chance draw"


def test_K3_5_others_see_the_size_of_a_pile_only() -> None:
    table = start(3).play("draw gold 3", "keep")
    assert table.information_state(0).seats[0].hand == ("gold 3",)
    assert table.information_state(1).seats[0].hand is None
    assert table.information_state(1).seats[0].hand_size == 1
    assert table.next == "chance draw"


def carrying_out(king: str, **chiefs: int) -> Table:
    return first_phase(3, chiefs).play(f"draw king {king}", "keep")


def changes(table: Table) -> list[str]:
    return [word.split()[0] for word in table.choices]


@pytest.mark.parametrize(("king", "verb", "value"), [("+1", "raise", 4), ("-1", "lower", 2)])
def test_K5_1_one_tile_by_one(king: str, verb: str, value: int) -> None:
    table = carrying_out(king)
    assert changes(table) == [verb] * 5
    table.play(f"{verb} architecture")
    assert table.chief("architecture") == value
    assert table.next == "chance draw"


def test_K5_1_plus_or_minus_is_one_choice_of_tile_and_direction() -> None:
    table = carrying_out("+1/-1")
    assert changes(table) == ["raise"] * 5 + ["lower"] * 5
    table.play("lower military")
    assert table.chief("military") == 2
    assert table.next == "chance draw"


@pytest.mark.parametrize(
    ("king", "first", "second"),
    [("+1 +1", "raise", "raise"), ("-1 -1", "lower", "lower"), ("+1 -1", "raise", "lower")],
)
def test_K5_1_two_different_tiles_part_by_part(king: str, first: str, second: str) -> None:
    table = carrying_out(king)
    assert changes(table) == [first] * 5
    table.play(f"{first} diplomacy")
    assert table.next == "0 change"
    assert changes(table) == [second] * 4
    assert f"{second} diplomacy" not in table.choices
    table.play(f"{second} military")
    assert table.next == "chance draw"


def test_K5_2_a_tile_stays_in_1_to_6() -> None:
    table = carrying_out("+1/-1", diplomacy=6, military=1)
    assert "raise diplomacy" not in table.choices
    assert "lower military" not in table.choices
    assert len(table.choices) == 8
    assert table.next == "0 change"


def test_K5_2_a_part_that_no_tile_can_take_is_skipped_and_the_other_done() -> None:
    low = {"diplomacy": 6, "entertainment": 6, "livestock": 6, "architecture": 6, "military": 6}
    table = carrying_out("+1 -1", **low)
    assert table.heard("no-tile")[0]["rule"] == "K5.2"
    assert changes(table) == ["lower"] * 5
    table.play("lower military")
    assert table.chief("military") == 5
    assert table.next == "chance draw"


def test_K5_2_the_first_choice_may_make_the_second_impossible() -> None:
    low = {"diplomacy": 5, "entertainment": 6, "livestock": 6, "architecture": 6, "military": 6}
    table = carrying_out("+1 +1", **low)
    assert table.chief("diplomacy") == 6, "the only tile is raised unasked"
    assert len(table.heard("no-tile")) == 1
    assert table.next == "chance draw"


def test_K5_2_minor_tiles_follow_at_once() -> None:
    table = carrying_out("+1").play("raise military")
    assert table.information_state(0).minors == (1, 1, 1, 1, 2)
    assert table.next == "chance draw"
