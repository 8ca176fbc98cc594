"""X6.1 to X6.5: Scout, Influence, Interrogate, Reassign, Exclude."""

from tests.rulebook.illuminaten.given import (
    asks,
    card_at,
    discs_at,
    everywhere,
    favor_of,
    given,
    legal,
    names,
    offers,
    play,
)

from camarilla.games.illuminaten.rules import ids as w
from camarilla.kernel.game import CHANCE

# X6.1: Scout.


def test_x6_1_scout_pays_takes_and_lays() -> None:
    s = given(field="1=PIL031:R", favor="R=N", hand="R=PIL040")
    play(s, "scout")
    assert offers(s, "at") == ["2", "6", "7"]  # the areopagus cannot pay nobility
    play(s, "at 6")
    assert asks(s) == (CHANCE, "draw")
    play(s, "draw PIL055")
    assert legal(s) == ["lay PIL040", "lay PIL055"]
    play(s, "lay PIL040")
    assert card_at(s, 6) == 40
    assert s.hands[0] == 1 << 54
    assert s.mains == 1
    assert asks(s) == (0, "menu")


def test_x6_1_example_a_each_acting_card_pays_its_own_factions() -> None:
    """Rulebook, Scout, example A: which favor it takes depends on the acting card."""
    s = given(field="1=PIL029:R 6=PIL036:R", favor="R=SMN")
    play(s, "scout")
    assert offers(s, "with") == ["1", "6", "areopagus"]
    play(s, "with 1", "at 2")
    assert asks(s) == (CHANCE, "draw")
    assert favor_of(s, 0) == "NM"


def test_x6_1_without_matching_favor_it_is_not_offered() -> None:
    assert "scout" not in legal(given(favor="R=NN"))


# X6.2: Influence.


def test_x6_2_influence_places_one_to_three_discs() -> None:
    s = given(field="1=PIL031", favor="R=NNNNNMMMM")
    play(s, "influence", "pay nobility", "pay nobility", "pay magistrates")
    assert discs_at(s, 1) == "R"
    assert favor_of(s, 0) == "NNNMMM"
    assert legal(s) == ["more", "done"]
    play(s, "more", "more")  # nothing is left to choose: NMM, then NNM
    assert discs_at(s, 1) == "RRR"
    assert favor_of(s, 0) == ""
    assert s.stock[0] == 17
    assert asks(s) == (0, "menu")


def test_x6_2_at_most_three_discs_and_only_as_many_as_can_be_paid() -> None:
    s = given(field="1=PIL031", favor="R=NNM")
    play(s, "influence")
    assert asks(s) == (0, "menu")


def test_x6_2_example_only_the_last_card_can_be_influenced() -> None:
    """Rulebook, Influence: A is an RA with discs, B is full, C too dear; D takes two discs."""
    s = given(
        field="2=PIL052:B 1=PIL018:RB 6=PIL048 7=PIL031",
        favor="R=NNNMMM",
    )
    events = play(s, "influence", "more")
    assert discs_at(s, 7) == "RR"
    assert favor_of(s, 0) == ""
    assert names(events).count("disc-placed") == 2


def test_x6_2_nobody_adds_to_a_royal_arch_with_opponents_discs() -> None:
    s = given(field="1=PIL052:B", favor="R=NNNN", hand="R=PIL001")
    assert "influence" not in legal(s)
    play(s, "conspire PIL001")
    assert legal(s) == ["quick favor", "skip"]  # not by Extra Influence either


def test_x6_2_without_a_disc_in_stock_neither_influence_nor_fulfil() -> None:
    field = "3=PIL031 4=PIL032 5=PIL033 6=PIL034 7=PIL035 8=PIL036"
    discs = f"{everywhere(field, 'RRR')} 9=RR"
    s = given(
        field=f"{field} 9=PIL037 10=PIL038 1=PIL046", discs=discs, favor="R=NNN", plots="P06 P02"
    )
    assert s.stock[0] == 0
    assert "influence" not in legal(s)
    assert "fulfil P06" not in legal(s)


# X6.3: Interrogate.


def test_x6_3_example_a_areopagus() -> None:
    """Rulebook, Interrogate, example A: magistrates, connoisseurs, scholars of connection IV."""
    s = given()
    play(s, "interrogate")
    assert favor_of(s, 0) == "MKS"
    assert "interrogate" not in legal(s)  # an areopagus yields once a turn


def test_x6_3_example_b_a_card_of_second_degree() -> None:
    s = given(field="1=PIL027:R")
    play(s, "interrogate", "at 1")
    assert favor_of(s, 0) == "AS"


def test_x6_3_example_v_gossip_of_the_same_degree() -> None:
    """Rulebook, Interrogate, example V: two neighbours of the same degree yield too."""
    s = given(field="6=PIL019:R 7=PIL030:R 9=PIL028:R 10=PIL031:R")
    play(s, "interrogate", "at 6")
    assert offers(s, "at") == ["6", "7", "9"]
    play(s, "at 9", "at 6")
    assert favor_of(s, 0) == "NKCCCS"


def test_x6_3_example_g_collusion() -> None:
    """Rulebook, Interrogate, example G: one of the favor received goes to the opponent."""
    s = given(field="1=PIL031:RB")
    play(s, "interrogate", "at 1", "take nobility")
    assert legal(s) == ["give 2 nobility", "give 2 magistrates"]
    play(s, "give 2 magistrates")
    assert (favor_of(s, 0), favor_of(s, 1)) == ("NN", "M")
    assert asks(s) == (0, "menu")


def test_x6_3_gossip_goes_one_step_only() -> None:
    s = given(field="1=PIL019:R 6=PIL030:R 10=PIL028:R")
    play(s, "interrogate", "at 1", "at 1")
    assert favor_of(s, 0) == "NCCS"


def test_x6_3_gossip_passes_over_what_has_yielded() -> None:
    s = given(field="1=PIL019:R 6=PIL030:R 10=PIL028:R", hand="R=PIL001")
    play(s, "interrogate", "at 1", "at 1")
    play(s, "interrogate")
    assert offers(s, "at") == ["10", "areopagus"]
    play(s, "at 10")
    assert favor_of(s, 0) == "NKCCCS"


def test_x6_3_short_supply_serves_oneself_first() -> None:
    """Three are due, two discs are opponents'; only one comes: nobody is given anything."""
    s = given(field="1=PIL046:RB", favor="R=NNNNNNN")
    play(s, "interrogate", "at 1")
    assert favor_of(s, 0) == "N" * 8
    assert favor_of(s, 1) == ""


def test_x6_3_short_supply_chooses_who_goes_without() -> None:
    """31 yields 3, two are opponents'; two come: one is kept, one handed on."""
    s = given(
        field="1=PIL031:RBG",
        favor="R=MMMMMMMMNNNNNN",
    )
    play(s, "interrogate", "at 1")
    assert legal(s) == ["give 2 nobility", "give 3 nobility"]
    play(s, "give 3 nobility")
    assert (favor_of(s, 0).count("N"), favor_of(s, 1), favor_of(s, 2)) == (7, "", "N")


def test_x6_3_the_mark_belongs_to_the_luminary() -> None:
    s = given(field="1=PIL018:R 12=PIL031:R", hand="R=PIL002")
    play(s, "interrogate", "at 1", "conspire PIL002", "use ability", "at 1")
    play(s, "interrogate")
    assert offers(s, "at") == ["1", "areopagus"]  # the mark went with the card
    assert card_at(s, 12) == 18


# X6.4: Reassign.


def test_x6_4_example_moves_through_cards_of_the_faction() -> None:
    """Rulebook, Reassign: one disc stops on a card of another faction, one goes on twice."""
    s = given(
        field="1=PIL029:RR 2=PIL026 6=PIL030 10=PIL039",
        favor="R=S",
    )
    play(s, "reassign", "lift 1 1", "to 2 1")
    assert offers(s, "lift") == ["1 2"]  # clergy and artists: this disc goes no further
    play(s, "lift 1 2", "to 6 2")
    assert offers(s, "lift") == ["6 2"]
    play(s, "lift 6 2", "to 10 3")
    assert (discs_at(s, 2), discs_at(s, 10)) == ("R", "--R")
    assert s.mains == 1
    assert asks(s) == (0, "menu")


def test_x6_4_at_least_one_move_and_then_done() -> None:
    s = given(field="1=PIL029:R 2=PIL026", favor="R=S")
    play(s, "reassign")
    assert legal(s) == ["to 2 1", "to 2 2"]
    assert "reassign" not in legal(given(field="1=PIL029:R", favor="R=S"))


def test_x6_4_not_onto_a_royal_arch_of_an_opponent() -> None:
    s = given(field="1=PIL029:R 2=PIL052:B", favor="R=S")
    assert "reassign" not in legal(s)


# X6.5: Exclude.


def test_x6_5_example_exclude_moves_the_disc_over() -> None:
    """Rulebook, Exclude: one connoisseurs favor; the disc goes from the old card to the new."""
    s = given(field="1=PIL044:R 6=PIL025:-R", favor="R=K", hand="R=PIL036,PIL001")
    play(s, "exclude", "with 1")
    assert offers(s, "at") == ["1", "6"]
    play(s, "at 6", "lay PIL036")
    assert (card_at(s, 6), discs_at(s, 6)) == (36, "R")
    assert s.discard == 1 << 24
    assert favor_of(s, 0) == ""
    assert asks(s) == (0, "menu")


def test_x6_5_costs_one_favor_for_each_own_disc_at_least_one() -> None:
    s = given(field="1=PIL031:RRR", favor="R=NNMM", hand="R=PIL001")
    play(s, "exclude", "pay nobility", "pay magistrates", "pay magistrates", "lay PIL001")
    assert favor_of(s, 0) == "N"
    assert discs_at(s, 1) == "R"
    assert s.stock[0] == 19  # two discs found no slot


def test_x6_5_needs_a_card_in_hand_and_no_opponents_discs() -> None:
    assert "exclude" not in legal(given(field="1=PIL031", favor="R=M"))
    s = given(field="1=PIL031:B", favor="R=M", hand="R=PIL001")
    assert "exclude" not in legal(s)


def test_x6_5_a_royal_arch_laid_over_an_opponents_disc_sends_own_discs_home() -> None:
    s = given(
        field="1=PIL031:BR",
        favor="R=M",
        hand="R=PIL052,PIL053",
        special="B=decree",
    )
    play(s, "exclude", "with areopagus", "at 1", "lay PIL052")
    assert discs_at(s, 1) == "B"
    assert s.stock[0] == 20
    assert s.used & w.GRAND_PLAYED
