"""How many points the scoring spaces still to come can bring at most: an upper bound that never is too low.

Cards that run out are not counted; a Kid costs its plays, and a place in every outing while which it is on the streets.
"""

Pair = tuple[int, int]


class BestTotals:
    """`totals` and `pairs` for each scoring space: points for each number of Kids; plays and places a Kid can cost."""

    def __init__(self, totals: list[list[int]], pairs: list[list[Pair]], plays: int, slots: int) -> None:
        self.rows: list[list[list[int]]] = [[[0] * (slots + 1) for _ in range(plays + 1)]]
        for place in range(len(totals) - 1, -1, -1):
            sent = ways_to_send(totals[place], least(set(pairs[place])), plays, slots)
            self.rows.append(further(self.rows[-1], sent))
        self.rows.reverse()

    def most(self, place: int, plays: int, slots: int) -> int:
        """From this scoring space on, with so much left."""
        return self.rows[place][plays][slots]


def least(pairs: set[Pair]) -> list[Pair]:
    """Those that no other one is better than in both."""
    return [
        pair for pair in sorted(pairs)
        if not any(other != pair and other[0] <= pair[0] and other[1] <= pair[1] for other in pairs)
    ]  # fmt: skip


def ways_to_send(totals: list[int], pairs: list[Pair], plays: int, slots: int) -> list[tuple[int, int, int]]:
    """Points for what several Kids together cost."""
    found: dict[Pair, int] = {(0, 0): 0}
    layer: set[Pair] = {(0, 0)}
    for total in totals[1:]:
        layer = {(a + c, b + d) for a, b in layer for c, d in pairs if a + c <= plays and b + d <= slots}
        for pair in layer:
            found[pair] = max(found.get(pair, 0), total)
    return [
        (pair[0], pair[1], worth) for pair, worth in found.items()
        if not any(
            other != pair and other[0] <= pair[0] and other[1] <= pair[1] and more >= worth
            for other, more in found.items()
        )
    ]  # fmt: skip


def further(after: list[list[int]], sent: list[tuple[int, int, int]]) -> list[list[int]]:
    return [
        [
            max(after[plays - spent][slots - taken] + worth for spent, taken, worth in sent
                if spent <= plays and taken <= slots)
            for slots in range(len(after[0]))
        ]
        for plays in range(len(after))
    ]  # fmt: skip
