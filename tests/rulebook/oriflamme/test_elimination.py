"""O5: elimination."""

from tests.rulebook.oriflamme.given import given


def test_O5_1_whoever_eliminates_a_card_gains_1_whosever_it_is() -> None:
    for victim in ("azure", "crimson"):
        t = given(f">crimson:?soldier {victim}:?spy green:?heir")
        t.play("reveal")
        assert t.influence == (6, 5, 5)
        assert t.discard(victim) == "spy"
        assert t.next == "green at 2: keep, reveal"


def test_O5_2_a_face_down_victim_is_turned_up_and_its_influence_is_lost() -> None:
    t = given(">crimson:?soldier azure:?spy+3 green:?heir")
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert {"event": "turned-up", "rule": "O5.2", "family": "azure"}.items() <= t.events[2].items()
    assert (t.events[2]["card"], t.events[2]["influence"]) == ("spy", 3)
    assert t.next == "green at 2: keep, reveal"


def test_O5_3_from_a_stack_only_the_top_card_is_eliminated() -> None:
    t = given(">crimson:?soldier [azure:?lord+2 azure:?spy+3] green:?heir")
    t.play("reveal")
    assert t.row == "crimson:soldier azure:?lord+2 green:?heir"
    assert t.discard("azure") == "spy"
    assert t.next == "azure at 2: keep, reveal"


def test_O5_4_the_gap_closes_at_once() -> None:
    """The two Spies are neighbours after what stood between them is eliminated."""
    t = given(">green:?assassination crimson:spy azure:?lord crimson:?heir")
    t.play("reveal", "eliminate 3")
    assert t.row == "crimson:spy crimson:?heir"
    assert t.discard("azure") == "lord"
    assert t.next == "crimson at 2: keep, reveal"


def test_O5_5_a_bribed_archer_that_shoots_herself_pays_the_briber() -> None:
    t = given(
        ">azure:archer!crimson green:?heir", discards={"crimson": "bribery"}, influence=(1, 1, 1)
    )
    assert t.next == "crimson archer at 1: eliminate 1 2"
    t.play("eliminate 1")
    assert t.influence == (2, 1, 1)
    assert t.discard("azure") == "archer"
    assert t.family("crimson").token
    assert t.next == "green at 1: keep, reveal"


def test_O5_5_a_soldier_of_your_colour_bribed_by_another_springs_your_ambush() -> None:
    t = given(">crimson:soldier!azure crimson:?ambush+2 green:?heir", discards={"azure": "bribery"})
    assert t.influence == (9, 6, 5)
    assert t.discard("crimson") == "soldier ambush"
    assert t.family("azure").token
    assert t.row == "green:?heir"
    assert t.next == "green at 1: keep, reveal"


def test_O5_5_a_discard_is_not_an_elimination() -> None:
    """The Twin discarded with its Prince pays nobody and does not chain back."""
    t = given(">azure:?cutthroat crimson:prince crimson:twin green:?trap")
    t.play("reveal")
    assert t.row == "azure:cutthroat green:?trap"
    assert t.influence == (5, 5, 5), "one card was eliminated, one discarded"
    assert t.discard("crimson") == "prince twin"
    assert t.next == "green at 2: keep, reveal"


def test_O5_5_a_discarded_card_loses_what_lies_on_it() -> None:
    """A face-down Prince discarded for his Twin loses the influence on him."""
    t = given(">azure:?apothecary crimson:twin azure:?trap crimson:?prince+3")
    t.play("reveal", "eliminate 2")
    assert t.row == "azure:apothecary azure:?trap"
    assert t.influence == (5, 6, 5)
    assert t.discard("crimson") == "prince twin"
    assert t.next == "azure at 2: keep, reveal"


def test_O5_5_the_gain_comes_before_the_ambush_and_the_trap() -> None:
    """With nothing, the attacker of a Trap first gains 1, and loses that."""
    t = given(">crimson:?apothecary crimson:?plot azure:?trap", influence=(0, 0, 0))
    t.play("reveal", "eliminate 3")
    assert t.influence == (0, 1, 0)
    assert t.row == "crimson:?plot"
    assert t.next == "crimson at 1: keep, reveal"


def test_O5_5_order_of_the_events() -> None:
    t = given(">crimson:?soldier azure:?ambush+1 green:?heir")
    t.play("reveal")
    assert [(e["event"], e["rule"]) for e in t.events] == [
        ("revealed", "O4.2"),
        ("eliminated", "O6.2"),
        ("turned-up", "O5.2"),
        ("discarded", "O5.4"),
        ("gained", "O5.1"),
        ("gained", "O6.9"),
        ("discarded", "O6.9"),
    ]
    eliminated, turned_up = t.events[1:3]
    assert eliminated["card"] is None, "face down until it is turned up"
    assert turned_up["card"] == "ambush"
    assert t.next == "green at 1: keep, reveal"
