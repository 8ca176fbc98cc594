"""The progress of plots and of the aims that Pax Illuminaten shows is what its rules find."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.conformance.pax_positions import EVERY_TABLE, observed, positions

from camarilla.games.illuminaten.rules.ids import PLOT_FULFILLED, PLOT_IDS
from camarilla.games.illuminaten.rules.plots import compatibility
from camarilla.games.illuminaten.rules.solo.script import aim_reached
from camarilla.games.illuminaten.rules.state import IlluminatenState


def crowded(players: int, opponent: str, seed: int) -> Iterator[IlluminatenState]:
    """Positions with many cards and discs, in which plots are met."""
    rng = Random(f"crowded {seed}")
    for s in positions(players, opponent, seed):
        if observed(s).kind != "menu" or rng.random() < 0.75:
            continue
        dense = s.clone()
        for place in range(dense.setup.field.places):
            if dense.field[place] < 0 and dense.unseen:
                card = rng.choice([card for card in range(57) if dense.unseen >> card & 1])
                dense.unseen &= ~(1 << card)
                dense.set_card(place, card)
            while dense.field[place] >= 0 and rng.random() < 0.8:
                seat = rng.choice([dense.active, dense.active, rng.randrange(players)])
                slot = dense.open_slot(seat, place)
                if slot < 0 or dense.stock[seat] < 2:
                    break
                dense.stock[seat] -= 1
                dense.set_discs(place, dense.discs[place] | seat + 1 << 3 * slot)
        dense.stack.pop()
        dense.stack.append(s.stack[-1])
        dense.open()
        yield dense


@EVERY_TABLE
def test_progress_is_complete_where_a_plot_is_met(players: int, opponent: str) -> None:
    met: set[str] = set()
    for seed in range(2):
        for s in crowded(players, opponent, seed):
            for plot in range(13):
                s.plots = [plot, s.plots[1]]
                for one in observed(s).progress:
                    number = PLOT_IDS.index(one.plot)
                    full = all(part.have == part.need for part in one.parts)
                    complete = full and not one.contested
                    assert complete == compatibility.met(s, one.seat, number), one
                    if one.state in ("met", "blocked", "open"):
                        assert complete == (one.state != "open")
                    if one.state == "met":
                        assert compatibility.may_fulfil(s, one.seat, number)
                        met.add(one.plot)
    assert len(met) >= 8, met


@EVERY_TABLE
def test_a_plot_that_is_met_can_be_fulfilled(players: int, opponent: str) -> None:
    for s in crowded(players, opponent, 3):
        seen = observed(s)
        offered = {str(one.args["plot"]) for one in seen.legal if one.form == "fulfil"}
        own = {one.plot for one in seen.progress if one.seat == seen.seat and one.state == "met"}
        free = s.stock[s.active] and not s.used & PLOT_FULFILLED
        assert offered == (own if free else set())


@pytest.mark.parametrize("opponent", ["saint-germain", "weishaupt"])
def test_the_aims_of_an_artificial_opponent_are_shown(opponent: str) -> None:
    reached = 0
    for s in crowded(3, opponent, 1):
        aims = observed(s).aims
        assert len(aims) == 3
        complete = [one for one in aims if one.have == one.need and not one.contested]
        assert bool(complete) == (aim_reached(s) >= 0)
        reached += bool(complete)
    assert reached
