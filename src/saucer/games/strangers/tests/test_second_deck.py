"""DS-12 Whoever remembers the discards that were shuffled knows what all other hands hold together, and imagines it."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations, cycle, islice
from typing import Any

import pytest

from saucer.core import (
    Acted,
    Action,
    Chance,
    Decide,
    Drawn,
    Event,
    Match,
    Next,
    Over,
    Position,
    Random,
    Seat,
    Teller,
    choose,
    seats,
    stream,
)
from saucer.games.strangers import GAME
from saucer.games.strangers.knowledge.imagine import imagine
from saucer.games.strangers.model import (
    CARDS,
    HandStep,
    NameCard,
    NamePlayer,
    PlayCard,
    SecondDeck,
    StrangersOptions,
)
from saucer.games.strangers.rules.ending import end_by_last_stranger
from saucer.games.strangers.rules.position import FACE_OF, StrangersPosition
from saucer.games.strangers.rules.state import COPIES, EVERYBODY, FACES, FIRST_HELD, NO_ROW
from saucer.games.strangers.tests.table import ANNA, BEN, CARL, DORA, MOST_STEPS, USUAL, B, Table, a_game, draws, play
from saucer.games.strangers.tests.test_endings import RECORDS
from saucer.games.strangers.tests.test_imagine import all_cards, revealed
from tests.clauses import clause
from tests.suite import Table as SuiteTable
from tests.suite.believing import Belief
from tests.suite.playing import Move, make

WALK, RUN = FACE_OF["walk"], FACE_OF["run"]
SAMPLES, FEW_SAMPLES = 4000, 30


def hand(position: StrangersPosition, seat: int) -> list[int]:
    return [int(count) for count in position.hands[seat * FACES : seat * FACES + FACES]]


def in_all_hands(position: StrangersPosition) -> list[int]:
    return [sum(position.hands[card::FACES]) for card in range(FACES)]


class ByCard(Belief):
    """Any card of a hand is as likely to be played as another, unless the viewer knows one of its kind to be there."""

    def _children(self, position: Position, move: Move, heard: list[Event]) -> list[tuple[Position, float]]:
        found = super()._children(position, move, heard)
        if not isinstance(move, Acted) or not isinstance(move.action, PlayCard) or move.seat == self.viewer:
            return found
        assert isinstance(position, StrangersPosition)
        card = FACE_OF[move.action.card]
        knows = move.action.card in position.view(self.viewer).players[move.seat].known
        return [(child, weight * (1 if knows else hand(position, move.seat)[card])) for child, weight in found]

    def has(self, imagined: list[StrangersPosition]) -> None:
        """Hands, and what was drawn into them, are as they can be."""
        possible = {all_of_hands(position) for position in self.positions.values()}
        assert {all_of_hands(position) for position in imagined} <= possible

    def compare(self, imagined: list[StrangersPosition], what: Callable[[Position], object]) -> None:
        """This is as often imagined as it is likely."""
        marginal = ByCard(self.table, self.viewer, ())
        for key, position in self.positions.items():
            found = what(position)
            marginal.weights[found] = marginal.weights.get(found, 0.0) + self.weights[key]
        marginal._is_as_likely(Counter(what(position) for position in imagined), len(imagined))


def all_of_hands(position: Position) -> object:
    assert isinstance(position, StrangersPosition)
    return tuple(position.hands), tuple(position.taken)


def few_in_hands(position: Position) -> object:
    """The two cards that are played most."""
    assert isinstance(position, StrangersPosition)
    return tuple(position.hands[WALK::FACES]), tuple(position.hands[RUN::FACES])


def few_drawn(position: Position) -> object:
    assert isinstance(position, StrangersPosition)
    return tuple(position.taken[WALK::FACES]), tuple(position.taken[RUN::FACES])


HIDDEN = ("run", "walk", "moms_car", "run", "city_bus", "rad_bike")
"""What two hidden hands hold together."""
DISCARDS = ("run",) * 5 + ("walk",) * 5 + ("rad_bike",) * 2


def all_that_fit(given: Table, hidden: tuple[Seat, ...]) -> list[tuple[Position, float]]:
    """With the same cards in the two hidden hands, divided in every way."""
    cards = [FACE_OF[card] for card in HIDDEN]
    found: list[tuple[Position, float]] = []
    for places in combinations(range(len(cards)), len(cards) // 2):
        position = given.position.copy()
        for number, card in enumerate(cards):
            position.hands[hidden[0 if number in places else 1] * FACES + card] += 1
        found.append((position, 1.0))
    return found


def a_box(players: int, turn: Seat, hidden: tuple[Seat, ...], **options: Any) -> Table:
    """The deck is empty, and Anna holds what is neither hidden nor discarded; there are no aliens."""
    partners = [seat for seat in seats(players) if seat not in (ANNA, *hidden)]
    hands = {seat: ["skateboard"] * 3 for seat in partners} | {seat: [] for seat in hidden}
    rest: Counter[str] = Counter({card: int(COPIES[FACE_OF[card]]) for card in CARDS[FIRST_HELD:]})
    rest.subtract([*DISCARDS, *HIDDEN, *[card for cards in hands.values() for card in cards]])
    given = a_game(players, turn, hand=hands | {ANNA: list(rest.elements())}, deck=(), discards=DISCARDS, **options)
    for seat in hidden:
        given.position.cards[seat] = len(HIDDEN) // 2
    return given


def goes_on(belief: ByCard, truth: StrangersPosition, step: Action | str) -> ByCard:
    """Whoever is asked does this, or chance gives this card."""
    now = truth.next()
    move: Move = Drawn((FACE_OF[step],)) if isinstance(step, str) else Acted(decider(now), step)
    told = make(truth, move, Teller())
    after = belief.after(move, [each.event for each in told if each.heard_by(belief.viewer)])
    assert isinstance(after, ByCard)
    return after


def decider(now: Next) -> Seat:
    assert isinstance(now, Decide)
    return now.must[0]


ANOTHER, ONE_MORE = PlayCard("synchronized_watches"), PlayCard("pool_party")
"""Anna's, for nothing; she holds so many that she draws none."""

STORIES: Mapping[str, tuple[Table, tuple[Seat, Seat], tuple[Action | str, ...]]] = {
    "hands of two others": (
        a_box(3, BEN, (BEN, CARL)),
        (BEN, CARL),
        (PlayCard("run"), "run", PlayCard("rad_bike"), "walk", ANOTHER, PlayCard("walk"), "rad_bike", PlayCard("run"),
         "run", ONE_MORE, PlayCard("run"), "walk", PlayCard("walk"), "rad_bike"),
    ),
    "a partner's hand is open": (
        a_box(4, BEN, (CARL, DORA), variant="teams_open"),
        (CARL, DORA),
        (PlayCard("skateboard"), "run", PlayCard("run"), "walk", PlayCard("run"), "rad_bike", ANOTHER,
         PlayCard("run"), "walk", PlayCard("walk"), "rad_bike"),
    ),
    "a hand is looked at": (
        a_box(3, BEN, (BEN, CARL)),
        (BEN, CARL),
        (PlayCard("run"), "run", PlayCard("run"), "walk", PlayCard("soda_shop_date"), NamePlayer(BEN),
         NameCard("run"), PlayCard("run"), "run", PlayCard("walk"), "run"),
    ),
    "two of a kind are seen in a hand": (
        a_box(3, BEN, (BEN, CARL)),
        (BEN, CARL),
        (PlayCard("walk"), "run", PlayCard("run"), "walk", PlayCard("soda_shop_date"), NamePlayer(BEN),
         NameCard("run"), PlayCard("run"), "rad_bike", PlayCard("walk"), "run", ANOTHER, PlayCard("run"), "walk",
         PlayCard("city_bus"), "run"),
    ),
    "a hand was looked at before": (
        a_box(3, ANNA, (BEN, CARL)),
        (BEN, CARL),
        (PlayCard("soda_shop_date"), NamePlayer(CARL), NameCard("run"), PlayCard("walk"), "run", PlayCard("run"),
         "walk", ANOTHER, PlayCard("moms_car"), "walk", PlayCard("walk"), "run"),
    ),
}  # fmt: skip


@clause("DS-12", "DS-50")
@pytest.mark.parametrize("story", STORIES)
def test_after_a_shuffle_hands_are_as_likely_as_by_enumeration(story: str) -> None:
    given, hidden, steps = STORIES[story]
    table = SuiteTable(GAME, len(given.view().players), StrangersOptions())
    fitting = all_that_fit(given, hidden)
    belief = ByCard(table, ANNA, fitting)
    truth = fitting[0][0].copy()
    assert isinstance(truth, StrangersPosition)
    for number, step in enumerate(steps):
        belief = goes_on(belief, truth, step)
        if truth.second_deck:
            random, last = Random(number), number == len(steps) - 1
            imagined = [imagine(truth.view(ANNA), random) for _ in range(SAMPLES if last else FEW_SAMPLES)]
            belief.has(imagined)
    belief.compare(imagined, few_in_hands)
    belief.compare(imagined, few_drawn)


def before_the_shuffle(players: int, **options: Any) -> Table:
    """The aliens lie on the discards with most of the other cards, and three cards are left to draw."""
    deck = ["walk", "city_bus", "rad_bike"]
    rest: Counter[str] = Counter({card: int(COPIES[FACE_OF[card]]) for card in CARDS})
    for seat in seats(players):
        rest.subtract(USUAL[: a_game(players, **options).view().players[seat].hand_limit])
    rest.subtract(deck)
    return a_game(players, deck=deck, discards=list(rest.elements()), board=B, **options)


def goes_on_at_random(truth: StrangersPosition, random: Random) -> None:
    now = truth.next()
    if isinstance(now, Chance):
        truth.settle(now.draw.sample(random), Teller())
    else:
        truth.apply(decider(now), choose(truth.legal(decider(now)), random), Teller())


def held_at_the_shuffle(position: StrangersPosition) -> list[int]:
    """What all hands hold and have lost since, less what was drawn."""
    lost = Counter(card for who, _, card in position.steps if who == EVERYBODY)
    drawn = [sum(position.taken[card::FACES]) for card in range(FACES)]
    return [held + lost[card] - drawn[card] for card, held in enumerate(in_all_hands(position))]


@clause("DS-12", "DS-50")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"brainiac": True}),
        (2, {"well_read": True}),
        (3, {"brainiac": True, "well_read": True}),
        (3, {"total_invasion": True}),
        (4, {"variant": "teams_open", "brainiac": True}),
        (4, {"variant": "teams_silent"}),
    ],
)
def test_every_viewer_remembers_all_cards_that_were_in_hands(players: int, options: dict[str, Any]) -> None:
    truth, random, looked = before_the_shuffle(players, **options).position, stream(players), 0
    for viewer in islice(cycle((*seats(players), None)), MOST_STEPS):
        if isinstance(truth.next(), Over):
            break
        goes_on_at_random(truth, random)
        if truth.second_deck:
            looks_the_same(truth, viewer, random)
            looked += 1
    assert looked > 10


def looks_the_same(truth: StrangersPosition, viewer: Seat | None, random: Random) -> None:
    """To the viewer, and as far as hands and decks go to somebody else in what it imagines."""
    again = imagine(truth.view(viewer), random)
    assert again.view(viewer) == truth.view(viewer)
    assert revealed(again, truth).key() == truth.key()
    once_more = imagine(again.view(truth.turn), random)
    for imagined in (again, once_more):
        assert held_at_the_shuffle(imagined) == held_at_the_shuffle(truth)
        assert all_cards(imagined) == all_cards(truth)


@clause("DS-12", "DS-44")
def test_whoever_watches_one_alone_imagines_no_date_in_the_hand_after_a_shuffle() -> None:
    truth, random = before_the_shuffle(1).position, stream(1)
    while not truth.second_deck or sum(truth.taken) < 3:
        goes_on_at_random(truth, random)
    assert truth.second_deck[FACE_OF["soda_shop_date"]] > 0
    for _ in range(FEW_SAMPLES * 10):
        assert hand(imagine(truth.view(None), random), ANNA)[FACE_OF["soda_shop_date"]] == 0


@clause("DS-12")
def test_in_the_finished_game_everybody_knows_what_was_in_hands_when_the_discards_were_shuffled() -> None:
    record = RECORDS.rebuilt("second_deck")
    match, looked = Match(GAME, record.header), 0
    for entry in record.entries:
        match.append(entry)
        truth = match.position
        assert isinstance(truth, StrangersPosition)
        for viewer in (*seats(truth.players), None) if truth.second_deck else ():
            random = Random(looked)
            for _ in range(3):
                assert held_at_the_shuffle(imagine(truth.view(viewer), random)) == held_at_the_shuffle(truth)
            looked += 1
    assert looked > 20


@clause("DS-50")
def test_what_was_drawn_is_seen_by_its_player_and_an_open_partner_and_what_was_shown_by_one_alone() -> None:
    given = a_game(4, hand={ANNA: ["walk"] * 3, CARL: ["soda_shop_date"]}, deck=(), discards=["run"] * 8, **OPEN)
    when = play(draws(play(given, "walk"), "run"), "walk")
    when = play(draws(when, "run"), "soda_shop_date", NamePlayer(ANNA), NameCard("walk"))
    runs = tuple(int(card == RUN) for card in range(FACES))
    nothing = (0,) * int(FACES)
    assert [taken_in(when, viewer) for viewer in (ANNA, BEN)] == [(runs, runs, None, None)] * 2
    assert taken_in(when, DORA) == (None, None, nothing, nothing)
    assert taken_in(when, None) == (None,) * 4
    seen = [HandStep(ANNA, "draws"), HandStep(BEN, "loses", "walk"), HandStep(BEN, "draws"),
            HandStep(CARL, "loses", "soda_shop_date")]  # fmt: skip
    assert steps_in(when, ANNA) == seen, "it was her own hand"
    assert steps_in(when, BEN) == steps_in(when, DORA) == [*seen, HandStep(ANNA, "shows", "walk")], "it was named"
    shown = [HandStep(ANNA, "shows", "walk"), HandStep(ANNA, "shows", "walk"), HandStep(ANNA, "shows", "run")]
    assert steps_in(when, CARL) == [*seen, *shown]


OPEN: Mapping[str, Any] = {"variant": "teams_open"}


def second_deck_of(table: Table, viewer: Seat | None) -> SecondDeck:
    found = table.view(viewer).second_deck
    assert found is not None
    return found


def taken_in(table: Table, viewer: Seat | None) -> tuple[tuple[int, ...] | None, ...]:
    return second_deck_of(table, viewer).taken


def steps_in(table: Table, viewer: Seat | None) -> list[HandStep]:
    return list(second_deck_of(table, viewer).steps)


@clause("DS-12")
def test_of_the_first_deck_there_is_nothing_to_remember() -> None:
    given = a_game(2, deck=["run"], discards=["run"] * 3)
    assert draws(play(given, "walk"), "run").view(BEN).second_deck is None


@clause("DS-43")
def test_nothing_is_remembered_in_the_next_game_of_a_match() -> None:
    given = draws(play(a_game(2, deck=(), discards=["run"] * 3, variant="gauntlet"), "walk"), "run")
    position = given.position.copy()
    end_by_last_stranger(position, Teller())
    assert position.game == 2
    assert position.view(BEN).second_deck is None
    assert (position.taken, position.steps) == (NO_ROW, ())
