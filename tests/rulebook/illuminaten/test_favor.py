"""X4: favor, substitution, interception, what is open, the deck."""

from itertools import product

from hypothesis import given as hypothesis_given
from hypothesis import strategies as st
from tests.rulebook.illuminaten.given import (
    asks,
    cards,
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
from camarilla.games.illuminaten.rules.favor.payment import group_size, payable, payable_types
from camarilla.kernel.game import CHANCE, PUBLIC


def test_x4_1_favor_goes_back_to_the_supply() -> None:
    s = given(favor="R=M")
    before = s.supply[w.MAGISTRATES]
    play(s, "scout", "at 1")
    assert s.supply[w.MAGISTRATES] == before + 1
    assert favor_of(s, 0) == ""


def test_x4_2_three_of_a_type_stand_for_another() -> None:
    """The areopagus has magistrates, connoisseurs and scholars; three clergy pay for one."""
    s = given(favor="R=CCC")
    play(s, "scout", "at 1")
    assert favor_of(s, 0) == ""
    assert asks(s) == (CHANCE, "draw")


def test_x4_2_two_are_not_enough_without_the_connoisseurs_card() -> None:
    assert "scout" not in legal(given(favor="R=CC"))
    assert "scout" in legal(given(favor="R=CC", factions="R=connoisseurs"))


def test_x4_2_every_way_to_pay_is_offered_and_none_that_wastes() -> None:
    s = given(favor="R=MKCCCNN")
    play(s, "scout", "at 1")
    assert legal(s) == ["pay magistrates", "pay connoisseurs", "pay group clergy"]


def test_x4_2_a_choice_that_leaves_the_rest_unpaid_is_not_offered() -> None:
    """Two discs of 31 on the target: a price of two needs the magistrates and the group."""
    s = given(field="1=PIL007:R", hand="R=PIL001", favor="R=MCCC")
    play(s, "exclude", "with areopagus")
    assert legal(s) == ["pay magistrates", "pay group clergy"]
    t = given(field="1=PIL031:RR", hand="R=PIL001", favor="R=MCCC")
    play(t, "exclude", "with areopagus", "pay magistrates")
    assert asks(t) == (0, "lay")


def test_x4_2_artists_card_makes_artists_favor_wild_but_completes_no_group() -> None:
    s = given(favor="R=A", factions="R=artists")
    assert "scout" in legal(s)
    assert payable_types(s, 0) == w.EVERY_FACTION
    t = given(favor="R=AAAC", factions="R=artists")
    play(t, "scout", "at 1")
    assert favor_of(t, 0) == "AAC"  # one artists favor, never three


def test_x4_2_substitution_pays_the_second_court_card_too() -> None:
    s = given(court="PIL001 PIL002 PIL003 PIL004 PIL005", favor="R=A", hand="R=PIL010")
    play(s, "end")
    skip_draws(s)
    play(s, "court 1", "court 3")
    assert favor_of(s, 0) == ""


def test_x4_2_propaganda_and_convent_take_no_substitution() -> None:
    s = given(favor="R=AAM", special="R=propaganda", factions="R=connoisseurs")
    assert "propaganda" not in legal(s)
    u = given(favor="R=AAAM", special="R=convent", factions="R=artists")
    assert "convent" not in legal(u)


def test_x4_2_artists_favor_makes_up_three_of_one_type_for_propaganda() -> None:
    s = given(favor="R=CCAM", special="R=propaganda", factions="R=artists")
    play(s, "propaganda")  # 2 clergy and 1 artists are three clergy: there is no other way
    assert favor_of(s, 0) == "M"
    assert s.mains == 3
    t = given(favor="R=CCAM", special="R=propaganda", factions="B=artists")
    assert "propaganda" not in legal(t)


def test_x4_2_how_many_artists_favor_propaganda_takes_is_the_players_choice() -> None:
    s = given(favor="R=CCCAAA", special="R=propaganda", factions="R=artists")
    play(s, "propaganda")
    assert offers(s, "pay") == ["group artists", "group clergy"]
    play(s, "pay group clergy", "pay artists", "pay clergy", "pay artists")
    assert favor_of(s, 0) == "ACC"
    assert s.mains == 3
    t = given(favor="R=CCCAAA", special="R=propaganda", factions="R=artists")
    play(t, "propaganda", "pay group artists")
    assert favor_of(t, 0) == "CCC"


def test_x4_2_the_convent_takes_any_five_favor_whoever_has_the_artists_card() -> None:
    s = given(favor="R=CCAAM", special="R=convent", factions="R=artists")
    play(s, "convent", "pay clergy", "pay artists", "pay magistrates", "pay artists")
    assert favor_of(s, 0) == ""
    assert s.mains == 3


def test_x4_3_interception_from_an_opponent_of_choice() -> None:
    s = given(field="1=PIL046:R", favor="B=NNNN G=NNN")
    play(s, "interrogate", "at 1")
    assert s.favor[0] == 1
    assert legal(s) == ["from 2", "from 3"]
    play(s, "from 3", "from 2")
    assert (favor_of(s, 0), favor_of(s, 1), favor_of(s, 2)) == ("NNN", "NNN", "NN")
    assert asks(s) == (0, "menu")


def test_x4_3_a_single_opponent_is_not_asked_for_and_nobody_means_nothing() -> None:
    s = given(field="1=PIL046:R", favor="R=NNNNNNN B=N")
    events = play(s, "interrogate", "at 1")
    assert names(events).count("intercepted") == 1
    assert favor_of(s, 0) == "N" * 8
    assert asks(s) == (0, "menu")


def test_x4_3_never_from_edict_cards() -> None:
    s = given(field="1=PIL046:R", edicts="nobility=B6", favor="R=NN")
    play(s, "interrogate", "at 1")
    assert favor_of(s, 0) == "NN"
    assert s.edict_favor[0] == 6


def test_x4_3_an_artificial_opponent_counts_as_an_opponent() -> None:
    s = given(
        players="2",
        opponent="saint-germain",
        active="B",
        field="12=PIL046:B",
        favor="R=NNNNNN",
    )
    play(s, "interrogate", "at 12")
    assert favor_of(s, 1) == "NNN"


def test_x4_4_what_is_open_and_what_is_not() -> None:
    s = given(hand="R=PIL001 B=PIL002,PIL003", favor="B=MM", discard="PIL040 PIL041")
    for seat in (0, 1, PUBLIC):
        seen = info(s, seat)
        assert seen.seats[1].favor == (0, 2, 0, 0, 0, 0)
        assert seen.seats[1].hand == (("PIL002", "PIL003") if seat == 1 else None)
        assert seen.discard_top == "PIL041"
        assert seen.discard_size == 2


def deck_of(count: int, discard: int) -> tuple[str, str]:
    """Hand and discard so that so many luminaries are left in the deck of three players."""
    spare = list(range(1, 58 - 14 - count))
    return cards(*spare[discard:]), cards(*spare[:discard]).replace(",", " ")


def test_x4_5_the_discard_is_shuffled_when_the_last_card_is_taken() -> None:
    hand, discard = deck_of(1, 30)
    s = given(hand=f"B={hand}", discard=discard, pending="end-turn")
    assert s.deck_count == 1
    t = given(hand=f"B={hand}", discard=discard)
    play(t, "end")  # the hand of seat 1 is above the limit, seat 2 draws
    while asks(t) == (1, "discard"):
        t.apply(t.legal()[0])
    assert len(t.batches) >= 1
    skip_draws(t)
    assert len(t.batches) > 1
    assert t.deck_count > 0


def test_x4_5_without_discard_the_draw_is_skipped() -> None:
    hand, _ = deck_of(0, 0)
    s = given(hand=f"B={hand}")
    assert s.deck_count == 0
    play(s, "end")
    assert asks(s) == (1, "discard")


def test_x4_5_cards_in_chain_and_contest_are_not_in_the_discard() -> None:
    s = given(
        hand=f"R=PIL042 B={cards(*range(21, 42))}", discard=cards(*range(1, 21)).replace(",", " ")
    )
    assert s.deck_count == 1
    play(s, "conspire PIL042", "use ability")
    skip_draws(s)
    assert len(s.batches) == 2
    assert s.chain == (41,)
    assert s.batches[1] == sum(1 << card for card in range(20))


def test_x4_5_event_discard_is_never_reshuffled() -> None:
    s = given(event_discard="edict-scholars edict-clergy edict-connoisseurs")
    s.events_left = 0
    s.half_edicts = s.half_specials = 0
    s.lower = 1
    from camarilla.games.illuminaten.rules.turn import event_deck

    assert event_deck.cards_left(s) == 0


def brute(favor: list[int], needs: list[int], wild: bool, size: int) -> bool:
    """Whether the needs can be paid: tries every way for one favor after the other."""
    if not needs:
        return True
    types, rest = needs[0], needs[1:]
    for type in range(6):
        joker = wild and type == w.ARTISTS
        amount = 1 if types >> type & 1 or joker else size
        if favor[type] >= amount:
            left = favor[:]
            left[type] -= amount
            if brute(left, rest, wild, size):
                return True
    return False


@hypothesis_given(
    favor=st.lists(st.integers(0, 4), min_size=6, max_size=6),
    needs=st.lists(st.integers(0, 5), max_size=3),
    types=st.integers(1, 63),
    count=st.integers(0, 3),
    owned=st.sampled_from(list(product([0, 1], repeat=2))),
)
def test_x4_2_whether_a_price_can_be_paid_is_exact(
    favor: list[int], needs: list[int], types: int, count: int, owned: tuple[int, int]
) -> None:
    held = [id for id, has in zip(("artists", "connoisseurs"), owned, strict=True) if has]
    s = given(factions=f"R={','.join(held)}" if held else "")
    s.favor[:6] = favor
    packed = sum(1 << 4 * type for type in needs)
    wanted = [1 << type for type in needs] + [types] * count
    expected = brute(favor, wanted, bool(owned[0]), group_size(s, 0))
    assert payable(s, 0, packed, types, count) == expected


def test_offers_helper_reads_texts() -> None:
    assert offers(given(favor="R=M"), "claim") == []
