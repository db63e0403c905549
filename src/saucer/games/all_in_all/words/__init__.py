"""All in All: all that is said, as texts."""
