"""K4: gaining esteem."""

import pytest
from tests.rulebook.king.table import auction, start

from camarilla.games.king.rules.deck import setup_for
from camarilla.kernel.errors import IllegalAction


def test_the_rulebooks_example_of_a_king_card_for_gold() -> None:
    """K4.4: 4 is paid with 2 and 3, no change is given, the King card acts at once."""
    hands = [["gold 3"], ["gold 2", "gold 3"], [], []]
    table = auction(4, ["king +1", "gold 1"], hands)
    table.play("turn-up king +1", "bid 2", "bid 4", "pass", "pass")
    assert table.next == "0 bid"
    table.play("pass")
    assert table.next == "1 pay-gold"
    table.play("pay gold 2")
    assert table.next == "1 pay-gold"
    table.play("pay gold 3")
    assert table.hand(1) == []
    assert table.next == "1 change"
    table.play("raise military")
    assert table.chief("military") == 4
    assert table.next == "chance turn-up"


def test_the_rulebooks_example_of_a_gold_card_for_cards() -> None:
    """K4.5: three cards face down, then the Gold card."""
    mine = ["military 1A", "military 1B", "gold 1", "gold 2"]
    table = auction(3, ["gold 3"], [["gold 2", "gold 1"], [], mine])
    table.play("turn-up gold 3", "bid 2", "pass", "bid 3", "pass")
    assert table.next == "2 pay-cards"
    table.play("pay military 1A", "pay gold 1", "pay military 1B")
    assert table.hand(2) == ["gold 2", "gold 3"]
    assert [event["card"] for event in table.heard("gave", 1)] == [None, None, None]
    assert table.next == "over"


def test_K4_1_the_player_left_of_the_last_adviser_is_first() -> None:
    table = start(3)
    while table.information_state(0).phase == "influence":
        table.play(table.choices[0])
    assert table.state.setup.turns % 3 == 0
    assert table.information_state(0).leader == 0
    assert table.next == "chance turn-up"
    table.play(table.choices[0])
    assert table.next == "0 bid"


def test_K4_1_the_favour_pile_is_shuffled_each_card_as_likely() -> None:
    table = auction(3, ["gold 3", "king +1", "gold 3"], [["gold 1"], [], []])
    assert table.choices == ["turn-up king +1", "turn-up gold 3"]
    assert table.state.weights() == [1, 2]
    assert table.next == "chance turn-up"


def test_K4_2_each_bid_is_higher_and_who_passes_is_out() -> None:
    table = auction(3, ["military 1A"], [["gold 3"], ["gold 3"], ["gold 3"]])
    table.play("turn-up military 1A")
    assert table.choices[:3] == ["pass", "bid 1", "bid 2"]
    table.play("bid 2", "pass")
    assert table.choices[:2] == ["pass", "bid 3"]
    table.play("bid 3")
    assert table.next == "0 bid", "the one who passed is not asked again"
    with pytest.raises(IllegalAction):
        table.play("bid 3")
    assert table.next == "0 bid"


def test_K4_2_a_player_may_bid_more_than_they_can_pay() -> None:
    table = auction(3, ["military 1A"], [[], [], []])
    table.play("turn-up military 1A")
    assert "bid 46" in table.choices
    table.play("bid 46")
    assert table.heard("failed")[0]["bid"] == 46
    assert table.next == "1 bid"


def test_K4_3_the_last_player_still_chooses_when_all_others_have_passed() -> None:
    table = auction(3, ["military 1A"], [[], [], ["gold 1"]])
    table.play("turn-up military 1A", "pass", "pass")
    assert table.next == "2 bid"
    table.play("bid 1")
    assert table.next == "2 pay-gold"


def test_K4_3_all_passed_discards_the_card_face_up() -> None:
    table = auction(3, ["military 1A", "gold 1"], [[], [], ["gold 1"]])
    table.play("turn-up military 1A", "pass", "pass", "pass")
    assert table.heard("unsold")[0]["card"] == "military 1A"
    assert table.heard("unsold")[0]["rule"] == "K4.3"
    assert table.next == "chance turn-up"


def test_K4_3_the_highest_bidder_is_not_asked_unless_outbid() -> None:
    table = auction(3, ["military 1A"], [["gold 1"], [], []])
    table.play("turn-up military 1A", "bid 1", "pass", "pass")
    assert table.next == "0 pay-gold"


def test_K4_4_gold_is_paid_face_up_until_the_bid_is_reached() -> None:
    table = auction(2, ["military 1A", "gold 1"], [["gold 1", "gold 1", "gold 3", "gold 2"], []])
    table.play("turn-up military 1A", "bid 4", "pass")
    assert table.choices == ["pay gold 1", "pay gold 2", "pay gold 3"]
    assert table.information_state(0).due == 4
    table.play("pay gold 1")
    assert table.information_state(1).due == 3
    table.play("pay gold 3")
    assert table.hand(0) == ["military 1A", "gold 1", "gold 2"]
    assert [event["card"] for event in table.heard("paid", 1)] == ["gold 1", "gold 3"]
    assert table.next == "chance turn-up"


def test_K4_4_a_single_kind_of_gold_is_asked_for_all_the_same() -> None:
    """What a hand holds is no public knowledge, so nothing is paid unasked."""
    table = auction(2, ["military 1A"], [["gold 2"], []])
    table.play("turn-up military 1A", "bid 1", "pass")
    assert table.choices == ["pay gold 2"]
    assert table.next == "0 pay-gold"


def test_K4_5_any_cards_pay_for_gold_and_the_won_card_is_not_among_them() -> None:
    table = auction(2, ["gold 3", "gold 1"], [["military 1A", "gold 2"], []])
    table.play("turn-up gold 3", "bid 2", "pass")
    assert table.choices == ["pay military 1A", "pay gold 2"]
    table.play("pay gold 2", "pay military 1A")
    assert table.hand(0) == ["gold 3"]
    assert table.next == "chance turn-up"


def test_K4_6_who_cannot_pay_loses_a_random_card_and_is_excluded() -> None:
    hands = [["gold 1", "gold 1", "military 1B"], ["gold 2"], []]
    table = auction(3, ["military 1A"], hands)
    table.play("turn-up military 1A", "bid 3", "pass", "pass")
    assert table.heard("failed")[0]["bid"] == 3
    assert table.next == "chance lose"
    assert table.choices == ["lose military 1B", "lose gold 1"]
    assert table.state.weights() == [1, 2]
    table.play("lose gold 1")
    assert table.heard("lost", 0)[0]["card"] == "gold 1"
    assert table.heard("lost", 1)[0]["card"] is None, "the neighbour does not look"
    assert table.hand(0) == ["military 1B", "gold 1"]
    assert table.information_state(1).seats[0].excluded
    assert table.next == "1 bid"
    assert table.choices[:2] == ["pass", "bid 1"], "earlier bids are void"


def test_K4_6_those_who_had_passed_take_part_in_the_new_bidding() -> None:
    table = auction(3, ["military 1A"], [["gold 1"], [], ["gold 3"]])
    table.play("turn-up military 1A", "pass", "bid 9", "pass")
    assert table.heard("lost") == [], "no card, no loss"
    assert table.next == "0 bid"
    table.play("bid 1", "pass")
    assert table.next == "0 pay-gold"


def test_K4_6_for_a_gold_card_the_number_of_cards_decides() -> None:
    table = auction(2, ["gold 3"], [["gold 3"], ["military 1A"]])
    table.play("turn-up gold 3", "bid 2", "pass")
    assert table.next == "chance lose"
    table.play("lose gold 3")
    assert table.next == "1 bid"
    table.play("bid 1")
    assert table.next == "1 pay-cards"


def test_K4_6_when_everybody_is_excluded_the_card_is_discarded() -> None:
    table = auction(3, ["military 1A", "gold 1"], [[], ["gold 1"], []])
    table.play("turn-up military 1A", "bid 2", "pass", "pass")
    table.play("bid 2", "pass", "lose gold 1")
    assert table.next == "2 bid"
    table.play("bid 1")
    assert table.heard("unsold")[0]["rule"] == "K4.6"
    assert table.next == "chance turn-up"


def test_K4_6_who_can_pay_must_pay() -> None:
    table = auction(3, ["military 1A"], [["gold 3", "gold 3"], [], []])
    table.play("turn-up military 1A", "bid 6", "pass", "pass")
    assert table.heard("failed") == []
    assert table.next == "0 pay-gold"


def test_K4_7_the_left_neighbour_is_the_next_first_player() -> None:
    table = auction(3, ["military 1A", "military 1B"], [[], [], []])
    table.play("turn-up military 1A", "pass", "pass", "pass", "turn-up military 1B")
    assert table.information_state(0).leader == 1
    assert table.next == "1 bid"


def test_K4_7_the_game_ends_with_the_favour_pile() -> None:
    table = auction(2, ["military 1A"], [[], []])
    table.play("turn-up military 1A", "pass", "pass")
    assert table.information_state(0).phase == "over"
    assert table.next == "over"


LIMITS = [(2, 20, 47), (3, 18, 46), (4, 16, 43), (5, 18, 49)]


@pytest.mark.parametrize(("players", "cards", "gold"), LIMITS)
def test_K4_8_bids_that_nobody_could_ever_pay_are_not_offered(
    players: int, cards: int, gold: int
) -> None:
    table = auction(players, ["military 1A", "gold 1"], [[] for _ in range(players)])
    assert len(setup_for(players, "").card_bids[0]) == cards + 1
    table.play("turn-up military 1A")
    assert table.choices[-1] == f"bid {gold}"
    table.play(*["pass"] * players, "turn-up gold 1")
    assert table.choices[-1] == f"bid {cards}"
    assert table.next == "1 bid"


def test_K4_8_who_cannot_go_higher_passes_unasked() -> None:
    table = auction(3, ["gold 1"], [["military 1A"], [], []])
    table.play("turn-up gold 1", "bid 18")
    assert [event["seat"] for event in table.heard("passed")] == [1, 2]
    assert table.next == "chance lose"
