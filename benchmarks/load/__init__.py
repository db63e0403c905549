"""Tables of four sockets under load, beside a boardgame.io server in the same run: see __main__.py."""
