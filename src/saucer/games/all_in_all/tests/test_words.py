"""All in All in words: every part of the board answers why not, and sentences read as they should."""

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from saucer.core import Over, Position, Seat, Text, Unreadable, encode, stream, text
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import (
    AliensLaid,
    AllInAllView,
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
from saucer.games.all_in_all.words.prompts import CLAUSES
from saucer.games.all_in_all.words.refusals import Kind, parts
from saucer.wording import LANGUAGES, Language, Wording
from tests.clauses import cited_in
from tests.suite.tables import Table, pairwise_tables
from tests.wording.playing import steps

TABLES = pairwise_tables(GAME)
NAMES = ("Anna", "Ben", "Carl", "Dora", "Emil", "Fina")
ANNA, BEN, CARL = Seat(0), Seat(1), Seat(2)

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def scenes(table: Table, seed: int) -> Iterator[tuple[Position, Seat, AllInAllView]]:
    """Every third position of a random game, as each seat sees it; the waiting ones are all alike."""
    for number, (position, _) in enumerate(steps(table, seed)):
        if number % 3 == 0 or isinstance(position.next(), Over):
            for seat in table.seats:
                view = position.view(seat)
                assert isinstance(view, AllInAllView)
                yield position, seat, view


@every_table
def test_a_part_answers_why_not_exactly_if_it_begins_nothing_legal(table: Table) -> None:
    """What is legal is taken from a position imagined from the view: nothing else may be needed."""
    for _, seat, view in scenes(table, seed=1):
        legal = GAME.imagine(view, stream(7)).legal(seat)
        begins = {GAME.offer(action, view).path[0] for action in legal}
        assert {part for part in parts(table.players) if GAME.why_not(view, part) is None} == begins


@every_table
def test_why_not_can_be_worded(table: Table) -> None:
    reasons: dict[tuple[Seat, bytes], Text] = {}
    for _, seat, view in scenes(table, seed=2):
        found = [GAME.why_not(view, part) for part in parts(table.players)]
        reasons.update({(seat, encode(each)): each for each in found if each is not None})
    for (seat, _), reason in reasons.items():
        assert all(Wording(language, GAME, NAMES, seat).render(reason).strip() for language in LANGUAGES)


@every_table
def test_nobody_watching_can_use_anything(table: Table) -> None:
    for position, _ in steps(table, seed=4):
        view = position.view(None)
        assert isinstance(view, AllInAllView)
        assert GAME.decision(view) is None
        why = [GAME.why_not(view, part) for part in parts(table.players)]
        over = isinstance(position.next(), Over)
        assert {each.id for each in why if each is not None} == {"why-over" if over else "why-watching", "why-pile"}
        assert None not in why


@pytest.mark.parametrize("part", ["", "moon", "seat:4", "seat:-1", "portal:0", "portal:11", "card:boots", "planet:0:"])
def test_a_part_that_does_not_exist_cannot_be_read(part: str) -> None:
    view = GAME.start(4, GAME.options()).view(ANNA)
    assert isinstance(view, AllInAllView)
    with pytest.raises(Unreadable, match="there is no part"):
        GAME.why_not(view, part)


def a_view(**changes: object) -> AllInAllView:
    """Anna, the second mission of three, exploring portal 5 with nothing on the board but what is changed."""
    view = GAME.start(3, GAME.options()).view(ANNA)
    assert isinstance(view, AllInAllView)
    usual: dict[str, object] = {
        "phase": "exploring", "mission": 2, "portal": 5, "first_portal": 1, "pass_holder": BEN, "hand": ("sabortal",),
    }  # fmt: skip
    return msgspec.structs.replace(view, **{**usual, **changes})


def with_cards(view: AllInAllView, lying: dict[int, str]) -> AllInAllView:
    portals = [
        msgspec.structs.replace(portal, card=lying.get(number)) for number, portal in enumerate(view.portals, start=1)
    ]
    return msgspec.structs.replace(view, portals=tuple(portals))


def with_player(view: AllInAllView, seat: Seat, **changes: object) -> AllInAllView:
    players = list(view.players)
    players[seat] = msgspec.structs.replace(players[seat], **changes)
    return msgspec.structs.replace(view, players=tuple(players))


def why(view: AllInAllView, part: str, *picked: str) -> str | None:
    found = GAME.why_not(view, part, picked)
    return None if found is None else found.id


def test_exploring_without_aliens() -> None:
    view = with_cards(a_view(hand=("boots", "sabortal")), {3: "paper"})
    assert why(view, "seat:1") is None
    assert why(view, "seat:0") == "why-own_hand"
    assert why(view, "portal:5") == "why-explore_by_drawing"
    assert why(view, "portal:3") == "why-explored"
    assert why(view, "portal:6") == "why-too_far"
    assert why(view, "relic:boots") == "why-placing"
    assert why(view, "relic:paper") == "why-placing"
    assert why(view, "card:schemer") == "why-not_held"
    assert why(view, "card:sabortal") == "why-sabortal_stays"
    assert why(view, "planet:1:boots") == "why-no_pilferer"
    assert why(view, "planet:0:boots") == "why-own_planet"
    assert why(view, "planet") == why(view, "hand") == "why-placing"
    assert why(view, "ship") == "why-not_explored"
    assert why(view, "fly_on") == why(view, "stop") == "why-no_passing"
    assert why(view, "pile") == "why-pile"


def test_the_first_mission_starts_at_portal_4() -> None:
    view = a_view(mission=1, portal=4, first_portal=4)
    assert why(view, "portal:3") == "why-first_mission"
    assert why(view, "portal:4") == "why-explore_by_drawing"


def test_the_schemer_takes_a_relic_and_no_alien() -> None:
    nothing = a_view(hand=("schemer", "sabortal"))
    assert why(nothing, "card:schemer") == "why-schemer"
    alien = with_cards(nothing, {2: "pilferer"})
    assert why(alien, "card:schemer") == "why-schemer"
    assert why(alien, "portal:2") == "why-schemer_alien"
    assert why(alien, "portal:3") == "why-nothing_there"
    relic = with_cards(nothing, {2: "pilferer", 3: "paper"})
    assert why(relic, "card:schemer") is None
    assert why(relic, "portal:3") == why(relic, "planet") == why(relic, "hand") == "why-after_schemer"


def test_what_comes_after_the_schemer() -> None:
    view = with_cards(a_view(hand=("schemer", "sabortal")), {2: "pilferer", 3: "paper", 4: "boots"})
    schemer, portal = "card:schemer", "portal:3"
    assert (
        why(view, portal, schemer) is why(view, "planet", schemer, portal) is why(view, "hand", schemer, portal) is None
    )
    assert why(view, "portal:2", schemer) == why(view, "portal:2", schemer, portal) == "why-schemer_alien"
    assert why(view, "portal:4", schemer, portal) == why(view, "seat:1", schemer) == "why-begun"
    assert why(view, portal, schemer, portal) == why(view, schemer, schemer) == "why-picked"
    assert why(view, "hand", "card:moon") == why(view, "hand", schemer, "portal:x") == "why-after_schemer"
    full = with_player(view, ANNA, planet=("paper",) * 3)
    assert why(full, "planet", schemer, portal) == "why-three"
    assert why(full, "planet", schemer, "portal:4") is None
    assert why(full, "planet") == "why-after_schemer"
    assert why(with_player(view, ANNA, planet=(*["boots"] * 3, *["paper"] * 3)), "planet") == "why-no_room"


def test_the_pilferer_takes_neither_from_a_full_set_nor_a_fourth() -> None:
    view = a_view(hand=("pilferer", "sabortal"))
    assert why(view, "card:pilferer") == "why-pilferer"
    assert why(view, "planet:1:boots") == "why-not_on_planet"
    full = with_player(view, BEN, planet=("boots",) * 3)
    assert why(full, "card:pilferer") == "why-pilferer"
    assert why(full, "planet:1:boots") == "why-full_set"
    both = with_player(with_player(full, CARL, planet=("paper",)), ANNA, planet=("paper",) * 3)
    assert why(both, "card:pilferer") == "why-pilferer"
    assert why(both, "planet:2:paper") == "why-three"
    free = with_player(both, CARL, planet=("paper", "plug"))
    assert why(free, "card:pilferer") is None
    assert why(free, "planet:2:plug") == "why-after_pilferer"
    assert why(free, "planet:2:plug", "card:pilferer") is None
    assert why(free, "planet:2:paper", "card:pilferer") == "why-three"
    assert why(free, "planet:0:paper", "card:pilferer") == "why-own_planet"
    assert why(free, "seat:1", "card:pilferer") == "why-begun"


def test_landing_sealed_and_in_the_race() -> None:
    sealed, race = a_view(phase="landing"), a_view(phase="landing", landing="race")
    assert why(sealed, "portal:5") is why(race, "portal:5") is None
    assert why(sealed, "portal:4") == "why-other_portal"
    assert why(sealed, "fly_on") is None
    assert why(race, "fly_on") == "why-race"
    assert why(sealed, "ship") == "why-ship"
    assert why(sealed, "seat:1") == "why-landing_first"


@pytest.mark.parametrize(("answer", "reason"), [("land", "why-answered-land"), ("fly_on", "why-answered-fly_on")])
def test_an_answer_is_given_once(answer: str, reason: str) -> None:
    view = with_player(a_view(phase="landing", answer=answer), ANNA, answered=True)
    assert why(view, "portal:5") == why(view, "fly_on") == reason


def test_whoever_has_landed_waits() -> None:
    assert why(with_player(a_view(phase="landing"), ANNA, landed=4), "portal:5") == "why-landed"
    assert why(with_player(a_view(explorer=BEN), ANNA, landed=4), "seat:1") == "why-landed"
    assert why(a_view(explorer=BEN), "seat:1") == "why-explorer"


def test_the_owner_of_the_sabortal_takes_one_card() -> None:
    view = with_cards(a_view(phase="sabortal", drawn_from=ANNA, hand=("boots", "sabortal")), {3: "schemer"})
    assert why(view, "portal:3") is why(view, "stop") is None
    assert why(view, "portal:4") == "why-nothing_there"
    assert why(view, "relic:boots") == "why-one_card"
    assert why(msgspec.structs.replace(view, drawn_from=BEN), "portal:3") == "why-sabortal"


def test_collecting() -> None:
    hand = ("boots", "paper", "pilferer", "sabortal")
    view = with_cards(a_view(phase="collecting", collector=ANNA, actions_left=2, hand=hand), {3: "schemer"})
    view = with_player(view, ANNA, planet=("paper",) * 3)
    assert why(view, "portal:3") is why(view, "relic:boots") is why(view, "stop") is None
    assert why(view, "portal:4") == "why-nothing_there"
    assert why(view, "relic:paper") == "why-three"
    assert why(view, "relic:plug") == "why-not_held"
    assert why(view, "card:pilferer") == "why-alien_on_planet"
    assert why(view, "card:sabortal") == "why-sabortal_stays"
    assert why(view, "planet") == "why-collecting-planet"
    assert why(view, "hand") == "why-collecting-hand"
    assert why(view, "seat:1") == why(view, "planet:1:boots") == why(view, "fly_on") == "why-collecting"


def test_somebody_else_collects() -> None:
    view = a_view(phase="collecting", collector=BEN, collecting=(CARL,))
    assert why(view, "portal:3") == "why-collecting-flying"
    assert why(with_player(view, ANNA, landed=9), "portal:3") == "why-collecting-done"
    assert why(msgspec.structs.replace(view, collecting=(CARL, ANNA)), "portal:3") == "why-collecting-later"


@pytest.mark.parametrize(
    ("phase", "reason"),
    [("set_up", "why-dealing"), ("refilling", "why-dealing"), ("drawing", "why-drawing"), ("stacking", "why-stacking")],
)
def test_nobody_acts_while_chance_does(phase: str, reason: str) -> None:
    assert {why(a_view(phase=phase), part) for part in parts(3)} == {reason, "why-pile"}


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
