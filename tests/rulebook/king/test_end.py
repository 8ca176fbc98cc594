"""K6: tiles and victory."""

from collections.abc import Sequence

from tests.rulebook.king.table import Cards, Table, auction

from camarilla.kernel.events import SeenEvent


def ended(hands: Sequence[Cards], chiefs: dict[str, int] | None = None) -> Table:
    """The end of a game in which these hands are left."""
    used = {card for hand in hands for card in hand}
    last = next(
        card for card in ("livestock 1A", "livestock 1B", "livestock 1C") if card not in used
    )
    table = auction(len(hands), [last], hands, chiefs)
    table.play(f"turn-up {last}", *["pass"] * len(hands))
    assert table.next == "over"
    return table


def test_the_rulebooks_example_of_nine_points_with_five_players() -> None:
    """K6.2, K6.3: first in military and entertainment, second in provisions."""
    mine = ["military 2H", "entertainment 4H", "provisions 2A"]
    theirs = ["provisions 4H", "military 1A"]
    chiefs = {"military": 4, "entertainment": 4, "provisions": 2}
    table = ended([mine, theirs, [], [], []], chiefs)
    assert table.state.scores()[0] == 4 + 4 + 1
    assert table.next == "over"


def test_K6_1_the_larger_sum_is_first() -> None:
    table = ended([["diplomacy 4H"], ["diplomacy 2A", "diplomacy 3E"], []])
    assert table.state.scores() == [1, 3, 0]
    assert table.next == "over"


def test_K6_1_equal_sums_go_by_the_letter_nearest_to_A() -> None:
    table = ended([["diplomacy 4H"], ["diplomacy 2B", "diplomacy 2C"], ["diplomacy 4I"]])
    assert table.state.scores() == [1, 3, 0]
    assert table.next == "over"


def test_K6_1_who_has_no_card_of_a_domain_takes_nothing_of_it() -> None:
    table = ended([[], ["gold 3"], []])
    assert table.state.scores() == [0, 0, 0]
    assert table.heard("took-chief") == []
    assert table.next == "over"


def test_K6_2_the_first_takes_the_chief_tile() -> None:
    table = ended([["military 1A"], []], {"military": 5})
    assert table.heard("took-chief")[0]["value"] == 5
    assert table.state.scores() == [5, 0]
    assert table.next == "over"


def test_K6_3_a_holder_alone_takes_the_chief_tile_and_the_minor_stays() -> None:
    table = ended([["military 1A"], [], []], {"military": 6})
    assert table.state.scores() == [6, 0, 0]
    assert table.heard("took-minor") == []
    assert table.next == "over"


def test_K6_3_at_value_1_there_is_no_minor_tile_to_take() -> None:
    table = ended([["military 1A"], ["military 1B"], []], {"military": 1})
    assert table.state.scores() == [1, 0, 0]
    assert table.heard("took-minor") == []
    assert table.next == "over"


def test_K6_3_two_players_have_no_minor_tile_to_take() -> None:
    table = ended([["military 1A"], ["military 1B"]], {"military": 6})
    assert table.state.scores() == [6, 0]
    assert table.next == "over"


def won(seat: int, points: int, step: str, domain: str | None, amount: int) -> SeenEvent:
    """The event of a victory, with the step of the ladder that decided."""
    return {
        "event": "won",
        "rule": "K6.4",
        "seat": seat,
        "points": points,
        "step": step,
        "domain": domain,
        "amount": amount,
    }


def test_K6_4_most_points_win() -> None:
    table = ended([["military 2H"], ["military 1A"], []])
    assert table.state.winners() == [0]
    assert table.heard("won") == [won(0, 3, "points", None, 3)]
    assert table.next == "over"


def test_K6_4_then_more_gold_by_value() -> None:
    table = ended([["military 1A", "gold 1", "gold 1"], ["architecture 1A", "gold 3"], []])
    assert table.state.scores() == [3, 3, 0]
    assert table.state.winners() == [1]
    assert table.heard("won") == [won(1, 3, "gold", None, 3)]
    assert table.next == "over"


def test_K6_4_gold_counts_among_the_tied_only() -> None:
    table = ended([["military 1A"], ["architecture 1A", "gold 1"], ["gold 3"]])
    assert table.state.winners() == [1]
    assert table.next == "over"


def test_K6_4_then_more_cards_of_diplomacy() -> None:
    """Both have 4 points; the first has diplomacy with one card, the other with two."""
    table = ended([["diplomacy 4H", "military 1B"], ["diplomacy 2A", "diplomacy 2B"], []])
    assert table.state.scores() == [4, 3, 0]
    table = ended(
        [["diplomacy 4H", "military 1B"], ["diplomacy 2A", "diplomacy 2B"], ["military 1A"]],
        {"diplomacy": 4, "military": 4},
    )
    assert table.state.scores() == [4, 4, 4]
    assert table.state.winners() == [1]
    assert table.next == "over"


def test_K6_4_then_the_diplomacy_card_nearest_to_A() -> None:
    table = ended(
        [["diplomacy 4H"], ["diplomacy 2A", "military 1A"], ["military 2H"]],
        {"diplomacy": 4, "military": 4},
    )
    assert table.state.scores() == [4, 4, 4]
    assert table.state.winners() == [1], "one card of diplomacy each, and A is nearer"
    assert table.heard("won") == [won(1, 4, "letter", "diplomacy", 0)]
    assert table.next == "over"


def test_K6_4_only_without_diplomacy_the_next_domain_decides() -> None:
    table = ended([["military 1B"], ["architecture 1A"], []])
    assert table.state.scores() == [3, 3, 0]
    assert table.state.winners() == [1], "architecture comes before military"
    assert table.heard("won") == [won(1, 3, "cards", "architecture", 1)]
    table = ended([["entertainment 4H"], ["architecture 1A", "architecture 1B"], []])
    assert table.state.winners() == [0], "entertainment comes before architecture"
    assert table.next == "over"


def test_K6_4_without_government_cards_the_victory_is_shared() -> None:
    table = ended([["gold 2"], ["gold 1", "gold 1"], []])
    assert table.state.winners() == [0, 1]
    assert table.heard("won") == [won(seat, 0, "shared", None, 2) for seat in (0, 1)]
    assert table.next == "over"
