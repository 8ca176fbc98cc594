"""Records that version 0.1 wrote: each replays to the end it had, an unfinished one goes on."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from camarilla import games
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.fairness import verify
from camarilla.kernel.match import Match, resume
from camarilla.kernel.record import Record, decode

FIXTURES = Path(__file__).parents[1] / "fixtures" / "v0_1"


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What version 0.1 said of a record; `README.md` beside the records explains the fields."""

    file: str
    line: int
    game: str
    players: int
    actions: int
    scores: list[int]
    shuffles: int | None
    winners: list[int] | None
    turn: int | None
    choices: list[str] | None

    def __str__(self) -> str:
        return f"{self.file}-{self.line}"


EXPECTED = msgspec.json.decode((FIXTURES / "records.json").read_bytes(), type=list[Expected])
LINES = {
    path.name: path.read_text("utf-8").splitlines()
    for path in sorted((FIXTURES / "records").glob("*.jsonl"))
}
# A corrected rule has made an action of these records impossible: the file, the line, the rule.
REFUSED = {("illuminaten-simulated.jsonl", 6): "X7.5"}
REPLAYED = [one for one in EXPECTED if (one.file, one.line) not in REFUSED]
UNFINISHED = [one for one in REPLAYED if one.winners is None]
FAIR = [one for one in REPLAYED if one.shuffles is not None]


def record_of(one: Expected) -> Record:
    return decode(LINES[one.file][one.line - 1])


def match_of(one: Expected) -> Match:
    """The game at the end of its record, every step checked."""
    return resume(games.get(one.game), record_of(one))


def test_something_is_expected_of_every_record() -> None:
    assert [(one.file, one.line) for one in EXPECTED] == [
        (name, line) for name, lines in LINES.items() for line in range(1, len(lines) + 1)
    ]


@pytest.mark.parametrize("one", [one for one in EXPECTED if one not in REPLAYED], ids=str)
def test_a_record_that_a_corrected_rule_makes_impossible_is_refused(one: Expected) -> None:
    with pytest.raises(BadRecord) as told:
        match_of(one)
    assert REFUSED[one.file, one.line] in str(told.value)
    assert "in version 2 of the rules" in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("one", REPLAYED, ids=str)
def test_a_record_replays_to_the_end_it_had(one: Expected) -> None:
    match = match_of(one)
    state = match.state
    state.check()
    assert (match.game.id, match.players) == (one.game, one.players)
    assert len(match.actions) == one.actions
    assert state.scores() == one.scores
    if one.winners is not None:
        assert state.winners() == one.winners
        assert state.legal() == []
    else:
        assert state.actor() == one.turn
        assert sorted(match.game.actions.text(a) for a in state.legal()) == one.choices


@pytest.mark.parametrize("one", UNFINISHED, ids=str)
def test_an_unfinished_game_goes_on_to_its_end(one: Expected) -> None:
    rng = Random(str(one))
    match = match_of(one)
    while match.state.legal():
        match.play(match.state.random_action(rng))
    match.state.check()
    assert match.state.winners()
    assert len(match.actions) > one.actions


@pytest.mark.parametrize("one", FAIR, ids=str)
def test_shuffles_still_follow_from_the_seed(one: Expected) -> None:
    assert verify(games.get(one.game), record_of(one)) == one.shuffles
