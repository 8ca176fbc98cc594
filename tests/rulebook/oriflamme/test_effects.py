"""What open actions and cards would do, told in numbers before they do it."""

from random import Random

import msgspec
import pytest
from tests.rulebook.oriflamme.given import Table, given
from tests.rulebook.oriflamme.test_observation import seen

from camarilla import games
from camarilla.games.oriflamme.rules.effects import Trial
from camarilla.games.oriflamme.rules.observation import (
    Effect,
    OriflammeAction,
    OriflammeObservation,
)
from camarilla.games.oriflamme.rules.state import OriflammeState
from camarilla.kernel.events import Event
from camarilla.kernel.game import CHANCE, OVER


def action(t: Table, text: str) -> OriflammeAction:
    return next(one for one in seen(t).legal if one.text == text)


def full(effect: Effect | None, seats: int) -> Effect:
    """An effect with the numbers of all seats, also of those where nothing changes."""
    told = effect or Effect()
    least = told.least or (0,) * seats
    return msgspec.structs.replace(told, least=least, most=told.most or least)


def effect(t: Table, text: str) -> Effect:
    return full(action(t, text).effect, len(seen(t).influence))


def test_O4_2_keeping_lays_one_and_revealing_takes_what_lies_there() -> None:
    t = given(">crimson:?lord+2 crimson:?spy azure:?heir")
    assert action(t, "keep").laid == 1
    assert effect(t, "keep").most == (0, 0, 0)
    # 2 that lie on him, 1 and 1 more for the Spy beside him (O6.6).
    assert effect(t, "reveal").least == effect(t, "reveal").most == (4, 0, 0)
    assert seen(t).decision == {
        "kind": "keep-or-reveal",
        "rule": "O4.2",
        "place": 1,
        "card": "lord",
        "family": "crimson",
        "influence": 2,
    }
    assert seen(t, 1).decision == {**(seen(t).decision or {}), "card": None}


def test_O6_2_a_hidden_victim_may_strike_back() -> None:
    t = given("azure:?ambush >crimson:soldier green:?lord")
    hit = effect(t, "eliminate 1")
    assert hit.dangers == ("ambush",)
    assert hit.least == (1, 0, 0)
    assert hit.most == (1, 4, 0)
    assert hit.leaving == (1,)


def test_O6_2_an_own_ambush_is_no_danger() -> None:
    t = given("crimson:?ambush >crimson:soldier green:?lord")
    hit = effect(t, "eliminate 1")
    assert (hit.least, hit.most, hit.dangers) == ((1, 0, 0), (1, 0, 0), ())
    assert action(t, "eliminate 1").target == "ambush"
    assert action(t, "eliminate 3").target is None
    assert action(t, "eliminate 3").sight == "hidden"


def test_O6_3_a_spy_is_told_what_it_gets() -> None:
    t = given("azure:?lord >crimson:spy green:?lord", influence=(5, 0, 2))
    assert effect(t, "spy on 1").nothing == "no-influence"
    assert effect(t, "spy on 3").most == (1, 0, -1)


def test_O6_4_a_blocked_heir_is_seen_before_he_acts() -> None:
    t = given("azure:heir crimson:heir >green:?lord")
    assert [place.effect.nothing for place in seen(t).row if place.effect] == [
        "same-name",
        "same-name",
        None,
    ]
    t = given("azure:heir >green:?lord", hands={"green": "heir spy"})
    assert seen(t).row[0].effect == Effect(least=(0, 2, 0))


def test_O6_6_a_lord_is_told_what_he_gains_at_each_spot() -> None:
    t = given("crimson:?spy crimson:?heir azure:?heir", hands={"crimson": "lord archer"})
    assert effect(t, "place lord left").most == (2, 0, 0)
    assert effect(t, "place lord right").most == (1, 0, 0)
    assert effect(t, "place lord on 1").most == (2, 0, 0)
    assert action(t, "place lord on 1").target == "spy"


def test_O3_1_a_placing_tells_what_the_card_would_do_to_the_row_as_it_is() -> None:
    t = given(
        "azure:?spy green:heir crimson:?heir", hands={"crimson": "soldier conspiracy assassination"}
    )
    at_the_left = effect(t, "place soldier left")
    assert at_the_left.leaving == (1,)
    assert at_the_left.dangers == ("ambush",)
    assert action(t, "place conspiracy right").effect == Effect(nothing="nothing-on-it")
    # Where only a choice follows there is nothing to tell yet.
    assert action(t, "place assassination on 3").effect is None


def test_O8_1_the_last_round_says_that_influence_on_cards_is_lost() -> None:
    assert not seen(given(">azure:?lord", round=5)).last_round
    assert seen(given(">azure:?lord", round=6)).last_round


def test_O3_1_the_options_of_a_placing_are_told_in_few_bytes() -> None:
    """Six cards at six spots: what is the same for all of them is not said again."""
    row = "crimson:?heir azure:?heir crimson:?spy azure:?lord crimson:?lord azure:?spy"
    t = given(
        f"{row} crimson:?archer",
        hands={"crimson": "soldier assassination ambush conspiracy shapeshifter royal-decree"},
    )
    told = msgspec.json.encode(seen(t).legal)
    assert len(seen(t).legal) == 6 * 6
    assert len(told) < 36 * 140


def test_O6_8_a_card_that_moves_ahead_of_the_pointer_acts_again() -> None:
    t = given("azure:lord >crimson:?royal-decree green:?lord")
    t.play("reveal", "move 1")
    assert [one.acts for one in seen(t).legal] == [True, True]
    assert action(t, "to gap 2").where == "between"
    assert (action(t, "to gap 2").before, action(t, "to gap 2").after) == (2, 3)
    assert action(t, "to gap 3").where == "right"
    assert seen(t).decision == {
        "kind": "gap",
        "rule": "O6.8",
        "place": 1,
        "card": "lord",
        "family": "azure",
        "influence": 0,
        "decree": 2,
    }
    assert [(one.what, one.card) for one in seen(t).due] == [("discard", "royal-decree")]


def test_O7_4_several_victims_of_a_cutthroat_are_counted() -> None:
    t = given("azure:felon >crimson:cutthroat green:?queen green:felon")
    assert effect(t, "eliminate 1").most == (2, 0, 0)
    assert effect(t, "eliminate 1").leaving == (1, 4)


def test_O7_9_the_plot_says_what_is_left() -> None:
    t = given("crimson:queen crimson:prince >crimson:?plot+2 azure:?trap")
    t.play("reveal")
    assert seen(t).decision == {
        "kind": "plot",
        "rule": "O7.9",
        "family": "crimson",
        "influence": 2,
        "free": 1,
    }
    assert [one.reason for one in seen(t).unavailable if one.form == "take"] == [
        "free-ability-first"
    ]
    assert effect(t, "activate 1").most == (2, 0, 0)
    t.play("activate 1")
    assert (seen(t).decision or {})["free"] == 0
    assert effect(t, "take").most == (1, 0, 0)


def test_O7_9_a_plot_that_forces_a_card_on_a_hidden_one_tells_the_whole_range() -> None:
    t = given("crimson:soldier azure:?trap >crimson:?plot")
    plot = effect(t, "reveal")
    assert (plot.least[0], plot.most[0]) == (-2, 1)  # O7.10: a Trap takes 3
    assert plot.dangers == ("trap",)


@pytest.mark.parametrize("set_name", ["base", "ablaze", "random"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_O4_3_what_an_action_is_said_to_do_is_what_it_does(players: int, set_name: str) -> None:
    """Carried out with the real cards, the effect lies in the range that the actor was told,
    and it is what `apply` does first."""
    rng = Random(f"{players} {set_name}")
    for _ in range(3):
        state = games.get("oriflamme").setup(players, {"set": set_name})
        assert isinstance(state, OriflammeState)
        while state.actor() != OVER:
            if state.actor() != CHANCE:
                check_effects(state)
            state.apply(state.random_action(rng))


def check_effects(state: OriflammeState) -> None:
    observation = state.observe(state.actor())
    assert isinstance(observation, OriflammeObservation)
    for one in observation.legal:
        if one.form.startswith("place-") or one.form == "aside":
            continue
        effect = full(one.effect, state.setup.players)
        trial = Trial(state).answer(state.stack[-1], one.id)
        assert trial.victim < 0
        for seat, change in enumerate(trial.changes()):
            assert effect.least[seat] <= change <= effect.most[seat]
        assert set(effect.leaving) <= set(trial.leaving())
        events: list[Event] = []
        state.clone().apply(one.id, events)
        assert [(e.type.name, e.values) for e in events[: len(trial.events)]] == [
            (e.type.name, e.values) for e in trial.events
        ]
