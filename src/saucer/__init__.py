"""Saucer: a table for games of aliens, spies and signals."""

__version__ = "0.1.0"
