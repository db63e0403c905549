"""Parameters that several commands have, with what their help says of them."""

from typing import Annotated

from cyclopts import Parameter

Slug = Annotated[str, Parameter(help="The game; `saucer games` lists them.")]
Players = Annotated[int | None, Parameter(help="How many; the fewest the game allows if not said.")]
GameOptions = Annotated[tuple[str, ...], Parameter(show_default=False, help="key=value, as often as needed.")]
Workers = Annotated[int, Parameter(help="Processes that play at the same time.")]
Json = Annotated[bool, Parameter(help="One JSON object instead of tables.")]
