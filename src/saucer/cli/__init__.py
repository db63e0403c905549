"""The command line. Every file of this folder without a leading underscore is a command: its function `command`."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pkgutil import iter_modules

from cyclopts import App, CycloptsError, Parameter

from saucer.cli._errors import FailedCheck
from saucer.core import Flaw, NotAllowed, Unreadable

WRONG_USE = 2
FAILED_CHECK = 1
INTERRUPTED = 130

app = App(
    name="saucer",
    help="A table for games of aliens, spies and signals: play them, simulate them, check them.",
    version=lambda: version("saucer"),
    suppress_keyboard_interrupt=False,
    verbose=False,
    print_error=False,
    exit_on_error=False,
    result_action="return_value",
    default_parameter=Parameter(negative=()),
)
COMMANDS = [module.name.replace("_", "-") for module in iter_modules(__path__) if not module.name.startswith("_")]
for name in COMMANDS:
    app.command(f"saucer.cli.{name.replace('-', '_')}:command", name=name)


def main(arguments: Sequence[str] | None = None) -> None:
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """0, or 2 for wrong use, or 1 for a failed check, with a line on stderr."""
    try:
        app(list_commands() if list(arguments) in ([], ["--help"], ["-h"]) else list(arguments))
        sys.stdout.flush()
    except (Unreadable, NotAllowed, CycloptsError) as error:
        return complain(str(error), WRONG_USE)
    except (Flaw, FailedCheck) as error:
        return complain(str(error), FAILED_CHECK)
    except KeyboardInterrupt:
        return complain("stopped", INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has gone; the interpreter must not complain when it flushes what is left.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def list_commands() -> list[str]:
    """Load every command, for the line it says about itself."""
    for name in COMMANDS:
        app[name]
    return ["--help"]


def complain(problem: str, code: int) -> int:
    sys.stderr.write(f"saucer: {problem.strip()}\n")  # `print` is a command here
    return code
