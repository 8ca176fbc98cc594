"""Builds the observation of a seat, by adding what it may know."""

from camarilla.games.illuminaten.rules import actions as a
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.favor.payment import group_size
from camarilla.games.illuminaten.rules.ids import ARTISTS, PLOT_IDS
from camarilla.games.illuminaten.rules.information import IlluminatenInformation
from camarilla.games.illuminaten.rules.information import SeatView as KnownSeat
from camarilla.games.illuminaten.rules.knowledge import information_of
from camarilla.games.illuminaten.rules.observation import (
    IlluminatenAction,
    IlluminatenObservation,
    PaymentView,
    PlaceView,
    PlotProgress,
    SeatView,
)
from camarilla.games.illuminaten.rules.observing import steps
from camarilla.games.illuminaten.rules.observing.contests import contest_view, forecast
from camarilla.games.illuminaten.rules.observing.costs import due_views, fewest
from camarilla.games.illuminaten.rules.observing.decisions import decision_of
from camarilla.games.illuminaten.rules.observing.fields import texts_of
from camarilla.games.illuminaten.rules.observing.prices import costs_of
from camarilla.games.illuminaten.rules.observing.progress import plot_progress
from camarilla.games.illuminaten.rules.observing.standing import (
    aim_views,
    faction_views,
    lodge_views,
)
from camarilla.games.illuminaten.rules.observing.unavailable import unavailable_actions
from camarilla.games.illuminaten.rules.turn.event_deck import edicts_discarded
from camarilla.kernel.observation import observation_from


def observe(s: Board, seat: int) -> IlluminatenObservation:
    """What a person at `seat` sees."""
    info = information_of(s, seat)
    step = steps.step_of(s)
    contest = steps.opened_contest(s)
    in_menu = info.decision == "menu" and info.actor == seat
    return observation_from(
        IlluminatenObservation,
        info,
        a.SPACE,
        decision=decision_of(s, info, step),
        legal=tuple(action_view(s, info, step, action) for action in info.legal),
        unavailable=unavailable_actions(s) if in_menu else (),
        payment=payment_view(s),
        contest=None if contest is None else contest_view(s, contest, seat),
        field=tuple(place_view(s, info, place) for place in range(s.setup.field.places)),
        lodges=lodge_views(s),
        factions=faction_views(s),
        progress=progress_views(s, info),
        aims=aim_views(s),
        steward=s.steward + 1,
        seats=tuple(seat_view(known) for known in info.seats),
        edicts_discarded=edicts_discarded(s),
    )


def action_view(
    s: Board, info: IlluminatenInformation, step: steps.PartialAction | None, action: int
) -> IlluminatenAction:
    is_card = a.CONTEST <= action < a.GO_ON and step is not None
    return IlluminatenAction(
        id=action,
        form=a.SPACE.form(action).id,
        args=a.SPACE.named(action),
        text=a.SPACE.text(action),
        cost=costs_of(s, info.decision, step, action),
        forecast=forecast(s, step, info.seat, a.SPACE.index(action)) if step and is_card else None,
        **texts_of(info, action),
    )


def payment_view(s: Board) -> PaymentView | None:
    """X4.2: all that is to be paid together."""
    dues = steps.dues(s)
    if not dues:
        return None
    return PaymentView(
        due=due_views(dues),
        takes=fewest(s, s.active, dues),
        group=group_size(s, s.active),
        wild=s.holds(s.active, ARTISTS),
    )


def place_view(s: Board, info: IlluminatenInformation, place: int) -> PlaceView:
    known = info.field[place]
    control = d.controller(s.discs[place])
    return PlaceView(
        number=known.number,
        card=known.card,
        gap=known.gap,
        discs=known.discs,
        control=control if control >= 0 else None,
    )


def progress_views(s: Board, info: IlluminatenInformation) -> tuple[PlotProgress, ...]:
    """X8.2: of every player in every public plot, and of owners in private plots that are known."""
    people = [seat for seat in range(s.setup.players) if not s.setup.is_automaton(seat)]
    found = [plot_progress(s, seat, plot) for plot in s.plots if plot >= 0 for seat in people]
    for known in info.seats:
        if known.private is not None:
            found.append(plot_progress(s, known.seat, PLOT_IDS.index(known.private)))
    return tuple(found)


def seat_view(known: KnownSeat) -> SeatView:
    return SeatView(**{name: getattr(known, name) for name in SeatView.__struct_fields__})
