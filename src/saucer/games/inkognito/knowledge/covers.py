"""The smallest set of reasons: each rules some cases out, and together they must rule out all.

Cases and reasons are bits. Exact: the size is raised until it suffices, and the case with the fewest reasons left is
settled first.
"""


def smallest_cover(cases: int, reasons: list[int]) -> tuple[int, ...] | None:
    """The places of the fewest reasons that suffice, rising; None if all together do not."""
    needs = essential(needs_of(cases, useful(cases, reasons)))
    if 0 in needs:
        return None
    for size in range(len(reasons) + 1):
        found = hit(needs, size)
        if found is not None:
            return tuple(sorted(found))
    return None


def useful(cases: int, reasons: list[int]) -> list[int]:
    """Each reason as the cases it rules out; nothing if an earlier or stronger one rules out the same."""
    kept: list[int] = []
    parts = [cases & reason for reason in reasons]
    for place, part in enumerate(parts):
        kept.append(0 if is_beaten(place, part, parts) else part)
    return kept


def is_beaten(place: int, part: int, parts: list[int]) -> bool:
    for other, more in enumerate(parts):
        if part & ~more == 0 and (part != more or other < place):
            return True
    return False


def needs_of(cases: int, reasons: list[int]) -> list[int]:
    """For each case the reasons that rule it out, as bits; each kind of case once."""
    needs: set[int] = set()
    while cases:
        case = cases & -cases
        cases ^= case
        need = 0
        for place, reason in enumerate(reasons):
            if reason & case:
                need |= 1 << place
        needs.add(need)
    return sorted(needs)


def essential(needs: list[int]) -> list[int]:
    """Leaves out easy needs: whatever meets a harder one meets them too."""
    return [need for need in needs if not any([other != need and other & ~need == 0 for other in needs])]


def hit(needs: list[int], size: int) -> list[int] | None:
    """Finds so many reasons that each need has one of them at least; None if there are none."""
    if not needs:
        return []
    if size == 0:
        return None
    hardest = min(needs, key=int.bit_count)
    for place in range(hardest.bit_length()):
        if hardest >> place & 1:
            rest = hit([need for need in needs if not need >> place & 1], size - 1)
            if rest is not None:
                return [place, *rest]
    return None
