"""The messages of every game: the same in three languages, plain, all there and none too many."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax.ast import Message
from msgspec import inspect

from saucer.core import Game
from saucer.registry import all_games
from saucer.wording import LANGUAGES, SHARED, folder_of
from tests.wording.fluent_files import entries, fancy, files, ids, messages, own_file, shared_files, variables

every_game = pytest.mark.parametrize("game", list(all_games().values()), ids=list(all_games()))

SHOWN = ("title", "about", "facts", "credits")
FAMILIES = ("option-", "reason-", "bot-", "hint-", "refused-", "aside-", "part-", "picture-")
"""Asked for by the command line, the server and the browser, which put the rest of the id together."""
DRAWN = ("see-", "note-")
"""Asked for by the game's own drawing in the browser: judged once there is one."""
BROWSER = Path(__file__).parents[2] / "web" / "src"
CLAUSE = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")


def pairs(game: Game) -> list[tuple[Path, Path]]:
    """Each English file with each of its translations."""
    english = files("en", game)
    return [pair for language in LANGUAGES for pair in zip(english, files(language, game), strict=True)]


@every_game
def test_every_file_can_be_read(game: Game) -> None:
    for file in [file for language in LANGUAGES for file in files(language, game)]:
        assert [entry for entry in entries(file) if type(entry).__name__ == "Junk"] == []


@every_game
def test_the_same_messages_in_the_same_order(game: Game) -> None:
    for english, other in pairs(game):
        assert ids(other) == ids(english), other.name


@every_game
def test_no_message_twice(game: Game) -> None:
    found = [name for file in files("en", game) for name in ids(file)]
    assert twice(found) == []


def twice(names: list[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]


def test_a_message_that_is_there_twice_is_named() -> None:
    assert twice(["who", "title", "who", "about"]) == ["who"]


@every_game
def test_the_same_variables(game: Game) -> None:
    for english, other in pairs(game):
        for one, two in zip(messages(english), messages(other), strict=True):
            assert {name_of(each) for each in variables(two)} == {name_of(each) for each in variables(one)}, two.id.name


def name_of(variable: str) -> str:
    """A language may name a player where another needs only to know whether it is you."""
    return variable.removesuffix("Is")


@every_game
def test_the_same_clauses_are_cited(game: Game) -> None:
    for english, other in pairs(game):
        for one, two in zip(cited(english), cited(other), strict=True):
            assert two == one


def cited(file: Path) -> list[tuple[str, list[str]]]:
    source = file.read_text(encoding="utf-8")
    return [(message.id.name, sorted(set(CLAUSE.findall(text_of(message, source))))) for message in messages(file)]


def text_of(message: Message, source: str) -> str:
    assert message.span is not None
    return source[message.span.start : message.span.end]


@every_game
def test_only_plain_fluent(game: Game) -> None:
    for file in [file for language in LANGUAGES for file in files(language, game)]:
        assert {message.id.name: fancy(message) for message in messages(file) if fancy(message)} == {}, file.name


@every_game
def test_every_message_that_can_be_asked_for_by_name_is_there(game: Game) -> None:
    assert wanted(game) - {name for file in files("en", game) for name in ids(file)} == set()


def wanted(game: Game) -> set[str]:
    bots = [f"{what}-{level}" for level in game.bots for what in ("bot", "about-bot")]
    reasons = [f"reason-{reason}" for reason in game.reasons]
    return {*SHOWN, *bots, *reasons, *options(game)}


def options(game: Game) -> list[str]:
    """option-landing, option-landing-race; null where nothing need be chosen."""
    shape = inspect.type_info(game.options)
    assert isinstance(shape, inspect.StructType)
    found: list[str] = []
    for field in shape.fields:
        found += [f"option-{field.name}", *[f"option-{field.name}-{value}" for value in values(field.type)]]
    return found


def values(kind: inspect.Type) -> list[str]:
    match kind:
        case inspect.LiteralType(values=named):
            return [str(value) for value in named]
        case inspect.NoneType():
            return ["null"]
        case inspect.UnionType(types=types):
            return [value for each in types for value in values(each)]
        case _:
            return []


@every_game
def test_no_message_is_unused(game: Game) -> None:
    face = BROWSER / "games" / game.slug
    used = patterns(folder_of(game).parent)
    found = unused(own_file("en", game), used + browser_patterns(face))
    drawn = (face / "index.ts").exists()
    told = [name for name in found if name.startswith("about-") and is_named(name, used)]
    assert [name for name in found if name not in told and (drawn or not name.startswith(DRAWN))] == []


def is_named(about: str, used: list[re.Pattern[str]]) -> bool:
    """The browser tells about whatever a part of the table or a bot is called by: `white` of `about-ball-white`.

    A part may be told about by the first word of its name, too: `portal` of `portal:4`.
    """
    name = about.rpartition("-")[2]
    return any(each.fullmatch(name) or each.pattern.startswith(f"{name}:") for each in used)


def test_what_is_told_about_nothing_is_found() -> None:
    used = patterns(folder_of(all_games()["all-in-all"]).parent)
    assert is_named("about-pilferer", used)
    assert not is_named("about-flying_carpet", used)


def test_no_shared_message_is_unused() -> None:
    used = patterns(SHARED.parent) + browser_patterns(BROWSER)
    assert [name for file in shared_files("en") for name in unused(file, used)] == []


def test_an_unused_message_is_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = 1\ntwo-a = 2\ntwo = 2\nthree = 3\nfour = 4\n")
    (tmp_path / "words.py").write_text('text("one")\ntext(f"two-{kind}")\n')
    assert unused(tmp_path / "en.ftl", patterns(tmp_path)) == ["two", "three", "four"]
    (tmp_path / "board.tsx").write_text('message("three", message(`fo${rest}`))\n')
    assert unused(tmp_path / "en.ftl", patterns(tmp_path) + browser_patterns(tmp_path)) == ["two"]


def unused(file: Path, used: list[re.Pattern[str]]) -> list[str]:
    return [
        name
        for name in ids(file)
        if name not in SHOWN and not name.startswith(FAMILIES) and not any(each.fullmatch(name) for each in used)
    ]


def patterns(folder: Path) -> list[re.Pattern[str]]:
    """The strings in a folder's code, but its tests; what is put into a string can be anything."""
    code = [file for file in sorted(folder.rglob("*.py")) if "tests" not in file.relative_to(folder).parts]
    nodes = [node for file in code for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    plain = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    made = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    return [re.compile(re.escape(each)) for each in plain] + [re.compile(pattern(each)) for each in made]


def pattern(made: ast.JoinedStr) -> str:
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in made.values)


def browser_patterns(folder: Path) -> list[re.Pattern[str]]:
    """The same for TypeScript, where messages are asked for as "see-pass" or `card-${card}`."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.ts*")))
    plain, begun = re.findall(r'"([a-z][\w-]*)"', code), re.findall(r"`([a-z][\w-]*)\$\{", code)
    return [re.compile(each) for each in plain] + [re.compile(f"{each}.+") for each in begun]
