"""Sides are what wins: a team where a game has teams, else a seat alone. They rotate and share wins as a whole."""

from saucer.core import Game, Options, Seat, seats

Sides = tuple[tuple[Seat, ...], ...]

WHOLE_WIN = 840
"""A win in parts that up to eight winners can share evenly; whole numbers add up alike in any order."""


def sides_of(game: Game, players: int, options: Options) -> Sides:
    return game.teams(players, options) or tuple((seat,) for seat in seats(players))


def places(sides: Sides, number: int) -> list[int]:
    """Which place of a list of names sits at each seat in game `number`: one side on each time, partners together."""
    sat = [0] * sum(len(side) for side in sides)
    for place, side in enumerate(sides):
        before = sides[(place - number) % len(sides)]
        for member, seat in enumerate(side):
            sat[seat] = before[(member - number // len(sides)) % len(before)]
    return sat


def part_of_win(sides: Sides, winners: tuple[Seat, ...]) -> int:
    """What each winner is credited with: a whole win for every member of the only side that won."""
    return WHOLE_WIN // sum(any(seat in winners for seat in side) for side in sides)
