"""Saucer: a table for games of aliens, spies and signals."""

from saucer.compiled import take_compiled

__version__ = "0.1.0"

take_compiled()
