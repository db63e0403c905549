"""All in All: who knows what: views, imagined positions."""
