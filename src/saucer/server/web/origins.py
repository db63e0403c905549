"""Whether a request comes from our own pages. Checked for every handshake and every request that changes something."""

from starlette.datastructures import Headers


def is_own(headers: Headers, public_url: str | None) -> bool:
    """An origin must be the address of the server itself, as the browser reached it or as its host has named it."""
    origin = headers.get("origin")
    if origin is None:
        return False
    host = headers.get("host")
    return origin == public_url or (bool(host) and origin in (f"http://{host}", f"https://{host}"))


def is_foreign(headers: Headers, public_url: str | None) -> bool:
    """Programs send no origin; browsers do, and say so if they come from another site."""
    if "origin" in headers:
        return not is_own(headers, public_url)
    return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
