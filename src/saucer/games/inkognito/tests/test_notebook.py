"""The notebook: certain findings with the smallest proof, what was shown to whom, and what is likely."""

from collections.abc import Iterator
from itertools import combinations, islice

import pytest
from msgspec.structs import replace

from saucer.core import SILENT, Chance, Over, Random, Seat, choose, seats
from saucer.core.codec import plain
from saucer.games.inkognito import GAME
from saucer.games.inkognito.knowledge.belief import Four
from saucer.games.inkognito.knowledge.imagine import imagine
from saucer.games.inkognito.knowledge.liar import ANY_TYPE, LEAST, UNIFORM, answer_table, evenly_among, information
from saucer.games.inkognito.knowledge.model import Finding, Learnt, Notebook, Page
from saucer.games.inkognito.knowledge.notebook import notebook
from saucer.games.inkognito.knowledge.worlds import ANYTHING, WITH_BUILD, WITH_IDENTITY
from saucer.games.inkognito.model import (
    AGENTS,
    BUILDS,
    CARDS,
    LETTERS,
    AskThrough,
    Claim,
    InkognitoView,
    ReplyView,
    Show,
)
from saucer.games.inkognito.rules.arrangements import ARRANGEMENTS
from saucer.games.inkognito.rules.position import InkognitoPosition
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import BUILD, FIRST_BUILD, FIRST_GREY, FIRST_MISSION, IDENTITY, OVER
from saucer.games.inkognito.tests.table import (
    ANNA,
    EVA,
    LLUC,
    LUC,
    MIQUEL,
    MOST_STEPS,
    Referee,
    a_start,
    a_turn,
    reply,
    show,
)
from saucer.games.inkognito.tests.test_examples import lluc_has_answered
from tests.clauses import clause
from tests.positions import play

World = tuple[Four, Four, Four]
"""Identities, builds and letters of the four."""

NO_CARDS_OF_THE_ASKER = ANYTHING & ~WITH_IDENTITY[0] & ~WITH_BUILD[0]


def notes(view: InkognitoView) -> Notebook:
    found = notebook(view)
    assert found is not None
    return found


def page_of(found: Notebook, player: Seat) -> Page:
    return next(page for page in found.pages if page.player == player)


@clause("IK-34")
def test_the_notebook_proves_what_miquel_deduces() -> None:
    asked = play(lluc_has_answered(), MIQUEL, AskThrough(LLUC, "identity"))
    when = notes(show(asked, LLUC, "fiddlebottom", "agent_x").view(MIQUEL))
    lluc = page_of(when, LLUC)
    assert (lluc.identities, lluc.builds) == (("agent_x",), ("tall", "short"))
    assert Finding("agent_x", True, (1,)) in lluc.findings
    assert Finding("bubble", False, (1,)) in lluc.findings
    assert Finding("thin", False, (0, 1)) in lluc.findings, "Bubble could have been the true one of the first answer"
    assert Finding("fat", False, ()) in lluc.findings, "Miquel is fat himself"


@clause("IK-6")
def test_before_the_first_answer_there_are_216_worlds_and_one_s_own_cards_prove_the_rest() -> None:
    found = notes(a_turn(secrets={MIQUEL: ("bubble", "thin", "C")}).view(MIQUEL))
    assert found.worlds == 216
    assert [page.player for page in found.pages] == [ANNA, LUC, LLUC]
    assert page_of(found, ANNA).findings == (
        Finding("bubble", False, ()),
        Finding("thin", False, ()),
        Finding("mission_c", False, ()),
    )


@clause("IK-35", "IK-38")
def test_of_three_players_the_set_put_aside_has_a_page_and_the_fifth_player_starts_with_every_world() -> None:
    assert [page.player for page in notes(a_turn(players=3).view(MIQUEL)).pages] == [ANNA, LUC, None]
    fifth = notes(a_turn(EVA, players=5).view(EVA))
    assert (fifth.worlds, len(fifth.pages)) == (24**3, 4)


def test_spectators_and_those_without_cards_have_no_notebook() -> None:
    assert notebook(a_turn().view(None)) is None
    assert notebook(a_start().view(ANNA)) is None


@clause("IK-19")
def test_two_letters_seen_prove_the_third() -> None:
    given = a_turn(
        secrets={ANNA: ("zsa_zsa", "tall", "A"), LUC: ("bubble", "fat", "B"), MIQUEL: ("fiddlebottom", "thin", "C")},
        shown=[
            reply(MIQUEL, ANNA, "identity", "zsa_zsa", "tall", "mission_a"),
            reply(MIQUEL, LUC, "identity", "bubble", "fat", "mission_b"),
        ],
    )
    lluc = page_of(notes(given.view(MIQUEL)), LLUC)
    assert Finding("mission_d", True, (0, 1)) in lluc.findings
    assert Finding("mission_c", False, ()) in lluc.findings


@clause("IK-34", "IK-42")
def test_what_i_have_shown_to_whom() -> None:
    given = a_turn(
        players=5,
        shown=[
            reply(ANNA, MIQUEL, "identity", "zsa_zsa", "bubble", "fat"),
            reply(ANNA, MIQUEL, "identity", "zsa_zsa", "agent_x", through=True),
            reply(LUC, LLUC, "identity", "agent_x", "bubble", through=True),
        ],
    )
    anna, eva = notes(given.view(MIQUEL)).shown
    assert (anna.player, anna.replies, anna.cards) == (ANNA, (0, 1), ("zsa_zsa", "bubble", "fat", "agent_x"))
    assert (eva.player, eva.replies, eva.cards) == (EVA, (1,), ("zsa_zsa", "agent_x"))


@pytest.mark.parametrize(
    ("through", "knows_own_cards", "bits"),
    [(False, False, 0.678), (False, True, 0.636), (True, False, 1.0), (True, True, 0.918)],
)
@pytest.mark.parametrize("question", [IDENTITY, BUILD])
@pytest.mark.parametrize("model", [UNIFORM, LEAST])
@clause("IK-16", "IK-17")
def test_the_information_of_a_first_answer(
    model: int, question: int, through: bool, knows_own_cards: bool, bits: float
) -> None:
    belief = evenly_among(NO_CARDS_OF_THE_ASKER) if knows_own_cards else ANY_TYPE
    assert round(information(belief, answer_table(model, (), question, through)), 3) == bits


def test_the_least_telling_answers_tell_less_than_any_over_a_history() -> None:
    """Given two answers, the third tells an outsider less if it is chosen to."""
    shown = [
        reply(MIQUEL, LLUC, "identity", "bubble", "agent_x", "tall"),
        reply(MIQUEL, LLUC, "identity", "zsa_zsa", "agent_x", "fat"),
    ]
    belief = [0.0] * 16
    history = [(IDENTITY, False, values, ANYTHING) for values in (each.values for each in shown)]
    for kind in range(16):
        both = all(values & (1 << kind // 4 | 1 << 4 + kind % 4) for _, _, values, _ in history)
        belief[kind] = float(both)
    belief = [part / sum(belief) for part in belief]
    bits = [information(belief, answer_table(model, tuple(history), IDENTITY, False)) for model in (UNIFORM, LEAST)]
    assert bits[1] < bits[0]


def test_what_is_likely_is_told_only_where_the_assistant_is_on_and_under_each_model_s_name() -> None:
    given = a_turn(shown=[reply(MIQUEL, LLUC, "identity", "agent_x", "bubble", "thin")])
    assert notes(given.view(MIQUEL)).likely == ()
    given.position.assistant = True
    likely = notes(given.view(MIQUEL)).likely
    assert [each.model for each in likely] == ["uniform_answers", "least_information"]
    for each in likely:
        for player in each.players:
            for chances in (player.identities, player.builds, player.missions):
                assert sum(chances) == pytest.approx(1)
        lluc = next(player for player in each.players if player.player == LLUC)
        assert lluc.identities[AGENTS.index("agent_x")] > lluc.identities[AGENTS.index("fiddlebottom")]


every_table = pytest.mark.parametrize(
    ("players", "referee"), [(players, referee) for players in (3, 4, 5) for referee in ("strict", "table")]
)


def tables(players: int, referee: Referee, seed: int) -> Iterator[InkognitoPosition]:
    """Every tenth position of a game of random choices without claims, in which few secrets are shown."""
    position, random = a_start(players, referee, "by_lot").position, Random(seed)
    position.assistant = True
    number = 0
    for _ in range(MOST_STEPS):
        now = position.next()
        if isinstance(now, Over):
            return
        if isinstance(now, Chance):
            position.settle(now.draw.sample(random), SILENT)
            continue
        legal = tuple(action for action in position.legal(now.must[0]) if not isinstance(action, Claim))
        hiding = tuple(action for action in legal if isinstance(action, Show) and max(codes(action.cards)) < FIRST_GREY)
        position.apply(now.must[0], choose(hiding if hiding and random.below(10) else legal, random), SILENT)
        number += 1
        if position.turn and number % 10 == 0:
            yield position
    raise AssertionError(f"the game goes on after {MOST_STEPS} steps")


ALL_WORLDS = [
    (identities, builds, letters) for identities in ARRANGEMENTS for builds in ARRANGEMENTS for letters in ARRANGEMENTS
]


def contradicts(world: World, each: ReplyView) -> bool:
    """IK-16 to IK-19, written once more without the rules."""
    true_cards = (CARDS[world[0][each.asked]], CARDS[FIRST_BUILD + world[1][each.asked]])
    for cards in (each.cards, each.replacement):
        if cards is None:
            continue
        named = [card.removeprefix("grey_") for card in cards if not card.startswith("mission_")]
        missions = [card for card in cards if card.startswith("mission_")]
        if not any(card in true_cards for card in named):
            return True
        if any(card.startswith("grey_") and card.removeprefix("grey_") not in true_cards for card in cards):
            return True
        if any(card != CARDS[FIRST_MISSION + world[2][each.asked]] for card in missions):
            return True
    return False


def is_mine(world: World, view: InkognitoView) -> bool:
    if view.seat is None or view.identity is None or view.build is None or view.mission is None:
        return True
    own = (AGENTS.index(view.identity), BUILDS.index(view.build), LETTERS.index(view.mission))
    return (world[0][view.seat], world[1][view.seat], world[2][view.seat]) == own


def has_card(world: World, player: int, card: int) -> bool:
    if card >= FIRST_MISSION:
        return world[2][player] == card - FIRST_MISSION
    return world[0][player] == card if card < FIRST_BUILD else world[1][player] == card - FIRST_BUILD


@clause("IK-34")
@every_table
def test_every_world_is_counted_and_every_proof_is_sufficient_and_minimal(players: int, referee: Referee) -> None:
    looked_at = longest = 0
    for position in islice(tables(players, referee, 3), 3, 60, 3):
        seat = Seat(looked_at % players)
        view = position.view(seat)
        found = notes(view)
        mine = [world for world in ALL_WORLDS if is_mine(world, view)]
        seen = [place for place, each in enumerate(view.replies) if each.cards is not None]
        out = {place: {world for world in mine if contradicts(world, view.replies[place])} for place in seen}
        left = set(mine).difference(*out.values())
        assert found.worlds == len(left)
        truth = (tuple(position.identities), tuple(position.builds), tuple(position.missions))
        assert truth in left
        others = [player for player in range(4) if player != seat]
        for player, page in zip(others, found.pages, strict=True):
            assert set(page.identities) == {AGENTS[world[0][player]] for world in left}
            assert set(page.builds) == {BUILDS[world[1][player]] for world in left}
            assert set(page.missions) == {LETTERS[world[2][player]] for world in left}
            for finding in page.findings:
                check_proof(finding, player, mine, out)
                longest = max(longest, len(finding.proof))
        looked_at += 1
    assert looked_at >= 10
    assert longest >= 3


def check_proof(finding: Finding, player: int, mine: list[World], out: dict[int, set[World]]) -> None:
    (card,) = codes((finding.card,))
    assert card < FIRST_GREY or card >= FIRST_MISSION
    otherwise = {world for world in mine if has_card(world, player, card) != finding.has}
    assert otherwise <= set[World]().union(*[out[place] for place in finding.proof])
    smaller = len(finding.proof) - 1
    if smaller >= 0:
        useful = [out[place] & otherwise for place in out]
        for some in combinations([part for part in useful if part], smaller):
            assert not otherwise <= set[World]().union(*some)


@every_table
def test_the_notebook_follows_from_the_view_and_survives_json(players: int, referee: Referee) -> None:
    for number, position in enumerate(islice(tables(players, referee, 5), 0, 40, 8)):
        seat = seats(players)[number % players]
        view = position.view(seat)
        found = GAME.insight(view)
        assert GAME.insight(imagine(view, Random(number)).view(seat)) == found
        assert plain(found)


def test_at_the_end_the_notebook_stays_as_it_was() -> None:
    given = a_turn(shown=[reply(ANNA, LLUC, "identity", "agent_x", "bubble", "thin")])
    before = notes(given.view(MIQUEL))
    when = play(given, MIQUEL, Claim(ANNA))
    over = play(when, ANNA, *when.position.legal(ANNA)[:1])
    assert over.result is not None
    assert over.view(MIQUEL).secrets is not None
    assert replace(notes(over.view(MIQUEL)), learnt=(), teams=()) == before


@clause("IK-50a")
def test_at_the_end_everybody_reads_who_could_know_what_from_when_on() -> None:
    shown = [
        reply(ANNA, LLUC, "identity", "agent_x", "bubble", "thin"),
        reply(MIQUEL, LLUC, "identity", "grey_agent_x", "grey_thin", "mission_d"),
        reply(MIQUEL, LLUC, "identity", "fiddlebottom", "agent_x"),
    ]
    given = a_turn(shown=shown)
    assert notes(given.view(MIQUEL)).learnt == ()
    assert notebook(given.view(None)) is None
    when = play(given, MIQUEL, Claim(ANNA))
    over = play(when, ANNA, *when.position.legal(ANNA)[:1])
    told = notes(over.view(ANNA)).learnt
    assert told == tuple([Learnt(1, MIQUEL, LLUC, card) for card in ("agent_x", "thin", "mission_d")])
    spectator = notes(over.view(None))
    assert (spectator.learnt, spectator.pages) == (told, ())


@clause("IK-50a")
@every_table
def test_what_could_be_known_is_what_the_notebooks_had_by_then(players: int, referee: Referee) -> None:
    had: list[tuple[int, Seat, set[tuple[Seat, str]]]] = []
    for position in islice(tables(players, referee, 7), 60):
        had += [(len(position.replies), seat, known(notes(position.view(seat)))) for seat in seats(players)]
    over = position.copy()
    over.phase = OVER
    told = notes(over.view(None)).learnt
    assert told
    for replies, seat, cards in had:
        by_then = {(each.player, each.card) for each in told if each.knower == seat and each.reply < replies}
        assert by_then == cards


def known(found: Notebook) -> set[tuple[Seat, str]]:
    """IK-35 The set put aside belongs to nobody."""
    return {
        (page.player, finding.card)
        for page in found.pages
        if page.player is not None
        for finding in page.findings
        if finding.has
    }


def test_what_the_same_replies_prove_is_found_once() -> None:
    given, later = a_turn(turn=7), a_turn(turn=8)
    first, again, other = notebook(given.view(ANNA)), notebook(later.view(ANNA)), notebook(later.view(LUC))
    assert first is not None
    assert again is not None
    assert other is not None
    assert again.pages is first.pages
    assert other.pages != first.pages


def test_the_door_offers_the_notebook() -> None:
    assert isinstance(GAME.insight(a_turn().view(ANNA)), Notebook)
    assert GAME.insights is Notebook
