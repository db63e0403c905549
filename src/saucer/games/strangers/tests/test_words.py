"""Labels, parts to click, and why something cannot be done: with the clause that really bars it."""

from typing import Any

import pytest

from saucer.core import Seat, Text, Unreadable, text
from saucer.games.strangers import GAME
from saucer.games.strangers.board_model import StrangersBoard
from saucer.games.strangers.events import Happening, KidAbducted, KidsAbducted, KidSpared, StrangerChosen
from saucer.games.strangers.model import (
    Choice,
    ChooseKid,
    ChooseScored,
    ChooseStranger,
    DiscardCard,
    GoTo,
    KeepCards,
    LetOut,
    NamePlayer,
    PlaceStranger,
    PlayCard,
    RunAway,
    SaucerFirst,
    StrangersOptions,
    StrangersView,
    TakeCard,
)
from saucer.games.strangers.tests.table import (
    ANNA,
    BEN,
    BLANK_SIDE,
    SCHOOL,
    B,
    Table,
    a_game,
    a_start,
    draws,
    flips,
    play,
)
from saucer.games.strangers.words.drawing import BLANK
from saucer.wording import LANGUAGES, Wording
from tests.clauses import cited_in, clause
from tests.positions import do


def why(given: Table, part: str) -> tuple[str | None, set[str]]:
    """The message, and the clauses it cites, to Anna."""
    found = GAME.why_not(given.view(ANNA), part)
    return (None, set()) if found is None else (found.id, cited(found))


def cited(words: Text) -> set[str]:
    names = ("Anna", "Ben", "Carl", "Dora")
    said = {frozenset(cited_in(Wording(language, GAME, names, ANNA).render(words), "DS")) for language in LANGUAGES}
    assert len(said) == 1, f"not the same clauses in every language: {words}"
    return set(said.pop())


def holding(card: str, **given: Any) -> Table:
    return a_game(hand={ANNA: [card, "walk", "walk"]}, **given)


def going(card: str, kid: str = SCHOOL, **given: Any) -> Table:
    return play(holding(card, kids={ANNA: [kid]}, **given), card)


def second_kid_chosen() -> Table:
    """One has moved by WALKIE TALKIES already."""
    given = holding("walkie_talkies", kids={ANNA: ["e4", "d5"]})
    return play(given, "walkie_talkies", ChooseKid(ANNA, "e4"), GoTo("e3"), ChooseKid(ANNA, "d5"))


FULL = {"b2": [BEN] * 3, "c4": [BEN], "a1": [BEN]}


@pytest.mark.parametrize(
    ("given", "part", "clause_number"),
    [
        (a_game(turn=BEN), "card:walk", "DS-6"),
        (a_game(), "card:rad_bike", "DS-8"),
        (a_game(), "card:saucer", "DS-21"),
        (a_game(kids={ANNA: ["e4"]}), "let_out", "DS-7"),
        (a_game(kids={ANNA: [SCHOOL]}), "run_away", "DS-9"),
        (a_game(), "discard", "DS-41"),
        (a_game(), "kid:0@e4", "DS-6"),
        (a_game(), "deck", "DS-10"),
        (do(a_game(brainiac=True), DiscardCard("walk")), "discard", "DS-41"),
        (do(a_game(brainiac=True), LetOut()), "let_out", "DS-41"),
        (do(a_game(brainiac=True), LetOut()), "card:walk", "DS-41"),
        (do(a_game(brainiac=True), LetOut()), "card:rad_bike", "DS-8"),
        (play(holding("run", kids={ANNA: ["e4", "d5"]}), "run"), "stop", "DS-8"),
        (play(holding("run", kids={ANNA: ["e4", "d5"], BEN: ["e6"]}), "run"), "kid:1@e6", "DS-26a"),
        (play(holding("run", kids={ANNA: ["e4", "d5"]}), "run"), "kid:0@a5", "DS-26a"),
        (play(holding("run", kids={ANNA: ["e4", "d5"]}, scored={"c4": [BEN]}), "run"), "spot:c4:1", "DS-16"),
        (play(holding("run", kids={ANNA: ["e4", "d5"]}), "run"), "space:e4", "DS-26a"),
        (second_kid_chosen(), "stop", "DS-13"),
        (going("walk"), "space:c5", "DS-13"),
        (going("walk"), "space:e5", "DS-13"),
        (going("walk", "e4", strangers=["e3"]), "space:e3", "DS-22"),
        (going("walk", "c5", scored=FULL), "space:c4", "DS-15"),
        (going("walk"), "space:c4", "DS-15"),
        (going("hop_the_fence"), "space:a1", "DS-29"),
        (going("rad_bike", "e4", strangers=["e3"]), "space:e3", "DS-30"),
        (going("school_bus"), "space:e4", "DS-27"),
        (going("school_bus"), "space:e5", "DS-26a"),
        (going("school_bus", "f5", board=B, strangers=["h8"]), "space:h8", "DS-22"),
        (going("moms_car"), "space:a1", "DS-17"),
        (going("moms_car", scored=FULL), "space:c4", "DS-15"),
        (going("moms_car"), "space:e4", "DS-36"),
        (going("pool_party"), "space:c4", "DS-33"),
        (flips(going("hitchhiking"), BLANK_SIDE), "space:c4", "DS-37"),
        (play(holding("new_step_dad", scored={"c4": [ANNA]}), "new_step_dad"), "space:c4", "DS-34"),
        (play(holding("new_step_dad", scored={"c4": [ANNA], "g6": [ANNA]}, kids={ANNA: ["e4"]}), "new_step_dad"),
         "kid:0@e4", "DS-34"),
        (play(holding("school_bus", kids={ANNA: [SCHOOL, "d1", "e4"]}), "school_bus"), "kid:0@e4", "DS-27"),
        (play(holding("soda_shop_date"), "soda_shop_date"), "seat:0", "DS-38"),
        (do(play(holding("soda_shop_date"), "soda_shop_date"), NamePlayer(BEN)), "named:rad_bike", "DS-38"),
        (play(holding("man_in_black", strangers=["e3"]), "man_in_black"), "stranger:e7", "DS-35"),
        (do(play(holding("man_in_black", strangers=["e3"]), "man_in_black"), ChooseStranger("e3")),
         "space:e3", "DS-22"),
        (draws(play(a_game(strangers=["e3"]), "walk"), "stranger_sighting"), "space:e3", "DS-22"),
        (draws(play(a_game(), "walk"), "stranger_sighting"), "space:e4", "DS-22"),
        (draws(play(a_game(kids={BEN: ["e4"]}), "walk"), "saucer"), "spot:c4:1", "DS-26a"),
        (draws(play(a_game(kids={BEN: ["e4"]}, total_invasion=True), "walk"), "saucer"), "space:e3", "DS-42"),
        (a_start(1, variant="architect"), "take:saucer", "DS-45"),
        (a_start(1, variant="architect"), "card:walk", "DS-45"),
    ],
)  # fmt: skip
def test_a_refusal_cites_the_clause_that_bars_it(given: Table, part: str, clause_number: str) -> None:
    message, clauses = why(given, part)
    assert message is not None
    assert clauses == {clause_number}


@clause("DS-6")
def test_what_can_be_used_is_not_refused() -> None:
    given = a_game(kids={ANNA: ["e4"]}, scored={"c2": [ANNA]})
    for part in ("card:walk", "let_out", "run_away"):
        assert GAME.why_not(given.view(ANNA), part) is None
    assert why(given, "kid:0@e4")[0] == "why-now-turn"


def test_a_part_that_is_not_there_cannot_be_read() -> None:
    with pytest.raises(Unreadable):
        GAME.why_not(a_game().view(ANNA), "portal:3")


def test_labels_say_what_a_choice_does() -> None:
    view = going("skateboard", scored={"b2": [BEN, None, None]}).view(ANNA)
    assert said(GoTo("c4"), view) == "Score in the HOME c4: 3 points"
    assert said(GoTo("b5"), view) == "To b5"
    assert said(GoTo("b2"), view) == "Score in the POOL b2: 5 points"
    assert said(ChooseScored("b2", 1), view) == "Ben's Kid in the POOL b2, spot 1"
    taken = draws(play(a_game(kids={BEN: ["e3", "e3"]}), "walk"), "stranger_sighting").view(ANNA)
    assert said(PlaceStranger("e3"), taken) == "On e3, where 2 Kids are"


def said(action: Choice, view: StrangersView) -> str:
    return Wording("en", GAME, ("Anna", "Ben", "Carl", "Dora"), ANNA).render(GAME.label(action, view))


def told(event: Happening, viewer: Seat | None = ANNA) -> list[str]:
    """In English, German and Catalan."""
    names = ("Anna", "Ben", "Carl", "Dora")
    return [Wording(language, GAME, names, viewer).render(GAME.line(event)) for language in LANGUAGES]


@clause("DS-22")
def test_who_lost_how_many_kids_to_a_stranger_is_told_once_for_each_player() -> None:
    assert told(KidsAbducted("e3", (ANNA, BEN, BEN))) == [
        "The Stranger on e3 takes a Kid of yours and 2 Kids of Ben, back to the supply.",
        "Der Fremde auf e3 holt ein Kind von dir und 2 Kinder von Ben, zurück in den Vorrat.",
        "L'Estrany de e3 fa tornar a la reserva un nen teu i 2 nens de Ben.",
    ]
    assert told(KidsAbducted("e3", (ANNA, ANNA)), None)[0] == (
        "The Stranger on e3 takes 2 Kids of Anna, back to the supply."
    )


@clause("DS-23", "DS-35")
def test_whom_a_saucer_takes_and_which_stranger_moves_is_told_in_whole_sentences() -> None:
    assert told(StrangerChosen(ANNA, "e3"))[0] == "You choose the Stranger on e3: it is about to move."
    assert told(KidAbducted(ANNA, "e4", None))[:2] == [
        "Your Kid on e4 is abducted.", "Dein Kind auf e4 wird entführt.",
    ]  # fmt: skip
    assert told(KidAbducted(BEN, "b2", 1))[0] == "Ben's scored Kid in b2 is abducted."
    assert told(KidSpared(ANNA, "e4", None))[0] == "Your Kid on e4 is spared."
    assert told(KidSpared(BEN, "b2", 1))[0] == "Ben's scored Kid in b2 is spared."


def test_paths_name_the_parts_to_click() -> None:
    view = a_game(kids={ANNA: ["e4"]}, brainiac=True).view(ANNA)
    expected: dict[Choice, tuple[str, ...]] = {
        PlayCard("walk"): ("card:walk",),
        DiscardCard("walk"): ("discard", "card:walk"),
        RunAway("e4"): ("run_away", "kid:0@e4"),
        LetOut(): ("let_out",),
        ChooseKid(BEN, "e5"): ("kid:1@e5",),
        GoTo("c4"): ("space:c4",),
        ChooseScored("b2", 2): ("spot:b2:2",),
        TakeCard("run"): ("take:run",),
        SaucerFirst(): ("saucer_first",),
        KeepCards(): ("keep",),
    }
    assert {action: GAME.path(action, view) for action in expected} == expected


@clause("DS-3")
def test_the_terminal_draws_the_street_map() -> None:
    view = a_game(kids={ANNA: ["e4"], BEN: ["d5"]}, strangers=["e3"]).view(ANNA)
    lines = [Wording("en", GAME, ("Anna", "Ben", "Carl", "Dora"), ANNA).render(line) for line in GAME.drawing(view)]
    lines = [line.replace(BLANK, " ") for line in lines]
    assert " 3 | .c  .  x.   .  X. = F | . = G | .s|" in lines
    assert " 5 | .   .   .c  2   @s  .   .   .   . |" in lines
    assert any("Your hand: WALK" in line for line in lines)


def test_a_clock_that_runs_out_does_no_harm() -> None:
    given = a_game(kids={ANNA: ["e4"]}, brainiac=True)
    assert GAME.fallback(given.view(ANNA), tuple(given.legal())) == PlayCard("walk")
    after_it = do(a_game(brainiac=True), LetOut())
    assert GAME.fallback(after_it.view(ANNA), tuple(after_it.legal())) == KeepCards()
    assert GAME.fallback(a_game().view(ANNA), tuple(a_game().legal())) == LetOut()


def test_every_mistake_of_a_board_can_be_read() -> None:
    wrong = StrangersBoard("x", 8, 5, 5, "c3", (), (), (), ())
    for mistake in GAME.mistakes(wrong):
        for language in LANGUAGES:
            assert Wording(language, GAME).render(mistake.problem)
    refused = GAME.check(3, StrangersOptions(variant="gauntlet"))
    assert refused == text("check-gauntlet")


@clause("DS-6", "DS-7", "DS-9")
def test_who_is_asked_is_told_of_the_actions_that_there_are() -> None:
    def asked(given: Table) -> str:
        return Wording("en", GAME, ("Anna", "Ben", "Carl", "Dora"), ANNA).render(GAME.prompt(given.view(ANNA)))

    assert asked(a_game()) == "Your turn: let out a Kid, or play a card."
    assert asked(a_game(kids={ANNA: [SCHOOL]})) == "Your turn: play a card."
    assert asked(a_game(kids={ANNA: ["e4"]})) == "Your turn: play a card, or run away."
    park = a_game(kids={ANNA: ["e4"]}, scored={"c2": [ANNA, None]})
    assert asked(park) == "Your turn: let out a Kid, play a card, or run away."
