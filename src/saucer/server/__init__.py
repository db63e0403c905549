"""The table on the network: an ASGI application, tables, storage, sessions."""
