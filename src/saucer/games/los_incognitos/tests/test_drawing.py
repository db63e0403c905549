"""Los Incognitos at the terminal, where the drawing is all there is to look at, and in the log."""

from pathlib import Path

import pytest

from saucer.core import Seat
from saucer.games.los_incognitos import GAME
from saucer.games.los_incognitos.events import DropRolled, DuelRolled, MonsterChallenged, Rolled, SiteExplored
from saucer.games.los_incognitos.model import Monster
from saucer.games.los_incognitos.tests.table import (
    ANNA,
    BEN,
    B,
    J,
    L,
    R,
    S,
    Table,
    V,
    a_board,
    a_turn,
    mark,
    roll,
    run,
    to_the_end_of_turn,
)
from saucer.wording import Language, Wording
from tests.clauses import clause
from tests.positions import do

NAMES = ("Anna", "Ben", "Carl", "Dora")
TEXTS = Path(__file__).parents[1] / "text"


def drawn(given: Table, language: Language = "en") -> list[str]:
    wording = Wording(language, GAME, NAMES, ANNA)
    return [wording.render(line).strip() for line in GAME.drawing(given.view(ANNA))]


def told(given: Table, language: Language = "en", seat: Seat = ANNA) -> list[str]:
    """What the last verb told, as the log says it."""
    wording = Wording(language, GAME, NAMES, seat)
    return [wording.line(event) for event in given.heard()]


@clause("LI-2", "LI-50")
def test_a_destination_says_what_is_there_before_anybody_comes() -> None:
    lines = drawn(a_turn(roll=[J, R]))
    assert "A (shuttle)" in lines
    assert "M1 (yellow monster or red monster)" in lines
    assert "V1 (vessel)" in lines
    assert "S1 (force field)" in lines
    assert "M1 (gelbes Monster oder rotes Monster)" in drawn(a_turn(roll=[J, R]), "de")
    assert "M1 (monstre groc o monstre vermell)" in drawn(a_turn(roll=[J, R]), "ca")


@clause("LI-50")
def test_a_destination_says_whose_it_is_and_what_was_done_there() -> None:
    given = a_turn(
        roll=[J, R],
        owns={ANNA: ["m1"]},
        marked={BEN: [("m2", "red")]},
        explored={BEN: ["s1"]},
        board=a_board("treasure_chest"),
    )
    given.position.marks[6] = 0
    lines = drawn(given)
    assert "M1 (yellow monster or red monster): you, open" in lines
    assert "M2 (red monster or blue monster): Ben, red monster marked" in lines
    assert "S1 (treasure chest): Ben, explored" in lines
    assert "M4 (yellow monster or blue monster): nobody, yellow monster marked" in lines


@clause("LI-15", "LI-50")
def test_a_shuttle_says_that_it_was_started_from() -> None:
    given = a_turn(roll=[L, L, B, B, J, J])
    lines = drawn(do(given, run(given, "A", "m2")))
    assert "A (shuttle, started from in this turn)" in lines
    assert "B (shuttle)" in lines


@clause("LI-39", "LI-50")
def test_values_show_their_signs_only_if_these_are_played_with() -> None:
    board = a_board(signs={"green": "arrow"})
    row = "green monster (3 × spray and 2 × moonboot): "
    assert row + "9, 10, 11 and 12" in drawn(a_turn(roll=[J, R], board=board))
    signed = "9 (blue arrow), 10 (blue arrow), 11 (blue arrow) and 12 (blue arrow)"
    assert row + signed in drawn(a_turn(roll=[J, R], board=board, signs=True))


@clause("LI-39", "LI-50")
def test_signs_still_to_be_carried_out_are_in_sight() -> None:
    board = a_board(signs={"yellow": "arrow", "red": "drop"})
    given = a_turn(roll=[S, J, S, S, J, V], owns={ANNA: ["m1", "m2"]}, board=board, signs=True)
    both = to_the_end_of_turn(do(given, mark(given, "m1", "yellow"), mark(given, "m2", "red")))
    shown = "blue arrow of yellow monster no. 1, value 2 and red drop of red monster no. 1, value 3"
    assert f"Signs still to be carried out: {shown}" in drawn(both)
    assert not any("Signs" in line for line in drawn(given))


@clause("LI-21")
def test_a_logbook_is_a_row_of_short_entries() -> None:
    given = a_turn(roll=[J, R], log={ANNA: ["stroke", 0, "zero", "used_zero", 7]})
    assert "You: stroke, 0, zero roll, used zero and 7 (points 7, longest route 0)" in drawn(given)


@clause("LI-8", "LI-45")
def test_the_log_says_when_the_die_set_aside_brings_a_ban() -> None:
    assert told(a_turn(roll=[J, R, R])) == ["You roll jetpack and 2 × Red Giant: no marking."]
    assert told(a_turn(roll=[J, R], aside=R)) == [
        "You roll jetpack and Red Giant (with the Red Giant set aside): no marking."
    ]
    assert told(a_turn(roll=[J, V], aside=V), "de") == [
        "Du wirfst Jetpack und Zeitstrudel (dazu beiseitegelegt: Zeitstrudel): kein Ziehen."
    ]
    both = Rolled(BEN, (R, V, V), ("moving", "marking"))
    assert Wording("en", GAME, NAMES, ANNA).render(GAME.line(both)) == (
        "Ben rolls Red Giant and 2 × time vortex (with the Red Giant set aside): neither moving nor marking."
    )
    assert told(a_turn(roll=[J, R], aside=V)) == ["You roll jetpack and Red Giant."]


@clause("LI-40", "LI-45")
def test_the_log_says_when_the_die_set_aside_counts_for_a_star() -> None:
    given = a_turn(roll=[S, J], owns={ANNA: ["m1"]}, aside=R, signs=True)
    star = do(given, mark(given, "m1", "yellow"))
    assert "Yellow star: you roll 5 × jetpack (with the Red Giant set aside) for 1 extra point." in told(
        roll(star, J, J, J, J, J)
    )


@clause("LI-38", "LI-42", "LI-45")
def test_the_log_says_when_the_die_set_aside_counts_for_a_drop_or_in_a_duel() -> None:
    wording = Wording("en", GAME, NAMES, ANNA)
    drop = DropRolled(BEN, (J, R), Monster("red", 1, 3), 2)
    assert wording.render(GAME.line(drop)).startswith(
        "Red drop: Ben rolls jetpack and Red Giant (with the Red Giant set aside) and loses 2 points"
    )
    assert "set aside" not in wording.render(GAME.line(DropRolled(BEN, (J, R), Monster("red", 1, 3), 1)))
    assert wording.render(GAME.line(DuelRolled(BEN, (J, J), 1, 5))) == (
        "Ben rolls 2 × jetpack (with the Red Giant set aside): 1 × Red Giant, 5 in all."
    )


@pytest.mark.parametrize(
    ("language", "one", "four"),
    [("en", " 1 point", "4 points"), ("de", " 1 Punkt", "4 Punkte"), ("ca", " 1 punt", "4 punts")],
)
def test_one_point_is_a_point(language: Language, one: str, four: str) -> None:
    given, wording = a_turn(roll=[J, R]), Wording(language, GAME, NAMES, ANNA)
    spot = given.position.chart.spots[9]
    for seat in (ANNA, BEN):
        assert wording.render(GAME.line(SiteExplored(seat, spot, "bazaar", 1, ()))).endswith(f"{one}.")
        assert wording.render(GAME.line(SiteExplored(seat, spot, "bazaar", 4, ()))).endswith(f"{four}.")
        other = BEN if seat == ANNA else ANNA
        duel = MonsterChallenged(seat, other, Monster("red", 1, 3), Monster("red", 2, 4), 1)
        assert wording.render(GAME.line(duel)).endswith(f"{one}.")


@pytest.mark.parametrize(
    ("language", "other_words"),
    [
        ("de", ("einen Jetpack", "erforsch", "Wertungstafel", "schlechte Zeichen", "kein Bewegen", "benutzte Null")),
        ("ca", ("llançador", " entrades", "El demanen", "dau reservat", "reservat per", "un camp.", "aquest camp")),
    ],
)
def test_a_thing_has_one_name_in_a_language(language: str, other_words: tuple[str, ...]) -> None:
    for file in (f"{language}.ftl", f"guide.{language}.ftl", f"rules.{language}.md"):
        written = (TEXTS / file).read_text("utf-8")
        assert [word for word in other_words if word in written] == []
