"""X10.1 to X10.4: what artificial opponents share, and Count Saint-Germain."""

import pytest
from tests.rulebook.illuminaten.given import (
    asks,
    card_at,
    cards,
    discs_at,
    favor_of,
    given,
    info,
    names,
    play,
    skip_draws,
)
from tests.rulebook.illuminaten.scripts import aims, steps, turn_of

from camarilla.games.illuminaten.rules import ids as w
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.game import CHANCE, OVER


def test_x10_1_it_is_seat_0_with_a_disc_on_its_areopagus_and_no_hand() -> None:
    s = given(players="2", opponent="saint-germain", active="B")
    assert s.stock == [19, 20]
    assert s.figure == w.AREOPAGUS
    assert (s.hands[0], s.private[0]) == (0, w.NOTHING)
    assert info(s, 1).seats[0].automaton


def test_x10_2_edicts_as_usual_and_no_specials() -> None:
    s = turn_of("saint-germain", edicts="nobility=R6")
    assert favor_of(s, 0) == "N"


def test_x10_2_it_claims_all_it_has_a_right_to() -> None:
    s = turn_of(
        "saint-germain",
        field="1=PIL037:RRR 2=PIL007 6=PIL022 7=PIL039",
        factions="row=magistrates B=connoisseurs",
        figure="12",
        court="",
    )
    assert asks(s) == (CHANCE, "draw")  # a card beside 12 is face down: Scout
    play(s, "draw PIL052")
    skip_draws(s)
    assert s.holders[w.MAGISTRATES] == 0
    assert s.holders[w.CONNOISSEURS] == 0


def test_x10_2_a_grand_master_turned_up_turns_up_an_event() -> None:
    s = turn_of("saint-germain")
    play(s, "draw PIL047")
    assert asks(s) == (CHANCE, "event")
    events = play(s, "event weather")
    assert "event-turned-up" in names(events)
    assert s.event_discard == 1 << w.WEATHER
    t = turn_of("saint-germain")
    play(t, "draw PIL047", "event edict-clergy")
    assert t.edict_seats[w.CLERGY] == 0


def test_x10_2_human_plots_are_checked_in_its_turn() -> None:
    s = turn_of("saint-germain", plots="P07 P02", on="B=P07")
    play(s, "draw PIL009")
    assert s.under[1] == 1 << 6


# X10.3: common actions.


def test_x10_3_scout_with_a_shared_faction_influences() -> None:
    s = turn_of("saint-germain")
    assert asks(s) == (CHANCE, "draw")
    play(s, "draw PIL009")  # scholars, magistrates: both are the areopagus', but one slot
    assert (card_at(s, 1), discs_at(s, 1)) == (9, "R")
    assert s.figure == 0


def test_x10_3_influence_two_discs_if_both_factions_are_shared() -> None:
    s = turn_of("saint-germain")
    play(s, "draw PIL022")
    assert discs_at(s, 1) == "RR"
    t = turn_of("saint-germain")
    play(t, "draw PIL031")
    assert discs_at(t, 1) == "R"


def test_x10_3_scout_without_a_shared_faction_excludes() -> None:
    """The court's 8 (magistrates, clergy) shares one faction; 22 would share both."""
    s = turn_of("saint-germain", court="PIL005 PIL008 PIL022 PIL010 PIL011")
    play(s, "draw PIL004")
    assert (card_at(s, 1), discs_at(s, 1)) == (22, "RR")
    assert s.discard >> 3 & 1
    t = turn_of(
        "saint-germain",
        court="PIL004 PIL008 PIL006 PIL010 PIL011",
        hand="B=PIL030,PIL031,PIL032,PIL033",
    )
    play(t, "draw PIL034")
    assert (card_at(t, 1), discs_at(t, 1)) == (8, "R")
    assert t.court[1] == w.NOTHING  # the gap stays until the court is refreshed


def test_x10_3_without_a_court_card_it_interrogates_its_areopagus() -> None:
    s = turn_of(
        "saint-germain",
        court="PIL004 PIL002 PIL011 PIL017 PIL019",
        hand="B=PIL030,PIL031,PIL032,PIL033",
    )
    play(s, "draw PIL034")
    assert card_at(s, 1) == 34
    assert favor_of(s, 0) == "MKS"


def test_x10_3_interrogate_takes_from_the_one_with_most() -> None:
    s = turn_of(
        "saint-germain",
        players="3",
        court="PIL004 PIL002 PIL011 PIL017 PIL019",
        favor="B=MMM G=MMMMM",
        hand="B=PIL030 G=PIL031",
    )
    play(s, "draw PIL034")
    assert favor_of(s, 0) == "MKS"
    assert favor_of(s, 2).count("M") == 4


def test_x10_3_collusion_gives_the_secondary_faction_first() -> None:
    s = turn_of("saint-germain", field="1=PIL037:B 2=PIL046", court="")
    skip_draws(s)
    # (b): 1 shares both factions: two discs, then Interrogate it: M, K, M; 1 K is handed on.
    assert discs_at(s, 1) == "BRR"
    assert (favor_of(s, 0), favor_of(s, 1)) == ("MM", "K")


def test_x6_3_x10_3_collusion_hands_on_no_more_than_was_received() -> None:
    """The figure comes to stand on a royal arch with a human's discs only: nothing is due."""
    s = turn_of(
        "saint-germain",
        field="1=PIL007:R 2=PIL009:R 12=PIL052:BB 13=PIL033:B",
        court="",
        favor="R=NN",
    )
    assert s.figure == 11
    assert favor_of(s, 0) == "NNMKS"  # of the areopagus; the arch gave nothing and took nothing
    assert favor_of(s, 1) == ""


@pytest.mark.parametrize(("card", "won"), [(31, False), (1, True)])
def test_x10_3_contest_as_attacker(card: int, won: bool) -> None:
    """Full with an opponent's discs: Displace. It draws 4: 1 + 4 against 2 + 6 or 2 + 2."""
    s = turn_of(
        "saint-germain",
        field="1=PIL022:BB 2=PIL046",
        hand=f"B={cards(card, 32, 33, 34)}",
        discard="PIL030",
    )
    assert asks(s) == (1, "contest-card")
    play(s, f"contest PIL0{card:02}")
    assert asks(s) == (CHANCE, "draw")
    play(s, "draw PIL012")
    if won:
        assert asks(s) == (1, "gain")
        play(s, "take clergy", "take clergy")
        assert discs_at(s, 1) == "RR"  # and it Influences the target
        assert s.figure == 0
    else:
        play(s, "draw PIL013", "draw PIL014")  # three attempts in all
        assert discs_at(s, 1) == "BB"
        assert favor_of(s, 0) == "MKS"  # on the areopagus it cannot place: Interrogate


def test_x10_3_it_spends_the_favor_of_the_ai_card_in_a_contest() -> None:
    s = turn_of(
        "saint-germain",
        field="1=PIL022:BB 2=PIL046",
        favor="R=MMKNN",
        hand="B=PIL031,PIL032,PIL033,PIL034",
    )
    assert favor_of(s, 0) == "NN"
    play(s, "contest PIL031", "draw PIL036")  # 1 + 6 + 3 against 2 + 6
    assert asks(s) == (1, "gain")


def defending(own: str, card: int, **more: str) -> IlluminatenState:
    """Seat 1 attacks its disc at 12 from 13."""
    position = {
        "players": "2",
        "opponent": "saint-germain",
        "active": "B",
        "field": "12=PIL031 13=PIL036 10=PIL033",
        "discs": f"12={own} 13=B",
        "favor": "B=A",
        "hand": f"B={cards(card)}",
        "figure": "12",
    }
    s = given(**(position | more))
    play(s, "displace", "with 13")
    return s


def test_x7_5_with_the_clergy_card_the_opponents_card_is_turned_up_first() -> None:
    s = defending("R", 1, hand="B=PIL001,PIL045", factions="B=clergy")
    assert asks(s) == (CHANCE, "draw")
    play(s, "draw PIL018")  # 1 + 6: behind 2 + 6 it turns up further cards
    assert asks(s) == (1, "contest-card")
    assert s.laid[0] == 17
    play(s, "contest PIL045", "draw PIL002", "draw PIL005")  # three attempts in all
    assert discs_at(s, 12) == ""
    t = defending("R", 1, hand="B=PIL001,PIL045", factions="B=clergy")
    play(t, "draw PIL018", "contest PIL001")
    assert discs_at(t, 12) == "R"
    assert t.laid == [w.NOTHING, w.NOTHING]


def test_x7_5_with_the_clergy_card_a_human_defender_sees_its_card_first() -> None:
    s = turn_of(
        "saint-germain",
        field="1=PIL022:BB 2=PIL046",
        hand="B=PIL001,PIL032,PIL033,PIL034",
        factions="B=clergy",
    )
    assert asks(s) == (CHANCE, "draw")
    play(s, "draw PIL036")
    assert asks(s) == (1, "contest-card")
    play(s, "contest PIL033")
    assert asks(s) != (1, "contest-card")


def test_x10_3_won_as_defender_the_attacker_loses_the_discs_on_the_target() -> None:
    s = defending("RBR", 1)
    play(s, "slots 1", "contest PIL001", "draw PIL018")
    assert discs_at(s, 12) == "R-R"
    assert asks(s) == (1, "menu")


def test_x10_3_a_tie_is_the_defenders() -> None:
    """A disc at 13 and the areopagus beside 12: 2 + 2 against 1 + 2 or 1 + 3."""
    s = defending("R", 1)
    play(s, "contest PIL001", "draw PIL005", "draw PIL006", "draw PIL010")
    assert discs_at(s, 12) == ""
    t = defending("R", 1)
    play(t, "contest PIL001", "draw PIL015")
    assert discs_at(t, 12) == "R"


def test_x10_3_lost_as_defender_it_steps_aside_and_interrogates() -> None:
    s = defending("R", 45, discs="12=R 13=B 10=R")
    play(s, "at 12", "contest PIL045", "draw PIL002", "draw PIL005", "draw PIL006")
    assert discs_at(s, 12) == ""
    assert s.figure == 9
    assert s.markers == (11,)
    assert asks(s) == (1, "menu")
    assert favor_of(s, 0) == "NNK"


def test_x10_3_weishaupt_steps_aside_by_a_fresh_plan_card() -> None:
    s = defending(
        "R",
        45,
        opponent="weishaupt",
        field="12=PIL031 13=PIL032 10=PIL033 11=PIL035",
        discs="12=R 13=B 10=R 11=R",
        favor="B=A",
    )
    play(s, "at 12", "contest PIL045", "draw PIL002", "draw PIL005", "draw PIL006")
    assert asks(s) == (CHANCE, "draw")
    play(s, "draw PIL028")  # 5 is down-left: place 11
    assert s.figure == 10


def test_x10_3_the_only_card_to_step_to_needs_no_plan_card() -> None:
    """Rulebook: he turns up a plan card only where several cards with his disc are beside him."""
    s = defending("R", 45, opponent="weishaupt", discs="12=R 13=B 10=R")
    play(s, "at 12", "contest PIL045", "draw PIL002", "draw PIL005")
    left = s.deck_count
    events = play(s, "draw PIL006")
    assert s.figure == 9
    assert s.deck_count == left - 1
    assert "planned" not in [event.type.name for event in events]
    assert asks(s) == (1, "menu")


# X10.4: Saint-Germain.


def test_x10_4_a_a_face_down_neighbour_is_scouted_by_number() -> None:
    s = turn_of("saint-germain", figure="6", field="6=PIL031 7=PIL007")
    events = play(s, "draw PIL009")
    assert card_at(s, 9) == 9  # the next after 6 among 1, 2, 5, 9, 10
    assert steps(events) == []  # the step was taken when the turn began


def test_x10_4_priority_wraps_round() -> None:
    """Rulebook, priority: from 10 among 6, 12 and 13 it is 12."""
    from camarilla.games.illuminaten.rules.solo.saint_germain import next_number

    s = given(players="2", opponent="saint-germain", active="B", figure="10", field="10=PIL031")
    assert next_number(s, 1 << 5 | 1 << 11 | 1 << 12) == 11
    assert next_number(s, 1 << 5 | 1 << 8) == 5
    s.figure = w.AREOPAGUS
    assert next_number(s, 1 << 5 | 1 << 0) == 0


def test_x10_4_b_influence_and_interrogate() -> None:
    s = turn_of("saint-germain", field="1=PIL046 2=PIL007")
    assert discs_at(s, 2) == "R"
    assert favor_of(s, 0) == "M"


def test_x10_4_b_a_royal_arch_with_an_opponent_and_a_free_slot_does_not_fit() -> None:
    s = turn_of("saint-germain", field="1=PIL053:B 2=PIL004", court="")
    # 2 shares nothing and nobody is there: (c) Exclude, no court card: Interrogate the areopagus.
    assert favor_of(s, 0) == "MKS"


def test_x10_4_c_exclude_or_influence_then_displace() -> None:
    s = turn_of("saint-germain", field="1=PIL034:B 2=PIL004:B")
    # 1 comes first: a free slot, so Influence, then Displace the opponent's disc there.
    assert discs_at(s, 1) == "BR"
    assert s.figure == 0
    assert asks(s) == (1, "contest-card")


def test_x10_4_d_the_figure_moves_beside_an_opponent() -> None:
    s = turn_of(
        "saint-germain",
        field="1=PIL007:R 2=PIL009:R 12=PIL031 13=PIL033:B 11=PIL032",
        court="",
    )
    assert s.figure == 11  # 12 is beside 13; 13 itself only if another stood beside it
    assert favor_of(s, 0) == "NNMMKS"


@pytest.mark.parametrize("plot", ["edicts", "lodge", "discs", "none"])
def test_x10_4_one_of_its_three_plots_wins(plot: str) -> None:
    three = "edict-scholars edict-clergy edict-connoisseurs"
    lodge = "3=PIL031 4=PIL032 5=PIL033 11=PIL035 10=PIL034"
    s = turn_of(
        "saint-germain",
        field=lodge if plot == "lodge" else "3=PIL031 4=PIL036 11=PIL045",
        discs={"lodge": "3=RRR", "discs": "3=RRR 4=RRR 11=R"}.get(plot, ""),
        event_discard=f"{three} edict-artists" if plot == "edicts" else three,
    )
    events = play(s, "draw PIL009")
    assert (s.actor() == OVER) is (plot != "none")
    assert aims(events) == ([] if plot == "none" else [plot])
    if plot != "none":
        assert s.winners() == [0]
