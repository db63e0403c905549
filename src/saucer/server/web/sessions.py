"""Guests: a signed cookie holds who they are. Nothing about them is kept on the server."""

import os
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, Signer

from saucer.core import Unreadable, decode, encode
from saucer.server.table.names import Guest, guest_name, guest_shape

COOKIE = "saucer"
YEAR_SECONDS = 365 * 24 * 3600
CARRY_SECONDS = 600.0


class Sessions:
    def __init__(self, key: bytes, secure: bool) -> None:
        self._signer = Signer(key, salt="saucer-guest", digest_method=sha256)
        self._secure = secure

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


def secret_key(beside: Path) -> bytes:
    """Made on the first run and kept beside the database, readable by its owner only."""
    path = beside.with_name(beside.name + ".key")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            write_key(path)
        key = path.read_bytes()
    except OSError as error:
        raise Unreadable(f"{path} should hold the key that signs cookies; came: {error.strerror}") from None
    if len(key) != 32:
        raise Unreadable(f"{path} should hold 32 bytes; came {len(key)}. Remove it, and all guests are new ones")
    return key


def write_key(path: Path) -> None:
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(secrets.token_bytes(32))
