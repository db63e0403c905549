"""Parameters that several commands have, with what their help says of them."""

from typing import Annotated

from cyclopts import Parameter

from saucer.wording import Language

Slug = Annotated[str, Parameter(help="The game; `saucer games` lists them.")]
Players = Annotated[int | None, Parameter(help="How many; the fewest the game allows if not said.")]
GameOptions = Annotated[tuple[str, ...], Parameter(show_default=False, help="key=value, as often as needed.")]
Workers = Annotated[int, Parameter(help="Processes that play at the same time.")]
Lang = Annotated[
    Language | None, Parameter(help="English, German or Catalan; the language of your system if not said.")
]
Json = Annotated[bool, Parameter(help="One JSON object instead of text and tables.")]
