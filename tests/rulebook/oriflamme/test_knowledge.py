"""O12: what each seat knows."""

import msgspec
from tests.rulebook.oriflamme.given import begun, given

from camarilla.games.oriflamme.rules.information import OriflammeInformation
from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import PUBLIC


def kinds(info: OriflammeInformation) -> list[list[str | None]]:
    return [[card.kind for card in place.cards] for place in info.row]


def test_O12_1_all_face_up_cards_are_public_covered_ones_too() -> None:
    t = given("[crimson:lord crimson:?spy] azure:heir green:?archer")
    assert kinds(t.information_state()) == [["lord", None], ["heir"], [None]]
    assert t.next == "crimson places in round 3"


def test_O12_1_who_placed_where_is_public_and_what_is_not() -> None:
    t = given("azure:?lord", hands={"crimson": "spy heir"})
    t.play("place spy right")
    assert t.events == [
        {
            "event": "placed",
            "rule": "O3.1",
            "seat": 0,
            "family": "crimson",
            "card": None,
            "place": 2,
            "covering": 0,
        }
    ]
    assert t.next == "azure places in round 3"


def test_O12_1_the_choices_made_are_public() -> None:
    t = given(">crimson:?spy azure:?spy green:?spy")
    t.play("keep")
    assert [event["event"] for event in t.events] == ["kept"]
    assert t.events[0]["influence"] == 1
    assert t.next == "azure at 2: keep, reveal"


def test_O12_2_own_hand_set_aside_and_face_down_cards_are_known_to_one_player_alone() -> None:
    t = given(
        "[crimson:?lord crimson:?spy] azure:?heir",
        hands={"crimson": "archer heir", "azure": "soldier"},
    )
    own, other = t.information_state(0), t.information_state(1)
    assert kinds(own) == [["lord", "spy"], [None]]
    assert kinds(other) == [[None, None], ["heir"]]
    assert own.families[0].hand == ("archer", "heir")
    assert own.families[0].aside is not None
    assert other.families[0].hand is None
    assert other.families[0].aside is None
    assert t.information_state().families[0].hand is None
    assert t.next == "crimson places in round 3"


def test_O12_2_only_the_actor_is_told_what_is_legal() -> None:
    t = given("azure:?lord", hands={"crimson": "spy heir"})
    assert len(t.information_state(0).legal) == 4
    assert t.information_state(1).legal == ()
    assert t.information_state().legal == ()
    assert t.next == "crimson places in round 3"


def test_O12_2_two_players_know_both_of_their_families() -> None:
    t = given("crimson:?lord green:?spy azure:?heir amber:?lord", players=2)
    assert kinds(t.information_state(0)) == [["lord"], ["spy"], [None], [None]]
    assert kinds(t.information_state(1)) == [[None], [None], ["heir"], ["lord"]]
    assert t.next == "crimson places in round 3"


def test_O12_3_nobody_knows_the_draw_pile() -> None:
    hands = dict.fromkeys(("crimson", "azure", "green", "amber"), "archer soldier")
    t = given("crimson:?lord", players=2, hands=hands)
    for seat in (0, 1, PUBLIC):
        info = t.information_state(seat)
        assert info.families[0].pile_size == 7
        text = msgspec.json.encode(info.families).decode()
        assert "conspiracy" not in text
    assert t.next == "crimson places in round 3"


def test_O12_3_a_drawn_card_is_told_to_its_player_alone() -> None:
    t = begun(*("aside archer", "aside soldier", "aside spy") * 4, players=2, first="crimson")
    events: list[Event] = []
    t.state.apply(t.game.actions.parse("draw lord"), events)
    assert [redact(events[0], seat)["card"] for seat in (0, 1, PUBLIC)] == ["lord", None, None]
    assert t.next.startswith("chance: draw heir")


def test_O12_4_what_the_program_sends_does_not_depend_on_what_may_not_be_known() -> None:
    """The same position but for hidden cards: the same for all who may not know them."""
    views = []
    for hidden, hand in (("spy", "lord heir"), ("lord", "spy heir")):
        t = given(f"crimson:?{hidden}+1 azure:?heir", hands={"crimson": hand}, first="azure")
        views.append((t.information_state(1), t.information_state(2), t.information_state()))
        assert t.next == "azure places in round 3"
    assert views[0] == views[1]
