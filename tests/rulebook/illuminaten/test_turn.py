"""X5: the phases of a turn, and the special events of X11."""

import pytest
from tests.rulebook.illuminaten.given import (
    asks,
    card_at,
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
from camarilla.kernel.game import CHANCE


def test_x5_1_event_phase_edicts_pay_supply_and_player() -> None:
    s = given(pending="begin-turn", edicts="nobility=R6 clergy=B6")
    assert s.edict_favor == [4, 0, 0, 0, 6, 0]
    assert favor_of(s, 0) == "N"
    assert asks(s) == (0, "menu")


def test_x5_1_an_edict_is_discarded_when_no_favor_is_on_it() -> None:
    s = given(pending="begin-turn", edicts="nobility=R2")
    assert s.edict_seats[0] == w.NOTHING
    assert s.event_discard == 1
    odd = given(pending="begin-turn", edicts="nobility=R1")
    assert favor_of(odd, 0) == ""
    assert odd.event_discard == 1


def test_x5_1_the_event_phase_is_skipped_in_round_1() -> None:
    s = given(pending="begin-turn", round="1", edicts="nobility=R6")
    assert s.edict_favor[0] == 6


def test_x5_1_a_special_is_discarded_and_another_may_be_played() -> None:
    s = given(special="R=weather")
    s.event_hands[0] = 1 << w.WHISPER | 1 << w.MASONS
    s.events_left &= ~s.event_hands[0]
    s.stack = [10]  # the turn begins
    s.open()
    assert s.in_play[0] == w.NOTHING
    assert s.event_discard == 1 << w.WEATHER
    assert legal(s) == ["play masons", "play whisper", "pass"]
    play(s, "play whisper")
    assert s.in_effect(w.WHISPER)
    assert asks(s) == (0, "menu")


def test_x5_1_special_events_are_for_all_players() -> None:
    s = given(special="G=festivities", field="12=PIL001", favor="R=N")
    play(s, "influence")
    assert asks(s) == (0, "menu")
    assert s.have[0] == 1 << 11


def test_x5_2_two_main_actions_and_no_third() -> None:
    s = given(favor="R=MMM", hand="R=PIL001,PIL002,PIL003,PIL004")
    for place in (1, 2):
        play(s, "scout")
        if asks(s) == (0, "target"):
            play(s, f"at {place}")
        play(s, legal(s)[0], "lay PIL004" if place == 1 else "lay PIL003")
    assert s.mains == 0
    assert set(legal(s)) <= {"end", *(f"conspire {card}" for card in offers(s, "conspire"))}


def test_x5_2_free_actions_do_not_count() -> None:
    s = given(hand="R=PIL031,PIL036")
    play(s, "conspire PIL031", "use ability", "conspire PIL036", "use ability")
    assert s.mains == 2


def test_x5_3_extra_actions_do_not_count() -> None:
    s = given(hand="R=PIL029,PIL001")
    play(s, "conspire PIL029", "use ability", "at 5", "draw PIL040", "lay PIL001")
    assert s.mains == 2
    assert asks(s) == (0, "menu")


# X11: special events.


def test_x11_court_festivities_outer_cards_count_as_neighbouring() -> None:
    field = "12=PIL001 10=PIL002"
    assert "influence" not in legal(given(field=field, favor="R=NN"))
    s = given(field=field, favor="R=NN", special="B=festivities")
    play(s, "influence")
    assert s.have[0] == 1 << 11  # 12 is outer, 10 is inner


def test_x11_clear_weather_moves_anywhere() -> None:
    field = "1=PIL001 12=PIL036"
    assert "reassign" not in legal(given(field=field, discs="1=R", favor="R=N"))
    s = given(field=field, discs="1=R", favor="R=N", special="B=weather")
    play(s, "reassign")
    assert s.have[0] == 1 << 11


def test_x11_printed_propaganda_once_a_turn() -> None:
    s = given(favor="R=NNNNNNMMM", special="B=propaganda")
    play(s, "propaganda", "pay group nobility")
    assert s.mains == 3
    assert favor_of(s, 0) == "NNNMMM"
    assert "propaganda" not in legal(s)


def test_x11_wilhelmsbad_convent_any_five() -> None:
    s = given(favor="R=NNMAKC", special="B=convent")
    play(s, "convent", "pay nobility", "pay nobility", "pay artists", "pay clergy")
    play(s, "pay magistrates")
    assert s.mains == 3
    assert favor_of(s, 0) == "K"
    assert "convent" not in legal(s)


def test_x11_rosicrucians_scout_influence_and_exclude_for_no_main_action() -> None:
    s = given(
        field="1=PIL012:R 6=PIL021",
        favor="R=AAAMMM",
        hand="R=PIL008,PIL001",
        special="B=rosicrucians",
        mains="0",
    )
    assert {"scout", "influence", "exclude"} <= set(legal(s))
    assert "interrogate" not in legal(s)
    play(s, "scout")  # only the rosicrucian Abel (12) can act
    assert asks(s) == (0, "target")
    play(s, "at 7", "pay artists", "draw PIL055", "lay PIL055")
    assert s.mains == 0
    assert {"influence", "exclude"} <= set(legal(s))


def test_x11_rosicrucians_only_a_rosicrucian_can_be_laid_with_no_main_action_left() -> None:
    s = given(
        field="1=PIL007", favor="R=MM", hand="R=PIL008,PIL001", special="B=rosicrucians", mains="0"
    )
    play(s, "exclude", "with areopagus", "at 1")
    assert legal(s) == ["lay PIL008"]
    play(s, "lay PIL008")
    assert s.mains == 0
    assert card_at(s, 1) == 8


def test_x11_rosicrucians_cost_nothing_while_main_actions_are_left() -> None:
    s = given(field="1=PIL021", favor="R=MMMAA", special="B=rosicrucians")
    play(s, "influence", "done")
    assert s.mains == 2


def test_x11_pact_with_the_masons() -> None:
    s = given(hand="R=PIL030,PIL002,PIL051", special="B=masons")
    play(s, "conspire PIL002", "skip")
    assert offers(s, "conspire") == ["PIL030", "PIL051"]  # 2 is a mason: anything may follow
    t = given(hand="R=PIL015,PIL002")
    play(t, "conspire PIL015", "skip")
    assert offers(t, "conspire") == []  # clergy, scholars; nobility, artists
    u = given(hand="R=PIL015,PIL002", special="B=masons")
    play(u, "conspire PIL015", "skip")
    assert offers(u, "conspire") == ["PIL002"]
    v = given(hand="R=PIL055,PIL002", special="B=masons")
    play(v, "conspire PIL055", "skip")
    assert offers(v, "conspire") == []  # a royal arch still ends the chain


def test_x11_electors_decree_exclude_with_opponents_discs() -> None:
    position = {"field": "1=PIL031", "discs": "1=B-R", "favor": "R=M"}
    assert "exclude" not in legal(given(hand="R=PIL001,PIL036", **position))
    s = given(hand="R=PIL001,PIL036", special="G=decree", **position)
    play(s, "exclude", "with areopagus", "at 1")
    assert legal(s) == ["lay PIL001", "lay PIL036"]
    play(s, "lay PIL001")
    assert s.discs[0] == 2  # the opponent's disc came first, the own one went home
    assert s.stock[0] == 20
    crowd = {"field": "1=PIL031", "discs": "1=BG", "favor": "R=M"}
    t = given(hand="R=PIL001,PIL036,PIL052", special="G=decree", **crowd)
    play(t, "exclude", "with areopagus", "at 1")
    assert legal(t) == ["lay PIL036"]  # 1 has too few slots, a royal arch never holds two


def test_x11_church_inquisitors_show_a_hand_or_plot_to_one_seat() -> None:
    s = given(hand="B=PIL004,PIL005", special="B=inquisitors")
    assert {"look hand 2", "look plot 2", "look plot 3"} <= set(legal(s))
    assert "look hand 3" not in legal(s)  # empty
    assert info(s, 0).seats[1].seen == ()
    events = play(s, "look hand 2")
    assert names(events) == ["saw-card", "saw-card"]
    assert info(s, 0).seats[1].seen == ("PIL004", "PIL005")
    assert info(s, 2).seats[1].seen == ()
    assert not offers(s, "look hand")
    t = given(special="B=inquisitors")
    play(t, "look plot 3")
    assert info(t, 0).seats[2].private == "P05"
    assert info(t, 1).seats[2].private is None


def test_x11_church_inquisitors_not_against_an_artificial_opponent() -> None:
    s = given(players="2", opponent="weishaupt", active="B", special="B=inquisitors")
    assert not offers(s, "look plot")


def test_x11_quiet_whisper_may_ignore_collusion() -> None:
    position = {"field": "1=PIL018", "discs": "1=RB"}
    s = given(special="B=whisper", **position)
    play(s, "interrogate", "at 1")
    assert legal(s) == ["whisper", "collude"]
    play(s, "whisper")
    assert favor_of(s, 0) == "NK"
    t = given(special="B=whisper", **position)
    play(t, "interrogate", "at 1", "collude", "give 2 nobility")
    assert (favor_of(t, 0), favor_of(t, 1)) == ("K", "N")


def test_x11_chance_order_of_a_turn_ends_with_the_court() -> None:
    s = given(
        court="PIL001 PIL002 PIL003 PIL004 PIL005",
        hand="R=PIL010,PIL011,PIL012,PIL013 B=PIL014 G=PIL015,PIL016,PIL017,PIL018",
    )
    play(s, "end")
    assert asks(s) == (CHANCE, "draw")
    skip_draws(s)
    assert s.active == 1


# The line that tells of an action when it begins.


@pytest.mark.parametrize(
    ("texts", "event", "rule"),
    [
        (["influence", "at 13"], "influence-began", "X6.2"),
        (["interrogate", "at 12"], "interrogate-began", "X6.3"),
        (["interrogate", "at areopagus"], "areopagus-interrogated", "X6.3"),
        (["reassign", "as nobility"], "reassign-began", "X6.4"),
        (["exclude", "at 13"], "exclude-began", "X6.5"),
        (["displace"], "displace-began", "X6.6"),
    ],
)
def test_x5_2_every_main_action_tells_of_its_beginning(
    texts: list[str], event: str, rule: str
) -> None:
    s = given(
        field="12=PIL031:R 13=PIL033 11=PIL032:B-B",
        favor="R=NNNMMMKKK",
        hand="R=PIL040",
    )
    assert rules(play(s, *texts), event) == [rule]


def test_x9_2_an_edict_returns_favor_and_nobody_pays() -> None:
    s = given(favor="R=CC B=C", hand="R=PIL050", pending="menu")
    play(s, "conspire PIL050", "skip", "end", "event edict-clergy", "event weather")
    events = play(s, "keep edict-clergy")
    assert rules(events, "favor-returned") == ["X9.2", "X9.2"]
    assert "paid" not in names(events)
