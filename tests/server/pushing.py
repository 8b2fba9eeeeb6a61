"""A push service of our own, on loopback, and the browsers that get their messages from it."""

import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from hallows.server.push import CURVE, decoded, encoded, point
from tests.server.people import Guest, Json


class Posted(NamedTuple):
    """A request as it came in; header names are in small letters."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Keeps what is posted to it. ``answers``: what it says by path, in order; the last one for good, 201 unless told."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answers: dict[str, list[int]] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers["content-length"])
                fields = {name.lower(): value for name, value in self.headers.items()}
                service.posted.append(Posted(self.path, fields, self.rfile.read(size)))
                told = service.answers.get(self.path, [201])
                self.send_response(told.pop(0) if len(told) > 1 else told[0])
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    @contextmanager
    def running(self) -> Iterator["PushService"]:
        thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        yield self
        self._server.shutdown()
        self._server.server_close()

    def to(self, browser: "Browser") -> list[Posted]:
        return [posted for posted in self.posted if posted.path == browser.path]


class Browser:
    """A browser's subscription: an address at the push service, and keys only it knows in full."""

    def __init__(self, service: PushService, name: str) -> None:
        self.path = f"/send/{name}"
        self.endpoint = service.url + self.path
        self._service = service
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)

    def wish(self, language: str = "en") -> Json:
        return {
            "endpoint": self.endpoint,
            "p256dh": encoded(point(self._key.public_key())),
            "auth": encoded(self._auth),
            "language": language,
        }

    def subscribe(self, guest: Guest, language: str = "en") -> Json:
        answer = guest.http.put("/api/me/push", json=self.wish(language))
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    def messages(self) -> list[Json]:
        """What it was sent, opened."""
        return [json.loads(self.open(posted.body)) for posted in self._service.to(self)]

    def open(self, body: bytes) -> bytes:
        """As RFC 8291 and RFC 8188 have it, written from their side: extract and expand by hand."""
        salt, size, sender = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]]
        sealed = body[21 + body[20] :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        info = b"WebPush: info\0" + point(self._key.public_key()) + sender
        secret = _mac(_mac(self._auth, self._key.exchange(ec.ECDH(), theirs)), info + b"\1")
        mixed = _mac(salt, secret)
        key = _mac(mixed, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _mac(mixed, b"Content-Encoding: nonce\0\1")[:12]
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain[-1] == 2  # the last record
        return plain[:-1]


def _mac(key: bytes, text: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


def signed(posted: Posted, audience: str, public: str) -> Json:
    """What the sender claims, once its signature is found to be that of the key the browser subscribed with."""
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert fields["k"] == public
    head, claims, signature = fields["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told: Json = json.loads(decoded(claims))
    assert told["aud"] == audience
    assert time.time() < told["exp"] < time.time() + 24 * 3600
    return told
