"""Contact: all that is said, as texts."""
