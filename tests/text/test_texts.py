"""Names, lists, numbers and sentences in the three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.text.samples import (
    ALL_GAMES,
    NAMES,
    StrictTexts,
    say_common,
    say_everything,
)
from ulpia.games._template.game import STAKES
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.events import ALL, Event
from ulpia.kernel.moves import NOBODY, Decision, Move, Refusal, Seat
from ulpia.text import LANGUAGES, Texts, best_language, catalogue

EN, DE, RU = (StrictTexts(language) for language in LANGUAGES)


def sentence(texts: Texts, name: str, *values: int) -> str:
    return texts.event(TRAJAN, Event(name, Seat(0), values, ALL), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(ALL_GAMES))
def test_everything_can_be_said_in_every_language(language: str, name: str) -> None:
    texts = StrictTexts(language)
    for said in (*say_everything(texts, ALL_GAMES[name]), *say_common(texts)):
        assert said.strip() == said != ""
        assert "{" not in said and "\n" not in said and "\u2068" not in said, said


@pytest.mark.parametrize(
    ("number", "points", "markers"),
    [
        (1, "1 победное очко", "1 маркер "),
        (2, "2 победных очка", "2 маркера "),
        (5, "5 победных очков", "5 маркеров "),
        (11, "11 победных очков", "11 маркеров "),
        (21, "21 победное очко", "21 маркер "),
    ],
)
def test_russian_plurals(number: int, points: str, markers: str) -> None:
    assert points in sentence(RU, "senate_advanced", number)
    assert markers in sentence(RU, "sown", 0, number, 1)


def test_plurals_in_english_and_german() -> None:
    assert sentence(EN, "senate_advanced", 1) == (
        "Anna advances on the senate track and scores 1 victory point."
    )
    assert "8 victory points" in sentence(EN, "senate_advanced", 8)
    assert "1 Siegpunkt." in sentence(DE, "senate_advanced", 1)
    assert "21 Siegpunkte." in sentence(DE, "senate_advanced", 21)


def test_words_stand_in_the_case_that_the_sentence_needs() -> None:
    province, camp = 1, 10
    assert sentence(DE, "marker_dropped", 3, 2) == (
        "Anna legt einen orangefarbenen Aktionsstein in Mulde III ab."
    )
    assert sentence(RU, "leader_marched", province, camp) == (
        "Anna передвигает полководца из военного лагеря в Рецию."
    )
    assert sentence(EN, "marker_dropped", 3, 2) == "Anna lays an orange marker in tray III."


def test_equal_things_are_counted_and_lists_are_joined() -> None:
    wine, oil, grain = 4, 1, 11
    assert sentence(EN, "cards_laid", wine, oil) == "Anna plays wine and oil to the display."
    pairs = sentence(DE, "cards_shipped", 2, 10, wine, wine, oil, oil)
    assert "2 × Wein und 2 × Öl" in pairs and "ungleiche Pärchen" in pairs
    assert "вино, масло и зерно" in sentence(RU, "cards_shipped", 1, 6, wine, oil, grain)
    assert EN.join(["a"]) == "a"
    assert EN.join(["a", "b", "c", "d"]) == "a, b, c and d"
    assert EN.join([]) == "nothing"


def test_an_argument_that_stands_many_times_may_be_missing() -> None:
    assert sentence(EN, "forum_dealt") == "No forum tiles are left for the forum."
    assert sentence(EN, "provinces_dealt") == "Forum tiles appear in the provinces: nothing."


def test_things_have_names() -> None:
    assert [texts.thing(TRAJAN, "commodity", 4) for texts in (EN, DE, RU)] == [
        "wine",
        "Wein",
        "вино",
    ]
    assert EN.thing(TRAJAN, "tray", 4) == "V"
    assert EN.thing(TRAJAN, "space", 0) == "a1"
    with pytest.raises(ValueError, match="trajan has no kind 'goods'"):
        EN.thing(TRAJAN, "goods", 0)


def test_sentences_know_the_role_of_an_action() -> None:
    said = {DE.prompt(TRAJAN, Decision(Seat(0), "senate", [], (role,))) for role in range(4)}
    assert len(said) == 4


def test_seats_without_a_name_are_counted_from_one() -> None:
    event = Event("turn_began", Seat(1), (), ALL)
    assert EN.event(TRAJAN, event) == "Player 2 begins a turn."
    assert DE.event(TRAJAN, event) == "Spieler 2 ist am Zug."
    assert RU.event(TRAJAN, event) == "Ходит Игрок 2."


def test_events_of_nobody_do_without_a_seat() -> None:
    assert "nobody wins" in EN.event(STAKES, Event("won", NOBODY, (0,), ALL))
    assert "Boris wins" in EN.event(STAKES, Event("won", Seat(1), (9,), ALL), NAMES)


def test_refusals_name_their_ruling() -> None:
    refusal = Refusal("leader_in_camp", 40)
    assert EN.refusal(TRAJAN, refusal).endswith("province first. (R-40)")
    assert RU.refusal(STAKES, Refusal("not_in_hand", 2, (5,))) == "У вас в руке нет карты 6. (T-2)"
    assert EN.refusal(TRAJAN, Refusal("not_your_turn", 0, (2,)), NAMES) == (
        "It is not your turn; Clara has to choose."
    )
    assert DE.refusal(TRAJAN, Refusal("game_over")) == "Das Spiel ist zu Ende."


def test_moves_are_short_commands() -> None:
    assert EN.move(TRAJAN, Move("sow", (4,))) == "Empty tray V"
    assert EN.move(TRAJAN, Move("ship", (0, 4, 4, 4))) == "Ship identical cards: 3 × wine"
    assert DE.move(TRAJAN, Move("sow", (4,))) == "Mulde V leeren"
    assert RU.move(TRAJAN, Move("march", (0,))) == "Передвинуть полководца в Альпы"


def test_titles_sources_and_options() -> None:
    assert RU.title(TRAJAN) == "Траян"
    assert DE.source(TRAJAN, "ships") == "Schiffe"
    assert EN.option(TRAJAN, "edition") == "Edition"
    assert EN.option_help(TRAJAN, "start") == "Who takes the first turn."
    assert DE.option_value(TRAJAN, "start", "random") == "wird ausgelost"


def test_what_no_catalogue_has_is_said_by_its_id() -> None:
    texts = Texts("de")
    assert texts.message("trajan-move-fly") == "trajan-move-fly"
    assert not texts.has("trajan-move-fly")
    assert texts.has("trajan-move-sow")


def test_what_a_language_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = Texts("de")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "common.ftl").write_text("seat-name = Platz { $number }\n")
    monkeypatch.setattr(catalogue, "locales", lambda: tmp_path)
    monkeypatch.setattr(texts, "_catalogues", (catalogue.FluentCatalogue("de"), EN._catalogues[0]))
    assert texts.event(TRAJAN, Event("turn_began", Seat(1), (), ALL)) == "Platz 2 begins a turn."


def test_an_installed_package_brings_its_catalogues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        catalogue, "__file__", str(tmp_path / "lib" / "site" / "ulpia" / "text" / "catalogue.py")
    )
    assert catalogue.locales() == tmp_path / "lib" / "locales"
    (tmp_path / "lib" / "site" / "ulpia" / "_locales").mkdir(parents=True)
    assert catalogue.locales() == tmp_path / "lib" / "site" / "ulpia" / "_locales"


def test_an_unknown_language_is_refused_with_the_list_of_languages() -> None:
    with pytest.raises(ValueError, match="unknown language 'la'; choose from: en, de, ru"):
        Texts("la")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru"}, "ru"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert best_language(environment) == language
