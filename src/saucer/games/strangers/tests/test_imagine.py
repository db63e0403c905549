"""What a seat imagines: all it knows stays, the rest comes from what it has not seen, each as likely as it is."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, cycle, islice

import pytest

from saucer.core import Chance, Over, Random, Seat, Teller, choose, seats, stream
from saucer.games.strangers import GAME
from saucer.games.strangers.knowledge.imagine import imagine
from saucer.games.strangers.model import CARDS, NameCard, NamePlayer, StrangersOptions, StrangersView
from saucer.games.strangers.rules.position import StrangersPosition
from saucer.games.strangers.rules.state import FACES, OVER
from saucer.games.strangers.tests.table import ANNA, BEN, CARL, MOST_STEPS, Table, a_game, play
from tests.clauses import clause

SAMPLES = 3000


def a_small_case() -> Table:
    """Ben holds two of five cards that Anna has not seen; a saucer is among those in the deck."""
    unseen = ["run", "run", "walk", "rad_bike"]
    seen = list(CARDS_OF_THE_BOX)
    for card in [*unseen, "saucer", "moms_car", "moms_car"]:
        if card in seen:
            seen.remove(card)
    return a_game(
        players=2,
        hand={ANNA: ["moms_car"], BEN: ["run", "walk"]},
        deck=["run", "rad_bike", "saucer"],
        discards=seen,
    )


COPIES = (18, 5, 10, 10, 10, 10, 10, 10, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1)
CARDS_OF_THE_BOX: list[str] = [card for card, count in zip(CARDS, COPIES, strict=True) for _ in range(count)]


@clause("DS-50")
def test_the_other_hand_is_as_likely_as_by_enumeration() -> None:
    view = a_small_case().view(ANNA)
    pairs = Counter(tuple(sorted(pair)) for pair in combinations(["run", "run", "walk", "rad_bike"], 2))
    expected = {pair: Fraction(count, 6) for pair, count in pairs.items()}
    random = Random(7)
    found = Counter(tuple(sorted(held(imagine(view, random), BEN))) for _ in range(SAMPLES))
    assert set(found) == set(expected), "never a saucer, and everything possible"
    for pair, share in expected.items():
        assert found[pair] / SAMPLES == pytest.approx(float(share), abs=0.03)


def held(position: StrangersPosition, seat: Seat) -> list[str]:
    return [CARDS[card] for card in range(FACES) for _ in range(position.hands[seat * FACES + card])]


@clause("DS-21")
def test_the_deck_is_what_is_left_and_hands_hold_no_sighting() -> None:
    view = a_game(players=3).view(CARL)
    for seed in range(40):
        position = imagine(view, Random(seed))
        assert sum(position.deck) == view.deck == position.cards_left
        for seat in range(3):
            assert not {"stranger_sighting", "saucer"} & set(held(position, Seat(seat)))
        everything = [sum(position.hands[card::FACES]) + position.deck[card] for card in range(FACES)]
        assert tuple(everything) == COPIES


@clause("DS-38", "DS-50")
def test_what_a_seat_saw_binds() -> None:
    given = a_game(
        players=3, hand={ANNA: ["soda_shop_date", "walk", "walk"], BEN: ["rad_bike", "run", "run"], CARL: ["walk"]}
    )
    when = play(given, "soda_shop_date", NamePlayer(BEN), NameCard("run"))
    for seed in range(20):
        assert held(imagine(when.view(ANNA), Random(seed)), BEN) == ["run", "run", "rad_bike"]
        assert "run" in held(imagine(when.view(CARL), Random(seed)), BEN)
        assert "run" in held(imagine(when.view(), Random(seed)), BEN)
    others = {tuple(held(imagine(when.view(CARL), Random(seed)), BEN)) for seed in range(20)}
    assert len(others) > 5, "Carl saw one card only"


@clause("DS-39", "DS-50")
def test_an_open_partners_hand_is_known_and_a_silent_ones_is_not() -> None:
    given = a_game(variant="teams_open", hand={BEN: ["rad_bike", "hop_the_fence", "moms_car"]})
    hands = {tuple(held(imagine(given.view(ANNA), Random(seed)), BEN)) for seed in range(10)}
    assert hands == {("hop_the_fence", "rad_bike", "moms_car")}
    silent = a_game(variant="teams_silent")
    assert len({tuple(held(imagine(silent.view(ANNA), Random(seed)), CARL)) for seed in range(10)}) > 5


@clause("DS-44", "DS-50")
def test_who_watches_a_player_alone_never_imagines_a_soda_shop_date_in_the_hand() -> None:
    given = a_game(1, hand={ANNA: ["walk", "run", "run"]}, deck=["soda_shop_date", "walk"], discards=most_of_the_box())
    hands = {tuple(held(imagine(given.view(), Random(seed)), ANNA)) for seed in range(20)}
    assert hands == {("walk", "run", "run"), ("walk", "walk", "run")}


def most_of_the_box() -> list[str]:
    """Whatever is not in the hand or the deck of a player alone above."""
    left = Counter(CARDS_OF_THE_BOX)
    left.subtract(["walk", "walk", "run", "run", "soda_shop_date"])
    return list(left.elements())


def revealed(imagined: StrangersPosition, truth: StrangersPosition) -> StrangersPosition:
    """With the hands as they are and came about; a viewer knows everything else, but who else has seen what.

    How the last game of a match ended is told in `games`; the next one does not read it.
    """
    found = imagined.copy()
    found.hands, found.deck, found.seen = truth.hands[:], truth.deck[:], truth.seen[:]
    found.taken, found.steps = truth.taken[:], truth.steps
    if truth.phase != OVER:
        found.reason, found.winners = truth.reason, truth.winners
    return found


def all_cards(position: StrangersPosition) -> list[int]:
    """DS-1 How many there are of each, wherever they are."""
    held = [sum(position.hands[card::FACES]) for card in range(FACES)]
    shown = [int(card == position.playing) + int(card == position.drawn) for card in range(FACES)]
    return [held[card] + shown[card] + position.deck[card] + position.discards[card] for card in range(FACES)]


@clause("DS-50")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, StrangersOptions(brainiac=True)),
        (1, StrangersOptions(variant="architect")),
        (1, StrangersOptions(variant="architect", puzzle=2)),
        (2, StrangersOptions(variant="gauntlet", brainiac=True)),
        (3, StrangersOptions(brainiac=True, well_read=True, five_sightings=True)),
        (4, StrangersOptions(variant="teams_open", brainiac=True, total_invasion=True)),
        (4, StrangersOptions(variant="teams_silent", free_first_kid=True)),
    ],
)
def test_whatever_is_imagined_looks_like_the_truth_all_through_a_game(players: int, options: StrangersOptions) -> None:
    """Those at the table and a spectator look in turn."""
    truth = GAME.start(players, options)
    assert isinstance(truth, StrangersPosition)
    random = stream(players)
    for seat in islice(cycle((*seats(players), None)), MOST_STEPS):
        view = truth.view(seat)
        assert isinstance(view, StrangersView)
        again = imagine(view, random)
        assert again.view(seat) == view
        assert revealed(again, truth).key() == truth.key()
        assert seat is None or again.legal(seat) == truth.legal(seat)
        assert all_cards(again) == all_cards(truth), "of an Architect's deck only what can still be chosen"
        now = truth.next()
        if isinstance(now, Over):
            return
        if isinstance(now, Chance):
            truth.settle(now.draw.sample(random), Teller())
        else:
            truth.apply(now.must[0], choose(truth.legal(now.must[0]), random), Teller())
    raise AssertionError(f"not over after {MOST_STEPS} steps")
