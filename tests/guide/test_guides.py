"""Every guide of every game: what it names is there, and the coach has words for all of it in three languages."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from saucer.core import Game, Match, Unreadable
from saucer.guide import Guide, Moment, Step, guide_of, guides_of, messages_of
from saucer.registry import all_games
from saucer.server.table.guests import Guest
from saucer.server.table.guided import guided_table
from saucer.server.table.record import header_of
from saucer.server.wire.http import NewLesson
from saucer.wording import LANGUAGES, Language, Wording, sources

GUIDED = [(game, name) for game in all_games().values() for name in guides_of(game)]
IDS = [f"{game.slug}-{name}" for game, name in GUIDED]
every_guide = pytest.mark.parametrize(("game", "name"), GUIDED, ids=IDS)


def bundle(game: Game, language: Language) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for source in (*sources(game, language), messages_of(game, language)):
        found.add_resource(FluentResource(source))
    return found


def ids(source: str) -> list[str]:
    return [entry.id.name for entry in FluentResource(source).body if isinstance(entry, Message)]


def moments(guide: Guide) -> Iterator[Moment]:
    for step in guide.steps:
        yield from step.when


def shapes(union: Any) -> dict[str, set[str]]:
    """The kinds of a union and the fields of each."""
    info = msgspec.inspect.type_info(union)
    types = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    structs = [each for each in types if isinstance(each, msgspec.inspect.StructType)]
    return {str(each.tag): {"kind", *(field.encode_name for field in each.fields)} for each in structs}


def check_pattern(pattern: dict[str, Any], known: dict[str, set[str]]) -> None:
    """Its kinds are there, and each of them has all the fields it asks for."""
    kinds = pattern.get("kind", list(known))
    for kind in kinds if isinstance(kinds, list) else [kinds]:
        assert kind in known, f"there is no {kind}"
        if "kind" in pattern:
            assert set(pattern) <= known[kind], f"{kind} has no {set(pattern) - known[kind]}"


@every_guide
def test_its_table_can_be_laid(game: Game, name: str) -> None:
    kept = guided_table(game, NewLesson(game.slug, name), Guest("g", "Anna", "circle"), 0.0)
    assert (kept.code, kept.public, kept.guide) == (None, False, name)
    people = [seat.kind for seat in kept.seats]
    assert (people.count("person"), people.count("bot")) == (1, len(people) - 1)
    Match(game, header_of(kept, guide_of(game, name).chance))


@every_guide
def test_the_kinds_and_fields_it_names_are_those_of_the_game(game: Game, name: str) -> None:
    guide = guide_of(game, name)
    events, actions = shapes(game.events), shapes(game.actions)
    fields = set(game.views.__struct_fields__)
    for moment in moments(guide):
        check_pattern(moment.told or {}, events)
        check_pattern(moment.offer or {}, actions)
        assert set(moment.view or {}) <= fields
    for step in guide.steps:
        check_pattern(step.choose or {}, actions)
    for seat, wishes in guide.script.items():
        assert seat in [str(place) for place in range(guide.players) if place != guide.seat]
        for wish in wishes:
            check_pattern(wish, actions)


@every_guide
def test_the_decisions_it_waits_for_are_those_of_the_game(game: Game, name: str) -> None:
    wording = Wording("en", game)
    for moment in moments(guide_of(game, name)):
        assert moment.decision is None or wording.knows(f"hint-{moment.decision}"), moment.decision


@every_guide
def test_its_steps_hang_together(game: Game, name: str) -> None:
    steps = guide_of(game, name).steps
    named = [step.say for step in steps]
    assert len(set(named)) == len(named)
    closing = [step for step in steps if step.last]
    assert closing == list(steps[-len(closing) :]), "those that close the lesson come last"
    assert [step.spare for step in closing].count(False) == 1, "one of them is for those who did what was said"
    assert steps[0].when, "the first one follows nothing"
    for before, step in pairwise(steps):
        assert step.when or before.choose is None, f"{step.say} follows a choice, whose end it must wait for"
        assert step.when or step.choose is None or not any(moment.told for moment in chain(steps, step))
    for moment in moments(guide_of(game, name)):
        assert moment.after is None or moment.after in named


def chain(steps: tuple[Step, ...], step: Step) -> tuple[Moment, ...]:
    """The moments of the step that this one follows, at whatever distance."""
    before = steps[: steps.index(step)]
    return next(each.when for each in reversed(before) if each.when)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in all_games().values() if guides_of(game)], ids=lambda game: game.slug)
def test_the_coach_has_words_for_every_step_and_no_others(game: Game, language: Language) -> None:
    wanted = [f"{name}-{step.say}" for name in guides_of(game) for step in guide_of(game, name).steps]
    assert sorted(ids(messages_of(game, language))) == sorted(wanted)
    assert not set(wanted) & {each for source in sources(game, language) for each in ids(source)}
    found = bundle(game, language)
    for name in guides_of(game):
        seats = {f"seat{place}": f"Player {place}" for place in range(guide_of(game, name).players)}
        for step in guide_of(game, name).steps:
            pattern = found.get_message(f"{name}-{step.say}").value
            assert pattern is not None
            words, errors = found.format_pattern(pattern, seats)
            assert isinstance(words, str)
            assert not errors, (step.say, errors)
            assert len(words) <= LONGEST, f"{step.say} in {language}: one sentence or two, not {len(words)} letters"


LONGEST = 260
"""Letters that the coach says at a time: more would hide the board of a phone."""


def test_a_guide_that_says_too_much_or_is_not_there_is_refused() -> None:
    game = all_games()["all-in-all"]
    with pytest.raises(Unreadable, match="has no guide 'second'; it has first"):
        guide_of(game, "second")
    with pytest.raises(msgspec.ValidationError, match="unknown field `wen`"):
        msgspec.convert({"players": 3, "steps": [{"say": "aim", "wen": {}}]}, Guide)


def test_there_are_guides() -> None:
    assert GUIDED
