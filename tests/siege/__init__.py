"""The server under attack and in trouble: real processes, and for each part what must hold. See __main__.py."""
