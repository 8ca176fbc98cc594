"""Bad records are refused with one clear sentence."""

from random import Random

import msgspec
import pytest

from camarilla import games
from camarilla.kernel.errors import BadRecord, UnknownGame
from camarilla.kernel.match import Match, resume
from camarilla.kernel.record import Record, Result, decode, encode, final

PLAYERS = 3


def record_of(id: str = "oriflamme") -> Record:
    """A finished game."""
    rng = Random(7)
    match = Match(games.get(id), PLAYERS)
    while match.state.legal():
        match.play(match.state.random_action(rng))
    return match.record(["Ada", "Bo", "Cy"], commitment="00" * 32)


GOOD = record_of()
assert GOOD.result is not None
GOOD_WINNERS = GOOD.result.winners


def changed(**fields: object) -> Record:
    return msgspec.structs.replace(GOOD, **fields)


def refusal(record: Record) -> str:
    """Why the record is refused: by replaying, and by resuming alike."""
    game = games.get("oriflamme")
    with pytest.raises(BadRecord) as told:
        final(game, record)
    with pytest.raises(BadRecord) as again:
        resume(game, record)
    assert str(again.value) == str(told.value)
    assert "\n" not in str(told.value)
    return str(told.value)


def test_a_good_record_is_accepted() -> None:
    assert final(games.get("oriflamme"), decode(encode(GOOD))).winners() == GOOD_WINNERS


def test_truncated_actions_with_a_result() -> None:
    assert refusal(changed(actions=GOOD.actions[:-1])) == (
        "the result in the record is not the result of its actions"
    )


def test_a_finished_game_without_its_result() -> None:
    assert "result" in refusal(changed(result=None))


def test_truncated_actions_without_a_result_are_an_unfinished_game() -> None:
    record = changed(actions=GOOD.actions[:20], result=None)
    assert resume(games.get("oriflamme"), record).actions


@pytest.mark.parametrize("wrong", ["scores", "winners"])
def test_a_wrong_result(wrong: str) -> None:
    assert GOOD.result is not None
    result = (
        Result(scores=[99, 1, 1], winners=GOOD.result.winners)
        if wrong == "scores"
        else Result(scores=GOOD.result.scores, winners=[0, 1, 2])
    )
    assert refusal(changed(result=result)) == (
        "the result in the record is not the result of its actions"
    )


@pytest.mark.parametrize(
    "text", ["place jester left", "eliminate 99", "", "reveal everything", "Keep", "aside twin"]
)
@pytest.mark.parametrize("index", [0, 12, -1])
def test_an_action_that_is_not_legal_is_named_with_its_number(text: str, index: int) -> None:
    actions = list(GOOD.actions)
    actions[index] = text
    number = index + 1 if index >= 0 else len(actions)
    assert refusal(changed(actions=actions)) == (
        f"action {number} of the record, {text!r}, is not legal there"
    )


def test_actions_after_the_end() -> None:
    extra = changed(actions=[*GOOD.actions, "keep"])
    assert refusal(extra) == (
        f"action {len(GOOD.actions) + 1} of the record, 'keep', is not legal there"
    )


def test_swapped_actions() -> None:
    first = next(i for i, text in enumerate(GOOD.actions) if text.startswith("place"))
    actions = list(GOOD.actions)
    actions[0], actions[first] = actions[first], actions[0]
    assert refusal(changed(actions=actions)).startswith("action 1 of the record, 'place")


def test_another_version_of_the_rules() -> None:
    assert refusal(changed(rules_version=99)) == (
        "the record follows version 99 of the rules of oriflamme, "
        f"which is not known here; this is version {GOOD.rules_version}"
    )


def test_an_old_record_that_a_corrected_rule_makes_impossible_names_the_rule(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.get("oriflamme")
    old = changed(actions=[*GOOD.actions[:3], "reveal", *GOOD.actions[3:]])
    monkeypatch.setattr(game, "rules_version", GOOD.rules_version + 1)
    monkeypatch.setattr(game, "corrections", ((GOOD.rules_version + 1, "O6.9"),))
    assert refusal(old).endswith(
        f"since the correction of O6.9 in version {GOOD.rules_version + 1} of the rules"
    )


def test_another_format() -> None:
    with pytest.raises(BadRecord, match="record format 2 is not known here"):
        decode(encode(changed(camarilla=2)))


def test_another_game() -> None:
    assert refusal(changed(game="ablaze")) == "the record is of ablaze, not of oriflamme"


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess': "):
        games.get(decode(encode(changed(game="chess"))).game)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"stakes": True}, "there is no option stakes"),
        ({"set": "deluxe"}, "option set cannot be 'deluxe'"),
        ({"set": True}, "option set is text"),
        ({"chosen_aside": "yes"}, "option chosen_aside is true or false"),
        ({"cards": ["jester"]}, "option cards cannot be 'jester'"),
        ({"cards": ["spy", "spy"], "set": "pick"}, "option cards names a value twice"),
        ({"set": "pick", "cards": ["spy"]}, "a free pick is of 10 cards, not 1"),
        ({"first": "violet"}, "violet has no seat among 3 players"),
    ],
)
def test_unknown_options_and_values(options: dict[str, object], why: str) -> None:
    assert refusal(changed(options=options)).startswith(why)


@pytest.mark.parametrize("players", [0, 1, 6, -3, 10**12])
def test_a_wrong_number_of_players(players: int) -> None:
    record = changed(players=players, seats=[""] * min(max(players, 0), 9))
    assert "players" in refusal(record)


def test_seats_and_players_differ() -> None:
    assert refusal(changed(seats=["Ada"])) == "1 seats are named for 3 players"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        "{}",
        '{"camarilla": 1}',
        encode(GOOD)[:-9],
        encode(GOOD).replace('"players":3', '"players":"3"'),
        encode(GOOD).replace('"players":3', '"players":3,"cheats":true'),
        encode(GOOD).replace('"scores"', '"points"'),
        b"\xff\xfe",
    ],
)
def test_text_that_is_no_record(text: str | bytes) -> None:
    with pytest.raises(BadRecord, match=r"^not a record: ") as told:
        decode(text)
    assert "\n" not in str(told.value)


def test_white_space_in_actions_does_not_matter() -> None:
    actions = [f"  {text.replace(' ', '   ')} " for text in GOOD.actions]
    final(games.get("oriflamme"), changed(actions=actions))


def test_missing_options_have_their_defaults() -> None:
    final(games.get("oriflamme"), changed(options={}))
