"""Guests: a signed cookie holds who they are. Nothing about them is kept on the server."""

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, Signer

from saucer.core import Unreadable, decode, encode
from saucer.server.table.guests import Guest, guest_name, guest_shape

COOKIE = "saucer"
YEAR_SECONDS = 365 * 24 * 3600
CARRY_SECONDS = 600.0


class Sessions:
    def __init__(self, secure: bool) -> None:
        self._secure = secure
        self._signer: Signer

    def sign_with(self, key: bytes) -> None:
        """Before anything is served; all servers of one storage have the same key, and know each other's guests."""
        self._signer = Signer(key, salt="saucer-guest", digest_method=sha256)

    def new_guest(self) -> Guest:
        return Guest(secrets.token_hex(16), guest_name(), guest_shape())

    def guest(self, cookie: str | None) -> Guest | None:
        """Who the cookie says it is; None if there is none, or we did not sign it."""
        if cookie is None:
            return None
        try:
            value = self._signer.unsign(cookie.encode("latin-1", "replace"))
            guest: Guest = decode(bytes.fromhex(value.decode()), Guest, "the cookie")
        except (BadSignature, Unreadable, ValueError):
            return None
        return guest

    def cookie(self, guest: Guest) -> str:
        """The whole header. Hexadecimal, because a name may hold anything."""
        value = self._signer.sign(encode(guest).hex()).decode()
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR_SECONDS}; HttpOnly; SameSite=Lax{secure}"


def carry_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is kept of a token: who reads the database cannot use it."""
    return sha256(token.encode()).hexdigest()
