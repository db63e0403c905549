"""All in All in words: the parts to click, prompts and hints, the sentences of the log, the drawing for a terminal."""

from typing import get_args

import pytest
from msgspec.structs import replace

from saucer.core import Seat, text
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import (
    AliensLaid,
    Answered,
    CardDrawn,
    CardsDealt,
    CardTaken,
    Choice,
    CollectingStarted,
    DrawFrom,
    FlyOn,
    HandDealt,
    Happening,
    Land,
    LeftoversTaken,
    MatchStopped,
    MatchWon,
    MissionEnded,
    MissionStarted,
    PassEnded,
    PassGiven,
    PilfererPlayed,
    PlaceRelic,
    PlayPilferer,
    PlaySchemer,
    PlayTimeThief,
    RelicPlaced,
    SabortalDrawn,
    SchemerPlayed,
    ShipLanded,
    ShipsLanded,
    Stop,
    Stopped,
    TakeCard,
    TimeThiefPlayed,
    WindowClosed,
)
from saucer.games.all_in_all.tests.worded import ANNA, BEN, CARL, NAMES, TABLES, a_view, scenes, with_cards, with_player
from saucer.games.all_in_all.words.prompts import CLAUSES
from saucer.games.all_in_all.words.refusals import Kind
from saucer.wording import LANGUAGES, Language, Wording
from tests.clauses import cited_in


@pytest.mark.parametrize(
    ("action", "path"),
    [
        (DrawFrom(CARL), ("seat:2",)),
        (PlayPilferer(BEN, "boots"), ("card:pilferer", "planet:1:boots")),
        (PlaySchemer(3, "planet"), ("card:schemer", "portal:3", "planet")),
        (PlaySchemer(3, "hand"), ("card:schemer", "portal:3", "hand")),
        (PlayTimeThief(), ("card:time_thief",)),
        (Land(), ("portal:5",)),
        (FlyOn(), ("fly_on",)),
        (TakeCard(3), ("portal:3",)),
        (PlaceRelic("boots"), ("relic:boots",)),
        (Stop(), ("stop",)),
    ],
)
def test_the_parts_to_click(action: Choice, path: tuple[str, ...]) -> None:
    assert GAME.path(action, a_view()) == path


@pytest.mark.parametrize(
    ("changes", "english", "german", "catalan"),
    [
        (
            {},
            "You explore portal 5: draw a card from another player's hand.",
            "Du erkundest Portal 5: Zieh eine Karte aus einer anderen Hand.",
            "Explores el portal 5: roba una carta d'una altra mà.",
        ),
        (
            {"hand": ("time_thief", "sabortal")},
            "You explore portal 5: draw a card from another player's hand, or play an alien.",
            "Du erkundest Portal 5: Zieh eine Karte aus einer anderen Hand oder spiel ein Alien.",
            "Explores el portal 5: roba una carta d'una altra mà o juga un alienígena.",
        ),
        ({"explorer": BEN}, "Ben explores portal 5.", "Ben erkundet Portal 5.", "Ben explora el portal 5."),
        (
            {"phase": "landing", "portal": 6},
            "You may land at portal 6, or fly on.",
            "Du darfst an Portal 6 landen oder weiterfliegen.",
            "Pots aterrar al portal 6 o continuar volant.",
        ),
        (
            {"phase": "drawing", "explorer": BEN, "drawn_from": ANNA},
            "Ben is drawing a card from your hand for portal 5.",
            "Ben zieht eine Karte aus deiner Hand für Portal 5.",
            "Ben et roba una carta per al portal 5.",
        ),
        (
            {"phase": "over", "reason": "hundred_missions", "winners": (ANNA, CARL)},
            "Shared victory: you and Carl. One hundred missions have been flown.",
            "Geteilter Sieg: du und Carl. Hundert Missionen sind geflogen.",
            "Victòria compartida: tu i Carl. S'han fet cent missions.",
        ),
    ],
)
def test_prompts(changes: dict[str, object], english: str, german: str, catalan: str) -> None:
    prompt = GAME.prompt(a_view(**changes))
    rendered = [Wording(language, GAME, NAMES, ANNA).render(prompt) for language in LANGUAGES]
    assert rendered == [english, german, catalan]


def test_who_is_asked_again_is_told_who_has_landed_meanwhile() -> None:
    """AA-13 The question is the same; what changed stands before it."""
    view = a_view(phase="landing", portal=6)
    landed = replace(view.portals[5], ships=(BEN,))
    again = replace(view, portals=(*view.portals[:5], landed, *view.portals[6:]))
    rendered = [Wording(language, GAME, NAMES, ANNA).render(GAME.prompt(again)) for language in LANGUAGES]
    assert rendered == [
        "Ben landed at portal 6. You may land there, too, or fly on.",
        "Gelandet an Portal 6: Ben. Du darfst dort auch landen oder weiterfliegen.",
        "Han aterrat al portal 6: Ben. També hi pots aterrar, o continuar volant.",
    ]


STORY: list[tuple[Happening, str]] = [
    (HandDealt(ANNA, ("boots", "boots", "plug")), "You are dealt: 2 × Comet Boots and Cosmic Plug."),
    (CardsDealt(BEN, 1), "Ben is dealt one card."),
    (AliensLaid(("schemer", "pilferer", "time_thief")), "The aliens wait at portals 1 to 3: Schemer, Pilferer and"),
    (PassGiven(ANNA), "You get the starting pass."),
    (MissionStarted(2, 1), "Mission 2 starts at portal 1."),
    (CardDrawn(BEN, ANNA, "cloak", 4), "Ben draws the Hush Cloak from your hand for portal 4."),
    (SabortalDrawn(ANNA, BEN, 4), "You draw the sabortal from Ben's hand at portal 4!"),
    (PilfererPlayed(BEN, 4, CARL, "boots"), "Ben plays the pilferer at portal 4 and takes the Comet Boots from Carl's"),
    (SchemerPlayed(ANNA, 5, 3, "boots", "hand"), "You play the schemer at portal 3 and take the Comet Boots"),
    (SchemerPlayed(BEN, 5, 3, "boots", "planet"), "Ben plays the schemer at portal 3 and places the Comet Boots"),
    (TimeThiefPlayed(BEN, 4), "Ben plays the time thief at portal 4"),
    (Answered(BEN), "Ben has answered."),
    (PassEnded(4, ()), "No more landings at portal 4."),
    (PassEnded(4, (BEN,)), "Ben lands at portal 4."),
    (PassEnded(4, (BEN, ANNA)), "Landing at portal 4, in this order: Ben and you."),
    (ShipLanded(ANNA, 4), "You land at portal 4."),
    (WindowClosed(4), "The window for landing at portal 4 closes."),
    (ShipsLanded((BEN,)), "Portal 10 is explored: all ships still flying land there, in this order: Ben."),
    (MissionEnded("sabortal", ()), "The sabortal has ended the mission. Nobody has landed, so nobody collects."),
    (MissionEnded("all_landed", (BEN, ANNA)), "Everybody has landed: the mission is over. The order of collecting: "),
    (MissionEnded("super_mission", (BEN,)), "A super-mission: it is over, and nobody was left behind. The order"),
    (CollectingStarted(BEN, 2), "Ben collects, with 2 actions."),
    (CardTaken(ANNA, 3, "pilferer"), "You take the Pilferer from portal 3."),
    (RelicPlaced(BEN, "paper"), "Ben places the Endless Roll on the home planet."),
    (Stopped(BEN), "Ben leaves it at that."),
    (LeftoversTaken(BEN, ("boots", "schemer")), "Ben holds the starting pass and takes what is left at the portals: C"),
    (MatchWon(ANNA), "You win! Three full sets lie on one home planet."),
    (MatchStopped("nothing_left", (BEN,)), "Ben wins! No relic is left outside the home planets."),
    (MatchStopped("hundred_missions", (BEN, CARL)), "Shared victory: Ben and Carl. One hundred missions have been"),
]


@pytest.mark.parametrize(("event", "sentence"), STORY, ids=[type(event).__name__ for event, _ in STORY])
def test_the_story_in_english(event: Happening, sentence: str) -> None:
    assert Wording("en", GAME, NAMES, ANNA).line(event).startswith(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, ANNA, BEN, CARL])
def test_the_story_for_everybody(you: Seat | None, language: Language) -> None:
    sentences = [Wording(language, GAME, NAMES, you).line(event) for event, _ in STORY]
    assert all(sentence.endswith((".", "!")) for sentence in sentences), sentences


def test_the_story_tells_every_event() -> None:
    assert {type(event) for event, _ in STORY} == set(get_args(Happening))


def test_the_drawing_of_a_view() -> None:
    view = with_cards(a_view(hand=("boots", "boots", "sabortal"), pile=1), {3: "schemer"})
    view = with_player(view, BEN, landed=3, planet=("boots",) * 3, sets=1, cards=4, known=("pilferer",))
    wording = Wording("en", GAME, NAMES, ANNA)
    drawn = [wording.render(words) for words in GAME.drawing(view)]
    assert drawn[0] == "Mission 2, one card left in the pile"
    assert drawn[3:6] == ["    3 [2] Schemer", "    4 [2] –", " >  5 [2] –"]
    assert drawn[10] == "   10 [4] –"
    assert drawn[14:17] == [
        "Ben, with the starting pass, landed at portal 3",
        "     planet, one set: 3 × Comet Boots",
        "     4 cards in hand, among them Pilferer",
    ]
    assert drawn[-1] == "Your hand: 2 × Comet Boots and Sabortal"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(Kind))
def test_the_hint_of_a_decision_cites_its_clause(kind: Kind, language: Language) -> None:
    hint = Wording(language, GAME).render(text(f"hint-{kind}"))
    assert CLAUSES[kind] in cited_in(hint, "AA")


def test_stopping_with_actions_left_asks_first_and_nothing_else_does() -> None:
    asked = 0
    for position, seat, view in scenes(TABLES[0], 1):
        for action in position.legal(seat):
            wasted = isinstance(action, Stop) and view.actions_left > 0
            assert GAME.offer(action, view).caution == (
                text("caution-stop", count=view.actions_left) if wasted else None
            )
            asked += wasted
    assert asked
