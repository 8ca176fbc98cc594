"""O4: the activation phase and its pointer; test_stacks.py has what a stack uncovers."""

import pytest
from tests.rulebook.oriflamme.given import given

from camarilla.kernel.errors import IllegalAction


def test_O4_1_places_are_activated_in_the_direction_of_activation() -> None:
    t = given(">crimson:?spy azure:?spy green:?spy")
    assert t.next == "crimson at 1: keep, reveal"
    assert t.play("keep").next == "azure at 2: keep, reveal"
    assert t.play("keep").next == "green at 3: keep, reveal"
    assert t.play("keep").next == "azure places in round 4"
    t = given("crimson:?spy azure:?spy >green:?spy", direction="leftward")
    assert t.next == "green at 3: keep, reveal"
    assert t.play("keep").next == "azure at 2: keep, reveal"
    assert t.play("keep").next == "crimson at 1: keep, reveal"
    assert t.play("keep").next == "azure places in round 4"


def test_O4_1_example_of_the_activation_phase() -> None:
    """Red keeps; blue reveals a Soldier with 1 on it, eliminates red's card to the right with 2 on
    it and gains 1; the row closes; green keeps; the Spy takes 1 from green, not from its card."""
    t = given(
        ">crimson:?lord azure:?soldier+1 crimson:?archer+2 green:?heir azure:spy",
        influence=(1, 1, 1),
    )
    t.play("keep")
    assert t.row.startswith("crimson:?lord+1 azure:?soldier+1 ")
    assert t.next == "azure at 2: keep, reveal"
    t.play("reveal")
    assert t.influence == (1, 2, 1)
    assert t.next == "azure soldier at 2: eliminate 1 3"
    t.play("eliminate 3")
    assert t.influence == (1, 3, 1)
    assert t.discard("crimson") == "archer"
    assert t.row == "crimson:?lord+1 azure:soldier green:?heir azure:spy"
    assert t.next == "green at 3: keep, reveal"
    t.play("keep")
    assert t.row == "crimson:?lord+1 azure:soldier green:?heir+1 azure:spy"
    assert t.influence == (1, 4, 0)
    assert t.next == "azure places in round 4"


def test_O4_1_example_of_the_activation_phase_of_ablaze() -> None:
    """Blue takes the 1 on the Cutthroat and eliminates red's face-down Queen with 2 on her: nothing
    for one card, 1 for the Queen. Green keeps, and blue's open Felon costs green 1."""
    t = given(
        ">crimson:?plot azure:?cutthroat+1 crimson:?queen+2 green:?trap azure:felon",
        influence=(1, 1, 1),
    )
    t.play("keep", "reveal")
    assert t.influence == (1, 2, 1)
    assert t.next == "azure cutthroat at 2: eliminate 1 3"
    t.play("eliminate 3")
    assert t.influence == (1, 3, 1)
    assert t.row == "crimson:?plot+1 azure:cutthroat green:?trap azure:felon"
    assert t.next == "green at 3: keep, reveal"
    t.play("keep")
    assert t.influence == (1, 3, 0)
    assert t.next == "azure places in round 4"


@pytest.mark.parametrize(
    ("direction", "victim", "then"),
    [
        ("rightward", "eliminate 1", "azure at 2: keep, reveal"),
        ("rightward", "eliminate 2", "azure at 2: keep, reveal"),
        ("rightward", "eliminate 3", "azure at 3: keep, reveal"),
        ("rightward", "eliminate 4", "green at 3: keep, reveal"),
        ("rightward", "eliminate 5", "azure at 3: keep, reveal"),
        ("leftward", "eliminate 1", "azure at 1: keep, reveal"),
        ("leftward", "eliminate 2", "green at 1: keep, reveal"),
        ("leftward", "eliminate 3", "azure at 2: keep, reveal"),
        ("leftward", "eliminate 4", "azure at 2: keep, reveal"),
        ("leftward", "eliminate 5", "azure at 2: keep, reveal"),
    ],
)
def test_O4_1_removals_never_make_the_pointer_skip_or_repeat(
    direction: str, victim: str, then: str
) -> None:
    t = given(
        "green:?lord azure:?lord >crimson:?assassination azure:?heir green:?heir",
        direction=direction,
    )
    t.play("reveal", victim)
    assert t.next == then


@pytest.mark.parametrize(
    ("direction", "move", "row", "then"),
    [
        # A card from behind goes ahead, and is activated again.
        (
            "rightward",
            ("move 1", "to gap 3"),
            "crimson:?lord green:?lord azure:?heir",
            "green at 2",
        ),
        (
            "rightward",
            ("move 1", "to gap 4"),
            "crimson:?lord azure:?heir green:?lord",
            "azure at 2",
        ),
        # From behind to behind, and from ahead to ahead.
        (
            "rightward",
            ("move 1", "to gap 2"),
            "crimson:?lord green:?lord azure:?heir",
            "azure at 3",
        ),
        # A card from ahead goes behind: not activated.
        ("rightward", ("move 4", "to gap 0"), "azure:?heir green:?lord crimson:?lord", None),
        ("rightward", ("move 4", "to gap 2"), "green:?lord crimson:?lord azure:?heir", None),
        ("rightward", ("leave",), "green:?lord crimson:?lord azure:?heir", "azure at 3"),
        (
            "leftward",
            ("move 1", "to gap 4"),
            "crimson:?lord azure:?heir green:?lord",
            "crimson at 1",
        ),
        (
            "leftward",
            ("move 1", "to gap 3"),
            "crimson:?lord green:?lord azure:?heir",
            "crimson at 1",
        ),
        ("leftward", ("move 4", "to gap 2"), "green:?lord crimson:?lord azure:?heir", "azure at 3"),
        (
            "leftward",
            ("move 4", "to gap 0"),
            "azure:?heir green:?lord crimson:?lord",
            "crimson at 3",
        ),
        ("leftward", ("move 2", "to gap 0"), "crimson:?lord green:?lord azure:?heir", "green at 2"),
        ("leftward", ("leave",), "green:?lord crimson:?lord azure:?heir", "crimson at 2"),
    ],
)
def test_O4_1_moves_never_make_the_pointer_skip_or_repeat(
    direction: str, move: tuple[str, ...], row: str, then: str | None
) -> None:
    t = given("green:?lord crimson:?lord >green:?royal-decree azure:?heir", direction=direction)
    t.play("reveal", *move)
    assert t.row == row
    assert t.next == (f"{then}: keep, reveal" if then else "azure places in round 4")


@pytest.mark.parametrize(
    ("direction", "spot", "then"),
    [
        ("rightward", "left", "azure at 4"),
        ("rightward", "right", "azure at 3"),
        ("leftward", "left", "green at 2"),
        ("leftward", "right", "green at 1"),
    ],
)
def test_O4_1_a_new_place_is_passed_exactly_if_it_lies_behind(
    direction: str, spot: str, then: str
) -> None:
    """The Twin gains 1 in its turn, and only if its place is still ahead."""
    t = given("green:?trap >crimson:?prince azure:?trap", direction=direction)
    t.play("reveal", f"twin {spot}")
    assert t.influence == (6, 5, 5)
    assert t.next == f"{then}: keep, reveal"
    t.play("keep")
    ahead = (direction == "rightward") == (spot == "right")
    assert t.influence == ((7 if ahead else 6), 5, 5)
    assert t.next == "azure places in round 4"


def test_O4_2_keep_puts_1_influence_on_the_card() -> None:
    t = given(">crimson:?spy+2 azure:?spy")
    t.play("keep")
    assert t.row == "crimson:?spy+3 azure:?spy"
    assert t.influence == (5, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O4_2_reveal_takes_the_influence_and_carries_out_the_ability_at_once() -> None:
    t = given(">crimson:?lord+3 azure:?spy")
    t.play("reveal")
    assert t.row == "crimson:lord azure:?spy"
    assert t.influence == (5 + 3 + 1, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O4_3_a_face_up_card_must_act_even_to_its_familys_harm() -> None:
    t = given(">crimson:soldier crimson:?conspiracy+4 azure:?spy")
    assert t.row == "crimson:soldier azure:?spy"
    assert t.discard("crimson") == "conspiracy"
    assert t.influence == (6, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O4_3_the_cards_family_chooses() -> None:
    t = given("green:?lord >azure:soldier!crimson green:?heir", discards={"crimson": "bribery"})
    assert t.next == "crimson soldier at 2: eliminate 1 3"
    t.play("eliminate 1")
    assert t.influence == (6, 5, 5)
    assert t.next == "green at 2: keep, reveal"


@pytest.mark.parametrize("kind", ["soldier", "spy", "shapeshifter", "cutthroat", "apothecary"])
def test_O4_3_where_an_ability_can_do_nothing_nothing_happens(kind: str) -> None:
    t = given(f">crimson:?{kind}+2", round=1)
    t.play("reveal")
    assert t.row == f"crimson:{kind}"
    assert t.influence == (7, 5, 5)
    assert t.next == "azure places in round 2"


@pytest.mark.parametrize("kind", ["impersonation", "bribery", "royal-decree", "plot"])
def test_O4_3_an_intrigue_that_can_do_nothing_is_discarded(kind: str) -> None:
    t = given(f">crimson:?{kind}+2", round=1)
    t.play("reveal")
    assert t.row == ""
    assert t.discard("crimson") == kind
    assert t.influence == (7, 5, 5)
    assert t.next == "azure places in round 2"


def test_O4_4_a_character_stays_and_an_intrigue_goes() -> None:
    t = given(">crimson:?lord azure:?conspiracy+1 green:?spy")
    t.play("reveal", "reveal")
    assert t.row == "crimson:lord green:?spy"
    assert t.discard("azure") == "conspiracy"
    assert t.influence == (6, 7, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O4_7_discards_influence_and_numbers_of_cards_are_public() -> None:
    t = given(
        "[crimson:?lord+2 crimson:?heir] azure:?spy+1",
        hands={"crimson": "archer spy", "azure": "lord"},
        discards={"crimson": "conspiracy", "green": "ambush spy"},
    )
    info = t.information_state()
    assert [len(place.cards) for place in info.row] == [2, 1]
    assert [card.influence for place in info.row for card in place.cards] == [2, 0, 1]
    assert [card.kind for place in info.row for card in place.cards] == [None, None, None]
    assert [family.discard for family in info.families] == [
        ("conspiracy",),
        (),
        ("spy", "ambush"),
    ]
    assert [family.hand_size for family in info.families] == [2, 1, 8]
    assert [family.aside_size for family in info.families] == [5, 8, 0]
    assert info.influence == (5, 5, 5)
    assert t.next == "crimson places in round 3"


def test_O4_8_choices_with_the_same_effect_are_offered_once() -> None:
    """An Archer alone has one target, and one public choice is carried out unasked."""
    t = given(">crimson:?archer", round=1)
    t.play("reveal")
    assert t.row == ""
    assert t.discard("crimson") == "archer"
    assert t.influence == (6, 5, 5)
    assert t.next == "azure places in round 2"


def test_O4_8_useless_choices_are_offered() -> None:
    t = given("crimson:lord >crimson:?spy azure:?heir", influence=(5, 0, 5))
    assert t.play("reveal").next == "crimson spy at 2: spy on 1 3"
    t = given("azure:shapeshifter >crimson:?shapeshifter azure:lord azure:?heir")
    assert t.play("reveal").next == "crimson shapeshifter at 2: copy 1 3"
    t = given("crimson:queen >crimson:?bribery azure:felon azure:?trap")
    assert t.play("reveal").next == "crimson bribery at 2: bribe 1 3"


def test_O4_8_a_choice_that_exists_must_be_made() -> None:
    t = given("crimson:lord >crimson:?soldier azure:?heir")
    t.play("reveal")
    for wrong in ("leave", "keep", "take", "eliminate 2", "eliminate 4"):
        with pytest.raises(IllegalAction):
            t.play(wrong)
    assert t.next == "crimson soldier at 2: eliminate 1 3"
