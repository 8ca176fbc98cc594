"""K1 setup, K2 cards, K9 the deck."""

import contextlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rulebook.king.table import GAME, auction, count_of, first_phase, start

from camarilla.games.king.rules.cards import FACE_IDS, GOLD, GOVERNMENT, KING
from camarilla.games.king.rules.deck import BUILT_IN, read_table, setup_for
from camarilla.kernel.errors import BadOption

SIZES = [(2, 60, 20, 82), (3, 72, 18, 85), (4, 80, 16, 88), (5, 108, 18, 108)]


@pytest.mark.parametrize(("players", "domains"), [(2, 5), (3, 5), (4, 5), (5, 6)])
def test_K1_1_provisions_are_for_five_players_only(players: int, domains: int) -> None:
    table = start(players)
    info = table.information_state(0)
    assert len(info.domains) == domains
    assert ("provisions" in info.domains) == (players == 5)
    assert table.next == "chance draw"


@pytest.mark.parametrize("players", [1, 6])
def test_K1_1_two_to_five_players(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 5 players"):
        GAME.setup(players)


def test_K1_2_every_chief_tile_starts_at_3_and_its_minor_at_1() -> None:
    table = start(4)
    assert table.information_state(0).chiefs == (3, 3, 3, 3, 3)
    assert table.information_state(0).minors == (1, 1, 1, 1, 1)
    assert table.next == "chance draw"


def test_K1_2_minor_tiles_are_half_of_chief_ones_and_none_at_0() -> None:
    chiefs = {"diplomacy": 1, "entertainment": 2, "livestock": 4, "architecture": 5, "military": 6}
    table = first_phase(3, chiefs)
    assert table.information_state(0).minors == (0, 1, 2, 2, 3)
    assert table.next == "chance draw"


def test_K1_2_two_players_have_no_minor_tiles() -> None:
    table = start(2)
    assert table.information_state(0).minors == (0, 0, 0, 0, 0)
    assert table.next == "chance draw"


@pytest.mark.parametrize(("players", "deck", "turns", "after_marks"), SIZES)
def test_K1_3_marks_and_random_removal_leave_a_deck_that_divides(
    players: int, deck: int, turns: int, after_marks: int
) -> None:
    table = start(players)
    assert table.information_state(0).deck_size == deck
    assert table.state.setup.turns == turns
    assert sum(table.state.weights()) == after_marks, "the box is not chosen before"
    assert table.next == "chance draw"


def test_K1_4_chance_chooses_the_first_adviser() -> None:
    state = GAME.setup(3)
    assert [GAME.actions.text(action) for action in state.legal()] == [
        "first 1",
        "first 2",
        "first 3",
    ]
    table = start(3, first=2).play("draw gold 1")
    assert table.next == "1 place"


def test_K2_1_government_cards_have_domain_value_and_letter() -> None:
    setup = setup_for(5, "")
    kind = setup.kinds[FACE_IDS.index("livestock 2H")]
    assert (setup.domain[kind], setup.value[kind], setup.letter[kind]) == (2, 2, 7)
    assert start(5).next == "chance draw"


def test_K2_2_a_king_card_changes_a_chief_value() -> None:
    table = first_phase(3).play("draw king +1", "keep", "raise military")
    assert table.chief("military") == 4
    assert table.next == "chance draw"


def test_K2_3_gold_is_worth_1_to_3() -> None:
    table = auction(2, ["king +1"], [["gold 1", "gold 2", "gold 3"], []])
    assert table.state.gold_sum(0) == 6
    assert table.next == "chance turn-up"


def test_K2_4_cards_of_one_kind_are_one_choice_and_one_weighted_draw() -> None:
    table = start(3)
    weights = dict(zip(table.choices, table.state.weights(), strict=True))
    assert weights["draw gold 2"] == 10
    assert weights["draw king +1 +1"] == 2
    assert weights["draw military 1C"] == 1
    table.play("draw gold 2", "middle", "draw gold 2", "middle", "draw gold 1", "keep")
    table.play("draw gold 1")
    assert table.hand(1) == table.hand(2) == ["gold 2"], "both had one choice and were not asked"
    assert table.next == "chance draw"


@pytest.mark.parametrize(
    ("players", "government", "king", "gold"),
    [(2, 45, 10, 27), (3, 45, 10, 30), (4, 45, 10, 33), (5, 54, 15, 39)],
)
def test_K9_the_built_in_deck_has_the_cards_of_the_table(
    players: int, government: int, king: int, gold: int
) -> None:
    counts = setup_for(players, "").counts
    assert sum(counts[:GOVERNMENT]) == government
    assert sum(counts[KING:GOLD]) == king
    assert sum(counts[GOLD:]) == gold
    assert count_of(players, "provisions 4I") == (players == 5)
    assert count_of(players, "king +1/-1") == (2 if players == 5 else 1)
    assert start(players).next == "chance draw"


def test_K9_every_row_says_where_it_comes_from() -> None:
    rows = read_table(BUILT_IN)
    printed = {(FACE_IDS[row.face], row.mark) for row in rows if row.source == "printed"}
    pictured = [("king -1", 5), ("king +1/-1", 5), ("gold 2", 0), ("gold 3", 5)]
    assert printed == {("provisions 2B", 5), *pictured}
    for row in rows:
        if row.source != "printed":
            gold = FACE_IDS[row.face].startswith("gold")
            assert row.source == ("derived" if gold else "reconstructed")


def test_K9_1_a_table_saved_by_a_spreadsheet_is_read() -> None:
    assert len(read_table("\ufeff" + BUILT_IN)) == len(read_table(BUILT_IN))


def test_K9_1_a_corrected_table_is_played_and_its_limits_follow() -> None:
    corrected = BUILT_IN.replace("diplomacy 2A,,1,reconstructed", "diplomacy 1A,,1,printed")
    state = GAME.setup(3, {"deck": corrected})
    assert state.information_state(0) != GAME.setup(3).information_state(0)
    state.apply(GAME.actions.parse("first 1"))
    state.apply(GAME.actions.parse("draw diplomacy 1A"))
    assert GAME.from_data(state.to_data()).information_state(0) == state.information_state(0)
    assert state.actor() == 0


REFUSED = [
    ("king +1,,2,reconstructed", "king +1,,3,reconstructed", "54, 16 and 39"),
    ("gold 1,,9,derived", "gold 1,,8,derived", "54, 15 and 38"),
    ("military 1A,,1,reconstructed\n", "", "53, 15 and 39"),
    ("diplomacy 2A,,1", "diplomacy 5A,,1", "no card is called 'diplomacy 5A'"),
    ("gold 3,,9", "gold 4,,9", "no card is called 'gold 4'"),
    ("diplomacy 2A,,1", "diplomacy 2B,,1", "letter of diplomacy 2B stands on two cards"),
    ("diplomacy 2A,,1", "diplomacy 3B,,1", "stands on two cards of its domain"),
    ("provisions 2A,5,1", "provisions 2A,,1", "provisions 2A is of the sixth domain"),
    ("gold 1,3,1", "gold 1,4,1", "for 3 players 71 cards"),
    ("gold 1,3,1", "gold 1,6,1", "player mark is empty, 3, 4 or 5, not '6'"),
    ("gold 1,3,1", "gold 1,3,-1", "'-1' is no number of cards"),
    ("gold 1,3,1", "gold 1,3," + "9" * 5000, "is no number of cards"),
    ("gold 1,3,1,derived", "gold 1,3,1,guessed", "source is printed, derived, reconstructed"),
    ("gold 1,3,1,derived", "gold 1,3,1", "has 3 columns"),
    ("card,mark,count,source", "card,count", "begins with the line card,mark,count,source"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), REFUSED)
def test_K9_1_a_wrong_table_is_refused_with_a_clear_error(
    old: str, new: str, complaint: str
) -> None:
    assert old in BUILT_IN
    with pytest.raises(BadOption, match=complaint):
        GAME.setup(3, {"deck": BUILT_IN.replace(old, new, 1)})


@given(st.randoms(use_true_random=False), st.integers(2, 5))
def test_K9_1_the_order_of_rows_does_not_matter(rng: Random, players: int) -> None:
    head, *rows = BUILT_IN.splitlines()
    rng.shuffle(rows)
    shuffled = setup_for(players, "\n".join([head, *rows]))
    assert shuffled.faces == setup_for(players, "").faces
    assert shuffled.counts == setup_for(players, "").counts


@given(st.text(), st.integers(0, len(BUILT_IN)), st.integers(0, 40))
def test_K9_1_any_text_is_a_table_or_is_refused(text: str, place: int, cut: int) -> None:
    for damaged in (text, BUILT_IN[:place] + text + BUILT_IN[place + cut :]):
        with contextlib.suppress(BadOption):
            read_table(damaged)
