"""Los Incognitos in words: the clause that really bars it, sentences that read as they should, the parts to click."""

from typing import Any

import pytest

from saucer.core import Seat, Unreadable, text
from saucer.games.los_incognitos import GAME
from saucer.games.los_incognitos.model import (
    EndTurn,
    Exchange,
    KeepOther,
    LeaveArena,
    MarkAnywhere,
    OpenChest,
    Pay,
    RollAgain,
    Send,
    SetAside,
    StayHere,
    Store,
    Teleport,
    UseForceField,
)
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
    a_game,
    a_turn,
    mark,
    number,
    run,
    section,
    site,
    to_the_end_of_turn,
)
from saucer.games.los_incognitos.words.prompts import CLAUSES
from saucer.games.los_incognitos.words.refusals import parts
from saucer.wording import LANGUAGES, Language, Wording
from tests.clauses import cited_in, clause
from tests.positions import do

NAMES = ("Anna", "Ben", "Carl", "Dora")


def why(given: Table, part: str, seat: Seat | None = ANNA) -> str | None:
    found = GAME.why_not(given.view(seat), part)
    return None if found is None else found.id


def sec(given: Table, one: str, two: str, at: int = 0) -> str:
    return f"section:{section(given.position, one, two, at)}"


def place(given: Table, name: str) -> str:
    return f"destination:{number(given.position, name)}"


def said(given: Table, action: Any, language: Language = "en", seat: Seat = ANNA) -> str:
    return Wording(language, GAME, NAMES, seat).render(GAME.label(action, given.view(seat)))


def asks(given: Table, seat: Seat = ANNA, language: Language = "en") -> str:
    return Wording(language, GAME, NAMES, seat).render(GAME.prompt(given.view(seat)))


@clause("LI-6", "LI-8")
def test_the_prompt_names_only_what_these_dice_can_do() -> None:
    owns = {ANNA: ["m1", "s1"]}
    everything = a_turn(roll=[S, J, L, B, R, V], owns=owns)
    assert asks(everything) == "You can store a die, move, mark a monster and explore a site."
    assert asks(everything, BEN) == "It is Anna's turn."
    assert asks(everything, language="de").startswith("Du kannst einen Würfel lagern, ziehen, ")
    assert asks(everything, language="ca").startswith("Pots desar un dau, moure't, ")
    assert asks(a_turn(roll=[S, J, L, B, V, V], owns=owns)) == (
        "You can store a die, mark a monster and explore a site."
    )
    assert asks(a_turn(roll=[S, J, L, B, R, R], owns=owns)) == "You can store a die, move and explore a site."
    assert asks(a_turn(roll=[S, S, R, V], owns=owns)) == "You can store a die."
    field = a_turn(roll=[S, R, R, V], explored={ANNA: ["s2"]})
    assert asks(field) == "You can store a die and use a special function."


def test_sections() -> None:
    given = a_turn(roll=[L, B, S, S, R, V], owns={ANNA: ["m2"], BEN: ["m3"]}, sections={BEN: [("A", "v1", 0)]})
    assert why(given, sec(given, "A", "m1", 0)) is None
    assert why(given, sec(given, "A", "m1", 1)) == "why-move_dice"
    assert why(given, sec(given, "A", "v1")) == "why-taken"
    assert why(given, sec(given, "v1", "s1")) == "why-not_there"
    assert why(given, sec(given, "B", "m4")) == "why-double"
    assert why(given, sec(given, "m4", "C")) == "why-carpet"
    assert why(a_turn(roll=[B, B, S]), sec(given, "A", "m1")) == "why-no_locator"
    assert why(a_turn(roll=[L, B, S, V, V]), sec(given, "A", "m1")) == "why-no_moving"


def test_sections_after_a_start_in_between_and_from_both_sides() -> None:
    given = a_turn(roll=[L, L, B, B, J, J])
    started = do(given, run(given, "A", "m2"))
    assert why(started, sec(given, "A", "m2")) == "why-own_section"
    assert why(started, sec(given, "A", "v1")) == "why-started"
    blocked = a_turn(roll=[L, B, J, B], owns={ANNA: ["m1"]}, sections={BEN: [("m1", "m2", 1)]})
    assert why(blocked, sec(blocked, "m1", "m2", 2)) == "why-blocked"
    both = a_turn(roll=[L, B, J, B], owns={ANNA: ["m1", "m2"]})
    assert why(both, sec(both, "m1", "m2", 1)) == "why-begin_at_end"
    assert GAME.path(run(both, "m1", "m2", 0, 1), both.view(ANNA)) == ("section:5", "section:6")
    assert GAME.path(run(both, "m2", "m3"), both.view(ANNA)) == (sec(both, "m2", "m3"),)


def test_destinations() -> None:
    given = a_turn(
        roll=[S, L, R, V],
        owns={ANNA: ["m1", "s1"], BEN: ["m4"]},
        marked={ANNA: [("m5", "yellow")]},
        explored={ANNA: ["s2"]},
    )
    assert why(given, place(given, "A")) == "why-shuttle"
    assert why(given, place(given, "m5")) == "why-marked"
    assert why(given, place(given, "m3")) == "why-not_reached"
    assert why(given, place(given, "m4")) == "why-taken"
    assert why(given, place(given, "s1")) == "why-explore_dice"
    assert why(given, place(given, "s2")) == "why-explored"
    assert why(given, place(given, "m1")) == "why-mark_dice"
    banned = a_turn(roll=[S, J, R, R], owns={ANNA: ["m1"]})
    assert why(banned, place(banned, "m1")) == "why-no_marking"
    gone = a_turn(roll=[S, J, R], owns={ANNA: ["m1"]}, gone={"yellow": 6, "red": 6})
    assert why(gone, place(gone, "m1")) == "why-used_up"
    able = a_turn(roll=[S, J, R], owns={ANNA: ["m1"]})
    assert why(able, place(able, "m1")) is None


def test_dice_pad_roll_and_end() -> None:
    given = a_turn(roll=[J, R, V], pad=[L])
    assert why(given, "die:jetpack") is None
    assert why(given, "die:spray") == "why-not_rolled"
    assert why(given, "die:red_giant") == "why-not_storable"
    assert why(given, "pad:locator") == "why-pad"
    assert why(given, "roll") == why(given, "end") == "why-act_first"
    assert why(given, "monster:red") == "why-monster"
    assert why(given, "symbol:spray") == "why-symbol"
    assert why(given, "value:red:1") == "why-value"
    assert why(given, "set_aside") == "why-no_aside"
    assert why(given, "keep") == why(given, "decline") == "why-nothing_to_decline"
    full = do(a_turn(roll=[J, J, R, V], pad=[L]), Store("jetpack"))
    assert why(full, "die:jetpack") == "why-pad_full"
    assert why(full, "roll") is None
    assert why(full, "end") == "why-roll_on"
    moved = a_turn(roll=[L, B], pad=[S, J], owns={ANNA: ["m1"]})
    empty = do(moved, run(moved, "A", "m2"))
    assert why(empty, "roll") == "why-no_dice"
    assert why(empty, "end") is None
    assert why(a_turn(roll=[J], aside=L), "set_aside") == "why-aside"


@clause("LI-7")
def test_who_is_stuck_is_not_told_to_act_first() -> None:
    given = a_turn(roll=[V, R], explored={ANNA: ["s1"]})
    assert why(given, "roll") == "why-stuck"
    assert why(given, "end") is None
    exchanged = a_turn(roll=[R, V], pad=[L, S], explored={ANNA: ["s1"]}, board=a_board("bazaar"))
    assert why(exchanged, "roll") == "why-stuck"


@clause("LI-11")
def test_without_a_locator_it_does_not_matter_where_a_movement_would_begin() -> None:
    both = a_turn(roll=[B, J, B], owns={ANNA: ["m1", "m2"]})
    assert why(both, sec(both, "m1", "m2", 1)) == "why-no_locator"


def test_functions() -> None:
    assert why(a_turn(roll=[J, V]), "function") == "why-no_function"
    explored = {ANNA: ["s1"]}
    assert why(a_turn(roll=[J, R], explored=explored), "function") == "why-force_field"
    assert why(a_turn(roll=[J, V], explored=explored), "function") is None
    chest = a_board("treasure_chest")
    assert why(a_turn(roll=[J, S], explored=explored, board=chest), "function") == "why-chest_vortex"
    assert why(a_turn(roll=[J, V], explored=explored, board=chest), "function") == "why-chest_dice"
    assert why(a_turn(roll=[J, R, R], explored=explored, board=chest), "function") == "why-no_marking"
    assert why(a_turn(roll=[J], explored=explored, board=a_board("bazaar")), "function") == "why-bazaar"
    assert why(a_turn(roll=[J], explored=explored, board=a_board("arena")), "function") == "why-arena"


def test_others_spectators_and_the_end() -> None:
    given = a_turn(roll=[J, R])
    assert why(given, "roll", BEN) == "why-other_turn"
    assert why(given, "roll", None) == "why-watching"
    assert why(a_turn(), "roll") == "why-rolling"
    assert why(a_game(), "roll") == "why-starting"


def a_duel() -> Table:
    given = a_turn(
        roll=[S, J, V],
        owns={ANNA: ["m1"]},
        explored={ANNA: ["s1"]},
        marked={BEN: [("m4", "yellow"), ("m3", "white"), ("m2", "blue")], ANNA: [("m5", "green")]},
        gone={"yellow": 1},
        board=a_board("arena"),
    )
    given.position.circles[given.position.chart.value_field("blue", 1)] = ANNA
    return to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))


def test_the_arena() -> None:
    given = a_duel()
    assert why(given, "value:yellow:3") is None
    assert why(given, "value:green:1") == "why-not_marked_now"
    assert why(given, "roll") == "why-first-duel"
    sent = do(given, Send("yellow", 3))
    assert why(sent, "value:white:1") is None
    assert why(sent, "value:white:2") == "why-nobodys_monster"
    assert why(sent, "value:green:1") == "why-own_monster"
    assert why(sent, "value:blue:1") == "why-defeated"
    assert why(sent, "value:yellow:1") == "why-lower_value"
    assert why(sent, "end") == "why-first-challenge"


@pytest.mark.parametrize("part", ["", "moon", "section:99", "destination:-1", "value:red:7", "value:red", "die:boots"])
def test_a_part_that_does_not_exist_cannot_be_read(part: str) -> None:
    with pytest.raises(Unreadable, match="there is no part"):
        GAME.why_not(a_turn(roll=[J]).view(ANNA), part)


def test_every_part_answers_in_three_languages() -> None:
    tables = [a_turn(roll=[J, L, B, S, R, V], owns={ANNA: ["m1"]}), a_duel(), do(a_duel(), Send("yellow", 3))]
    for given in tables:
        view = given.view(ANNA)
        legal: list[Any] = given.legal()
        begins = {GAME.path(action, view)[0] for action in legal}
        assert {part for part in parts(view) if GAME.why_not(view, part) is None} == begins
        for part in parts(view):
            found = GAME.why_not(view, part)
            if found is not None:
                assert all(Wording(language, GAME, NAMES, ANNA).render(found).strip() for language in LANGUAGES)


@pytest.mark.parametrize(
    ("action", "path"),
    [
        (Store("spray"), ("die:spray",)),
        (OpenChest("red"), ("function", "monster:red")),
        (MarkAnywhere(4), ("destination:4",)),
        (UseForceField(), ("function",)),
        (Exchange("spray", "locator"), ("function", "pad:spray", "symbol:locator")),
        (KeepOther(), ("keep",)),
        (Pay("rolled"), ("rolled",)),
        (RollAgain(), ("roll",)),
        (EndTurn(), ("end",)),
        (Send("red", 2), ("value:red:2",)),
        (LeaveArena(), ("decline",)),
        (Teleport(7), ("section:7",)),
        (StayHere(), ("decline",)),
        (SetAside("red_giant"), ("symbol:red_giant",)),
    ],
)
def test_the_parts_to_click(action: Any, path: tuple[str, ...]) -> None:
    assert GAME.path(action, a_turn(roll=[J]).view(ANNA)) == path


def test_labels_in_three_languages() -> None:
    given = a_turn(roll=[L, B, J, S, R, V], owns={ANNA: ["m1", "s1"]})
    arrives = run(given, "A", "m2")
    assert said(given, arrives) == "Go from A to M2, one section (locator and moonboot)"
    assert said(given, arrives, "de") == "Von A nach M2, ein Abschnitt (Ortungsgerät und Mondstiefel)"
    assert said(given, arrives, "ca") == "Ves de A fins a M2, un tram (localitzador i bota lunar)"
    part = run(given, "m1", "m2", 0, 1)
    assert said(given, part) == "Go from M1 towards M2, 2 sections (jetpack, locator and moonboot)"
    assert said(given, mark(given, "m1", "yellow")) == "Mark the yellow monster at M1: 2 points"
    assert said(given, mark(given, "m1", "yellow"), "de") == "Markieren bei M1: gelbes Monster, 2 Punkte"
    assert said(given, site(given, "s1")) == "Explore the force field S1"
    assert said(given, RollAgain()) == "Roll 6 dice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_of_every_decision_cites_its_clause(language: Language) -> None:
    for kind, number_of_clause in CLAUSES.items():
        hint = Wording(language, GAME).render(text(f"hint-{kind}"))
        assert number_of_clause in cited_in(hint, "LI")


@clause("LI-7")
def test_decisions_are_named_by_what_is_possible() -> None:
    def kind(given: Table) -> str | None:
        decision = GAME.decision(given.view(ANNA))
        return None if decision is None else decision.kind

    assert kind(a_turn(roll=[J, R])) == "act"
    assert kind(do(a_turn(roll=[J, R]), Store("jetpack"))) == "act_more"
    assert kind(a_turn(roll=[V, R], explored={ANNA: ["s1"]})) == "stuck"
    assert GAME.decision(a_turn(roll=[J, R]).view(BEN)) is None


def test_out_of_time_the_table_does_as_little_as_it_can() -> None:
    given = a_turn(roll=[J, R])
    assert GAME.fallback(given.view(ANNA), given.position.legal(ANNA)) == Store("jetpack")
    acted = do(a_turn(roll=[J, L, R]), Store("jetpack"))
    assert GAME.fallback(acted.view(ANNA), acted.position.legal(ANNA)) == RollAgain()
    duel = a_duel()
    assert GAME.fallback(duel.view(ANNA), duel.position.legal(ANNA)) == LeaveArena()
