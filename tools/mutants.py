"""mutmut, with three differences.

    python -P tools/mutants.py run --max-children 2

The tests are collected once, and every mutant is tried in a fork of that process: to collect them again for each costs
more than the few tests that it takes to notice most of them. A mutant takes the place of the code itself: mutmut would
lead every call of a rule through a function of its own, which makes games many times slower; which test calls what is
noted by Python's profiler instead. And mutants come in an order drawn by lot, the same in every run, so that the first
ones are a fair sample: as many as SAUCER_SAMPLE says, or all. What SAUCER_PATIENCE seconds of tests have not noticed
counts as survived.
"""

import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from types import CodeType, FrameType, FunctionType

import pytest
from _pytest.config import _prepareconfig
from mutmut import __main__ as mutmut_run
from mutmut.mutation import trampoline
from mutmut.mutation.data import SourceFileMutationData
from mutmut.runners.harness import PytestRunner
from mutmut.state import state
from mutmut.utils.file_utils import change_cwd
from mutmut.workers import isolation

NOTICED = Path("noticed")
"""This file in the folder of the mutants has a line for each: its function and the test that noticed."""
ENDLESS = 36
"""What mutmut takes for a mutant that took too long."""
SECONDS_MORE, TIMES_AS_LONG = 2.0, 20.0
"""Of processor time, which a busy machine does not stretch: so much more than a test usually takes is endless."""
Tried = tuple[SourceFileMutationData, str, int | None]
Mutants = dict[str, FunctionType]
collect = mutmut_run.collect_source_file_mutation_data

changed: list[tuple[FunctionType, Mutants]] = []
"""Every function that has mutants, with them: mutmut fills in the dict after the function is defined."""
names: dict[CodeType, str] = {}
"""What mutmut calls the function with this code."""


def as_it_is(mutants: Mutants, is_classmethod: bool = False) -> Callable[[FunctionType], FunctionType]:
    """Stands where mutmut's trampoline would."""

    def noted(function: FunctionType) -> FunctionType:
        changed.append((function, mutants))
        names[function.__code__] = f"{function.__module__}.{mangled(function.__qualname__)}"
        return function

    return noted


def mangled(qualified: str) -> str:
    *classes, name = qualified.split(".")
    return f"xǁ{'ǁ'.join([*classes, name])}" if classes else f"x_{name}"


def note_call(frame: FrameType, event: str, argument: object) -> None:
    if event == "call" and frame.f_code in names:
        state()._stats.add(names[frame.f_code])


def put_in_place(mutant: str) -> None:
    """Change the code in the process that tries it, and in no other."""
    module, _, name = mutant.rpartition(".")
    (place,) = [(function, each[name]) for function, each in changed if function.__module__ == module and name in each]
    function, other = place
    function.__code__, function.__defaults__, function.__kwdefaults__ = (
        other.__code__,
        other.__defaults__,
        other.__kwdefaults__,
    )


class CollectedTests(PytestRunner):
    """The first run notes which test calls what; then the tests wait as collected."""

    def __init__(self) -> None:
        super().__init__()
        self.tests: dict[str, pytest.Item] = {}

    def run_stats(self, *, tests: Iterable[str]) -> int:
        sys.setprofile(note_call)
        try:
            return super().run_stats(tests=tests)
        finally:
            sys.setprofile(None)

    def run_forced_fail(self) -> int:
        """The last thing that mutmut does before the first mutant: there is nothing to force without a trampoline."""
        self.tests = collected(["--capture=no", *self._pytest_add_cli_args_test_selection, *self._pytest_add_cli_args])
        return 1

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        """Run them in a process of its own for a mutant; without one all of them run in this."""
        if mutant_name is None:
            return super().run_tests(mutant_name=None, tests=tests)
        put_in_place(mutant_name)
        signal.signal(signal.SIGVTALRM, lambda *_: os._exit(ENDLESS))
        function = mutant_name.partition("__mutmut_")[0]
        left = float(os.environ.get("SAUCER_PATIENCE", "inf"))
        with change_cwd("mutants"):
            for test in likeliest_first(tests, function):
                usual = state().duration_by_test[test]
                if left < usual:
                    break
                left -= usual
                signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_MORE + TIMES_AS_LONG * usual)
                if not passes(self.tests[test]):
                    note_noticed(function, test)
                    return 1
        return 0


def collected(arguments: Sequence[str]) -> dict[str, pytest.Item]:
    """As pytest begins a session."""
    with change_cwd("mutants"):
        config = _prepareconfig(["--rootdir=.", "-q", *arguments])
        config._do_configure()
        session = pytest.Session.from_config(config)
        config.hook.pytest_sessionstart(session=session)
        config.hook.pytest_collection(session=session)
    return {item.nodeid: item for item in session.items}


def likeliest_first(tests: Iterable[str], function: str) -> list[str]:
    """Those that have noticed most mutants of this function, then of all; of those alike the fastest stays first."""
    noticed = [line.split("\t") for line in NOTICED.read_text("utf-8").splitlines()] if NOTICED.exists() else []
    here = Counter([test for where, test in noticed if where == function])
    anywhere = Counter([test for _, test in noticed])
    return sorted(tests, key=lambda test: (-here[test], -anywhere[test]))


def note_noticed(function: str, test: str) -> None:
    with NOTICED.open("a", encoding="utf-8") as noticed:
        noticed.write(f"{function}\t{test}\n")


def passes(test: pytest.Item) -> bool:
    """Called as it is where it needs nothing but its own parameters; pytest itself takes longer than most tests."""
    if isinstance(test, pytest.Function) and not needs_more(test):
        try:
            test.obj(**parameters_of(test))
        except BaseException:
            return False
        return True
    test.config.hook.pytest_runtest_protocol(item=test, nextitem=None)
    return test.session.testsfailed == 0


def parameters_of(test: pytest.Function) -> dict[str, object]:
    return dict(test.callspec.params) if hasattr(test, "callspec") else {}


def needs_more(test: pytest.Function) -> bool:
    """A fixture, or a mark that decides whether it runs at all."""
    return bool({*test.fixturenames} - {*parameters_of(test)}) or any(
        test.get_closest_marker(mark) for mark in ("skip", "skipif", "xfail")
    )


def lot(mutant: str) -> float:
    return int.from_bytes(sha256(mutant.encode()).digest()[:6])


def drawn(*, mutant_names: Sequence[str]) -> tuple[list[Tried], dict[str, SourceFileMutationData]]:
    """What is to be tried, and what is known of each file."""
    mutants, files = collect(mutant_names=tuple(mutant_names))
    mutants.sort(key=lambda mutant: lot(mutant[1]))
    return mutants[: int(os.environ.get("SAUCER_SAMPLE", len(mutants)))], files


if __name__ == "__main__":
    trampoline.wrap_in_trampoline = as_it_is  # type: ignore[assignment]
    mutmut_run.collect_source_file_mutation_data = drawn
    mutmut_run.estimated_worst_case_time = lot  # type: ignore[assignment]
    isolation.PytestRunner = CollectedTests  # type: ignore[attr-defined]
    mutmut_run.cli()
