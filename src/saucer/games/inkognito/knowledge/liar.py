"""Inkognito: how a player who hides answers. Two models of the liar, each with a name, and what an answer tells.

A type is an identity and a build: 4 * identity + build, 16 in all. Answers are counted as values (IK-18, IK-20), the
mission card and grey cards apart: who hides shows neither.
"""

from math import log2
from typing import Final

from saucer.games.inkognito.rules.answers import is_repeated
from saucer.games.inkognito.rules.repertoire import sets_of_cards
from saucer.games.inkognito.rules.state import BUILD, FIRST_BUILD, IDENTITY, values_of

TYPES: Final = 16
BUILDS_OF_AN_AGENT: Final = 4
TRUTH: Final = [1 << kind // 4 | 1 << FIRST_BUILD + kind % 4 for kind in range(TYPES)]
"""The true cards of each type, as values."""

UNIFORM: Final = 0
"""Every answer left is as likely."""
LEAST: Final = 1
"""Answers that tell the asker least, over all that this asker saw before."""

ANY_TYPE: Final = [1 / TYPES] * TYPES

ROUNDS: Final = 40
SETTLED: Final = 1e-4
MOST_TABLES: Final = 20_000

Shown = tuple[int, bool, int, int]
"""An answer seen: the question, whether through the Ambassador, the values, the types it leaves (IK-16 to IK-19)."""
History = tuple[Shown, ...]
"""What one player showed to another, the earliest first."""


def plain_answers(question: int, through: bool) -> list[int]:
    """IK-16, IK-17 The cards that answer a question, as values, true or not."""
    return [values_of(cards) for cards in sets_of_cards(question, through)]


PLAIN: Final = [[plain_answers(question, through) for through in (False, True)] for question in (IDENTITY, BUILD)]


class AnswerTable:
    """For each type how likely each answer is; `possible` holds the answers that any type could give."""

    def __init__(self, chances: list[dict[int, float]]) -> None:
        self.chances = chances
        self.possible: set[int] = set()
        for row in chances:
            self.possible.update(row)


def single_values(kind: int, question: int, through: bool) -> list[int]:
    """IK-21 One true card when everything is used: of the type asked for, or of either."""
    identity, build = 1 << kind // 4, 1 << FIRST_BUILD + kind % 4
    if not through:
        return [identity, build]
    return [identity if question == IDENTITY else build]


def answers_left(question: int, through: bool, before: list[int]) -> list[list[int]]:
    """IK-20, IK-21 For each type what it can show that was not shown before."""
    unused = [values for values in PLAIN[question][through] if not is_repeated(values, through, before)]
    rows: list[list[int]] = []
    for kind in range(TYPES):
        own = [values for values in unused if values & TRUTH[kind]]
        rows.append(own or single_values(kind, question, through))
    return rows


def evenly(row: list[int]) -> dict[int, float]:
    return {values: 1 / len(row) for values in row}


TABLES: Final[dict[tuple[int, History, int, bool], AnswerTable]] = {}
BELIEFS: Final[dict[History, list[float]]] = {}


def answer_table(model: int, history: History, question: int, through: bool) -> AnswerTable:
    """The table of a model after a history, made when it is first needed."""
    key = (model, history, question, through)
    table = TABLES.get(key)
    if table is None:
        if len(TABLES) >= MOST_TABLES:
            TABLES.clear()
            BELIEFS.clear()
        left = answers_left(question, through, [shown[2] for shown in history])
        table = AnswerTable([evenly(row) for row in left])
        if model == LEAST:
            table = AnswerTable(settled(public_belief(history), left, table.chances))
        TABLES[key] = table
    return table


def settled(belief: list[float], left: list[list[int]], chances: list[dict[int, float]]) -> list[dict[int, float]]:
    """Answers in proportion to how often they are given by anyone, again and again, until nothing changes."""
    for _ in range(ROUNDS):
        often = how_often(belief, chances)
        renewed = [in_proportion(left[kind], often, chances[kind]) for kind in range(TYPES)]
        if farthest(chances, renewed) < SETTLED:
            return renewed
        chances = renewed
    return chances


def how_often(belief: list[float], chances: list[dict[int, float]]) -> dict[int, float]:
    often: dict[int, float] = {}
    for kind in range(TYPES):
        weight = belief[kind]
        if weight > 0:
            for values, chance in chances[kind].items():
                often[values] = often.get(values, 0.0) + weight * chance
    return often


def in_proportion(row: list[int], often: dict[int, float], before: dict[int, float]) -> dict[int, float]:
    parts = [often.get(values, 0.0) for values in row]
    total = sum(parts)
    if total <= 0:
        return before
    return {values: part / total for values, part in zip(row, parts, strict=True)}


def farthest(old: list[dict[int, float]], new: list[dict[int, float]]) -> float:
    return max([abs(new[kind][values] - chance) for kind in range(TYPES) for values, chance in old[kind].items()])


def public_belief(history: History) -> list[float]:
    """What the asker can think of each type by these answers alone, if the answers told least."""
    known = BELIEFS.get(history)
    if known is None:
        known = updated(public_belief(history[:-1]), history) if history else ANY_TYPE
        BELIEFS[history] = known
    return known


def updated(belief: list[float], history: History) -> list[float]:
    question, through, values, left = history[-1]
    table = answer_table(LEAST, history[:-1], question, through)
    parts = [belief[kind] * chance_of(table, kind, values, left) for kind in range(TYPES)]
    total = sum(parts)
    if total <= 0:
        return [(left >> kind & 1) / left.bit_count() for kind in range(TYPES)]
    return [part / total for part in parts]


def chance_of(table: AnswerTable, kind: int, values: int, left: int) -> float:
    """Of an answer seen; one that the model never gives (grey, mission, repeated) only proves what it proves."""
    if not left >> kind & 1:
        return 0.0
    if values not in table.possible:
        return 1.0
    return table.chances[kind].get(values, 0.0)


def information(belief: list[float], table: AnswerTable) -> float:
    """How many bits the answer tells about the type, to whom the types are that likely."""
    often = how_often(belief, table.chances)
    bits = entropy(list(often.values()))
    for kind in range(TYPES):
        if belief[kind] > 0:
            bits -= belief[kind] * entropy(list(table.chances[kind].values()))
    return max(0.0, bits)


def information_about_identity(belief: list[float], table: AnswerTable) -> float:
    """How many bits the answer tells about the identity alone."""
    bits = entropy(list(how_often(belief, table.chances).values()))
    for identity in range(4):
        first = identity * BUILDS_OF_AN_AGENT
        weight = sum(belief[first : first + BUILDS_OF_AN_AGENT])
        if weight > 0:
            own = [belief[kind] / weight if kind // 4 == identity else 0.0 for kind in range(TYPES)]
            bits -= weight * entropy(list(how_often(own, table.chances).values()))
    return max(0.0, bits)


def entropy(parts: list[float]) -> float:
    bits = 0.0
    for part in parts:
        if part > 0:
            bits -= part * log2(part)
    return bits


def evenly_among(types: int) -> list[float]:
    """Chances that hold every type of these bits to be as likely."""
    return [(types >> kind & 1) / types.bit_count() for kind in range(TYPES)]
