"""The server that is measured, in a process of its own: as people have it, but without limits of rate.

    python -m benchmarks.load.serve DATABASE [--redis URL] [--workers 2] [--parts]

With `--parts` it counts where the time of its main thread goes, and says so at every SIGUSR1: a line of JSON with
seconds by part.
"""

import argparse

from benchmarks.load import parts


def run(asked: argparse.Namespace) -> None:
    """Nothing of the server is imported before: `--parts` looks into it."""
    from saucer.server.services import Settings
    from saucer.server.storage.places import place_named
    from saucer.server.web.run import serve

    chosen = Settings(database=place_named(asked.database), redis=asked.redis, limited=False, bot_processes=0)
    serve(chosen, "127.0.0.1", 0, lambda url: print(url, flush=True), asked.workers)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.serve")
    parser.add_argument("database")
    parser.add_argument("--redis")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--parts", action="store_true")
    asked = parser.parse_args()
    if asked.parts:
        parts.count()
    run(asked)
