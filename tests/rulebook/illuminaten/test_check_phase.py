"""X9: the check phase and the end of the game."""

import pytest
from tests.rulebook.illuminaten.given import (
    asks,
    favor_of,
    given,
    legal,
    names,
    offers,
    play,
    rules,
    skip_draws,
)

from camarilla.games.illuminaten.rules import ids as w
from camarilla.kernel.game import CHANCE, OVER

MASTERS = {1: 46, 2: 47}
TWO_PLOTS = {1: 46, 2: 47, 3: 1, 4: 2, 5: 3, 6: 4, 7: 5}


def test_x9_1_a_plot_no_longer_met_loses_its_disc() -> None:
    s = given(field=MASTERS, discs={1: "0"}, plots=(7, 2), on={0: [7]})
    events = play(s, "end")
    assert rules(events, "plot-lost") == ["X9.1"]
    assert (s.on[0], s.under[0]) == (0, 1 << 6)
    assert s.stock[0] == 18


def test_x9_1_all_players_are_checked_from_the_active_one() -> None:
    s = given(plots=(7, 6), on={0: [7], 1: [7], 2: [6]}, active=1)
    events = play(s, "end")
    assert [event.values[0] for event in events if event.type.name == "plot-lost"] == [1, 2, 0]


def test_x9_1_a_disc_under_may_return_if_it_was_there_before() -> None:
    s = given(field=MASTERS, discs={1: "0", 2: "0"}, plots=(7, 2), under={0: [7]})
    play(s, "end")
    assert asks(s) == (0, "return-plot")
    assert legal(s) == ["return P07", "done"]
    play(s, "return P07")
    assert s.on[0] == 1 << 6
    t = given(field=MASTERS, discs={1: "0", 2: "0"}, plots=(7, 2), under={0: [7]})
    play(t, "end", "done")
    assert t.under[0] == 1 << 6


def test_x9_1_a_disc_lost_in_this_check_does_not_return_in_it() -> None:
    s = given(field=MASTERS, discs={1: "0"}, plots=(7, 2), on={0: [7]})
    play(s, "end")
    assert asks(s) == (CHANCE, "draw")


def test_x9_1_of_incompatible_plots_the_player_chooses_which_to_keep() -> None:
    field = {5: 18, 6: 19, 9: 30, 10: 28}
    s = given(field=field, discs=dict.fromkeys(field, "0"), plots=(2, 4), on={0: [2, 4]})
    play(s, "end")
    assert asks(s) == (0, "lose-plot")
    assert legal(s) == ["lose P02", "lose P04"]
    play(s, "lose P02")
    assert (s.on[0], s.under[0]) == (1 << 3, 1 << 1)
    assert s.victor == w.NOTHING


def test_x9_1_a_largest_part_stays() -> None:
    """P07 and the lodge of P12 lie within the only six cards of P06: P06 goes, two plots stay."""
    field = {1: 46, 2: 47, 3: 1, 4: 2, 5: 3, 6: 4}
    s = given(
        field=field,
        discs=dict.fromkeys(field, "0"),
        plots=(6, 7),
        private=(12, 3, 4, 5),
        on={0: [6, 7, 12]},
    )
    play(s, "end")
    assert s.on[0] == 1 << 6 | 1 << 11
    assert s.winners() == [0]


def test_x9_1_victory_with_two_plots_of_the_active_player() -> None:
    s = given(field=TWO_PLOTS, discs=dict.fromkeys(TWO_PLOTS, "0"), plots=(6, 7), on={0: [6, 7]})
    events = play(s, "end")
    assert s.actor() == OVER
    assert s.winners() == [0]
    assert rules(events, "won") == ["X9.1"]


def test_x9_1_only_the_active_player_can_win_so() -> None:
    discs = dict.fromkeys(TWO_PLOTS, "1")
    s = given(field=TWO_PLOTS, discs=discs, plots=(6, 7), on={1: [6, 7]})
    play(s, "end")
    assert s.actor() != OVER
    assert s.on[1] == 0b1100000


def test_x9_1_fulfil_and_win_in_the_same_turn() -> None:
    s = given(field=TWO_PLOTS, discs=dict.fromkeys(TWO_PLOTS, "0"), plots=(6, 7), on={0: [6]})
    play(s, "fulfil P07", "end")
    assert s.winners() == [0]


# X9.2: events.


def test_x9_2_a_grand_master_in_the_chain_lets_look_at_two_events() -> None:
    s = given(hands={0: [46]})
    play(s, "conspire PIL046", "skip", "end")
    assert asks(s) == (CHANCE, "event")
    events = play(s, "event edict-clergy", "event weather")
    assert names(events) == ["saw-event", "saw-event"]
    assert legal(s) == ["keep edict-clergy", "keep weather"]
    assert s.information_state(1).looked is None  # type: ignore[attr-defined]
    play(s, "keep weather")
    assert s.event_hands[0] == 1 << w.WEATHER
    assert s.top_event == w.CLERGY
    assert s.information_state(0).top_event == "edict-clergy"  # type: ignore[attr-defined]
    assert s.information_state(1).top_event is None  # type: ignore[attr-defined]


def test_x9_2_an_edict_is_played_at_once() -> None:
    s = given(hands={0: [52]}, favor={0: "CC", 1: "CCC"})
    play(s, "conspire PIL052", "skip", "end", "event edict-clergy", "event weather")
    play(s, "keep edict-clergy")
    assert (favor_of(s, 0), favor_of(s, 1)) == ("", "")
    assert (s.edict_favor[w.CLERGY], s.supply[w.CLERGY]) == (6, 2)
    assert s.edict_seats[w.CLERGY] == 0


def test_x9_2_the_event_put_back_is_the_next_players_first() -> None:
    s = given(hands={0: [46], 1: [47, 1, 2, 3]})
    play(s, "conspire PIL046", "skip", "end", "event weather", "event masons", "keep masons")
    skip_draws(s)
    assert s.active == 1
    play(s, "conspire PIL047", "skip", "end", "event convent")
    assert s.looked == (w.WEATHER, w.CONVENT)
    assert s.information_state(0).looked is None  # type: ignore[attr-defined]


@pytest.mark.parametrize("cause", ["scout", "swap"])
def test_x9_2_face_up_into_the_field_counts_a_swap_does_not(cause: str) -> None:
    s = given(hands={0: [46, 2]}, favor={0: "M"}, field={6: 52, 10: 1})
    if cause == "scout":
        play(s, "scout", "at 1", "draw PIL003", "lay PIL046")
    else:
        play(s, "conspire PIL002", "use ability", "at 6")
    assert bool(s.used & w.GRAND_PLAYED) is (cause == "scout")


def test_x9_2_one_event_left_is_taken_and_none_is_nothing() -> None:
    s = given(hands={0: [46]})
    s.events_left = 1 << w.WEATHER | 0b111 << 12
    s.event_discard = (1 << 15) - 1 & ~s.events_left
    s.lower, s.half_edicts, s.half_specials = 1, 0, 1
    play(s, "conspire PIL046", "skip", "end", "event weather")
    assert s.event_hands[0] == 1 << w.WEATHER
    assert asks(s) == (CHANCE, "draw")


# X9.3: refill.


def test_x9_3_the_others_draw_first_then_the_active_player_from_court_and_deck() -> None:
    s = given(hands={0: [10], 1: [11, 12, 13, 14], 2: [15, 16, 17]}, court=[1, 2, 3, 4, 5])
    play(s, "end")
    events = play(s, "draw PIL020")
    assert events[0].values == (2, 19)
    assert asks(s) == (0, "court")
    play(s, "court 3")  # not the steward's, so no second one
    assert asks(s) == (CHANCE, "draw")
    play(s, "draw PIL021", "draw PIL022")
    assert s.hands[0].bit_count() == 4


def test_x9_3_two_court_cards_cost_a_favor_and_one_is_the_stewards() -> None:
    hands = {0: [10], 1: [11, 12, 13, 14], 2: [15, 16, 17, 18]}
    s = given(hands=hands, court=[1, 2, 3, 4, 5], steward=2, favor={0: "NM"})
    play(s, "end", "court 2")
    assert legal(s) == ["court 1", "court 3", "court 4", "court 5", "pass"]
    play(s, "court 4")
    assert legal(s) == ["pay nobility", "pay magistrates"]
    play(s, "pay nobility")
    assert favor_of(s, 0) == "M"
    t = given(hands=hands, court=[1, 2, 3, 4, 5], steward=2)
    play(t, "end", "court 2")
    assert asks(t) == (CHANCE, "draw")  # no favor, no second card


def test_x9_3_example_court_refresh() -> None:
    """Rulebook, refill: court card, deck card, discard under the steward, step, fill."""
    hands = {0: [10, 11], 1: [12, 13, 14, 15], 2: [16, 17, 18, 19]}
    s = given(hands=hands, court=[36, 42, 1, 28, 39], steward=1)
    play(s, "end", "court 2", "draw PIL020")
    assert s.court == [-1, -1, 0, 27, 38]
    assert s.discard_top == 35
    assert s.steward == 1  # over an empty place
    play(s, "draw PIL055", "draw PIL002")
    assert s.court == [54, 1, 0, 27, 38]
    assert s.active == 1


def test_x9_3_the_steward_goes_round() -> None:
    s = given(court=[1, 2, 3, 4, 5], steward=5)
    play(s, "end")
    skip_draws(s)
    play(s, "pass")
    skip_draws(s)
    assert s.steward == 0


def test_x9_3_hands_above_the_limit_are_discarded_down_to_it() -> None:
    s = given(hands={0: [1, 2, 3, 4, 5, 6], 1: [7, 8, 9, 10], 2: [11, 12, 13, 14]})
    play(s, "end")
    assert asks(s) == (0, "discard")
    play(s, "discard PIL001", "discard PIL006")
    assert s.hands[0] == 0b11110


def test_x9_3_chain_and_contest_cards_are_discarded() -> None:
    s = given(hands={0: [31]})
    play(s, "conspire PIL031", "use ability", "end")
    assert s.discard >> 30 & 1
    assert s.chain == ()


# X9.4: scoring.


def test_x9_4_the_round_is_finished_after_the_fifth_edict() -> None:
    s = given(active=1, discarded_edicts=5, at="end")
    assert s.active == 2  # first is seat 0: the round goes on
    t = given(active=2, discarded_edicts=5, at="end")
    assert t.actor() == OVER
    u = given(active=2, discarded_edicts=4, at="end")
    assert u.active == 0
    assert u.round == 3


def test_x9_4_points_for_discs_in_the_largest_lodges() -> None:
    """31, 1 and 16 are a lodge of two factions: each disc counts twice."""
    s = given(
        field={1: 31, 6: 1, 7: 16, 12: 57},
        discs={1: "001", 7: "1", 12: "222"},
        active=2,
        discarded_edicts=5,
        at="end",
    )
    assert s.scores() == [4, 4, 0]
    assert s.winners() == [0, 1]


def test_x9_4_a_tie_goes_to_more_faction_cards() -> None:
    s = given(
        field={1: 31, 6: 1, 7: 16},
        discs={1: "001", 7: "1"},
        factions={"clergy": 1},
        active=2,
        discarded_edicts=5,
        at="end",
    )
    assert s.winners() == [1]


def test_x9_4_all_tied_largest_lodges_count() -> None:
    field = {1: 31, 6: 35, 7: 33, 4: 32, 11: 34, 12: 4}
    s = given(field=field, discs={1: "0", 11: "1"}, active=2, discarded_edicts=5, at="end")
    assert s.tied & 1
    assert s.scores() == [1, 1, 0]


def test_x9_4_a_victory_by_plots_has_precedence() -> None:
    s = given(
        active=2,
        field=TWO_PLOTS,
        discs=dict.fromkeys(TWO_PLOTS, "2"),
        plots=(6, 7),
        on={2: [6, 7]},
        discarded_edicts=5,
    )
    play(s, "end")
    assert s.winners() == [2]
    assert offers(s, "claim") == []
