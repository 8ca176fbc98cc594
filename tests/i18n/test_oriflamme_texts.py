"""What the program says of Oriflamme and Ablaze."""

from random import Random

import pytest

from camarilla import games, i18n
from camarilla.cli.narrator import Narrator
from camarilla.games.oriflamme.rules.cards import KIND_IDS
from camarilla.kernel.events import Event, SeenEvent, redact
from camarilla.kernel.game import CHANCE, OVER, PUBLIC
from camarilla.kernel.options import Options

GAME = games.get("oriflamme")
LANGUAGES = pytest.mark.parametrize("language", i18n.LANGUAGES)

# The number of rules in each part of the rules, O1 to O12.
RULES = (7, 2, 4, 8, 5, 10, 11, 2, 2, 5, 2, 4)


@LANGUAGES
def test_every_rule_from_o1_1_to_o12_4_has_a_text(language: str) -> None:
    for part, count in enumerate(RULES, 1):
        for number in range(1, count + 1):
            assert i18n.rule_text(language, f"O{part}.{number}")


@LANGUAGES
def test_every_card_has_a_name_and_an_explanation(language: str) -> None:
    for card in KIND_IDS:
        assert all(i18n.card_text(language, GAME, card))


@LANGUAGES
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("set_name", ["base", "ablaze", "random"])
def test_whole_games_can_be_told(language: str, players: int, set_name: str) -> None:
    """Every prompt, choice and event of random games, for the actor and for a watcher."""
    rng = Random(f"{players}{set_name}")
    for game_number in range(2):
        chosen = game_number % 2 == 1
        options: Options = {"set": set_name, "chosen_aside": chosen, "direction": "random"}
        state = GAME.setup(players, options)
        names = [None, "Оля", None, None, None][:players]
        while state.actor() != OVER:
            seat = state.actor()
            view = state.observe(PUBLIC if seat == CHANCE else seat)
            assert i18n.prompt_text(language, GAME, view)
            for action in view.legal:
                assert i18n.action_text(language, GAME, view, action, names)
                assert i18n.action_text(language, GAME, view, action, names, short=True)
            events: list[Event] = []
            state.apply(state.random_action(rng), events)
            for event in events:
                for reader in (0, 1, PUBLIC):
                    line = i18n.event_text(language, GAME, redact(event, reader), names)
                    assert "{" not in line
                    assert "None" not in line


STOLE: SeenEvent = {"event": "stole", "rule": "O6.3", "seat": 1, "victim": 0, "count": 1}
SEEN: SeenEvent = {
    "event": "placed",
    "rule": "O3.1",
    "seat": 1,
    "family": "azure",
    "card": "spy",
    "place": 2,
    "covering": 0,
}
SECRET: SeenEvent = SEEN | {"card": None}


@pytest.mark.parametrize(
    ("language", "event", "line"),
    [
        ("en", STOLE, "Azure takes 1 influence from Crimson."),
        ("uk", STOLE, "Синій забирає вплив у Червоного: 1 очко."),
        ("ru", STOLE, "Синий забирает 1 очко влияния у Красного."),
        ("uk", STOLE | {"count": 2}, "Синій забирає вплив у Червоного: 2 очки."),
        ("ru", STOLE | {"count": 5}, "Синий забирает 5 очков влияния у Красного."),
        ("en", SEEN, "Azure places the Spy at the right end."),
        ("uk", SEEN, "Синій кладе Шпигуна на правий край ряду."),
        ("ru", SECRET, "Синий кладёт карту на правый край ряда."),
        ("uk", SECRET | {"place": 1}, "Синій кладе карту на лівий край ряду."),
        ("en", SEEN | {"covering": 1}, "Azure covers their card at place 2 with the Spy."),
    ],
)
def test_a_line_of_the_log(language: str, event: SeenEvent, line: str) -> None:
    assert i18n.event_text(language, GAME, event, [None] * 3) == line


@pytest.mark.parametrize(
    ("language", "event", "line"),
    [
        ("en", SEEN | {"family": "amber"}, "Azure places Amber’s Spy at the right end."),
        ("en", SECRET | {"covering": 1}, "Azure covers Azure’s card at place 2."),
        ("uk", SECRET | {"family": "amber"}, "Синій кладе карту Жовтих на правий край ряду."),
        ("ru", SEEN | {"family": "amber"}, "Синий кладёт Шпиона Жёлтых на правый край ряда."),
    ],
)
def test_with_two_families_the_log_says_whose_card_it_is(
    language: str, event: SeenEvent, line: str
) -> None:
    assert i18n.event_text(language, GAME, event, [None] * 2) == line


@pytest.mark.parametrize(
    ("rule", "count", "line"),
    [
        ("O4.2", 3, "You take the 3 influence on it."),
        ("O5.1", 1, "You gain 1 influence for the elimination."),
        ("O6.4", 2, "You gain 2 influence."),
        ("O6.9", 1, "You gain 1 influence."),
        ("O6.9", 4, "You gain 4 influence for the eliminated Ambush."),
        ("O7.3", 2, "You gain 2 influence."),
        ("O7.3", 1, "You gain 1 more influence for eliminating the Queen."),
    ],
)
def test_a_gain_says_what_it_is_for_unless_the_line_before_did(
    rule: str, count: int, line: str
) -> None:
    gained: SeenEvent = {"event": "gained", "rule": rule, "seat": 1, "count": count}
    assert i18n.event_text("en", GAME, gained, [None] * 3, you=1) == line


def test_a_chosen_name_has_no_cases_and_needs_none() -> None:
    line = i18n.event_text("uk", GAME, STOLE, ["Оля", None, None])
    assert line == "Синій забирає вплив у гравця Оля: 1 очко."


DISCARDED: SeenEvent = {
    "event": "discarded",
    "rule": "O5.4",
    "family": "azure",
    "card": "archer",
    "place": 2,
}


@pytest.mark.parametrize(
    ("language", "named", "coloured"),
    [
        ("en", "Оля’s Archer is discarded.", "Azure’s Archer is discarded."),
        ("uk", "Лучниця гравця Оля іде до скиду.", "Лучниця Синіх іде до скиду."),
        ("ru", "Лучница игрока Оля уходит в сброс.", "Лучница Синих уходит в сброс."),
    ],
)
def test_a_family_goes_by_the_name_of_its_player_unless_that_has_two(
    language: str, named: str, coloured: str
) -> None:
    def said(*names: str | None) -> str:
        return i18n.event_text(language, GAME, DISCARDED, names)

    assert said(None, "Оля", None) == named
    assert said("Оля", None, None) == coloured
    assert said("Іра", "Оля") == coloured


ELIMINATED: SeenEvent = DISCARDED | {"event": "eliminated", "rule": "O6.2", "seat": 0}


@pytest.mark.parametrize(
    ("language", "you", "line"),
    [
        ("en", 0, "You eliminate Azure’s Archer at place 2."),
        ("en", 1, "Crimson eliminates your Archer at place 2."),
        ("en", 2, "Crimson eliminates Azure’s Archer at place 2."),
        ("uk", 1, "Червоний вилучає вашу карту на місці 2: Лучниця."),
        ("ru", 1, "Красный устраняет вашу карту на месте 2: Лучница."),
    ],
)
def test_a_player_reads_of_their_own_cards_as_theirs(language: str, you: int, line: str) -> None:
    assert i18n.event_text(language, GAME, ELIMINATED, [None] * 3, you) == line


@pytest.mark.parametrize(
    ("language", "you", "line"),
    [
        ("en", 1, "You eliminate your own Archer at place 2."),
        ("uk", 1, "Ви вилучаєте власну карту на місці 2: Лучниця."),
        ("ru", 1, "Вы устраняете свою карту на месте 2: Лучница."),
        ("en", -1, "Azure eliminates their own Archer at place 2."),
        ("en", 2, "Azure eliminates their own Archer at place 2."),
        ("uk", 2, "Синій вилучає власну карту на місці 2: Лучниця."),
        ("ru", 2, "Синий устраняет свою карту на месте 2: Лучница."),
    ],
)
def test_a_card_of_the_player_who_acts_is_their_own(language: str, you: int, line: str) -> None:
    event = ELIMINATED | {"seat": 1}
    assert i18n.event_text(language, GAME, event, [None] * 3, you) == line


@pytest.mark.parametrize(
    ("you", "line"),
    [
        (0, "You bribe Azure’s Archer at place 2."),
        (1, "Crimson bribes your Archer at place 2."),
        (2, "Crimson bribes Azure’s Archer at place 2."),
    ],
)
def test_a_bribed_card_goes_by_its_owner_and_not_by_the_token(you: int, line: str) -> None:
    event = ELIMINATED | {"event": "bribed", "rule": "O7.11", "token": "crimson"}
    assert i18n.event_text("en", GAME, event, [None] * 3, you) == line


@pytest.mark.parametrize(
    ("language", "you", "line"),
    [
        ("en", 2, "Crimson eliminates Azure’s face-down card at place 2."),
        ("en", 0, "You eliminate Azure’s face-down card at place 2."),
        ("uk", 1, "Червоний вилучає вашу закриту карту на місці 2."),
        ("ru", 1, "Красный устраняет вашу закрытую карту на месте 2."),
    ],
)
def test_a_face_down_card_that_is_eliminated_has_no_name_yet(
    language: str, you: int, line: str
) -> None:
    event = ELIMINATED | {"card": None}
    assert i18n.event_text(language, GAME, event, [None] * 3, you) == line


def test_with_two_families_a_card_goes_by_the_name_of_its_family() -> None:
    line = i18n.event_text("en", GAME, ELIMINATED, [None] * 2, you=1)
    assert line == "Crimson eliminates Azure’s Archer at place 2."


def test_equal_lines_of_the_terminal_are_folded() -> None:
    gained: SeenEvent = {"event": "gained", "rule": "O5.1", "seat": 0, "count": 1}
    narrator = Narrator("en", GAME, (None,) * 3)
    assert narrator.log([gained, gained, ELIMINATED]) == [
        ("Crimson gains 1 influence for the elimination. ×2", "O5.1"),
        ("Crimson eliminates Azure’s Archer at place 2.", "O6.2"),
    ]
