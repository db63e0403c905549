"""What a process of this machine has used, as Linux counts it."""

import os
from pathlib import Path

from tests.server.process import children_of

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def processor_seconds(process: int) -> float:
    """All its threads together, in the program and in the kernel."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def family_seconds(process: int) -> float:
    """With all those it has started and they have, also those that have ended and were waited for."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / TICKS
    return processor_seconds(process) + ended + sum(family_seconds(child) for child in children_of(process))


def resident_bytes(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
