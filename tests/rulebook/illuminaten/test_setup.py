"""X1 to X3: setup, the field, the luminaries."""

from random import Random

import pytest
from tests.rulebook.illuminaten.given import (
    GAME,
    asks,
    discs_at,
    given,
    legal,
    offers,
    play,
)

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules import ids as w
from camarilla.games.illuminaten.rules.actions import DRAW_EVENT
from camarilla.games.illuminaten.rules.geometry import FIELDS, count_places, members
from camarilla.games.illuminaten.rules.lodges import controls_lodge, lodges_of
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.games.illuminaten.rules.tables import (
    ABILITY,
    CARD_IDS,
    CONNECTIONS,
    DEGREE,
    FACTIONS_OF,
    ORGANISATION,
    PRICE_PRIMARY,
    PRICE_SECONDARY,
    SLOTS,
    SOURCES,
    STRENGTH,
)
from camarilla.games.illuminaten.rules.turn import event_deck
from camarilla.kernel.game import CHANCE


def dealt(players: int, opponent: str = "none", seed: int = 1) -> IlluminatenState:
    """The position when the last chance of the setup has fallen."""
    rng = Random(seed)
    s = GAME.setup(players, {"opponent": opponent})
    assert isinstance(s, IlluminatenState)
    while s.round == 0:
        s.apply(s.random_action(rng))
        s.check()
    return s


def numbers(places: int) -> list[int]:
    return [place + 1 for place in members(places)]


@pytest.mark.parametrize(("players", "places"), [(2, 14), (3, 14), (4, 19)])
def test_x1_1_field_court_and_hands(players: int, places: int) -> None:
    s = dealt(players)
    assert s.field == [w.DOWN] * places
    assert min(s.court) >= 0
    assert s.steward == 0
    assert [hand.bit_count() for hand in s.hands] == [4] * players
    assert s.deck_count == 57 - places - 5 - 4 * players


@pytest.mark.parametrize(("players", "of_type"), [(2, 6), (3, 8), (4, 10)])
def test_x1_2_favor(players: int, of_type: int) -> None:
    s = GAME.setup(players)
    assert isinstance(s, IlluminatenState)
    assert s.supply == [of_type] * 6


def test_x1_3_discs_and_areopagi() -> None:
    s = dealt(3)
    assert s.stock == [20, 20, 20]
    assert [numbers(board) for board in s.setup.areopagi] == [[1, 2], [8, 14], [11, 12]]


def test_x1_3_the_printed_disc_is_no_target() -> None:
    s = given(favor="R=MMM", field="1=PIL031")
    assert "displace" not in legal(s)


def test_x1_4_connection_cards() -> None:
    s = dealt(4)
    assert len(set(s.setup.connections)) == 4
    for seat, connection in enumerate(s.setup.connections):
        triple = [int(faction in CONNECTIONS[connection]) for faction in range(6)]
        assert s.favor[seat * 6 : seat * 6 + 6] == triple
    assert len(set(CONNECTIONS)) == 20


@pytest.mark.parametrize("seed", range(4))
def test_x1_5_lowest_number_is_first(seed: int) -> None:
    s = dealt(3, seed=seed)
    assert s.active == s.setup.first == s.setup.connections.index(min(s.setup.connections))


def test_x1_5_turns_go_clockwise() -> None:
    s = given(active="G", pending="end-turn", connections="IX VIII VII")
    assert s.active == 0


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_x1_6_faction_cards_and_plots(players: int, cards: int) -> None:
    s = dealt(players)
    assert s.holders.count(w.ROW) == cards
    assert s.holders.count(w.OUT) == 6 - cards
    assert len(s.plots) == 2
    assert s.pile.bit_count() == 13 - 2 - players
    assert len({*s.plots, *s.private}) == 2 + players


def test_x1_7_event_deck_has_three_and_three_in_each_half() -> None:
    rng = Random(5)
    for _ in range(30):
        s = dealt(3)
        drawn = []
        while event_deck.cards_left(s):
            options = event_deck.drawable(s)
            weights = event_deck.weights(s, options)
            action = rng.choices(options, weights)[0]
            drawn.append(action - DRAW_EVENT)
            event_deck.turn_up(s, drawn[-1])
        assert len(set(drawn)) == 12
        assert sum(event < 6 for event in drawn[:6]) == 3
        assert sum(event < 6 for event in drawn[6:]) == 3


def test_x2_1_brick_rows() -> None:
    """A card touches its row at distance 1 and the next rows at half a card."""
    field = FIELDS[14]
    assert numbers(field.around[6 - 1]) == [1, 2, 5, 7, 9, 10]
    assert numbers(field.around[8 - 1]) == [7, 9, 14]
    assert numbers(field.around[12 - 1]) == [10, 11, 13]
    assert numbers(FIELDS[19].around[10 - 1]) == [5, 6, 9, 11, 14, 15]


def test_x2_2_a_card_neighbours_itself() -> None:
    for field in FIELDS.values():
        for place in range(field.places):
            assert field.near[place] == field.around[place] | 1 << place
            for other in members(field.around[place]):
                assert field.around[other] >> place & 1


def test_x2_3_inner_and_outer() -> None:
    assert numbers(FIELDS[14].inner) == [5, 6, 9, 10]
    assert numbers(FIELDS[19].inner) == [5, 6, 9, 10, 11, 14, 15]
    for field in FIELDS.values():
        assert field.inner ^ field.outer == (1 << field.places) - 1


def test_x2_4_areopagus_neighbours_two_cards() -> None:
    s = given(favor="R=M")
    play(s, "scout")
    assert legal(s) == ["at 1", "at 2"]


def test_x2_5_central_row() -> None:
    assert numbers(FIELDS[14].central) == [1, 6, 10, 12]
    assert numbers(FIELDS[19].central) == [1, 6, 10, 14, 19]


def test_x3_1_degrees_and_factions() -> None:
    assert [DEGREE.count(degree) for degree in range(5)] == [15, 15, 15, 6, 6]
    for card, degree in enumerate(DEGREE):
        assert count_places(FACTIONS_OF[card]) == (1 if degree >= w.GRAND_MASTER else 2)
    for degree in (w.GRAND_MASTER, w.ROYAL_ARCH):
        factions = [FACTIONS_OF[card] for card in range(57) if DEGREE[card] == degree]
        assert sorted(factions) == [1, 2, 4, 8, 16, 32]


def test_x3_2_yields() -> None:
    """First: either; second: each; third: each and either; GM 3; RA 2 for each disc."""
    s = given(
        field="1=PIL001:R 6=PIL018:R 10=PIL031:R 9=PIL046:R 5=PIL052:RR",
        mains="5",
    )
    play(s, "interrogate", "at 1")
    assert legal(s) == ["take nobility", "take magistrates"]
    play(s, "take magistrates", "interrogate", "at 6")
    assert s.favor[:6] == [1, 1, 0, 1, 0, 0]
    play(s, "interrogate", "at 10")
    assert legal(s) == ["take nobility", "take magistrates"]
    play(s, "take magistrates")
    assert s.favor[:6] == [2, 3, 0, 1, 0, 0]
    play(s, "interrogate", "at 9")
    assert s.favor[:6] == [5, 3, 0, 1, 0, 0]
    play(s, "interrogate", "at 5")
    assert s.favor[:6] == [8, 3, 0, 1, 0, 0]  # four are due, the supply has three
    assert asks(s) == (0, "menu")


def test_x3_3_slots_and_prices() -> None:
    assert sorted({(DEGREE[card], SLOTS[card]) for card in range(57)}) == [
        (0, 1),
        (1, 2),
        (2, 3),
        (3, 2),
        (4, 3),
    ]
    prices = list(zip(PRICE_PRIMARY, PRICE_SECONDARY, strict=True))
    assert prices[0:1] == [(1, 0)]
    assert prices[3:5] == [(1, 1), (1, 1)]
    assert prices[6:9] == [(2, 1), (1, 2), (2, 1)]
    assert prices[9:11] == [(3, 0), (3, 0)]
    assert prices[12:15] == [(2, 0)] * 3


def test_x3_3_a_disc_goes_to_the_topmost_free_slot_and_discs_do_not_move_up() -> None:
    s = given(field="1=PIL031:-B", favor="R=NNM")
    assert discs_at(s, 1) == "-B"
    play(s, "influence")
    assert discs_at(s, 1) == "RB"


def test_x3_4_strength_and_organisation() -> None:
    assert {STRENGTH[card] for card in range(45)} == {2, 3, 4, 5, 6}
    assert {STRENGTH[card] for card in range(45, 51)} == {w.DAGGER}
    assert {STRENGTH[card] for card in range(51, 57)} == {w.HAMMERS}
    assert set(ORGANISATION) == {0, w.MASON, w.ROSICRUCIAN}


def test_x3_5_control_of_a_card() -> None:
    s = given(field="1=PIL031:RBR 2=PIL032:RB")
    assert d.controller(s.discs[0]) == 0
    assert d.controller(s.discs[1]) == d.NOBODY


def test_x3_6_lodges_are_maximal_groups_of_three_or_more() -> None:
    # 31, 1 and 16 are nobility and magistrates; 7 magistrates only; 12 lies apart.
    s = given(field="1=PIL031 6=PIL001 10=PIL016 9=PIL007 3=PIL046")
    nobility = lodges_of(s, w.NOBILITY)
    assert [numbers(lodge) for lodge in nobility] == [[1, 6, 10]]
    assert [numbers(lodge) for lodge in lodges_of(s, w.MAGISTRATES)] == [[1, 6, 9, 10]]
    assert lodges_of(s, w.CONNOISSEURS) == []


def test_x3_7_control_of_a_lodge_needs_three_discs_and_most() -> None:
    for row, controlled in (("R", False), ("RR", False), ("RRR", True)):
        s = given(field="1=PIL031 6=PIL001 10=PIL016", discs=f"1={row}")
        assert controls_lodge(s, 0, lodges_of(s, 0)[0]) is controlled
    s = given(field="1=PIL031:RRR 6=PIL033:BBB 10=PIL016")
    assert not controls_lodge(s, 0, lodges_of(s, 0)[0])


def test_x1_the_box_is_checked_and_its_sources_kept() -> None:
    assert len(CARD_IDS) == 57
    for sources in SOURCES:
        assert set(sources.values()) <= {"seed", "inferred", "reconstructed"}
    for ability in range(15):
        assert ABILITY.count(ability) == 3
    assert offers(given(hand="R=PIL031"), "conspire") == ["PIL031"]


def test_setup_begins_with_chance() -> None:
    assert GAME.setup(2).actor() == CHANCE
