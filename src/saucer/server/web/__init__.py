"""Browsers and programs come in here: HTTP, sockets, pages, cookies, and the process that serves them."""
