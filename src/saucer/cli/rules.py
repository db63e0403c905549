"""saucer rules: the rules for players."""

import sys

from rich.console import Console
from rich.markdown import Markdown

from saucer.cli._parameters import Lang, Slug
from saucer.cli._words import spoken
from saucer.registry import game_named
from saucer.wording import rules


def command(slug: Slug, /, *, lang: Lang = None) -> None:
    """Show the rules of a game, with the numbers of their clauses."""
    words = rules(game_named(slug), spoken(lang))
    if sys.stdout.isatty():
        Console().print(Markdown(words))
    else:
        sys.stdout.write(words)
