"""Who is asking: a guest is a signed cookie, and nothing is asked of them."""

from __future__ import annotations

import contextlib
import os

from itsdangerous import BadSignature, Signer

COOKIE = "cassino_guest"
LIFE_S = 400 * 86400
"""How long a browser keeps the cookie; browsers allow no more."""


class Guests:
    """Makes and reads the cookies."""

    def __init__(self, secret: bytes, *, is_https: bool) -> None:
        self._signer = Signer(secret, salt="cassino.guest", key_derivation="hmac")
        self._is_https = is_https
        self._name = f"__Host-{COOKIE}" if is_https else COOKIE

    def read(self, headers: dict[bytes, bytes]) -> str | None:
        """The guest's id; None where the cookie is missing or is none of ours.

        Other programs of this host have cookies too, in forms that readers of whole headers stumble over.
        """
        for pair in headers.get(b"cookie", b"").split(b";"):
            name, _, value = pair.strip().partition(b"=")
            if name == self._name.encode():
                with contextlib.suppress(BadSignature, UnicodeDecodeError):
                    return self._signer.unsign(value).decode()
        return None

    def new(self) -> str:
        """The id of a guest who was never here."""
        return os.urandom(16).hex()

    def cookie(self, guest: str) -> bytes:
        """The Set-Cookie header for *guest*."""
        value = self._signer.sign(guest).decode()
        secure = "; Secure" if self._is_https else ""
        return f"{self._name}={value}; Path=/; Max-Age={LIFE_S}; HttpOnly; SameSite=Lax{secure}".encode()
