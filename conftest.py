"""Tests run the sources as they are, unless SAUCER_COMPILED=1 asks for what `make compile` made of them."""

import os

os.environ.setdefault("SAUCER_COMPILED", "0")
