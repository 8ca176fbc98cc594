"""O10: two players with two families each. Crimson and green are the first player's, azure and
amber the second's; `next` calls a player by the first of the two."""

from random import Random

from tests.rulebook.oriflamme.given import Table, begun, given

from camarilla.games.oriflamme.rules.cards import FAMILY_IDS
from camarilla.kernel.game import CHANCE, OVER

ASIDES = "aside archer", "aside soldier", "aside spy"
DRAWS = "draw heir", "draw shapeshifter", "draw lord"


def dealt() -> Table:
    return begun(*ASIDES * 4, *DRAWS * 4, players=2, first="crimson")


def test_O10_1_each_player_runs_two_families() -> None:
    t = dealt()
    assert [(f.family, f.seat) for f in t.information_state().families] == [
        *(("crimson", 0), ("azure", 1), ("green", 0), ("amber", 1)),
    ]
    assert t.influence == (1, 1)
    assert t.next == "crimson places in round 1"


def test_O10_1_three_are_set_aside_three_drawn_and_four_are_the_pile() -> None:
    t = begun(*ASIDES * 4, players=2, first="crimson")
    assert t.next == (
        "chance: draw heir, draw shapeshifter, draw lord, draw assassination, draw royal-decree,"
        " draw ambush, draw conspiracy"
    )
    t.play(*DRAWS * 4)
    for family in t.information_state().families:
        assert (family.aside_size, family.hand_size, family.pile_size) == (3, 3, 4)
    assert t.hand("green") == "heir shapeshifter lord"
    assert t.next == "crimson places in round 1"


def test_O10_2_the_players_place_alternately_each_choosing_the_family_with_the_first_card() -> None:
    t = dealt()
    assert t.legal == [
        f"place {second}{kind} left"
        for second in ("", "second ")
        for kind in ("heir", "shapeshifter", "lord")
    ]
    t.play("place second lord left")
    assert t.row == "green:?lord"
    assert t.next == "azure places in round 1"
    t.play("place heir right")
    assert t.next == "crimson places in round 1"
    assert {text.split()[1] for text in t.legal} == {"heir", "shapeshifter", "lord"}
    t.play("place lord right")
    assert t.next == "azure places in round 1"
    assert {text.split()[1] for text in t.legal} == {"second"}
    t.play("place second lord left")
    assert t.row == "amber:?lord green:?lord azure:?heir crimson:?lord"
    assert t.next == "azure at 1: keep, reveal"


def test_O10_2_a_family_is_covered_by_its_own_cards_only() -> None:
    t = given("green:?lord crimson:?spy azure:?spy", players=2)
    assert "place second heir on 1" in t.legal
    assert "place heir on 1" not in t.legal
    assert "place second heir on 2" not in t.legal
    assert "place heir on 2" in t.legal
    assert t.next == "crimson places in round 3"


def test_O10_2_after_rounds_1_to_4_each_draws_2_and_1_of_each_family_is_left() -> None:
    rng = Random(3)
    t = dealt()
    draws: dict[int, int] = {}
    while t.state.actor() != OVER:
        if t.state.actor() == CHANCE:
            round = t.information_state().round
            draws[round] = draws.get(round, 0) + 1
        t.state.apply(t.state.random_action(rng))
    assert draws == {1: 4, 2: 4, 3: 4, 4: 4}
    assert [(f.hand_size, f.pile_size) for f in t.information_state().families] == [(1, 0)] * 4
    assert t.next.startswith("over: ")


def test_O10_2_one_card_of_each_family_is_drawn() -> None:
    t = given(">crimson:?lord", players=2, hands=dict.fromkeys(FAMILY_IDS[:4], "spy"), round=1)
    t.play("keep")
    for family in ("crimson", "azure", "green", "amber"):
        assert t.next.startswith("chance: draw archer")
        before = t.family(family).hand_size
        t.play("draw archer")
        assert t.family(family).hand_size == before + 1
    assert t.next == "azure places in round 2"


def test_O10_3_twin_and_token_belong_to_a_family() -> None:
    t = begun(
        *("aside apothecary", "aside cutthroat", "aside felon") * 4,
        *("draw queen", "draw prince", "draw plot") * 4,
        players=2,
        first="crimson",
        game="ablaze",
    )
    assert [(f.twin, f.token) for f in t.information_state().families] == [(True, True)] * 4
    t = given(">green:?prince azure:?trap", players=2)
    t.play("reveal", "twin left")
    assert t.row == "green:twin green:prince azure:?trap"
    assert [f.twin for f in t.information_state().families] == [True, True, False, True]
    assert t.next == "azure at 3: keep, reveal"


def test_O10_3_each_family_has_its_own_bribe_token() -> None:
    t = given("azure:queen azure:schemer >crimson:?bribery green:?bribery amber:?trap", players=2)
    t.play("reveal", "bribe 1", "reveal", "bribe 2")
    assert t.row == "azure:queen!crimson azure:schemer!green amber:?trap"
    assert [f.token for f in t.information_state().families] == [False, True, False, True]
    assert t.next == "azure at 3: keep, reveal"


def test_O10_4_a_lord_counts_its_own_family_only() -> None:
    t = given("green:?spy >crimson:?lord crimson:?heir azure:?spy", players=2)
    t.play("reveal")
    assert t.influence == (7, 5)
    assert t.next == "crimson at 3: keep, reveal"


def test_O10_4_an_apothecary_looks_at_its_own_family_only() -> None:
    t = given("azure:?plot green:?trap >crimson:?apothecary azure:?trap", players=2)
    t.play("reveal")
    assert t.influence == (5, 5)
    assert t.next == "azure at 4: keep, reveal"


def test_O10_4_a_plot_activates_its_own_family_only() -> None:
    t = given("green:queen >crimson:?plot azure:?trap", players=2)
    t.play("reveal")
    assert t.influence == (5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O10_4_a_prince_takes_only_the_twin_of_his_own_family() -> None:
    t = given(">azure:?cutthroat crimson:prince green:twin crimson:twin azure:?trap", players=2)
    t.play("reveal")
    assert t.row == "azure:cutthroat green:twin azure:?trap"
    assert t.influence == (6, 5), "green's Twin acts in its turn"
    assert t.next == "azure at 3: keep, reveal"


def test_O10_4_the_twin_comes_onto_its_own_family_only() -> None:
    t = given("crimson:?trap green:?trap >crimson:?prince azure:?trap", players=2)
    t.play("reveal")
    assert t.next == "crimson twin: twin left, twin right, twin on 1"


def test_O10_4_impersonations_newcomer_is_of_the_acting_family() -> None:
    t = given(
        "azure:queen >green:?impersonation azure:?trap",
        players=2,
        discards={"green": "queen", "crimson": "queen"},
    )
    t.play("reveal", "eliminate 1")
    assert t.row == "green:queen azure:?trap"
    assert t.discard("crimson") == "queen"
    assert t.next == "azure at 2: keep, reveal"


def test_O10_4_impersonation_of_your_other_familys_character_replaces_nothing() -> None:
    t = given(
        "green:queen >crimson:?impersonation azure:?trap", players=2, discards={"crimson": "queen"}
    )
    t.play("reveal", "eliminate 1")
    assert t.row == "azure:?trap"
    assert t.influence == (6, 5), "no extra for a Queen of the same player"
    assert t.next == "azure at 1: keep, reveal"


def test_O10_4_a_cutthroat_reaches_both_families_of_the_opponent_and_spares_yours() -> None:
    t = given(
        ">crimson:?cutthroat azure:felon green:felon amber:felon azure:?trap",
        players=2,
        influence=(0, 0),
    )
    t.play("reveal")
    # Two Felons are gone: 2. Then green's own Felon costs crimson and azure 1 each.
    assert t.row == "crimson:cutthroat green:felon azure:?trap"
    assert t.influence == (1, 0)
    assert t.next == "azure at 3: keep, reveal"


def test_O10_4_a_soldier_of_your_other_family_does_not_spring_your_ambush() -> None:
    t = given(">green:?soldier crimson:?ambush+2 azure:?spy", players=2)
    t.play("reveal")
    assert t.row == "green:soldier azure:?spy"
    assert t.influence == (6, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O10_4_an_ambush_and_a_trap_pay_their_player() -> None:
    t = given(">green:?soldier amber:?ambush azure:?spy", players=2)
    t.play("reveal")
    assert t.influence == (6, 9)
    assert t.next == "azure at 1: keep, reveal"
    t = given(">green:?impersonation amber:?trap azure:?plot", players=2)
    t.play("reveal")
    assert t.influence == (5 + 1 - 3, 8)
    assert t.next == "azure at 1: keep, reveal"


def test_O10_4_a_spy_gets_nothing_from_your_other_family() -> None:
    t = given("green:?lord >crimson:?spy amber:?lord", players=2)
    t.play("reveal", "spy on 1")
    assert t.influence == (5, 5)
    t = given("green:?lord >crimson:?spy amber:?lord", players=2)
    t.play("reveal", "spy on 3")
    assert t.influence == (6, 4)
    assert t.next == "azure at 3: keep, reveal"


def test_O10_4_a_felon_costs_each_player_1_for_each_card_of_either_family() -> None:
    t = given("azure:?trap >crimson:?felon amber:?trap", players=2)
    t.play("reveal")
    assert t.influence == (5, 3)
    t = given("crimson:?trap >azure:?felon green:?trap", players=2)
    t.play("reveal")
    assert t.influence == (3, 5)
    assert t.next == "crimson at 3: keep, reveal"


def test_O10_4_bribery_takes_a_card_of_your_other_family_into_the_acting_one() -> None:
    t = given("green:queen >crimson:?bribery azure:?trap", players=2)
    t.play("reveal")
    assert t.row == "green:queen!crimson azure:?trap"
    assert t.next == "azure at 2: keep, reveal"


def test_O10_5_a_tie_is_broken_by_uncovered_cards_of_both_families_together() -> None:
    t = given(
        "crimson:?lord azure:?lord azure:?spy green:?lord >green:?conspiracy+1",
        players=2,
        round=6,
        influence=(4, 6),
    )
    t.play("reveal")
    assert t.next == "over: crimson azure"
    t = given(
        "crimson:?lord azure:?lord [amber:?lord amber:?spy] green:?lord green:?heir >green:?ambush",
        players=2,
        round=6,
        influence=(5, 6),
    )
    t.play("reveal")
    assert t.next == "over: crimson"
