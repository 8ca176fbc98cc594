"""O7.1 to O7.3: Prince, Twin and Queen."""

from tests.rulebook.oriflamme.given import given

BRIBED = {"crimson": "bribery"}


def test_O7_1_prince_gains_1_and_brings_the_twin_first() -> None:
    t = given("azure:?trap >crimson:?prince+2 azure:?plot")
    t.play("reveal")
    assert t.influence == (7, 5, 5), "his own gain comes after the Twin"
    assert t.next == "crimson twin: twin left, twin right"
    t.play("twin left")
    assert t.row == "crimson:twin azure:?trap crimson:prince azure:?plot"
    assert t.influence == (8, 5, 5)
    assert not t.family("crimson").twin
    assert t.next == "azure at 4: keep, reveal"


def test_O7_1_the_twin_may_cover_an_own_card_but_not_a_prince() -> None:
    t = given(
        "crimson:?trap [crimson:?plot crimson:queen] >crimson:?prince azure:prince!crimson"
        " azure:?plot",
        discards=BRIBED,
    )
    t.play("reveal")
    assert t.next == "crimson twin: twin left, twin right, twin on 1 2"
    t.play("twin on 2")
    assert t.row == (
        "crimson:?trap [crimson:?plot crimson:queen crimson:twin] crimson:prince"
        " azure:prince!crimson azure:?plot"
    )
    assert t.next == "azure at 5: keep, reveal"


def test_O7_1_the_twin_may_cover_a_bribed_card_and_not_one_bribed_away() -> None:
    t = given(
        "crimson:queen!azure >crimson:?prince azure:felon!crimson azure:?plot",
        discards={"crimson": "bribery", "azure": "bribery"},
    )
    t.play("reveal")
    assert t.next == "crimson twin: twin left, twin right, twin on 3"
    t.play("twin on 3")
    # The Twin ahead gains 1; the Felon it covers does not act.
    assert t.influence == (5 + 1 + 1, 5, 5)
    assert (
        t.row == "crimson:queen!azure crimson:prince [azure:felon!crimson crimson:twin] azure:?plot"
    )
    assert t.next == "azure at 4: keep, reveal"


def test_O7_1_prince_on_a_stack_is_not_covered_by_the_twin() -> None:
    t = given(">[crimson:?trap crimson:?prince] azure:?plot")
    t.play("reveal")
    assert t.next == "crimson twin: twin left, twin right"
    t.play("twin right", "keep")
    assert t.row == "[crimson:?trap crimson:prince] azure:?plot+1 crimson:twin"
    assert t.influence == (7, 5, 5)
    assert t.next == "azure places in round 4"


def test_O7_1_a_twin_placed_ahead_is_activated_and_what_it_covers_is_not() -> None:
    t = given(">crimson:?prince crimson:?trap azure:?plot")
    t.play("reveal", "twin on 2")
    assert t.row == "crimson:prince [crimson:?trap crimson:twin] azure:?plot"
    assert t.influence == (5 + 1 + 1, 5, 5)
    assert t.next == "azure at 3: keep, reveal"


def test_O7_1_the_twin_comes_on_reveal_only() -> None:
    """A face-up Prince whose Twin still lies in front, as after Impersonation, gains 1 only."""
    t = given(">crimson:prince azure:?trap")
    assert t.influence == (6, 5, 5)
    assert t.family("crimson").twin
    assert t.next == "azure at 2: keep, reveal"


def test_O7_1_a_prince_without_a_twin_in_front_gains_1() -> None:
    t = given(">crimson:?prince azure:?trap", discards={"crimson": "twin"})
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O7_1_an_eliminated_prince_takes_the_twin_with_him() -> None:
    t = given(">azure:?impersonation crimson:prince green:?trap crimson:twin")
    t.play("reveal")
    assert t.row == "green:?trap"
    assert t.discard("crimson") == "prince twin"
    assert t.influence == (5, 6, 5)
    assert t.next == "green at 1: keep, reveal"


def test_O7_1_a_face_down_prince_takes_a_twin_of_his_family_with_him() -> None:
    t = given(
        ">green:?cutthroat crimson:?prince+1 green:?trap azure:twin!crimson azure:?plot",
        discards=BRIBED,
    )
    t.play("reveal")
    assert t.row == "green:cutthroat green:?trap azure:?plot"
    assert (t.discard("crimson"), t.discard("azure")) == ("prince bribery", "twin")
    assert t.family("crimson").token
    assert t.next == "green at 2: keep, reveal"


def test_O7_1_a_covered_twin_is_spared() -> None:
    t = given(">azure:?cutthroat crimson:prince [crimson:twin crimson:?trap] green:?plot")
    t.play("reveal")
    assert t.row == "azure:cutthroat [crimson:twin crimson:?trap] green:?plot"
    assert t.next == "crimson at 2: keep, reveal"


def test_O7_1_a_twin_that_the_prince_covered_until_now_is_discarded() -> None:
    t = given(">green:?cutthroat [azure:twin!crimson crimson:prince] green:?plot", discards=BRIBED)
    t.play("reveal")
    assert t.row == "green:cutthroat green:?plot"
    assert t.discard("azure") == "twin"
    assert t.next == "green at 2: keep, reveal"


def test_O7_1_what_the_discards_uncover_is_not_discarded() -> None:
    """Crimson's Twin lies on azure's bribed one: the upper goes, the lower is spared."""
    t = given(
        ">green:?cutthroat crimson:prince [azure:twin!crimson crimson:twin] green:?plot",
        discards=BRIBED,
    )
    t.play("reveal")
    # The pointer comes to the Twin that is left: 1 for crimson.
    assert t.row == "green:cutthroat azure:twin!crimson green:?plot"
    assert t.influence == (6, 5, 5)
    assert t.next == "green at 3: keep, reveal"


def test_O7_1_a_bribed_twin_uncovered_by_the_discards_is_spared_for_both_princes() -> None:
    """Crimson's and azure's Princes go at once; azure's Twin is of crimson's family now."""
    t = given(
        ">green:?cutthroat crimson:prince [azure:twin!crimson crimson:twin] azure:prince"
        " azure:?plot",
        discards=BRIBED,
    )
    t.play("reveal")
    assert t.row == "green:cutthroat azure:twin!crimson azure:?plot"
    assert t.influence == (6, 5, 7)
    assert t.next == "azure at 3: keep, reveal"


def test_O7_1_the_family_counts_not_the_colour() -> None:
    """Azure's Prince bribed by crimson takes crimson's Twin with him, not azure's."""
    t = given(
        ">green:?cutthroat azure:prince!crimson azure:twin crimson:twin green:?plot",
        discards=BRIBED,
    )
    t.play("reveal")
    assert t.row == "green:cutthroat azure:twin green:?plot"
    assert t.influence == (5, 6, 5), "azure's Twin acts in its turn"
    assert t.next == "green at 3: keep, reveal"


def test_O7_1_example_two_princes_and_a_twin_one_prince_eliminated() -> None:
    """The Twin is discarded, the other Prince stays."""
    t = given(
        ">green:?impersonation crimson:prince crimson:twin azure:prince!crimson green:?plot",
        discards=BRIBED,
    )
    t.play("reveal")
    assert t.row == "azure:prince!crimson green:?plot"
    assert t.influence == (6, 5, 6)
    assert t.next == "green at 2: keep, reveal"


def test_O7_2_twin_gains_1() -> None:
    t = given(">crimson:twin azure:?trap")
    assert t.influence == (6, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O7_2_example_two_princes_and_a_twin_the_twin_eliminated() -> None:
    """Both Princes are discarded."""
    t = given(
        "crimson:prince >green:?impersonation crimson:twin azure:prince!crimson green:?plot",
        discards=BRIBED,
    )
    t.play("reveal", "eliminate 3")
    assert t.row == "green:?plot"
    assert (t.discard("crimson"), t.discard("azure")) == ("prince bribery twin", "prince")
    assert t.influence == (5, 5, 6)
    assert t.next == "green at 1: keep, reveal"


def test_O7_2_an_eliminated_twin_takes_a_face_down_prince_with_it() -> None:
    t = given(
        ">green:?impersonation azure:twin!crimson green:?plot crimson:?prince+2", discards=BRIBED
    )
    t.play("reveal")
    assert t.row == "green:?plot"
    assert t.discard("crimson") == "prince bribery"
    assert {"event": "turned-up", "card": "prince", "influence": 2}.items() <= next(
        event for event in t.events if event["event"] == "turned-up" and event["card"] == "prince"
    ).items()
    assert t.influence == (5, 5, 6)
    assert t.next == "green at 1: keep, reveal"


def test_O7_2_a_covered_prince_is_spared() -> None:
    t = given(">azure:?cutthroat crimson:twin [crimson:prince crimson:?trap] green:?plot")
    t.play("reveal")
    assert t.row == "azure:cutthroat [crimson:prince crimson:?trap] green:?plot"
    assert t.next == "crimson at 2: keep, reveal"


def test_O7_3_queen_gains_2() -> None:
    t = given(">crimson:?queen+1 azure:?trap")
    t.play("reveal")
    assert t.influence == (5 + 1 + 2, 5, 5)
    assert t.next == "azure at 2: keep, reveal"


def test_O7_3_an_opponent_who_eliminates_her_gains_1_more() -> None:
    for face in ("", "?"):
        t = given(f">azure:?impersonation crimson:{face}queen green:?trap")
        t.play("reveal")
        assert t.influence == (5, 7, 5)
        assert t.next == "green at 1: keep, reveal"


def test_O7_3_her_own_family_gains_nothing_more() -> None:
    t = given(">crimson:?impersonation crimson:queen green:?trap")
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert t.next == "green at 1: keep, reveal"


def test_O7_3_the_family_of_a_bribed_queen_counts() -> None:
    t = given(">crimson:?impersonation azure:queen!crimson green:?trap", discards=BRIBED)
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert t.next == "green at 1: keep, reveal"
    t = given(">crimson:?cutthroat crimson:queen!azure green:?trap", discards={"azure": "bribery"})
    t.play("reveal")
    assert t.influence == (6, 5, 5)
    assert t.next == "green at 2: keep, reveal"
