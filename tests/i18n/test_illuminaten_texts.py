"""What the program says of Pax Illuminaten."""

from random import Random

import pytest

from camarilla import games, i18n
from camarilla.games.illuminaten.rules.ids import ABILITY_IDS, FACTION_IDS, PLOT_IDS, STEP_IDS
from camarilla.games.illuminaten.rules.tables import CARD_IDS
from camarilla.i18n.catalogue import about
from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import CHANCE, OVER, PUBLIC

GAME = games.get("illuminaten")
LANGUAGES = pytest.mark.parametrize("language", i18n.LANGUAGES)

# The number of rules in each part of the rules, X1 to X10, and X12.
RULES = {1: 7, 2: 5, 3: 7, 4: 5, 5: 3, 6: 6, 7: 6, 8: 2, 9: 4, 10: 6, 12: 3}


@LANGUAGES
def test_every_rule_has_a_text(language: str) -> None:
    for part, count in RULES.items():
        for number in range(1, count + 1):
            assert i18n.rule_text(language, f"X{part}.{number}")
    for rule in ("X6.6a", "X6.6b", "X6.6c", "X6.6d", "X11"):
        assert i18n.rule_text(language, rule)


@LANGUAGES
def test_every_luminary_is_introduced_with_facts_and_their_sources(language: str) -> None:
    for card in CARD_IDS:
        name, help = i18n.card_text(language, GAME, card)
        assert name
        assert len(help) > 100
        assert "{" not in help


def test_facts_of_a_luminary() -> None:
    name, help = i18n.card_text("en", GAME, "PIL031")
    assert name == "Knigge"
    assert help.startswith("Adolph Knigge. He gave the order its degrees")
    assert "Code name: “Philo”. Third degree; nobility, magistrates; a Mason; strength 6." in help
    assert "strength 6. Boost Influence. " in help
    assert help.endswith("inferred: degree, factions; reconstructed: organisation.")


@pytest.mark.parametrize(
    ("language", "card", "words"),
    [
        ("en", "PIL021", "Code name: “Hannibal / Minos”."),
        ("uk", "PIL042", "Псевдонім: «Абарид»."),
        ("ru", "PIL033", "Псевдоним: «Меценат»."),
        ("ru", "PIL001", "Псевдоним: нет."),
    ],
)
def test_code_names_of_luminaries(language: str, card: str, words: str) -> None:
    assert words in i18n.card_text(language, GAME, card)[1]


@LANGUAGES
def test_abilities_factions_and_plots_are_explained(language: str) -> None:
    for kind, ids in (("ability", ABILITY_IDS), ("faction", FACTION_IDS), ("plot", PLOT_IDS)):
        for id in ids:
            assert about(language, f"illuminaten-{kind}-{id}")


@LANGUAGES
@pytest.mark.parametrize(
    ("players", "opponent"), [(2, "weishaupt"), (3, "saint-germain"), (3, "none"), (4, "none")]
)
def test_whole_games_can_be_told(language: str, players: int, opponent: str) -> None:
    """Every prompt, choice and event of random games, for the actor and for a watcher."""
    rng = Random(f"{players}{opponent}")
    for _ in range(2):
        state = GAME.setup(players, {"opponent": opponent})
        names = [None, "Оля", None, None][:players]
        while state.actor() != OVER:
            seat = state.actor()
            view = state.observe(PUBLIC if seat == CHANCE else seat)
            assert i18n.prompt_text(language, GAME, view)
            for action in view.legal:
                said = i18n.action_text(language, GAME, view, action, names)
                assert "{" not in said
                assert "None" not in said
            events: list[Event] = []
            state.apply(state.random_action(rng), events)
            for event in events:
                for reader in (1, PUBLIC):
                    line = i18n.event_text(language, GAME, redact(event, reader), names)
                    assert "{" not in line
                    assert "None" not in line


@LANGUAGES
def test_steps_of_scripts_have_the_letters_of_the_rules(language: str) -> None:
    """X10.4, X10.5: those of the language's own alphabet, in the log and in the rules' texts."""
    alphabet = "abcdef" if language == "en" else "абвгде"
    for step in STEP_IDS:
        letter = alphabet["abcdef".index(step[-1])]
        rule = "X10.4" if step.startswith("saint-germain") else "X10.5"
        assert i18n.text(language, f"illuminaten-step-{step}").startswith(f"{letter}: ")
        assert f" {letter}: " in i18n.rule_text(language, rule)


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("uk", 1, "додає 1 одиницю сили"),
        ("uk", 3, "додає 3 одиниці сили"),
        ("uk", 5, "додає 5 одиниць сили"),
        ("ru", 1, "добавляет 1 единицу силы"),
        ("ru", 3, "добавляет 3 единицы силы"),
        ("ru", 5, "добавляет 5 единиц силы"),
    ],
)
def test_strength_bought_with_favor_is_counted_in_words(
    language: str, count: int, said: str
) -> None:
    assert said in i18n.text(language, "illuminaten-event-strengthened", seat="—", count=count)
