"""The small library that is loaded before libc (shim.c), and the orders that it takes while a server runs."""

import mmap
import shutil
import struct
import subprocess
from enum import IntEnum
from pathlib import Path

SOURCE = Path(__file__).with_name("shim.c")
COMPILERS = ("cc", "gcc", "clang")


class Trouble(IntEnum):
    """What comes of writing to the database; the numbers of shim.c."""

    NONE = 0
    FAIL = 1
    TORN = 2
    CUT = 3
    SYNC = 4


class Shim:
    def __init__(self, folder: Path) -> None:
        compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
        assert compiler is not None, f"this part needs a C compiler, one of {', '.join(COMPILERS)}: there is none"
        library, orders = folder / "shim.so", folder / "orders"
        command = [compiler, "-O1", "-Wall", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl"]
        subprocess.run(command, check=True)
        orders.write_bytes(bytes(32))
        with orders.open("r+b") as file:
            self._orders = mmap.mmap(file.fileno(), 32)
        self.environment = {"LD_PRELOAD": str(library), "SAUCER_SIEGE": str(orders)}

    def _set(self, place: int, value: int) -> None:
        struct.pack_into("=q", self._orders, 8 * place, value)

    def jump(self, seconds: int) -> None:
        """The clock on the wall is so far ahead from now on, or behind."""
        self._set(0, seconds)

    def order(self, trouble: Trouble, after: int = 0) -> None:
        self._set(1, Trouble.NONE)
        self._set(2, after)
        self._set(1, trouble)

    @property
    def happened(self) -> int:
        """How often something went wrong by order."""
        (times,) = struct.unpack_from("=q", self._orders, 24)
        return int(times)
