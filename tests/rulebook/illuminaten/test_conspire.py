"""X7.1 to X7.3: the conspiracy chain, quick favor, every ability."""

from tests.rulebook.illuminaten.given import (
    asks,
    card_at,
    discs_at,
    favor_of,
    given,
    info,
    legal,
    names,
    offers,
    play,
    skip_draws,
)

from camarilla.games.illuminaten.rules import ids as w
from camarilla.kernel.game import CHANCE


def test_x7_1_each_card_shares_a_faction_with_the_one_before() -> None:
    """Nobility and magistrates; magistrates and artists; clergy and scholars."""
    s = given(hand="R=PIL031,PIL036,PIL045")
    play(s, "conspire PIL031", "use ability")
    assert offers(s, "conspire") == ["PIL036"]
    play(s, "conspire PIL036", "use ability")
    assert offers(s, "conspire") == []
    assert s.chain == (30, 35)


def test_x7_1_a_grand_master_fits_anywhere_and_an_arch_ends_the_chain() -> None:
    s = given(hand="R=PIL031,PIL051,PIL045,PIL056")
    play(s, "conspire PIL031", "use ability")
    assert offers(s, "conspire") == ["PIL051", "PIL056"]
    play(s, "conspire PIL051", "skip")
    assert offers(s, "conspire") == ["PIL045", "PIL056"]
    play(s, "conspire PIL056", "use ability")
    assert offers(s, "conspire") == []
    assert s.mains == 3


def test_x7_1_extra_and_special_may_be_skipped_boosts_may_not() -> None:
    s = given(field="1=PIL007 2=PIL008", hand="R=PIL002,PIL031")
    play(s, "conspire PIL002")
    assert legal(s) == ["use ability", "quick favor", "skip"]
    t = given(hand="R=PIL031")
    play(t, "conspire PIL031")
    assert legal(t) == ["use ability", "quick favor"]


def test_x7_1_what_cannot_be_carried_out_is_skipped() -> None:
    s = given(hand="R=PIL006")  # Special Edict without an edict
    play(s, "conspire PIL006")
    assert legal(s) == ["quick favor", "skip"]
    s.used |= w.QUICK_TAKEN
    t = given(hand="R=PIL006")
    t.used |= w.QUICK_TAKEN
    events = play(t, "conspire PIL006")
    assert names(events) == ["chained", "skipped"]
    assert asks(t) == (0, "menu")


def test_x7_1_boosts_add_up() -> None:
    s = given(field="1=PIL036", hand="R=PIL031,PIL018", favor="R=M")
    play(s, "conspire PIL031", "use ability", "conspire PIL018", "use ability")
    assert s.boost(0) == 2
    play(s, "influence")
    assert discs_at(s, 1) == "R"  # three favor less two


def test_x7_2_example_quick_favor_boost_and_arch() -> None:
    """Rulebook, conspiracy: quick favor first, then a boost of its faction, then an arch."""
    s = given(hand="R=PIL038,PIL021,PIL055")
    play(s, "conspire PIL038", "quick favor", "take clergy")
    assert favor_of(s, 0) == "MCC"
    play(s, "conspire PIL021")  # only its boost is left: quick favor is once a turn
    assert s.boost(w.BOOST_EXCLUDE - w.BOOST_INFLUENCE) == 1
    play(s, "conspire PIL055", "use ability")
    assert s.mains == 3
    assert offers(s, "conspire") == []


def test_x7_2_a_grand_masters_yield_is_no_quick_favor() -> None:
    s = given(hand="R=PIL046,PIL031")
    play(s, "conspire PIL046")
    assert legal(s) == ["use ability", "skip"]
    play(s, "use ability")
    assert favor_of(s, 0) == "NNN"
    play(s, "conspire PIL031", "quick favor", "take nobility")
    assert favor_of(s, 0) == "NNNNNM"


def test_x7_2_with_the_magistrates_card_the_ability_follows_if_wanted() -> None:
    s = given(hand="R=PIL031", factions="R=magistrates")
    play(s, "conspire PIL031", "quick favor", "take nobility")
    assert legal(s) == ["use ability", "skip"]
    play(s, "skip")
    assert s.boosts == 0


# X7.3: the fifteen abilities, GM and RA.


def test_x7_3_extra_influence_anywhere_with_a_discount_for_opponents_discs() -> None:
    s = given(field="12=PIL031:BB", hand="R=PIL001", favor="R=N")
    play(s, "conspire PIL001", "use ability")
    assert discs_at(s, 12) == "BBR"  # NNM less two, the N was the choice that could be paid
    assert favor_of(s, 0) == ""
    assert s.mains == 2


def test_x7_3_extra_influence_may_come_down_to_nothing_and_boosts_come_after() -> None:
    s = given(field="12=PIL018:B", hand="R=PIL031,PIL001", favor="R=K")
    play(s, "conspire PIL031", "use ability", "conspire PIL001", "use ability")
    assert discs_at(s, 12) == "BR"  # two less one; the boost never goes below one
    assert favor_of(s, 0) == ""
    t = given(field="12=PIL031:B-G", hand="R=PIL001", favor="R=M")
    play(t, "conspire PIL001", "use ability")
    assert discs_at(t, 12) == "BRG"


def test_x7_3_the_payer_chooses_which_favor_is_saved() -> None:
    s = given(field="12=PIL031:B", hand="R=PIL001", favor="R=NMM")
    play(s, "conspire PIL001", "use ability")
    assert legal(s) == ["price 0 2", "price 1 1"]
    play(s, "price 0 2")
    assert favor_of(s, 0) == "N"


def test_x7_3_extra_exclude_then_moves_a_disc_from_anywhere() -> None:
    s = given(field="1=PIL031 12=PIL018:R-", favor="R=M", hand="R=PIL007,PIL036")
    play(s, "conspire PIL007", "use ability", "lay PIL036")
    assert legal(s) == ["lift 12 1", "done"]
    play(s, "lift 12 1")
    assert (discs_at(s, 1), discs_at(s, 12)) == ("R", "")
    assert s.mains == 2


def test_x7_3_extra_reassign_moves_one_to_three_discs_once_each() -> None:
    s = given(field="1=PIL031:RR 12=PIL036 9=PIL018:R", hand="R=PIL011")
    play(s, "conspire PIL011", "use ability", "lift 1 1", "onto 12")
    assert offers(s, "lift") == ["1 2", "9 1"]  # the moved disc stays
    play(s, "lift 1 2", "onto 12", "lift 9 1", "onto 12")
    assert discs_at(s, 12) == "RRR"
    assert asks(s) == (0, "menu")


def test_x7_3_extra_scout_anywhere_free_and_neighbouring_for_influence() -> None:
    s = given(hand="R=PIL029,PIL046", favor="R=NNN")
    play(s, "conspire PIL029", "use ability", "at 12", "draw PIL002", "lay PIL046")
    assert card_at(s, 12) == 46
    play(s, "influence")
    assert discs_at(s, 12) == "R"


def test_x7_3_extra_scouts_card_counts_as_neighbouring_wherever_it_goes() -> None:
    s = given(field="13=PIL044", hand="R=PIL029,PIL046,PIL025", favor="R=NNN")
    play(s, "conspire PIL029", "use ability", "at 12", "draw PIL003", "lay PIL046")
    play(s, "conspire PIL025", "use ability", "at 12")
    assert card_at(s, 13) == 46
    play(s, "influence")
    assert discs_at(s, 13) == "R"


def test_x7_3_boost_influence_one_less_but_not_below_one() -> None:
    s = given(field="1=PIL001 2=PIL018", hand="R=PIL031", favor="R=NN")
    play(s, "conspire PIL031", "use ability", "influence", "at 1")
    assert favor_of(s, 0) == "N"
    play(s, "influence")
    assert discs_at(s, 2) == "R"


def test_x7_3_boost_exclude_costs_no_favor_but_the_magistrates_favor() -> None:
    s = given(
        field="1=PIL031:RRR 2=PIL007",
        hand="R=PIL036,PIL003,PIL004",
        favor="R=M",
        factions="R=magistrates",
    )
    play(s, "conspire PIL036", "use ability", "exclude", "at 1", "lay PIL003")
    assert favor_of(s, 0) == "M"
    play(s, "use magistrates", "at 2", "lay PIL004")
    assert favor_of(s, 0) == ""


def test_x7_3_boost_interrogate_any_card_and_opponents_discs_are_ones_own() -> None:
    s = given(field="12=PIL031:BB 13=PIL052:BB 9=PIL053", hand="R=PIL028", mains="3")
    play(s, "conspire PIL028", "use ability", "interrogate")
    assert offers(s, "at") == ["12", "13", "areopagus"]  # 9 is an arch without discs
    play(s, "at 12", "take nobility")
    assert (favor_of(s, 0), favor_of(s, 1)) == ("NNM", "")
    play(s, "interrogate", "at 13")
    assert favor_of(s, 0) == "NNNNNNM"


def test_x7_3_boost_interrogate_an_arch_without_discs_where_gossip_yields() -> None:
    """9 neighbours 13 by no disc of its own; with an own disc on the arch at 13 gossip pays."""
    s = given(field="9=PIL053 13=PIL052:R", hand="R=PIL028", mains="3")
    play(s, "conspire PIL028", "use ability", "interrogate")
    assert offers(s, "at") == ["9", "13", "areopagus"]
    play(s, "at 9", "at 9")
    assert favor_of(s, 0) == "NN"
    assert not s.yielded >> 52 & 1  # an arch that yielded nothing has not yielded
    play(s, "interrogate")
    assert asks(s) == (0, "menu")  # only the areopagus is left
    t = given(field="9=PIL053 13=PIL052:B", hand="R=PIL028")
    play(t, "conspire PIL028", "use ability", "interrogate")
    assert offers(t, "at") == ["13", "areopagus"]


def test_x7_5_connoisseurs_card_has_no_gossip_so_an_arch_without_discs_is_not_offered() -> None:
    s = given(field="9=PIL053 13=PIL052:R", hand="R=PIL028", factions="R=connoisseurs")
    play(s, "conspire PIL028", "use ability", "use connoisseurs")
    assert offers(s, "at") == ["13", "areopagus"]


def test_x7_3_boost_interrogate_gossip_needs_own_discs() -> None:
    s = given(field="6=PIL031 9=PIL033:B 10=PIL032:RB", hand="R=PIL028")
    play(s, "conspire PIL028", "use ability", "interrogate", "at 6", "at 6", "take magistrates")
    assert asks(s) == (0, "take")  # 10 by gossip, 9 not
    play(s, "take artists", "give 2 nobility")
    assert favor_of(s, 0) == "NMMAA"


def test_x7_3_boost_scout_yields_each_card_laid() -> None:
    s = given(hand="R=PIL030,PIL046,PIL031", favor="R=SS")
    play(s, "conspire PIL030", "use ability", "scout", "at 1", "draw PIL002", "lay PIL046")
    assert favor_of(s, 0) == "NNNS"


def test_x7_3_special_swap_needs_as_many_own_discs() -> None:
    s = given(field="1=PIL031:BB 6=PIL033:RR 10=PIL018:-B", hand="R=PIL002")
    play(s, "conspire PIL002", "use ability")
    assert offers(s, "at") == ["1", "6", "10"]
    play(s, "at 1")
    assert (card_at(s, 1), discs_at(s, 1)) == (33, "RR")
    assert (card_at(s, 6), discs_at(s, 6)) == (31, "BB")


def test_x7_3_special_swap_of_empty_cards_is_no_new_arch_in_the_field() -> None:
    s = given(field="1=PIL052 6=PIL033", hand="R=PIL002")
    play(s, "conspire PIL002", "use ability", "at 1")
    assert card_at(s, 6) == 52
    assert not s.used & w.GRAND_PLAYED


def test_x7_3_special_draw_two_of_the_deck_or_one_of_the_court() -> None:
    s = given(hand="R=PIL010", court="PIL001 - PIL003 - PIL005")
    play(s, "conspire PIL010", "use ability")
    assert legal(s) == ["deck", "court 1", "court 3", "court 5"]
    play(s, "deck")
    skip_draws(s)
    assert s.hands[0].bit_count() == 2
    t = given(hand="R=PIL010", court="PIL001 - PIL003 - PIL005")
    play(t, "conspire PIL010", "use ability", "court 3")
    assert t.hands[0] == 1 << 2
    assert info(t, 1).seats[0].seen == ("PIL003",)


def test_x7_3_special_edict_takes_two_or_what_is_there() -> None:
    s = given(hand="R=PIL006", edicts="nobility=B6 clergy=R1")
    play(s, "conspire PIL006", "use ability", "edict nobility")
    assert favor_of(s, 0) == "NN"
    assert s.edict_favor[0] == 4
    t = given(hand="R=PIL006", edicts="clergy=B1")
    play(t, "conspire PIL006", "use ability")
    assert favor_of(t, 0) == "C"
    assert t.event_discard == 1 << w.CLERGY


def test_x7_3_special_faction_borrows_both_parts_until_the_check_phase() -> None:
    s = given(
        hand="R=PIL003",
        field="1=PIL031:R",
        factions="B=connoisseurs row=artists",
        favor="R=NN",
    )
    play(s, "conspire PIL003", "use ability", "borrow connoisseurs")
    assert s.holds(0, w.CONNOISSEURS)
    assert not s.holds(1, w.CONNOISSEURS)
    assert "scout" in legal(s)  # two for one
    play(s, "use connoisseurs", "at areopagus", "end")
    assert s.holds(1, w.CONNOISSEURS)


def test_x7_3_special_faction_is_borrowed_one_at_a_time() -> None:
    s = given(hand="R=PIL003,PIL020", factions="B=connoisseurs row=artists")
    play(s, "conspire PIL003", "use ability", "borrow artists", "conspire PIL020")
    assert "use ability" not in legal(s)


def test_x7_3_special_plot_replaces_a_public_plot_without_opponents_discs() -> None:
    s = given(hand="R=PIL014", on="B=P01", under="G=P02")
    play(s, "conspire PIL014", "use ability")
    assert legal(s) == ["replace P02", "replace private"]
    play(s, "replace P02")
    assert asks(s) == (CHANCE, "plot")
    assert s.stock[2] == 20
    play(s, "plot P13")
    assert s.plots == [0, 12]
    assert s.gone == 1 << 1


def test_x7_3_special_plot_a_new_private_plot_is_secret() -> None:
    s = given(hand="R=PIL014")
    play(s, "conspire PIL014", "use ability", "replace private", "plot P12")
    assert s.private[0] == 11
    assert info(s, 0).seats[0].buried == ("P03",)
    assert info(s, 1).seats[0].private is None
    assert info(s, 1).seats[0].buried is None


def test_x7_3_special_plot_with_an_empty_pile_does_nothing() -> None:
    s = given(hand="R=PIL014")
    s.gone, s.pile = s.pile, 0
    play(s, "conspire PIL014")
    assert "use ability" not in legal(s)


def test_x7_3_royal_arch_gives_one_more_main_action() -> None:
    s = given(hand="R=PIL057")
    play(s, "conspire PIL057", "use ability")
    assert s.mains == 3
