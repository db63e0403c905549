"""Several processes that serve at one address of this machine: whoever dies is replaced, whoever ends ends gently."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection, Pipe, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep
from typing import Any

import structlog
from msgspec.structs import replace

from saucer.core import Unreadable
from saucer.server.services import Settings
from saucer.server.services.logs import log_plainly
from saucer.server.web.handoff import CAN_HAND_ON, CrewPlace

READY_SECONDS = 120.0
AGAIN_SECONDS = 1.0
"""A process that dies again and again is not started again and again at once."""

Serve = Callable[[Settings, str, socket, Callable[[str], None], CrewPlace | None], None]
"""Serves at a socket until it is told to end; told where, it calls back."""

log: Any = structlog.get_logger("saucer.crew")


class Member:
    """One process."""

    def __init__(self, serve: Serve, settings: Settings, host: str, listening: socket, place: CrewPlace) -> None:
        self.place = place
        self.ready, telling = Pipe(duplex=False)
        context = multiprocessing.get_context("spawn")
        own = settings_of(settings, place.number)
        self.process: SpawnProcess = context.Process(target=work, args=(serve, own, host, listening, telling, place))
        self.process.start()
        telling.close()
        self.born = monotonic()

    def address(self) -> str:
        """Wait until it serves; raise Unreadable if it ends before."""
        if wait([self.ready, self.process.sentinel], READY_SECONDS):
            try:
                return str(self.ready.recv())
            except EOFError:
                pass
        self.end()
        raise Unreadable("a server process ended while it started; the lines above say why")

    def end(self) -> None:
        if self.process.is_alive():
            self.process.terminate()
        self.process.join()


def settings_of(settings: Settings, number: int) -> Settings:
    """Each process has figures of its own, at the next port."""
    if settings.metrics is None:
        return settings
    host, port = settings.metrics
    return replace(settings, metrics=(host, port + number))


def work(serve: Serve, settings: Settings, host: str, listening: socket, telling: Connection, place: CrewPlace) -> None:
    """What a new process of the crew runs."""
    log_plainly()
    signal.signal(signal.SIGINT, lambda *_: sys.exit(0))
    Thread(target=end_with_crew, daemon=True).start()
    serve(settings, host, listening, telling.send, place if CAN_HAND_ON else None)


def end_with_crew() -> None:
    crew = multiprocessing.parent_process()
    if crew is not None:
        crew.join()
        os.kill(os.getpid(), signal.SIGTERM)


class Crew:
    def __init__(self, serve: Serve, settings: Settings, host: str, listening: socket, size: int) -> None:
        self._new: Callable[[CrewPlace], Member] = lambda place: Member(serve, settings, host, listening, place)
        self._size = size
        self._members: list[Member] = []
        self._orders, self._giving = Pipe(duplex=False)

    def run(self, tell: Callable[[str], None]) -> None:
        """Until SIGTERM or Ctrl+C; at SIGHUP one after the other is replaced, and nobody is turned away meanwhile."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._giving.send("end"))
        if sys.platform != "win32":
            signal.signal(signal.SIGHUP, lambda *_: self._giving.send("renew"))
        with TemporaryDirectory(prefix="saucer-") as folder:
            self._serve(Path(folder), tell)

    def _serve(self, folder: Path, tell: Callable[[str], None]) -> None:
        try:
            self._members = [self._new(CrewPlace(folder, number, self._size)) for number in range(self._size)]
            addresses = [member.address() for member in self._members]
            tell(addresses[0])
            self._look_after_them()
        finally:
            self._end_all()

    def _look_after_them(self) -> None:
        while True:
            wait([self._orders, *[member.process.sentinel for member in self._members]])
            if self._orders.poll():
                if self._orders.recv() == "end":
                    return
                self._renew()
            else:
                self._replace_the_dead()

    def _replace_the_dead(self) -> None:
        for at, member in enumerate(self._members):
            if not member.process.is_alive():
                log.error("process_died", code=member.process.exitcode)
                sleep(max(0.0, AGAIN_SECONDS - (monotonic() - member.born)))
                self._members[at] = self._new(member.place)

    def _renew(self) -> None:
        """One after the other: the others serve meanwhile, and those who were at it come back to them."""
        for at, member in enumerate(self._members):
            member.end()
            self._members[at] = self._new(member.place)
            self._members[at].address()

    def _end_all(self) -> None:
        for member in self._members:
            if member.process.is_alive():
                member.process.terminate()
        for member in self._members:
            member.process.join()
