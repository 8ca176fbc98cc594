"""Invariants that Pax Illuminaten obeys at every step of random games, whoever plays."""

import ast
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.pax_positions import EVERY_TABLE, GAME

from camarilla.games.illuminaten.rules.notation_reading import read_position
from camarilla.games.illuminaten.rules.saved import Saved
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import CHANCE, OVER, PUBLIC


def begun(players: int, opponent: str) -> IlluminatenState:
    s = GAME.setup(players, {"opponent": opponent})
    assert isinstance(s, IlluminatenState)
    return s


def shuffled_hidden(s: IlluminatenState, seat: int, rng: Random) -> IlluminatenState:
    """The same position with everything that the seat cannot see drawn anew."""
    other = GAME.sample(s.information_state(seat), rng)
    assert isinstance(other, IlluminatenState)
    return other


@EVERY_TABLE
def test_nothing_is_lost_and_games_end(players: int, opponent: str) -> None:
    for seed in range(3):
        rng = Random(seed)
        s = begun(players, opponent)
        steps = 0
        while s.actor() != OVER:
            assert s.legal()
            s.apply(s.random_action(rng))
            s.check()
            steps += 1
            assert steps < 20_000
        assert s.winners()


@EVERY_TABLE
def test_a_sample_fits_what_the_seat_knows(players: int, opponent: str) -> None:
    rng = Random(f"{players}{opponent}")
    s = begun(players, opponent)
    step = 0
    while s.actor() != OVER:
        if step % 7 == 0:
            for seat in (*range(players), PUBLIC):
                seen = s.information_state(seat)
                sampled = GAME.sample(seen, rng)
                sampled.check()
                assert sampled.information_state(seat) == seen
        s.apply(s.random_action(rng))
        step += 1


@EVERY_TABLE
def test_saved_positions_are_the_same_positions(players: int, opponent: str) -> None:
    rng = Random(players)
    s = begun(players, opponent)
    for step in range(150):
        if s.actor() == OVER:
            break
        if step % 5 == 0:
            loaded = GAME.from_data(s.to_data())
            assert loaded.to_data() == s.to_data()
            assert (loaded.actor(), loaded.legal()) == (s.actor(), s.legal())
        s.apply(s.random_action(rng))


@EVERY_TABLE
def test_a_position_and_its_text_are_the_same_position(players: int, opponent: str) -> None:
    rng = Random(players)
    s = begun(players, opponent)
    step = 0
    while s.actor() != OVER:
        if step % 10 == 0:
            text = GAME.position_text(s)
            read = read_position(text)
            assert read.to_data() == s.to_data()
            assert (read.actor(), read.legal()) == (s.actor(), s.legal())
            assert GAME.position_text(read) == text
        s.apply(s.random_action(rng))
        step += 1
    read = read_position(GAME.position_text(s))
    assert (read.actor(), read.winners()) == (OVER, s.winners())


@settings(max_examples=25)
@given(seed=st.integers(0, 10_000), players=st.sampled_from([2, 3, 4]), steps=st.integers(20, 300))
def test_what_a_seat_cannot_see_changes_nothing_that_it_gets(
    seed: int, players: int, steps: int
) -> None:
    """Two positions that look alike to a seat: the same choices of others look alike to it too.

    This holds in contests, for private plots and for events: whoever acts, a step that is legal in
    both positions shows the seat the same, unless the step itself reveals something.
    """
    rng = Random(seed)
    s = begun(players, "none")
    for _ in range(steps):
        if s.actor() == OVER:
            return
        s.apply(s.random_action(rng))
    if s.actor() == OVER:
        return
    seat = rng.randrange(players)
    other = shuffled_hidden(s, seat, rng)
    assert other.actor() == s.actor()
    if s.actor() == seat:
        assert other.legal() == s.legal()
    common = [action for action in s.legal() if action in other.legal()]
    if not common or s.actor() == CHANCE:
        return
    action = rng.choice(common)
    one: list[Event] = []
    two: list[Event] = []
    first, second = s.clone(), other
    first.apply(action, one)
    second.apply(action, two)
    if any(event.type.reveals for event in one + two):
        return
    assert [redact(event, seat) for event in one] == [redact(event, seat) for event in two]
    assert first.information_state(seat) == second.information_state(seat)


def test_contest_cards_stay_secret_until_both_are_laid() -> None:
    """In every contest between people neither side's choice shows in views, stack or events."""
    rng = Random(3)
    met = 0
    for _ in range(12):
        s = begun(3, "none")
        while s.actor() != OVER:
            before = s.clone()
            actor = s.actor()
            events: list[Event] = []
            s.apply(s.random_action(rng), events)
            laid = [event for event in events if event.type.name == "contest-laid"]
            revealed = any(event.type.name == "contest-revealed" for event in events)
            if laid and not revealed and len(before.legal()) > 1:
                met += 1
                alternative = before.clone()
                other = next(action for action in before.legal() if action - before.legal()[0] != 0)
                alternative.apply(other)
                first = before.clone()
                first.apply(before.legal()[0])
                for seat in (*range(3), PUBLIC):
                    if seat != actor:
                        assert first.information_state(seat) == alternative.information_state(seat)
                        assert redact(laid[0], seat)["card"] is None
    assert met > 5


def test_private_plots_and_kept_events_stay_secret() -> None:
    rng = Random(8)
    s = begun(4, "none")
    while s.actor() != OVER:
        events: list[Event] = []
        s.apply(s.random_action(rng), events)
        for event in events:
            if event.type.name in ("plot-drawn", "kept-event", "saw-event", "drew", "scouted"):
                owner = event.values[0]
                field = event.type.names[-1]
                for seat in (*range(4), PUBLIC):
                    assert (redact(event, seat)[field] is None) is (seat != owner)


def test_clones_are_independent() -> None:
    rng = Random(2)
    s = begun(3, "none")
    kept: list[tuple[IlluminatenState, dict[str, object]]] = []
    for _ in range(300):
        if s.actor() == OVER:
            break
        kept.append((s.clone(), s.to_data()))
        s.apply(s.random_action(rng))
    for clone, data in kept:
        assert clone.to_data() == data


# A field of the position stands in several places: none may be forgotten in one of them.

RULES = (
    Path(__file__).resolve().parents[2] / "src" / "camarilla" / "games" / "illuminaten" / "rules"
)
OF_THE_KERNEL = {"stack", "out", "_actor", "_legal"}
DERIVED = {"up", "of_faction", "have", "reach", "largest", "tied"}
"""What follows from the field and is found anew, not saved."""
OF_SETUP = {"players", "opponent", "connections"}


def declared() -> set[str]:
    """The fields that board.py annotates."""
    tree = ast.parse((RULES / "board.py").read_text("utf-8"))
    board = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Board")
    names = [n.target for n in board.body if isinstance(n, ast.AnnAssign)]
    return {name.id for name in names if isinstance(name, ast.Name)}


def assigned(path: Path, function: str, variable: str) -> set[str]:
    """The attributes of a variable that a function sets."""
    return {
        target.attr
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name == function
        for statement in ast.walk(node)
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Attribute)
        and isinstance(target.value, ast.Name)
        and target.value.id == variable
    }


def test_every_field_of_a_position_is_cloned() -> None:
    assert assigned(RULES / "state.py", "clone", "c") == declared() | OF_THE_KERNEL


def test_every_field_of_a_position_is_saved_or_found_anew() -> None:
    saved = set(Saved.__struct_fields__)
    assert saved == declared() - DERIVED - {"setup"} | OF_SETUP | {"stack"}
    assert assigned(RULES / "serialisation.py", "derive", "s") - {"field"} == DERIVED


def test_every_field_of_a_position_begins_with_a_value() -> None:
    assert assigned(RULES / "blank.py", "blank", "s") == declared() - DERIVED | {"stack"}
