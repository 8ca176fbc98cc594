"""X6.6: Displace and the contest."""

import pytest
from tests.rulebook.illuminaten.given import (
    asks,
    card_at,
    cards,
    discs_at,
    favor_of,
    given,
    info,
    legal,
    names,
    offers,
    play,
)

from camarilla.games.illuminaten.rules import ids as w
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.events import redact
from camarilla.kernel.game import PUBLIC


def attack(own: list[int], other: list[int], defence: str = "-B", **more: str) -> IlluminatenState:
    """Seat 0 with discs at 1 attacks the discs of seat 1 at 6, at the contest cards."""
    position = {
        "field": "1=PIL044 6=PIL031 10=PIL033",
        "discs": f"1=R 6={defence}",
        "favor": "R=K",
        "hand": f"R={cards(*own)} B={cards(*other)}",
    }
    s = given(**(position | more))
    play(s, "displace")
    return s


def test_x6_6_displace_pays_one_matching_favor_for_each_disc() -> None:
    s = given(
        field="1=PIL044:R 6=PIL031:BBG",
        favor="R=KKS",
        hand="R=PIL001 B=PIL002 G=PIL003",
    )
    play(s, "displace", "against 2")
    assert offers(s, "slots") == ["1", "2", "12"]
    play(s, "slots 12", "pay connoisseurs", "pay scholars")
    assert favor_of(s, 0) == "K"
    assert asks(s) == (0, "contest-card")


def test_x6_6_only_as_many_discs_as_can_be_paid() -> None:
    s = given(field="1=PIL044:R 6=PIL031:BBB", favor="R=K", hand="R=PIL001")
    play(s, "displace")
    assert offers(s, "slots") == ["1", "2", "3"]


def test_x6_6a_initial_strength_counts_target_neighbours_and_areopagus() -> None:
    """Rulebook, Displace: Blue has 5, Red 6: Red gets the advantage."""
    s = given(
        players="3",
        field="1=PIL018:RB 2=PIL032:RBB 6=PIL031:BBR 7=PIL037:R 9=PIL045:BB",
        favor="R=NK",
        hand="R=PIL001 B=PIL002",
    )
    events = play(s, "displace", "with 1", "at 6", "slots 1", "pay connoisseurs")
    began = next(event for event in events if event.type.name == "contest-began")
    assert began.values[3:] == (4, 7)
    t = given(field="1=PIL031:BR", favor="R=M", hand="R=PIL001 B=PIL002")
    began = next(
        event
        for event in play(t, "displace", "with areopagus")
        if event.type.name == "contest-began"
    )
    assert began.values[3:] == (2, 1)  # the disc at 1 and the areopagus beside it


def test_x6_6b_neither_card_is_seen_before_both_are_laid() -> None:
    s = attack([1, 2], [4, 5])
    events = play(s, "contest PIL002")
    assert [redact(event, 1)["card"] for event in events] == [None]
    assert redact(events[0], 0)["card"] == "PIL002"
    for seat in (1, 2, PUBLIC):
        seen = info(s, seat)
        assert seen.seats[0].laid
        assert seen.seats[0].contest_card is None
        assert seen.seats[0].hand_size == 2
    assert asks(s) == (1, "contest-card")
    events = play(s, "contest PIL004")
    assert names(events)[:3] == ["contest-laid", "contest-revealed", "contest-revealed"]


def test_x6_6b_an_empty_hand_counts_as_zero() -> None:
    s = attack([12], [])  # 1 + 4 against 1 + 0
    events = play(s, "contest PIL012")
    assert "contest-empty" in names(events)
    assert discs_at(s, 6) == ""


def test_x6_6b_example_b_dagger_of_the_vulnerable_wins_at_once() -> None:
    """Rulebook, contest, example B: the vulnerable side's dagger beats a 6."""
    s = attack([46], [31 + 5], defence="BB")
    play(s, "slots 1", "contest PIL046", "contest PIL036")
    assert discs_at(s, 6) == "-B"
    assert s.used & w.GRAND_PLAYED


def test_x6_6b_dagger_without_vulnerability_adds_nothing() -> None:
    s = attack([46], [36])
    play(s, "contest PIL046", "contest PIL036")
    assert discs_at(s, 6) == "-B"


def test_x6_6b_hammers_of_the_side_with_advantage_win_at_once() -> None:
    s = attack([52], [36], discs="1=R 6=-B 10=R")
    play(s, "with 1", "contest PIL052", "contest PIL036")
    assert discs_at(s, 6) == ""
    t = attack([52], [1])  # equal strength: hammers add 0
    play(t, "contest PIL052", "contest PIL001")
    assert discs_at(t, 6) == "-B"


@pytest.mark.parametrize(("choice", "left"), [("stop", "BB"), ("go on", "-B")])
def test_x6_6b_dagger_against_hammers_cancel(choice: str, left: str) -> None:
    """Both would win at once: the attacker goes on with new cards, or the defender wins."""
    s = attack([46, 31 + 5], [52, 1], defence="BB")
    play(s, "slots 1", "contest PIL046", "contest PIL052")
    assert asks(s) == (0, "go-on")
    assert legal(s) == ["go on", "stop"]
    play(s, choice)
    if choice == "go on":
        play(s, "contest PIL036", "contest PIL001")  # 1 + 6 against 2 + 2
    assert discs_at(s, 6) == left


def test_x6_6c_example_a_higher_total_wins() -> None:
    """Rulebook, contest, example A: 6 on one side beats 4 in spite of the lower start."""
    s = attack([31 + 5], [12], defence="BB")
    play(s, "slots 2", "contest PIL036", "contest PIL012")  # 1 + 6 against 2 + 4
    assert discs_at(s, 6) == "B"


def ending(s: IlluminatenState, *actions: str) -> tuple[object, ...]:
    """Winner, totals and reason, as everybody is told them."""
    told = [redact(event, PUBLIC) for event in play(s, *actions)]
    found = next(event for event in told if event["event"] == "contest-won")
    return found["seat"], found["total"], found["against"], found["reason"]


def test_x6_6c_the_end_says_the_totals_and_why() -> None:
    higher = attack([31 + 5], [12], defence="BB")
    cards_laid = ("slots 2", "contest PIL036", "contest PIL012")
    assert ending(higher, *cards_laid) == (0, 7, 6, "total")
    dagger = attack([46], [31 + 5], defence="BB")
    cards_laid = ("slots 1", "contest PIL046", "contest PIL036")
    assert ending(dagger, *cards_laid) == (0, 1, 8, "dagger")
    hammers = attack([52], [36], discs="1=R 6=-B 10=R")
    cards_laid = ("with 1", "contest PIL052", "contest PIL036")
    assert ending(hammers, *cards_laid) == (0, 2, 7, "hammers")
    stopped = attack([46], [52], defence="BB")
    play(stopped, "slots 1", "contest PIL046", "contest PIL052")
    assert ending(stopped, "stop") == (1, 2, 1, "stop")


def test_x6_6c_a_tie_is_the_defenders_and_cards_stay_out() -> None:
    s = attack([1], [2])
    events = play(s, "contest PIL001", "contest PIL002")
    assert discs_at(s, 6) == "-B"
    assert events[-1].values == (1, 0, 3, 3, w.CONTEST_REASON_IDS.index("tie"))
    assert s.contest_cards == 0b11
    assert s.discard == 0
    assert asks(s) == (0, "menu")


def test_x6_6d_the_loser_gains_favor_of_choice_and_the_winner_a_marker() -> None:
    s = attack([12], [1], supply="CS", favor="R=K B=NN")
    play(s, "contest PIL012", "contest PIL001")
    assert s.stock[1] == 20
    assert asks(s) == (1, "gain")
    assert legal(s) == ["take connoisseurs", "take clergy", "take scholars"]  # K was just paid
    play(s, "take clergy")
    assert favor_of(s, 1) == "NNC"
    assert s.markers == (5,)
    assert asks(s) == (0, "menu")


def rewarded(**more: str) -> IlluminatenState:
    position = {
        "field": "1=PIL044 6=PIL031 10=PIL033",
        "discs": "1=R",
        "favor": "R=NNMK",
        "hand": "R=PIL036",
        "markers": "6",
        "mains": "0",
    }
    return given(**(position | more))


def test_x6_6d_a_marker_buys_one_influence_there() -> None:
    s = rewarded()
    assert {"reward influence 6", "reward exclude 6"} <= set(legal(s))
    play(s, "reward influence 6")
    assert discs_at(s, 6) == "R"
    assert s.markers == ()
    assert not offers(s, "reward")


def test_x6_6d_a_marker_buys_one_exclude_and_stays_on_the_place() -> None:
    s = rewarded(markers="6 6", favor="R=KK")
    play(s, "reward exclude 6", "lay PIL036")
    assert card_at(s, 6) == 36
    assert s.markers == (5,)
    assert s.mains == 0


def test_x6_6d_a_reassign_must_end_on_the_marked_card() -> None:
    s = rewarded(
        field="1=PIL044 2=PIL039 6=PIL031 10=PIL033 12=PIL029",
        discs="1=RR 12=R",
        favor="R=S",
    )
    play(s, "reward reassign 6")
    assert offers(s, "lift") == ["1 1", "1 2"]  # 12 is too far: its way is no scholars' card
    play(s, "lift 1 1", "to 2 1")  # on its way over another scholar
    assert "done" not in legal(s)
    assert offers(s, "lift") == ["1 2", "2 1"]
    play(s, "lift 1 2")
    assert {text.split()[0] for text in offers(s, "to")} == {"6"}
    play(s, "to 6 1")
    assert offers(s, "to") == ["6 2", "6 3"]  # only the disc on its way is left to move
    play(s, "to 6 3")
    assert discs_at(s, 6) == "R-R"
    assert asks(s) == (0, "menu")


def test_x6_6d_a_marker_goes_with_a_swapped_card() -> None:
    s = rewarded(hand="R=PIL002")
    play(s, "conspire PIL002", "use ability", "at 6", "at 10")
    assert s.markers == (9,)


def test_x6_6d_unspent_markers_leave_at_the_end_of_the_turn() -> None:
    s = rewarded()
    play(s, "end")
    assert s.markers == ()


# X7.3, X7.5 in contests.


def test_x7_3_extra_displace_one_more_or_one_less() -> None:
    for lean, card, won in (("stronger", 52, True), ("weaker", 46, True), ("weaker", 52, False)):
        s = given(
            field="1=PIL044:R 6=PIL031:BB",
            favor="R=K",
            hand=f"R={cards(13, card)} B=PIL036",
        )
        play(s, "conspire PIL013", "use ability", "slots 1")
        assert legal(s) == ["stronger", "weaker"]
        play(s, lean, f"contest PIL0{card}", "contest PIL036")
        assert (discs_at(s, 6) == "-B") is won


def test_x7_3_boost_displace_no_advantage_no_vulnerability() -> None:
    s = given(
        field="1=PIL044:R 6=PIL031:BB",
        favor="R=K",
        hand="R=PIL019,PIL046 B=PIL001",
    )
    play(
        s,
        "conspire PIL019",
        "use ability",
        "displace",
        "slots 1",
        "contest PIL046",
        "contest PIL001",
    )
    assert discs_at(s, 6) == "BB"


def test_x7_5_clergy_the_opponent_lays_and_reveals_first() -> None:
    s = attack([1, 2], [4, 5], factions="R=clergy")
    assert asks(s) == (1, "contest-card")
    play(s, "contest PIL005")
    assert asks(s) == (0, "contest-card")
    assert info(s, 0).seats[1].contest_card == "PIL005"
    t = attack([1, 2], [4, 5], factions="B=clergy")
    play(t, "contest PIL002")
    assert asks(t) == (1, "contest-card")
    assert info(t, 1).seats[0].contest_card == "PIL002"


def test_x7_5_clergy_displace_for_clergy_favor() -> None:
    s = given(
        field="1=PIL044:R 6=PIL031:BB",
        favor="R=CC",
        hand="R=PIL036 B=PIL001",
        factions="R=clergy",
        mains="0",
    )
    play(s, "use clergy", "slots 12")
    assert favor_of(s, 0) == ""
    play(s, "contest PIL001", "contest PIL036")
    assert discs_at(s, 6) == ""
    assert asks(s) == (1, "gain")
