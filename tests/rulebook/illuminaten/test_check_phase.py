"""X9: the check phase and the end of the game."""

import pytest
from tests.rulebook.illuminaten.given import (
    asks,
    cards,
    everywhere,
    favor_of,
    given,
    info,
    legal,
    names,
    offers,
    play,
    rules,
    skip_draws,
)

from camarilla.games.illuminaten.rules import ids as w
from camarilla.kernel.game import CHANCE, OVER

MASTERS = "1=PIL046 2=PIL047"
TWO_PLOTS = "1=PIL046 2=PIL047 3=PIL001 4=PIL002 5=PIL003 6=PIL004 7=PIL005"
FIVE_EDICTS = "edict-scholars edict-clergy edict-connoisseurs edict-artists edict-magistrates"


def test_x9_1_a_plot_no_longer_met_loses_its_disc() -> None:
    s = given(field=MASTERS, discs="1=R", plots="P07 P02", on="R=P07")
    events = play(s, "end")
    assert rules(events, "plot-lost") == ["X9.1"]
    assert (s.on[0], s.under[0]) == (0, 1 << 6)
    assert s.stock[0] == 18


def test_x9_1_all_players_are_checked_from_the_active_one() -> None:
    s = given(plots="P07 P06", on="R=P07 B=P07 G=P06", active="B")
    events = play(s, "end")
    assert [event.values[0] for event in events if event.type.name == "plot-lost"] == [1, 2, 0]


def test_x9_1_a_disc_under_may_return_if_it_was_there_before() -> None:
    s = given(field=MASTERS, discs="1=R 2=R", plots="P07 P02", under="R=P07")
    play(s, "end")
    assert asks(s) == (0, "return-plot")
    assert legal(s) == ["return P07", "done"]
    play(s, "return P07")
    assert s.on[0] == 1 << 6
    t = given(field=MASTERS, discs="1=R 2=R", plots="P07 P02", under="R=P07")
    play(t, "end", "done")
    assert t.under[0] == 1 << 6


def test_x9_1_a_disc_lost_in_this_check_does_not_return_in_it() -> None:
    s = given(field=MASTERS, discs="1=R", plots="P07 P02", on="R=P07")
    play(s, "end")
    assert asks(s) == (CHANCE, "draw")


def test_x9_1_of_incompatible_plots_the_player_chooses_which_to_keep() -> None:
    field = "5=PIL018 6=PIL019 9=PIL030 10=PIL028"
    s = given(field=field, discs=everywhere(field, "R"), plots="P02 P04", on="R=P02,P04")
    play(s, "end")
    assert asks(s) == (0, "lose-plot")
    assert legal(s) == ["lose P02", "lose P04"]
    play(s, "lose P02")
    assert (s.on[0], s.under[0]) == (1 << 3, 1 << 1)
    assert s.victor == w.NOTHING


def test_x9_1_a_largest_part_stays() -> None:
    """P07 and the lodge of P12 lie within the only six cards of P06: P06 goes, two plots stay."""
    field = "1=PIL046 2=PIL047 3=PIL001 4=PIL002 5=PIL003 6=PIL004"
    s = given(
        field=field,
        discs=everywhere(field, "R"),
        plots="P06 P07",
        private="R=P12 B=P03 G=P04 Y=P05",
        on="R=P06,P07,P12",
    )
    play(s, "end")
    assert s.on[0] == 1 << 6 | 1 << 11
    assert s.winners() == [0]


def test_x9_1_victory_with_two_plots_of_the_active_player() -> None:
    s = given(field=TWO_PLOTS, discs=everywhere(TWO_PLOTS, "R"), plots="P06 P07", on="R=P06,P07")
    events = play(s, "end")
    assert s.actor() == OVER
    assert s.winners() == [0]
    assert rules(events, "won") == ["X9.1"]


def test_x9_1_only_the_active_player_can_win_so() -> None:
    s = given(field=TWO_PLOTS, discs=everywhere(TWO_PLOTS, "B"), plots="P06 P07", on="B=P06,P07")
    play(s, "end")
    assert s.actor() != OVER
    assert s.on[1] == 0b1100000


def test_x9_1_fulfil_and_win_in_the_same_turn() -> None:
    s = given(field=TWO_PLOTS, discs=everywhere(TWO_PLOTS, "R"), plots="P06 P07", on="R=P06")
    play(s, "fulfil P07", "end")
    assert s.winners() == [0]


# X9.2: events.


def test_x9_2_a_grand_master_in_the_chain_lets_look_at_two_events() -> None:
    s = given(hand="R=PIL046")
    play(s, "conspire PIL046", "skip", "end")
    assert asks(s) == (CHANCE, "event")
    events = play(s, "event edict-clergy", "event weather")
    assert names(events) == ["saw-event", "saw-event"]
    assert legal(s) == ["keep edict-clergy", "keep weather"]
    assert info(s, 1).looked is None
    play(s, "keep weather")
    assert s.event_hands[0] == 1 << w.WEATHER
    assert s.top_event == w.CLERGY
    assert info(s, 0).top_event == "edict-clergy"
    assert info(s, 1).top_event is None


def test_x9_2_an_edict_is_played_at_once() -> None:
    s = given(hand="R=PIL052", favor="R=CC B=CCC")
    play(s, "conspire PIL052", "skip", "end", "event edict-clergy", "event weather")
    play(s, "keep edict-clergy")
    assert (favor_of(s, 0), favor_of(s, 1)) == ("", "")
    assert (s.edict_favor[w.CLERGY], s.supply[w.CLERGY]) == (6, 2)
    assert s.edict_seats[w.CLERGY] == 0


def test_x9_2_the_event_put_back_is_the_next_players_first() -> None:
    s = given(hand="R=PIL046 B=PIL047,PIL001,PIL002,PIL003")
    play(s, "conspire PIL046", "skip", "end", "event weather", "event masons", "keep masons")
    skip_draws(s)
    assert s.active == 1
    play(s, "conspire PIL047", "skip", "end", "event convent")
    assert s.looked == (w.WEATHER, w.CONVENT)
    assert info(s, 0).looked is None


@pytest.mark.parametrize("cause", ["scout", "swap"])
def test_x9_2_face_up_into_the_field_counts_a_swap_does_not(cause: str) -> None:
    s = given(hand="R=PIL046,PIL002", favor="R=M", field="6=PIL052 10=PIL001")
    if cause == "scout":
        play(s, "scout", "at 1", "draw PIL003", "lay PIL046")
    else:
        play(s, "conspire PIL002", "use ability", "at 6")
    assert bool(s.used & w.GRAND_PLAYED) is (cause == "scout")


def test_x9_2_one_event_left_is_taken_and_none_is_nothing() -> None:
    s = given(hand="R=PIL046")
    s.events_left = 1 << w.WEATHER | 0b111 << 12
    s.event_discard = (1 << 15) - 1 & ~s.events_left
    s.lower, s.half_edicts, s.half_specials = 1, 0, 1
    play(s, "conspire PIL046", "skip", "end", "event weather")
    assert s.event_hands[0] == 1 << w.WEATHER
    assert asks(s) == (CHANCE, "draw")


# X9.3: refill.


def test_x9_3_the_others_draw_first_then_the_active_player_from_court_and_deck() -> None:
    s = given(
        hand="R=PIL010 B=PIL011,PIL012,PIL013,PIL014 G=PIL015,PIL016,PIL017",
        court="PIL001 PIL002 PIL003 PIL004 PIL005",
    )
    play(s, "end")
    events = play(s, "draw PIL020")
    assert events[0].values == (2, 19)
    assert asks(s) == (0, "court")
    play(s, "court 3")  # not the steward's, so no second one
    assert asks(s) == (CHANCE, "draw")
    play(s, "draw PIL021", "draw PIL022")
    assert s.hands[0].bit_count() == 4


def test_x9_3_two_court_cards_cost_a_favor_and_one_is_the_stewards() -> None:
    hands = "R=PIL010 B=PIL011,PIL012,PIL013,PIL014 G=PIL015,PIL016,PIL017,PIL018"
    s = given(hand=hands, court="PIL001 PIL002 PIL003 PIL004 PIL005", steward="2", favor="R=NM")
    play(s, "end", "court 2")
    assert legal(s) == ["court 1", "court 3", "court 4", "court 5", "pass"]
    play(s, "court 4")
    assert legal(s) == ["pay nobility", "pay magistrates"]
    play(s, "pay nobility")
    assert favor_of(s, 0) == "M"
    t = given(hand=hands, court="PIL001 PIL002 PIL003 PIL004 PIL005", steward="2")
    play(t, "end", "court 2")
    assert asks(t) == (CHANCE, "draw")  # no favor, no second card


def test_x9_3_example_court_refresh() -> None:
    """Rulebook, refill: court card, deck card, discard under the steward, step, fill."""
    hands = "R=PIL010,PIL011 B=PIL012,PIL013,PIL014,PIL015 G=PIL016,PIL017,PIL018,PIL019"
    s = given(hand=hands, court="PIL036 PIL042 PIL001 PIL028 PIL039", steward="1")
    play(s, "end", "court 2", "draw PIL020")
    assert s.court == [-1, -1, 0, 27, 38]
    assert s.discard_top == 35
    assert s.steward == 1  # over an empty place
    play(s, "draw PIL055", "draw PIL002")
    assert s.court == [54, 1, 0, 27, 38]
    assert s.active == 1


def test_x9_3_the_steward_goes_round() -> None:
    s = given(court="PIL001 PIL002 PIL003 PIL004 PIL005", steward="5")
    play(s, "end")
    skip_draws(s)
    play(s, "pass")
    skip_draws(s)
    assert s.steward == 0


def test_x9_3_hands_above_the_limit_are_discarded_down_to_it() -> None:
    s = given(hand=f"R={cards(*range(1, 7))} B={cards(7, 8, 9, 10)} G={cards(11, 12, 13, 14)}")
    play(s, "end")
    assert asks(s) == (0, "discard")
    play(s, "discard PIL001", "discard PIL006")
    assert s.hands[0] == 0b11110


def test_x9_3_chain_and_contest_cards_are_discarded() -> None:
    s = given(hand="R=PIL031")
    play(s, "conspire PIL031", "use ability", "end")
    assert s.discard >> 30 & 1
    assert s.chain == ()


# X9.4: scoring.


def test_x9_4_the_round_is_finished_after_the_fifth_edict() -> None:
    s = given(active="B", event_discard=FIVE_EDICTS, pending="end-turn")
    assert s.active == 2  # first is seat 0: the round goes on
    t = given(active="G", event_discard=FIVE_EDICTS, pending="end-turn")
    assert t.actor() == OVER
    u = given(
        active="G",
        event_discard="edict-scholars edict-clergy edict-connoisseurs edict-artists",
        pending="end-turn",
    )
    assert u.active == 0
    assert u.round == 3


def test_x9_4_points_for_discs_in_the_largest_lodges() -> None:
    """31, 1 and 16 are a lodge of two factions: each disc counts twice."""
    s = given(
        field="1=PIL031:RRB 6=PIL001 7=PIL016:B 12=PIL057:GGG",
        active="G",
        event_discard=FIVE_EDICTS,
        pending="end-turn",
    )
    assert s.scores() == [4, 4, 0]
    assert s.winners() == [0, 1]


def test_x9_4_a_tie_goes_to_more_faction_cards() -> None:
    s = given(
        field="1=PIL031:RRB 6=PIL001 7=PIL016:B",
        factions="B=clergy",
        active="G",
        event_discard=FIVE_EDICTS,
        pending="end-turn",
    )
    assert s.winners() == [1]


def test_x9_4_all_tied_largest_lodges_count() -> None:
    field = "1=PIL031 6=PIL035 7=PIL033 4=PIL032 11=PIL034 12=PIL004"
    s = given(
        field=field, discs="1=R 11=B", active="G", event_discard=FIVE_EDICTS, pending="end-turn"
    )
    assert s.tied & 1
    assert s.scores() == [1, 1, 0]


def test_x9_4_a_victory_by_plots_has_precedence() -> None:
    s = given(
        active="G",
        field=TWO_PLOTS,
        discs=everywhere(TWO_PLOTS, "G"),
        plots="P06 P07",
        on="G=P06,P07",
        event_discard=FIVE_EDICTS,
    )
    play(s, "end")
    assert s.winners() == [2]
    assert offers(s, "claim") == []
