"""Web Push: a message sealed for one browser (RFC 8291), signed as ours (RFC 8292), posted to the address its maker gave it.

That address comes from whoever subscribes. It must not lead into our own network, so what a name stands for is looked at
when the line is made, and the line is made to that very address.
"""

import asyncio
import base64
import secrets
import socket
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hallows.kernel import BadOptions
from hallows.server.errors import Refused

CURVE = ec.SECP256R1()
#: How long a push service keeps a message for a browser that is switched off: until it is hardly news any more.
TTL_SECONDS = 24 * 3600
#: How long a signature is good; RFC 8292 allows a day.
SIGNED_SECONDS = 12 * 3600
#: Names that mean this machine or this network wherever they are asked for.
_OURS = (".local", ".localhost", ".internal", ".lan", ".home.arpa")

PrivateKey = ec.EllipticCurvePrivateKey


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> bytes:
    """A signing key as it is stored."""
    made = ec.generate_private_key(CURVE)
    return made.private_numbers().private_value.to_bytes(32, "big")


def seal(
    body: bytes, p256dh: bytes, auth: bytes, once: PrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message only the browser with these keys can read. ``once`` and ``salt`` are made for each message."""
    once = once or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh)
    own = point(once.public_key())
    shared = once.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, auth, b"WebPush: info\0" + p256dh + own, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + (4096).to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, body + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


class Signer:
    """Says to push services that it is us, with whom they can get in touch."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key, "big"), CURVE)
        self._contact = contact
        self.public = encoded(point(self._key.public_key()))

    def authorization(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        told = ".".join(
            encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
        return f"vapid t={told}.{encoded(signature)}, k={self.public}"


# -- where it goes --------------------------------------------------------------------------------------------


def check_endpoint(endpoint: str, private: bool) -> None:
    """Refuse what no push service's address looks like. ``private``: those of our own network may be meant."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("bad-subscription") from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not plain or not host or "@" in parts.netloc or parts.fragment:
        raise Refused("bad-subscription")
    if private and parts.scheme in ("http", "https"):
        return
    if parts.scheme != "https" or port not in (None, 443) or not _outside_name(host):
        raise Refused("bad-subscription")


def contact_of(given: str) -> str:
    """How an operator can be reached, as push services want to have it said."""
    contact = f"mailto:{given}" if "@" in given and ":" not in given else given
    if contact and not contact.startswith(("mailto:", "https://")):
        raise BadOptions(f"{given!r} is neither a mail address nor the address of a page")
    return contact


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys nothing could be sealed with."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        right = len(decoded(auth)) == 16
    except ValueError:
        right = False
    if not right:
        raise Refused("bad-subscription")


def _outside_name(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return "." in host.rstrip(".") and not host.rstrip(".").endswith(_OURS)
    return outside(host)


def outside(address: str) -> bool:
    """Whether an address is somewhere in the public Internet, and not one of our own network in disguise."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None and not outside(str(inner)):
            return False
    return found.is_global and not found.is_multicast


class _Outside(httpcore.AsyncNetworkBackend):
    """Makes lines to the public Internet only."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._lines = httpcore.AnyIOBackend()
        # Names that are never found keep nobody waiting but each other.
        self._names = ThreadPoolExecutor(4, thread_name_prefix="names")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
            found = await asyncio.get_running_loop().run_in_executor(self._names, look_up)
        except OSError as wrong:
            raise httpcore.ConnectError("no such name") from wrong
        addresses = [str(info[4][0]) for info in found]
        if not addresses or not (self._private or all(outside(one) for one in addresses)):
            raise httpcore.ConnectError("not outside")
        return await self._lines.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def sleep(self, seconds: float) -> None:
        await self._lines.sleep(seconds)


class Post:
    """Lines to push services. Nobody is followed elsewhere, and no answer is read but its number."""

    def __init__(self, private: bool, seconds: float) -> None:
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=8, keepalive_expiry=30.0, network_backend=_Outside(private)
        )
        self._seconds = seconds

    async def send(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """The push service's answer; 0: there was none in time."""
        fields = list(headers.items())
        try:
            async with asyncio.timeout(self._seconds):
                sending = self._pool.stream("POST", endpoint, headers=fields, content=body)
                async with sending as answer:
                    return answer.status
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
            return 0
        except (TimeoutError, OSError):
            return 0

    async def close(self) -> None:
        await self._pool.aclose()


def headers(signer: Signer, endpoint: str, topic: str) -> dict[str, str]:
    """``topic``: a newer message with the same takes the place of one not delivered yet."""
    return {
        "Authorization": signer.authorization(endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL_SECONDS),
        "Urgency": "normal",
        "Topic": topic,
    }
