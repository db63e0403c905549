"""saucer rules: the rules for players."""

import sys

from rich.console import Console
from rich.markdown import Markdown

from saucer.cli._words import spoken
from saucer.registry import game_named
from saucer.wording import Language, rules


def command(slug: str, /, *, lang: Language | None = None) -> None:
    """Show the rules of a game, with the numbers of their clauses.

    Parameters
    ----------
    slug
        The game; `saucer games` lists them.
    lang
        English, German or Catalan; the language of your system if not said.
    """
    words = rules(game_named(slug), spoken(lang))
    if sys.stdout.isatty():
        Console().print(Markdown(words))
    else:
        sys.stdout.write(words)
