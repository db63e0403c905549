"""Several processes serve at one address of this machine: one that dies is replaced, one that ends ends gently."""

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
from saucer.server.services.logs import configure_logs
from saucer.server.web.handoff import CAN_HAND_ON, WorkerPlace

READY_SECONDS = 120.0
AGAIN_SECONDS = 1.0
"""A process that dies again and again is not started again and again at once."""

Serve = Callable[[Settings, str, socket, Callable[[str], None], WorkerPlace | None], None]
"""Serves at a socket until it is told to end, and calls back with its address as soon as it serves."""

log: Any = structlog.get_logger("saucer.workers")


class Worker:
    """One process that serves."""

    def __init__(self, serve: Serve, settings: Settings, host: str, listening: socket, place: WorkerPlace) -> None:
        self.place = place
        self.ready, telling = Pipe(duplex=False)
        context = multiprocessing.get_context("spawn")
        own = settings_of(settings, place.number)
        arguments = (serve, own, host, listening, telling, place)
        self.process: SpawnProcess = context.Process(target=run_worker, args=arguments)
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


def run_worker(
    serve: Serve, settings: Settings, host: str, listening: socket, telling: Connection, place: WorkerPlace
) -> None:
    """Runs in the new process."""
    configure_logs()
    signal.signal(signal.SIGINT, lambda *_: sys.exit(0))
    Thread(target=end_with_parent, daemon=True).start()
    serve(settings, host, listening, telling.send, place if CAN_HAND_ON else None)


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


class WorkerGroup:
    """Starts the workers, and replaces them one by one when they die or are to be renewed."""

    def __init__(self, serve: Serve, settings: Settings, host: str, listening: socket, size: int) -> None:
        self._new: Callable[[WorkerPlace], Worker] = lambda place: Worker(serve, settings, host, listening, place)
        self._size = size
        self._workers: list[Worker] = []
        self._signals, self._signalling = Pipe(duplex=False)

    def run(self, tell: Callable[[str], None]) -> None:
        """Until SIGTERM or Ctrl+C; at SIGHUP one after the other is replaced, and nobody is turned away meanwhile."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._signalling.send("end"))
        if sys.platform != "win32":
            signal.signal(signal.SIGHUP, lambda *_: self._signalling.send("renew"))
        with TemporaryDirectory(prefix="saucer-") as folder:
            self._serve(Path(folder), tell)

    def _serve(self, folder: Path, tell: Callable[[str], None]) -> None:
        try:
            self._workers = [self._new(WorkerPlace(folder, number, self._size)) for number in range(self._size)]
            addresses = [worker.address() for worker in self._workers]
            tell(addresses[0])
            self._look_after_them()
        finally:
            self._end_all()

    def _look_after_them(self) -> None:
        while True:
            wait([self._signals, *[worker.process.sentinel for worker in self._workers]])
            if self._signals.poll():
                if self._signals.recv() == "end":
                    return
                self._renew()
            else:
                self._replace_the_dead()

    def _replace_the_dead(self) -> None:
        for at, worker in enumerate(self._workers):
            if not worker.process.is_alive():
                log.error("process_died", code=worker.process.exitcode)
                sleep(max(0.0, AGAIN_SECONDS - (monotonic() - worker.born)))
                self._workers[at] = self._new(worker.place)

    def _renew(self) -> None:
        """Replace one after the other: the rest serve meanwhile, and people come back to them.

        Where one does not start the others stay as they are, and it is tried again as if it had died.
        """
        for at, worker in enumerate(self._workers):
            worker.end()
            self._workers[at] = self._new(worker.place)
            try:
                self._workers[at].address()
            except Unreadable:
                log.error("not_renewed", left=len(self._workers) - at - 1)
                return

    def _end_all(self) -> None:
        for worker in self._workers:
            if worker.process.is_alive():
                worker.process.terminate()
        for worker in self._workers:
            worker.process.join()
