"""Plots as SVG, written by hand: ratings with their intervals, and who wins how much against whom."""

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

from saucer.arena.standings import Meeting, Rated, Standings

WIDTH, LABEL, ROW, TOP, EDGE = 640, 150, 34, 64, 24
CELL_WIDTH, CELL_HEIGHT = 110, 46
INK, FAINT, DOT = "#1f2430", "#9aa3b2", "#2a6f97"
STEPS = (1, 2, 5)
TICKS = 8
ROOM = 0.08
"""The part of the width left free on both sides of the intervals."""


def svg(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    style = f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" {style}>'
    back = f'<rect width="{width:g}" height="{height:g}" fill="#ffffff"/>'
    heading = text(EDGE, 28, title, anchor="start", more=' font-weight="bold"')
    return "\n".join([head, f"<title>{escape(title)}</title>", back, heading, *parts, "</svg>", ""])


def text(x: float, y: float, words: str, anchor: str = "middle", more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{width:g}"/>'


class Axis:
    """Turns values into places in the picture."""

    def __init__(self, values: Sequence[float]) -> None:
        room = max(1.0, ROOM * (max(values) - min(values)))
        self.low, self.high = min(values) - room, max(values) + room

    def at(self, value: float) -> float:
        return LABEL + (WIDTH - EDGE - LABEL) * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[int]:
        step = next(
            scale * times
            for scale in (10**power for power in range(9))
            for times in STEPS
            if (self.high - self.low) / (scale * times) <= TICKS
        )
        first = -int(-self.low // step) * step
        return [tick for tick in range(first, int(self.high) + 1, step) if tick >= self.low]


def ratings_plot(found: Standings) -> str:
    axis = Axis([bound for bot in found.bots for bound in (bot.low, bot.high)])
    bottom = TOP + ROW * len(found.bots)
    parts = [_tick(axis, tick, bottom) for tick in axis.ticks()]
    parts += [_rating(axis, bot, TOP + ROW * (row + 0.5)) for row, bot in enumerate(found.bots)]
    title = f"{found.game}, {found.players} players: rating with 95 % interval, {found.games} deals"
    return svg(WIDTH, bottom + EDGE + 20, title, parts)


def _tick(axis: Axis, tick: int, bottom: float) -> str:
    x = axis.at(tick)
    return line(x, TOP, x, bottom, "#e3e6ec") + text(x, bottom + 18, str(tick), more=f' font-size="11" fill="{FAINT}"')


def _rating(axis: Axis, bot: Rated, y: float) -> str:
    whisker = line(axis.at(bot.low), y, axis.at(bot.high), y, DOT, 2)
    dot = f'<circle cx="{axis.at(bot.rating):.1f}" cy="{y:.1f}" r="5" fill="{DOT}"/>'
    return text(LABEL - 16, y + 4, bot.name, anchor="end") + whisker + dot


def shares_plot(found: Standings) -> str:
    """Draw a row for the bot alone, and a column for the others at its table."""
    names = [bot.name for bot in found.bots]
    parts = [text(_x(column), TOP + 14, name) for column, name in enumerate(names)]
    parts += [text(LABEL - 16, _y(row) + 4, name, anchor="end") for row, name in enumerate(names)]
    parts += [_cell(meeting, names.index(meeting.bot), names.index(meeting.against)) for meeting in found.meetings]
    title = f"{found.game}, {found.players} players: wins of one (row) against {found.players - 1} (column)"
    width = max(WIDTH, LABEL + CELL_WIDTH * len(names) + EDGE)
    return svg(width, _y(len(names) - 1) + CELL_HEIGHT / 2 + EDGE, title, parts)


def _x(column: int) -> float:
    return LABEL + CELL_WIDTH * (column + 0.5)


def _y(row: int) -> float:
    return TOP + 24 + CELL_HEIGHT * (row + 0.5)


def _cell(meeting: Meeting, row: int, column: int) -> str:
    x, y = _x(column), _y(row)
    place = f'x="{x - CELL_WIDTH / 2 + 1:.1f}" y="{y - CELL_HEIGHT / 2 + 1:.1f}"'
    box = f'<rect {place} width="{CELL_WIDTH - 2}" height="{CELL_HEIGHT - 2}" rx="4" fill="{_colour(meeting)}"/>'
    bounds = f"{100 * meeting.low:.1f} to {100 * meeting.high:.1f}"
    return box + text(x, y, f"{100 * meeting.share:.1f} %") + text(x, y + 15, bounds, more=' font-size="11"')


def _colour(meeting: Meeting) -> str:
    """Blue above an even share, orange below, pale if the interval holds it."""
    if meeting.low <= meeting.even <= meeting.high:
        return "#eef0f4"
    return "#bcdcec" if meeting.share > meeting.even else "#f6d9b8"
