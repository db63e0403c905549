"""Contact: who knows what: views, what was heard, imagined positions."""
