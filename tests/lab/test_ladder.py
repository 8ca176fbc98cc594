"""Tournaments: fair seats, the same luck for all, and numbers that add up."""

from random import Random

import pytest

from camarilla import bots, games
from camarilla.bots.open_cards import OpenGame
from camarilla.kernel.errors import BadOption
from camarilla.kernel.options import OptionValue
from camarilla.lab.intervals import share_error, standard_error
from camarilla.lab.ladder import Ladder, Outcome, hold, play_deal, won


def ladder(*bots: str, game: str = "oriflamme", players: int = 3) -> Ladder:
    return Ladder(game, players, {}, bots, "s")


def test_the_last_bot_fills_the_table() -> None:
    assert ladder("greedy", "random").checked().bots == ("greedy", "random", "random")


def test_every_bot_sits_everywhere_once_in_a_deal() -> None:
    outcomes = play_deal(ladder("greedy", "random", "greedy:2").checked(), 0)
    for seat in range(3):
        assert {outcome.seats[seat] for outcome in outcomes} == {"greedy", "random", "greedy:2"}


def test_a_ladder_is_the_same_again_and_on_any_number_of_cores() -> None:
    plan = ladder("greedy:2", "random")
    assert hold(plan, 12, cores=1) == hold(plan, 12, cores=2)


def test_shares_of_all_seats_add_up_to_the_whole() -> None:
    standings = hold(ladder("greedy:2", "random", game="king"), 6, cores=1)
    assert sum(one.share * one.seats for one in standings) == pytest.approx(1)
    for one in standings:
        assert one.share_low <= one.share <= one.share_high
        assert one.times_fair == pytest.approx(one.share * 3)


def test_greedy_climbs_above_random() -> None:
    best, worst = hold(ladder("greedy:4", "random"), 30, cores=1)
    assert (best.bot, worst.bot) == ("greedy:4", "random")
    assert best.rating > worst.rating
    assert best.share_low > best.fair


def test_a_shared_victory_is_shared() -> None:
    outcome = Outcome(("a", "b", "b"), [5, 5, 1], [0, 1])
    assert won(outcome, "a") == 0.5
    assert won(outcome, "b") == 0.5


def test_of_one_deal_nothing_is_sure() -> None:
    assert standard_error([0.5]) == float("inf")


def test_the_same_result_of_a_few_deals_is_not_certain() -> None:
    for share in (0.0, 0.5, 1.0):
        few, many = share_error([share] * 2, 1.0), share_error([share] * 200, 1.0)
        assert few > 0.15
        assert 0 < many < 0.01
    assert share_error([0.2, 0.4], 0.5) < share_error([0.2, 0.4], 1.0)


@pytest.mark.parametrize("bots", [("greedy",), ("random",) * 4])
def test_a_wrong_number_of_bots_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadOption):
        ladder(*bots).checked()


def test_no_bot_sits_where_the_rules_play() -> None:
    options: dict[str, OptionValue] = {"opponent": "saint-germain"}
    plan = ladder("greedy:1", "random", game="illuminaten")._replace(options=options)
    outcomes = play_deal(plan.checked(), 0)
    assert [outcome.seats for outcome in outcomes] == [
        ("automatic", "greedy:1", "random"),
        ("automatic", "random", "greedy:1"),
    ]
    assert {one.bot for one in hold(plan, 2, cores=1)} == {"greedy:1", "random"}
    with pytest.raises(BadOption):
        plan._replace(players=2).checked()


def test_bots_that_see_everything_sit_in_ladders_only() -> None:
    with pytest.raises(bots.UnknownBot):
        bots.check("omniscient:greedy")
    standings = hold(ladder("omniscient:greedy:1", "greedy:1"), 3, cores=1)
    assert {one.bot for one in standings} == {"omniscient:greedy:1", "greedy:1"}


def test_what_a_seeing_bot_imagines_is_the_truth() -> None:
    game = games.get("king")
    state, rng = game.setup(3), Random(1)
    for _ in range(40):
        state.apply(state.random_action(rng))
    unveiled = OpenGame(game)
    unveiled.truth = state
    imagined = unveiled.sample(state.information_state(0), rng)
    assert imagined.to_data() == state.to_data()
    assert imagined is not state


def test_an_interrupt_keeps_the_deals_that_are_finished() -> None:
    def interrupt(new: int) -> None:
        raise KeyboardInterrupt

    standings = hold(ladder("greedy:1", "random"), 300, cores=1, tell=interrupt)
    assert {one.games for one in standings} == {3}
    assert standings[0].share_high == 1.0
