"""Tests run the sources as they are, unless SAUCER_COMPILED=1 asks for what `make compile` made of them."""

import gc
import os

os.environ.setdefault("SAUCER_COMPILED", "0")


def pytest_collection_finish() -> None:
    """What is there before the first test stays until the last: the collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
