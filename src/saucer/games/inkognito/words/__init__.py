"""Inkognito: all that is said, as texts."""
