"""O11: the house options."""

from tests.rulebook.oriflamme.given import begun, given

ASIDES = "aside archer", "aside soldier", "aside spy"


def test_O11_1_each_player_picks_three_from_the_first_player_clockwise() -> None:
    t = begun(first="azure", chosen_aside=True)
    order = []
    for _ in range(9):
        order.append(t.next.split()[0])
        t.play(t.legal[-1])
    assert order == ["azure"] * 3 + ["green"] * 3 + ["crimson"] * 3
    assert t.aside("green") == "royal-decree ambush conspiracy"
    assert t.next == "azure places in round 1"


def test_O11_1_the_choice_is_secret() -> None:
    views = []
    for aside in ("archer", "lord"):
        t = begun(f"aside {aside}", first="crimson", chosen_aside=True)
        views.append(
            (t.information_state(), t.information_state(1), t.information_state(2), t.events)
        )
        assert t.information_state(0).families[0].aside == (aside,)
    assert views[0] == views[1]


def test_O11_1_two_players_pick_for_each_family_then_draw() -> None:
    t = begun(first="azure", players=2, chosen_aside=True)
    order = []
    for _ in range(12):
        before = [family.aside_size for family in t.information_state().families]
        who = t.next.split()[0]
        t.play(t.legal[0])
        after = [family.aside_size for family in t.information_state().families]
        order.append((who, [b != a for b, a in zip(before, after, strict=True)].index(True)))
    assert (
        order
        == [("azure", 1)] * 3 + [("azure", 3)] * 3 + [("crimson", 0)] * 3 + [("crimson", 2)] * 3
    )
    assert t.next.startswith("chance: draw heir")
    t.play(*("draw heir", "draw lord", "draw ambush") * 4)
    assert [(f.hand_size, f.pile_size) for f in t.information_state().families] == [(3, 4)] * 4
    assert t.next == "azure places in round 1"


def test_O11_2_an_own_ambush_gives_1_more_and_the_eliminating_card_is_discarded() -> None:
    t = given(">crimson:?soldier crimson:?ambush+2 azure:?spy", first_edition=True)
    t.play("reveal")
    assert t.row == "azure:?spy"
    assert t.discard("crimson") == "soldier ambush"
    assert t.influence == (7, 5, 5)
    assert t.next == "azure at 1: keep, reveal"


def test_O11_2_same_player_means_both_families_of_two_players() -> None:
    t = given(">green:?soldier crimson:?ambush azure:?spy", players=2, first_edition=True)
    t.play("reveal")
    assert t.row == "azure:?spy"
    assert t.influence == (7, 5)
    assert t.next == "azure at 1: keep, reveal"


def test_O11_2_an_opponents_card_pays_as_ever() -> None:
    t = given(">green:?soldier crimson:?ambush azure:?spy", first_edition=True)
    t.play("reveal")
    assert t.influence == (9, 5, 6)
    assert t.next == "azure at 1: keep, reveal"


def test_O11_2_a_lord_counts_the_covered_cards_of_an_own_stack() -> None:
    row = "[crimson:spy crimson:?heir crimson:?archer] >crimson:?lord [azure:heir azure:?spy]"
    t = given(row, first_edition=True)
    t.play("reveal")
    assert t.influence == (5 + 1 + 3, 5, 5)
    t = given(row)
    t.play("reveal")
    assert t.influence == (5 + 1 + 1, 5, 5)
    assert t.next == "azure at 3: keep, reveal"


def test_O11_the_options_are_off_by_default() -> None:
    t = begun(*ASIDES * 3, first="crimson")
    assert not t.information_state().chosen_aside
    assert not t.information_state().first_edition
    assert t.next == "crimson places in round 1"
