"""Words for texts, in English, German or Catalan. The browser renders the same messages from the same files."""

import inspect
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, assert_never, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from saucer.core import Aside, Event, Game, Say, Seat, SeatName, Text, Words, text
from saucer.core.model import kind_of
from saucer.core.table_events import SeatChanged, Spoken, TableEnded, TableEvent, TookBack
from saucer.core.text import Argument

Language = Literal["en", "de", "ca"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

SHARED = Path(__file__).parent / "text"

OF_THE_TABLE = frozenset(get_args(TableEvent))

UNSEEN = ("Cc", "Cf", "Co", "Cs")
"""Categories of Unicode: control, format, private, surrogate. Not `Cn`, which new emoji are to an older Python."""


def language_of(locale: str | None) -> Language:
    """The language of a locale such as de_AT.UTF-8 or ca-ES; English for those not spoken here."""
    spoken = (locale or "").replace("_", "-").split("-")[0].split(".")[0].lower()
    return next((language for language in LANGUAGES if language == spoken), "en")


def folder_of(game: Game) -> Path:
    return Path(inspect.getfile(type(game))).parent / "text"


def rules(game: Game, language: Language) -> str:
    """The rules for players, as Markdown; every clause is an item `- **AA-13** ...`."""
    return (folder_of(game) / f"rules.{language}.md").read_text(encoding="utf-8")


def shared(language: Language) -> str:
    """The messages of every game: `en.ftl` and its companions such as `table.en.ftl`."""
    paths = [SHARED / f"{language}.ftl", *sorted(SHARED.glob(f"*.{language}.ftl"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def sources(game: Game, language: Language) -> tuple[str, str]:
    """The messages of every game and of this one, as Fluent files."""
    return shared(language), (folder_of(game) / f"{language}.ftl").read_text(encoding="utf-8")


def one_line(words: str) -> str:
    """What somebody wrote, without control characters and marks that turn the direction of writing."""
    spaced = " ".join(unicodedata.normalize("NFC", words).split())
    return " ".join("".join(each for each in spaced if unicodedata.category(each) not in UNSEEN).split())


class Unworded(AssertionError):
    """A text that cannot be worded: a bug of ours, never passed over."""


@cache
def bundle_of(game: Game, language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(game, language):
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise Unworded(f"{game.slug} in {language} cannot be read: {entry.content}")
        bundle.add_resource(resource)
    return bundle


class Wording:
    """What one viewer reads: in a language, with the names of the seats, and knowing which of them is `you`."""

    def __init__(self, language: Language, game: Game, names: Sequence[str] = (), you: Seat | None = None) -> None:
        self.language = language
        self.game = game
        self.names = tuple(one_line(name) for name in names)
        self.you = you
        self._bundle = bundle_of(game, language)

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def render(self, words: Text) -> str:
        """Raise Unworded if the message or one of its arguments is missing."""
        pattern = self._bundle.get_message(words.id).value if self.knows(words.id) else None
        if pattern is None:
            raise Unworded(f"{self.game.slug} has no message {words.id!r} in {self.language}")
        args = self._arguments(words.args)
        rendered, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise Unworded(f"{self.game.slug}, message {words.id!r} in {self.language} with {args}: {errors}")
        return str(rendered)

    def _arguments(self, args: Mapping[str, Argument]) -> dict[str, int | str]:
        worded: dict[str, int | str] = {}
        for name, value in args.items():
            match value:
                case int():
                    worded[name] = value
                case SeatName(seat):
                    worded[name] = self.names[seat]
                    worded[f"{name}Is"] = "you" if seat == self.you else "other"
                case Words(words):
                    worded[name] = one_line(words)
                case Text():
                    worded[name] = self.render(value)
                case _:
                    assert_never(value)
        return worded

    def line(self, event: Event) -> str:
        """A sentence of the log; what somebody said is quoted after it."""
        words = self.render(line(self.game, event))
        if isinstance(event, Spoken) and isinstance(event.aside, Say):
            return f"{words} {one_line(event.aside.words)}"
        return words


def line(game: Game, event: Event) -> Text:
    """What happened in the game or at its table. Talk is not worded: the text says only who speaks."""
    if type(event) not in OF_THE_TABLE:
        return game.line(event)
    match event:
        case Spoken(seat, aside):
            return spoken(seat, aside)
        case SeatChanged(seat, player):
            message = "seat_changed-person" if player.bot is None else "seat_changed-bot"
            return text(message, player=SeatName(seat), place=seat + 1)
        case TookBack(seat):
            return text("took_back", player=SeatName(seat))
        case TableEnded(why):
            return text(f"table_ended-{why}")
        case _:
            raise AssertionError(event)


def spoken(seat: Seat, aside: Aside) -> Text:
    """Words are quoted after it; a gesture is a message of its game, made to all or to one."""
    if isinstance(aside, Say):
        return text("spoken", player=SeatName(seat))
    shown = [str(getattr(aside, field)) for field in aside.__struct_fields__ if field != "to"]
    message = "-".join(["aside", kind_of(type(aside).__name__), *shown])
    if aside.to is None:
        return text(message, player=SeatName(seat))
    return text(f"{message}-to", player=SeatName(seat), to=SeatName(aside.to[0]))
