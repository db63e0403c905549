"""How a text becomes words: names, you, lists, the table's own events, and no silence about what is missing."""

import pytest

from saucer.core import Aside, Event, Player, Say, Seat, SeatName, Text, text
from saucer.core.table_events import SeatChanged, Spoken, TableEnded, TookBack
from saucer.core.text import listed
from saucer.registry import game_named
from saucer.wording import LANGUAGES, Language, Unworded, Wording, bundle_of, language_of, spoken

ALL_IN_ALL = game_named("all-in-all")
NAMES = ("Anna", "Ben", "Carl")
ANNA, BEN, CARL = Seat(0), Seat(1), Seat(2)


def words(language: Language = "en", you: Seat | None = None) -> Wording:
    return Wording(language, ALL_IN_ALL, NAMES, you)


def who(seat: Seat) -> Text:
    return text("who", player=SeatName(seat))


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de_AT.UTF-8", "de"),
        ("de", "de"),
        ("ca-ES", "ca"),
        ("ca_ES.UTF-8@valencia", "ca"),
        ("CA", "ca"),
        ("en-GB", "en"),
        ("fr-FR", "en"),
        ("cab", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_names_a_language(locale: str | None, language: Language) -> None:
    assert language_of(locale) == language


def test_another_player_is_named_and_you_are_you() -> None:
    landed = text("log-ship_landed", player=SeatName(BEN), portal=6)
    assert words().render(landed) == "Ben lands at portal 6."
    assert words(you=ANNA).render(landed) == "Ben lands at portal 6."
    assert words(you=BEN).render(landed) == "You land at portal 6."
    assert words("de", BEN).render(landed) == "Du landest an Portal 6."
    assert words("ca", BEN).render(landed) == "Aterres al portal 6."


def test_numbers_choose_the_plural() -> None:
    dealt = [text("log-cards_dealt", player=SeatName(BEN), count=count) for count in (1, 2)]
    assert [words("ca").render(each) for each in dealt] == ["Ben rep una carta.", "Ben rep 2 cartes."]


def test_lists_of_one_two_and_three() -> None:
    assert words(you=BEN).render(listed([who(ANNA)])) == "Anna"
    assert words(you=BEN).render(listed([who(ANNA), who(BEN)])) == "Anna and you"
    assert words("de", BEN).render(listed([who(CARL), who(ANNA), who(BEN)])) == "Carl, Anna und du"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_never_read_as_a_message(language: Language) -> None:
    wording = Wording(language, ALL_IN_ALL, ("{ $portal }", "__proto__", "a\u2068b"))
    assert wording.render(who(ANNA)) == "{ $portal }"
    assert wording.render(listed([who(BEN), who(CARL)])).startswith("__proto__ ")


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(Unworded, match=r"all-in-all has no message 'no-such' in de"):
        words("de").render(text("no-such"))


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(Unworded, match=r"'label-land' in en with .*value"):
        words().render(text("label-land", portal=3))


def test_a_missing_message_inside_another_is_an_error() -> None:
    with pytest.raises(Unworded, match="no message 'card-hat'"):
        words().render(text("label-place_relic", relic=text("card-hat")))


def test_a_file_that_cannot_be_read_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saucer.wording.sources", lambda game, language: ("title = All\n", "broken = { $one ->\n"))
    with pytest.raises(Unworded, match="all-in-all in en cannot be read: broken"):
        bundle_of.__wrapped__(ALL_IN_ALL, "en")


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (Spoken(BEN, Say(words="Hello { $x }")), "Ben: Hello { $x }", "Ben: Hello { $x }"),
        (Spoken(ANNA, Say(words="Hm.")), "You: Hm.", "Du: Hm."),
        (SeatChanged(BEN, Player("Ben", "easy")), "A bot, Ben, now plays", "Auf Platz 2 spielt jetzt ein Bot, Ben."),
        (SeatChanged(BEN, Player("Ben")), "Ben now plays at seat 2.", "Ben spielt jetzt auf Platz 2."),
        (TookBack(BEN), "Ben takes the last choice back.", "Ben nimmt die letzte Entscheidung zurück."),
        (TookBack(ANNA), "You take your last choice back.", "Du nimmst deine letzte Entscheidung zurück."),
        (TableEnded("over"), "The game is over.", "Das Spiel ist zu Ende."),
        (TableEnded("abandoned"), "The table was given up", "Der Tisch wurde aufgelöst"),
        (TableEnded("void"), "The table was ended", "Der Tisch wurde beendet"),
    ],
)
def test_what_happens_at_the_table_is_a_line_of_the_log(event: Event, english: str, german: str) -> None:
    assert words("en", ANNA).line(event).startswith(english)
    assert words("de", ANNA).line(event).startswith(german)


class Bow(Aside, frozen=True, kw_only=True):
    depth: str


def test_a_gesture_is_a_message_of_its_game_to_all_or_to_one() -> None:
    assert spoken(BEN, Bow(depth="deep")) == text("aside-bow-deep", player=SeatName(BEN))
    made_to_anna = text("aside-bow-deep-to", player=SeatName(BEN), to=SeatName(ANNA))
    assert spoken(BEN, Bow(depth="deep", to=(ANNA,))) == made_to_anna
