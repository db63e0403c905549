"""What cards prove, and imagined positions: what a seat cannot tell from the truth, and how likely each is."""

from collections import Counter
from itertools import product
from math import sqrt

import pytest

from saucer.core import Random, Seat, seats
from saucer.games.inkognito import GAME
from saucer.games.inkognito.knowledge.worlds import (
    missions_seen,
    possible_deals,
    possible_missions,
    possible_players,
    proven_by,
)
from saucer.games.inkognito.model import (
    Ask,
    AskThrough,
    Card,
    Claim,
    Declare,
    DeclareBuilds,
    DeclareIdentities,
    EndMovement,
    MoveAmbassador,
    MoveFigure,
    Place,
    Question,
    ShowIfObjected,
)
from saucer.games.inkognito.rules.arrangements import ARRANGEMENTS
from saucer.games.inkognito.rules.position import InkognitoPosition
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import Reply
from saucer.games.inkognito.tests.table import (
    ANNA,
    EVA,
    LLUC,
    LUC,
    MIQUEL,
    Secrets,
    Table,
    a_start,
    a_turn,
    claim,
    reply,
    show,
)
from tests.clauses import clause
from tests.positions import chance, play

SAMPLES = 6000


def imagined(given: Table, seat: Seat | None, seed: int = 0) -> InkognitoPosition:
    position = GAME.imagine(given.view(seat), Random(seed))
    assert isinstance(position, InkognitoPosition)
    return position


IDENTITIES: tuple[Card, ...] = ("fiddlebottom", "bubble", "zsa_zsa", "agent_x")
BUILDS: tuple[Card, ...] = ("tall", "short", "fat", "thin")
MISSIONS: tuple[Card, ...] = ("mission_a", "mission_b", "mission_c", "mission_d")


@clause("IK-16", "IK-18", "IK-19")
@pytest.mark.parametrize(
    "cards",
    [
        ("bubble", "agent_x", "tall"),
        ("agent_x", "tall", "thin"),
        ("grey_agent_x", "tall", "thin"),
        ("bubble", "grey_tall", "mission_b"),
        ("grey_bubble", "grey_tall", "mission_b"),
        ("bubble", "agent_x"),
        ("fat", "mission_a"),
        ("grey_thin",),
        ("grey_fiddlebottom", "bubble", "thin"),
        ("zsa_zsa",),
    ],
)
def test_one_card_is_true_and_grey_cards_prove_themselves(cards: tuple[Card, ...]) -> None:
    for (i, identity), (b, build) in product(enumerate(IDENTITIES), enumerate(BUILDS)):
        grey = [card.removeprefix("grey_") for card in cards if card.startswith("grey")]
        any_true = {identity, build} & {card.removeprefix("grey_") for card in cards}
        expected = bool(any_true) and set(grey) <= {identity, build}
        assert bool(proven_by(codes(cards)) >> (4 * i + b) & 1) == expected


@clause("IK-6")
def test_there_are_216_worlds_from_a_seat_before_the_first_answer() -> None:
    for players in (3, 4):
        view = a_turn(players=players).view(MIQUEL)
        assert len(possible_deals(possible_players(view))) * len(possible_missions(missions_seen(view))) == 216
    spectator = a_turn().view()
    deals = possible_deals(possible_players(spectator))
    assert len(deals) * len(possible_missions(missions_seen(spectator))) == 24**3


LLUC_X: dict[Seat, Secrets] = {LLUC: ("agent_x", "tall", "B"), MIQUEL: ("fiddlebottom", "fat", "C")}
SEEN = (
    reply(MIQUEL, LLUC, "build", "bubble", "tall", "short"),
    reply(MIQUEL, LUC, "identity", "zsa_zsa", "agent_x", "mission_d"),
    reply(ANNA, LLUC, "identity", "grey_agent_x", "bubble", "thin"),
    reply(LUC, MIQUEL, "identity", "fiddlebottom", "bubble", "fat"),
)


def by_enumeration(shown: tuple[Reply, ...], viewer: Seat, truth: InkognitoPosition) -> set[tuple[object, ...]]:
    """Every deal under which what this seat saw could have been shown."""
    found: set[tuple[object, ...]] = set()
    for identities, builds, letters in product(ARRANGEMENTS, repeat=3):
        own = (truth.identities[viewer], truth.builds[viewer], truth.missions[viewer])
        if (identities[viewer], builds[viewer], letters[viewer]) == own and all(
            could_show(each, identities[each.asked], builds[each.asked], letters[each.asked])
            for each in shown
            if each.asker == viewer
        ):
            found.add((identities, builds, letters))
    return found


def could_show(shown: Reply, identity: int, build: int, letter: int) -> bool:
    true_values = {identity, 4 + build}
    any_true = any(card % 8 in true_values for card in shown.cards if card < 16)
    own_mission = all(card == 16 + letter for card in shown.cards if card >= 16)
    return any_true and own_mission and all(card - 8 in true_values for card in shown.cards if 8 <= card < 16)


@clause("IK-50a")
@pytest.mark.parametrize("viewer", [MIQUEL, ANNA, LUC])
def test_imagined_secrets_are_those_that_enumeration_finds_each_as_likely(viewer: Seat) -> None:
    given = a_turn(secrets=LLUC_X, shown=SEEN)
    expected = by_enumeration(SEEN, viewer, given.position)
    view, random = given.view(viewer), Random(1)
    drawn: Counter[tuple[object, ...]] = Counter()
    for _ in range(SAMPLES):
        position = GAME.imagine(view, random)
        assert isinstance(position, InkognitoPosition)
        drawn[tuple(position.identities), tuple(position.builds), tuple(position.missions)] += 1
    assert set(drawn) == expected
    spread = sqrt(SAMPLES / len(expected))
    assert all(abs(count - SAMPLES / len(expected)) < 5 * spread for count in drawn.values())


@clause("IK-22", "IK-50a")
def test_a_replacement_proves_something_too() -> None:
    objected = Reply(1, MIQUEL, LLUC, 0, False, codes(("bubble", "agent_x", "tall")), 2, codes(("agent_x",)))
    view = a_turn(secrets=LLUC_X, shown=[objected], referee="table").view(MIQUEL)
    assert {ARRANGEMENTS[identities][LLUC] for identities, _ in possible_deals(possible_players(view))} == {3}


@clause("IK-22", "IK-50a")
def test_a_replacement_takes_nothing_back_that_was_proven_before() -> None:
    before = reply(MIQUEL, LLUC, "build", "bubble", "grey_tall", "short")
    objected = Reply(2, MIQUEL, LLUC, 0, False, codes(("bubble", "agent_x", "tall")), 2, codes(("bubble", "agent_x")))
    view = a_turn(secrets=LLUC_X, shown=[before, objected], referee="table").view(MIQUEL)
    deals = possible_deals(possible_players(view))
    assert {(ARRANGEMENTS[i][LLUC], ARRANGEMENTS[b][LLUC]) for i, b in deals} == {(1, 0), (3, 0)}


@clause("IK-19", "IK-50a")
@pytest.mark.parametrize(("letter", "mission"), list(enumerate(MISSIONS)))
def test_a_mission_card_seen_tells_the_letter(letter: int, mission: Card) -> None:
    secrets: dict[Seat, Secrets] = {LUC: ("agent_x", "tall", "ABCD"[letter])}
    given = a_turn(secrets=secrets, shown=[reply(MIQUEL, LUC, "identity", "bubble", "agent_x", mission)])
    assert {imagined(given, MIQUEL, seed).missions[LUC] for seed in range(20)} == {letter}
    assert len({imagined(given, ANNA, seed).missions[LUC] for seed in range(20)}) == 3


@clause("IK-20", "IK-21", "IK-50a")
def test_answers_between_others_are_invented_and_legal() -> None:
    shown = [reply(ANNA, LLUC, "identity", "bubble", "agent_x", "fat", turn=turn) for turn in (1, 2)]
    shown += [reply(ANNA, LLUC, "build", "tall", "short", through=True, turn=3)]
    given = a_turn(secrets=LLUC_X, shown=shown)
    answers = set()
    for seed in range(200):
        position = imagined(given, MIQUEL, seed)
        first, second, third = position.replies
        truth = 1 << position.identities[LLUC] | 16 << position.builds[LLUC]
        assert all(each.values & truth for each in position.replies)
        assert first.values != second.values
        assert not any(each.values & third.values == third.values for each in (first, second))
        assert (first.turn, first.asker, first.asked, first.question, first.through) == (1, ANNA, LLUC, 0, False)
        assert (third.question, third.through, len(third.cards)) == (1, True, 2)
        assert all((each.objection, each.replacement) == (0, ()) for each in position.replies)
        answers.add(first.cards)
    assert len(answers) > 50


@clause("IK-22", "IK-50a")
def test_objections_between_others_are_invented() -> None:
    shown = [reply(ANNA, LLUC, "identity", "bubble", "agent_x", "fat", turn=turn) for turn in range(1, 9)]
    given = a_turn(secrets=LLUC_X, shown=shown, referee="table")
    replies = [each for seed in range(100) for each in imagined(given, MIQUEL, seed).replies]
    objections = Counter(each.objection for each in replies)
    assert objections[0] > 300
    assert objections[1] > 200
    assert objections[2] > 10
    assert {each.replacement for each in replies if each.objection != 2} == {()}
    assert {len(each.replacement) for each in replies if each.objection == 2} == {1, 2}


PAIRS: tuple[tuple[Question, tuple[Card, ...]], ...] = (
    ("identity", ("bubble", "agent_x")),
    ("build", ("tall", "fat")),
)


@clause("IK-22", "IK-50a")
@pytest.mark.parametrize(("question", "pair"), PAIRS)
def test_a_repeated_pair_between_others_shrinks_to_a_true_card_of_the_type_asked_for(
    question: Question, pair: tuple[Card, ...]
) -> None:
    shown = [reply(ANNA, LLUC, question, *pair, through=True, turn=turn) for turn in range(1, 9)]
    given = a_turn(secrets=LLUC_X, shown=shown, referee="table")
    left = [imagined(given, MIQUEL, seed) for seed in range(50)]
    cards = {(each.replacement, true_card(question, one)) for one in left for each in one.replies if each.replacement}
    assert len(cards) > 4
    assert all(card in ((true,), (true + 8,)) for card, true in cards)


def true_card(question: Question, position: InkognitoPosition) -> int:
    """The card that tells the truth about Lluc."""
    return position.identities[LLUC] if question == "identity" else 4 + position.builds[LLUC]


@clause("IK-22", "IK-50a")
@pytest.mark.parametrize("viewer", [MIQUEL, LLUC])
@pytest.mark.parametrize(("objection", "left"), [(0, ()), (1, ()), (2, ("agent_x", "fat"))])
def test_what_one_saw_is_kept_as_it_was(viewer: Seat, objection: int, left: tuple[Card, ...]) -> None:
    trio: tuple[Card, ...] = ("bubble", "grey_agent_x", "fat")
    seen = Reply(3, MIQUEL, LLUC, 1, False, codes(trio), objection, codes(left))
    given = a_turn(secrets=LLUC_X, shown=[seen], referee="table")
    assert [each.key() for each in imagined(given, viewer).replies] == [seen.key()]


@clause("IK-50")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_before_anything_is_hidden_there_is_only_the_truth(players: int) -> None:
    for given in (a_start(players), a_start(players, "table", "by_lot")):
        for viewer in (*seats(players), None):
            assert imagined(given, viewer).key() == given.position.key()


@clause("IK-22")
def test_what_a_repeated_answer_shrinks_to_is_invented_by_all_but_the_one_who_knows() -> None:
    trio: tuple[Card, ...] = ("bubble", "agent_x", "fat")
    shown = [reply(MIQUEL, LLUC, "identity", *trio)]
    given = a_turn(balls="orange", figures={"yellow fat": "P04"}, secrets=LLUC_X, shown=shown, referee="table")
    asked = play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), Ask("identity"))
    chosen = show(asked, LLUC, *trio)
    assert imagined(chosen, LLUC).answer == codes(trio)
    assert imagined(chosen, LLUC).legal(LLUC) == chosen.position.legal(LLUC)
    when = play(chosen, LLUC, ShowIfObjected(("bubble", "agent_x")))
    assert imagined(when, LLUC).reserve == codes(("bubble", "agent_x"))
    reserves = Counter(imagined(when, MIQUEL, seed).reserve for seed in range(300))
    assert set(reserves) == {codes(pair) for pair in (("bubble", "agent_x"), ("agent_x", "fat"), ("bubble", "fat"))}
    assert {bool(imagined(when, ANNA, seed).reserve) for seed in range(300)} == {True, False}


@clause("IK-22")
@pytest.mark.parametrize(("question", "pair"), PAIRS)
def test_the_asker_of_a_repeated_pair_expects_a_true_card_of_the_type_asked_for(
    question: Question, pair: tuple[Card, ...]
) -> None:
    shown = [reply(MIQUEL, LLUC, question, *pair, through=True)]
    given = a_turn(balls="orange", figures={"ambassador": "P04"}, secrets=LLUC_X, shown=shown, referee="table")
    asked = play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), AskThrough(LLUC, question))
    chosen = show(asked, LLUC, *pair)
    when = play(chosen, LLUC, chosen.legal(LLUC)[0])
    for seed in range(30):
        position = imagined(when, MIQUEL, seed)
        true = true_card(question, position)
        assert position.reserve in ((true,), (true + 8,))


@clause("IK-43")
def test_a_sealed_declaration_is_any_to_those_who_did_not_write_it() -> None:
    given = play(
        a_turn(EVA, players=5),
        EVA,
        Declare(),
        DeclareIdentities(("bubble", "fiddlebottom", "zsa_zsa", "agent_x")),
        DeclareBuilds(("tall", "short", "thin", "fat")),
    )
    own = imagined(given, EVA)
    truth = given.position
    assert (own.declared_identities, own.declared_builds) == (truth.declared_identities, truth.declared_builds)
    others = {
        (each.declared_identities, each.declared_builds) for each in (imagined(given, ANNA, n) for n in range(99))
    }
    assert len(others) > 50


@clause("IK-43")
def test_a_declaration_under_way_goes_back_to_what_it_interrupted() -> None:
    strolling = a_turn(EVA, figures={"yellow tall": "P09"}, players=5)
    asking = play(strolling, EVA, MoveAmbassador("P09"), EndMovement())
    on_one = a_turn(EVA, figures={"ambassador": "P32", "yellow tall": "N1"}, players=5)
    asking_there = play(on_one, EVA, MoveAmbassador("N1"), EndMovement())
    closing = play(strolling, EVA, EndMovement())
    passing = show(
        play(
            a_turn(balls="orange", figures={"ambassador": "P04"}, players=5),
            MIQUEL,
            MoveFigure("orange", "red", "tall", "P04"),
            AskThrough(LLUC, "identity"),
        ),
        LLUC,
        "bubble",
        "agent_x",
    )
    for given in (strolling, asking, asking_there, closing, passing):
        begun = play(given, EVA, Declare())
        half = play(begun, EVA, DeclareIdentities(("fiddlebottom", "bubble", "zsa_zsa", "agent_x")))
        for viewer in (*seats(5), None):
            for when in (begun, half):
                assert imagined(when, viewer).resumed == given.position.phase
        assert imagined(half, EVA).phase == half.position.phase
        assert imagined(begun, EVA).phase == begun.position.phase


@clause("IK-30", "IK-37", "IK-50a")
def test_at_the_end_everybody_imagines_the_truth() -> None:
    partner = claim(a_turn(secrets=LLUC_X, shown=SEEN), MIQUEL, LUC)
    nobody = play(a_turn(secrets=LLUC_X, shown=SEEN[1::2], players=3), MIQUEL, Claim(None))
    for when in (partner, nobody):
        for viewer in (*seats(when.position.players), None):
            assert verdict(imagined(when, viewer)) == verdict(when.position)


def verdict(position: InkognitoPosition) -> tuple[object, ...]:
    """What was claimed and what it led to, what was dealt and what was shown."""
    claimed = (position.claimant, position.named, position.accepted, position.reason, position.winners)
    dealt = (position.identities, position.builds, position.missions)
    return (*claimed, *dealt, [each.key() for each in position.replies])


@clause("IK-5a")
def test_hidden_placements_are_any_and_the_own_one_is_known() -> None:
    first = play(a_start(), ANNA, Place(("thin", "tall", "fat", "short")))
    given = play(first, LUC, Place(("fat", "tall", "thin", "short")))
    for viewer in (ANNA, MIQUEL, None):
        placed = [imagined(given, viewer, seed).placements for seed in range(200)]
        annas, lucs, miquels = [{each[seat] for each in placed} for seat in (ANNA, LUC, MIQUEL)]
        assert (annas == {given.position.placements[ANNA]}) == (viewer == ANNA)
        assert len(lucs) == 24
        assert miquels == {-1}


@clause("IK-6")
def test_secrets_are_imagined_as_far_as_they_are_dealt() -> None:
    given = a_start()
    for seat in seats(4):
        given = play(given, seat, Place(("tall", "short", "fat", "thin")))
    for dealt in range(4):
        position = imagined(given, ANNA)
        rows = (position.identities, position.builds, position.missions)
        assert [sorted(row) == [0, 1, 2, 3] for row in rows] == [number < dealt for number in range(3)]
        given = chance(given, (3, 1, 0, 2)) if dealt < 3 else given


@clause("IK-35")
def test_the_set_put_aside_is_imagined_too() -> None:
    given = a_turn(players=3)
    assert len({imagined(given, MIQUEL, seed).identities[3] for seed in range(50)}) == 3
