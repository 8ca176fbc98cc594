"""One word for one thing: the rulebooks' words, as docs/glossary.md lists them."""

from pathlib import Path

import pytest
from tests.i18n.texts import matching

from camarilla import i18n
from camarilla.games.king.rules.cards import DOMAIN_IDS
from camarilla.games.oriflamme.rules.cards import KIND_IDS

GLOSSARY = Path(__file__).resolve().parent.parent.parent / "docs" / "glossary.md"

# Language, catalogue (or all), the variant that is not used, the word that is.
VARIANTS = [
    ("uk", "", "напрямк|напрямок", "напрям"),
    ("uk", "", "[Хх]ронік", "журнал"),
    ("uk", "", r"\b[ув] скид\b", "до скиду"),
    ("uk", "", "хід назад|повернути хід", "скасувати хід"),
    ("uk", "", r"\bігор за|за гру\b|від гри до гри", "партія"),
    ("uk", "", "не накрит(?!ий)", "ненакритий"),
    ("uk", "", "відновлено", "відтворено"),
    ("uk", "", "додому", "до власника"),
    ("uk", "", "на руці(?! забагато| –| —)", "в руці"),
    ("uk", "oriflamme", "здібн", "властивість"),
    ("uk", "oriflamme", "картк", "карта"),
    ("uk", "king", r"\b[Кк]арт[аиуі]?\b|\b[Кк]артою\b", "картка"),
    ("uk", "king", "викон(ує|ують|ати) ", "розіграти"),
    ("uk", "king", "карт(ка|ки|ку|ок) прихильності", "картка зі стосу прихильності"),
    ("uk", "king", "чільний тайл|другорядний тайл", "тайл чільної посади"),
    ("uk", "king", "(?<!най)ближч(а|у|ою) до A", "найближча до A"),
    ("uk", "illuminaten", "[Зз]мовля|без змов", "зговір"),
    ("uk", "illuminaten", "картк", "карта"),
    ("uk", "illuminaten", r"\b(не)?зігра[нт]|\bграють\b", "розіграти"),
    ("uk", "illuminaten", r"\bповно\b", "усі комірки зайняті"),
    ("uk", "illuminaten", "властивіст", "здібність"),
    ("uk", "illuminaten", "перемі(щ|ст)", "перенести фішку"),
    ("ru", "", "[Хх]роник", "журнал"),
    ("ru", "", "ход назад|вернуть ход", "отменить ход"),
    ("ru", "", "[Тт]асовк", "перемешивание"),
    ("ru", "", r"\bс руки\b|\bна рук[еу]\b", "в руке"),
    ("ru", "", "лицом (вверх|вниз)", "в открытую, в закрытую"),
    ("ru", "", "(?<!ничем )не накрыт(?! и)", "ненакрытый"),
    ("ru", "", "домой", "владельцу"),
    ("ru", "oriflamme", "способност", "свойство"),
    ("ru", "king", "исполня", "разыграть"),
    ("ru", "king", "карт(а|ы|у) благосклонности", "карта из стопки благосклонности"),
    ("ru", "king", "(главный|младший) жетон", "жетон главной должности"),
    ("ru", "illuminaten", "[Дд]оход[^и]", "получаемая поддержка"),
    ("ru", "illuminaten", "защитник", "защищающийся"),
    ("ru", "illuminaten", "(не)?сыгран|играют", "разыграть"),
    ("ru", "illuminaten", r"\bтян[еу]т\b", "берёт"),
    ("ru", "illuminaten", r"\b[Оо]долж", "временно взять"),
    ("ru", "illuminaten", r"\bполно\b", "свободных ячеек нет"),
    ("ru", "illuminaten", "плати(т|те)\\b", "потратить"),
    ("ru", "illuminaten", "переме(щ|ст)", "перенести фишку"),
    ("en", "", r"\ban own\b|\bof own\b", "your own"),
    ("en", "", "[Bb]y lot|[Tt]he lot\\b", "at random"),
    ("en", "", "[Tt]ak(e|en|es) (a move )?back", "undo"),
    ("en", "", "[Cc]hronicle", "log"),
    ("en", "", r"\b[Ww]ho (has|can|cannot) .*\b(must|loses|pays)\b", "a player who"),
    ("en", "", "[Cc]olor|[Oo]rganiz|[Cc]ouncilor", "colour, organisation, councillor"),
    ("en", "king", "[Ff]avor", "favour"),
    ("en", "king", "carr(y|ies|ied) (it )?out", "resolve"),
    ("en", "illuminaten", "[Ff]avour", "favor, as the box prints it"),
]


@pytest.mark.parametrize(("language", "catalogue", "variant", "word"), VARIANTS)
def test_the_catalogues_use_one_word_for_one_thing(
    language: str, catalogue: str, variant: str, word: str
) -> None:
    assert matching(language, variant, catalogue) == [], f"say {word}"


def rows(heading: str) -> dict[str, list[str]]:
    """The rows of one part of the glossary by their identifiers."""
    part = GLOSSARY.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    cells = [line.strip("|").split(" | ") for line in part.splitlines() if line.startswith("| `")]
    return {row[0].strip(" `"): [cell.strip() for cell in row[1:]] for row in cells}


@pytest.mark.parametrize(
    ("heading", "prefix", "ids"),
    [
        ("Oriflamme and Ablaze", "oriflamme-card", KIND_IDS),
        ("For the King (and Me)", "king-domain", DOMAIN_IDS),
    ],
)
def test_the_glossary_has_the_names_that_the_catalogues_have(
    heading: str, prefix: str, ids: tuple[str, ...]
) -> None:
    listed = rows(heading)
    for id in ids:
        named = [i18n.text(language, f"{prefix}-{id}") for language in i18n.LANGUAGES]
        assert [word.lower() for word in listed[id]] == [word.lower() for word in named]
