"""Inkognito: who knows what: views, imagined positions, beliefs, the notebook."""
