"""X11's data files and X12: what each seat knows."""

from random import Random

import pytest
from tests.rulebook.illuminaten.given import (
    GAME,
    cards,
    given,
    info,
    play,
)

from camarilla.games.illuminaten.rules import tables
from camarilla.games.illuminaten.rules.geometry import DIRECTION_OF_STRENGTH, Field
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.errors import BadData, BadOption
from camarilla.kernel.events import redact
from camarilla.kernel.game import PUBLIC


def test_x12_1_open_to_all() -> None:
    s = given(field="1=PIL031:R-B", favor="B=NN", hand="R=PIL004", court="PIL005")
    for seat in (0, 1, 2, PUBLIC):
        seen = info(s, seat)
        assert seen.field[0].card == "PIL031"
        assert seen.field[0].discs == (0, None, 1)
        assert seen.court[0] == "PIL005"
        assert seen.seats[0].hand_size == 1
        assert seen.deck_size == s.deck_count


def test_x12_1_court_cards_taken_are_remembered_in_the_hand() -> None:
    s = given(
        hand="R=PIL010 B=PIL011,PIL012,PIL013,PIL014 G=PIL015,PIL016,PIL017,PIL018",
        court="PIL001 PIL002 PIL003 PIL004 PIL005",
    )
    play(s, "end", "court 2", "draw PIL020", "draw PIL021")
    for seat in (1, 2, PUBLIC):
        assert info(s, seat).seats[0].seen == ("PIL002",)
        assert info(s, seat).seats[0].unseen == (3,)


def test_x12_2_own_hand_private_plot_and_events() -> None:
    s = given(hand="R=PIL004 B=PIL005")
    own, other = info(s, 0), info(s, 1)
    assert own.seats[0].hand == ("PIL004",)
    assert own.seats[1].hand is None
    assert own.seats[0].private == "P03"
    assert other.seats[0].private is None
    assert other.legal == ()


def test_x12_2_a_scouted_card_that_was_kept_is_its_owners_alone() -> None:
    s = given(hand="R=PIL004", favor="R=M")
    events = play(s, "scout", "at 1", "draw PIL030", "lay PIL004")
    scouted = next(event for event in events if event.type.name == "scouted")
    assert redact(scouted, 0)["card"] == "PIL030"
    assert redact(scouted, 1)["card"] is None
    assert info(s, 1).seats[0].seen == ()


def test_x12_3_nobody_knows_what_lies_face_down() -> None:
    s = given()
    for seat in (0, 1, PUBLIC):
        assert {place.card for place in info(s, seat).field} == {None}
    assert not hasattr(s, "order")


def test_x12_a_hand_is_sampled_from_the_shuffle_it_was_drawn_from() -> None:
    """After a reshuffle a card drawn before it cannot be one of the reshuffled cards."""
    s = given(
        hand=f"R=PIL042 B={cards(*range(21, 42))}", discard=cards(*range(1, 21)).replace(",", " ")
    )
    play(s, "conspire PIL042", "use ability", "draw PIL057", "draw PIL003")
    seen = info(s, 1)
    assert seen.seats[0].unseen == (1, 1)
    for seed in range(20):
        sampled = GAME.sample(seen, Random(seed))
        assert isinstance(sampled, IlluminatenState)
        low = sampled.hands[0] & (1 << 20) - 1
        assert low.bit_count() == 1
        assert sampled.information_state(1) == seen


def test_x11_the_tables_are_read_and_checked() -> None:
    assert tables.CONNECTION_IDS[0] == "IV"
    assert tables.CONNECTIONS[0] == (1, 3, 5)
    assert DIRECTION_OF_STRENGTH[2:] == [0, 1, 2, 3, 4, 5, 5]
    with pytest.raises(ValueError, match="none of"):
        tables.number_of("peasants", ("nobility",), "luminaries.csv")
    with pytest.raises(ValueError, match="every number"):
        Field([[1, 2], [2]])
    row = tables.rows("luminaries.csv")[0]
    with pytest.raises(ValueError, match="wrong number of factions"):
        tables.Luminary({**row, "secondary": ""})
    with pytest.raises(ValueError, match="twice"):
        tables.Luminary({**row, "secondary": row["primary"]})


def test_bad_options_and_data_are_refused() -> None:
    with pytest.raises(BadOption):
        GAME.setup(5)
    with pytest.raises(BadOption):
        GAME.setup(3, {"opponent": "joseph"})
    with pytest.raises(BadData):
        GAME.from_data({"players": 3})
    data = given().to_data()
    data["supply"] = [9] * 6
    with pytest.raises(BadData, match="favor is lost"):
        GAME.from_data(data)
