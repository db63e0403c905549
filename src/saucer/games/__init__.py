"""The games: a folder each, found by the registry; none imports another."""
