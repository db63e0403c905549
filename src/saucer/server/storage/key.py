"""The key that signs the guests' cookies, in a file beside the database."""

import os
import secrets
from contextlib import suppress
from pathlib import Path

from saucer.core import Unreadable

KEY_BYTES = 32


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
    if len(key) != KEY_BYTES:
        came = f"came {len(key)}. Remove it, and all guests are new ones"
        raise Unreadable(f"{path} should hold {KEY_BYTES} bytes; {came}")
    return key


def write_key(path: Path) -> None:
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
