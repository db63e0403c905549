"""saucer serve, but without limits of rate: so that what is sent is looked at, and not refused for being too much.

python -m tests.siege.unlimited --port 0 --database FILE
"""

import sys
from functools import partial

from saucer.cli import run, serve
from saucer.server.services import Settings

if __name__ == "__main__":
    setattr(serve, "Settings", partial(Settings, limited=False))  # noqa: B010
    sys.exit(run(["serve", *sys.argv[1:]]))
