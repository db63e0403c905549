"""The server that is measured, in a process of its own: as people have it, but without limits of rate.

    python -m benchmarks.load.serve DATABASE [--parts]

With `--parts` it counts where the time of its main thread goes, and says so at every SIGUSR1: a line of JSON with
seconds by part.
"""

import sys
from pathlib import Path

from benchmarks.load import parts
from saucer.server.services import Settings
from saucer.server.web.run import serve

if __name__ == "__main__":
    chosen = Settings(database=Path(sys.argv[1]), limited=False, bot_processes=0)
    if "--parts" in sys.argv:
        parts.count()
    serve(chosen, "127.0.0.1", 0, lambda url: print(url, flush=True))
