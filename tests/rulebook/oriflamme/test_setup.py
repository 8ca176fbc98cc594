"""O1 and O2: setup, and the course of a game."""

from random import Random

import pytest
from tests.rulebook.oriflamme.given import Table, begun, given

from camarilla import games
from camarilla.games.oriflamme.rules.cards import FAMILY_IDS
from camarilla.kernel.errors import BadOption
from camarilla.kernel.game import CHANCE, OVER

ASIDES = "aside archer", "aside soldier", "aside spy"


def dealt(players: int, game: str = "oriflamme") -> Table:
    """A new game of the base box, rightward, crimson first, everybody's Archer, Soldier and Spy
    set aside; or of Ablaze, everybody's Apothecary, Cutthroat and Felon."""
    asides = (
        ASIDES if game == "oriflamme" else ("aside apothecary", "aside cutthroat", "aside felon")
    )
    return begun(*asides * players, game=game, players=players, first="crimson")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_O1_1_three_to_five_players_have_a_family_each(players: int) -> None:
    t = dealt(players)
    assert [family.family for family in t.information_state().families] == list(
        FAMILY_IDS[:players]
    )
    assert [family.seat for family in t.information_state().families] == list(range(players))
    assert t.next == "crimson places in round 1"


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_O1_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadOption):
        games.get("oriflamme").setup(players)


def test_O1_2_each_family_has_the_ten_cards_of_the_box() -> None:
    t = dealt(3)
    base = "archer soldier spy heir shapeshifter lord assassination royal-decree ambush conspiracy"
    assert " ".join(t.information_state().kinds) == base
    for family in ("crimson", "azure", "green"):
        assert f"{t.aside(family)} {t.hand(family)}" == base
    assert t.next == "crimson places in round 1"


def test_O1_2_ablaze_has_its_own_ten_and_the_twin() -> None:
    t = dealt(3, "ablaze")
    assert t.information_state().kinds == (
        *("apothecary", "cutthroat", "felon", "queen", "schemer"),
        *("prince", "impersonation", "bribery", "trap", "plot"),
    )
    assert t.next == "crimson places in round 1"


def test_O1_3_three_of_ten_are_set_aside_at_random_and_seven_are_the_hand() -> None:
    t = begun(players=3, first="crimson")
    assert t.next.startswith("chance: aside archer, aside soldier, ")
    assert len(t.legal) == 10
    assert t.state.weights() == [1] * 10
    t.play("aside lord", "aside archer", "aside ambush")
    assert t.aside("crimson") == "archer lord ambush"
    assert t.hand("crimson") == (
        "soldier spy heir shapeshifter assassination royal-decree conspiracy"
    )
    assert t.information_state(0).families[0].aside == ("archer", "lord", "ambush")
    assert t.information_state(1).families[0].aside is None
    assert len(t.legal) == 10
    t.play(*ASIDES)
    t.play(*ASIDES)
    assert t.next == "crimson places in round 1"


def test_O1_3_the_twin_lies_in_front_and_is_not_shuffled_in() -> None:
    t = begun(players=3, first="crimson", game="ablaze")
    assert "aside twin" not in t.legal
    assert len(t.legal) == 10
    t = dealt(3, "ablaze")
    for family in t.information_state().families:
        assert family.twin
        assert family.hand_size == 7
        assert family.aside_size == 3
    assert t.next == "crimson places in round 1"


def test_O1_4_everybody_starts_with_1_influence() -> None:
    t = dealt(5)
    assert t.influence == (1, 1, 1, 1, 1)
    assert t.next == "crimson places in round 1"


def test_O1_5_the_first_player_is_drawn_or_chosen_by_the_host() -> None:
    t = begun(players=4)
    assert t.next == "chance: first crimson, first azure, first green, first amber"
    t.play("first green")
    t.play(*ASIDES * 4)
    assert t.next == "green places in round 1"
    t = begun(*ASIDES * 4, players=4, first="amber")
    assert t.next == "amber places in round 1"


def test_O1_5_a_first_player_without_a_seat_is_refused() -> None:
    with pytest.raises(BadOption):
        games.get("oriflamme").setup(3, {"first": "amber"})


def test_O1_5_the_direction_is_fixed_for_the_whole_game() -> None:
    t = begun(players=3, first="crimson", direction="random")
    assert t.next == "chance: activate rightward, activate leftward"
    t.play("activate leftward", *ASIDES * 3)
    t.play("place lord left", "place lord right", "place lord right")
    assert t.row == "crimson:?lord azure:?lord green:?lord"
    assert t.next == "green at 3: keep, reveal"
    t.play("keep", "keep", "keep")
    t.play("place heir right", "place heir right", "place heir right")
    assert t.next == "crimson at 6: keep, reveal"


def test_O1_6_ablaze_each_family_has_a_bribe_token() -> None:
    assert all(family.token for family in dealt(4, "ablaze").information_state().families)
    t = dealt(4)
    assert not any(family.token for family in t.information_state().families)
    assert t.next == "crimson places in round 1"


def test_O1_7_the_owner_never_changes_and_the_family_is_the_tokens() -> None:
    """Azure's Lord bribed by crimson gains for crimson, and goes to azure's discard."""
    t = given(">azure:lord!crimson crimson:?soldier green:?spy", discards={"crimson": "bribery"})
    assert t.influence == (7, 5, 5)
    t.play("reveal", "eliminate 1")
    assert (t.discard("azure"), t.discard("crimson")) == ("lord", "bribery")
    assert t.influence == (8, 5, 5)
    assert t.next == "green at 2: keep, reveal"


def test_O2_1_the_first_player_marker_passes_to_the_left() -> None:
    t = dealt(3)
    order = []
    for _ in range(3):
        while "keep" not in t.legal:
            order.append(t.next)
            t.play(t.legal[-1] if "on" not in t.legal[-1] else t.legal[0])
        while "keep" in t.legal:
            t.play("keep")
    assert order == [
        *("crimson places in round 1", "azure places in round 1", "green places in round 1"),
        *("azure places in round 2", "green places in round 2", "crimson places in round 2"),
        *("green places in round 3", "crimson places in round 3", "azure places in round 3"),
    ]
    assert t.next == "crimson places in round 4"


def test_O2_1_cards_stay_where_they_are() -> None:
    t = given("azure:?spy+1 >crimson:?lord green:?heir")
    t.play("keep", "keep")
    assert t.row == "azure:?spy+1 crimson:?lord+1 green:?heir+1"
    assert t.next == "azure places in round 4"


@pytest.mark.parametrize("game", ["oriflamme", "ablaze"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_O2_2_after_round_6_one_card_is_left_in_each_hand(game: str, players: int) -> None:
    rng = Random(players)
    t = dealt(players, game)
    while t.state.actor() != OVER:
        assert t.state.actor() != CHANCE
        t.state.apply(t.state.random_action(rng))
    assert t.information_state().round == 6
    assert [family.hand_size for family in t.information_state().families] == [1] * players
    assert t.next.startswith("over: ")


def test_O2_2_there_is_no_seventh_round() -> None:
    t = given(">crimson:?lord", round=6, influence=(1, 4, 2))
    t.play("keep")
    assert t.next == "over: azure"
