"""O9: mixed sets, and copying across the boxes."""

import pytest
from tests.rulebook.oriflamme.given import begun, given

from camarilla import games
from camarilla.kernel.errors import BadOption

PAIRS = [
    *("archer apothecary", "soldier cutthroat", "spy felon", "heir queen", "lord prince"),
    *("shapeshifter schemer", "assassination impersonation", "royal-decree bribery"),
    *("ambush trap", "conspiracy plot"),
]
BRIBED = {"crimson": "bribery"}


def test_O9_1_pairs_at_random_one_of_each() -> None:
    t = begun(set="pairs", first="crimson")
    for number, pair in enumerate(PAIRS):
        one, other = pair.split()
        assert t.next == f"chance: include {one}, include {other}"
        t.play(f"include {other if number % 2 else one}")
    assert t.information_state().kinds == (
        *("archer", "spy", "lord", "assassination", "ambush"),
        *("cutthroat", "queen", "schemer", "bribery", "plot"),
    )
    assert len(t.legal) == 10
    assert t.next.startswith("chance: aside archer, aside spy")


def test_O9_1_pairs_by_the_hosts_choice() -> None:
    cards = [pair.split()[0] for pair in PAIRS]
    t = begun(set="pairs", cards=cards, first="crimson")
    assert set(t.information_state().kinds) == set(cards)
    assert t.next.startswith("chance: aside archer")
    for wrong in (cards[1:], [*cards, "plot"], ["apothecary", *cards[:9]]):
        with pytest.raises(BadOption):
            games.get("oriflamme").setup(3, {"set": "pairs", "cards": wrong})


def test_O9_1_free_pick_of_any_ten() -> None:
    cards = [
        *("archer", "apothecary", "soldier", "cutthroat", "spy", "felon", "heir", "queen"),
        *("lord", "prince"),
    ]
    t = begun(set="pick", cards=cards, first="crimson")
    assert set(t.information_state().kinds) == set(cards)
    assert t.next.startswith("chance: aside archer")
    for wrong in ([], cards[1:], [*cards, "plot"], [*cards[:9], "twin"], [*cards[:9], cards[0]]):
        with pytest.raises(BadOption):
            games.get("oriflamme").setup(3, {"set": "pick", "cards": wrong})


def test_O9_1_random_ten_of_twenty() -> None:
    t = begun(set="random", first="crimson")
    assert len(t.legal) == 20
    t.play("include plot", "include archer")
    assert len(t.legal) == 18
    assert "include twin" not in t.legal
    t.play(*[f"include {kind}" for kind in ("spy", "heir", "lord", "trap", "queen", "felon")])
    t.play("include ambush", "include soldier")
    assert len(t.information_state().kinds) == 10
    assert t.next.startswith("chance: aside archer")


def test_O9_1_the_twin_comes_with_the_prince_and_tokens_with_bribery() -> None:
    base = ["archer", "soldier", "spy", "heir", "shapeshifter", "lord", "ambush", "conspiracy"]
    for cards, twin, token in (
        ([*base, "prince", "trap"], True, False),
        ([*base, "bribery", "trap"], False, True),
        ([*base, "plot", "trap"], False, False),
    ):
        t = begun("aside archer", set="pick", cards=cards, first="crimson")
        assert [family.twin for family in t.information_state().families] == [twin] * 3
        assert [family.token for family in t.information_state().families] == [token] * 3
        assert t.next.startswith("chance: aside soldier")


@pytest.mark.parametrize("neighbour", ["prince", "twin"])
def test_O9_2_copying_prince_or_twin_gains_1_and_brings_no_twin(neighbour: str) -> None:
    row = f"azure:{neighbour} >crimson:?shapeshifter azure:?spy"
    t = given(row, discards={"crimson": "prince"})
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert t.family("crimson").twin
    assert t.next == "azure at 3: keep, reveal"


def test_O9_2_a_shapeshifter_that_copied_is_neither_prince_nor_twin() -> None:
    """Eliminating it discards no Twin; eliminating crimson's Prince does not discard it."""
    t = given(
        ">crimson:shapeshifter crimson:twin azure:?soldier crimson:?spy",
        discards={"azure": "prince"},
    )
    assert t.influence == (7, 5, 5)
    t.play("reveal", "eliminate 2")
    assert t.row == "crimson:shapeshifter azure:soldier crimson:?spy"
    assert t.next == "crimson at 3: keep, reveal"


def test_O9_2_copying_a_queen_gains_2_and_pays_no_extra_when_eliminated() -> None:
    t = given("azure:queen >crimson:?shapeshifter azure:?soldier green:?spy")
    t.play("reveal")
    assert t.influence == (7, 5, 5)
    t.play("reveal", "eliminate 2")
    assert t.influence == (7, 6, 5)
    assert t.next == "green at 3: keep, reveal"


def test_O9_2_copying_a_felon_works_from_the_shapeshifters_place() -> None:
    t = given("amber:?spy azure:felon >crimson:?shapeshifter green:?spy", players=4)
    t.play("reveal")
    assert t.influence == (5, 4, 4, 5)
    assert t.next == "green at 4: keep, reveal"


def test_O9_2_copying_a_schemer_next_to_a_stack_discards_the_shapeshifter() -> None:
    t = given("azure:schemer >crimson:?shapeshifter [green:lord green:?spy]")
    t.play("reveal")
    assert t.row == "azure:schemer [green:lord green:?spy]"
    assert t.discard("crimson") == "shapeshifter"
    assert t.influence == (5, 5, 5)
    assert t.next == "green at 2: keep, reveal"
    t = given("azure:schemer >crimson:?shapeshifter green:?spy [green:lord green:?heir]")
    t.play("reveal")
    assert t.influence == (7, 5, 5)
    assert t.next == "green at 3: keep, reveal"


def test_O9_2_copying_a_cutthroat_the_name_that_counts_is_the_victims() -> None:
    t = given("azure:cutthroat >crimson:?shapeshifter azure:heir green:heir green:?spy")
    t.play("reveal", "copy 1")
    assert t.next == "crimson cutthroat at 2: eliminate 1 3"
    t.play("eliminate 3")
    assert t.row == "azure:cutthroat crimson:shapeshifter green:?spy"
    assert t.influence == (7, 5, 5)
    assert t.next == "green at 3: keep, reveal"


def test_O9_2_copying_a_cutthroat_or_apothecary_it_is_itself_the_attacker() -> None:
    t = given("azure:cutthroat >crimson:?shapeshifter green:?ambush azure:?spy")
    t.play("reveal", "eliminate 3")
    assert t.row == "azure:cutthroat azure:?spy"
    assert t.influence == (5, 5, 9)
    assert t.discard("crimson") == "shapeshifter"
    assert t.next == "azure at 2: keep, reveal"
    t = given("azure:apothecary >crimson:?shapeshifter azure:?spy crimson:?lord green:?trap")
    t.play("reveal")
    assert t.next == "crimson apothecary at 2: eliminate 3 5"
    t.play("eliminate 5")
    assert t.row == "azure:apothecary azure:?spy crimson:?lord"
    assert t.influence == (3, 5, 8)
    assert t.next == "azure at 2: keep, reveal"


def test_O9_2_copying_an_apothecary_it_may_eliminate_itself() -> None:
    t = given("azure:apothecary >crimson:?shapeshifter crimson:?lord")
    t.play("reveal")
    assert t.row == "azure:apothecary crimson:?lord"
    assert t.influence == (6, 5, 5)
    assert t.next == "crimson at 2: keep, reveal"


def test_O9_2_a_plot_may_activate_a_shapeshifter() -> None:
    t = given("azure:queen crimson:shapeshifter >crimson:?plot azure:?spy")
    t.play("reveal")
    assert t.influence == (7, 5, 5)
    assert t.next == "azure at 3: keep, reveal"


def test_O9_2_a_bribed_shapeshifter_acts_for_the_briber() -> None:
    t = given("azure:queen >azure:shapeshifter!crimson azure:?spy", discards=BRIBED)
    assert t.influence == (7, 5, 5)
    assert t.next == "azure at 3: keep, reveal"


def test_O9_2_a_royal_decree_moves_a_twin_and_an_impersonation_copies_a_lord() -> None:
    t = given(">crimson:?impersonation azure:lord crimson:?spy", discards={"crimson": "lord"})
    t.play("reveal")
    assert t.row == "crimson:lord crimson:?spy"
    assert t.influence == (5 + 1 + 2, 5, 5)
    assert t.next == "crimson at 2: keep, reveal"
    t = given(">crimson:?royal-decree azure:twin azure:?spy")
    t.play("reveal", "move 2", "to gap 0")
    assert t.row == "azure:twin azure:?spy"
    assert t.influence == (5, 5, 5)
    assert t.next == "azure at 2: keep, reveal"
