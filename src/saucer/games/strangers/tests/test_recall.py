"""DS-12, DS-50 What hands may hold after a new shuffle, one step at a time and in exact shares.

Short, so that it can be seen which step is wrong; whole stories stand in `test_second_deck`.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from saucer.core import Random, Seat
from saucer.core.rows import row
from saucer.games.strangers.knowledge.recall import DRAWN, HELD, Past, Recall
from saucer.games.strangers.model import CARDS, Card, HandStep, SecondDeck
from saucer.games.strangers.rules.position import FACE_OF
from saucer.games.strangers.rules.state import COPIES, EVERYBODY, FACES, FIRST_HELD, NO_CARD, see
from saucer.games.strangers.tests.table import ANNA, BEN, CARL, DORA, Table, a_game, draws, play
from tests.clauses import clause

SHUFFLED: dict[str, int] = {"run": 6, "walk": 3, "rad_bike": 1}
"""What lies on the discards, and then in the deck."""
HIDDEN: dict[Seat, list[str]] = {BEN: ["run", "walk"], CARL: ["walk", "moms_car", "city_bus"]}
RANDOM_SEEDS = range(400)
WHOLE = Fraction(1)


def anna_holds_the_rest(players: int = 3) -> list[str]:
    """All that is neither in the deck nor hidden; SIGHTINGs and SAUCERs are nowhere."""
    rest: Counter[str] = Counter({card: int(COPIES[FACE_OF[card]]) for card in CARDS[FIRST_HELD:]})
    rest.subtract(SHUFFLED)
    for seat in list(HIDDEN)[: players - 1]:
        rest.subtract(HIDDEN[seat])
    return list(rest.elements())


def shuffled() -> Table:
    """The deck was made of the discards a moment ago, and nobody has drawn."""
    given = a_game(3, BEN, hand={ANNA: anna_holds_the_rest(), **HIDDEN}, deck=())
    for card, count in SHUFFLED.items():
        given.position.deck[FACE_OF[card]] = count
    given.position.cards_left = sum(SHUFFLED.values())
    given.position.second_deck = tuple(int(count) for count in given.position.deck)
    given.position.taken = row(3 * int(FACES))
    return given


def recall_of(given: Table, viewer: Seat | None = ANNA, seed: int = 0) -> Recall:
    view = given.view(viewer)
    assert view.second_deck is not None
    return Recall(view, view.second_deck, given.position, Random(seed))


def each(counts: Mapping[str, int]) -> list[int]:
    """How many there are of each card, in the order of the cards."""
    return [counts.get(card, 0) for card in CARDS]


def pools(held: Mapping[str, int], drawn: Mapping[str, int]) -> list[int]:
    return each(held) + each(drawn)


def share(past: Past) -> Fraction:
    return Fraction(past.weight).limit_denominator(1000)


def draw(seat: Seat) -> HandStep:
    return HandStep(seat, "draws")


def loses(seat: Seat, card: Card) -> HandStep:
    return HandStep(seat, "loses", card)


def shows(seat: Seat, card: Card) -> HandStep:
    return HandStep(seat, "shows", card)


IN_HANDS = {"run": 1, "walk": 2, "moms_car": 1, "city_bus": 1}


@clause("DS-12", "DS-50")
def test_all_that_is_neither_in_the_deck_nor_in_my_hand_was_in_theirs() -> None:
    past = recall_of(shuffled()).at_the_shuffle()
    assert (share(past), past.hidden) == (WHOLE, [0, 2, 3, 0, 0, 0])
    assert past.pools == pools(IN_HANDS, SHUFFLED)
    came = Counter(anna_holds_the_rest())
    assert past.came == each(came) + [0] * (5 * int(FACES))


@clause("DS-12", "DS-50")
def test_whoever_looks_on_has_seen_no_hand() -> None:
    past = recall_of(shuffled(), None).at_the_shuffle()
    mine = anna_holds_the_rest()
    assert past.hidden == [len(mine), 2, 3, 0, 0, 0]
    assert past.pools == pools(Counter(mine) + Counter(IN_HANDS), SHUFFLED)
    assert not any(past.came)


@clause("DS-12", "DS-44")
def test_one_alone_has_held_no_date() -> None:
    given = a_game(1, hand={ANNA: ["walk", "run"]}, deck=())
    given.position.second_deck = tuple(each({"run": 9}))
    given.position.taken = row(int(FACES))
    past = recall_of(given, None).at_the_shuffle()
    date = FACE_OF["soda_shop_date"]
    assert (past.pools[date], past.pools[FACES + date]) == (0, 0)
    assert past.pools[FACE_OF["hitchhiking"]] == 1


@clause("DS-12", "DS-50")
def test_of_my_own_hand_what_i_drew_and_what_i_lost_is_told_apart() -> None:
    """Anna plays a WALK and draws a RUN, of which she held some at the shuffle, too."""
    given = shuffled()
    given.position.turn = ANNA
    for card in anna_holds_the_rest()[2:]:
        given.position.hands[FACE_OF[card]] -= 1
        given.position.cards[ANNA] -= 1
    when = draws(play(given, "walk"), "run")
    past = recall_of(when).at_the_shuffle()
    held = Counter(anna_holds_the_rest()[:2])
    assert [past.came[FACE_OF[card]] for card in ("walk", "run")] == [held["walk"], held["run"]]
    drawn = [past.came[3 * FACES + FACE_OF[card]] for card in ("walk", "run")]
    assert drawn == [0, 1]
    assert past.pools[FACES + FACE_OF["run"]] == SHUFFLED["run"] - 1


@clause("DS-12", "DS-50")
def test_how_many_cards_a_hidden_hand_held_follows_from_what_it_drew_and_lost() -> None:
    given = shuffled()
    given.position.steps = (
        (EVERYBODY, BEN, FACE_OF["run"]), (EVERYBODY, BEN, NO_CARD), (EVERYBODY, BEN, NO_CARD),
        (ANNA, CARL, FACE_OF["walk"]), (EVERYBODY, CARL, FACE_OF["walk"]),
    )  # fmt: skip
    assert recall_of(given).at_the_shuffle().hidden == [0, 2 + 1 - 2, 3 + 1, 0, 0, 0]


@clause("DS-12", "DS-50")
def test_a_card_that_leaves_a_hand_was_held_or_drawn_as_likely_as_it_is() -> None:
    recall = recall_of(shuffled())
    drawn = recall.after([recall.at_the_shuffle()], draw(BEN))
    assert [(share(past), past.hidden) for past in drawn] == [(WHOLE, [0, 2, 3, 0, 1, 0])]
    run = recall.after(drawn, loses(BEN, "run"))
    held, new = Fraction(2 * 1, 5), Fraction(1 * 6, 10)
    assert [share(past) for past in run] == [held / (held + new), new / (held + new)]
    assert [past.hidden for past in run] == [[0, 1, 3, 0, 1, 0], [0, 2, 3, 0, 0, 0]]
    assert run[0].pools == pools({**IN_HANDS, "run": 0}, SHUFFLED)
    assert run[1].pools == pools(IN_HANDS, {**SHUFFLED, "run": 5})
    for source, past in ((HELD, run[0]), (DRAWN, run[1])):
        assert past.came[(source * 3 + BEN) * FACES + FACE_OF["run"]] == 1
        assert sum(past.came) == 1 + len(anna_holds_the_rest())


@clause("DS-12", "DS-50")
def test_what_can_only_have_been_held_leaves_one_way() -> None:
    recall = recall_of(shuffled())
    pasts = recall.after([recall.at_the_shuffle()], draw(CARL))
    assert [(share(past), past.hidden) for past in recall.after(pasts, loses(CARL, "moms_car"))] == [
        (WHOLE, [0, 2, 2, 0, 0, 1])
    ]


@clause("DS-50")
def test_a_card_that_was_shown_leaves_the_hand_before_others_of_its_kind() -> None:
    recall = recall_of(shuffled())
    shown = recall.after([recall.at_the_shuffle()], shows(CARL, "walk"))
    assert [past.hidden for past in shown] == [[0, 2, 2, 0, 0, 0]]
    assert recall.after(shown, loses(CARL, "walk")) is shown, "nothing new comes out"
    again = recall.after(shown, loses(CARL, "walk"))
    assert [past.hidden for past in again] == [[0, 2, 1, 0, 0, 0]], "the other one"


@clause("DS-12")
def test_two_ways_that_leave_the_same_open_are_one_and_either_may_be_it() -> None:
    given, came = shuffled(), []
    for seed in RANDOM_SEEDS:
        recall = recall_of(given, seed=seed)
        found: dict[tuple[int, ...], Past] = {}
        recall.join(found, Past(0.25, [1], [2], [3]))
        recall.join(found, Past(0.75, [1], [2], [4]))
        recall.join(found, Past(0.5, [1], [5], [6]))
        assert [(past.weight, past.hidden, past.pools) for past in found.values()] == [(1.0, [1], [2]), (0.5, [1], [5])]
        came.append(next(iter(found.values())).came[0])
    assert 0.68 < came.count(4) / len(came) < 0.82


@clause("DS-12")
def test_a_past_is_chosen_as_often_as_it_is_likely() -> None:
    given = shuffled()
    pasts = [Past(weight, [], [], []) for weight in (0.25, 0.5, 0.25)]
    chosen = [pasts.index(recall_of(given, seed=seed).one_of(pasts)) for seed in RANDOM_SEEDS]
    assert 0.18 < chosen.count(0) / len(chosen) < 0.32
    assert 0.43 < chosen.count(1) / len(chosen) < 0.57
    unlikely = [Past(0.0, [], [], []) for _ in range(2)]
    assert recall_of(given).one_of(unlikely) is unlikely[1], "what is lost by rounding is the last one's"
    assert {0.0 <= recall_of(given, seed=seed).share() < 1.0 for seed in RANDOM_SEEDS} == {True}


@clause("DS-12", "DS-50")
def test_what_was_seen_of_hands_before_is_still_known_after_the_shuffle() -> None:
    """By whom, of whose hand, and as often as it was seen; spectators come last."""
    given = a_game(3, hand={BEN: ["walk", "walk", "run"]}, deck=(), discards=["run", "saucer"])
    for viewer, seat, card, count in ((ANNA, BEN, "walk", 2), (BEN, CARL, "skateboard", 1), (3, BEN, "run", 1)):
        see(given.position, viewer, seat, FACE_OF[card], count)
    assert given.position.steps == (), "of the first deck nothing is remembered"
    when = play(given, "walk")
    walk, run, skateboard = (FACE_OF[card] for card in ("walk", "run", "skateboard"))
    before = ((ANNA, BEN, walk), (ANNA, BEN, walk), (BEN, CARL, skateboard), (3, BEN, run))
    assert when.position.steps == before
    assert when.position.second_deck == tuple(each({"run": 1, "saucer": 1, "walk": 1}))
    assert list(when.position.taken) == [0] * (3 * int(FACES))
    after = draws(when, "run")
    assert after.position.steps == (*before, (EVERYBODY, ANNA, NO_CARD))
    assert list(after.position.taken) == each({"run": 1}) + [0] * (2 * int(FACES))
    last = draws(play(after, "walk"), "walk")
    assert last.position.steps[5:] == ((EVERYBODY, BEN, walk), (EVERYBODY, BEN, NO_CARD))
    assert list(last.position.taken)[FACES : 2 * FACES] == each({"walk": 1})


@clause("DS-12", "DS-50")
def test_nothing_was_seen_nothing_is_remembered_but_what_was_drawn() -> None:
    when = draws(play(a_game(4, DORA, deck=(), discards=["run"]), "walk"), "run")
    assert when.position.steps == ((EVERYBODY, DORA, NO_CARD),)
    assert list(when.position.taken)[3 * FACES :] == each({"run": 1})
    deck = when.view(DORA).second_deck
    assert isinstance(deck, SecondDeck)
    assert deck.cards == tuple(each({"run": 1, "walk": 1}))
